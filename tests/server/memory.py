"""A storage in memory, shared by as many processes as a test wants, that fails, waits and dies when it is told to."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from itertools import count

from planechase.server.storage.storage_base import (
    CodeTaken,
    Lease,
    LeaseLost,
    NoTable,
    NotNext,
    Owner,
    ProcessId,
    Stored,
    Unavailable,
)


class Kept:
    """A table as it is kept."""

    def __init__(self, entries: Sequence[bytes], about: bytes) -> None:
        self.entries = list(entries)
        self.about = about
        self.changed = time.time()
        self.fence = 0
        self.owner: ProcessId | None = None


class Memory:
    """What all processes share."""

    def __init__(self) -> None:
        self.tables: dict[str, Kept] = {}
        self.alive: dict[ProcessId, asyncio.Queue[tuple[ProcessId, bytes] | None]] = {}
        self.numbers = count(1)

    def storage(self) -> MemoryStorage:
        return MemoryStorage(self)

    def entries(self) -> int:
        """How many entries all journals have."""
        return sum(len(table.entries) for table in self.tables.values())


class MemoryPost:
    """Messages that arrive at once."""

    def __init__(self, storage: MemoryStorage) -> None:
        self._storage = storage

    async def send(self, to: ProcessId, message: bytes) -> None:
        await asyncio.sleep(0)
        if self._storage.is_dead:
            raise Unavailable("This process is dead.")
        if to in self._storage.memory.alive:
            self._storage.memory.alive[to].put_nowait((self._storage.process, message))

    async def messages(self) -> AsyncIterator[tuple[ProcessId, bytes]]:
        mine = self._storage.memory.alive[self._storage.process]
        while (message := await mine.get()) is not None:
            yield message


class MemoryStorage:
    """The storage of one process."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.process = ""
        self.post = MemoryPost(self)
        self.is_dead = False
        self.failing = 0
        """So many of the next writes fail."""
        self.slow: asyncio.Event | None = None
        """While this is not set, writing waits."""

    async def start(self) -> None:
        self.process = f"process {next(self.memory.numbers)}"
        self.memory.alive[self.process] = asyncio.Queue()

    async def stop(self) -> None:
        for table in self.memory.tables.values():
            if table.owner == self.process:
                table.owner = None
        messages = self.memory.alive.pop(self.process, None)
        if messages is not None:
            messages.put_nowait(None)

    def die(self) -> None:
        """As if the process had been killed: nothing is written or sent any more, and its leases are over."""
        self.is_dead = True
        messages = self.memory.alive.pop(self.process)
        messages.put_nowait(None)

    def _table(self, code: str) -> Kept:
        if self.is_dead:
            raise Unavailable("This process is dead.")
        if code not in self.memory.tables:
            raise NoTable(code)
        return self.memory.tables[code]

    def _mine(self, lease: Lease) -> Kept:
        table = self._table(lease.code)
        if (table.owner, table.fence) != (lease.process, lease.fence):
            raise LeaseLost(lease)
        return table

    async def create(self, code: str, entries: Sequence[bytes], about: bytes) -> None:
        if code in self.memory.tables:
            raise CodeTaken(code)
        self.memory.tables[code] = Kept(entries, about)

    async def append(self, lease: Lease, first: int, entries: Sequence[bytes], about: bytes | None = None) -> None:
        await asyncio.sleep(0)
        if self.slow is not None:
            await self.slow.wait()
        if self.failing:
            self.failing -= 1
            raise Unavailable("The disk is full.")
        table = self._mine(lease)
        if first != len(table.entries):
            raise NotNext(lease.code, first)
        table.entries += entries
        table.about = about if about is not None else table.about
        table.changed = time.time()

    async def journal(self, code: str, since: int = 0) -> list[bytes]:
        return self._table(code).entries[since:]

    async def tables(self, codes: Sequence[str] | None = None, most: int = 100) -> list[Stored]:
        wanted = [
            Stored(code, table.about, len(table.entries), table.changed)
            for code, table in self.memory.tables.items()
            if codes is None or code in codes
        ]
        return sorted(wanted, key=lambda each: -each.changed)[:most]

    async def lease(self, code: str) -> Lease | Owner:
        table = self._table(code)
        if table.owner not in (None, self.process) and table.owner in self.memory.alive:
            return Owner(table.owner)
        if table.owner != self.process:
            table.owner = self.process
            table.fence += 1
        return Lease(code, self.process, table.fence)

    async def renew(self) -> list[Lease]:
        return []

    async def release(self, lease: Lease) -> None:
        table = self.memory.tables[lease.code]
        if (table.owner, table.fence) == (lease.process, lease.fence):
            table.owner = None

    async def owners(self, codes: Sequence[str]) -> Mapping[str, ProcessId]:
        owned = {code: self.memory.tables[code].owner for code in codes}
        return {code: owner for code, owner in owned.items() if owner is not None and owner in self.memory.alive}
