"""A queue in which addresses take turns, so that somebody who asks for much delays only themselves."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from planechase.server.limits import neighbourhood
from planechase.server.rate_limiting import TooOften


class FairQueue:
    """Lets a few things be done at once; the next one is of the address that was served longest ago."""

    def __init__(self, at_once: int, most_waiting: int) -> None:
        """Raises `TooOften` when more than `most_waiting` things of one address would wait."""
        self._free = at_once
        self._most_waiting = most_waiting
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for a turn, and keep it inside the block."""
        await self._wait(neighbourhood(address))
        try:
            yield
        finally:
            self._next()

    async def _wait(self, who: str) -> None:
        if self._free:
            self._free -= 1
            return
        queue = self._waiting.setdefault(who, deque())
        if len(queue) >= self._most_waiting:
            raise TooOften
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._next()  # the turn came in the same moment
            raise

    def _next(self) -> None:
        """Give a turn that has ended to the next address, unless nobody waits."""
        while self._waiting:
            who, queue = self._waiting.popitem(last=False)
            place = queue.popleft()
            if queue:
                self._waiting[who] = queue
            if not place.done():
                place.set_result(None)
                return
        self._free += 1
