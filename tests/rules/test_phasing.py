"""Phasing (CR 702.26): permanents that come and go without ever leaving."""

from __future__ import annotations

import pytest

from planechase.rules.events import phasing
from planechase.rules.events.events import PhasedIn, PhasedOut
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.grammar import Effect
from planechase.rules.state.decisions import Rule
from planechase.rules.state.state import State
from planechase.rules.state.steps import Step
from planechase.testing import ANN, BOB, CAT, Table
from planechase.words import word_slots
from planechase.words.card import (
    AURA_CARD,
    ENCHANTMENT_CARD,
    EQUIPMENT_CARD,
    INSTANT_CARD,
    anthem,
    card,
    creature,
    enchanted,
    static,
    when_enters,
    when_leaves,
    whenever,
)
from planechase.words.effects.choosing_effects import ChooseTarget
from planechase.words.effects.flow import Later, then
from planechase.words.effects.lasting_effects import Change, SkipNext, gain_control, pump
from planechase.words.effects.life_effects import gain_life
from planechase.words.effects.permanent_effects import destroy
from planechase.words.effects.zone_effects import ExileUntilThisLeaves, exile
from planechase.words.filters import ANYTHING, CREATURE, OTHER
from planechase.words.keywords import Enchant, equip, keyword
from planechase.words.player_words import YOU
from planechase.words.selections import Remembered, all_of, target
from planechase.words.statics import StaysTapped, gets, has
from planechase.words.triggers import AtYourNext, BecomesAttached

PHASING = keyword("phasing")
DRAKE = card("Drake", "{1}{U}", creature("Drake", 2, 2), PHASING,
             when_enters(gain_life(1)), when_leaves(gain_life(10)))  # fmt: skip
CLOAK = card("Cloak", "{U}", AURA_CARD, Enchant(CREATURE), enchanted(gets(1, 1)))
GHOST_CLOAK = card("Ghost Cloak", "{U}", AURA_CARD, Enchant(CREATURE), PHASING, enchanted(gets(1, 1)))
SWORD = card("Sword", "{1}", EQUIPMENT_CARD, enchanted(gets(2, 0)), equip("{1}"))
HERO = card("Hero", "{W}", creature("Human", 1, 1), whenever(BecomesAttached(ANYTHING), gain_life(1)))


def spell(name: str, effect: Effect) -> CardDefinition:
    """An instant that does something."""
    return card(name, "{1}", INSTANT_CARD, effect)


def away(table: Table, player: int = ANN) -> None:
    """A player's untap step passes."""
    table.begin("untap step", of=player)


def phase_now(state: State) -> Rule[None]:
    """What happens in the active player's untap step, happens now."""
    phasing.phase(state)
    return
    yield


@pytest.mark.rule("702.26a", "502.1", "702.26c")
def test_a_permanent_with_phasing_phases_out_and_in_in_its_controllers_untap_steps() -> None:
    table = Table()
    drake, bears = table.battlefield(ANN, DRAKE, "Grizzly Bears")
    away(table, BOB)
    assert not drake.phased_out
    away(table)
    assert drake.phased_out
    assert table.battlefield(ANN) == ["Grizzly Bears"]
    away(table, BOB)
    assert drake.phased_out
    away(table)
    assert not drake.phased_out
    assert table.battlefield(ANN) == ["Drake", "Grizzly Bears"]
    assert not bears.phased_out


@pytest.mark.rule("502.1", "502.3", "702.26b")
def test_what_phases_out_keeps_nothing_tapped_in_the_same_untap_step() -> None:
    table = Table()
    frost = card("Frost", "{U}", ENCHANTMENT_CARD, PHASING, static(StaysTapped(CREATURE)))
    table.battlefield(ANN, frost)
    bears = table.battlefield(ANN, "Grizzly Bears", tapped=True)
    assert bears.power == 2
    away(table)
    assert not bears.tapped
    table.tap(bears)
    away(table)
    assert bears.tapped, "and it does again as soon as it phases in"


