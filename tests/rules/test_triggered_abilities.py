"""Triggered abilities (CR 603): when they trigger, how they go on the stack, delayed, reflexive and state triggers."""

import pytest

from planechase.rules.events.lasting import ThisTurn
from planechase.rules.events.triggers import StateTrigger
from planechase.rules.language.abilities import TriggeredAbility
from planechase.rules.state.objects import Zone
from planechase.rules.state.steps import Step
from planechase.testing import ANN, BOB, Table
from planechase.words import word_slots
from planechase.words.amounts import SizeOf, X
from planechase.words.card import (
    ARTIFACT_CARD,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    SORCERY_CARD,
    anthem,
    card,
    creature,
    upkeep,
    when_dies,
    when_enters,
    when_leaves,
    whenever,
)
from planechase.words.conditions import Controls, HandSize
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.flow import ChooseModes, Later, WhenYouDo, then
from planechase.words.effects.hands import draw
from planechase.words.effects.lasting_effects import gain_control
from planechase.words.effects.life_effects import gain_life
from planechase.words.effects.permanent_effects import Sacrifice, TapIt, destroy
from planechase.words.effects.tokens import create, creature_token
from planechase.words.effects.zone_effects import PutOntoBattlefield, exile, return_to_hand
from planechase.words.filters import ARTIFACT, CREATURE, ENCHANTMENT, PERMANENT, THEIRS, YOURS
from planechase.words.keywords import keyword
from planechase.words.player_words import EACH_OPPONENT, YOU
from planechase.words.selections import ANY_TARGET, THIS, THIS_CARD, All, all_of, card_in_graveyard, target
from planechase.words.statics import has
from planechase.words.triggers import AtBeginning, AtNext, BecomesTapped, CardPutIntoGraveyard, Casts, SacrificesTrigger

SHOCK = card("Small Shock", "{R}", INSTANT_CARD, damage(2, ANY_TARGET))
WRATH = card("Wipe Out", "{W}", SORCERY_CARD, destroy(all_of(CREATURE)))
BOUNCE = card("Bounce", "{U}", INSTANT_CARD, return_to_hand(target(PERMANENT)))
STEAL = card("Steal", "{R}", INSTANT_CARD, gain_control(target(CREATURE)))
GREETER = card("Greeter", "{W}", creature("Cat", 1, 1), when_enters(gain_life(2)))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


# ---------------------------------------------------------------------- when they trigger


@pytest.mark.rule("603.2", "603.3")
def test_nothing_happens_when_it_triggers_only_when_it_resolves(table: Table) -> None:
    table.enters(ANN, GREETER)
    assert (table.stack, table.life(ANN)) == (["Greeter"], 20)
    table.resolve()
    assert (table.stack, table.life(ANN)) == ([], 22)


@pytest.mark.rule("603.2b", "603.2a")
def test_at_the_beginning_of_a_step(table: Table) -> None:
    table.battlefield(BOB, card("Tithe", "{W}", ENCHANTMENT_CARD, upkeep(gain_life(1))))
    table.begin("upkeep", of=ANN)
    assert table.stack == [], "it is not Bob's upkeep"
    table.begin("upkeep", of=BOB)
    assert table.stack == ["Tithe"]


@pytest.mark.rule("603.2c")
def test_once_for_each_of_several_that_happen_at_once(table: Table) -> None:
    table.battlefield(ANN, "Soul Warden")
    table.hand(ANN, "Goblin Offensive")
    table.cast(ANN, "Goblin Offensive", x=3)
    table.resolve()
    assert table.stack == ["Soul Warden"] * 3


@pytest.mark.rule("603.2e")
def test_becomes_tapped_is_not_being_tapped(table: Table) -> None:
    table.battlefield(ANN, card("Watch", "{1}", ARTIFACT_CARD, whenever(BecomesTapped(CREATURE), gain_life(1))))
    table.enters(BOB, "Grizzly Bears", tapped=True)
    assert table.stack == []
    tapper = card("Lull", "{W}", INSTANT_CARD, TapIt(target(CREATURE)))
    table.hand(ANN, tapper, tapper)
    table.cast(ANN, "Lull", targets=["Grizzly Bears"])
    table.resolve()
    assert table.stack == [], "it was tapped already"
    table.untap("Grizzly Bears")
    table.cast(ANN, "Lull", targets=["Grizzly Bears"])
    table.resolve()
    assert table.stack == ["Watch"]


