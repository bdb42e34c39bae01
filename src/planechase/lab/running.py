"""Many games at once: the same ones, in whatever number of processes they are played."""

from __future__ import annotations

import os
import signal
from collections import Counter, deque
from collections.abc import Collection, Generator, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from threading import Thread
from typing import Final

from planechase.lab.game_plans import GamePlan
from planechase.lab.lab_games import Outcome, died, played

TRIES: Final = 2
"""How often a game is started if its process dies."""
PATIENCE: Final = 2
"""Seconds in which a process has to end that is asked to."""


def outcomes(
    plan: GamePlan, numbers: Collection[int], jobs: int, blunders: bool = False
) -> Generator[Outcome, None, None]:
    """Play games of a plan, and report each as soon as it is over; blunders are counted if that is wanted.

    If the caller stops listening, or somebody presses Ctrl-C, the games that are being played end.
    """
    if jobs == 1:
        yield from (played(plan.match(number), blunders) for number in numbers)
    else:
        yield from _Playing(plan, numbers, jobs, blunders).outcomes()


class _Playing:
    """Games in processes: those that are still to be played, and those that are being played."""

    def __init__(self, plan: GamePlan, numbers: Collection[int], jobs: int, blunders: bool) -> None:
        self.plan, self.jobs, self.blunders = plan, jobs, blunders
        self.coming = iter(numbers)
        self.again: deque[int] = deque()
        """What processes that died were playing."""
        self.died: Counter[int] = Counter()
        self.workers: list[_Worker] = []

    def outcomes(self) -> Iterator[Outcome]:
        try:
            for _ in range(self.jobs):
                self._hire()
            while going := {worker.connection: worker for worker in self.workers if worker.game is not None}:
                for connection in wait([*going]):
                    assert isinstance(connection, Connection)
                    yield from self._heard(going[connection])
        finally:
            _dismiss(self.workers)

    def _hire(self) -> None:
        """Begin another process, if there is a game for it."""
        number = self._next()
        if number is not None:
            with _undisturbed():
                worker = _Worker(self.plan, self.blunders)
                self.workers.append(worker)
            worker.tell(number)

    def _next(self) -> int | None:
        return self.again.popleft() if self.again else next(self.coming, None)

    def _heard(self, worker: _Worker) -> Iterator[Outcome]:
        """A game is over; or the process died, and what it was playing is begun again by another."""
        number = worker.game
        assert number is not None
        try:
            outcome = worker.hear()
        except (EOFError, OSError):
            yield from self._lost(worker, number)
            return
        worker.tell(self._next())
        yield outcome

    def _lost(self, worker: _Worker, number: int) -> Iterator[Outcome]:
        self.workers.remove(worker)
        _dismiss([worker])
        self.died[number] += 1
        if self.died[number] < TRIES:
            self.again.append(number)
        self._hire()
        if self.died[number] >= TRIES:
            yield died(self.plan.match(number), TRIES)


class _Worker:
    """A process that plays the games it is given, one after the other."""

    def __init__(self, plan: GamePlan, blunders: bool) -> None:
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=_work, args=(theirs, plan, blunders))
        self.game: int | None = None
        """What it plays now."""
        self.process.start()
        theirs.close()  # the process alone holds it, so one hears when it dies

    def tell(self, number: int | None) -> None:
        self.game = number
        if number is not None:
            with suppress(OSError):  # a process that died says nothing more, and is noticed by that
                self.connection.send(number)

    def hear(self) -> Outcome:
        outcome: Outcome = self.connection.recv()
        return outcome


def _dismiss(workers: Collection[_Worker]) -> None:
    """End processes: idle ones end on their own, the others in the middle of a game."""
    for worker in workers:
        worker.connection.close()
        if worker.game is not None:
            worker.process.terminate()
    for worker in workers:
        worker.process.join(PATIENCE)
        if worker.process.is_alive():
            worker.process.kill()
            worker.process.join()


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Nobody hears Ctrl-C meanwhile; and the processes that are begun never do, from their first moment.

    All processes of a terminal are told of it, and ours end when the one that began them says so.
    """
    if not hasattr(signal, "pthread_sigmask"):  # as on Windows; there they are deaf as soon as they play
        yield
        return
    resource_tracker.ensure_running()  # where it is begun with the first process, everything is heard again after it
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# ---------------------------------------------------------------------- in the processes


def _work(connection: Connection, plan: GamePlan, blunders: bool) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            connection.send(played(plan.match(connection.recv()), blunders))


def _end_with_parent() -> None:
    """The process that started us may have died; then nobody waits for the game that we play."""
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)


def peak_megabytes() -> float:
    """The most memory that any process of ours has had."""
    return max(getrusage(who).ru_maxrss for who in (RUSAGE_SELF, RUSAGE_CHILDREN)) / 1024
