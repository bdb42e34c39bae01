"""Saved games: the record of the game as JSON, with who sits at the terminal."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct, ValidationError, convert

from planechase.record import Unreplayable
from planechase.record import read as read_record
from planechase.tables import bot_levels
from planechase.tables.messages import Id
from planechase.tables.table import GameTable
from planechase.terminal.input_errors import Mistake
from planechase.terminal.local_table import OLD_NAMES, seated

if TYPE_CHECKING:
    from planechase.terminal.session import Session

YES: Final = ("y", "yes")
LARGEST: Final = 50_000_000
"""A larger file, in bytes, is not a saved game."""


def save(path: Path, table: GameTable, people: Sequence[Id], bot: str) -> None:
    """Write the game at a table to a file."""
    record = {**table.playing().record(), "terminal": {"people": list(people), "bot": bot}}
    try:
        path.write_text(json.dumps(record), encoding="utf-8")
    except OSError as error:
        raise Mistake(f"{path} cannot be written: {error.strerror}.") from None


def usual_file(table: GameTable, why: str = "") -> Path:
    """What a saved game is called by itself."""
    return Path(f"planechase-{table.playing().setup.seed}{why}.json")


def chosen(session: Session, given: str) -> Path:
    """Where a game is to be saved: where the user says, or where it was before. Nothing is overwritten unasked."""
    path = Path(given).expanduser() if given else session.file or usual_file(session.table)
    if path.exists() and path != session.file:
        if session.screen.ask(f"{path} exists. Overwrite it? y: yes   Enter: no > ").lower() not in YES:
            raise Mistake("Nothing was saved.")
    return path


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
    if isinstance(record, dict) and "film" in record:
        raise Mistake(
            f"{path} was saved while its game went on. It holds what one seat saw, and can be watched in the page; "
            "save the game once more when it is over to prove it or to play it on."
        )
    if not isinstance(record, dict) or "setup" not in record or "answers" not in record:
        raise Mistake(f"{path} is not a saved game.")
    return record


class Sitting(Struct, frozen=True):
    """Who sat at the terminal, and what played for the others."""

    people: tuple[Id, ...] = (0,)
    bot: str = bot_levels.USUAL


def people_in(path: Path, record: dict[str, Any]) -> Sitting:
    """Who sat at the terminal when a game was saved."""
    try:
        sitting = convert(record.get("terminal", {}), Sitting)
    except ValidationError as wrong:
        raise Mistake(f"{path} is damaged: who sat at the terminal cannot be read ({wrong}).") from None
    if sitting.bot not in OLD_NAMES and not bot_levels.is_level(sitting.bot):
        raise Mistake(f"{path} is damaged: there is no bot “{sitting.bot}”.")
    return sitting


def resumed(path: Path, record: dict[str, Any], people: Sequence[Id], bot: str) -> GameTable:
    """The table at which the game of a record goes on."""
    try:
        setup, answers = read_record(record)
        if not set(people) <= set(range(len(setup.seats))):
            raise Mistake(f"{path} is damaged: it names seats that are not at this table.")
        return seated({**record, "answers": answers}, people, bot)
    except Unreplayable as error:
        raise Mistake(f"The game in {path} cannot be played again: {error}") from error
    except Mistake:
        raise
    except Exception as error:
        # Whatever users have made of this file, the rules were never meant to understand it.
        raise Mistake(f"{path} is damaged, and cannot be played again ({type(error).__name__}).") from error