@pytest.mark.rule("603.2g", "614.6", "700.4")
def test_an_event_that_was_replaced_triggers_nothing(table: Table) -> None:
    table.battlefield(ANN, "Blood Artist", "Rest in Peace")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, SHOCK)
    table.cast(ANN, "Small Shock", targets=[bears])
    table.resolve()
    assert (table.exile(BOB), table.stack) == (["Grizzly Bears"], [])


@pytest.mark.rule("603.3a", "405.4")
def test_the_controller_of_a_trigger_is_who_controlled_its_source_as_it_triggered(table: Table) -> None:
    """Bob takes the Greeter while its ability is on the stack; Ann still gains the life."""
    greeter = table.enters(ANN, GREETER)
    table.hand(BOB, STEAL)
    table.cast(BOB, "Steal", targets=[greeter])
    table.resolve()
    assert greeter.controller == BOB
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (22, 20)


# ---------------------------------------------------------------------- going on the stack


@pytest.mark.rule("603.3c", "700.2b")
def test_the_mode_of_a_trigger_is_chosen_as_it_goes_on_the_stack(table: Table) -> None:
    modes = ChooseModes((gain_life(1), destroy(target(ARTIFACT))))
    table.battlefield(BOB, "Sol Ring")
    table.will(ANN, 1, "Sol Ring")
    table.enters(ANN, card("Chooser", "{W}", creature("Cat", 1, 1), when_enters(modes)))
    assert (table.unused, table.stack) == ([], ["Chooser"])
    table.resolve()
    assert table.graveyard(BOB) == ["Sol Ring"]


@pytest.mark.rule("603.3d", "115.1d")
def test_a_trigger_without_a_legal_target_is_removed(table: Table) -> None:
    shooter = card("Sniper", "{R}", creature("Goblin", 1, 1), when_enters(damage(1, target(CREATURE & THEIRS))))
    table.enters(ANN, shooter)
    assert table.stack == []


@pytest.mark.rule("603.3d")
def test_a_trigger_must_target_even_what_its_controller_would_rather_spare(table: Table) -> None:
    table.will(ANN, "Flametongue Kavu", about="target")
    kavu = table.enters(ANN, "Flametongue Kavu")
    table.resolve()
    assert not kavu.exists


@pytest.mark.rule("603.5")
def test_an_optional_trigger_goes_on_the_stack_anyway(table: Table) -> None:
    table.graveyard(ANN, "Grizzly Bears")
    table.will(ANN, "Grizzly Bears", about="target")
    table.enters(ANN, "Gravedigger")
    assert table.stack == ["Gravedigger"]
    table.will(ANN, False)
    table.resolve()
    assert table.graveyard(ANN) == ["Grizzly Bears"]


# ---------------------------------------------------------------------- intervening "if"


@pytest.mark.rule("603.4")
def test_an_intervening_if_is_checked_as_it_triggers(table: Table) -> None:
    brooding = card("Brooding", "{B}", ENCHANTMENT_CARD, upkeep(draw(7), only_if=HandSize(most=0)))
    table.battlefield(ANN, brooding)
    table.hand(ANN, SHOCK)
    table.begin("upkeep", of=ANN)
    table.cast(ANN, "Small Shock", targets=[BOB])
    table.resolve()
    assert (table.hand(ANN), table.stack) == ([], []), "the hand is empty now, but it was not when upkeep began"


@pytest.mark.rule("603.4", "608.2a")
def test_an_intervening_if_is_checked_again_on_resolution(table: Table) -> None:
    pride = card("Pride", "{G}", ENCHANTMENT_CARD, upkeep(gain_life(5), only_if=Controls(CREATURE)))
    table.battlefield(ANN, pride)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.begin("upkeep", of=ANN)
    assert table.stack == ["Pride"]
    table.hand(BOB, SHOCK)
    table.cast(BOB, "Small Shock", targets=[bears])
    table.resolve()
    table.resolve()
    assert (table.life(ANN), table.stack) == (20, [])


# ---------------------------------------------------------------------- changing zones


