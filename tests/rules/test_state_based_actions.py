"""State-based actions (CR 704): all at once, again and again until there are none."""

import pytest

from planechase.rules.events.events import Destroyed, PlayerLoses
from planechase.rules.events.lasting import ForTheRestOfTheGame
from planechase.rules.events.losing import Loss
from planechase.rules.language.card_types import CREATURE as CREATURE_TYPE
from planechase.rules.state.objects import Zone
from planechase.testing import ANN, BOB, CAT, Table
from planechase.words.amounts import CountersOn
from planechase.words.card import (
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    SORCERY_CARD,
    anthem,
    card,
    creature,
    legendary_creature,
    planeswalker,
    typed,
    when_dies,
    whenever,
)
from planechase.words.effects.counter_effects import put_counters
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.flow import then
from planechase.words.effects.hands import draw
from planechase.words.effects.lasting_effects import Change, pump
from planechase.words.effects.life_effects import gain_life, lose_life
from planechase.words.effects.zone_effects import PutOntoBattlefield, return_to_hand
from planechase.words.filters import ARTIFACT, CREATURE, ENCHANTMENT, PERMANENT, YOURS
from planechase.words.keywords import keyword, protection
from planechase.words.modifications import AddTypes, LoseAllAbilities
from planechase.words.player_words import EACH_OPPONENT, EACH_PLAYER, YOU
from planechase.words.selections import ANY_TARGET, THIS, All, each, target
from planechase.words.statics import base_size, gets, has
from planechase.words.triggers import Leaves

SHOCK = card("Small Shock", "{R}", INSTANT_CARD, damage(2, ANY_TARGET))
BOUNCE = card("Bounce", "{U}", INSTANT_CARD, return_to_hand(target(PERMANENT)))
SHRINK = card("Shrink", "{B}", INSTANT_CARD, pump(target(CREATURE), -2, -2))
RETURN_ALL = card("Mass Return", "{W}", SORCERY_CARD, PutOntoBattlefield(All(PERMANENT, Zone.GRAVEYARD, YOU)))
DIRGE = card("Dirge", "{B}", ENCHANTMENT_CARD, whenever(Leaves(CREATURE), lose_life(1, EACH_OPPONENT)))
WORLD = card("Small World", "{G}", typed("World Enchantment"))
OTHER_WORLD = card("Other World", "{R}", typed("World Enchantment"))
HERO = card("Hero", "{W}", legendary_creature("Human", 2, 2))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


# ---------------------------------------------------------------------- when, and how


@pytest.mark.rule("704.1", "704.2", "704.3", "405.6f")
def test_they_happen_by_themselves_before_anybody_gets_priority(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, SHOCK)
    table.cast(ANN, "Small Shock", targets=[bears])
    table.resolve()
    assert (table.graveyard(BOB), table.stack, table.has_priority) == (["Grizzly Bears"], [], ANN)


@pytest.mark.rule("704.3")
def test_all_that_apply_happen_at_once(table: Table) -> None:
    """Two creatures with lethal damage and a player at 0: the player loses in the same check."""
    table.battlefield(ANN, DIRGE)
    table.battlefield(BOB, "Grizzly Bears", "Grizzly Bears")
    table.life(BOB, 2)
    table.hand(ANN, card("Quake", "{R}", SORCERY_CARD, then(damage(2, each(CREATURE)), damage(2, EACH_OPPONENT))))
    table.cast(ANN, "Quake")
    table.resolve()
    assert table.winner == ANN


@pytest.mark.rule("704.3")
def test_the_check_is_repeated_until_nothing_happens(table: Table) -> None:
    """Without its lord the other dies in a second check, and only then do triggers go on the stack."""
    lord = card("Lord", "{W}", creature("Soldier", 2, 2), anthem(CREATURE & YOURS, gets(0, 1)))
    table.battlefield(ANN, lord)
    table.battlefield(ANN, card("Squire", "{W}", creature("Soldier", 1, 0)))
    table.battlefield(BOB, DIRGE)
    table.hand(BOB, BOUNCE)
    table.cast(BOB, "Bounce", targets=["Lord"])
    table.resolve()
    assert (table.battlefield(ANN), table.stack) == ([], ["Dirge", "Dirge"])


