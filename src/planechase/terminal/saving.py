"""Saved games: the record of the game as JSON, with who sits at the terminal."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Literal

from msgspec import Struct, ValidationError, convert

from planechase.game import Game
from planechase.record import Unreplayable
from planechase.rules.state.objects import Id
from planechase.terminal.mistakes import Mistake

LARGEST: Final = 50_000_000
"""No game is as long as a file of so many bytes."""


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
        if path.stat().st_size > LARGEST:
            raise Mistake(f"{path} is too large for a saved game.")
        record = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise Mistake(f"There is no file {path}.") from None
    except OSError as error:
        raise Mistake(f"{path} cannot be read: {error.strerror}.") from None
    except (ValueError, RecursionError):
        raise Mistake(f"{path} is not a saved game, or it is damaged.") from None
    if not isinstance(record, dict) or "setup" not in record or "answers" not in record:
        raise Mistake(f"{path} is not a saved game.")
    return record


class Sitting(Struct, frozen=True):
    """Who sat at the terminal, and what played for the others."""

    people: tuple[Id, ...] = (0,)
    bot: Literal["sensible", "random"] = "sensible"


def people_in(path: Path, record: dict[str, Any], game: Game) -> Sitting:
    """Who sat at the terminal when a game was saved."""
    try:
        sitting = convert(record.get("terminal", {}), Sitting)
    except ValidationError as wrong:
        raise Mistake(f"{path} is damaged: who sat at the terminal cannot be read ({wrong}).") from None
    if not set(sitting.people) <= set(range(len(game.state.players))):
        raise Mistake(f"{path} is damaged: it names seats that are not at this table.")
    return sitting


def resume(path: Path, record: dict[str, Any]) -> Game:
    """Play a record again up to where it ends."""
    try:
        return Game.replay(record, log=True)
    except Unreplayable as error:
        raise Mistake(f"The game in {path} cannot be played again: {error}") from error
    except Exception as error:
        # Whatever somebody has made of this file: the rules were never asked to understand it.
        raise Mistake(f"{path} is damaged, and cannot be played again ({type(error).__name__}).") from error
