"""Bots think in separate processes, so that only those who play with them wait for them.

A game stays with one worker, which remembers it and is told only what is new. A worker that takes too long is ended and
replaced, whatever it was doing; who asked gets what it had found until then, and gives the simplest answer itself.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from planechase.rules.state.decisions import Plain
from planechase.rules.state.objects import Id
from planechase.server.bot_worker import GIVE_UP, SIZE, Consultation, Pondered, Ready, Task, Thought, WorkerMessage
from planechase.server.fair_queue import FairQueue
from planechase.tables import journal as told
from planechase.tables.bot_levels import in_company, is_quick
from planechase.tables.table_kinds import EveryEntry

logger = logging.getLogger(__name__)

COMMAND: Final = (sys.executable, "-m", "planechase.server.bot_worker")
LIMIT: Final = 6.0
"""How many seconds a bot may think about one answer."""
STARTING: Final = 60.0
"""How many seconds a worker may take to start."""
EACH: Final = 0.02
"""How many more seconds it may take for each answer that the worker has to replay first, on a slow and busy machine."""
GAMES: Final = 48
"""How many games a worker remembers."""


class SoFar:
    """A game as a worker needs it: its setup and its answers."""

    __slots__ = ("answers", "name", "same", "setup")

    def __init__(self, name: str, entries: Iterable[EveryEntry] = ()) -> None:
        self.name = name
        self.setup: Plain = None
        self.answers: list[Plain] = []
        self.same = 0
        """How many answers are the same as when a worker was asked last."""
        self.follow(entries)

    def follow(self, entries: Iterable[EveryEntry]) -> None:
        """Take in what has happened at the table since."""
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
    """Consecutive answers, and why there are no more if something went wrong."""

    found: Sequence[Thought]
    failure: str | None = None


class _Trouble(Exception):
    """A worker failed; the message says how."""


class _Worker:
    """One process, which does one task after the other."""

    def __init__(self, command: Sequence[str], limit: float, games: int) -> None:
        self._command = command
        self._limit = limit
        self._most = games
        self._queue = FairQueue()
        self._process: asyncio.subprocess.Process | None = None
        self._known: OrderedDict[str, None] = OrderedDict()
        """The games it has, the least recently used first."""
        self._read: msgspec.json.Decoder[WorkerMessage] = msgspec.json.Decoder(WorkerMessage)
        self._ended = False
        self.games = 0
        """How many games are assigned to it."""

    async def start(self) -> None:
        """Start before the first task comes."""
        async with self._queue.turn(""):
            try:
                await self._start()
            except (OSError, _Trouble) as problem:
                await self._failed(problem)

    async def think(self, so_far: SoFar, bots: Mapping[Id, str], address: str) -> Thoughts:
        found, failure = await self._found(so_far, bots, address)
        return Thoughts([word for word in found if isinstance(word, Thought)], failure)

    async def ponder(self, so_far: SoFar, consultation: Consultation, address: str) -> Pondered | None:
        found, _ = await self._found(so_far, {}, address, consultation)
        return next((word for word in found if isinstance(word, Pondered)), None)

    async def _found(
        self, so_far: SoFar, bots: Mapping[Id, str], address: str, consultation: Consultation | None = None
    ) -> tuple[list[Thought | Pondered], str | None]:
        """The result of a task, and what went wrong if something did."""
        is_slow = consultation is not None or not all(map(is_quick, bots.values()))
        async with self._queue.turn(address, is_slow):
            waiting = self._queue.waiting
            bots = {seat: in_company(level, waiting) for seat, level in bots.items()}
            found: list[Thought | Pondered] = []
            try:
                await self._start()
                failure = await self._ask(so_far, bots, consultation, found)
            except (OSError, _Trouble) as problem:
                await self._failed(problem)
                failure = str(problem)
            return found, failure

    async def end(self) -> None:
        """End the process, no matter what it does: it holds nothing that is needed."""
        self._ended = True
        if self._process is not None:
            _kill(self._process)
        async with self._queue.turn(""):
            await self._close()

    # ------------------------------------------------------------------ one task

    async def _start(self) -> None:
        if self._ended:
            raise _Trouble("The server ends.")
        if self._process is None:
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=pipe, stdout=pipe, start_new_session=True
            )
            await self._ready()

    async def _ask(
        self,
        so_far: SoFar,
        bots: Mapping[Id, str],
        consultation: Consultation | None,
        found: list[Thought | Pondered],
    ) -> str | None:
        """Have thoughts found, one after the other; returns what went wrong in the end, if anything did."""
        assert self._process is not None
        assert self._process.stdin is not None
        task = self._task(so_far, bots, consultation)
        so_far.same = len(so_far.answers)
        written = msgspec.json.encode(task)
        self._process.stdin.write(len(written).to_bytes(SIZE, "big") + written)
        limit = self._limit + EACH * len(task.answers)
        while isinstance(word := await self._word(limit), Thought | Pondered):
            found.append(word)
            limit = self._limit
        if isinstance(word, Ready):
            self._known.clear()
            return "It ended while it thought."
        if word.failure is not None:
            self._known.pop(so_far.name, None)
        return word.failure

    def _task(self, so_far: SoFar, bots: Mapping[Id, str], consultation: Consultation | None) -> Task:
        """The task, with everything that the worker does not know yet."""
        is_known = so_far.name in self._known
        self._known[so_far.name] = None
        self._known.move_to_end(so_far.name)
        forget = [self._known.popitem(last=False)[0] for _ in range(len(self._known) - self._most)]
        since = so_far.same if is_known else 0
        setup = None if is_known else so_far.setup
        return Task(so_far.name, setup, since, so_far.answers[since:], dict(bots), forget, consultation)

    async def _word(self, limit: float) -> WorkerMessage:
        assert self._process is not None
        assert self._process.stdout is not None
        reading = self._process.stdout
        try:
            async with asyncio.timeout(limit):
                size = int.from_bytes(await reading.readexactly(SIZE), "big")
                return self._read.decode(await reading.readexactly(size))
        except TimeoutError:
            raise _Trouble(f"It took more than {limit:g} seconds.") from None
        except (asyncio.IncompleteReadError, msgspec.DecodeError):
            await self._close()
            raise _Trouble("Its process ended.") from None

    async def _ready(self) -> None:
        """Wait until a fresh process is there, which knows nothing."""
        self._known.clear()
        while not isinstance(await self._word(STARTING), Ready):
            pass

    # ------------------------------------------------------------------ the end of a process

    async def _failed(self, problem: Exception) -> None:
        """The worker is not asked any more; another one takes over."""
        if not self._ended:
            logger.warning("A process that thinks for bots is replaced: %s", problem)
        if self._process is None or GIVE_UP is None or self._ended:
            await self._close()
            return
        try:
            self._process.send_signal(GIVE_UP)
            await self._ready()
        except (OSError, _Trouble):
            await self._close()

    async def _close(self) -> None:
        """End the whole process, and wait for its end."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        assert process.stdout is not None
        _kill(process)
        process.stdin.close()
        await process.stdout.read()
        await process.wait()


