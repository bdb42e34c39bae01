"""A share of something, and how sure it is: Wilson's interval, which is sensible for few games too."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

LIKELY: Final = 0.95
"""An interval holds the true number nineteen times out of twenty."""


class Estimate(NamedTuple):
    """A number, and between what it may well lie."""

    value: float
    low: float
    high: float
    known: int
    """Of how many games it is known."""

    def excludes(self, value: float) -> bool:
        return not self.low <= value <= self.high


def wilson(share: float, of: float, known: int) -> Estimate:
    """A share with Wilson's interval, which never goes below 0 or above 1 and is never a single point.

    >>> one = wilson(5 / 20, 20, known=20)
    >>> print(f"{one.value:.2f}, from {one.low:.2f} to {one.high:.2f}")
    0.25, from 0.11 to 0.47
    >>> print(f"{wilson(0, 5, known=5).high:.2f}")
    0.43
    >>> wilson(0, 0, known=0).high
    1.0
    """
    if not of:
        return Estimate(0.5, 0.0, 1.0, known)
    z = deviations()
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    reach = z / (1 + z * z / of) * sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return Estimate(share, max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach)), known)


def deviations() -> float:
    """The half-width of an interval in standard deviations, for very many games."""
    return NormalDist().inv_cdf((1 + LIKELY) / 2)


def wider(known: int) -> float:
    """How many times wider an interval is if it is made from few games (nearly Student's t).

    >>> print(f"{wider(5):.2f}, {wider(50):.2f}")
    1.39, 1.03
    """
    z, free = deviations(), max(1, known - 1)
    return 1 + (z**2 + 1) / (4 * free) + (5 * z**4 + 16 * z**2 + 3) / (96 * free**2)
