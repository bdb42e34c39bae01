"""Villainous choices in a text: who faces one, and who is meant in it (CR 701.55)."""

import pytest
from tests.reading.invented import read, refused

from planechase.testing import ANN, BOB, Table

CHOICE = "faces a villainous choice — That player loses 3 life, or you draw a card and gain 1 life."


@pytest.mark.rule("701.55a")
@pytest.mark.parametrize(
    ("chosen", "after"), [("You lose 3 life", (20, 17, 0)), ("Ann draws a card and Ann gains 1 life", (21, 20, 1))]
)
def test_that_player_is_who_chooses_and_you_are_you(chosen: str, after: tuple[int, int, int]) -> None:
    table = Table(free_mana=True)
    table.hand(ANN, read(f"Target opponent {CHOICE}", type_line="Sorcery"))
    table.cast(ANN, "Invention", [BOB])
    table.will(BOB, chosen)
    table.resolve()
    assert (table.life(ANN), table.life(BOB), len(table.hand(ANN))) == after


@pytest.mark.rule("701.55a", "207.2c")
def test_what_stands_before_the_dash_is_no_ability_word() -> None:
    text = "When this creature burps, each opponent faces a villainous choice — That player draws a card, or you do."
    assert refused(text).clause.startswith("When this creature burps")
