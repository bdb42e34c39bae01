"""A cache of games that are watched again, ready for the next step."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from planechase.server.heavy_work import HeavyWork
from planechase.server.storage.storage_base import NoTable
from planechase.server.table_registry import TableRegistry
from planechase.tables.journal import AnyEntry
from planechase.tables.replaying import Replay

KEPT: Final = 4
"""How many replays are cached; each takes some megabytes."""


class Replays:
    """Games that somebody watches again, ready for the next step. All that is done with them is done in `work`."""

    def __init__(self, registry: TableRegistry, work: HeavyWork) -> None:
        self.work = work
        self._registry = registry
        self._kept: OrderedDict[str, tuple[float, Replay]] = OrderedDict()

    async def of(self, code: str, address: str) -> Replay:
        """The game at a table as it stands now, for somebody at this address. Raises `NoTable`."""
        found = await self._registry.summaries([code])
        if not found:
            raise NoTable(code)
        changed = found[0].changed
        kept = self._kept.get(code)
        if kept is None or kept[0] != changed:
            journal = await self._registry.journal(code)
            replay = await self.work.do(address, lambda: self._made(code, changed, journal))
            self._kept[code] = (changed, replay)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(code)
        return self._kept[code][1]

    def _made(self, code: str, changed: float, journal: list[AnyEntry]) -> Replay:
        """A game that is played again, unless somebody else was waiting for it, too."""
        kept = self._kept.get(code)
        return kept[1] if kept is not None and kept[0] == changed else Replay(journal)