@pytest.mark.rule("603.6a")
def test_newcomers_see_each_other_enter(table: Table) -> None:
    revive = card("Mass Return", "{W}", SORCERY_CARD, PutOntoBattlefield(All(CREATURE, Zone.GRAVEYARD, YOU)))
    table.graveyard(ANN, "Soul Warden", "Soul Warden")
    table.hand(ANN, revive)
    table.cast(ANN, "Mass Return")
    table.will(ANN, ["Soul Warden", "Soul Warden"], about="order")
    table.resolve()
    assert table.stack == ["Soul Warden", "Soul Warden"], "each for the other, not for itself"


@pytest.mark.rule("603.6b", "613.5")
def test_effects_apply_to_a_permanent_the_moment_it_enters(table: Table) -> None:
    """Under Humility it never had the ability that would trigger."""
    table.battlefield(BOB, "Humility")
    table.enters(ANN, GREETER)
    assert table.stack == []


@pytest.mark.rule("603.6", "603.6c", "400.7")
def test_a_trigger_finds_the_card_only_in_the_first_zone_it_went_to(table: Table) -> None:
    phoenix = card("Ember Bird", "{R}", creature("Phoenix", 2, 2), when_dies(return_to_hand(THIS_CARD)))
    table.battlefield(ANN, phoenix)
    table.hand(BOB, SHOCK, card("Burial", "{B}", INSTANT_CARD, exile(card_in_graveyard(CREATURE, None))))
    table.cast(BOB, "Small Shock", targets=["Ember Bird"])
    table.resolve()
    there = table.fork()
    there.resolve()
    assert there.hand(ANN) == ["Ember Bird"]
    table.cast(BOB, "Burial", targets=["Ember Bird"])
    table.resolve_all()
    assert (table.hand(ANN), table.exile(ANN)) == ([], ["Ember Bird"])


@pytest.mark.rule("603.6c", "111.7")
def test_leaving_the_battlefield_by_any_way(table: Table) -> None:
    farewell = card("Farewell Cat", "{W}", creature("Cat", 2, 2), when_leaves(gain_life(3)))
    table.battlefield(ANN, farewell)
    token = table.battlefield(ANN, farewell, token=True)
    table.hand(ANN, BOUNCE, SHOCK)
    table.cast(ANN, "Bounce", targets=[token])
    table.resolve()
    assert table.stack == ["Farewell Cat"]
    table.resolve()
    table.cast(ANN, "Small Shock", targets=["Farewell Cat"])
    table.resolve()
    table.resolve()
    assert table.life(ANN) == 26


@pytest.mark.rule("603.6c")
def test_from_anywhere_does_not_look_back(table: Table) -> None:
    """It sees cards going to the graveyard from hand and battlefield, but not when it goes there itself."""
    gravekeeper = card(
        "Gravekeeper", "{B}", creature("Zombie", 1, 1), whenever(CardPutIntoGraveyard(CREATURE), gain_life(1))
    )
    table.battlefield(ANN, gravekeeper, "Grizzly Bears")
    table.hand(ANN, WRATH)
    table.cast(ANN, "Wipe Out")
    table.resolve()
    assert table.stack == []


@pytest.mark.rule("603.6d", "614.1d")
def test_entering_tapped_is_no_trigger(table: Table) -> None:
    refuge = table.enters(ANN, "Graypelt Refuge")
    assert refuge.tapped
    assert table.stack == ["Graypelt Refuge"], "only the life is a trigger"


# ---------------------------------------------------------------------- looking back


@pytest.mark.rule("603.10a", "603.2c")
def test_creatures_that_die_together_see_each_other_die(table: Table) -> None:
    table.battlefield(ANN, "Blood Artist", "Grizzly Bears")
    table.battlefield(BOB, "Grizzly Bears", "Blood Artist")
    table.hand(ANN, WRATH)
    table.always(ANN, BOB, about="target")
    table.always(BOB, ANN, about="target")
    table.cast(ANN, "Wipe Out")
    table.resolve()
    assert [ability.controller for ability in table.on_stack()] == [ANN] * 4 + [BOB] * 4


@pytest.mark.rule("603.10a", "603.10")
def test_an_ability_that_was_given_is_still_there_when_its_giver_leaves_at_the_same_time(table: Table) -> None:
    giver = anthem(CREATURE & YOURS, has(when_dies(gain_life(1))))
    table.battlefield(ANN, card("Elder", "{W}", creature("Cat", 2, 2), giver), "Grizzly Bears")
    table.hand(BOB, WRATH)
    table.turn(BOB)
    table.always(ANN, ["Elder", "Grizzly Bears"], about="order")
    table.cast(BOB, "Wipe Out")
    table.resolve()
    assert sorted(table.stack) == ["Elder", "Grizzly Bears"]


