"""Spells of a kind that are cast for nothing: from a hand, or from among some cards (CR 118.9, 601.3e, 608.2g)."""

import pytest
from tests.reading.invented import read

from planechase.rules.state.decisions import Choose
from planechase.testing import ANN, BOB, Table


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("118.9", "608.2g")
def test_only_a_spell_that_is_cheap_enough_is_cast_from_the_hand(table: Table) -> None:
    text = "You may cast a creature spell with mana value 2 or less from your hand without paying its mana cost."
    _, bears, _, _ = table.hand(ANN, read(text, type_line="Sorcery"), "Grizzly Bears", "Serra Angel", "Lightning Bolt")
    table.cast(ANN, "Invention")
    table.resolve(pause=True)
    assert isinstance(table.decision, Choose)
    assert list(table.decision.options) == [bears.id]
    table.answer(ANN, [bears])
    assert table.stack == ["Grizzly Bears"]


@pytest.mark.rule("601.3e", "709.3a")
def test_the_half_that_is_cast_must_fit(table: Table) -> None:
    """Assault costs {R}, Battery {3}{G}."""
    text = "You may cast a spell with mana value 1 or less from your hand without paying its mana cost."
    table.hand(ANN, read(text, type_line="Sorcery"), "Assault // Battery")
    table.cast(ANN, "Invention")
    table.will(ANN, ["Assault // Battery"], [BOB])
    table.resolve()
    assert table.stack == ["Assault"]
