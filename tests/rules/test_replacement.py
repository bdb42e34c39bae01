"""Replacement effects (CR 614), prevention (CR 615) and how they get along (CR 616)."""

import pytest

from planechase.rules.events.damage import DamageDealt
from planechase.rules.events.events import Event, LifeGain, LifeLoss
from planechase.rules.language.abilities import StaticAbility
from planechase.rules.language.grammar import Replacement
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Zone
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.rules.state.steps import Step
from planechase.testing import ANN, BOB, CAT, Table
from planechase.words.amounts import Number
from planechase.words.card import (
    ARTIFACT_CARD,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    SORCERY_CARD,
    activated,
    anthem,
    card,
    creature,
    planeswalker,
    static,
    upkeep,
    whenever,
)
from planechase.words.effects.counter_effects import put_counters
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.flow import then
from planechase.words.effects.hands import draw
from planechase.words.effects.lasting_effects import SkipNext
from planechase.words.effects.life_effects import gain_life
from planechase.words.effects.permanent_effects import destroy, sacrifice
from planechase.words.effects.tokens import create, creature_token
from planechase.words.effects.zone_effects import PutOntoBattlefield
from planechase.words.filters import CREATURE, ITSELF, YOURS
from planechase.words.keywords import keyword
from planechase.words.player_words import EACH_OPPONENT, EACH_PLAYER, PLAYERS, TARGET_PLAYER, YOU
from planechase.words.replacements import EntersWithCounters, MoreCounters, MoreTokens, PreventAll, PreventNextEffect
from planechase.words.selections import ANY_TARGET, All, target
from planechase.words.statics import SkipSteps, has
from planechase.words.triggers import DealsDamage, LosesLife

SHOCK = card("Small Shock", "{R}", INSTANT_CARD, damage(2, ANY_TARGET))
SHIELD = card("Small Shield", "{W}", INSTANT_CARD, PreventNextEffect(ANY_TARGET, Number(3)))


@word
class LifeTwice(Replacement):
    """If you would gain life, you gain twice that much."""

    def kinds(self) -> tuple[type[Event], ...]:
        return (LifeGain,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, LifeGain) and event.player == by.controller

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, LifeGain)
        event.amount *= 2
        return [event]
        yield


@word
class LifePlusOne(LifeTwice):
    """If you would gain life, you gain one more."""

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, LifeGain)
        event.amount += 1
        return [event]
        yield


@word
class LossInstead(LifeTwice):
    """If you would gain life, you lose that much instead."""

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, LifeGain)
        return [LifeLoss(event.player, event.amount)]
        yield


@word
class FirstOfAll(LifePlusOne):
    """The same as an effect's own change of itself."""

    self_replacement = True


DOUBLE = card("Double Blessing", "{W}", ENCHANTMENT_CARD, LifeTwice())
EXTRA = card("Extra Blessing", "{W}", ENCHANTMENT_CARD, LifePlusOne())
SIP = card("Sip", "{W}", INSTANT_CARD, gain_life(3))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


# ---------------------------------------------------------------------- one effect


@pytest.mark.rule("614.1a", "614.6", "603.2g")
def test_the_replaced_event_never_happens(table: Table) -> None:
    table.battlefield(ANN, card("Curse", "{B}", ENCHANTMENT_CARD, LossInstead()), "Ajani's Pridemate")
    table.hand(ANN, SIP)
    table.cast(ANN, "Sip")
    table.resolve()
    assert (table.life(ANN), table.stack) == (17, [])


@pytest.mark.rule("614.6", "616.2")
def test_the_new_event_can_be_replaced_and_can_trigger(table: Table) -> None:
    """Draining a player who loses life for gaining it: the loss is an event like any other."""
    table.battlefield(ANN, card("Curse", "{B}", ENCHANTMENT_CARD, LossInstead()))
    table.battlefield(BOB, card("Gloat", "{B}", ENCHANTMENT_CARD, whenever(LosesLife(EACH_OPPONENT), draw())))
    table.hand(ANN, SIP)
    table.cast(ANN, "Sip")
    table.resolve()
    assert table.stack == ["Gloat"]


@pytest.mark.rule("614.4", "615.4")
def test_a_shield_that_comes_too_late_changes_nothing(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, SHOCK)
    table.hand(BOB, SHIELD, SHIELD)
    table.cast(ANN, "Small Shock", targets=[BOB])
    table.resolve()
    table.cast(BOB, "Small Shield", targets=[BOB])
    table.resolve()
    assert (table.life(BOB), bears.exists) == (18, True)