@pytest.mark.rule("704.4")
def test_they_pay_no_attention_to_what_happens_during_a_resolution(table: Table) -> None:
    """For a moment Ann has no life, but the spell goes on."""
    table.life(ANN, 3)
    table.hand(ANN, card("Gamble", "{B}", SORCERY_CARD, then(lose_life(3), gain_life(1))))
    table.cast(ANN, "Gamble")
    table.resolve()
    assert (table.life(ANN), table.result) == (1, None)


@pytest.mark.rule("704.3", "514.3a")
def test_in_the_cleanup_step_they_give_players_priority(table: Table) -> None:
    """As Giant Growth ends, the Bears have no toughness left, and what triggers then can be answered."""
    kept = card("Wither", "{B}", INSTANT_CARD, Change(target(CREATURE), (gets(0, -2),), ForTheRestOfTheGame()))
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(BOB, DIRGE)
    table.hand(ANN, "Giant Growth", kept)
    table.cast(ANN, "Giant Growth", targets=[bears])
    table.resolve()
    table.cast(ANN, "Wither", targets=[bears])
    table.resolve()
    assert bears.toughness == 3
    table.go_to("end step")
    table.pass_(ANN)
    table.pass_(BOB)
    assert (table.step.value, table.stack, table.has_priority) == ("cleanup step", ["Dirge"], ANN)
    table.resolve()
    table.pass_(ANN)
    table.pass_(BOB)
    assert (table.active_player, table.step.value) == (BOB, "upkeep")


# ---------------------------------------------------------------------- players


@pytest.mark.rule("704.5a", "704.5b", "704.5c", "104.3b", "104.3c", "104.3d")
@pytest.mark.parametrize("way", ["life", "library", "poison"])
def test_three_ways_to_lose(table: Table, way: str) -> None:
    if way == "life":
        table.life(BOB, 0)
    elif way == "library":
        table.library(BOB, only=True)
        table.begin("draw step", of=BOB)
    else:
        table.poison(BOB, 10)
    if table.result is None:
        table.pass_()
    assert (table.winner, table.has_lost(BOB)) == (ANN, True)
    why = {"life": Loss.NO_LIFE, "library": Loss.EMPTY_LIBRARY, "poison": Loss.POISON}
    assert [(lost.player, lost.reason.loss) for lost in table.happened(PlayerLoses)] == [(BOB, why[way])]


@pytest.mark.rule("704.5a", "704.5c")
def test_nine_poison_and_one_life_are_not_enough(table: Table) -> None:
    table.life(BOB, 1)
    table.poison(BOB, 9)
    table.pass_()
    assert table.result is None


@pytest.mark.rule("704.5b", "101.2")
def test_a_draw_from_an_empty_library_counts_only_for_the_next_check(table: Table) -> None:
    """Platinum Angel saves its player then; without her, that draw is forgotten."""
    angel = table.battlefield(ANN, "Platinum Angel")
    table.library(ANN, only=True)
    table.hand(ANN, card("Peek", "{U}", INSTANT_CARD, draw()))
    table.cast(ANN, "Peek")
    table.resolve()
    table.remove(angel)
    table.pass_()
    assert table.result is None


@pytest.mark.rule("104.4a", "704.3")
def test_when_the_last_players_lose_at_once_the_game_is_a_draw() -> None:
    table = Table(players=3, free_mana=True)
    table.life(CAT, 1)
    table.life(BOB, 2)
    table.life(ANN, 2)
    table.hand(ANN, card("End", "{R}", SORCERY_CARD, damage(2, EACH_PLAYER)))
    table.cast(ANN, "End")
    table.resolve()
    assert table.result is not None
    assert table.result.is_draw


# ---------------------------------------------------------------------- creatures


@pytest.mark.rule("704.5f", "701.8b", "702.12b")
def test_toughness_zero_is_no_destruction(table: Table) -> None:
    golem = card("Golem", "{3}", creature("Golem", 2, 2), keyword("indestructible"))
    table.battlefield(BOB, golem)
    table.hand(ANN, SHRINK)
    table.cast(ANN, "Shrink", targets=["Golem"])
    table.resolve()
    assert (table.graveyard(BOB), table.happened(Destroyed)) == (["Golem"], [])


