"""Another engine as a yardstick, where it is installed: the demo game of python-mtg, always with the first move."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from time import process_time
from typing import Final, Protocol

NAME: Final = "python-mtg"
GAMES: Final = 3
MOST_MOVES: Final = 5_000


class Demo(Protocol):
    """What is used of its game."""

    legal_moves: Sequence[object]

    def push(self, move: object) -> object: ...

    def is_game_over(self) -> bool: ...


def play_demo() -> dict[str, float] | None:
    """Its games and moves, and the seconds they take; the first game, which loads its rules, is not among them."""
    try:
        version(NAME)
    except PackageNotFoundError:
        return None
    engine = import_module("mtg")
    _moves(engine.Game())
    start = process_time()
    moves = sum(_moves(engine.Game()) for _ in range(GAMES))
    return {"games": GAMES, "moves": moves, "seconds": process_time() - start}


def _moves(game: Demo) -> int:
    for moves in range(MOST_MOVES):
        if game.is_game_over():
            return moves
        game.push(game.legal_moves[0])
    return MOST_MOVES