@pytest.mark.rule("614.5")
def test_each_effect_applies_once_to_an_event(table: Table) -> None:
    table.battlefield(ANN, DOUBLE)
    table.hand(ANN, SIP)
    table.cast(ANN, "Sip")
    table.resolve()
    assert table.life(ANN) == 26
    table.battlefield(ANN, DOUBLE)
    table.hand(ANN, SIP)
    table.cast(ANN, "Sip")
    table.always(ANN, "Double Blessing")
    table.resolve()
    assert table.life(ANN) == 26 + 12, "two of them, once each"


@pytest.mark.rule("614.7a")
def test_no_damage_is_not_doubled(table: Table) -> None:
    table.battlefield(ANN, "Furnace of Rath")
    table.hand(ANN, "Blaze")
    table.cast(ANN, "Blaze", x=0, targets=[BOB])
    table.resolve()
    assert (table.life(BOB), table.happened(DamageDealt)) == (20, [])


# ---------------------------------------------------------------------- several effects


@pytest.mark.rule("616.1", "616.1e", "616.1f")
@pytest.mark.parametrize(("first", "life"), [("Double Blessing", 27), ("Extra Blessing", 28)])
def test_the_affected_player_chooses_the_order(table: Table, first: str, life: int) -> None:
    table.battlefield(BOB, DOUBLE, EXTRA)
    table.hand(BOB, SIP)
    table.cast(BOB, "Sip")
    table.resolve(pause=True)
    assert table.decision is not None
    assert table.decision.player == BOB
    table.answer(BOB, first)
    assert table.life(BOB) == life


@pytest.mark.rule("616.1")
def test_the_controller_of_a_damaged_permanent_chooses(table: Table) -> None:
    """Furnace of Rath and a shield of 3 on 2 damage: 4 less 3, or nothing."""
    wall = table.battlefield(BOB, "Wall of Blossoms")
    table.battlefield(ANN, "Furnace of Rath")
    table.hand(ANN, SHOCK)
    table.hand(BOB, SHIELD)
    table.cast(ANN, "Small Shock", targets=[wall])
    table.cast(BOB, "Small Shield", targets=[wall])
    table.resolve()
    table.resolve(pause=True)
    assert table.decision is not None
    assert table.decision.player == BOB
    other = table.fork()
    table.answer(BOB, "Small Shield")
    assert wall.damage == 0
    other.answer(BOB, "Furnace of Rath")
    assert other.find(wall).damage == 1


@pytest.mark.rule("616.1")
def test_of_two_that_say_the_same_the_affected_player_still_chooses_whose() -> None:
    table = Table(players=3, free_mana=True)
    table.battlefield(BOB, "Notion Thief")
    thief = table.battlefield(CAT, "Notion Thief")
    table.hand(ANN, card("Study", "{U}", SORCERY_CARD, draw(1)))
    table.cast(ANN, "Study")
    table.will(ANN, thief)
    table.resolve()
    assert (table.hand(CAT), len(table.hand(BOB))) == ([], 1), "for what Cat would draw, Bob draws in turn"


@pytest.mark.rule("616.1a", "614.15")
def test_self_replacement_comes_first(table: Table) -> None:
    table.battlefield(ANN, DOUBLE, card("Own Way", "{W}", ENCHANTMENT_CARD, FirstOfAll()))
    table.hand(ANN, SIP)
    table.cast(ANN, "Sip")
    table.resolve()
    assert table.life(ANN) == 28, "3 and 1, doubled; nobody was asked"


@pytest.mark.rule("614.15", "616.1a", "707.10")
def test_a_spell_may_replace_its_own_effect(table: Table) -> None:
    """Cast from the graveyard, Increasing Vengeance makes two copies instead of one."""
    table.graveyard(ANN, "Increasing Vengeance")
    table.hand(ANN, SHOCK)
    shock = table.cast(ANN, "Small Shock", targets=[BOB])
    table.cast(ANN, "Increasing Vengeance", way="flashback", targets=[shock])
    table.always(ANN, False)
    table.resolve()
    assert table.stack == ["Small Shock"] * 3


