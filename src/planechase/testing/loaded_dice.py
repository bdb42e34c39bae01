"""Loaded dice and coins: a generator whose next results a test has fixed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from planechase.rules.state.chance import Chance

if TYPE_CHECKING:
    from planechase.rules.state.state import State


class LoadedChance(Chance):
    """Dice and coins show these faces first; after that, and for everything else, results are random."""

    __slots__ = ("faces",)

    def __init__(self, after: Chance, faces: Iterable[int] = ()) -> None:
        self.key = after.key
        self.drawn = after.drawn
        self._block = after._block
        self.faces = list(faces)

    def clone(self) -> LoadedChance:
        return LoadedChance(self, self.faces)

    def face(self, faces: int) -> int:
        if not self.faces:
            return super().face(faces)
        face = self.faces.pop(0)
        if not 1 <= face <= faces:
            raise ValueError(f"A die with {faces} faces cannot be forced to show {face}.")
        return face


def load(game: State, faces: Iterable[int]) -> None:
    """Fix the next faces of dice and coins, after those that were fixed before."""
    before = game.chance.faces if isinstance(game.chance, LoadedChance) else ()
    game.chance = LoadedChance(game.chance, (*before, *faces))
