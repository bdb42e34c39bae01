"""A person at the terminal, made of a function or a list of lines."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from planechase.cards import pool
from planechase.record import Setup, written
from planechase.rules.turns.setup import Seat
from planechase.terminal.main import main

Reply = Callable[[str], str | None]
DECK = ["Forest"] * 24 + ["Grizzly Bears"] * 36


class Typist:
    """Stands for the input: reads what is new on the screen and types a line; None ends the input."""

    def __init__(self, capsys: pytest.CaptureFixture[str], reply: Reply) -> None:
        self.capsys = capsys
        self.reply = reply
        self.seen = ""

    def look(self) -> str:
        """What is new on the screen."""
        new = self.capsys.readouterr().out
        self.seen += new
        return new

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        line = self.reply(self.look())
        return "" if line is None else f"{line}\n"


class Terminal:
    """Runs `planechase` with somebody at the keyboard."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch
        self.code = 0
        self.errors = ""

    def run(self, *args: str | Path, lines: Sequence[str] = (), reply: Reply | None = None) -> str:
        """Everything that was shown; the lines are typed one after the other, then the input ends."""
        left = iter(lines)
        typist = Typist(self.capsys, reply or (lambda screen: next(left, None)))
        self.monkeypatch.setattr("sys.stdin", typist)
        self.code = main([str(arg) for arg in args])
        rest = self.capsys.readouterr()
        self.errors = rest.err
        return typist.seen + rest.out


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are kept while a test runs."""
    folder = tmp_path / "data"
    monkeypatch.setattr("planechase.terminal.autosave.user_data_path", lambda name: folder / name)
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    return folder


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    return Terminal(capsys, monkeypatch)


@pytest.fixture
def bears(tmp_path: Path) -> Callable[..., Path]:
    """A saved game that is about to begin, with Forests and Grizzly Bears only."""

    def make(people: Sequence[int] = (0,), players: int = 2, deck: Sequence[str] = DECK) -> Path:
        names = ("Ann", "Bob", "Cat", "Dan")[:players]
        seats = [Seat(name, [pool.card(card) for card in deck]) for name in names]
        record: dict[str, Any] = {
            **written(Setup(seats, 7, starting_player=0), ()),
            "terminal": {"people": list(people), "bot": "sensible"},
        }
        path = tmp_path / "bears.json"
        path.write_text(json.dumps(record), encoding="utf-8")
        return path

    return make
