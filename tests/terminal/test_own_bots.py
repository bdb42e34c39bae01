"""Whom one plays against in the terminal: levels by their names, and bots of one's own in a file."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.terminal.messages import Paper

from planechase.game import Game
from planechase.terminal.autosave import Keeper
from planechase.terminal.local_bots import bots_for
from planechase.terminal.local_table import seated
from planechase.terminal.session import Session

if TYPE_CHECKING:
    from tests.terminal.conftest import Terminal

Bears = Callable[..., Path]

SIMPLE = """
def choose(game, decision):
    return decision.default()
"""
WITH_REASONS = """
from planechase.bots import SensibleBot

class Mine(SensibleBot):
    pass
"""
FAILING = """
def choose(game, decision):
    raise RuntimeError("no idea")
"""
UNLAWFUL = """
def choose(game, decision):
    return "a sandwich"
"""
INTERRUPTED = """
def choose(game, decision):
    if game.state.turn_number > 1:
        raise KeyboardInterrupt
    return decision.default()
"""


@pytest.fixture
def own(tmp_path: Path) -> Callable[[str], Path]:
    """A file with a bot in it."""

    def write(text: str) -> Path:
        path = tmp_path / "my_bot.py"
        path.write_text(text)
        return path

    return write


@pytest.mark.parametrize("level", ["foo", "sensible", "seer@x"])
def test_what_is_no_bot_is_said_and_which_there_are(terminal: Terminal, level: str) -> None:
    terminal.run("play", "--bot", level)
    assert terminal.code == 2
    assert "seer" in terminal.errors
    assert "there are random, steady and seer, and those in files: my_bot.py:choose" in terminal.errors or "@" in level


def test_ones_own_bot_is_watched(terminal: Terminal, bears: Bears, own: Callable[[str], Path]) -> None:
    shown = terminal.run("play", "--resume", bears(), "--watch", "--bot", f"{own(SIMPLE)}:choose")
    assert terminal.code == 0
    assert "Ann casts" not in shown, "it does the simplest thing there is"
    assert "Turn 20" in shown


def test_ones_own_bot_says_why(terminal: Terminal, bears: Bears, own: Callable[[str], Path]) -> None:
    shown = terminal.run("play", "--resume", bears(), "--watch", "--why", "--bot", f"{own(WITH_REASONS)}:Mine")
    assert "Ann considers:" in shown


def test_ones_own_bot_is_played_against_and_no_game_keeps_its_file(
    terminal: Terminal, bears: Bears, own: Callable[[str], Path], tmp_path: Path
) -> None:
    saved, bot = tmp_path / "saved.json", f"{own(SIMPLE)}:choose"
    lines = ["", "play", "pt", f"save {saved}"]
    shown = terminal.run("play", "--resume", bears(), "--bot", bot, lines=lines)
    assert "Turn 2: Bob" in shown
    assert "Bob plays" not in shown, "the steady bot would"
    assert json.loads(saved.read_text())["terminal"]["bot"] == "steady"
    assert "Bob plays" in terminal.run("play", "--resume", lines=["play", "pt", "pt"])


@pytest.mark.parametrize(
    ("text", "called", "said"),
    [
        (FAILING, "choose", "could not answer: RuntimeError: no idea"),
        (UNLAWFUL, "choose", "could not answer: IllegalAnswer"),
        (SIMPLE, "chose", "no function or class 'chose'"),
    ],
)
def test_what_goes_wrong_in_it_is_said(
    terminal: Terminal, bears: Bears, own: Callable[[str], Path], text: str, called: str, said: str
) -> None:
    terminal.run("play", "--resume", bears(), "--watch", "--bot", f"{own(text)}:{called}")
    assert terminal.code == 2
    assert said in terminal.errors
    assert "my_bot.py" in terminal.errors


def test_a_file_that_is_not_there(terminal: Terminal) -> None:
    terminal.run("play", "--bot", "nowhere.py:choose")
    assert terminal.code == 2
    assert "There is no file nowhere.py" in terminal.errors


# ---------------------------------------------------------------------- a saved game runs nothing


def test_no_saved_game_says_which_file_is_to_be_run(
    terminal: Terminal, bears: Bears, own: Callable[[str], Path], tmp_path: Path
) -> None:
    path, trap, sprung = bears(), own(""), tmp_path / "sprung"
    trap.write_text(f"open({str(sprung)!r}, 'w')\n" + SIMPLE)
    record = json.loads(path.read_text())
    record["terminal"]["bot"] = f"{trap}:choose"
    path.write_text(json.dumps(record))
    terminal.run("play", "--resume", path)
    assert terminal.code == 2
    assert "damaged" in terminal.errors
    assert not sprung.exists()


def test_nor_does_a_game_that_was_kept(
    terminal: Terminal, bears: Bears, own: Callable[[str], Path], tmp_path: Path, data_folder: Path
) -> None:
    trap, sprung = own(""), tmp_path / "sprung"
    trap.write_text(f"open({str(sprung)!r}, 'w')\n" + SIMPLE)
    terminal.run("play", "--resume", bears(), lines=[""])
    (kept,) = (data_folder / "planechase" / "games").iterdir()
    named = (
        kept.read_text().replace('"bots":["steady"', f'"bots":["{trap}:choose"').replace('"steady"', f'"{trap}:choose"')
    )
    assert str(trap) in named
    kept.write_text(named)
    shown = terminal.run("play", "--resume", lines=["play", "", ""])
    assert terminal.code == 0
    assert "Bob plays" in shown
    assert not sprung.exists()


# ---------------------------------------------------------------------- while it thinks


def test_who_interrupts_a_bot_hears_that_the_game_is_saved(
    terminal: Terminal, bears: Bears, own: Callable[[str], Path]
) -> None:
    bot = f"{own(INTERRUPTED)}:choose"
    shown = terminal.run("play", "--resume", bears(), "--bot", bot, lines=["", "play", "", "", "", ""])
    assert terminal.code == 130
    assert "The game is not over, and is saved. To continue it later: planechase play --resume" in shown
    assert "Ann plays Forest." in terminal.run("play", "--resume", lines=["log"])


def test_who_quits_hears_that_the_game_is_saved(terminal: Terminal, bears: Bears) -> None:
    shown = terminal.run("play", "--resume", bears(), lines=["", "q", "n"])
    assert "The game is not over, and is saved. To continue it later: planechase play --resume" in shown
    saved = terminal.run("play", "--resume", bears(), lines=["", "q", "y"])
    assert "Saved. To continue it later:" in saved
    assert "and is saved" not in saved, "once is enough"


class Impatient(Paper):
    """Somebody who presses Ctrl-C at every prompt."""

    def ask(self, prompt: str) -> str:
        raise KeyboardInterrupt


def test_who_interrupts_twice_leaves_and_hears_how_to_go_on(tmp_path: Path) -> None:
    table = seated(Game.casual("planechase", players=2, seed=3).record(), [0], "steady")
    impatient = Impatient(in_place=True)
    assert Session(table, bots_for(table), impatient, Keeper(tmp_path / "kept.jsonl")).run() == 0
    assert isinstance(impatient.console.file, io.StringIO)
    said = " ".join(impatient.console.file.getvalue().split())
    assert said.endswith("The game is not over, and is saved. To continue it later: planechase play --resume")