@pytest.mark.rule("616.1", "101.4")
def test_players_who_choose_at_the_same_time_do_so_in_turn_order() -> None:
    table = Table(players=3, free_mana=True)
    for player in (ANN, BOB, CAT):
        table.battlefield(player, DOUBLE, EXTRA)
    table.hand(BOB, card("Feast", "{W}", SORCERY_CARD, gain_life(1, EACH_PLAYER)))
    table.turn(BOB)
    table.cast(BOB, "Feast")
    table.resolve(pause=True)
    asked = []
    while table.decision is not None and table.has_priority is None:
        asked.append(table.decision.player)
        table.answer(table.decision.player, "Double Blessing")
    assert asked == [BOB, CAT, ANN]


@pytest.mark.rule("616.1g")
def test_an_event_inside_another_is_replaced_after_it(table: Table) -> None:
    """Destruction is looked at before the move to the graveyard that is a part of it."""
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(BOB, "Hyena Umbra", attached_to=bears)
    table.battlefield(ANN, "Rest in Peace")
    table.hand(ANN, "Hideous End")
    table.cast(ANN, "Hideous End", targets=[bears])
    table.resolve()
    assert (table.battlefield(BOB), table.exile(BOB)) == (["Grizzly Bears"], ["Hyena Umbra"])


# ---------------------------------------------------------------------- entering the battlefield


@pytest.mark.rule("614.1c", "614.12", "122.6a")
def test_entering_with_counters(table: Table) -> None:
    fertilid = table.enters(ANN, "Fertilid")
    assert (fertilid.counter("+1/+1"), fertilid.power) == (2, 2), "it was never a 0/0"


@pytest.mark.rule("614.12", "613.1f")
def test_an_ability_it_would_not_have_there_does_not_help_it_enter(table: Table) -> None:
    table.battlefield(BOB, "Humility")
    fertilid = table.enters(ANN, "Fertilid")
    assert (fertilid.counter("+1/+1"), fertilid.power) == (0, 1)


@pytest.mark.rule("614.12", "305.7", "614.1d")
def test_a_land_that_would_be_a_mountain_does_not_enter_tapped(table: Table) -> None:
    table.battlefield(BOB, "Blood Moon")
    refuge = table.enters(ANN, "Graypelt Refuge")
    assert (refuge.tapped, table.stack) == (False, [])


@pytest.mark.rule("614.12", "614.1c")
def test_an_ability_given_to_it_there_does_help_it_enter(table: Table) -> None:
    grows = has(StaticAbility((EntersWithCounters("+1/+1"),)))
    table.battlefield(ANN, card("Nursery", "{G}", ENCHANTMENT_CARD, anthem(CREATURE & YOURS, grows)))
    assert table.enters(ANN, "Grizzly Bears").power == 3
    assert table.enters(BOB, "Grizzly Bears").power == 2


@pytest.mark.rule("614.12a", "607.2d")
def test_a_choice_for_entering_is_made_before_it_is_there(table: Table) -> None:
    table.enters(ANN, "Voice of All", pause=True)
    assert table.battlefield(ANN) == []
    table.answer(ANN, "red")
    table.hand(BOB, SHOCK)
    with table.refuses("not a legal target"):
        table.cast(BOB, "Small Shock", targets=["Voice of All"])


@pytest.mark.rule("616.1c", "614.1c", "707.5", "616.2")
def test_becoming_a_copy_comes_first_and_brings_its_own_ways_of_entering(table: Table) -> None:
    table.battlefield(BOB, "Fertilid", counters={"+1/+1": 5})
    table.will(ANN, "Fertilid", about="enter as")
    clone = table.enters(ANN, "Clone")
    assert (clone.name, clone.counter("+1/+1"), clone.power) == ("Fertilid", 2, 2)


@pytest.mark.rule("614.13", "614.13a")
def test_what_enters_cannot_be_used_to_let_itself_or_its_companions_enter(table: Table) -> None:
    table.graveyard(ANN, "Gluttonous Slime", "Grizzly Bears")
    table.battlefield(ANN, "Wall of Blossoms")
    table.hand(ANN, card("Mass Return", "{W}", SORCERY_CARD, PutOntoBattlefield(All(CREATURE, Zone.GRAVEYARD, YOU))))
    table.cast(ANN, "Mass Return")
    table.resolve(pause=True)
    assert [table.find(option).name for option in table.decision.options] == ["Wall of Blossoms"]  # type: ignore[union-attr]
    table.answer(ANN, ["Wall of Blossoms"])
    slime = table.find("Gluttonous Slime", zone="battlefield")
    assert (slime.power, table.graveyard(ANN)[0]) == (3, "Wall of Blossoms")