@pytest.mark.rule("702.26a")
def test_some_phase_in_as_others_phase_out() -> None:
    table = Table()
    first = table.battlefield(ANN, DRAKE)
    away(table)
    second = table.battlefield(ANN, DRAKE)
    away(table)
    assert (first.phased_out, second.phased_out) == (False, True)


@pytest.mark.rule("702.26b")
def test_what_is_phased_out_cannot_be_touched_and_does_nothing() -> None:
    table = Table(free_mana=True)
    lord = card("Lord", "{U}", creature("Drake", 2, 2), PHASING, anthem(CREATURE & OTHER, gets(1, 1)))
    drake, bears = table.battlefield(ANN, lord, "Grizzly Bears")
    assert bears.power == 3
    away(table)
    assert bears.power == 2
    table.turn(BOB)
    table.hand(BOB, "Lightning Bolt", spell("Sweep", destroy(all_of(CREATURE))))
    with table.refuses("not a legal target"):
        table.cast(BOB, "Lightning Bolt", targets=[drake])
    table.resolve_all()
    table.turn(BOB)
    table.cast(BOB, "Sweep")
    table.resolve()
    away(table)
    assert table.battlefield(ANN) == ["Lord"]


@pytest.mark.rule("702.26b", "603.7c")
def test_a_delayed_ability_finds_nothing_where_it_has_phased_out() -> None:
    table = Table(free_mana=True)
    drake = table.battlefield(ANN, DRAKE)
    later = Later(AtYourNext(Step.UPKEEP), exile(Remembered(word_slots.EARLIER_TARGETS, "that creature")))
    table.hand(ANN, card("Doom", "{1}", INSTANT_CARD, then(ChooseTarget(target(CREATURE)), later)))
    table.cast(ANN, "Doom", targets=[drake])
    table.resolve()
    away(table)
    table.resolve_all()
    assert (drake.phased_out, table.exile(ANN)) == (True, [])
    away(table)
    assert table.battlefield(ANN) == ["Drake"]


@pytest.mark.rule("702.26b")
def test_everybody_sees_what_is_phased_out() -> None:
    table = Table()
    table.battlefield(ANN, DRAKE)
    away(table)
    assert [permanent["name"] for permanent in table.view(BOB)["phased_out"]] == ["Drake"]
    assert table.view(BOB)["battlefield"] == []


@pytest.mark.rule("702.26d")
def test_phasing_is_neither_entering_nor_leaving_and_keeps_counters_and_status() -> None:
    table = Table()
    drake = table.battlefield(ANN, DRAKE, tapped=True, counters={"+1/+1": 2})
    away(table)
    assert (table.stack, table.life(ANN)) == ([], 20)
    away(table)
    assert (table.stack, table.life(ANN)) == ([], 20)
    assert (drake.counter("+1/+1"), drake.tapped, drake.summoning_sick) == (2, False, False)
    kinds = [type(event) for event in table.events if isinstance(event, (PhasedIn, PhasedOut))]
    assert kinds == [PhasedOut, PhasedIn]


@pytest.mark.rule("702.26d", "702.26a")
def test_a_tapped_permanent_phases_in_before_its_controller_untaps() -> None:
    table = Table()
    drake = table.battlefield(ANN, DRAKE, tapped=True)
    away(table)
    assert drake.phased_out
    away(table)
    assert not drake.tapped


@pytest.mark.rule("702.26d")
def test_a_token_goes_on_existing_while_it_is_phased_out() -> None:
    table = Table()
    token = table.battlefield(ANN, DRAKE, token=True)
    away(table)
    away(table)
    assert token.exists


@pytest.mark.rule("702.26d", "302.6")
def test_a_creature_that_phases_in_can_attack_at_once() -> None:
    table = Table()
    drake = table.battlefield(ANN, DRAKE)
    away(table)
    table.next_turn()
    table.next_turn()
    assert not drake.phased_out
    table.attack(ANN, {drake: BOB})
    assert drake.attacking == BOB


@pytest.mark.rule("514.2")
def test_damage_wears_off_also_from_what_is_phased_out() -> None:
    table = Table()
    drake = table.battlefield(ANN, DRAKE, damage=1)
    away(table)
    away(table)
    assert drake.damage == 0


