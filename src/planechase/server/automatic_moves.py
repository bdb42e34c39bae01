"""What happens automatically at a table: bots answer, and people who can do nothing else pass."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol

from planechase.rules.state.objects import Id
from planechase.server.bot_processes import BotProcesses, SoFar, Thoughts
from planechase.server.bot_worker import Thought, simplest
from planechase.server.server_settings import Moved, ServerSettings
from planechase.tables import journal as told
from planechase.tables.people import Refused
from planechase.tables.table import GameTable, RulesError

logger = logging.getLogger(__name__)

PATIENCE: Final = 2
"""How often a bot may take too long; after that it is not asked any more."""


class TableProgress(Protocol):
    """The room of a table, which saves what happens and tells those who are there."""

    @property
    def table(self) -> GameTable: ...

    @property
    def is_watched(self) -> bool:
        """Whether anybody is there."""

    @property
    def alone_for(self) -> float:
        """For how many seconds nobody has been there."""

    @property
    def address(self) -> str:
        """Whose share of the processes its bots think with."""

    def happen(self, act: Callable[[], None]) -> Awaitable[None]:
        """Do something; raises the refusal, or `Moved`."""


class Movers:
    """The automatic answers at a table: those of bots, and of people who can only pass."""

    def __init__(
        self, place: TableProgress, so_far: SoFar, bot_processes: BotProcesses, settings: ServerSettings
    ) -> None:
        self._place = place
        self._table = place.table
        self._so_far = so_far
        self._bot_processes = bot_processes
        self._settings = settings
        self._loop = asyncio.get_running_loop()
        self._playing: asyncio.Task[None] | None = None
        self._look_until = 0.0
        """Until then people look at what a bot has done."""
        self._passing: asyncio.Task[None] | None = None
        self._quiet = -1
        """The last question that was, or will be, passed after a moment."""
        self._too_slow: dict[Id, int] = {}
        """How often each bot has taken too long."""

    @property
    def are_busy(self) -> bool:
        return self._playing is not None or self._passing is not None

    def wake(self) -> None:
        """React to what has happened: perhaps a bot is to answer now, or somebody can only pass."""
        if self._playing is None and self._table.bot_to_move() is not None and self._somebody_cares():
            self._playing = self._loop.create_task(self._play())
        if self._passing is None and self._waits_quietly():
            self._passing = self._loop.create_task(self._pass_after_a_moment())

    async def stop(self) -> None:
        """Stop. The answer of a bot that still thinks is dropped."""
        tasks = [task for task in (self._playing, self._passing) if task is not None]
        if self._passing is not None:
            self._passing.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ------------------------------------------------------------------ people who can only pass

    def pass_at_once(self) -> None:
        """Pass for people who can do nothing else, if nobody would learn anything from the time that takes."""
        while len(self._table.players()) < 2 and self._table.quiet_pass() is not None:
            self._table.pass_quietly(self._table.number)

    def _waits_quietly(self) -> bool:
        return self._quiet != self._table.number and self._table.quiet_pass() is not None

    async def _pass_after_a_moment(self) -> None:
        try:
            while self._waits_quietly():
                number = self._quiet = self._table.number
                await asyncio.sleep(random.uniform(*self._settings.quiet))
                await self._place.happen(lambda number=number: self._table.pass_quietly(number))  # type: ignore[misc]
        except (Moved, RulesError):
            pass
        finally:
            self._passing = None

    # ------------------------------------------------------------------ bots

    async def _play(self) -> None:
        """Let bots answer as long as they are asked."""
        try:
            while (seat := self._table.bot_to_move()) is not None and self._somebody_cares():
                number = self._table.number
                thoughts = await self._think(seat)
                await self._let_people_look()
                await self._place.happen(lambda: self._answer(number, seat, thoughts))  # noqa: B023
        except (Moved, RulesError):
            pass
        except Exception:
            logger.exception("The bots of a table have stopped")
        finally:
            self._playing = None

    def _somebody_cares(self) -> bool:
        """Whether somebody is there, or was a moment ago. Who comes back later finds the bots where they stopped."""
        return self._place.alone_for < self._settings.play_alone

    async def _think(self, seat: Id) -> Thoughts:
        if self._too_slow.get(seat, 0) >= PATIENCE:
            return Thoughts((), "it took too long before")
        seats = range(len(self._table.playing().state.players))
        bots = {each: self._table.level(each) for each in seats if self._table.is_bot(each)}
        thoughts = await self._bot_processes.think(self._so_far, bots, self._place.address)
        if not thoughts.found:
            self._too_slow[seat] = self._too_slow.get(seat, 0) + 1
        return thoughts

    async def _let_people_look(self) -> None:
        if self._place.is_watched:
            await asyncio.sleep(max(0.0, self._look_until - self._loop.time()))

    def _answer(self, number: int, seat: Id, thoughts: Thoughts) -> None:
        """Give the answers that were found, as long as they fit the question."""
        if self._table.number != number or self._table.bot_to_move() != seat:
            return
        if not thoughts.found:
            self._answer_simply(number, seat)
            return
        self._answer_each(number, thoughts.found)

    def _answer_each(self, number: int, thoughts: Sequence[Thought]) -> None:
        for thought in thoughts:
            if self._table.number != number or self._table.bot_to_move() != thought.seat:
                return
            if thought.failure is not None:
                self._remark(thought.seat)
            try:
                self._table.answer_for_bot(number, thought.answer)
            except Refused:
                if self._table.number == number:
                    self._answer_simply(number, thought.seat)
                return
            if not thought.passes:
                self._look_until = self._loop.time() + self._settings.pace
            number += 1

    def _answer_simply(self, number: int, seat: Id) -> None:
        """Give the simplest answer in place of a bot that could not answer."""
        self._remark(seat)
        decision = self._table.playing().decision
        assert decision is not None
        self._table.answer_for_bot(number, simplest(decision))

    def _remark(self, seat: Id) -> None:
        """Say once per game that a bot has failed."""
        text = f"{self._table.seat_name(seat)} could not decide; whenever that happens, it does the simplest thing."
        if not any(isinstance(one, told.Remarked) and one.text == text for one in self._table.sayings):
            self._table.remark(text)
