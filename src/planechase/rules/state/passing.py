"""Passing for want of anything else to do (CR 117.3d): found out once, and known where what has been is repeated."""

from __future__ import annotations

from typing import Final

UNKNOWN: Final = -1


class Passing:
    """How many players in succession have passed by themselves since the last answer, and how many more will."""

    __slots__ = ("counts", "passed", "to_come")

    def __init__(self) -> None:
        self.passed = 0
        """How many have passed, as far as they are counted."""
        self.to_come = UNKNOWN
        """How many are known to pass, before one is known not to; `UNKNOWN` where nothing is repeated."""
        self.counts = True
        """Whether who does not pass is the next to decide. Then passes are counted, and none after one that is not."""

    def begin(self) -> None:
        """An answer was given, and the game goes on."""
        self.passed = 0
        self.counts = True
