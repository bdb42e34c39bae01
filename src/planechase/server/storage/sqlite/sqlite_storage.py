"""Tables in an SQLite file. There is one process, so its leases need not be in the file."""

from __future__ import annotations

import json
import secrets
import sqlite3
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from planechase.server.storage.sqlite.sqlite_messages import SqliteMessages
from planechase.server.storage.sqlite.writer_thread import WriterThread
from planechase.server.storage.storage_base import (
    CodeTaken,
    EntriesMissing,
    Lease,
    LeaseLost,
    NoTable,
    NotNext,
    Owner,
    ProcessId,
    Stored,
)  # fmt: skip


class SqliteStorage:
    """A `Storage` for one process, in the file at `path`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.process: ProcessId = secrets.token_hex(8)
        self.post = SqliteMessages(self.process)
        self.writing_thread = WriterThread(path)
        self._leases: dict[str, Lease] = {}
        self._fence = 0

    async def start(self) -> None:
        await self.writing_thread.start()

    async def stop(self) -> None:
        self._leases.clear()
        self.post.close()
        await self.writing_thread.stop()

    async def create(self, code: str, entries: Sequence[bytes], about: bytes) -> None:
        def work(connection: sqlite3.Connection) -> None:
            try:
                connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?)", (code, about, 0, time.time()))
            except sqlite3.IntegrityError:
                raise CodeTaken(code) from None
            _write(connection, code, 0, entries, None)

        await self.writing_thread.do(work)

    async def append(self, lease: Lease, first: int, entries: Sequence[bytes], about: bytes | None = None) -> None:
        self._check(lease)
        await self.writing_thread.do(lambda connection: _write(connection, lease.code, first, entries, about))

    async def journal(self, code: str, since: int = 0) -> list[bytes]:
        def work(connection: sqlite3.Connection) -> list[bytes]:
            written = _entries(connection, code)
            found = connection.execute(
                "SELECT entry FROM entries WHERE code = ? AND number >= ? ORDER BY number", (code, since)
            ).fetchall()
            if len(found) != max(0, written - since):
                raise EntriesMissing(self.path, code)
            return [entry for (entry,) in found]

        return await self.writing_thread.do(work)

    async def tables(self, codes: Sequence[str] | None = None, most: int = 100) -> list[Stored]:
        which = "" if codes is None else "WHERE code IN (SELECT value FROM json_each(:codes))"
        question = f"SELECT code, about, entries, changed FROM tables {which} ORDER BY changed DESC LIMIT :most"
        asked = {"codes": json.dumps(list(codes or ())), "most": most}
        found = await self.writing_thread.do(lambda connection: connection.execute(question, asked).fetchall())
        return [Stored(*row) for row in found]

    async def lease(self, code: str) -> Lease | Owner:
        await self.writing_thread.do(lambda connection: _entries(connection, code))
        if code not in self._leases:
            self._fence += 1
            self._leases[code] = Lease(code, self.process, self._fence)
        return self._leases[code]

    async def renew(self) -> list[Lease]:
        return []

    async def release(self, lease: Lease) -> None:
        if self._leases.get(lease.code) == lease:
            del self._leases[lease.code]

    async def owners(self, codes: Sequence[str]) -> Mapping[str, ProcessId]:
        return {code: self.process for code in codes if code in self._leases}

    def _check(self, lease: Lease) -> None:
        if self._leases.get(lease.code) != lease:
            raise LeaseLost(lease)


def _entries(connection: sqlite3.Connection, code: str) -> int:
    found = connection.execute("SELECT entries FROM tables WHERE code = ?", (code,)).fetchone()
    if found is None:
        raise NoTable(code)
    return int(found[0])


def _write(
    connection: sqlite3.Connection, code: str, first: int, entries: Sequence[bytes], about: bytes | None
) -> None:
    grown = connection.execute(
        """
        UPDATE tables SET entries = entries + ?, about = coalesce(?, about), changed = ?
        WHERE code = ? AND entries = ?
        """,
        (len(entries), about, time.time(), code, first),
    )
    if grown.rowcount != 1:
        raise NotNext(code, first)
    connection.executemany(
        "INSERT INTO entries VALUES (?, ?, ?)",
        [(code, number, entry) for number, entry in enumerate(entries, start=first)],
    )
