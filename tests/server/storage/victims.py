"""Processes of their own that write, own and send, and can be killed while they do."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any

from tests.warm import PROCESSES

from planechase.server.storage import storage_for
from planechase.server.storage.postgresql.postgresql_storage import PostgresStorage
from planechase.server.storage.storage_base import Lease, Storage


class Victim:
    """A running process and the connection to it."""

    def __init__(self, pid: int, connection: Connection) -> None:
        self.pid = pid
        self.connection = connection

    def hear(self) -> Any:
        """What it says next."""
        if not self.connection.poll(20):
            raise TimeoutError("the process says nothing")
        return self.connection.recv()

    def last_words(self) -> Iterator[Any]:
        """What it still said before it died."""
        try:
            while self.connection.poll(20):
                yield self.connection.recv()
        except EOFError:
            return

    def kill(self) -> None:
        """As the system does when there is no more memory: nothing can be put in order."""
        os.kill(self.pid, signal.SIGKILL)


@contextmanager
def process(target: Callable[..., None], *arguments: object) -> Iterator[Victim]:
    """A process that runs `target` with a connection to us and these arguments; killed at the end at the latest."""
    ours, theirs = PROCESSES.Pipe()
    running = PROCESSES.Process(target=target, args=(theirs, *arguments), daemon=True)
    running.start()
    theirs.close()
    assert running.pid is not None
    try:
        yield Victim(running.pid, ours)
    finally:
        running.kill()
        running.join()
        running.close()
        ours.close()


def storage_of(url: str, lease_lasts: float) -> Storage:
    """The storage at this address, with leases that last so long if there are such."""
    return PostgresStorage(url, lease_lasts) if url.startswith("postgresql") else storage_for(url)


async def leased(storage: Storage, code: str) -> Lease:
    """The lease of a table, as soon as it can be had."""
    while not isinstance(lease := await storage.lease(code), Lease):
        await asyncio.sleep(0.01)
    return lease


def written_by(name: str, code: str, number: int, size: int) -> bytes:
    """An entry that says who wrote it where."""
    return f"{name} {code} {number} ".encode().ljust(size, b".")


def write(connection: Connection, url: str, name: str, plans: Sequence[tuple[str, Sequence[tuple[int, int]]]]) -> None:
    """Write into several tables at once: for each append, so many entries of such a size.

    Says how long each journal was, and then the length of a journal after each append.
    """

    async def fill(storage: Storage, code: str, appends: Sequence[tuple[int, int]]) -> None:
        lease = await leased(storage, code)
        length = len(await storage.journal(code))
        connection.send((code, length))
        for count, size in appends:
            new = [written_by(name, code, number, size) for number in range(length, length + count)]
            await storage.append(lease, length, new)
            length += count
            connection.send((code, length))

    async def run() -> None:
        storage = storage_of(url, 0.05)
        await storage.start()
        await asyncio.gather(*(fill(storage, code, appends) for code, appends in plans))
        connection.send(None)
        await asyncio.sleep(60)

    asyncio.run(run())


def own(connection: Connection, url: str, codes: Sequence[str]) -> None:
    """Own these tables and keep them; says who it is."""

    async def run() -> None:
        storage = storage_of(url, 3.0)
        await storage.start()
        for code in codes:
            await leased(storage, code)
        connection.send(storage.process)
        while True:
            await storage.renew()
            await asyncio.sleep(0.2)

    asyncio.run(run())


def answer_messages(connection: Connection, url: str) -> None:
    """Send every message back to whoever sent it, with a mark; says who it is."""

    async def run() -> None:
        storage = storage_of(url, 5.0)
        await storage.start()
        connection.send(storage.process)
        async for sender, message in storage.post.messages():
            await storage.post.send(sender, b"back: " + message)

    asyncio.run(run())
