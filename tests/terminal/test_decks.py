"""`planechase decks`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.terminal.conftest import Terminal


def test_lists_the_decks_with_a_line_each(terminal: Terminal) -> None:
    lines = terminal.run("decks").splitlines()
    assert any(line.startswith("Dawn Charge") and "60 cards" in line for line in lines)


def test_shows_a_deck_with_counts(terminal: Terminal) -> None:
    lines = terminal.run("decks", "grave").splitlines()
    assert lines[0].startswith("Grave Tide: ")
    counts = [int(line.split()[0]) for line in lines if line.startswith(" ")]
    assert sum(counts) == 60


def test_an_unknown_deck_gets_the_nearest_name(terminal: Terminal) -> None:
    terminal.run("decks", "Wild Mantel")
    assert terminal.code == 2
    assert "Did you mean “Wild Mantle”?" in terminal.errors
