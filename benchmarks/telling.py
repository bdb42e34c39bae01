"""Counts what it takes to tell four seats of an answer: function calls and bytes, which a busy machine does not change.

A fixed four-player game of Planechase is played by bots: python benchmarks/telling.py --answers 600
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from types import FrameType
from typing import Final

from planechase.server.table_adapters import GameTeller
from planechase.server.viewers import Gathering, Guest
from planechase.tables.journal import Answered, Noted
from planechase.tables.plans import Plan
from planechase.tables.simulated_people import Rehearsal

SEATS: Final = 4


class Wire:
    """A connection that only counts what is sent."""

    def __init__(self) -> None:
        self.bytes = 0

    def send(self, message: bytes) -> None:
        self.bytes += len(message)

    def close(self, code: int) -> None:
        """Nobody hangs up here."""


class Calls:
    """Counts the calls of functions, those written in C too, and says who calls most."""

    def __init__(self) -> None:
        self.total = 0
        self.by_function: Counter[str] = Counter()

    def during(self, do: Callable[[], object]) -> None:
        sys.setprofile(self._count)
        try:
            do()
        finally:
            sys.setprofile(None)

    def _count(self, frame: FrameType, event: str, arg: object) -> None:
        if event in ("call", "c_call"):
            self.total += 1
            code = frame.f_code
            self.by_function[f"{code.co_filename.rpartition('/planechase/')[2]}:{code.co_qualname}"] += 1


def main() -> None:
    """Play, tell, and say what it took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=600, help="how many answers are told")
    parser.add_argument("--most", type=int, default=0, help="so many functions that call most are named")
    wanted = parser.parse_args()
    rehearsal = Rehearsal(Plan(variants=("planechase",), players=SEATS, seed=9), people=SEATS, level="random")
    gathering = Gathering(GameTeller(rehearsal.table))
    wires = [Wire() for _ in range(SEATS)]
    for person, wire in zip(rehearsal.people, wires, strict=True):
        gathering.arrive(Guest(wire, person.id))
    gathering.tell([])
    doing, telling, told = Calls(), Calls(), 0
    take = rehearsal.table.take

    def counted(entry: Answered | Noted) -> None:
        doing.during(lambda: take(entry))

    rehearsal.table.take = counted  # type: ignore[method-assign]  # only what the game does is counted
    while told < wanted.answers and rehearsal.table.goes_on():
        rehearsal.answer()
        telling.during(lambda: gathering.tell([]))
        told += 1
    print(f"{told} answers; calls for each: doing {doing.total / told:.0f}, telling {telling.total / told:.0f}")
    print(f"bytes sent in all: {sum(wire.bytes for wire in wires)}")
    for function, calls in telling.by_function.most_common(wanted.most):
        print(f"{calls / told:9.1f}  {function}")


if __name__ == "__main__":
    main()
