"""Combat damage (CR 510) and the keywords that change it: first and double strike, trample, deathtouch, lifelink,
infect and wither.
"""

from __future__ import annotations

import pytest

from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.state.decisions import Divide, IllegalAnswer
from planechase.testing import ANN, BOB, CAT, Table
from planechase.words.card import ENCHANTMENT_CARD, INSTANT_CARD, card, creature, planeswalker, whenever
from planechase.words.effects.lasting_effects import Change
from planechase.words.effects.life_effects import gain_life
from planechase.words.effects.permanent_effects import destroy
from planechase.words.filters import CREATURE, ITSELF
from planechase.words.keywords import keyword, keywords
from planechase.words.modifications import GainAbilities, LoseAllAbilities
from planechase.words.selections import target
from planechase.words.statics import CanBlockMore, DamageAsThoughUnblocked, DamageByToughness
from planechase.words.triggers import DealsDamage

WALKER = card("Ana", "{2}", planeswalker("Ana", 3))
TRAMPLER = card("Trampler", "{G}", creature("Rhino", 5, 5), keyword("trample"))
FORGET = card("Forget", "{U}", INSTANT_CARD, Change(target(CREATURE), (LoseAllAbilities(),)))
LEARN = card("Learn", "{R}", INSTANT_CARD, Change(target(CREATURE), (GainAbilities(keywords("double strike")),)))
SWIFT = card("Swift", "{R}", INSTANT_CARD, Change(target(CREATURE), (GainAbilities(keywords("first strike")),)))
SMITE = card("Smite", "{B}", INSTANT_CARD, destroy(target(CREATURE)))


def sized(name: str, power: int, toughness: int, words: str) -> CardDefinition:
    """A creature of a size, with keywords."""
    return card(name, "{1}", creature("Beast", power, toughness), keywords(words))


# ---------------------------------------------------------------------- assigning


@pytest.mark.rule("510.1a")
def test_a_creature_with_no_power_assigns_no_damage() -> None:
    table = Table()
    hit = whenever(DealsDamage(CREATURE, combat=True), gain_life(1))
    table.battlefield(ANN, card("Witness", "{W}", ENCHANTMENT_CARD, hit))
    table.battlefield(ANN, card("Husk", "{B}", creature("Spirit", 0, 3)))
    table.attack(ANN, "Husk")
    table.combat_damage()

    assert table.life(BOB) == 20
    assert table.stack == []


@pytest.mark.rule("510.1b", "120.3c", "802.5")
def test_unblocked_creatures_damage_what_they_attack() -> None:
    table = Table(players=3)
    one, two = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(ANN, "Grizzly Bears")
    walker = table.battlefield(CAT, WALKER)
    table.attack(ANN, {one: BOB, two: walker})
    table.combat_damage()

    assert (table.life(BOB), table.life(CAT), walker.counters) == (18, 20, {"loyalty": 1})


@pytest.mark.rule("510.1c")
def test_damage_among_several_blockers_is_divided_freely_without_any_order() -> None:
    """No blocker need be dealt lethal damage before another one gets any."""
    table = Table()
    attacker = table.battlefield(ANN, "Alpha Tyrranax")
    one, two, three = (table.battlefield(BOB, "Wall of Blossoms") for _ in range(3))
    table.attack(ANN, attacker)
    table.block(BOB, {one: attacker, two: attacker, three: attacker})
    table.combat_damage(pause=True)
    assert isinstance(table.decision, Divide)
    assert table.decision.player == ANN
    with pytest.raises(IllegalAnswer, match="add up"):
        table.answer(ANN, {one: 2, two: 2})
    with pytest.raises(IllegalAnswer):
        table.answer(ANN, {one: 5, BOB: 1})

    table.answer(ANN, {one: 1, two: 3, three: 2})
    assert [wall.damage for wall in (one, two, three)] == [1, 3, 2]


