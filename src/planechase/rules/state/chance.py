"""The game's own generator of random numbers: a key and a counter, part of the game, the same on every machine.

The numbers are those of BLAKE2b with a key of 256 bits over a counter. An observer who has seen some, but not the key,
can say nothing about the others. What is dealt before the game (`use`) has numbers of its own: it would tell about the
first shuffles otherwise.
"""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence
from struct import unpack
from typing import Final, TypeVar

T = TypeVar("T")

_WORDS: Final = 8
"""How many numbers of 64 bits one block gives."""


class Chance:
    """Random numbers out of a seed.

    >>> a, b = Chance(7), Chance(7)
    >>> [a.below(6) for _ in range(5)] == [b.below(6) for _ in range(5)]
    True
    """

    __slots__ = ("_block", "drawn", "key")

    def __init__(self, seed: int, use: str = "", key: bytes | None = None) -> None:
        self.key = key if key is not None else _key(f"{seed} {use}" if use else str(seed))
        self.drawn = 0
        """How many numbers have been drawn."""
        self._block = b""

    def clone(self) -> Chance:
        """A copy that goes on with the same numbers."""
        new = Chance(0, key=self.key)
        new.drawn = self.drawn
        new._block = self._block
        return new

    def bits(self) -> int:
        """64 random bits."""
        number, place = divmod(self.drawn, _WORDS)
        if not place:
            self._block = hashlib.blake2b(number.to_bytes(8, "little"), key=self.key).digest()
        self.drawn += 1
        return int.from_bytes(self._block[8 * place : 8 * place + 8], "little")

    def order(self, count: int) -> list[int]:
        """The numbers below `count` in random order; quicker than to shuffle them.

        >>> sorted(Chance(7).order(20)) == list(range(20))
        True
        """
        first, blocks = -(-self.drawn // _WORDS), -(-count // _WORDS)
        drawn = b"".join(
            hashlib.blake2b(number.to_bytes(8, "little"), key=self.key).digest()
            for number in range(first, first + blocks)
        )
        self.drawn = (first + blocks) * _WORDS
        return sorted(range(count), key=unpack(f"<{blocks * _WORDS}Q", drawn).__getitem__)

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


def _key(named: str) -> bytes:
    return hashlib.blake2b(named.encode(), digest_size=32, person=b"planechase").digest()
