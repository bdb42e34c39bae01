"""Storage of tables: what the rest of the server may ask of any database.

A table is its journal (`planechase.tables.journal`); here its entries are bytes that nobody looks into. They are
numbered from 0. When `append` returns, an entry is stored for good, and people can be told of it.

Each table has one *owner* at a time, the process that holds its *lease*. Only the owner writes. With SQLite there is
one process and it gets every lease it asks for. With PostgreSQL a lease lasts as long as its process calls `renew`; a
process that is silent for `LEASE_LASTS` seconds can lose its leases to any other. Every lease has a number that is
checked together with each write, so a process that lost a lease without noticing cannot write.

What a process has to do besides: call `renew` every `RENEWED_EVERY` seconds and let go of what was lost; ask in the
same rhythm who owns the tables it hands messages on for (`owners`), and take over those whose owner died.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Final, Protocol

from msgspec import Struct

ProcessId = str
"""A running server process; each start gives a new one."""

RENEWED_EVERY: Final = 1.0
"""How often, in seconds, a process should call `renew`."""

LEASE_LASTS: Final = 5.0
"""A process that has not called `renew` for this many seconds counts as dead."""

LOST: Final = b""
"""Comes instead of a message if some of that sender were lost: the database crashed, or a connection to it broke."""


class NoTable(Exception):
    """There is no table with this code."""

    def __init__(self, code: str) -> None:
        super().__init__(f"There is no table {code}.")
        self.code = code


class CodeTaken(Exception):
    """There is a table with this code already."""

    def __init__(self, code: str) -> None:
        super().__init__(f"There is a table {code} already.")
        self.code = code


class LeaseLost(Exception):
    """Another process owns the table now, or it was released. Nothing was written."""

    def __init__(self, lease: Lease) -> None:
        super().__init__(f"Table {lease.code} is not ours any more.")
        self.lease = lease


class NotNext(Exception):
    """The writer has not read the whole journal: a mistake in the program. Nothing was written."""

    def __init__(self, code: str, first: int) -> None:
        super().__init__(f"Entry {first} is not the next one of table {code}.")
        self.code = code


class Unavailable(Exception):
    """The database cannot be used; the message says why and what to do, for the operator of the server.

    After `append` raised it, nobody knows whether the entries are there: load the table again before going on.
    """


class EntriesMissing(Unavailable):
    """The journal of one table is damaged."""

    def __init__(self, where: object, code: str) -> None:
        super().__init__(f"{where} is damaged: entries of table {code} are missing. Use a backup.")


class Lease(Struct, frozen=True):
    """The right to write to a table's journal."""

    code: str
    process: ProcessId
    fence: int
    """The fencing number. It grows each time the table gets an owner; a lease with an older number cannot write."""


class Owner(Struct, frozen=True):
    """Another process owns the table: its messages go there."""

    process: ProcessId


class Stored(Struct, frozen=True):
    """A table in a list."""

    code: str
    about: bytes
    """What its owner wrote about it last."""
    entries: int
    changed: float
    """When something was last written, in seconds since 1970."""


class ProcessMessages(Protocol):
    """Messages between processes that share a database."""

    async def send(self, to: ProcessId, message: bytes) -> None:
        """Send a message of any size, but not an empty one.

        Messages to the same process arrive in the order of these calls, each once. A message to a process that is no
        more is lost.
        """

    def messages(self) -> AsyncIterator[tuple[ProcessId, bytes]]:
        """Sender and message, as they arrive, until the storage stops; `LOST` where some of that sender's are missing.

        There is one reader.
        """


class Storage(Protocol):
    """A database with tables in it."""

    @property
    def process(self) -> ProcessId:
        """The id of this process, from `start` on."""

    @property
    def post(self) -> ProcessMessages:
        """Our messages."""

    async def start(self) -> None:
        """Open the database, make what is missing in it, and bring an older one up to date. Raises `Unavailable`."""

    async def stop(self) -> None:
        """Release all leases and close."""

    async def create(self, code: str, entries: Sequence[bytes], about: bytes) -> None:
        """Create a table, which nobody owns yet. Raises `CodeTaken`."""

    async def append(self, lease: Lease, first: int, entries: Sequence[bytes], about: bytes | None = None) -> None:
        """Write the entries from number `first` on, all or none of them, and what is said about the table from now on.

        They are there for good when this returns. Without entries, only `about` is written. Raises `LeaseLost` or
        `NotNext`, and nothing was written; or `Unavailable`, and nobody knows. Nor does a caller who is cancelled.
        """

    async def journal(self, code: str, since: int = 0) -> list[bytes]:
        """The entries of a table from number `since` on. Raises `NoTable`."""

    async def tables(self, codes: Sequence[str] | None = None, most: int = 100) -> list[Stored]:
        """Tables, the last changed first; of these codes or of all. Codes that do not exist are left out."""

    async def lease(self, code: str) -> Lease | Owner:
        """Take ownership of a table, or return its owner. An owner gets the same lease again. Raises `NoTable`."""

    async def renew(self) -> list[Lease]:
        """Renew all our leases. Returns those that were lost; if this process counted as dead, it has lost all."""

    async def release(self, lease: Lease) -> None:
        """Release a lease, so that others can take it at once. A lease that was lost in the meantime is left alone."""

    async def owners(self, codes: Sequence[str]) -> Mapping[str, ProcessId]:
        """The owners of these tables; those whose owner is dead, or that have none, are left out."""
