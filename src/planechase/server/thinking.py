"""Bots think in processes of their own, so that nobody waits for them but those they play with.

A game stays with one worker, which remembers it and is told only what is new. A worker that takes too long is ended and
replaced, whatever it was doing; who asked gets what it had found until then, and gives the simplest answer itself.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import Struct

from planechase.record import Plain
from planechase.rules.state.objects import Id
from planechase.server.worker import SIZE, Done, Task, Thought
from planechase.tables import journal as told
from planechase.tables.journal import AnyEntry

logger = logging.getLogger(__name__)

COMMAND: Final = (sys.executable, "-m", "planechase.server.worker")
LIMIT: Final = 6.0
"""So many seconds a bot may think about one answer."""
STARTING: Final = 60.0
"""So many seconds a worker may take to start."""
EACH: Final = 0.02
"""So much longer for each answer that a worker has to be told first, on a slow and busy machine."""
GAMES: Final = 48
"""So many games a worker remembers."""
GOODBYE: Final = 1.0
"""So many seconds a worker has to end by itself."""


class SoFar:
    """A game as a worker has to know it: how it began, and its answers."""

    __slots__ = ("answers", "name", "same", "setup")

    def __init__(self, name: str, entries: Iterable[AnyEntry] = ()) -> None:
        self.name = name
        self.setup: Plain = None
        self.answers: list[Plain] = []
        self.same = 0
        """So many answers are those that were there when a worker was asked last."""
        self.follow(entries)

    def follow(self, entries: Iterable[AnyEntry]) -> None:
        """What has happened at the table meanwhile."""
        for entry in entries:
            match entry:
                case told.Began(setup=setup):
                    self.setup = setup
                case told.Answered(answer=plain) | told.Noted(note=plain):
                    self.answers.append(plain)
                case told.WentBack(answers=left) | told.Mended(answers=left):
                    del self.answers[left:]
                    self.same = min(self.same, left)


class Thoughts(Struct, frozen=True):
    """Answers that follow one another, and why there are no more where something went wrong."""

    found: Sequence[Thought]
    failure: str | None = None


class TooSlow(Exception):
    """A worker did not answer in time."""


class _Worker:
    """One process, one task after the other."""

    def __init__(self, command: Sequence[str], limit: float, games: int) -> None:
        self._command = command
        self._limit = limit
        self._most = games
        self._turn = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None
        self._known: OrderedDict[str, None] = OrderedDict()
        """The games it has, those that were asked about longest ago first."""
        self._read: msgspec.json.Decoder[Thought | Done] = msgspec.json.Decoder(Thought | Done)
        self.games = 0
        """So many games are its own to think about."""
        self.ended = False

    async def think(self, so_far: SoFar, bots: Mapping[Id, str]) -> Thoughts:
        async with self._turn:
            if self.ended:
                return Thoughts((), "the server ends")
            try:
                await self._start()
                return await self._ask(so_far, bots)
            except (OSError, EOFError, TooSlow, msgspec.DecodeError) as problem:
                await self._kill()
                return Thoughts((), str(problem) or type(problem).__name__)

    async def start(self) -> None:
        """Be ready before the first task comes."""
        async with self._turn:
            if not self.ended:
                try:
                    await self._start()
                except (OSError, EOFError, TooSlow, msgspec.DecodeError) as problem:
                    if not self.ended:
                        logger.warning("A process that thinks for bots could not be started: %s", problem)
                    await self._kill()

    async def _start(self) -> None:
        if self._process is not None:
            return
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(*self._command, stdin=pipe, stdout=pipe)
        await self._letter(STARTING)

    async def _ask(self, so_far: SoFar, bots: Mapping[Id, str]) -> Thoughts:
        assert self._process is not None
        assert self._process.stdin is not None
        task = self._task(so_far, bots)
        so_far.same = len(so_far.answers)
        written = msgspec.json.encode(task)
        self._process.stdin.write(len(written).to_bytes(SIZE, "big") + written)
        found: list[Thought] = []
        limit = self._limit + EACH * len(task.answers)
        while True:
            try:
                letter = await self._letter(limit)
            except (EOFError, TooSlow) as problem:
                if not self.ended:
                    logger.warning("A bot is given up: %s", problem)
                await self._kill()
                return Thoughts(found, str(problem))
            if isinstance(letter, Done):
                if letter.failure is not None:
                    self._known.pop(so_far.name, None)
                return Thoughts(found, letter.failure)
            found.append(letter)
            limit = self._limit

    def _task(self, so_far: SoFar, bots: Mapping[Id, str]) -> Task:
        """What the worker has to be told, so that it knows all."""
        is_known = so_far.name in self._known
        self._known[so_far.name] = None
        self._known.move_to_end(so_far.name)
        forget = [self._known.popitem(last=False)[0] for _ in range(len(self._known) - self._most)]
        since = so_far.same if is_known else 0
        setup = None if is_known else so_far.setup
        return Task(so_far.name, setup, since, so_far.answers[since:], dict(bots), forget)

    async def _letter(self, limit: float) -> Thought | Done:
        assert self._process is not None
        assert self._process.stdout is not None
        reading = self._process.stdout
        try:
            async with asyncio.timeout(limit):
                size = int.from_bytes(await reading.readexactly(SIZE), "big")
                return self._read.decode(await reading.readexactly(size))
        except TimeoutError:
            raise TooSlow(f"It took more than {limit:g} seconds.") from None
        except asyncio.IncompleteReadError:
            raise EOFError("Its process ended.") from None

    async def _kill(self) -> None:
        """End the process; another one is started when it is needed."""
        process, self._process = self._process, None
        self._known.clear()
        if process is None:
            return
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.close()
        if not self.ended or not await _ends(process):
            with suppress(ProcessLookupError):
                process.kill()
        await process.stdout.read()
        await process.wait()

    async def end(self) -> None:
        """Let the process end, by force where it is busy."""
        self.ended = True
        if self._process is not None and self._turn.locked():
            with suppress(ProcessLookupError):
                self._process.kill()
        async with self._turn:
            await self._kill()


async def _ends(process: asyncio.subprocess.Process) -> bool:
    """Whether a process ends by itself, as its input has."""
    try:
        async with asyncio.timeout(GOODBYE):
            await process.wait()
    except TimeoutError:
        return False
    return True


class Thinkers:
    """All the processes that think for bots."""

    def __init__(
        self,
        workers: int | None = None,
        limit: float = LIMIT,
        games: int = GAMES,
        command: Sequence[str] = COMMAND,
    ) -> None:
        self._count = workers if workers is not None else max(1, (os.cpu_count() or 1) - 1)
        self._command, self._limit, self._games = command, limit, games
        self._workers: list[_Worker] = []
        self._whose: dict[str, _Worker] = {}
        """Which worker a game is with."""
        self._starting: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start all workers; nobody has to wait until they are ready."""
        self._workers = [_Worker(self._command, self._limit, self._games) for _ in range(self._count)]
        self._starting = [asyncio.create_task(worker.start()) for worker in self._workers]

    async def stop(self) -> None:
        """End all workers, also those that think."""
        workers, self._workers = self._workers, []
        await asyncio.gather(*(worker.end() for worker in workers))
        await asyncio.gather(*self._starting)

    async def think(self, so_far: SoFar, bots: Mapping[Id, str]) -> Thoughts:
        """What the bot answers that is to answer now, and those that follow it. Never raises because of a bot.

        Not to be cancelled: what a worker still says would be taken for the answer to the next task.
        """
        worker = self._whose.get(so_far.name)
        if worker is None:
            if not self._workers:
                return Thoughts((), "the server ends")
            worker = min(self._workers, key=lambda each: each.games)
            worker.games += 1
            self._whose[so_far.name] = worker
        return await worker.think(so_far, bots)

    def forget(self, name: str) -> None:
        """A game is not played any more here."""
        worker = self._whose.pop(name, None)
        if worker is not None:
            worker.games -= 1
