"""Connections to the database: opened when they are needed, and opened again after they broke."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias, TypeVar

import psycopg
from psycopg import AsyncConnection
from psycopg.conninfo import conninfo_to_dict

from planechase.server.storage.storage_base import Unavailable

T = TypeVar("T")

DatabaseWork: TypeAlias = Callable[[AsyncConnection, bool], Awaitable[T]]
"""Something to do on a connection; the second argument says that it may have been done already, before one broke."""

PATIENCE: Final = 15.0
"""How many seconds a database may be unavailable, for a restart, before callers are told."""

PATIENCE_AT_THE_END: Final = 1.0
"""How many seconds a process that stops waits: leases that it does not give back expire anyway."""

WORKING_TOGETHER: Final = 4
"""How many queries run at the same time."""

# A connection to a machine that fell silent must not stay open for the hours that are usual elsewhere.
QUICK_TO_NOTICE: Final = {
    "connect_timeout": "5",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
    "application_name": "planechase",
}


class Address:
    """Where the database is. Its password is never shown."""

    def __init__(self, url: str, patience: float) -> None:
        """Raises `Unavailable` for an address that cannot be read."""
        self.patience = patience
        try:
            said = conninfo_to_dict(url)
        except psycopg.ProgrammingError as error:
            raise Unavailable(
                "The address of the database cannot be read. It looks like "
                "postgresql://name:password@machine:5432/database, with %-signs for special characters."
            ) from error
        self.parameters: dict[str, str] = {**QUICK_TO_NOTICE, **{name: str(value) for name, value in said.items()}}
        self.host = self.parameters.get("host", "this machine")
        self.name = f"{self.parameters.get('dbname', 'its database')} at {self.host}"

    def trouble(self, error: psycopg.Error) -> Unavailable:
        """What went wrong, in a sentence."""
        why = " ".join(str(error).split()) or type(error).__name__
        if isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):
            return Unavailable(
                f"PostgreSQL with {self.name} cannot be reached. Is it running, and are name, password and database in "
                f"the address right? It says: {why}"
            )
        return Unavailable(f"PostgreSQL with {self.name} refuses what planechase needs. It says: {why}")


class DatabaseConnection:
    """One connection to the database, for one after the other."""

    def __init__(self, address: Address, *prepared: str) -> None:
        """`prepared` is said first on each new connection."""
        self.address = address
        self._prepared = prepared
        self._connection: AsyncConnection | None = None

    async def connection(self) -> AsyncConnection:
        """The connection as it is, or a new one."""
        if self._connection is None or self._connection.closed:
            # What comes from the address is text: nothing of it decides how rows are made.
            self._connection = await AsyncConnection.connect(autocommit=True, **self.address.parameters)  # type: ignore[arg-type]
            for statement in self._prepared:
                await self._connection.execute(statement.encode())
        return self._connection

    async def close(self) -> None:
        """Hang up."""
        if self._connection is not None:
            await self._connection.close()
            self._connection = None

    async def do(self, work: DatabaseWork[T], patience: float | None = None) -> T:
        """Do this, and retry it on a new connection if one broke. Raises `Unavailable` after `patience` seconds."""
        clock = asyncio.get_running_loop()
        until = clock.time() + (self.address.patience if patience is None else patience)
        pause = 0.02
        again = False
        while True:
            try:
                return await work(await self.connection(), again)
            except (psycopg.OperationalError, psycopg.InterfaceError) as error:
                await self.close()
                if clock.time() + pause > until:
                    raise self.address.trouble(error) from error
                again = True
            except psycopg.Error as error:
                raise self.address.trouble(error) from error
            await asyncio.sleep(pause)
            pause = min(2 * pause, 0.5)


class DatabaseConnections:
    """A few connections to the database, for as many at a time."""

    def __init__(self, address: Address) -> None:
        self._all = [DatabaseConnection(address) for _ in range(WORKING_TOGETHER)]
        # The connection used last is used next, so that few are opened where few are needed.
        self._free: asyncio.LifoQueue[DatabaseConnection] = asyncio.LifoQueue()
        for session in self._all:
            self._free.put_nowait(session)

    async def do(self, work: DatabaseWork[T], patience: float | None = None) -> T:
        """As with one session, on the next that is free."""
        session = await self._free.get()
        try:
            return await session.do(work, patience)
        except asyncio.CancelledError:
            await session.close()
            raise
        finally:
            self._free.put_nowait(session)

    async def close(self) -> None:
        """Hang up all."""
        for session in self._all:
            await session.close()