def _kill(process: asyncio.subprocess.Process) -> None:
    """End a process and its child by force."""
    with suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


class BotProcesses:
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
        """The worker of each game."""
        self._starting: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start all workers, if they are not; nobody has to wait until they are ready."""
        if self._workers:
            return
        self._workers = [_Worker(self._command, self._limit, self._games) for _ in range(self._count)]
        self._starting = [asyncio.create_task(worker.start()) for worker in self._workers]

    async def stop(self) -> None:
        """End all workers, even those that think."""
        workers, self._workers = self._workers, []
        await asyncio.gather(*(worker.end() for worker in workers))
        await asyncio.gather(*self._starting)

    async def think(self, so_far: SoFar, bots: Mapping[Id, str], address: str = "") -> Thoughts:
        """What the bot answers that is to answer now, and those that follow it. Never raises because of a bot.

        Addresses take turns, and bots that answer at once come before those that look ahead.

        Not to be cancelled: what a worker still says would be taken for the answer to the next task.
        """
        worker = self._worker(so_far.name)
        if worker is None:
            return Thoughts((), "the server ends")
        return await worker.think(so_far, bots, address)

    async def ponder(self, so_far: SoFar, consultation: Consultation, address: str = "") -> Pondered | None:
        """What a bot thinks of the question that stands; None where none could say. Not to be cancelled, either."""
        worker = self._worker(so_far.name)
        asked = replace(consultation, level=in_company(consultation.level))
        return await worker.ponder(so_far, asked, address) if worker is not None else None

    def _worker(self, name: str) -> _Worker | None:
        """The worker of a game; None when the server stops."""
        worker = self._whose.get(name)
        if worker is None and self._workers:
            worker = min(self._workers, key=lambda each: each.games)
            worker.games += 1
            self._whose[name] = worker
        return worker

    def forget(self, name: str) -> None:
        """Forget a game that is not played here any more."""
        worker = self._whose.pop(name, None)
        if worker is not None:
            worker.games -= 1
