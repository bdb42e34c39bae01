"""Builds take turns: a piece of work in one of them, then the same in the next, then again.

What disturbs the machine for a while so disturbs all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

from bench.builds import Build, Stopped, Worker

Values = dict[str, float]
"""By build."""
Job = dict[str, object]
"""What exactly a worker is to do."""


class TakingTurns:
    """A process of each build."""

    def __init__(self, workers: Mapping[str, Worker]) -> None:
        self.workers = workers

    @classmethod
    @contextmanager
    def at_work(cls, builds: Sequence[Build]) -> Iterator[TakingTurns]:
        """They begin with a game that is not measured, and end with the block."""
        with ExitStack() as stack:
            workers = {build.name: stack.enter_context(build.worker()) for build in builds}
            for worker in workers.values():
                worker.ask("play_games", **games("planechase", "sensible", 0, 1))
            yield cls(workers)

    def any(self, name: str, **how: object) -> Any:
        """What comes out the same in all builds; the last one finds it, which is the quickest."""
        return [*self.workers.values()][-1].ask(name, **how)

    def rounds(self, name: str, rounds: int, job: Callable[[int], Job]) -> dict[str, list[Any]]:
        """A job in each build, then the next round of it; what came out, by build."""
        done: dict[str, list[Any]] = {build: [] for build in self.workers}
        for number in range(rounds):
            for build, worker in self.workers.items():
                done[build].append(worker.ask(name, **job(number)))
        return done

    def best(self, name: str, rounds: int, **how: object) -> dict[str, Values]:
        """The least that came out in any round, by what and build."""
        done = self.rounds(name, rounds, lambda number: how)
        return {what: {build: min(one[what] for one in all) for build, all in done.items()} for what in _whats(done)}

    def total(self, name: str, rounds: int, job: Callable[[int], Job]) -> dict[str, Values]:
        """The sums over all rounds, by what and build."""
        done = self.rounds(name, rounds, job)
        return {what: {build: sum(one[what] for one in all) for build, all in done.items()} for what in _whats(done)}

    def played(self, game: str, bots: str, rounds: int, each: int) -> dict[str, Values]:
        """Whole games, so many in each round, which have to be the same in each build."""
        spent = self.total("play_games", rounds, lambda number: games(game, bots, number * each, each))
        if len({*spent["decisions"].values()}) > 1:
            raise Stopped(f"The builds play different games ({game}, {bots} bots): are they of the same sources?")
        return spent


def _whats(done: Mapping[str, Sequence[Mapping[str, float]]]) -> list[str]:
    return list(next(iter(done.values()))[0])


def games(game: str, bots: str, first: int, number: int) -> Job:
    """So many games of a kind, with the seeds from the first one on."""
    return {"game": game, "bots": bots, "first": first, "games": number}


# ---------------------------------------------------------------------- reckoning with values of each build


def per_second(number: float, seconds: Values) -> Values:
    """
    >>> per_second(20, {"pure": 10.0, "compiled": 2.0})
    {'pure': 2.0, 'compiled': 10.0}
    """
    return {build: number / spent for build, spent in seconds.items()}


def times(values: Values, factor: float) -> Values:
    return {build: value * factor for build, value in values.items()}


def over(values: Values, others: Values) -> Values:
    """
    >>> over({"pure": 10.0, "compiled": 2.0}, {"pure": 5.0, "compiled": 4.0})
    {'pure': 2.0, 'compiled': 0.5}
    """
    return {build: value / others[build] for build, value in values.items()}