@pytest.mark.rule("614.16", "614.1c", "122.6")
def test_counters_something_enters_with_are_put_on_it_and_can_be_doubled(table: Table) -> None:
    table.battlefield(ANN, card("Season", "{G}", ENCHANTMENT_CARD, MoreCounters(), MoreTokens()))
    assert table.enters(ANN, "Fertilid").counter("+1/+1") == 4
    walker = card("Walker", "{2}", planeswalker("Jace", 3))
    assert table.enters(ANN, walker).loyalty == 6
    table.hand(ANN, card("Pair", "{R}", SORCERY_CARD, create(creature_token(1, 1, "R", "Goblin"), 2)))
    table.cast(ANN, "Pair")
    table.resolve()
    assert table.battlefield(ANN).count("Goblin Token") == 4


# ---------------------------------------------------------------------- skipping


@pytest.mark.rule("614.1b", "614.10", "500.11")
def test_a_skipped_step_does_not_happen_at_all(table: Table) -> None:
    table.battlefield(BOB, "Stasis", card("Dawn", "{W}", ENCHANTMENT_CARD, upkeep(gain_life(1))))
    table.lands(BOB, "Island", 1)
    forest = table.battlefield(ANN, "Forest", tapped=True)
    table.turn(BOB, "end step")
    table.next_turn()
    assert (table.active_player, table.step, forest.tapped) == (ANN, Step.UPKEEP, True)


@pytest.mark.rule("614.10a", "500.11")
def test_two_effects_skip_two_steps(table: Table) -> None:
    fast = card("Fast", "{B}", SORCERY_CARD, SkipNext(TARGET_PLAYER, Step.DRAW))
    table.hand(ANN, fast, fast)
    for _ in range(2):
        table.cast(ANN, "Fast", targets=[BOB])
        table.resolve()
    hands = []
    for _ in range(3):
        table.go_to("main", of=BOB)
        hands.append(len(table.hand(BOB)))
    assert hands == [0, 0, 1]


@pytest.mark.rule("614.10a", "616.1")
@pytest.mark.parametrize(("which", "later"), [("Fast", [0, 1]), ("Famine", [0, 0])])
def test_beside_a_lasting_effect_the_player_says_which_of_them_skips_the_step(
    table: Table, which: str, later: list[int]
) -> None:
    """What skips only the next step is used up, or waits for a step that nothing else skips."""
    famine = table.battlefield(ANN, card("Famine", "{1}", ARTIFACT_CARD, static(SkipSteps(PLAYERS, Step.DRAW))))
    fast = table.battlefield(
        ANN, card("Fast", "{1}", ARTIFACT_CARD, activated("{T}", SkipNext(TARGET_PLAYER, Step.DRAW)))
    )
    table.activate(ANN, fast, targets=[BOB])
    table.resolve()
    table.will(BOB, which)
    table.go_to("main", of=BOB)
    hands = [len(table.hand(BOB))]
    table.remove(famine)
    table.go_to("main", of=BOB)
    hands.append(len(table.hand(BOB)))
    assert hands == later


@pytest.mark.rule("614.10", "614.10a", "500.11")
def test_a_skipped_turn(table: Table) -> None:
    table.hand(ANN, card("Stay Put", "{U}", SORCERY_CARD, SkipNext(TARGET_PLAYER)))
    table.cast(ANN, "Stay Put", targets=[BOB])
    table.resolve()
    table.next_turn()
    assert table.active_player == ANN
    table.next_turn()
    assert table.active_player == BOB


@pytest.mark.rule("614.10")
def test_a_step_that_has_begun_is_not_skipped_any_more(table: Table) -> None:
    table.turn(BOB, "draw step")
    table.hand(ANN, card("Fast", "{B}", INSTANT_CARD, SkipNext(TARGET_PLAYER, Step.DRAW)))
    table.cast(ANN, "Fast", targets=[BOB])
    table.resolve()
    assert table.step is Step.DRAW
    table.go_to("main", of=BOB)
    assert table.hand(BOB) == []
    table.go_to("main", of=BOB)
    assert table.hand(BOB) == [], "the next draw step was skipped"
    table.go_to("main", of=BOB)
    assert len(table.hand(BOB)) == 1


# ---------------------------------------------------------------------- drawing


