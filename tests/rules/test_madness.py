"""Madness (CR 702.35)."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, Table, check_card
from planechase.words.card import ENCHANTMENT_CARD, INSTANT_CARD, SORCERY_CARD, card, creature
from planechase.words.conditions import WasCast
from planechase.words.effects.flow import If
from planechase.words.effects.hands import discard
from planechase.words.effects.life_effects import gain_life
from planechase.words.filters import CREATURE
from planechase.words.keywords.madness import madness
from planechase.words.modifications import GainAbilities
from planechase.words.player_words import TARGET_PLAYER
from planechase.words.statics.continuous_statics import InYourHand

FURY = card("Fury", "{4}{R}", SORCERY_CARD, gain_life(3), madness("{R}"))
LOSS = card("Loss", "{B}", INSTANT_CARD, discard(1))


@pytest.fixture
def table() -> Table:
    table = Table(free_mana=True)
    table.hand(ANN, FURY, LOSS)
    table.always(ANN, "Fury", about="discard")
    return table


def test_it_can_be_played_and_read(table: Table) -> None:
    check_card(FURY)
    assert table.text(FURY) == "You gain 3 life.\nMadness {R}"


@pytest.mark.rule("702.35a", "702.35b")
def test_a_discarded_card_is_exiled_and_cast_for_its_madness_cost(table: Table) -> None:
    table.lands(ANN, "Mountain")
    table.cast(ANN, "Loss")
    table.resolve()
    assert (table.exile(ANN), table.graveyard(ANN), len(table.stack)) == (["Fury"], ["Loss"], 1)
    table.will(ANN, True, about="cast")
    table.resolve()
    assert (table.exile(ANN), table.stack) == ([], ["Fury"])
    table.resolve()
    assert (table.life(ANN), table.graveyard(ANN)) == (23, ["Loss", "Fury"])
    assert all(land.tapped for land in table.find_all("Mountain", zone="battlefield"))


@pytest.mark.rule("702.35a")
def test_who_does_not_cast_it_puts_it_into_the_graveyard(table: Table) -> None:
    table.lands(ANN, "Mountain")
    table.cast(ANN, "Loss")
    table.resolve()
    table.will(ANN, False, about="cast")
    table.resolve()
    assert (table.exile(ANN), table.graveyard(ANN), table.life(ANN)) == ([], ["Loss", "Fury"], 20)


@pytest.mark.rule("702.35a", "118.3")
def test_who_cannot_pay_is_not_asked(table: Table) -> None:
    table.cast(ANN, "Loss")
    table.resolve()
    table.resolve()
    assert table.graveyard(ANN) == ["Loss", "Fury"]


@pytest.mark.rule("702.35a", "514.3a")
def test_madness_in_the_cleanup_step() -> None:
    table = Table()
    table.hand(ANN, FURY, *["Forest"] * 7)
    table.lands(ANN, "Mountain")
    table.will(ANN, "Fury", about="discard")
    table.will(ANN, True, about="cast")
    table.go_to("upkeep", of=BOB)
    assert (table.life(ANN), table.graveyard(ANN)) == (23, ["Fury"])


@pytest.mark.rule("702.35a")
def test_its_owner_casts_it_whoever_makes_them_discard(table: Table) -> None:
    table.lands(ANN, "Mountain")
    table.hand(BOB, card("Theft", "{B}", INSTANT_CARD, discard(1, TARGET_PLAYER)))
    table.cast(BOB, "Theft", targets=[ANN])
    table.resolve()
    table.will(ANN, True, about="cast")
    table.resolve_all()
    assert table.life(ANN) == 23


@pytest.mark.rule("702.35a")
def test_a_spell_knows_that_its_madness_cost_was_paid() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, card("Rage", "{9}", INSTANT_CARD, If(WasCast("madness"), gain_life(7)), madness("{0}")), LOSS)
    table.always(ANN, "Rage", about="discard")
    table.always(ANN, True, about="cast")
    table.cast(ANN, "Loss")
    table.resolve_all()
    assert table.life(ANN) == 27


@pytest.mark.rule("702.35a", "113.10")
def test_a_card_in_hand_may_be_given_madness() -> None:
    table = Table(free_mana=True)
    gives = InYourHand(CREATURE, (GainAbilities((madness("{0}"),)),))
    table.battlefield(ANN, card("Frenzy", "{R}", ENCHANTMENT_CARD, gives))
    table.hand(ANN, card("Imp", "{9}", creature("Imp", 1, 1)), LOSS)
    table.always(ANN, True, about="cast")
    table.always(ANN, "Imp", about="discard")
    table.cast(ANN, "Loss")
    table.resolve_all()
    assert table.on_battlefield("Imp")