@pytest.mark.rule("510.1d")
def test_a_blocker_of_two_divides_freely_too() -> None:
    table = Table()
    one, two = table.battlefield(ANN, "Alpha Tyrranax"), table.battlefield(ANN, "Air Elemental")
    hydra = card("Web Hydra", "{U}", creature("Hydra", 5, 12), CanBlockMore(ITSELF), keyword("reach"))
    spider = table.battlefield(BOB, hydra)
    table.attack(ANN, [one, two])
    table.block(BOB, {spider: [one, two]})
    table.will(BOB, {one: 1, two: 4}, about="damage")
    table.combat_damage()

    assert one.damage == 1
    assert not two.exists
    assert spider.damage == 10


@pytest.mark.rule("510.2", "704.3")
def test_all_combat_damage_is_dealt_at_once() -> None:
    table = Table()
    mine, yours = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, mine)
    table.block(BOB, {yours: mine})
    table.combat_damage()

    assert not mine.exists
    assert not yours.exists


@pytest.mark.rule("510.1a")
def test_damage_equal_to_toughness() -> None:
    table = Table()
    table.battlefield(ANN, card("Assault Order", "{W}", ENCHANTMENT_CARD, DamageByToughness(CREATURE)))
    table.battlefield(ANN, card("Husk", "{B}", creature("Spirit", 0, 3)))
    table.attack(ANN, "Husk")
    table.combat_damage()

    assert table.life(BOB) == 17


@pytest.mark.rule("510.1c")
def test_damage_as_though_it_were_not_blocked() -> None:
    rhino = card("Ghost Rhino", "{G}", creature("Rhino", 4, 4), DamageAsThoughUnblocked(ITSELF))
    table = Table()
    attacker = table.battlefield(ANN, rhino)
    wall = table.battlefield(BOB, "Wall of Blossoms")
    table.attack(ANN, attacker)
    table.block(BOB, {wall: attacker})
    table.will(ANN, True)
    table.combat_damage()

    assert table.life(BOB) == 16
    assert wall.damage == 0


# ---------------------------------------------------------------------- first and double strike


@pytest.mark.rule("510.4", "702.7b", "506.1")
def test_first_strike_deals_damage_in_a_step_of_its_own() -> None:
    table = Table()
    knight = table.battlefield(ANN, "White Knight")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, knight)
    table.block(BOB, {bears: knight})
    table.next_step()
    assert table.step.value == "first-strike combat damage step"
    assert not bears.exists
    assert table.has_priority == ANN
    table.next_step()

    assert table.step.value == "combat damage step"
    assert knight.damage == 0


@pytest.mark.rule("510.4")
def test_without_first_strike_there_is_one_damage_step() -> None:
    table = Table()
    table.battlefield(ANN, "White Knight")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, bears)
    table.go_to("declare blockers step")
    table.next_step()

    assert table.step.value == "combat damage step"


@pytest.mark.rule("702.4b", "510.4")
def test_double_strike_deals_damage_twice() -> None:
    table = Table()
    table.battlefield(ANN, "Boros Swiftblade")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, ["Boros Swiftblade", bears])
    table.go_to("first-strike combat damage step")
    assert table.life(BOB) == 19
    table.next_step()

    assert table.life(BOB) == 16


@pytest.mark.rule("702.4c")
def test_losing_double_strike_in_between_means_no_second_hit() -> None:
    table = Table(free_mana=True)
    blade = table.battlefield(ANN, "Boros Swiftblade")
    table.hand(BOB, FORGET)
    table.attack(ANN, blade)
    table.go_to("first-strike combat damage step")
    table.cast(BOB, "Forget", targets=[blade])
    table.resolve()
    table.combat_damage()

    assert table.life(BOB) == 19


