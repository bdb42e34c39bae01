"""Saved games: the record of the game as JSON, with who sits at the terminal."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from planechase.game import Game
from planechase.record import Unreplayable
from planechase.rules.state.objects import Id
from planechase.terminal.mistakes import Mistake


def save(path: Path, game: Game, people: Sequence[Id], bot: str) -> None:
    """Write a game to a file."""
    record = {**game.record(), "terminal": {"people": list(people), "bot": bot}}
    try:
        path.write_text(json.dumps(record), encoding="utf-8")
    except OSError as error:
        raise Mistake(f"{path} cannot be written: {error.strerror}.") from None


def read(path: Path) -> dict[str, Any]:
    """The record in a file."""
    try:
        record = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise Mistake(f"There is no file {path}.") from None
    except OSError as error:
        raise Mistake(f"{path} cannot be read: {error.strerror}.") from None
    except ValueError:
        raise Mistake(f"{path} is not a saved game.") from None
    if not isinstance(record, dict) or "setup" not in record or "answers" not in record:
        raise Mistake(f"{path} is not a saved game.")
    return record


def people_in(record: dict[str, Any]) -> tuple[tuple[Id, ...], str]:
    """Who sat at the terminal, and what played for the others."""
    seats = record.get("terminal", {})
    return tuple(seats.get("people", (0,))), str(seats.get("bot", "sensible"))


def resume(path: Path, record: dict[str, Any]) -> Game:
    """Play a record again up to where it ends."""
    try:
        return Game.replay(record, log=True)
    except Unreplayable as error:
        raise Mistake(f"The game in {path} cannot be played again: {error}") from error