@pytest.mark.rule("704.5g", "120.6")
def test_damage_adds_up_over_the_turn(table: Table) -> None:
    tyrranax = table.battlefield(BOB, "Alpha Tyrranax")
    table.hand(ANN, SHOCK, SHOCK, SHOCK)
    for _ in range(2):
        table.cast(ANN, "Small Shock", targets=[tyrranax])
        table.resolve()
    other = table.fork()
    table.cast(ANN, "Small Shock", targets=[tyrranax])
    table.resolve()
    assert not tyrranax.exists
    other.next_turn()
    other.cast(ANN, "Small Shock", targets=[tyrranax])
    other.resolve()
    assert other.find(tyrranax).damage == 2


@pytest.mark.rule("704.5g")
def test_damage_already_marked_kills_when_toughness_goes_down(table: Table) -> None:
    wall = table.battlefield(BOB, "Wall of Blossoms", damage=2)
    table.hand(ANN, SHRINK)
    table.cast(ANN, "Shrink", targets=[wall])
    table.resolve()
    assert not wall.exists


@pytest.mark.rule("704.5h", "702.2b")
def test_deathtouch_counts_only_since_the_last_check(table: Table) -> None:
    """An indestructible creature touched by it survives the check, and later losing that keyword does not kill it."""
    golem = card("Golem", "{3}", creature("Golem", 2, 5), keyword("indestructible"))
    statue = table.battlefield(BOB, golem)
    nightshade = card("Nettle", "{B}", creature("Plant", 1, 1), keyword("deathtouch"))
    table.battlefield(ANN, nightshade)
    table.attack(ANN, "Nettle")
    table.block(BOB, {"Golem": "Nettle"})
    table.combat_damage()
    assert statue.damage == 1
    table.hand(ANN, card("Strip", "{U}", INSTANT_CARD, Change(target(CREATURE), (LoseAllAbilities(),))))
    table.cast(ANN, "Strip", targets=[statue])
    table.resolve()
    assert statue.exists


@pytest.mark.rule("704.7", "704.5g", "704.5h", "701.19a")
def test_one_regeneration_is_enough_for_two_reasons_to_die(table: Table) -> None:
    knight = table.battlefield(BOB, "Cadaverous Knight")
    table.battlefield(ANN, card("Scorpion", "{B}", creature("Scorpion", 3, 3), keyword("deathtouch")))
    table.attack(ANN, "Scorpion")
    table.activate(BOB, "Cadaverous Knight")
    table.resolve()
    table.block(BOB, {"Cadaverous Knight": "Scorpion"})
    table.combat_damage()
    assert (knight.exists, knight.tapped) == (True, True)


# ---------------------------------------------------------------------- planeswalkers, legends, worlds


@pytest.mark.rule("704.5i", "306.9")
def test_a_planeswalker_without_loyalty_is_gone(table: Table) -> None:
    walker = table.battlefield(BOB, card("Walker", "{2}", planeswalker("Jace", 2)))
    table.hand(ANN, SHOCK)
    table.cast(ANN, "Small Shock", targets=[walker])
    table.resolve()
    assert table.graveyard(BOB) == ["Walker"]


@pytest.mark.rule("704.5j")
def test_the_legend_rule_is_a_choice_and_for_each_player_alone(table: Table) -> None:
    old = table.battlefield(ANN, HERO)
    theirs = table.battlefield(BOB, HERO)
    table.hand(ANN, HERO)
    table.cast(ANN, "Hero")
    table.resolve(pause=True)
    assert table.decision is not None
    assert table.decision.player == ANN
    table.answer(ANN, old)
    assert (old.exists, theirs.exists, table.graveyard(ANN)) == (True, True, ["Hero"])


@pytest.mark.rule("704.5j", "201.2")
def test_legends_of_different_names_get_along(table: Table) -> None:
    table.battlefield(ANN, HERO, card("Heroine", "{W}", legendary_creature("Human", 2, 2)))
    table.pass_()
    assert table.battlefield(ANN) == ["Hero", "Heroine"]


@pytest.mark.rule("704.5k", "205.4f")
def test_a_newer_world_buries_the_older_whoever_controls_it(table: Table) -> None:
    table.battlefield(ANN, WORLD)
    table.enters(BOB, OTHER_WORLD)
    assert (table.battlefield(ANN), table.battlefield(BOB)) == ([], ["Other World"])


