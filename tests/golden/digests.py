"""Digests of many random games: each game and its answers in a few letters.

Two builds of the program that play the same games have the same digests; a change that is only meant to be faster
changes none. Run before and after such a change, and compare:

    python tests/golden/digests.py --games 300 > before
    python tests/golden/digests.py --games 300 | diff before -

`--write` renews `digests.json`, on purpose only, after a change that is meant to change games.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from hashlib import blake2b
from itertools import product
from pathlib import Path
from typing import Final

from planechase.bots.bot import Bot
from planechase.bots.bot_games import BotTable
from planechase.bots.random_bot import RandomBot
from planechase.bots.sensible import SensibleBot
from planechase.game import Game
from planechase.rules.turns.priority import Priority
from planechase.testing.random_casual_games import together

WRITTEN: Final = Path(__file__).with_name("digests.json")
GAMES: Final = 12
DECISIONS: Final = 120
FORK_EVERY: Final = 40
"""After so many decisions a fork of the game is looked at."""
BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot, "sensible": lambda seed: SensibleBot()}


def digest(number: int, bots: str, decisions: int) -> str:
    """What the game of this number comes to, with such bots at all seats, until it ends or so many were asked."""
    plan = together(number, decisions)
    table = BotTable([BOTS[bots](number + seat) for seat in range(plan.players)])
    game = plan.begin()
    played = blake2b(digest_size=8)

    def answer(game: Game) -> None:
        if bots == "random" and isinstance(game.decision, Priority):
            played.update(f"{len(game.decision.options)} ".encode())
        table.answer(game)

    for asked in plan.play(game, answer, decisions):
        if asked % FORK_EVERY == 0:
            played.update(game.fork().hash().encode())
    played.update(json.dumps(game.record()["answers"]).encode())
    played.update(game.hash().encode())
    return played.hexdigest()


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
    found: dict[str, str] = {}
    with ProcessPoolExecutor(options.processes) as pool:
        for name, came_to in pool.map(one, asked):
            found[name] = came_to
            print(name, came_to, flush=True)
    if options.write:
        WRITTEN.write_text(json.dumps({"decisions": options.decisions, "digests": found}, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
