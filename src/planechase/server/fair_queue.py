"""A queue in which addresses take turns, so that somebody who asks for much delays only themselves."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from planechase.server.limits import neighbourhood
from planechase.server.rate_limiting import TooOften

QUICK_IN_A_ROW: Final = 3
"""How many quick things are done before something slow that waits."""

_Waiting = OrderedDict[str, deque[asyncio.Future[None]]]
"""What waits, by addresses; the address that was served longest ago comes first."""


class FairQueue:
    """Lets a few things be done at once: quick ones first, and those of the address that was served longest ago."""

    def __init__(self, at_once: int = 1, most_waiting: int | None = None) -> None:
        """Raises `TooOften` when more than `most_waiting` things of one address would wait."""
        self._free = at_once
        self._most_waiting = most_waiting
        self._quick: _Waiting = OrderedDict()
        self._slow: _Waiting = OrderedDict()
        self._in_a_row = 0
        """How many quick things have been done since the last slow one."""

    @property
    def waiting(self) -> int:
        """How many things wait for their turn."""
        return sum(len(queue) for waiting in (self._quick, self._slow) for queue in waiting.values())

    @asynccontextmanager
    async def turn(self, address: str, is_slow: bool = False) -> AsyncIterator[None]:
        """Wait for a turn, and keep it inside the block."""
        await self._wait(neighbourhood(address), self._slow if is_slow else self._quick)
        try:
            yield
        finally:
            self._next()

    async def _wait(self, who: str, waiting: _Waiting) -> None:
        if self._free:
            self._free -= 1
            return
        queue = waiting.setdefault(who, deque())
        if self._most_waiting is not None and len(queue) >= self._most_waiting:
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
        while waiting := self._served_next():
            who, queue = waiting.popitem(last=False)
            place = queue.popleft()
            if queue:
                waiting[who] = queue
            if not place.done():
                place.set_result(None)
                return
        self._free += 1

    def _served_next(self) -> _Waiting:
        """Among whom the next one is; where nobody waits this is empty."""
        if self._quick and not (self._slow and self._in_a_row >= QUICK_IN_A_ROW):
            self._in_a_row += 1
            return self._quick
        self._in_a_row = 0
        return self._slow
