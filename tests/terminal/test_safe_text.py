"""Terminals that cannot say everything, and texts that would command them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.terminal.conftest import Terminal

Bears = Callable[..., Path]
ESCAPE = "\x1b[2J\x07"


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_what_an_encoding_cannot_say_is_replaced(bears: Bears, tmp_path: Path, encoding: str) -> None:
    command = [sys.executable, "-m", "planechase.terminal.main", "play", "--resume", str(bears())]
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "XDG_DATA_HOME": str(tmp_path)}
    typed = "pérhaps\n\nc grizzly bears\nq\nn\n".encode()
    done = subprocess.run(command, input=typed, capture_output=True, env=environment, cwd=tmp_path, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    shown = done.stdout.decode(encoding)
    assert "> Ann (you)  * 20" in shown
    assert "Creature - Bear" in shown or "Creature — Bear" in shown


def test_names_are_letters(terminal: Terminal) -> None:
    terminal.run("play", "--names", f"Ann{ESCAPE},Bob", "--players", "2")
    assert (terminal.code, terminal.errors) == (2, "Type a name that others can read.\n")


def test_a_deck_file_commands_no_terminal(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(f"60 Forest\n1 Grizzly{ESCAPE} Bears\n", encoding="utf-8")
    shown = terminal.run("decks", "check", path)
    terminal.run("play", "--deck", path)
    assert "Grizzly" in shown
    assert "Grizzly" in terminal.errors
    assert not set(ESCAPE) & {"\x1b", "\x07"} & set(shown + terminal.errors)


def test_a_saved_game_commands_no_terminal(terminal: Terminal, bears: Bears) -> None:
    path = bears()
    record = json.loads(path.read_text())
    record["setup"]["seats"][1]["name"] = f"Bob{ESCAPE}"
    path.write_text(json.dumps(record))
    shown = terminal.run("play", "--resume", path, lines=["", "1"])
    assert "Bob" in shown
    assert not {"\x1b", "\x07"} & set(shown)


# ---------------------------------------------------------------------- damaged files


def damaged(**parts: Any) -> Callable[[dict[str, Any]], Any]:
    return lambda record: {**record, **parts}


@pytest.mark.parametrize(
    "damage",
    [
        damaged(terminal=[]),
        damaged(terminal={"people": "Ann"}),
        damaged(terminal={"people": [7]}),
        damaged(terminal={"bot": "clever"}),
        damaged(answers=[[[]], {}]),
        damaged(answers=[True, {"concede": 99}]),
        damaged(answers=7),
        damaged(setup=[]),
        damaged(setup={}),
        damaged(format=1),
        lambda record: {**record, "setup": {**record["setup"], "seats": 7}},
        lambda record: {**record, "setup": {**record["setup"], "seed": "x"}},
    ],
)
def test_a_damaged_file_gets_a_sentence(terminal: Terminal, bears: Bears, damage: Callable[[Any], Any]) -> None:
    path = bears()
    path.write_text(json.dumps(damage(json.loads(path.read_text()))))
    assert terminal.run("play", "--resume", path) == ""
    assert terminal.code == 2
    assert str(path) in terminal.errors
    assert terminal.errors.count("\n") == 1


@pytest.mark.parametrize("data", [b"", b"\xff\xfe\x00", b"[" * 200_000, b"9" * 5000, b'{"setup"'])
def test_bytes_that_are_no_saved_game_get_a_sentence(terminal: Terminal, tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "saved.json"
    path.write_bytes(data)
    assert terminal.run("play", "--resume", path) == ""
    assert (terminal.code, terminal.errors.count("\n")) == (2, 1)


def test_a_truncated_file_gets_a_sentence(terminal: Terminal, bears: Bears) -> None:
    path = bears()
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    terminal.run("play", "--resume", path)
    assert "damaged" in terminal.errors


# ---------------------------------------------------------------------- cards that are not here


def test_a_list_is_played_without_the_cards_that_are_missing(terminal: Terminal, tmp_path: Path) -> None:
    path, saved = tmp_path / "mine.txt", tmp_path / "saved.json"
    path.write_text("40 Forest\n18 Island\n2 No Such Card\n")
    terminal.run("play", "--deck", path, "--players", "2")
    assert "--skip-unknown" in terminal.errors
    assert "--skip-unknown" in terminal.run("decks", "check", path)
    lines = [f"save {saved}"]
    shown = terminal.run("play", "--deck", path, "--players", "2", "--skip-unknown", lines=lines)
    assert "is played without 2 cards that are not here: 2 No Such Card." in shown
    assert len(json.loads(saved.read_text())["setup"]["seats"][0]["deck"]) == 58


@pytest.mark.rule("903.5a")
def test_a_commander_deck_gets_basic_lands_for_them(terminal: Terminal, tmp_path: Path) -> None:
    path, saved = tmp_path / "mine.txt", tmp_path / "saved.json"
    planes = "\n".join(["Naya", *(f"Nowhere {number}" for number in range(9))])
    path.write_text(f"Commander\nVela the Night-Clad\nDeck\n90 Island\n9 No Such Card\nPlanes\n{planes}\n")
    wanted = ("play", "--deck", path, "--players", "2", "--with", "planechase,commander", "--skip-unknown")
    shown = terminal.run(*wanted, lines=[f"save {saved}"])
    assert terminal.errors == ""
    assert "9 basic lands take their place" in shown
    assert "another planar deck takes its place" in shown
    assert len(json.loads(saved.read_text())["setup"]["seats"][0]["deck"]) == 100


def test_what_else_is_wrong_with_a_list_is_still_said(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("54 Forest\n5 Grizzly Bears\n1 No Such Card\n")
    terminal.run("play", "--deck", path, "--players", "2", "--skip-unknown")
    assert "There are 5 of Grizzly Bears" in terminal.errors
    path.write_text("60 No Such Card\n")
    terminal.run("play", "--deck", path, "--players", "2", "--skip-unknown")
    assert "there is no deck left to play" in terminal.errors
