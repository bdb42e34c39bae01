"""When the draw of a seed goes on without people who do not seal or open their numbers."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from planechase.server.automatic_moves import TableProgress
from planechase.server.server_settings import Moved, ServerSettings
from planechase.tables import seed_draw
from planechase.tables.people import Refused
from planechase.tables.table import RulesError


class DrawTimer:
    """Ends each stage of the draw when its time is up; sooner where nobody is there of those who are waited for."""

    def __init__(self, place: TableProgress, settings: ServerSettings) -> None:
        self._place = place
        self._settings = settings
        self._loop = asyncio.get_running_loop()
        self._stage = 0
        self._began = 0.0
        """When the stage began."""
        self._alarm: asyncio.TimerHandle | None = None
        self._going_on: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        return self._alarm is not None or self._going_on is not None

    def wake(self) -> None:
        """React to what has happened: perhaps others are waited for now, or somebody has come or gone."""
        self._cancel()
        table = self._place.table
        awaited = seed_draw.waits_for(table)
        if not awaited:
            return
        if self._stage != table.draw.stage:
            self._stage, self._began = table.draw.stage, self._loop.time()
        away = awaited.isdisjoint(table.presence.here)
        patience = self._settings.draw_absent if away else self._settings.draw_stage
        self._alarm = self._loop.call_at(self._began + patience, self._time_is_up)

    async def stop(self) -> None:
        """Stop waiting."""
        self._cancel()
        if self._going_on is not None:
            await asyncio.gather(self._going_on, return_exceptions=True)

    def _cancel(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _time_is_up(self) -> None:
        self._alarm = None
        self._going_on = self._loop.create_task(self._go_on(self._stage))

    async def _go_on(self, stage: int) -> None:
        try:
            with suppress(Moved, Refused, RulesError):
                await self._place.happen(lambda: self._place.table.draw_without_waiting(stage))
        finally:
            self._going_on = None