@pytest.mark.rule("614.11", "614.11a", "121.6a")
def test_each_draw_of_several_is_replaced_when_its_turn_comes(table: Table) -> None:
    """One card in the library: the first draw takes it, the second wins the game."""
    table.battlefield(ANN, "Thought Reflection", "Laboratory Maniac")
    table.library(ANN, "Forest", only=True)
    table.hand(ANN, card("Peek", "{U}", INSTANT_CARD, draw()))
    table.cast(ANN, "Peek")
    table.resolve()
    assert table.winner == ANN


@pytest.mark.rule("614.11", "121.6a")
def test_a_draw_is_replaced_even_from_an_empty_library(table: Table) -> None:
    table.battlefield(BOB, "Notion Thief")
    table.library(ANN, only=True)
    table.hand(ANN, card("Peek", "{U}", INSTANT_CARD, draw()))
    table.cast(ANN, "Peek")
    table.resolve()
    assert (table.result, len(table.hand(BOB))) == (None, 1)


# ---------------------------------------------------------------------- redirection


@pytest.mark.rule("614.9", "614.5")
def test_redirected_damage_is_dealt_by_the_same_source_to_something_else(table: Table) -> None:
    bears, wall = table.battlefield(BOB, "Grizzly Bears", "Wall of Blossoms")
    table.hand(ANN, SHOCK)
    table.hand(BOB, "Captain's Maneuver")
    table.cast(ANN, "Small Shock", targets=[bears])
    table.cast(BOB, "Captain's Maneuver", x=1, targets=[bears, wall])
    table.resolve()
    table.resolve()
    assert (bears.damage, wall.damage) == (1, 1)


@pytest.mark.rule("614.9")
def test_damage_is_not_redirected_to_what_is_gone(table: Table) -> None:
    bears, wall = table.battlefield(BOB, "Grizzly Bears", "Wall of Blossoms")
    table.hand(ANN, SHOCK)
    table.hand(BOB, "Captain's Maneuver")
    table.cast(BOB, "Captain's Maneuver", x=2, targets=[wall, bears])
    table.resolve()
    table.remove(bears)
    table.cast(ANN, "Small Shock", targets=[wall])
    table.resolve()
    assert wall.damage == 2


# ---------------------------------------------------------------------- prevention


@pytest.mark.rule("615.1a", "615.6", "603.2g")
def test_prevented_damage_was_never_dealt(table: Table) -> None:
    """No loss of life, no lifelink, and nothing that triggers from damage."""
    table.battlefield(
        ANN, card("Biter", "{B}", creature("Bat", 2, 2), keyword("lifelink"), whenever(DealsDamage(ITSELF), draw()))
    )
    table.hand(BOB, "Fog")
    table.attack(ANN, "Biter")
    table.cast(BOB, "Fog")
    table.resolve()
    table.combat_damage()
    assert (table.life(ANN), table.life(BOB), table.stack) == (20, 20, [])


@pytest.mark.rule("615.7")
def test_a_shield_wears_down(table: Table) -> None:
    table.hand(BOB, SHIELD)
    table.hand(ANN, SHOCK, SHOCK, SHOCK)
    table.cast(BOB, "Small Shield", targets=[BOB])
    table.resolve()
    lives = []
    for _ in range(3):
        table.cast(ANN, "Small Shock", targets=[BOB])
        table.resolve()
        lives.append(table.life(BOB))
    assert lives == [20, 19, 17]


@pytest.mark.rule("615.7")
def test_two_shields_from_one_source_add_up(table: Table) -> None:
    medic = card("Medic", "{W}", creature("Cleric", 1, 1), activated("{0}", PreventNextEffect(ANY_TARGET, Number(1))))
    table.battlefield(BOB, medic)
    for _ in range(2):
        table.activate(BOB, "Medic", targets=[BOB])
        table.resolve()
    table.hand(ANN, SHOCK)
    table.cast(ANN, "Small Shock", targets=[BOB])
    table.resolve()
    assert table.life(BOB) == 20


