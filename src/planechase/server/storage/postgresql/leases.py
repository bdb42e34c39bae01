"""Who owns which table.

A process is alive as long as its row in `processes` is, which it keeps up by the database's clock; a table's row says
whose it is. So keeping a thousand leases is one small write. A process that is late is declared dead by deleting
its row, and can only come back with nothing: it never has to guess which of its tables were taken.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from datetime import timedelta
from math import inf
from typing import Final

from psycopg import AsyncConnection

from planechase.server.storage.postgresql.database_connections import PATIENCE_AT_THE_END, DatabaseConnections
from planechase.server.storage.storage_base import Lease, NoTable, Owner, ProcessId, Unavailable

# After a restart of the database everybody gets the time to say that they are still there.
LATE: Final = "(processes.expires < now() AND pg_postmaster_start_time() < now() - %(lasts)s)"

MESSAGES_KEPT: Final = timedelta(minutes=1)
"""A message older than this is deleted: its receiver is gone."""

TIDIED_EVERY: Final = 60.0
"""How often, in seconds, each process clears away what dead processes left behind."""


class Leases:
    """The leases of one process; each holds for `lasts` seconds after the last `renew`."""

    def __init__(self, process: ProcessId, sessions: DatabaseConnections, lasts: float) -> None:
        self._process = process
        self._sessions = sessions
        self._lasts = timedelta(seconds=lasts)
        self._held: dict[str, Lease] = {}
        self._tidied = -inf

    async def begin(self) -> None:
        """Be alive."""
        await self.renew()

    async def end(self) -> None:
        """Be gone, and leave nothing that anybody would have to wait for."""
        self._held.clear()
        with suppress(Unavailable):
            await self._sessions.do(self._leave, PATIENCE_AT_THE_END)

    async def lease(self, code: str) -> Lease | Owner:
        """As `Storage.lease`."""

        async def work(connection: AsyncConnection, again: bool) -> Lease | Owner:
            async with connection.transaction():
                return await self._lease(connection, code)

        found = await self._sessions.do(work)
        if isinstance(found, Lease):
            self._held[code] = found
        return found

    async def _lease(self, connection: AsyncConnection, code: str) -> Lease | Owner:
        question = "SELECT owner, fence FROM planechase.tables WHERE code = %s FOR UPDATE"
        row = await (await connection.execute(question, (code,))).fetchone()
        if row is None:
            raise NoTable(code)
        owner, fence = row
        if owner == self._process:
            return Lease(code, owner, fence)
        if owner is not None and await self._is_alive(connection, owner):
            return Owner(owner)
        await connection.execute(
            "UPDATE planechase.tables SET owner = %s, fence = %s WHERE code = %s", (self._process, fence + 1, code)
        )
        return Lease(code, self._process, fence + 1)

    async def _is_alive(self, connection: AsyncConnection, owner: ProcessId) -> bool:
        """Whether this process is. If it is late, it is declared dead; if it renews just now, one of us waits."""
        about = {"owner": owner, "lasts": self._lasts}
        await connection.execute(f"DELETE FROM planechase.processes WHERE id = %(owner)s AND {LATE}".encode(), about)
        found = await connection.execute("SELECT 1 FROM planechase.processes WHERE id = %(owner)s", about)
        return await found.fetchone() is not None

    async def renew(self) -> list[Lease]:
        """As `Storage.renew`."""
        now = asyncio.get_running_loop().time()
        if now > self._tidied + TIDIED_EVERY:
            self._tidied = now
            await self._sessions.do(self._tidy)
        if await self._sessions.do(self._still_alive):
            return []
        lost = list(self._held.values())
        self._held.clear()
        await self._sessions.do(self._start_anew)
        return lost

    async def _still_alive(self, connection: AsyncConnection, again: bool) -> bool:
        kept = await connection.execute(
            "UPDATE planechase.processes SET expires = now() + %s WHERE id = %s", (self._lasts, self._process)
        )
        return kept.rowcount == 1

    async def _start_anew(self, connection: AsyncConnection, again: bool) -> None:
        async with connection.transaction():
            await self._give_back(connection)
            await connection.execute(
                """
                INSERT INTO planechase.processes (id, expires) VALUES (%(id)s, now() + %(lasts)s)
                ON CONFLICT (id) DO UPDATE SET expires = now() + %(lasts)s
                """,
                {"id": self._process, "lasts": self._lasts},
            )

    async def _leave(self, connection: AsyncConnection, again: bool) -> None:
        async with connection.transaction():
            await self._give_back(connection)
            await connection.execute("DELETE FROM planechase.processes WHERE id = %s", (self._process,))
            await connection.execute("DELETE FROM planechase.letters WHERE receiver = %s", (self._process,))

    async def _give_back(self, connection: AsyncConnection) -> None:
        await connection.execute("UPDATE planechase.tables SET owner = NULL WHERE owner = %s", (self._process,))

    async def release(self, lease: Lease) -> None:
        """As `Storage.release`."""
        self.forget(lease)

        async def work(connection: AsyncConnection, again: bool) -> None:
            await connection.execute(
                "UPDATE planechase.tables SET owner = NULL WHERE code = %s AND owner = %s AND fence = %s",
                (lease.code, lease.process, lease.fence),
            )

        await self._sessions.do(work)

    def forget(self, lease: Lease) -> None:
        """This lease is not ours any more."""
        if self._held.get(lease.code) == lease:
            del self._held[lease.code]

    async def owners(self, codes: Sequence[str]) -> dict[str, ProcessId]:
        """As `Storage.owners`."""

        async def work(connection: AsyncConnection, again: bool) -> dict[str, ProcessId]:
            question = f"""
                SELECT tables.code, tables.owner FROM planechase.tables
                JOIN planechase.processes ON processes.id = tables.owner AND NOT {LATE}
                WHERE tables.code = ANY(%(codes)s)
            """
            found = await connection.execute(question.encode(), {"codes": list(codes), "lasts": self._lasts})
            return dict(await found.fetchall())

        return await self._sessions.do(work)

    async def _tidy(self, connection: AsyncConnection, again: bool) -> None:
        """Clear away what the dead left behind."""
        await connection.execute(f"DELETE FROM planechase.processes WHERE {LATE}".encode(), {"lasts": self._lasts})
        await connection.execute("DELETE FROM planechase.letters WHERE sent < now() - %s", (MESSAGES_KEPT,))
