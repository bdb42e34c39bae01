"""Digests: a random game and its answers in a few letters.

Two builds of the program that play the same games have the same digests; a change that is only meant to be faster
changes none.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import Final

from planechase.bots.playing import Bot, Table
from planechase.bots.random_bot import RandomBot
from planechase.bots.sensible import SensibleBot
from planechase.game import Game
from planechase.rules.turns.priority import Priority
from planechase.testing.together import together

FORK_EVERY: Final = 40
"""After so many decisions the game goes on as a fork of itself."""


def at_random(seed: int) -> Bot:
    return RandomBot(seed)


def sensibly(seed: int) -> Bot:
    return SensibleBot()


BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": at_random, "sensible": sensibly}


def digest(number: int, bots: str, decisions: int) -> str:
    """What the game of this number comes to, with such bots at all seats, until it ends or so many were asked.

    >>> digest(3, "random", 50) == digest(3, "random", 50)
    True
    """
    plan = together(number, decisions)
    table = Table([BOTS[bots](number + seat) for seat in range(plan.players)])
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
