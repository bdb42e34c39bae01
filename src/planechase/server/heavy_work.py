"""Work that takes longer than a moment: done in a thread, one at a time, and paid for with the time it took.

With more threads at once the event loop would have to wait for each of them before it could answer anybody.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from planechase.server.fair_queue import FairQueue
from planechase.server.limits import Buckets, RateLimit
from planechase.server.rate_limiting import TooOften

T = TypeVar("T")

MILLISECONDS: Final = 1000.0


SWITCHED_AFTER: Final = 0.0005
"""After how many seconds the event loop can take over from a thread; Python's own value is ten times that."""


def put_event_loop_first() -> None:
    """Let the event loop wait less for the thread that does heavy work: it has to several times in each request."""
    sys.setswitchinterval(SWITCHED_AFTER)


class HeavyWork:
    """Does heavy work for addresses in turn, as long as they have processor time left; raises `TooOften`."""

    def __init__(self, rate: RateLimit, most_waiting: int) -> None:
        """`rate` is how many milliseconds each address has; at most `most_waiting` jobs of one of them wait."""
        self._left = Buckets(rate)
        self._queue = FairQueue(1, most_waiting)
        self._doing: set[asyncio.Task[object]] = set()

    async def do(self, address: str, job: Callable[[], T]) -> T:
        """The result of a job. If the caller is cancelled, the job is still finished before the next one begins."""
        doing = asyncio.ensure_future(self._do(address, job))
        self._doing.add(doing)
        doing.add_done_callback(self._done)
        return await asyncio.shield(doing)

    def _done(self, doing: asyncio.Task[T]) -> None:
        self._doing.discard(doing)
        if not doing.cancelled():
            doing.exception()  # nobody may be left who wants to know

    async def _do(self, address: str, job: Callable[[], T]) -> T:
        self._check(address)
        async with self._queue.turn(address):
            self._check(address)  # what was done meanwhile may have used up the rest
            done = await asyncio.to_thread(_Measured, job)
            self._left.spend(address, done.milliseconds)
            return done.result()

    def _check(self, address: str) -> None:
        if not self._left.has_one(address):
            raise TooOften


class _Measured(Generic[T]):
    """A job that was done: how long that took, and its result."""

    def __init__(self, job: Callable[[], T]) -> None:
        began = time.thread_time()
        self.failure: Exception | None = None
        try:
            self._result = job()
        except Exception as failure:
            self.failure = failure
        self.milliseconds = (time.thread_time() - began) * MILLISECONDS

    def result(self) -> T:
        """The result; raises what the job raised."""
        if self.failure is not None:
            raise self.failure
        return self._result
