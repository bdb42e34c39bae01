"""Keyword actions that are done several times, and tokens that hatch (CR 608.2c, 701.16, 701.34, 701.53)."""

import pytest
from tests.reading.invented import read, refused

from planechase.testing import ANN, Table


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def cast(table: Table, text: str) -> None:
    table.hand(ANN, read(text, type_line="Sorcery"))
    table.cast(ANN, "Invention")
    table.resolve()


@pytest.mark.rule("701.16a")
@pytest.mark.parametrize(("often", "clues"), [("twice", 2), ("three times", 3)])
def test_investigating_several_times(table: Table, often: str, clues: int) -> None:
    cast(table, f"Investigate {often}.")
    assert [one for one in table.battlefield(ANN) if "Clue" in one] == ["Clue Token"] * clues


@pytest.mark.rule("701.34a", "608.2c")
def test_proliferating_twice(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears", counters={"+1/+1": 1})
    table.always(ANN, [bears])
    cast(table, "Proliferate twice.")
    assert bears.counters == {"+1/+1": 3}


def test_what_else_is_done_twice_is_refused() -> None:
    """Does "draw a card and gain 1 life twice" draw two cards?"""
    refused("Draw a card twice.", type_line="Sorcery")


@pytest.mark.rule("701.53a", "701.53b", "111.10i")
def test_an_incubator_hatches(table: Table) -> None:
    cast(table, "Incubate 3.")
    token = table.find("Incubator Token", zone="battlefield")
    assert (token.type_line, token.counters, token.colors) == ("Artifact — Incubator", {"+1/+1": 3}, "")
    table.activate(ANN, token)
    table.resolve()
    assert (token.name, token.type_line) == ("Phyrexian Token", "Artifact Creature — Phyrexian")
    assert (token.power, token.toughness) == (3, 3)
