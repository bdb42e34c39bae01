"""What is exiled instead of dying this turn: one creature that was spoken of, or every one that fits."""

import pytest
from tests.reading.invented import read

from planechase.testing import ANN, BOB, Table

SLAY = read("Destroy target creature.", name="Slay", type_line="Instant")


@pytest.mark.rule("614.6", "611.2c")
def test_any_creature_that_would_die_is_exiled_also_one_that_comes_later() -> None:
    table = Table(free_mana=True)
    text = "Draw a card. If a creature an opponent controls would die this turn, exile it instead."
    mine, theirs = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, read(text, type_line="Sorcery"), SLAY, SLAY, SLAY)
    table.cast(ANN, "Invention")
    table.resolve()
    later = table.battlefield(BOB, "Grizzly Bears")
    for victim in (mine, theirs, later):
        table.cast(ANN, "Slay", targets=[victim])
        table.resolve()
    assert (len(table.exile(BOB)), table.graveyard(BOB), table.exile(ANN)) == (2, [], [])


@pytest.mark.rule("614.6")
def test_only_the_creature_that_was_spoken_of_is_exiled() -> None:
    table = Table(free_mana=True)
    text = "Tap target creature. If that creature would die this turn, exile it instead."
    one, other = table.battlefield(BOB, "Grizzly Bears", "Grizzly Bears")
    table.hand(ANN, read(text, type_line="Sorcery"), SLAY, SLAY)
    table.cast(ANN, "Invention", targets=[one])
    table.resolve()
    for victim in (one, other):
        table.cast(ANN, "Slay", targets=[victim])
        table.resolve()
    assert (len(table.exile(BOB)), len(table.graveyard(BOB))) == (1, 1)