@pytest.mark.rule("702.7c")
def test_losing_first_strike_in_between_gives_no_second_hit() -> None:
    table = Table(free_mana=True)
    knight = table.battlefield(ANN, "White Knight")
    table.hand(BOB, FORGET)
    table.attack(ANN, knight)
    table.go_to("first-strike combat damage step")
    table.cast(BOB, "Forget", targets=[knight])
    table.resolve()
    table.combat_damage()

    assert table.life(BOB) == 18


@pytest.mark.rule("702.7c")
def test_gaining_first_strike_in_between_does_not_cost_the_regular_hit() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, "White Knight")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, SWIFT)
    table.attack(ANN, ["White Knight", bears])
    table.go_to("first-strike combat damage step")
    table.cast(ANN, "Swift", targets=[bears])
    table.resolve()
    table.combat_damage()

    assert table.life(BOB) == 16


@pytest.mark.rule("702.4d")
def test_gaining_double_strike_in_between_gives_a_second_hit() -> None:
    table = Table(free_mana=True)
    knight = table.battlefield(ANN, "White Knight")
    table.hand(ANN, LEARN)
    table.attack(ANN, knight)
    table.go_to("first-strike combat damage step")
    table.cast(ANN, "Learn", targets=[knight])
    table.resolve()
    table.combat_damage()

    assert table.life(BOB) == 16


@pytest.mark.rule("510.4", "702.7b")
def test_a_blocker_with_first_strike_makes_two_steps_too() -> None:
    table = Table()
    bears = table.battlefield(ANN, "Grizzly Bears")
    knight = table.battlefield(BOB, "White Knight")
    table.attack(ANN, bears)
    table.block(BOB, {knight: bears})
    table.combat_damage()

    assert not bears.exists
    assert knight.exists


# ---------------------------------------------------------------------- trample and deathtouch


@pytest.mark.rule("702.19b")
def test_trample_assigns_lethal_damage_before_the_rest_goes_on() -> None:
    table = Table()
    attacker = table.battlefield(ANN, TRAMPLER)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, attacker)
    table.block(BOB, {bears: attacker})
    table.combat_damage(pause=True)
    with pytest.raises(IllegalAnswer, match="lethal"):
        table.answer(ANN, {bears: 1, BOB: 4})

    table.answer(ANN, {bears: 2, BOB: 3})
    assert table.life(BOB) == 17


@pytest.mark.rule("702.19b")
def test_a_trampler_may_assign_everything_to_the_blocker() -> None:
    table = Table()
    attacker = table.battlefield(ANN, TRAMPLER)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, attacker)
    table.block(BOB, {bears: attacker})
    table.will(ANN, {bears: 5}, about="damage")
    table.combat_damage()

    assert table.life(BOB) == 20


@pytest.mark.rule("702.19b")
def test_trample_counts_damage_already_marked() -> None:
    table = Table(free_mana=True)
    attacker = table.battlefield(ANN, TRAMPLER)
    wall = table.battlefield(BOB, "Wall of Blossoms")
    table.hand(ANN, "Lightning Bolt")
    table.attack(ANN, attacker)
    table.block(BOB, {wall: attacker})
    table.cast(ANN, "Lightning Bolt", targets=[wall])
    table.resolve()
    table.will(ANN, {wall: 1, BOB: 4}, about="damage")
    table.combat_damage()

    assert table.life(BOB) == 16


@pytest.mark.rule("702.19b", "510.1e")
def test_trample_counts_what_other_attackers_assign_to_the_same_blocker() -> None:
    """The Bears assign two to the blocker of both, which is lethal: the trampler, though declared first, is free."""
    table = Table()
    rhino = table.battlefield(ANN, TRAMPLER)
    bears = table.battlefield(ANN, "Grizzly Bears")
    double = table.battlefield(BOB, card("Two Arms", "{U}", creature("Ape", 0, 2), CanBlockMore(ITSELF)))
    table.attack(ANN, [rhino, bears])
    table.block(BOB, {double: [rhino, bears]})
    table.will(ANN, {double: 0, BOB: 5}, about="damage")
    table.combat_damage()

    assert table.life(BOB) == 15
    assert not double.exists


