"""Moments in the middle of a game: forks of it, and the first look at what is to be decided there."""

from __future__ import annotations

import gc
import statistics
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import islice
from math import inf
from time import process_time
from typing import Final

from bench.games import PLAYERS, Measured, bots_of, planechase
from planechase import Game
from planechase.bots import BotTable

TURNS: Final = 5 * PLAYERS
"""After so many turns games are forked."""
LATE: Final = 40
"""So many permanents lie on a late board."""
ENOUGH: Final = 100
"""Among so many games there are some that come so far."""
BATCHES: Final = 5
BATCH: Final = 20
"""So many forks are timed together; of the batches the quickest counts, which nothing disturbed."""


def at_grant(game: Game) -> bool:
    return game.grant is not None and game.state.turn.number >= TURNS


def resolving(game: Game) -> bool:
    return game.grant is None and game.state.turn.number >= TURNS


def late(game: Game) -> bool:
    return game.grant is not None and len(game.state.battlefield) >= LATE


MOMENTS: Final[Mapping[str, Callable[[Game], bool]]] = {"grant": at_grant, "resolving": resolving, "late": late}


@cache
def moments(which: str, number: int) -> Sequence[Game]:
    """So many games of sensible bots, each at the first such moment."""
    found = (_first(MOMENTS[which], seed) for seed in range(ENOUGH))
    return list(islice((game for game in found if game is not None), number))


def _first(come: Callable[[Game], bool], seed: int) -> Game | None:
    game = planechase(seed, forks=True)
    table = BotTable(bots_of("sensible", seed))
    while game.result is None:
        if come(game):
            return game
        table.answer(game)
    return None


def time_forks(which: str, positions: int) -> Measured:
    """Microseconds for a fork, and for a fork at whose decision somebody looks: medians over several positions.

    The first fork of a position takes longer: it finds what later ones begin from.
    """
    games = moments(which, positions)
    gc.collect()
    return {
        "first": statistics.median(_first_fork(game) for game in games),
        "fork": statistics.median(_fork(game) for game in games),
        "look": statistics.median(_fork_and_look(game) for game in games),
        "permanents": _permanents(games),
    }


def time_legal_actions(positions: int) -> Measured:
    """Microseconds until it is known what a player may do on a late board, by somebody who has not looked before."""
    games = moments("late", positions)
    gc.collect()
    return {"legal": statistics.median(_first_look(game) for game in games), "permanents": _permanents(games)}


def _permanents(games: Sequence[Game]) -> float:
    return statistics.mean(len(game.state.battlefield) for game in games)


def _first_fork(game: Game) -> float:
    game._near = None  # as if nobody had forked it yet
    start = process_time()
    game.fork()
    return (process_time() - start) * 1e6


def _fork(game: Game) -> float:
    return _microseconds(game.fork)


def _fork_and_look(game: Game) -> float:
    return _microseconds(lambda: game.fork().decision)


def _first_look(game: Game) -> float:
    forks = [game.fork() for _ in range(BATCHES * BATCH)]
    return _microseconds(lambda: forks.pop().decision)


def _microseconds(do: Callable[[], object]) -> float:
    best = inf
    for _ in range(BATCHES):
        start = process_time()
        for _ in range(BATCH):
            do()
        best = min(best, process_time() - start)
    return best / BATCH * 1e6
