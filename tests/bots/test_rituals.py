"""Spells that make mana, as the steady bot sees them: one that would make none is not cast."""

from tests.reading.invented import read

from planechase.bots import SensibleBot
from planechase.rules.turns.priority import PASS
from planechase.testing import ANN, Table


def test_a_ritual_that_makes_no_mana_is_kept() -> None:
    table = Table()
    table.lands(ANN, "Mountain", 3)
    table.hand(ANN, read("Add {G} for each Forest you control.", type_line="Sorcery"), "Serra Angel")
    assert table.decision is not None
    assert SensibleBot().decide(table.game, table.decision) == PASS
