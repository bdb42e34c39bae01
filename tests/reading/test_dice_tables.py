"""Tables below a roll: every result once, and all of it belongs to the ability (CR 706.3)."""

import pytest
from tests.reading.invented import read, refused

from planechase.testing import ANN, Table

TABLE = "When this creature enters, roll a d6.\n1-5 | You gain 2 life.\n6 | Draw two cards. You gain 4 life."


@pytest.mark.rule("706.3b")
@pytest.mark.parametrize(("face", "life", "cards"), [(5, 22, 0), (6, 24, 2)])
@pytest.mark.parametrize("dash", ["-", "–", "—"])
def test_the_row_of_the_result_happens(face: int, life: int, cards: int, dash: str) -> None:
    table = Table(free_mana=True)
    table.hand(ANN, read(TABLE.replace("1-5", f"1{dash}5")))
    table.force_dice(face)
    table.cast(ANN, "Invention")
    table.resolve_all()
    assert (table.life(ANN), len(table.hand(ANN))) == (life, cards)


@pytest.mark.rule("706.3a")
def test_a_table_with_a_gap_is_refused() -> None:
    refused(TABLE.replace("1-5", "1-4"))
