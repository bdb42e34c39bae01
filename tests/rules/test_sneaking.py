"""Sneak (CR 702.190)."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, Table, check_card
from planechase.words.card import card, creature
from planechase.words.english import card_text
from planechase.words.keywords.sneaking import sneak

SHADE = card("Shade", "{4}{B}", creature("Ninja", 4, 1), sneak("{B}"))


@pytest.fixture
def table() -> Table:
    table = Table()
    table.lands(ANN, "Swamp")
    table.hand(ANN, SHADE)
    table.battlefield(ANN, "Grizzly Bears")
    return table


def test_it_can_be_read_and_played() -> None:
    check_card(SHADE)
    assert card_text(SHADE) == "Sneak {B}"


@pytest.mark.rule("702.190a", "702.190b", "506.3a")
def test_what_sneaks_in_attacks_in_place_of_what_returned(table: Table) -> None:
    assert not table.can_cast(ANN, "Shade")
    table.attack(ANN, {"Grizzly Bears": BOB})
    assert not table.can_cast(ANN, "Shade")
    table.block(BOB)
    table.cast(ANN, "Shade", way="sneak")
    assert table.hand(ANN) == ["Grizzly Bears"]
    table.resolve()
    assert (table.find("Shade").tapped, table.find("Shade").attacking) == (True, BOB)
    table.combat_damage()
    assert table.life(BOB) == 16


@pytest.mark.rule("702.190a")
def test_nobody_sneaks_past_a_blocker(table: Table) -> None:
    table.battlefield(BOB, "Llanowar Elves")
    table.attack(ANN, {"Grizzly Bears": BOB})
    table.block(BOB, {"Llanowar Elves": "Grizzly Bears"})
    assert not table.can_cast(ANN, "Shade")
