"""Writes into journals: what many tables want written at the same time becomes one transaction.

A lease is checked in the statement that writes. A process that takes a table over changes the same row, so one of the
two waits for the other: the process that loses its lease has either written before, or writes nothing.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final

from psycopg import AsyncConnection

from planechase.server.storage.postgresql.batching import Queue, QueuedRequest
from planechase.server.storage.postgresql.database_connections import Address, DatabaseConnection
from planechase.server.storage.storage_base import Lease, LeaseLost, NotNext

MOST_TOGETHER: Final = 500
"""How many tables are written to in one transaction."""

WRITE: Final = """
    WITH wanted AS (
        SELECT * FROM unnest(
            %(codes)s::text[], %(owners)s::text[], %(fences)s::bigint[],
            %(firsts)s::integer[], %(counts)s::integer[], %(abouts)s::bytea[]
        ) AS wanted (code, owner, fence, first, count, about)
    ), grown AS (
        UPDATE planechase.tables SET
            entries = tables.entries + wanted.count,
            about = coalesce(wanted.about, tables.about),
            changed = clock_timestamp()
        FROM wanted
        WHERE tables.code = wanted.code AND tables.entries = wanted.first
            AND tables.owner = wanted.owner AND tables.fence = wanted.fence
        RETURNING tables.code
    ), written AS (
        INSERT INTO planechase.entries (code, number, entry)
        SELECT code, number, entry
        FROM unnest(%(places)s::text[], %(numbers)s::integer[], %(entries)s::bytea[]) AS new (code, number, entry)
        JOIN grown USING (code)
    )
    SELECT code FROM grown
"""


class Append(QueuedRequest, eq=False):
    """Something to be written, and who waits for it."""

    lease: Lease
    first: int
    entries: Sequence[bytes]
    about: bytes | None


class JournalWriter:
    """Writes what is asked, from `start` to `stop`."""

    def __init__(self, address: Address) -> None:
        self.transactions = 0
        """How many there were, to see that work is batched."""
        self._session = DatabaseConnection(address)
        self._queue = Queue(self._write_next)

    def start(self) -> None:
        """Begin to write."""
        self._queue.start()

    async def stop(self) -> None:
        """Write what was asked so far, then hang up."""
        await self._queue.stop()
        await self._session.close()

    async def append(self, lease: Lease, first: int, entries: Sequence[bytes], about: bytes | None) -> None:
        """As `Storage.append`."""
        await self._queue.do(Append(lease, first, entries, about))

    async def _write_next(self, asked: deque[Append]) -> None:
        await self._write(_together(asked))

    async def _write(self, together: dict[str, Append]) -> None:
        failures: dict[str, Exception] = {}

        async def work(connection: AsyncConnection, again: bool) -> None:
            failures.clear()
            written = await _written(connection, together)
            for code, append in together.items():
                if code not in written and not (again and await _is_there(connection, append)):
                    failures[code] = await _why_not(connection, append)

        try:
            await self._session.do(work)
        except Exception as error:
            failures = dict.fromkeys(together, error)
        self.transactions += 1
        for code, append in together.items():
            append.tell(failures.get(code))


def _together(asked: deque[Append]) -> dict[str, Append]:
    """What can be written together: for each table, the first thing that waits."""
    together: dict[str, Append] = {}
    later: list[Append] = []
    while asked and len(together) < MOST_TOGETHER:
        append = asked.popleft()
        if append.lease.code in together:
            later.append(append)
        else:
            together[append.lease.code] = append
    asked.extendleft(reversed(later))
    return together


async def _written(connection: AsyncConnection, together: dict[str, Append]) -> set[str]:
    """Write what may be written: the codes of those tables."""
    appends = together.values()
    new = [
        (code, number, entry)
        for code, append in together.items()
        for number, entry in enumerate(append.entries, start=append.first)
    ]
    found = await connection.execute(
        WRITE,
        {
            "codes": list(together),
            "owners": [append.lease.process for append in appends],
            "fences": [append.lease.fence for append in appends],
            "firsts": [append.first for append in appends],
            "counts": [len(append.entries) for append in appends],
            "abouts": [append.about for append in appends],
            "places": [code for code, _, _ in new],
            "numbers": [number for _, number, _ in new],
            "entries": [entry for _, _, entry in new],
        },
    )
    return {code for (code,) in await found.fetchall()}


async def _is_there(connection: AsyncConnection, append: Append) -> bool:
    """Whether it was written before the connection broke, when nobody could say so any more."""
    if not append.entries:
        return False
    found = await connection.execute(
        "SELECT entry FROM planechase.entries WHERE code = %s AND number >= %s ORDER BY number LIMIT %s",
        (append.lease.code, append.first, len(append.entries)),
        binary=True,
    )
    return [entry for (entry,) in await found.fetchall()] == list(append.entries)


async def _why_not(connection: AsyncConnection, append: Append) -> Exception:
    lease = append.lease
    found = await connection.execute(
        "SELECT 1 FROM planechase.tables WHERE code = %s AND owner = %s AND fence = %s",
        (lease.code, lease.process, lease.fence),
    )
    return LeaseLost(lease) if await found.fetchone() is None else NotNext(lease.code, append.first)
