"""What a delayed ability speaks of when that has just died: the card it became, not the creature it was."""

import pytest
from tests.reading.invented import read

from planechase.testing import ANN, BOB, Table

SLAY = read("Destroy target creature.", name="Slay", type_line="Instant")


@pytest.mark.rule("400.7e", "603.7c")
@pytest.mark.parametrize("said", ["it", "that card"])
def test_what_dies_this_turn_is_returned(said: str) -> None:
    text = f"Tap target creature. When that creature dies this turn, return {said} to its owner's hand."
    table = Table(free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, read(text, type_line="Sorcery"), SLAY)
    table.cast(ANN, "Invention", targets=[bears])
    table.resolve_all()
    table.cast(ANN, "Slay", targets=[bears])
    table.resolve_all()
    assert (table.hand(BOB), table.graveyard(BOB)) == (["Grizzly Bears"], [])


@pytest.mark.rule("400.7e", "603.7c")
def test_the_source_itself_is_returned() -> None:
    text = "{1}: When this creature dies this turn, return it to the battlefield under your control."
    table = Table(free_mana=True)
    cat = table.battlefield(ANN, read(text))
    table.hand(ANN, SLAY)
    table.activate(ANN, cat)
    table.resolve_all()
    table.cast(ANN, "Slay", targets=[cat])
    table.resolve_all()
    assert table.battlefield(ANN) == ["Invention"]
