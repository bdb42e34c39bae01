"""Looking at the top card of a library, and playing it (CR 401.5)."""

from __future__ import annotations

import pytest

from planechase.reading.card_reading import Understood, read_card
from planechase.reading.card_texts import CardText
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.state.visibility import may_see
from planechase.testing import ANN, BOB, Table, check_cards

LOOK = "You may look at the top card of your library any time."


def made(*lines: str) -> CardDefinition:
    read = read_card(CardText("Tall Tower", "Artifact", "\n".join(lines), "{2}"))
    assert isinstance(read, Understood), read
    return read.definition


TOWER = made(LOOK)
OF_CREATURES = made(LOOK, "You may cast creature spells from the top of your library.")
OF_LANDS = made(LOOK, "You may play lands from the top of your library.")
OF_SPELLS = made("You may cast spells from the top of your library.")


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def test_they_can_be_read_and_played() -> None:
    check_cards(TOWER, OF_CREATURES, OF_LANDS, OF_SPELLS)


@pytest.mark.rule("401.5")
def test_only_its_controller_sees_the_card(table: Table) -> None:
    table.library(ANN, "Forest", "Grizzly Bears", only=True)
    table.library(BOB, "Forest", only=True)
    top, second = (table.state.objects[id] for id in table.state.players[ANN].library)
    assert not may_see(table.state, top, ANN)
    table.battlefield(ANN, TOWER)
    assert [may_see(table.state, top, who) for who in (ANN, BOB, None)] == [True, False, False]
    assert not may_see(table.state, second, ANN)
    assert not may_see(table.state, table.state.objects[table.state.players[BOB].library[0]], ANN)


@pytest.mark.rule("401.5", "601.3")
def test_spells_of_a_kind_are_cast_from_there(table: Table) -> None:
    table.battlefield(ANN, OF_CREATURES)
    table.library(ANN, "Grizzly Bears", "Lightning Bolt", "Forest", only=True)
    assert not table.can_cast(BOB, "Grizzly Bears")
    table.cast(ANN, "Grizzly Bears")
    table.resolve()
    assert table.battlefield(ANN) == ["Tall Tower", "Grizzly Bears"]
    assert not table.can_cast(ANN, "Lightning Bolt")


@pytest.mark.rule("305.1", "401.5")
def test_lands_are_played_from_there_and_nothing_else(table: Table) -> None:
    table.battlefield(ANN, OF_LANDS)
    table.library(ANN, "Forest", "Grizzly Bears", only=True)
    table.play_land(ANN, "Forest")
    assert (table.battlefield(ANN), table.library(ANN)) == (["Tall Tower", "Forest"], ["Grizzly Bears"])
    assert not table.can_cast(ANN, "Grizzly Bears")


@pytest.mark.rule("305.1", "601.3")
def test_a_permission_to_cast_does_not_let_lands_be_played(table: Table) -> None:
    table.battlefield(ANN, OF_SPELLS)
    table.library(ANN, "Forest", only=True)
    assert not any("Forest" in action for action in table.actions(ANN))
