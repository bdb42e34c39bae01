"""`planechase decks`."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from planechase.decks import names, product
from planechase.terminal.main import main

if TYPE_CHECKING:
    from tests.terminal.conftest import Terminal


def test_lists_the_products_and_then_the_starter_decks(terminal: Terminal) -> None:
    shown = terminal.run("decks")
    at = [shown.index(f"  {name} ") for name in names()]
    assert at == sorted(at)
    assert "Planechase (2009)\n" in shown
    (line,) = [line for line in shown.splitlines() if "Zombie Empire" in line]
    assert line.split()[2:4] == ["60", "10"]
    assert max(map(len, shown.splitlines())) <= 120


def block(shown: str, heading: str) -> list[str]:
    """The lines below a heading."""
    return re.split(rf"^{heading}.*\n", shown, flags=re.MULTILINE)[1].split("\n\n")[0].splitlines()


@pytest.mark.parametrize("name", names())
def test_shows_a_deck_by_type_with_counts(terminal: Terminal, name: str) -> None:
    shown = terminal.run("decks", name)
    assert shown.startswith(f"{name}: ")
    groups = re.findall(r"^(?!Planar)\w+ \((\d+)\)\n((?: +\d+ .*\n)+)", shown, flags=re.MULTILINE)
    for size, rows in groups:
        assert sum(int(row.split()[0]) for row in rows.splitlines()) == int(size)
    assert sum(int(size) for size, _ in groups) == sum(product(name).main.values())


def test_shows_the_mana_curve_the_colours_and_the_planar_deck(terminal: Terminal) -> None:
    shown = terminal.run("decks", "Zombie", "Empire")
    spells = 60 - sum(int(row.split()[0]) for row in block(shown, "Lands"))
    assert sum(int(row.split()[-1]) for row in block(shown, "Mana curve")) == spells
    assert [row.split()[1].rstrip(",") for row in block(shown, "Colours")] == ["black"]
    planar = [row.strip().split("  ")[0] for row in block(shown, "Planar deck")]
    assert planar == sorted(product("Zombie Empire").planar)


def test_a_deck_of_many_colours(terminal: Terminal) -> None:
    colors = {row.split()[1].rstrip(",") for row in block(terminal.run("decks", "chaos"), "Colours")}
    assert colors == {"white", "blue", "black", "red", "green", "colourless"}


def test_an_unknown_deck_gets_the_nearest_name(terminal: Terminal) -> None:
    terminal.run("decks", "Zombie Empier")
    assert terminal.code == 2
    assert "Did you mean “Zombie Empire”?" in terminal.errors


# ---------------------------------------------------------------------- checking lists


def test_a_list_that_is_fine_gets_one_line(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "bears.txt"
    path.write_text("36 Forest\n4 grizzly bears\n20 Plains\n\nSideboard\n1 Lightning Bolt")
    assert terminal.run("decks", "check", path) == f"{path}: 60 cards, 1 in the sideboard. All is well.\n"
    assert terminal.code == 0


def test_whatever_is_wrong_with_a_list_is_said(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "bears.txt"
    path.write_text("36 Forest\n5 Grizly Bears\n\nPlanes\nNaya\n")
    assert terminal.run("decks", "check", path).splitlines() == [
        f"{path}, line 2: There is no card “Grizly Bears” here; did you mean “Grizzly Bears”?",
        f"{path}: A deck has at least 60 cards; this one has 41.",
        f"{path}: A planar deck has at least 10 cards; this one has 1.",
    ]
    assert terminal.code == 1


def test_several_lists_are_checked_and_one_is_enough_to_fail(terminal: Terminal, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text("60 Forest")
    bad.write_text("59 Forest")
    assert len(terminal.run("decks", "check", bad, good).splitlines()) == 2
    assert terminal.code == 1


@pytest.mark.parametrize(("text", "code"), [("60 Forest", 0), ("59 Forest", 1)])
def test_a_list_from_the_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], text: str, code: int
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert main(["decks", "check", "-"]) == code
    assert "the list" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("args", "said"), [(("check",), "Which file?"), (("check", "/no/such/list"), "There is no file")]
)
def test_a_list_that_cannot_be_read(terminal: Terminal, args: tuple[str, ...], said: str) -> None:
    terminal.run("decks", *args)
    assert terminal.code == 2
    assert said in terminal.errors
