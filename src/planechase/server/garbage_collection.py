"""Garbage collection, seldom, and when there is likely to be garbage.

By itself Python looks through all it holds whenever that has grown by a quarter. With a hundred tables this takes a
third of a second, in which nobody is answered, and finds next to nothing: what a game leaves behind is young, or goes
without being looked for. Only a table that is unloaded leaves much that holds on to itself.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Final

from planechase.server.memory_use import give_back

YOUNG: Final = (5_000, 20)
"""How much is made before the young is looked through, and how often that happens before the middle-aged is too."""
NEVER: Final = 1_000_000_000
LOOKED_AT_EVERY: Final = 60.0
"""The least number of seconds between two sweeps."""
LATEST: Final = 30
"""After how many of these times there is a sweep in any case."""
MANY: Final = 20
"""How many unloaded tables are worth a sweep."""


def settle_down() -> None:
    """Cards and rules stay for ever, so they are never looked through again; nor is all the rest by itself."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG, NEVER)


async def keep_swept(unloaded: Callable[[], int]) -> None:
    """Sweep when many tables have been unloaded since the last time, and now and then anyway; give memory back."""
    swept, waited = unloaded(), 0
    while True:
        await asyncio.sleep(LOOKED_AT_EVERY)
        waited += 1
        if unloaded() - swept >= MANY or waited >= LATEST:
            gc.collect()
            swept, waited = unloaded(), 0
        await asyncio.to_thread(give_back)
