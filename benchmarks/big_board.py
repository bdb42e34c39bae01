"""What a grant of priority costs on boards of 10 to 400 permanents: `.venv/bin/python benchmarks/big_board.py`.

Half of them are lands, the others creatures and artifacts with and without abilities, shared by four players. Measured
is finding everything that a player with priority may do: right after a permanent came or went, after something was
tapped, and after nothing but a step went by.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from time import process_time
from typing import Final

from planechase.rules.state.state import State
from planechase.rules.turns.priority import has_something_to_do, legal_actions
from planechase.testing import Table

SIZES: Final = (10, 25, 50, 100, 200, 400)
LANDS: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")
OTHERS: Final = (
    "Grizzly Bears", "Llanowar Elves", "Wizard Replica", "Loxodon Warhammer", "Master of Etherium", "Peregrine Drake",
)  # fmt: skip
HAND: Final = ("Lightning Bolt", "Cancel", "Serra Angel", "Giant Growth")
SEATS: Final = 4
TIMES: Final = 30


def board(size: int) -> State:
    """A table with so many permanents, in the first main phase of the first player."""
    table = Table(players=SEATS)
    for number in range(size):
        names = LANDS if number % 2 else OTHERS
        table.battlefield(number // 2 % SEATS, names[number // 2 // SEATS % len(names)])
    for seat in range(SEATS):
        for name in HAND:
            table.hand(seat, name)
    return table.state


def milliseconds(state: State, change: Callable[[], None]) -> float:
    """What it takes on average to find out what each player may do, each time after a change."""
    gc.collect()
    spent = 0.0
    for _ in range(TIMES):
        for player in state.players:
            change()
            start = process_time()
            if has_something_to_do(state, player):
                legal_actions(state, player)
            spent += process_time() - start
    return spent / TIMES / SEATS * 1e3


def main() -> int:
    print(f"{'permanents':>10} {'changed':>9} {'tapped':>9} {'next step':>9}   milliseconds for a grant")
    for size in SIZES:
        state = board(size)
        found = [milliseconds(state, change) for change in (state.changed, state.stirred, state.time_passed)]
        print(f"{size:>10} " + " ".join(f"{each:>9.2f}" for each in found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
