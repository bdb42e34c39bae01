"""Megamorph and disguise (CR 702.37b, 702.168)."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, Table, check_cards
from planechase.words.card import card, creature
from planechase.words.english import card_text
from planechase.words.keywords.turning_up_keywords import disguise, megamorph

DRAKE = card("Big Drake", "{4}{U}", creature("Drake", 4, 4), megamorph("{U}"))
SPY = card("Spy", "{4}{U}", creature("Human", 3, 3), disguise("{U}"))


@pytest.fixture
def table() -> Table:
    return Table()


def test_every_card_here_can_be_read_and_played() -> None:
    check_cards(DRAKE, SPY)


def test_how_they_read() -> None:
    assert (card_text(DRAKE), card_text(SPY)) == ("Megamorph {U}", "Disguise {U}")


@pytest.mark.rule("702.37b", "702.37e")
def test_what_is_turned_up_for_its_megamorph_cost_gets_a_counter(table: Table) -> None:
    table.lands(ANN, "Island", 4)
    drake = table.hand(ANN, DRAKE)
    table.cast(ANN, drake, way="face down")
    table.resolve()
    assert (drake.now.power, drake.now.face_down) == (2, True)
    (turn_up,) = [action for action in table.actions(ANN) if "face up" in action]
    table.do(ANN, turn_up)
    assert (drake.now.power, drake.now.counters) == (5, {"+1/+1": 1})


@pytest.mark.rule("702.168a", "702.168b")
def test_a_disguised_creature_has_ward(table: Table) -> None:
    table.lands(ANN, "Island", 3)
    spy = table.hand(ANN, SPY)
    table.cast(ANN, spy, way="face down")
    table.resolve()
    assert (spy.now.power, spy.now.toughness, spy.now.mana_cost) == (2, 2, None)
    table.lands(BOB, "Mountain", 2)
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[spy.now])
    table.resolve_all()
    assert (spy.now.face_down, table.graveyard(BOB)) == (True, ["Lightning Bolt"])


@pytest.mark.rule("702.168d")
def test_a_disguise_is_dropped_for_its_cost(table: Table) -> None:
    table.lands(ANN, "Island", 4)
    spy = table.hand(ANN, SPY)
    table.cast(ANN, spy, way="face down")
    table.resolve()
    (turn_up,) = [action for action in table.actions(ANN) if "face up" in action]
    table.do(ANN, turn_up)
    assert (spy.now.power, spy.now.counters, table.stack) == (3, {}, [])
    assert "Ward" not in spy.now.text
