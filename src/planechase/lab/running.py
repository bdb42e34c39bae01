"""Many games at once: the same ones, in whatever number of processes they are played."""

from __future__ import annotations

import signal
from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from typing import Final

from planechase.lab.plans import Match, Plan
from planechase.lab.playing import Outcome, played

AHEAD: Final = 4
"""So many games wait for each process, so that none waits for a game."""
TRIES: Final = 2
"""So often a game is begun whose process dies."""


def outcomes(plan: Plan, numbers: Collection[int], jobs: int, blunders: bool = False) -> Iterator[Outcome]:
    """Play games of a plan, and tell of each as soon as it is over; blunders are counted if that is wanted."""
    matches = [plan.match(number) for number in numbers]
    if jobs == 1:
        yield from (played(match, blunders) for match in matches)
    else:
        yield from _in_processes(matches, jobs, blunders)


def _in_processes(matches: Sequence[Match], jobs: int, blunders: bool) -> Iterator[Outcome]:
    """What a process that dies was playing is played again, alone, so that it is known which game it was."""
    left = list(matches)
    while left:
        over: set[int] = set()
        try:
            for outcome in _in_pool(left, jobs, blunders):
                over.add(outcome.match.number)
                yield outcome
            return
        except BrokenProcessPool:
            left = [match for match in left if match.number not in over]
            yield from (_alone(match, blunders) for match in left[: jobs * AHEAD])
            left = left[jobs * AHEAD :]


def _alone(match: Match, blunders: bool) -> Outcome:
    for _ in range(TRIES):
        try:
            return next(_in_pool([match], 1, blunders))
        except BrokenProcessPool:
            continue
    return Outcome(match, failure=f"The process that played it died {TRIES} times.\n")


def _in_pool(matches: Sequence[Match], jobs: int, blunders: bool) -> Iterator[Outcome]:
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _leave_stopping_to_others)
    try:
        coming, going = iter(matches), set[Future[Outcome]]()
        while True:
            for match in coming:
                going.add(pool.submit(played, match, blunders))
                if len(going) >= jobs * AHEAD:
                    break
            if not going:
                return
            done, going = wait(going, return_when=FIRST_COMPLETED)
            for one in done:
                yield one.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _leave_stopping_to_others() -> None:
    """Ctrl-C is heard by all processes of a terminal; ours end when the one that began them says so."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def peak_megabytes() -> float:
    """The most memory that any process of ours has had."""
    return max(getrusage(who).ru_maxrss for who in (RUSAGE_SELF, RUSAGE_CHILDREN)) / 1024
