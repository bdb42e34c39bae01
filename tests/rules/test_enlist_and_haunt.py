"""Enlist and haunt (CR 702.55, 702.154)."""

from __future__ import annotations

import pytest

from planechase.rules.language.abilities import TriggeredAbility
from planechase.rules.state.decisions import Order
from planechase.testing import ANN, BOB, Table, check_cards
from planechase.words.card import SORCERY_CARD, card, creature
from planechase.words.effects.life_effects import gain_life
from planechase.words.keywords.enlisting import Enlist, Enlists
from planechase.words.keywords.haunting import Haunt, when_enters_or_haunted_dies, when_haunted_dies
from planechase.words.keywords.plain_keywords import keyword

BEARS = "Grizzly Bears"
CAPTAIN = card("Captain", "{1}", creature("Soldier", 1, 1), Enlist(), TriggeredAbility(Enlists(), gain_life(1)))
GHOST = card("Ghost", "{1}", creature("Spirit", 1, 1), Haunt(), when_enters_or_haunted_dies(gain_life(2)))
CHANT = card("Chant", "{B}", SORCERY_CARD, gain_life(1), Haunt(), when_haunted_dies(gain_life(10)))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def test_they_can_be_played_and_read(table: Table) -> None:
    check_cards(CAPTAIN, GHOST, CHANT)
    assert table.text(CAPTAIN) == "Enlist\nWhenever this creature enlists a creature, you gain 1 life."
    ghost = "When this creature enters or the creature it haunts dies, you gain 2 life."
    assert table.text(GHOST) == f"Haunt\n{ghost}"
    assert table.text(CHANT) == "You gain 1 life.\nHaunt\nWhen the creature Chant haunts dies, you gain 10 life."


# ---------------------------------------------------------------------- enlist


@pytest.mark.rule("702.154a", "702.154b", "508.1g")
def test_a_creature_that_stays_behind_lends_its_power(table: Table) -> None:
    captain, bears = table.battlefield(ANN, CAPTAIN), table.battlefield(ANN, BEARS)
    table.will(ANN, BEARS, about="tap")
    table.attack(ANN, "Captain", pause=True)
    assert isinstance(table.decision, Order)
    table.answer(ANN, list(table.decision.options))
    assert bears.tapped
    table.resolve_all()
    assert (captain.power, captain.toughness, table.life(ANN)) == (3, 1, 21)


@pytest.mark.rule("702.154a")
def test_neither_attackers_nor_newcomers_are_enlisted(table: Table) -> None:
    plain = card("Captain", "{1}", creature("Soldier", 1, 1), Enlist())
    captain = table.battlefield(ANN, plain)
    table.battlefield(ANN, BEARS)
    table.battlefield(ANN, "Air Elemental", summoning_sick=True)
    table.attack(ANN, ["Captain", BEARS])
    assert (table.stack, captain.power) == ([], 1)
    hasty = Table()
    captain = hasty.battlefield(ANN, plain)
    hasty.battlefield(ANN, card("Runner", "{R}", creature("Goblin", 4, 1), keyword("haste")), summoning_sick=True)
    hasty.will(ANN, "Runner", about="tap")
    hasty.attack(ANN, "Captain")
    hasty.resolve_all()
    assert captain.power == 5


@pytest.mark.rule("702.154d")
def test_two_enlists_enlist_two_creatures(table: Table) -> None:
    captain = table.battlefield(ANN, card("Captain", "{1}", creature("Soldier", 1, 1), Enlist(), Enlist()))
    table.battlefield(ANN, BEARS)
    table.battlefield(ANN, "Air Elemental")
    table.will(ANN, BEARS, "Air Elemental", about="tap")
    table.attack(ANN, "Captain")
    table.resolve_all()
    assert captain.power == 7


# ---------------------------------------------------------------------- haunt


@pytest.mark.rule("702.55a", "702.55b", "702.55c")
def test_a_dead_creature_haunts_another_until_that_dies(table: Table) -> None:
    ghost, bears = table.battlefield(ANN, GHOST), table.battlefield(BOB, BEARS)
    table.hand(ANN, "Lightning Bolt", "Lightning Bolt")
    table.will(ANN, BEARS, about="target")
    table.cast(ANN, "Lightning Bolt", targets=[ghost])
    table.resolve_all()
    assert (table.exile(ANN), table.life(ANN)) == (["Ghost"], 20)
    table.cast(ANN, "Lightning Bolt", targets=[bears])
    table.resolve_all()
    assert (table.exile(ANN), table.life(ANN)) == (["Ghost"], 22)


@pytest.mark.rule("702.55a")
def test_a_spell_that_has_resolved_haunts(table: Table) -> None:
    bears = table.battlefield(BOB, BEARS)
    table.hand(ANN, CHANT, "Lightning Bolt")
    table.will(ANN, BEARS, about="target")
    table.cast(ANN, "Chant")
    table.resolve_all()
    assert (table.exile(ANN), table.life(ANN)) == (["Chant"], 21)
    table.cast(ANN, "Lightning Bolt", targets=[bears])
    table.resolve_all()
    assert table.life(ANN) == 31


@pytest.mark.rule("702.55a")
def test_a_countered_spell_does_not_haunt(table: Table) -> None:
    table.battlefield(BOB, BEARS)
    table.hand(ANN, CHANT)
    table.hand(BOB, "Cancel")
    table.cast(ANN, "Chant")
    table.cast(BOB, "Cancel", targets=["Chant"])
    table.resolve_all()
    assert table.graveyard(ANN) == ["Chant"]