@pytest.mark.rule("615.7")
def test_of_damage_from_several_sources_at_once_the_player_chooses_what_is_prevented(table: Table) -> None:
    viper = card("Viper", "{B}", creature("Snake", 2, 2), whenever(DealsDamage(ITSELF), draw()))
    table.battlefield(ANN, viper, "Grizzly Bears")
    table.hand(BOB, card("Small Ward", "{W}", INSTANT_CARD, PreventNextEffect(ANY_TARGET, Number(2))))
    table.attack(ANN, ["Grizzly Bears", "Viper"])
    table.cast(BOB, "Small Ward", targets=[BOB])
    table.resolve()
    table.will(BOB, 2, about="Viper")
    table.combat_damage()
    assert (table.life(BOB), table.stack) == (18, []), "the Viper did no damage"


@pytest.mark.rule("615.7", "510.2")
def test_the_shield_may_be_split_between_sources(table: Table) -> None:
    table.battlefield(ANN, "Alpha Tyrranax", "Grizzly Bears")
    table.hand(BOB, card("Big Ward", "{W}", INSTANT_CARD, PreventNextEffect(ANY_TARGET, Number(4))))
    table.attack(ANN, ["Alpha Tyrranax", "Grizzly Bears"])
    table.cast(BOB, "Big Ward", targets=[BOB])
    table.resolve()
    table.combat_damage(pause=True)
    decision = table.decision
    assert (decision.minimum, decision.maximum) == (2, 4)  # type: ignore[union-attr]
    table.answer(BOB, 3)
    assert table.life(BOB) == 16


@pytest.mark.rule("615.1a", "604.2")
def test_prevention_by_a_static_ability_goes_on_and_on(table: Table) -> None:
    table.battlefield(BOB, card("Guard", "{W}", creature("Wall", 0, 4), PreventAll(source=CREATURE, to=ITSELF)))
    table.hand(ANN, SHOCK)
    table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, "Grizzly Bears")
    table.block(BOB, {"Guard": "Grizzly Bears"})
    table.combat_damage()
    assert table.find("Guard").damage == 0
    table.cast(ANN, "Small Shock", targets=["Guard"])
    table.resolve()
    assert table.find("Guard").damage == 2


# ---------------------------------------------------------------------- regeneration


@pytest.mark.rule("614.8", "701.19a")
def test_a_regenerated_creature_is_tapped_healed_and_out_of_combat(table: Table) -> None:
    knight = table.battlefield(ANN, "Cadaverous Knight")
    table.battlefield(BOB, "Alpha Tyrranax")
    table.attack(ANN, "Cadaverous Knight")
    table.untap(knight)
    table.activate(ANN, "Cadaverous Knight")
    table.resolve()
    table.block(BOB, {"Alpha Tyrranax": "Cadaverous Knight"})
    table.resolve_all()
    table.combat_damage()
    assert (knight.exists, knight.damage, knight.tapped, knight.attacking) == (True, 0, True, None)


@pytest.mark.rule("614.8", "701.19a", "614.3")
def test_a_regeneration_shield_is_used_up_and_ends_with_the_turn(table: Table) -> None:
    knight = table.battlefield(ANN, "Cadaverous Knight")
    table.activate(ANN, "Cadaverous Knight")
    table.resolve()
    table.hand(BOB, SHOCK, SHOCK, SHOCK)
    table.cast(BOB, "Small Shock", targets=[knight])
    table.resolve()
    assert knight.exists
    other = table.fork()
    table.cast(BOB, "Small Shock", targets=[knight])
    table.resolve()
    assert not knight.exists
    other.activate(ANN, "Cadaverous Knight")
    other.resolve()
    other.next_turn()
    other.cast(BOB, "Small Shock", targets=[knight])
    other.resolve()
    assert not other.find(knight).exists


@pytest.mark.rule("701.19c", "701.21a", "704.5f")
def test_regeneration_does_not_help_against_what_is_no_destruction(table: Table) -> None:
    table.battlefield(ANN, "Cadaverous Knight")
    for way in (
        card("Give Up", "{B}", INSTANT_CARD, sacrifice(CREATURE, TARGET_PLAYER)),
        card("Wither Away", "{B}", INSTANT_CARD, then(put_counters("-1/-1", target(CREATURE), 2))),
        card("Final End", "{B}", INSTANT_CARD, destroy(target(CREATURE), can_regenerate=False)),
    ):
        other = table.fork()
        other.hand(BOB, way)
        other.activate(ANN, "Cadaverous Knight")
        other.resolve()
        aim = ANN if way.name == "Give Up" else other.find("Cadaverous Knight")
        other.cast(BOB, way.name, targets=[aim])
        other.resolve()
        assert other.graveyard(ANN) == ["Cadaverous Knight"], way.name