@pytest.mark.rule("603.10a", "701.21a")
def test_sacrifice_triggers_look_back(table: Table) -> None:
    """It notices its own sacrifice."""
    martyr = card("Martyr", "{W}", creature("Human", 1, 1), whenever(SacrificesTrigger(CREATURE), gain_life(1)))
    table.battlefield(ANN, martyr)
    table.hand(ANN, card("Give Up", "{B}", SORCERY_CARD, Sacrifice(CREATURE)))
    table.cast(ANN, "Give Up")
    table.resolve()
    assert table.stack == ["Martyr"]


@pytest.mark.rule("603.10")
def test_other_triggers_look_at_what_there_is_afterwards(table: Table) -> None:
    """A creature that enters as Humility leaves is already under no Humility."""
    table.battlefield(ANN, "Humility")
    swap = then(destroy(target(ENCHANTMENT)), PutOntoBattlefield(All(CREATURE, Zone.HAND, YOU)))
    table.hand(ANN, card("Swap", "{W}", SORCERY_CARD, swap), GREETER)
    table.cast(ANN, "Swap", targets=["Humility"])
    table.resolve()
    assert table.stack == ["Greeter"]


# ---------------------------------------------------------------------- last-known information


@pytest.mark.rule("608.2h", "113.7a")
def test_an_effect_uses_what_its_source_last_was(table: Table) -> None:
    """Fling counts the power the creature had with Giant Growth."""
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, "Giant Growth", "Fling")
    table.cast(ANN, "Giant Growth", targets=[bears])
    table.resolve()
    table.cast(ANN, "Fling", targets=[BOB])
    table.resolve()
    assert table.life(BOB) == 15


@pytest.mark.rule("608.2h", "603.10a", "704.8")
def test_what_leaves_together_is_remembered_as_it_was_before_any_of_it_left(table: Table) -> None:
    """The Zombie dies with its lord, whose +2/+1 counts for its last power."""
    avenger = card("Avenger", "{B}", creature("Zombie", 2, 2), when_dies(damage(SizeOf(THIS), EACH_OPPONENT)))
    for cards in (("Undead Warchief", avenger), (avenger, "Undead Warchief")):
        table = Table(free_mana=True)
        table.battlefield(ANN, *cards)
        table.hand(ANN, WRATH)
        table.cast(ANN, "Wipe Out")
        table.resolve()
        table.resolve()
        assert table.life(BOB) == 16


@pytest.mark.rule("608.2h", "702.15b", "113.7a")
def test_damage_by_a_source_that_is_gone_has_its_last_keywords(table: Table) -> None:
    viper = card("Last Bite", "{B}", creature("Snake", 1, 1), keyword("lifelink"), when_dies(damage(2, EACH_OPPONENT)))
    table.battlefield(ANN, viper)
    table.hand(BOB, SHOCK)
    table.cast(BOB, "Small Shock", targets=["Last Bite"])
    table.resolve()
    table.resolve()
    assert (table.life(BOB), table.life(ANN)) == (18, 22)


@pytest.mark.rule("107.3m", "107.3i")
def test_a_trigger_on_entering_knows_the_x_of_the_spell(table: Table) -> None:
    hydra = card("Small Hydra", "{X}{G}", creature("Hydra", 2, 2), when_enters(gain_life(X())))
    table.hand(ANN, hydra)
    table.cast(ANN, "Small Hydra", x=4)
    table.resolve()
    table.resolve()
    assert table.life(ANN) == 24
    table.enters(ANN, hydra)
    table.resolve()
    assert table.life(ANN) == 24, "put onto the battlefield, its X is 0"


# ---------------------------------------------------------------------- delayed triggers


@pytest.mark.rule("603.7", "603.7b", "603.7d")
def test_a_delayed_trigger_triggers_once(table: Table) -> None:
    table.hand(ANN, card("Promise", "{W}", SORCERY_CARD, Later(AtNext(Step.END), gain_life(3))))
    table.cast(ANN, "Promise")
    table.resolve()
    table.go_to("end step")
    assert table.stack == ["Promise"]
    table.resolve()
    table.go_to("end step")
    assert (table.stack, table.life(ANN)) == ([], 23)


