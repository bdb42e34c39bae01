"""Digests of many random games. Run before and after a change that is only meant to be faster, and compare:

    python tests/golden/digests.py --games 300 > before
    python tests/golden/digests.py --games 300 | diff before -

`--write` renews `digests.json`, on purpose only, after a change that is meant to change games.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from pathlib import Path
from typing import Final

from planechase.testing.digest import BOTS, digest

WRITTEN: Final = Path(__file__).with_name("digests.json")
GAMES: Final = 12
DECISIONS: Final = 120


def one(asked: tuple[int, str, int]) -> tuple[str, str]:
    number, bots, decisions = asked
    return f"{number} {bots}", digest(number, bots, decisions)


def main() -> int:
    parser = argparse.ArgumentParser(description="Play random games and say what they come to.")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--games", type=int, default=GAMES, help="how many numbers; each kind of bot plays each")
    parser.add_argument("--decisions", type=int, default=DECISIONS, help="how many decisions of each game")
    parser.add_argument("--processes", type=int, default=2, help="how many are played at the same time")
    parser.add_argument("--write", action="store_true", help=f"keep them in {WRITTEN.name}")
    options = parser.parse_args()
    asked = product(range(options.first, options.first + options.games), BOTS, [options.decisions])
    with ProcessPoolExecutor(options.processes) as pool:
        found = {}
        for name, came_to in pool.map(one, asked):
            found[name] = came_to
            print(name, came_to, flush=True)
    if options.write:
        WRITTEN.write_text(json.dumps({"decisions": options.decisions, "digests": found}, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
