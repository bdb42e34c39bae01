"""A cache of games that are watched again, ready for the next step."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from planechase.server.storage.storage_base import NoTable
from planechase.server.table_registry import TableRegistry
from planechase.tables.replaying import Replay

KEPT: Final = 4
"""How many replays are cached; each takes some megabytes."""


class Replays:
    """Games that somebody watches again, ready for the next step."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._kept: OrderedDict[str, tuple[float, asyncio.Lock, Replay]] = OrderedDict()
        self._loading = asyncio.Lock()

    async def of(self, code: str) -> tuple[asyncio.Lock, Replay]:
        """The game at a table as it stands now, and who may look at it just now. Raises `NoTable`."""
        found = await self._registry.summaries([code])
        if not found:
            raise NoTable(code)
        async with self._loading:
            kept = self._kept.get(code)
            if kept is None or kept[0] != found[0].changed:
                journal = await self._registry.journal(code)
                kept = (found[0].changed, asyncio.Lock(), await asyncio.to_thread(Replay, journal))
                self._kept[code] = kept
                while len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(code)
        return kept[1], kept[2]
