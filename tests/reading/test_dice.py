"""Dice in English: a result that the rest of the text speaks of, and tables of results (CR 706)."""

import pytest
from tests.reading.invented import read, refused, said

from planechase.testing import ANN, Table

TABLE = "1—9 | You gain 2 life.\n10—19 | You gain 4 life. Then draw a card.\n20 | Draw three cards."


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("706.3a")
@pytest.mark.parametrize(("face", "life", "cards"), [(9, 22, 0), (10, 24, 1), (19, 24, 1), (20, 20, 3)])
def test_a_table_below_a_roll(table: Table, face: int, life: int, cards: int) -> None:
    table.hand(ANN, read(f"Roll a d20.\n{TABLE}", type_line="Sorcery"))
    table.force_dice(face)
    table.cast(ANN, "Invention")
    table.resolve()
    assert (table.life(ANN), len(table.hand(ANN))) == (life, cards)


@pytest.mark.rule("706.2", "706.3a")
@pytest.mark.parametrize(("face", "life"), [(3, 21), (4, 29)])
def test_what_is_added_to_a_roll_and_a_row_without_end(table: Table, face: int, life: int) -> None:
    """Two cards in hand."""
    text = "Roll a d20 and add the number of cards in your hand.\n1-5 | You gain 1 life.\n6+ | You gain 9 life."
    table.hand(ANN, read(text, type_line="Sorcery"), "Forest", "Forest")
    table.force_dice(face)
    table.cast(ANN, "Invention")
    table.resolve()
    assert table.life(ANN) == life


@pytest.mark.rule("706.4")
def test_the_result_of_a_roll(table: Table) -> None:
    table.hand(ANN, read("Roll a six-sided die. You gain life equal to the result.", type_line="Sorcery"))
    table.force_dice(5)
    table.cast(ANN, "Invention")
    table.resolve()
    assert table.life(ANN) == 25


@pytest.mark.rule("706.3b")
def test_the_last_row_reaches_to_its_end() -> None:
    text = "Roll a d20.\n1–9 | Draw a card.\n10+ | You gain 1 life. Draw two cards."
    assert said(text, type_line="Sorcery") == text


@pytest.mark.rule("706.3a")
@pytest.mark.parametrize(
    "text",
    [
        "Roll a d20.\n1—9 | Draw a card.\n11—20 | Draw two cards.",  # what about 10?
        "Draw a card.\n1—9 | Draw a card.",
        "You gain life equal to the result.",
    ],
)
def test_what_is_no_table_is_refused(text: str) -> None:
    refused(text, type_line="Sorcery")
