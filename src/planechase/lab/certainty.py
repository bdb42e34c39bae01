"""How sure a number is: intervals in which the true one lies nineteen times out of twenty."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

LIKELY: Final = 0.95
RESAMPLED: Final = 1000
"""So often games are drawn anew to see how much of a mean is luck; less often if there are very many of them."""
FEWEST: Final = 300
AT_ONCE: Final = 10_000_000


class Estimate(NamedTuple):
    """A number, and between what it may well lie."""

    value: float
    low: float
    high: float
    known: int
    """Of how many games or seats it is known."""

    def excludes(self, value: float) -> bool:
        return not self.low <= value <= self.high

    def widened(self, likely: float) -> Estimate:
        """The interval of a mean that holds it more often than `LIKELY`."""
        wider = _student(likely, self.known) / _student(LIKELY, self.known)
        low, high = self.value - (self.value - self.low) * wider, self.value + (self.high - self.value) * wider
        return Estimate(self.value, low, high, self.known)


def wilson(won: float, of: int, likely: float = LIKELY) -> Estimate:
    """A share, with Wilson's interval: sensible for few games too, and never below 0 or above 1.

    >>> one = wilson(5, 20)
    >>> print(f"{one.value:.2f}, from {one.low:.2f} to {one.high:.2f}")
    0.25, from 0.11 to 0.47
    >>> wilson(0, 0).high
    1.0
    """
    if not of:
        return Estimate(0.5, 0.0, 1.0, 0)
    z, share = _normal(likely), won / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    reach = z / (1 + z * z / of) * sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return Estimate(share, max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach)), of)


def _normal(likely: float) -> float:
    return NormalDist().inv_cdf((1 + likely) / 2)


def _student(likely: float, known: int) -> float:
    """So many deviations an interval of a mean is wide on each side; of few games, more (Student's t, nearly)."""
    z, free = _normal(likely), max(1, known - 1)
    return z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)


def among(likely: float, several: int) -> float:
    """How likely an interval must be, so that all of several hold at once that often (Bonferroni)."""
    return 1 - (1 - likely) / max(1, several)


Ints = Sequence[int] | NDArray[np.integer]
Floats = Sequence[float] | NDArray[np.floating]


class Drawn(NamedTuple):
    """A mean, and what it would have been in the games that were drawn instead."""

    value: float
    instead: NDArray[np.float64]
    known: int

    def less(self, other: Drawn) -> Drawn:
        """By how much it lies above another one, in the same games."""
        return Drawn(self.value - other.value, self.instead - other.instead, self.known)

    def estimate(self) -> Estimate:
        """The edges are those of nineteen in twenty drawings, moved outwards where there are few games."""
        instead = self.instead[np.isfinite(self.instead)]
        low, high = np.quantile(instead, [(1 - LIKELY) / 2, (1 + LIKELY) / 2]) if len(instead) else (self.value,) * 2
        wider = _student(LIKELY, self.known) / _normal(LIKELY)
        down, up = max(0.0, self.value - float(low)), max(0.0, float(high) - self.value)
        return Estimate(self.value, self.value - down * wider, self.value + up * wider, self.known)


class Resampling:
    """Games drawn from those that were played, again and again; always the same ones.

    Games are what is independent: turns, visits and uses within one are not, so whole games are drawn.

    >>> drawn = Resampling([3, 5, 8])
    >>> drawn.mean([3, 3, 8], [1.0, 2.0, 6.0]).value
    3.0
    """

    def __init__(self, games: Ints, seed: int = 0) -> None:
        self._games = np.unique(np.asarray(games))
        number = len(self._games)
        times = max(FEWEST, min(RESAMPLED, AT_ONCE // max(1, number)))
        self._times = np.random.default_rng(seed).poisson(1.0, size=(times, number)).astype(np.float32)

    def mean(self, games: Ints, values: Floats) -> Drawn:
        """The mean of values, each of one game."""
        numbers = np.asarray(values, dtype=np.float64)
        at, inverse = np.unique(np.searchsorted(self._games, np.asarray(games)), return_inverse=True)
        sums, counts = np.bincount(inverse, numbers), np.bincount(inverse)
        times = self._times[:, at]
        with np.errstate(invalid="ignore", divide="ignore"):
            return Drawn(float(numbers.mean()), times @ sums / (times @ counts), len(at))
