"""The file: opened by one process at a time, recognised as ours, and brought up to date."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from planechase.server.storage.storage_base import Unavailable

OURS: Final = 0x504C414E
"""What says in a file's header that it is ours ("PLAN")."""

Migration = tuple[str, ...]

MIGRATIONS: Final[tuple[Migration, ...]] = (
    (
        """
        CREATE TABLE tables (
            code TEXT PRIMARY KEY,
            about BLOB NOT NULL,
            entries INTEGER NOT NULL,
            changed REAL NOT NULL
        )
        """,
        "CREATE INDEX tables_by_change ON tables (changed)",
        """
        CREATE TABLE entries (
            code TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
            number INTEGER NOT NULL,
            entry BLOB NOT NULL,
            PRIMARY KEY (code, number)
        ) WITHOUT ROWID
        """,
    ),
)
"""What leads from each version of the file to the next. What was released is never changed: add one at the end."""


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """The file at `path`, which nobody else can open meanwhile. Raises `Unavailable`."""
    try:
        _make_room(path)
        with _alone(path), closing(_connected(path)) as connection:
            _recognise(connection, path)
            _prepare(connection)
            _migrate(connection, path)
            yield connection
    except (OSError, sqlite3.Error) as error:
        raise trouble(path, error) from error


def trouble(path: Path, error: Exception) -> Unavailable:
    """What went wrong with the file, in a sentence."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is not None:
        code &= 0xFF  # the kind of error, without its details
    if code == sqlite3.SQLITE_NOTADB:
        return _foreign(path)
    if code == sqlite3.SQLITE_CORRUPT:
        return Unavailable(f"{path} is damaged. Put a backup in its place, or move it away to start with no tables.")
    if code == sqlite3.SQLITE_FULL:
        return Unavailable(f"The disk with {path} is full. Make room, then start again: nothing kept so far is lost.")
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return Unavailable(f"Another program holds {path}. Let it finish, then start again.")
    if code in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM) or code is None:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        return Unavailable(f"{path} cannot be written ({why}). Name a file in a folder that you may write to.")
    return Unavailable(f"{path} cannot be used: {error}.")


def _foreign(path: Path) -> Unavailable:
    return Unavailable(f"{path} is not a file of planechase; it was left as it is. Name another one.")


def _make_room(path: Path) -> None:
    """Secrets of games and what people said are in the file: only its owner reads it."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not path.exists():
        path.touch(mode=0o600)


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Hold a lock that ends with the process, however it ends. It lies beside the file, so that backups can be made."""
    beside = path.with_name(path.name + ".lock")
    with closing(sqlite3.connect(beside, timeout=0, isolation_level=None)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise Unavailable(
                f"Another server already plays the tables in {path}. Stop it first, or name another file; several "
                "servers can share tables in PostgreSQL."
            ) from error
        yield


def _connected(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None)


def _number(connection: sqlite3.Connection, question: str) -> int:
    (number,) = connection.execute(question).fetchone()
    return int(number)


def _recognise(connection: sqlite3.Connection, path: Path) -> None:
    """Before anything is written: a file of another program keeps every byte."""
    mark = _number(connection, "PRAGMA application_id")
    empty = _number(connection, "SELECT count(*) FROM sqlite_master") == 0
    if mark != OURS and not (mark == 0 and empty):
        raise _foreign(path)


def _prepare(connection: sqlite3.Connection) -> None:
    """What is committed is on the disk, and not only in the hands of the system: it outlives a loss of power."""
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")
    connection.execute("PRAGMA foreign_keys = ON")


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    version = _number(connection, "PRAGMA user_version")
    if version > len(MIGRATIONS):
        raise Unavailable(f"{path} was made by a newer version of planechase. Use that version, or name another file.")
    for number, statements in enumerate(MIGRATIONS[version:], start=version + 1):
        connection.execute("BEGIN IMMEDIATE")
        for statement in statements:
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {OURS}")
        connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")
