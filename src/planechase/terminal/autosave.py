"""Games are saved automatically: what happens at the table is added to a file in the user's data folder."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

import msgspec
from platformdirs import user_data_path

from planechase.tables.journal import AnyEntry
from planechase.tables.table import GameTable
from planechase.terminal.input_errors import Mistake

ENDING: Final = ".jsonl"
OVER: Final = f".over{ENDING}"
"""How the file of a finished game ends, so that nobody goes on with it by chance."""
MOST_KEPT: Final = 50
LARGEST: Final = 100_000_000
"""A larger file, in bytes, is not a saved game."""

_WRITER: Final = msgspec.json.Encoder()
_READER: Final = msgspec.json.Decoder(AnyEntry)


def folder() -> Path:
    """Where games are kept that nobody saved."""
    return user_data_path("planechase") / "games"


class Keeper:
    """Adds what happens at one table to a file; None keeps nothing."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.problem = ""
        """Why nothing can be kept, if that is so."""

    @classmethod
    def of_new_game(cls, seed: int) -> Keeper:
        """A file of its own for a game that begins."""
        return cls(folder() / f"{datetime.now():%Y-%m-%d-%H%M%S-%f}-{abs(seed) % 10**12}{ENDING}")

    def keep(self, entries: Sequence[AnyEntry]) -> None:
        """Add what has happened. Where that is not possible the game goes on, and `problem` says why."""
        if self.path is None or self.problem or not entries:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("ab") as file:
                file.write(b"".join(_WRITER.encode(entry) + b"\n" for entry in entries))
        except OSError as error:
            self.problem = f"The game cannot be saved automatically: {self.path} cannot be written ({error.strerror})."

    def end(self) -> None:
        """The game is over: nobody goes on with it. Of the games in the folder the oldest are forgotten."""
        if self.path is None or self.problem or not self.path.exists() or self.path.parent != folder():
            return
        if not self.path.name.endswith(OVER):
            self.path = self.path.rename(self.path.with_name(self.path.name.removesuffix(ENDING) + OVER))
        for old in _by_age()[MOST_KEPT:]:
            old.unlink(missing_ok=True)


def latest() -> Path:
    """The game that was played last and is not over."""
    found = [path for path in _by_age() if not path.name.endswith(OVER)]
    if not found:
        raise Mistake("There is no game to continue: none was begun here, or all of them are over.")
    return found[0]


def _by_age() -> list[Path]:
    """The games in the folder, the newest first."""
    return sorted(folder().glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime_ns, reverse=True)


def is_kept(path: Path) -> bool:
    """Whether a file holds a game that was saved by itself, and not the record of one."""
    try:
        with path.open("rb") as file:
            return file.read(10).startswith(b'{"entry":')
    except OSError:
        return False


def table_in(path: Path) -> GameTable:
    """The table in such a file, as it stood; a last line that was not written to its end is left out."""
    try:
        if path.stat().st_size > LARGEST:
            raise Mistake(f"{path} is too large for a saved game.")
        lines = path.read_bytes().split(b"\n")
    except OSError as error:
        raise Mistake(f"{path} cannot be read: {error.strerror}.") from None
    whole = lines[:-1]
    try:
        table = GameTable.again([_READER.decode(line) for line in whole])
    except (msgspec.MsgspecError, RecursionError, ValueError):
        raise Mistake(f"{path} is damaged: not all of its lines can be read.") from None
    except Exception as error:
        # Anything may be in this file: nobody promised that it holds a table.
        raise Mistake(f"{path} is damaged, and cannot be played again ({type(error).__name__}).") from error
    if lines[-1]:
        path.write_bytes(b"\n".join(whole) + b"\n")
    if table.game is None or table.broken is not None:
        raise Mistake(f"The game in {path} cannot be played again: {table.broken or 'it never began.'}")
    return table
