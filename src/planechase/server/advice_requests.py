"""Advice for people at a table: a bot thinks about their question, and only the person who asked is told."""

from __future__ import annotations

import asyncio

from planechase.server.bot_processes import BotProcesses, SoFar
from planechase.server.bot_worker import Consultation
from planechase.server.viewers import Gathering, Guest
from planechase.tables.bot_levels import ADVISER
from planechase.tables.commands import Advise
from planechase.tables.messages import Advice
from planechase.tables.table import GameTable


class Advisers:
    """Those who are asked at a table what they would do. Nobody waits for them: the game may go on meanwhile."""

    def __init__(self, table: GameTable, gathering: Gathering, so_far: SoFar, bot_processes: BotProcesses) -> None:
        self._table = table
        self._gathering = gathering
        self._so_far = so_far
        self._bot_processes = bot_processes
        self._thinking: dict[Guest, asyncio.Task[None]] = {}

    @property
    def are_busy(self) -> bool:
        return bool(self._thinking)

    def ask(self, command: Advise, guest: Guest) -> None:
        """Think about a question that somebody may have advice on; who asks twice is told once."""
        if guest not in self._thinking:
            self._thinking[guest] = asyncio.get_running_loop().create_task(self._advise(command.number, guest))

    async def stop(self) -> None:
        """Drop advice that is still being prepared."""
        await asyncio.gather(*self._thinking.values(), return_exceptions=True)

    async def _advise(self, number: int, guest: Guest) -> None:
        try:
            pondered = await self._bot_processes.ponder(self._so_far, Consultation(ADVISER), guest.address)
        finally:
            del self._thinking[guest]
        # The worker may have been told of answers that came meanwhile: then it has thought of another question.
        if self._table.question == number and guest in self._gathering:
            guest.tell(Advice(number, pondered.weighed if pondered is not None else []))
