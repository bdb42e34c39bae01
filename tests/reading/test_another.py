"""Other than what "another" is: than this permanent, where no spell says it."""

import pytest
from tests.reading.invented import read

from planechase.testing import ANN, BOB, Table


@pytest.mark.rule("109.5", "714.2c")
def test_a_chapter_does_not_aim_at_its_own_saga() -> None:
    table = Table(free_mana=True)
    saga = read("I — Another target creature you control gets +2/+2 until end of turn.", type_line="Enchantment — Saga")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, saga)
    table.will(ANN, bears)
    table.cast(ANN, "Invention")
    table.resolve_all()
    assert bears.power == 4
    assert "OtherThan" not in str(saga.printed.abilities)


@pytest.mark.rule("109.5")
@pytest.mark.parametrize(("cats", "stunned"), [(0, 0), (1, 1)])
def test_another_in_a_condition_is_another_than_this_permanent(cats: int, stunned: int) -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    for _ in range(cats):
        table.battlefield(ANN, read("Flying"))
    table.will(ANN, bears)
    table.enters(
        ANN,
        read(
            "When this creature enters, tap target creature an opponent controls. "
            "Put a stun counter on that creature if you control another Cat."
        ),
    )
    table.resolve()
    assert bears.counter("stun") == stunned


@pytest.mark.rule("608.2d")
def test_whether_some_creature_is_attacking_is_not_asked_of_one_that_was_chosen() -> None:
    text = "If a white creature is attacking, you may pay {B} rather than pay this spell's mana cost.\nDraw a card."
    assert "Chosen" not in str(read(text, type_line="Instant").printed.abilities)