@pytest.mark.rule("702.19b")
def test_trample_over_two_blockers() -> None:
    table = Table()
    attacker = table.battlefield(ANN, TRAMPLER)
    one, two = table.battlefield(BOB, "Grizzly Bears"), table.battlefield(BOB, "Llanowar Elves")
    table.attack(ANN, attacker)
    table.block(BOB, {one: attacker, two: attacker})
    table.combat_damage(pause=True)
    for refused in ({one: 2, two: 0, BOB: 3}, {one: 2, BOB: 3}, {one: 1, two: 1, BOB: 3}):
        with pytest.raises(IllegalAnswer, match="lethal"):
            table.answer(ANN, refused)

    table.answer(ANN, {one: 2, two: 1, BOB: 2})
    assert table.life(BOB) == 18


@pytest.mark.rule("702.19b")
def test_a_trampler_that_leaves_the_player_alone_divides_as_it_likes() -> None:
    table = Table()
    attacker = table.battlefield(ANN, TRAMPLER)
    one, two = table.battlefield(BOB, "Wall of Blossoms"), table.battlefield(BOB, "Wall of Blossoms")
    table.attack(ANN, attacker)
    table.block(BOB, {one: attacker, two: attacker})
    table.combat_damage(pause=True)
    table.answer(ANN, {one: 3, two: 2})
    assert (one.damage, two.damage, table.life(BOB)) == (3, 2, 20)


@pytest.mark.rule("702.19d")
def test_a_trampler_whose_blocker_is_gone_damages_the_player() -> None:
    table = Table(free_mana=True)
    attacker = table.battlefield(ANN, TRAMPLER)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, SMITE)
    table.attack(ANN, attacker)
    table.block(BOB, {bears: attacker})
    table.cast(ANN, "Smite", targets=[bears])
    table.resolve()
    table.combat_damage()

    assert table.life(BOB) == 15


@pytest.mark.rule("702.19f")
def test_trample_over_a_planeswalkers_loyalty_does_not_reach_the_player() -> None:
    table = Table()
    attacker = table.battlefield(ANN, TRAMPLER)
    walker = table.battlefield(BOB, WALKER)
    elves = table.battlefield(BOB, "Llanowar Elves")
    table.attack(ANN, {attacker: walker})
    table.block(BOB, {elves: attacker})
    table.will(ANN, {elves: 1, walker: 4}, about="damage")
    table.combat_damage()

    assert not walker.exists
    assert table.life(BOB) == 20


@pytest.mark.rule("702.19a")
def test_trample_means_nothing_to_a_blocker() -> None:
    table = Table()
    elves = table.battlefield(ANN, "Llanowar Elves")
    rhino = table.battlefield(BOB, TRAMPLER)
    table.attack(ANN, elves)
    table.block(BOB, {rhino: elves})
    table.combat_damage()

    assert table.life(ANN) == 20


@pytest.mark.rule("702.2c", "702.19b")
def test_with_deathtouch_one_damage_for_each_blocker_is_enough_for_trample() -> None:
    table = Table()
    beast = table.battlefield(ANN, sized("Horror", 4, 4, "trample, deathtouch"))
    one, two = table.battlefield(BOB, "Wall of Blossoms"), table.battlefield(BOB, "Alpha Tyrranax")
    table.attack(ANN, beast)
    table.block(BOB, {one: beast, two: beast})
    table.will(ANN, {one: 1, two: 1, BOB: 2}, about="damage")
    table.combat_damage()

    assert not one.exists
    assert not two.exists
    assert table.life(BOB) == 18


