"""What many want done at the same time is done together: they wait in a queue, and are told how it went."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from msgspec import Struct, field

from planechase.server.storage.storage_base import Unavailable


class QueuedRequest(Struct, eq=False, kw_only=True):
    """Something to be done, and who waits for it."""

    waiting: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def tell(self, failure: Exception | None) -> None:
        """Deliver the result, if somebody still waits for it."""
        if self.waiting.done():
            return
        if failure is None:
            self.waiting.set_result(None)
        else:
            self.waiting.set_exception(failure)


A = TypeVar("A", bound=QueuedRequest)


class Queue(Generic[A]):
    """Does what is asked, some of it together, from `start` to `stop`. `work` takes from the queue what it does."""

    def __init__(self, work: Callable[[deque[A]], Awaitable[None]]) -> None:
        self._work = work
        self._asked: deque[A] = deque()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def is_open(self) -> bool:
        return self._task is not None

    def start(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> bool:
        """Do what was asked so far, and no more. Returns whether it was open."""
        task, self._task = self._task, None
        if task is None:
            return False
        self._wake.set()
        await task
        return True

    async def do(self, asked: A) -> None:
        """Returns when it is done; raises what went wrong."""
        if self._task is None:
            raise Unavailable("The database is not open.")
        self._asked.append(asked)
        self._wake.set()
        await asked.waiting

    async def _run(self) -> None:
        while self._asked or self._task is not None:
            await self._wake.wait()
            self._wake.clear()
            while self._asked:
                await self._work(self._asked)
