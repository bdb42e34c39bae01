"""A thread of its own that works on the file, for many who wait at once.

Whatever has come in while it was writing is done in one transaction, so that a hundred tables wait for the disk
together and not one after the other. Nobody gets an answer before the transaction is on the disk.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, Generic, TypeVar

from planechase.server.storage.sqlite.sqlite_file import opened, trouble
from planechase.server.storage.storage_base import Unavailable

T = TypeVar("T")

MOST_TOGETHER: Final = 1_000
"""How many pieces of work go into one transaction."""


class Work(Generic[T]):
    """Something to be done on the file, and who waits for it."""

    def __init__(self, do: Callable[[sqlite3.Connection], T], loop: asyncio.AbstractEventLoop) -> None:
        self.do = do
        self.waiting: asyncio.Future[T] = loop.create_future()
        self.result: T | None = None
        self.failure: Exception | None = None

    def tell(self) -> None:
        """Deliver the result, if somebody still waits for it."""
        if self.waiting.done():
            return
        if self.failure is not None:
            self.waiting.set_exception(self.failure)
        else:
            self.waiting.set_result(self.result)  # type: ignore[arg-type]  # T may be None itself


class WriterThread:
    """Does work on the file at `path`, from `start` to `stop`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.transactions = 0
        """How many there were, to see that work is batched."""
        self._asked: SimpleQueue[Work[object] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._ended: asyncio.Future[None] | None = None

    async def start(self) -> None:
        """Open the file. Raises `Unavailable`."""
        loop = asyncio.get_running_loop()
        started: asyncio.Future[None] = loop.create_future()
        self._ended = loop.create_future()
        thread = Thread(target=self._run, args=(loop, started, self._ended), name="planechase-scribe", daemon=True)
        thread.start()
        try:
            await started
        except Unavailable:
            await self._ended
            raise
        self._thread = thread

    async def stop(self) -> None:
        """Do what was asked so far, then close the file."""
        thread, self._thread = self._thread, None
        if thread is None or self._ended is None:
            return
        self._asked.put(None)
        await asyncio.shield(self._ended)
        thread.join()

    async def do(self, what: Callable[[sqlite3.Connection], T]) -> T:
        """Do this whole or not at all; it is on the disk when this returns."""
        if self._thread is None or not self._thread.is_alive():
            raise Unavailable(f"{self.path} is not open.")
        work = Work(what, asyncio.get_running_loop())
        self._asked.put(work)  # type: ignore[arg-type]  # nobody looks at the result in between
        return await work.waiting

    def _run(self, loop: asyncio.AbstractEventLoop, started: asyncio.Future[None], ended: asyncio.Future[None]) -> None:
        try:
            with opened(self.path) as connection:
                loop.call_soon_threadsafe(_finish, started, None)
                self._serve(connection, loop)
        except Unavailable as error:
            loop.call_soon_threadsafe(_finish, started, error)
        finally:
            loop.call_soon_threadsafe(_finish, ended, None)

    def _serve(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        going_on = True
        while going_on:
            together, going_on = self._waiting()
            if together:
                self._do_together(connection, together)
                loop.call_soon_threadsafe(_tell, together)

    def _waiting(self) -> tuple[list[Work[object]], bool]:
        """All that waits by now, at least one piece of work; and whether more will come."""
        together: list[Work[object]] = []
        work = self._asked.get()
        while work is not None:
            together.append(work)
            if len(together) == MOST_TOGETHER:
                return together, True
            try:
                work = self._asked.get_nowait()
            except Empty:
                return together, True
        return together, False

    def _do_together(self, connection: sqlite3.Connection, together: list[Work[object]]) -> None:
        try:
            connection.execute("BEGIN IMMEDIATE")
            for work in together:
                self._do(connection, work)
            connection.execute("COMMIT")
            self.transactions += 1
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):  # what cannot be taken back now is taken back before the next transaction
                connection.rollback()
            for work in together:
                work.failure = trouble(self.path, error)

    def _do(self, connection: sqlite3.Connection, work: Work[object]) -> None:
        connection.execute("SAVEPOINT work")
        try:
            work.result = work.do(connection)
        except Exception as error:
            if not connection.in_transaction:
                raise  # some errors, such as a full disk, end the whole transaction
            connection.execute("ROLLBACK TO work")
            work.failure = trouble(self.path, error) if isinstance(error, sqlite3.Error) else error
        connection.execute("RELEASE work")


def _finish(future: asyncio.Future[None], error: Exception | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)


def _tell(together: list[Work[object]]) -> None:
    for work in together:
        work.tell()