@pytest.mark.rule("702.2c", "702.19b")
def test_deathtouch_of_another_attacker_is_lethal_damage_for_trample() -> None:
    """One damage of the Strix is all that the blocker of both needs to be assigned; the rest tramples over."""
    table = Table()
    rhino, strix = table.battlefield(ANN, TRAMPLER), table.battlefield(ANN, "Baleful Strix")
    giant = card("Two Arms", "{U}", creature("Ape", 0, 9), CanBlockMore(ITSELF), keyword("reach"))
    double = table.battlefield(BOB, giant)
    table.attack(ANN, [rhino, strix])
    table.block(BOB, {double: [rhino, strix]})
    table.will(ANN, {double: 0, BOB: 5}, about="damage")
    table.combat_damage()

    assert table.life(BOB) == 15
    assert not double.exists


@pytest.mark.rule("702.2c", "702.19b")
def test_an_attacker_with_deathtouch_that_assigns_a_blocker_nothing_leaves_it_to_the_trampler() -> None:
    table = Table()
    rhino, strix = table.battlefield(ANN, TRAMPLER), table.battlefield(ANN, "Baleful Strix")
    giant = card("Two Arms", "{U}", creature("Ape", 0, 4), CanBlockMore(ITSELF), keyword("reach"))
    double, other = table.battlefield(BOB, giant), table.battlefield(BOB, "Penumbra Spider")
    table.attack(ANN, [rhino, strix])
    table.block(BOB, {double: [rhino, strix], other: strix})
    table.will(ANN, {double: 0, other: 1}, about="Strix")
    table.combat_damage(pause=True)
    with pytest.raises(IllegalAnswer, match="lethal"):
        table.answer(ANN, {double: 3, BOB: 2})

    table.answer(ANN, {double: 4, BOB: 1})
    assert table.life(BOB) == 19


@pytest.mark.rule("702.2b", "704.5h")
def test_deathtouch_destroys_whatever_it_damages() -> None:
    table = Table()
    strix = table.battlefield(ANN, "Baleful Strix")
    spider = table.battlefield(BOB, "Penumbra Spider")
    table.attack(ANN, strix)
    table.block(BOB, {spider: strix})
    table.combat_damage()

    assert not spider.exists
    assert not strix.exists


@pytest.mark.rule("702.2b", "702.12b")
def test_deathtouch_is_forgotten_once_state_based_actions_were_checked() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, "Darksteel Forge")
    golem = table.battlefield(ANN, card("Golem", "{4}", creature("Golem", 3, 9, "Artifact Creature")))
    strix = table.battlefield(BOB, "Baleful Strix")
    table.attack(ANN, golem)
    table.block(BOB, {strix: golem})
    table.combat_damage()
    assert golem.damage == 1
    table.remove("Darksteel Forge")
    table.next_step()

    assert golem.exists


@pytest.mark.rule("702.12b", "702.19b", "702.4b")
def test_double_strike_and_trample_against_an_indestructible_blocker() -> None:
    """Lethal damage is assigned once; in the second step it is marked already, so everything tramples over."""
    table = Table()
    rhino = table.battlefield(ANN, sized("Fury", 3, 3, "double strike, trample"))
    wall = table.battlefield(BOB, sized("Rock", 0, 2, "indestructible"))
    table.attack(ANN, rhino)
    table.block(BOB, {wall: rhino})
    table.will(ANN, {wall: 2, BOB: 1}, {wall: 0, BOB: 3}, about="damage")
    table.combat_damage()

    assert wall.exists
    assert table.life(BOB) == 16


# ---------------------------------------------------------------------- lifelink, infect, wither


@pytest.mark.rule("702.15b", "120.3f", "702.15e", "119.9")
def test_two_lifelinkers_are_two_gains_of_life() -> None:
    table = Table()
    one, two = table.battlefield(ANN, "Vampire Nighthawk"), table.battlefield(ANN, "Vampire Nighthawk")
    pridemate = table.battlefield(ANN, "Ajani's Pridemate")
    table.always(ANN, ["Ajani's Pridemate"] * 2, about="Order")
    table.attack(ANN, [one, two])
    table.combat_damage()
    assert (table.life(ANN), table.life(BOB)) == (24, 16)
    table.resolve_all()

    assert pridemate.counters == {"+1/+1": 2}


