"""The game's own generator of random numbers: a small state, part of the game, the same on every machine.

The method is SplitMix64: a counter that is mixed. Its whole state is one 64-bit number.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final, TypeVar

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1


class Chance:
    """Random numbers out of a seed.

    >>> a, b = Chance(7), Chance(7)
    >>> [a.below(6) for _ in range(5)] == [b.below(6) for _ in range(5)]
    True
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def clone(self) -> Chance:
        return Chance(self.state)

    def bits(self) -> int:
        """64 random bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely."""
        if limit <= 0:
            raise ValueError("There is no number below zero to draw.")
        ceiling = (1 << 64) - ((1 << 64) % limit)
        while True:
            bits = self.bits()
            if bits < ceiling:
                return bits % limit

    def face(self, faces: int) -> int:
        """CR 705.1, 706.1: what a die with so many faces shows, or a coin, which has two; the first is 1."""
        return self.below(faces) + 1

    def shuffle(self, items: MutableSequence[T]) -> None:
        """CR 103.3, 701.24: every order equally likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
