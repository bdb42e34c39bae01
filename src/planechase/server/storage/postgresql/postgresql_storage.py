"""Tables in PostgreSQL: journals, leases and messages of several processes."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

import psycopg
from psycopg import AsyncConnection

from planechase.server.storage.postgresql.database_connections import (
    PATIENCE,
    Address,
    DatabaseConnection,
    DatabaseConnections,
)
from planechase.server.storage.postgresql.journal_writer import JournalWriter
from planechase.server.storage.postgresql.leases import Leases
from planechase.server.storage.postgresql.postgresql_messages import PostgresMessages
from planechase.server.storage.postgresql.schema import bring_up_to_date
from planechase.server.storage.storage_base import (
    LEASE_LASTS,
    CodeTaken,
    EntriesMissing,
    Lease,
    LeaseLost,
    NoTable,
    Owner,
    ProcessId,
    Stored,
)


class PostgresStorage:
    """A `Storage` for many processes, in the database at `url`."""

    def __init__(self, url: str, lease_lasts: float = LEASE_LASTS, patience: float = PATIENCE) -> None:
        """Raises `Unavailable` for an address that cannot be read."""
        self.process: ProcessId = secrets.token_hex(8)
        self._address = Address(url, patience)
        self._sessions = DatabaseConnections(self._address)
        self._leases = Leases(self.process, self._sessions, lease_lasts)
        self.writer = JournalWriter(self._address)
        self.post = PostgresMessages(self.process, self._address)

    async def start(self) -> None:
        session = DatabaseConnection(self._address)
        try:
            await bring_up_to_date(await session.connection())
        except psycopg.Error as error:
            raise self._address.trouble(error) from error
        finally:
            await session.close()
        await self.post.start()
        await self._leases.begin()
        self.writer.start()

    async def stop(self) -> None:
        await self.writer.stop()
        await self.post.stop()
        await self._leases.end()
        await self._sessions.close()

    async def create(self, code: str, entries: Sequence[bytes], about: bytes) -> None:
        async def work(connection: AsyncConnection, again: bool) -> None:
            async with connection.transaction():
                made = await connection.execute(
                    """
                    INSERT INTO planechase.tables (code, about, entries) VALUES (%s, %s, %s)
                    ON CONFLICT (code) DO NOTHING
                    """,
                    (code, about, len(entries)),
                )
                if made.rowcount != 1:
                    if again and await _journal(connection, code, 0) == list(entries):
                        return  # made by us, before the connection broke
                    raise CodeTaken(code)
                await connection.execute(
                    """
                    INSERT INTO planechase.entries (code, number, entry)
                    SELECT %s, number - 1, entry FROM unnest(%s::bytea[]) WITH ORDINALITY AS new (entry, number)
                    """,
                    (code, list(entries)),
                )

        await self._sessions.do(work)

    async def append(self, lease: Lease, first: int, entries: Sequence[bytes], about: bytes | None = None) -> None:
        try:
            await self.writer.append(lease, first, entries, about)
        except LeaseLost:
            self._leases.forget(lease)
            raise

    async def journal(self, code: str, since: int = 0) -> list[bytes]:
        return await self._sessions.do(lambda connection, again: _journal(connection, code, since))

    async def tables(self, codes: Sequence[str] | None = None, most: int = 100) -> list[Stored]:
        async def work(connection: AsyncConnection, again: bool) -> list[Stored]:
            found = await connection.execute(
                """
                SELECT code, about, entries, extract(epoch FROM changed)::float8 FROM planechase.tables
                WHERE %(codes)s::text[] IS NULL OR code = ANY(%(codes)s)
                ORDER BY changed DESC LIMIT %(most)s
                """,
                {"codes": None if codes is None else list(codes), "most": most},
                binary=True,
            )
            return [Stored(*row) for row in await found.fetchall()]

        return await self._sessions.do(work)

    async def lease(self, code: str) -> Lease | Owner:
        return await self._leases.lease(code)

    async def renew(self) -> list[Lease]:
        return await self._leases.renew()

    async def release(self, lease: Lease) -> None:
        await self._leases.release(lease)

    async def owners(self, codes: Sequence[str]) -> Mapping[str, ProcessId]:
        return await self._leases.owners(codes)


async def _journal(connection: AsyncConnection, code: str, since: int) -> list[bytes]:
    # One statement, so that an entry written meanwhile is either counted and found or neither.
    found = await connection.execute(
        """
        SELECT tables.entries, entries.entry FROM planechase.tables
        LEFT JOIN planechase.entries ON entries.code = tables.code AND entries.number >= %(since)s
        WHERE tables.code = %(code)s ORDER BY entries.number
        """,
        {"code": code, "since": since},
        binary=True,
    )
    rows = await found.fetchall()
    if not rows:
        raise NoTable(code)
    journal = [entry for _, entry in rows if entry is not None]
    if len(journal) != max(0, rows[0][0] - since):
        raise EntriesMissing("The database", code)
    return journal