@pytest.mark.rule("702.15b", "510.2")
def test_lifelink_gains_in_time_to_survive_the_same_combat_damage() -> None:
    table = Table()
    table.life(BOB, 2)
    bears, elemental = table.battlefield(ANN, "Alpha Tyrranax"), table.battlefield(ANN, "Grizzly Bears")
    hawk = table.battlefield(BOB, "Vampire Nighthawk")
    table.attack(ANN, [bears, elemental])
    table.block(BOB, {hawk: bears})
    table.combat_damage()

    assert table.life(BOB) == 2
    assert table.result is None


@pytest.mark.rule("702.90b", "702.90c", "120.3b", "120.3d")
def test_infect_gives_poison_to_players_and_counters_to_creatures() -> None:
    table = Table()
    one, two = table.battlefield(ANN, "Blight Mamba"), table.battlefield(ANN, "Blight Mamba")
    wall = table.battlefield(BOB, "Wall of Blossoms")
    table.attack(ANN, [one, two])
    table.block(BOB, {wall: two})
    table.combat_damage()

    assert (table.life(BOB), table.poison(BOB)) == (20, 1)
    assert (wall.counters, wall.damage, wall.toughness) == ({"-1/-1": 1}, 0, 3)
    table.next_turn()
    assert wall.toughness == 3


@pytest.mark.rule("702.80a", "120.3d", "120.3a")
def test_wither_puts_counters_on_creatures_but_damages_players() -> None:
    table = Table()
    one, two = table.battlefield(ANN, "Twinblade Slasher"), table.battlefield(ANN, "Twinblade Slasher")
    wall = table.battlefield(BOB, "Wall of Blossoms")
    table.attack(ANN, [one, two])
    table.block(BOB, {wall: two})
    table.combat_damage()

    assert (table.life(BOB), wall.counters, wall.damage) == (19, {"-1/-1": 1}, 0)


@pytest.mark.rule("510.3a", "603.2")
def test_damage_triggers_go_on_the_stack_after_the_dead_are_buried() -> None:
    table = Table()
    hit = whenever(DealsDamage(ITSELF, combat=True), gain_life(5))
    raider = table.battlefield(ANN, card("Raider", "{R}", creature("Orc", 2, 2), hit))
    bears = table.battlefield(ANN, "Grizzly Bears")
    wall = table.battlefield(BOB, "Alpha Tyrranax")
    table.attack(ANN, [raider, bears])
    table.block(BOB, {wall: bears})
    table.combat_damage()

    assert not bears.exists
    assert table.stack == ["Raider"]
    assert table.step.value == "combat damage step"


@pytest.mark.rule("506.4", "701.19a")
def test_a_regenerated_attacker_leaves_combat() -> None:
    table = Table(free_mana=True)
    mamba = table.battlefield(ANN, "Blight Mamba")
    table.hand(BOB, "Lightning Bolt")
    table.attack(ANN, mamba)
    table.activate(ANN, mamba)
    table.resolve()
    table.cast(BOB, "Lightning Bolt", targets=[mamba])
    table.resolve()

    assert mamba.exists
    assert mamba.attacking is None
    table.go_to("end of combat")
    assert table.poison(BOB) == 0


@pytest.mark.rule("104.3a", "800.4e")
def test_damage_is_assigned_anew_when_the_defender_leaves_meanwhile() -> None:
    table = Table(players=3)
    rhino = table.battlefield(ANN, TRAMPLER)
    one, two = table.battlefield(BOB, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    other = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, {rhino: BOB, other: CAT})
    table.block(BOB, {one: rhino, two: rhino})
    table.combat_damage(pause=True)
    assert isinstance(table.decision, Divide)
    table.concede(BOB)

    assert table.step.value == "combat damage step"
    assert table.has_priority == ANN
    assert table.life(CAT) == 18
