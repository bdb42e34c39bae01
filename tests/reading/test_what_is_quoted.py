"""An ability in quotation marks, or of a token, speaks of nothing outside of it, and nobody outside speaks of what it names."""

import pytest
from tests.reading.invented import read

from planechase.testing import ANN, BOB, Table


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("608.2k", "111.10")
@pytest.mark.parametrize("token", ["a Treasure token", "two Map tokens"])
def test_its_controller_is_not_the_one_of_what_a_token_names(table: Table, token: str) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, read(f"Destroy target creature. Its controller creates {token}.", type_line="Instant"))
    table.cast(ANN, "Invention", targets=[bears])
    table.resolve()
    assert table.battlefield(ANN) == []
    assert {name.split()[0] for name in table.battlefield(BOB)} == {token.split()[1]}


@pytest.mark.rule("608.2k")
def test_it_is_still_the_target_behind_an_ability_that_it_gains(table: Table) -> None:
    text = 'Until end of turn, target creature gains "When this creature dies, you draw a card." Untap it.'
    bears = table.battlefield(ANN, "Grizzly Bears", tapped=True)
    table.hand(ANN, read(text, type_line="Instant"))
    table.cast(ANN, "Invention", targets=[bears])
    table.resolve()
    assert not bears.tapped