@pytest.mark.rule("704.5k")
def test_worlds_that_came_together_go_together(table: Table) -> None:
    table.graveyard(ANN, WORLD, OTHER_WORLD)
    table.hand(ANN, RETURN_ALL)
    table.cast(ANN, "Mass Return")
    table.resolve()
    assert table.battlefield(ANN) == []
    assert sorted(table.graveyard(ANN)) == ["Mass Return", "Other World", "Small World"]


# ---------------------------------------------------------------------- attachments


@pytest.mark.rule("704.5m", "303.4c")
def test_an_aura_follows_what_it_enchanted(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(ANN, "Spirit Mantle", attached_to=bears)
    table.hand(BOB, BOUNCE)
    table.cast(BOB, "Bounce", targets=[bears])
    table.resolve()
    assert table.graveyard(ANN) == ["Spirit Mantle"]


@pytest.mark.rule("704.5m", "702.16c", "303.4c")
def test_an_aura_falls_off_what_it_could_not_enchant(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(ANN, "Rancor", attached_to=bears)
    table.hand(BOB, card("Veil", "{W}", INSTANT_CARD, Change(target(CREATURE), (has(protection(ENCHANTMENT)),))))
    table.cast(BOB, "Veil", targets=[bears])
    table.resolve()
    assert (bears.power, table.stack) == (2, ["Rancor"])


@pytest.mark.rule("704.5n", "301.5c")
def test_equipment_stays_when_its_creature_is_gone(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    hammer = table.battlefield(ANN, "Loxodon Warhammer", attached_to=bears)
    table.hand(BOB, BOUNCE)
    table.cast(BOB, "Bounce", targets=[bears])
    table.resolve()
    assert (hammer.exists, hammer.attached_to) == (True, None)


@pytest.mark.rule("704.5p", "301.5c")
def test_equipment_that_becomes_a_creature_comes_off(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    hammer = table.battlefield(ANN, "Loxodon Warhammer", attached_to=bears)
    wake = Change(target(ARTIFACT), (AddTypes(CREATURE_TYPE), base_size(3, 3)))
    table.hand(ANN, card("Wake", "{U}", INSTANT_CARD, wake))
    table.cast(ANN, "Wake", targets=[hammer])
    table.resolve()
    assert (hammer.attached_to, hammer.power, bears.power) == (None, 3, 2)


# ---------------------------------------------------------------------- tokens and counters


@pytest.mark.rule("704.5d", "111.7", "111.8")
def test_a_token_is_seen_leaving_and_then_ceases_to_exist(table: Table) -> None:
    table.battlefield(ANN, DIRGE)
    token = table.battlefield(BOB, "Grizzly Bears", token=True)
    table.hand(ANN, BOUNCE)
    table.cast(ANN, "Bounce", targets=[token])
    table.resolve()
    assert (table.hand(BOB), table.stack) == ([], ["Dirge"])


@pytest.mark.rule("704.5q", "122.3")
def test_counters_cancel_in_pairs(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears", counters={"+1/+1": 3})
    table.hand(ANN, card("Sour", "{B}", INSTANT_CARD, put_counters("-1/-1", target(CREATURE), 2)))
    table.cast(ANN, "Sour", targets=[bears])
    table.resolve()
    assert (bears.counters, bears.power) == ({"+1/+1": 1}, 3)


@pytest.mark.rule("704.8", "704.5q", "704.5f", "608.2h")
def test_what_dies_is_remembered_with_the_counters_it_had_before_the_check(table: Table) -> None:
    """It dies with +1/+1 and -1/-1 counters on it; both are still there when it looks back."""
    hydra = when_dies(gain_life(CountersOn(THIS, "+1/+1")))
    beast = table.battlefield(BOB, card("Beast", "{G}", creature("Beast", 1, 1), hydra), counters={"+1/+1": 2})
    table.hand(ANN, card("Sour", "{B}", INSTANT_CARD, put_counters("-1/-1", target(CREATURE), 3)))
    table.cast(ANN, "Sour", targets=[beast])
    table.resolve()
    table.resolve()
    assert table.life(BOB) == 22