@pytest.mark.rule("702.26e")
def test_an_effect_does_not_reach_what_is_phased_out_as_it_begins() -> None:
    table = Table(free_mana=True)
    drake = table.battlefield(ANN, DRAKE)
    away(table)
    table.turn(ANN)
    table.hand(ANN, spell("Anthem", Change(all_of(CREATURE), (gets(1, 1),), None)))
    table.cast(ANN, "Anthem")
    table.resolve()
    away(table)
    assert drake.power == 2


@pytest.mark.rule("702.26f")
def test_effects_end_while_what_they_affect_is_phased_out() -> None:
    table = Table(free_mana=True)
    drake = table.battlefield(ANN, DRAKE)
    table.hand(ANN, spell("Growth", pump(target(CREATURE), 3, 3)))
    table.hand(ANN, spell("Blessing", Change(target(CREATURE), (has(keyword("flying")),), None)))
    table.cast(ANN, "Growth", targets=[drake])
    table.resolve()
    table.cast(ANN, "Blessing", targets=[drake])
    table.resolve()
    assert drake.power == 5
    table.next_turn()
    away(table)
    assert drake.phased_out
    away(table)
    assert (drake.power, set(drake.keywords)) == (2, {"flying", "phasing"}), "what lasts, lasts"


@pytest.mark.rule("702.26g", "702.26j")
def test_what_is_attached_goes_along_and_comes_back_with_its_host() -> None:
    table = Table()
    drake = table.battlefield(ANN, DRAKE)
    cloak = table.battlefield(BOB, CLOAK, attached_to=drake)
    sword = table.battlefield(ANN, SWORD, attached_to=drake)
    away(table)
    assert (drake.phased_out, cloak.phased_out, sword.phased_out) == (True, True, True)
    away(table, BOB)
    assert cloak.phased_out, "not by itself, in its own controller's untap step"
    away(table)
    assert (cloak.attached_to, sword.attached_to, drake.power) == (drake, drake, 5)
    assert table.battlefield(BOB) == ["Cloak"]


@pytest.mark.rule("702.26h", "702.26g")
def test_what_would_phase_out_both_ways_comes_back_only_with_its_host() -> None:
    table = Table(players=3)
    drake = table.battlefield(ANN, DRAKE, owner=BOB)
    cloak = table.battlefield(ANN, GHOST_CLOAK, attached_to=drake)
    away(table)
    away(table)
    assert (drake.phased_out, cloak.phased_out, cloak.attached_to, drake.power) == (False, False, drake, 3)
    away(table)
    table.turn(ANN)
    table.concede(BOB)
    away(table)
    assert cloak.phased_out, "for its host will not come back"
    assert table.graveyard(ANN) == []


@pytest.mark.rule("702.26i")
def test_an_aura_that_phased_out_by_itself_comes_back_to_its_host() -> None:
    table = Table()
    bears = table.battlefield(BOB, "Grizzly Bears")
    cloak = table.battlefield(ANN, GHOST_CLOAK, attached_to=bears)
    away(table)
    assert (cloak.phased_out, bears.power) == (True, 2)
    away(table)
    assert (cloak.attached_to, bears.power) == (bears, 3)


@pytest.mark.rule("702.26i", "704.5m")
def test_an_aura_whose_host_is_gone_comes_back_unattached() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(ANN, GHOST_CLOAK, attached_to=bears)
    away(table)
    table.turn(ANN)
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[bears])
    table.resolve()
    assert table.graveyard(ANN) == ["Lightning Bolt"], "phased out, it does not notice"
    away(table)
    assert table.graveyard(ANN) == ["Lightning Bolt", "Ghost Cloak"]


@pytest.mark.rule("702.26j")
def test_phasing_in_attached_is_not_becoming_attached() -> None:
    table = Table()
    hero = table.battlefield(ANN, HERO)
    table.battlefield(ANN, GHOST_CLOAK, attached_to=hero)
    away(table)
    away(table)
    assert table.stack == []