@pytest.mark.rule("603.7a")
def test_a_delayed_trigger_made_in_the_end_step_waits_for_the_next(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.turn(ANN, "end step")
    table.will(ANN, bears, about="target")
    table.enters(ANN, "Flickerwisp")
    table.resolve()
    assert table.exile(BOB) == ["Grizzly Bears"]
    table.go_to("upkeep", of=BOB)
    assert table.exile(BOB) == ["Grizzly Bears"]
    table.go_to("end step")
    table.resolve()
    assert table.battlefield(BOB) == ["Grizzly Bears"]


@pytest.mark.rule("603.7c", "400.7", "702.84a")
def test_a_delayed_trigger_does_not_follow_an_object_that_left_and_came_back(table: Table) -> None:
    """An unearthed Zombie that Flickerwisp returns is a new object, which the end step leaves alone."""
    table.graveyard(ANN, "Dregscape Zombie")
    table.activate(ANN, "Dregscape Zombie")
    table.resolve()
    table.will(ANN, "Dregscape Zombie", about="target")
    table.enters(ANN, "Flickerwisp")
    table.resolve()
    assert table.exile(ANN) == ["Dregscape Zombie"]
    table.will(ANN, ["Dregscape Zombie", "Flickerwisp"], about="triggers")
    table.go_to("end step")
    table.resolve()
    assert table.on_battlefield("Dregscape Zombie")
    table.resolve()
    assert table.on_battlefield("Dregscape Zombie")


@pytest.mark.rule("603.7e")
def test_the_delayed_trigger_of_an_ability_belongs_to_who_controlled_the_ability(table: Table) -> None:
    herald = card("Herald", "{W}", creature("Cat", 1, 1), when_enters(Later(AtNext(Step.END), gain_life(2))))
    cat = table.enters(ANN, herald)
    table.resolve()
    table.hand(BOB, STEAL)
    table.cast(BOB, "Steal", targets=[cat])
    table.resolve()
    table.go_to("end step")
    assert [ability.controller for ability in table.on_stack()] == [ANN]


@pytest.mark.rule("603.7b")
def test_a_delayed_trigger_with_a_duration_triggers_again_and_again(table: Table) -> None:
    party = Later(Casts(YOU), gain_life(1), ThisTurn(), once=False)
    table.hand(ANN, card("Party", "{G}", SORCERY_CARD, party), SHOCK, SHOCK, SHOCK)
    table.cast(ANN, "Party")
    table.resolve()
    for _ in range(2):
        table.cast(ANN, "Small Shock", targets=[BOB])
        table.resolve_all()
    assert table.life(ANN) == 22
    table.next_turn()
    table.cast(ANN, "Small Shock", targets=[BOB])
    assert table.stack == ["Small Shock"]


# ---------------------------------------------------------------------- reflexive triggers


@pytest.mark.rule("603.12", "603.3d")
def test_a_reflexive_trigger_chooses_its_target_after_the_action(table: Table) -> None:
    table.battlefield(ANN, "Grizzly Bears")
    ring = table.battlefield(BOB, "Sol Ring")
    table.will(ANN, True)
    table.enters(ANN, "Ruthless Lawbringer")
    table.resolve(pause=True)
    assert table.graveyard(ANN) == ["Grizzly Bears"]
    table.answer(ANN, ring)
    assert (table.stack, ring.exists) == (["Ruthless Lawbringer"], True), "it can be answered"
    table.resolve()
    assert not ring.exists


@pytest.mark.rule("603.12")
def test_without_the_action_there_is_no_reflexive_trigger(table: Table) -> None:
    table.battlefield(BOB, "Sol Ring")
    table.enters(ANN, "Ruthless Lawbringer", pause=True)
    table.always(ANN, True)
    table.resolve()
    assert (table.stack, table.battlefield(BOB)) == ([], ["Sol Ring"])


@pytest.mark.rule("603.12", "608.2b")
def test_a_reflexive_trigger_has_only_its_own_targets(table: Table) -> None:
    """Its one target is gone, so it does not resolve, although what made it had a target that is still there."""
    bears = table.battlefield(BOB, "Grizzly Bears")
    shot = TriggeredAbility(AtBeginning(Step.END), then(destroy(target(CREATURE)), gain_life(3)))
    volley = WhenYouDo(damage(1, ANY_TARGET), shot, word_slots.DAMAGE)
    table.hand(ANN, card("Volley", "{R}", SORCERY_CARD, volley))
    table.hand(BOB, BOUNCE)
    table.cast(ANN, "Volley", targets=[BOB])
    table.will(ANN, bears, about="target")
    table.resolve()
    assert table.on_stack()[0].targets == [bears]
    table.cast(BOB, "Bounce", targets=[bears])
    table.resolve_all()
    assert (table.hand(BOB), table.life(ANN), table.life(BOB)) == (["Grizzly Bears"], 20, 19)


# ---------------------------------------------------------------------- state triggers


@pytest.mark.rule("603.8", "704.1a")
def test_a_state_trigger_does_not_trigger_again_while_it_is_on_the_stack(table: Table) -> None:
    ring = table.battlefield(ANN, "Sol Ring")
    table.battlefield(ANN, "Synod Centurion")
    table.hand(BOB, BOUNCE, SHOCK)
    table.cast(BOB, "Bounce", targets=[ring])
    table.resolve()
    assert table.stack == ["Synod Centurion"]
    table.cast(BOB, "Small Shock", targets=[ANN])
    table.resolve()
    assert table.stack == ["Synod Centurion"], "the state was checked again, but its ability is on the stack"
    table.resolve()
    assert (table.graveyard(ANN), table.stack) == (["Synod Centurion"], [])


@pytest.mark.rule("603.8")
def test_a_state_trigger_that_was_countered_triggers_again(table: Table) -> None:
    table.battlefield(ANN, "Synod Centurion")
    table.hand(BOB, "Stifle")
    table.pass_(ANN)
    table.cast(BOB, "Stifle", targets=["Synod Centurion"])
    table.resolve()
    assert (table.stack, table.battlefield(ANN)) == (["Synod Centurion"], ["Synod Centurion"])


@pytest.mark.rule("603.8")
def test_a_state_trigger_sees_what_is_so_only_in_the_middle_of_a_resolution(table: Table) -> None:
    """For a moment Ann has no creature; before anybody gets priority she has one again."""
    lonely = TriggeredAbility(StateTrigger(Controls(CREATURE, least=0, most=0)), gain_life(5))
    table.battlefield(ANN, card("Lonely Hall", "{W}", ENCHANTMENT_CARD, lonely))
    table.battlefield(ANN, "Grizzly Bears")
    reborn = create(creature_token(1, 1, "W", "Spirit"))
    table.hand(ANN, card("Rebirth", "{W}", SORCERY_CARD, then(destroy(all_of(CREATURE)), reborn)))
    table.cast(ANN, "Rebirth")
    table.resolve()
    assert table.stack == ["Lonely Hall"]
    table.resolve()
    assert (table.life(ANN), table.stack) == (25, [])


@pytest.mark.rule("603.8", "613.1b")
def test_a_state_trigger_sees_a_change_of_control_at_once(table: Table) -> None:
    lonely = TriggeredAbility(StateTrigger(Controls(CREATURE, least=0, most=0)), gain_life(5))
    table.battlefield(BOB, card("Lonely Hall", "{W}", ENCHANTMENT_CARD, lonely))
    bears = table.battlefield(BOB, "Grizzly Bears")
    reborn = create(creature_token(1, 1, "W", "Spirit"), who=EACH_OPPONENT)
    table.hand(ANN, card("Trade", "{W}", SORCERY_CARD, then(gain_control(target(CREATURE)), reborn)))
    table.cast(ANN, "Trade", targets=[bears])
    table.resolve()
    assert table.stack == ["Lonely Hall"]


# ---------------------------------------------------------------------- one after the other


@pytest.mark.rule("603.3b", "117.5")
def test_what_triggers_while_triggers_resolve_goes_on_top_of_those_that_wait(table: Table) -> None:
    table.battlefield(ANN, "Ajani's Pridemate", "Soul Warden")
    table.will(ANN, ["Soul Warden", "Greeter"], about="triggers")
    table.enters(ANN, GREETER)
    assert table.stack == ["Soul Warden", "Greeter"]
    table.resolve()
    assert table.stack == ["Soul Warden", "Ajani's Pridemate"]
    table.resolve()
    table.resolve()
    assert table.stack == ["Ajani's Pridemate"]
