"""What a table costs late in a game: what a seat sees, what it is told of an answer, and loading the game again."""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import process_time
from typing import Final

import msgspec

from planechase.tables.onlookers import Onlooker
from planechase.tables.plans import Plan
from planechase.tables.simulated_people import Rehearsal
from planechase.tables.table import GameTable
from planechase.telling.scenes import scene

LATE: Final = 900
"""So many answers make a late game of four."""
LONG: Final = 26
"""The secret of a game that was long enough; where it is not any more, another is found."""
ANSWERS: Final = 60
"""Over so many answers the cost of telling of one is measured."""


def measure_table() -> dict[str, float]:
    """A four-player game of Planechase, one person and three bots, late: milliseconds, and the bytes of a message."""
    rehearsal = _late_game()
    game, journal = rehearsal.game, list(rehearsal.journal)
    view = _milliseconds(lambda: scene(game.state, 0), 40)
    load = _milliseconds(lambda: GameTable.again(journal), 3)
    answers = game.answered
    message, size = _messages(rehearsal)
    return {"view": view, "message": message, "size": size, "load": load, "answers": answers}


def _late_game() -> Rehearsal:
    for secret in (LONG, *range(100)):
        rehearsal = Rehearsal(Plan(), secret=bytes([secret]) * 32)
        rehearsal.play(until=lambda table: table.playing().answered >= LATE)
        if rehearsal.game.result is None:
            return rehearsal
    raise AssertionError("no game was long enough")


def _messages(rehearsal: Rehearsal) -> tuple[float, float]:
    """What it takes to tell a seat of an answer, and how much is told."""
    onlooker = Onlooker(rehearsal.table, 0)
    onlooker.all()
    spent, sizes = 0.0, list[int]()
    for _ in range(ANSWERS):
        if not rehearsal.table.goes_on():
            break
        rehearsal.answer()
        start = process_time()
        news = onlooker.news()
        if news is not None:
            sizes.append(len(msgspec.json.encode(news)))
        spent += process_time() - start
    return spent / len(sizes) * 1e3, sum(sizes) / len(sizes)


def _milliseconds(do: Callable[[], object], times: int) -> float:
    gc.collect()
    start = process_time()
    for _ in range(times):
        do()
    return (process_time() - start) / times * 1e3