@pytest.mark.rule("702.26b", "506.4")
def test_what_phases_out_is_removed_from_combat() -> None:
    table = Table(free_mana=True)
    drake, bears = table.battlefield(ANN, DRAKE, "Grizzly Bears")
    table.attack(ANN, {drake: BOB, bears: BOB})
    table.happen(phase_now)
    assert drake.phased_out
    table.combat_damage()
    assert table.life(BOB) == 18


@pytest.mark.rule("610.3")
def test_what_is_exiled_until_it_leaves_stays_exiled() -> None:
    table = Table(free_mana=True)
    prison = card("Prison", "{W}", creature("Wall", 0, 4), PHASING, when_enters(ExileUntilThisLeaves(target(CREATURE))))
    table.battlefield(BOB, "Grizzly Bears")
    table.will(ANN, "Grizzly Bears")
    table.enters(ANN, prison)
    table.resolve()
    away(table)
    assert (table.battlefield(ANN), table.exile(BOB)) == ([], ["Grizzly Bears"])


@pytest.mark.rule("702.26k", "800.4a")
def test_what_is_phased_out_leaves_with_its_owner() -> None:
    table = Table(players=3)
    table.battlefield(ANN, DRAKE, owner=BOB)
    away(table)
    table.turn(ANN)
    table.concede(BOB)
    assert table.stack == []
    away(table)
    assert table.battlefield(ANN) == []


@pytest.mark.rule("702.26m")
def test_without_an_untap_step_nothing_phases() -> None:
    table = Table(free_mana=True)
    drake = table.battlefield(ANN, DRAKE)
    table.hand(ANN, card("Doze", "{1}", INSTANT_CARD, SkipNext(YOU, Step.UNTAP)))
    table.cast(ANN, "Doze")
    table.resolve()
    table.next_turn()
    table.next_turn()
    assert (table.active_player, drake.phased_out) == (ANN, False)


@pytest.mark.rule("702.26n", "800.4c")
def test_what_phased_out_under_a_player_who_left_comes_back_after_their_turn_would_have_begun() -> None:
    table = Table(players=3, free_mana=True)
    drake = table.battlefield(BOB, DRAKE, owner=BOB)
    table.hand(ANN, card("Seize", "{1}", INSTANT_CARD, gain_control(target(CREATURE), None)))
    table.cast(ANN, "Seize", targets=[drake])
    table.resolve()
    away(table)
    assert drake.phased_out
    table.turn(BOB)
    table.concede(ANN)
    table.next_turn()
    assert (table.active_player, drake.phased_out) == (CAT, True)
    table.next_turn()
    assert (table.active_player, drake.phased_out, drake.controller) == (BOB, False, BOB)


@pytest.mark.rule("702.26p")
def test_phasing_twice_is_phasing_once() -> None:
    table = Table()
    twice = table.battlefield(ANN, card("Twice", "{U}", creature("Drake", 1, 1), PHASING, PHASING))
    away(table)
    assert twice.phased_out
    away(table)
    assert not twice.phased_out


@pytest.mark.rule("613.1b", "702.26f")
def test_control_that_ends_meanwhile_is_gone_when_it_phases_in() -> None:
    table = Table(free_mana=True)
    drake = table.battlefield(BOB, DRAKE)
    table.hand(ANN, card("Borrow", "{1}", INSTANT_CARD, gain_control(target(CREATURE))))
    table.cast(ANN, "Borrow", targets=[drake])
    table.resolve()
    assert drake.controller == ANN
    table.happen(phase_now)
    assert drake.phased_out
    table.next_turn()
    away(table)
    assert (drake.phased_out, drake.controller) == (False, BOB)


def test_a_fork_and_its_original_do_not_share_what_is_phased_out() -> None:
    table = Table()
    drake = table.battlefield(ANN, DRAKE, counters={"+1/+1": 1})
    away(table)
    other = table.fork()
    away(other)
    assert other.battlefield(ANN) == ["Drake"]
    assert drake.phased_out
    away(table)
    assert drake.counter("+1/+1") == 1
    assert other.game.hash() == table.game.hash()
