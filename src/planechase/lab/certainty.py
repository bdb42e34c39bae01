"""How certain a number is, and what is beyond doubt: games are resampled, and what belongs together is shuffled.

Games are what is independent: turns, visits and uses within one are not. So whole games are drawn for an interval, and
a game counts once where something is judged.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from typing import Final, NamedTuple

from planechase.lab.optional_libraries import MissingLibraries
from planechase.lab.proportions import LIKELY, Estimate, wider, wilson

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as missing:
    raise MissingLibraries from missing

RESAMPLED: Final = 1000
"""How often games are resampled to see how much of a mean is luck; fewer times if there are very many of them."""
FEWEST: Final = 300
AT_ONCE: Final = 10_000_000
SHUFFLED: Final = 1000
"""How often everything is shuffled to see what luck alone produces."""
IN_MEMORY: Final = 2_000_000
JUDGED: Final = 20
"""A result from fewer games is never called beyond doubt: one game would weigh too much."""
LENT: Final = 30
"""How many extra values, drawn from all names, stabilize each name's variance."""

Float64Array = NDArray[np.float64]
Ints = Sequence[int] | NDArray[np.integer]
Floats = Sequence[float] | NDArray[np.floating] | NDArray[np.integer] | NDArray[np.bool_]


# ---------------------------------------------------------------------- intervals


class Drawn(NamedTuple):
    """A mean, and its values in the resampled games."""

    value: float
    instead: Float64Array
    known: int

    def less(self, other: Drawn) -> Drawn:
        """How much higher it is than another one, in the same games."""
        return Drawn(self.value - other.value, self.instead - other.instead, self.known)

    def estimate(self, least: float = -inf, most: float = inf) -> Estimate:
        """The edges are those of nineteen in twenty drawings, moved outwards where there are few games.

        What cannot be below `least` or above `most` has no interval that goes there.
        """
        instead = self.instead[np.isfinite(self.instead)]
        low, high = np.quantile(instead, [(1 - LIKELY) / 2, (1 + LIKELY) / 2]) if len(instead) else (self.value,) * 2
        down, up = max(0.0, self.value - float(low)), max(0.0, float(high) - self.value)
        further = wider(self.known)
        return Estimate(
            self.value, max(least, self.value - down * further), min(most, self.value + up * further), self.known
        )


class Resampling:
    """Games resampled from those that were played; always the same ones.

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


def share(games: Ints, values: Floats) -> Estimate:
    """The mean of values from 0 to 1, each of one game, with Wilson's interval for as many as these are worth.

    Values that always agree within a game are worth as many as there are games; independent ones, each of them.

    >>> one, same = share([1, 2, 3, 4], [1, 0, 1, 0]), share([1, 1, 2, 2, 3, 3, 4, 4], [1, 1, 0, 0, 1, 1, 0, 0])
    >>> one == same
    True
    """
    numbers = np.asarray(values, dtype=np.float64)
    _, inverse = np.unique(np.asarray(games), return_inverse=True)
    counts, sums = np.bincount(inverse), np.bincount(inverse, numbers)
    mean, known = float(numbers.mean()), len(counts)
    at_least = len(numbers) ** 2 / float((counts**2).sum())
    spread = float(((sums - mean * counts) ** 2).sum()) / len(numbers) ** 2 * known / max(1, known - 1)
    alone = mean * (1 - mean)
    worth = alone / spread / wider(known) ** 2 if spread > 0 else at_least
    return wilson(mean, min(float(len(numbers)), max(at_least, worth)), known)


# ---------------------------------------------------------------------- what is beyond doubt


class Values(NamedTuple):
    """Values, each of a name in a game."""

    names: Ints
    games: Ints
    values: Floats


class _Cells(NamedTuple):
    """The mean of each name in each game, and of how many values it is; in the order of names."""

    names: NDArray[np.int64]
    means: Float64Array
    counts: Float64Array


def verdicts(ours: Values, against: Values | None = None) -> dict[int, int]:
    """Which names lie above (1) or below (-1) what luck brings about; only those seen in `JUDGED` games are judged.

    The values are shuffled among all names, a game of a name being one card of the pack. What lies further off than any
    name does in all but one of twenty shuffles is beyond doubt, however many names one has looked at and however
    lopsided the values are. Where each name is held `against` other values of the same name, those are dealt instead.

    >>> chance = np.random.default_rng(1)
    >>> names, games = np.repeat([1, 2, 3], 50), np.tile(np.arange(50), 3)
    >>> verdicts(Values(names, games, chance.exponential(size=150) + (names == 2)))
    {2: 1}
    """
    cells = _cells(ours)
    table, pack = _alike(cells) if against is None else _held(cells, against)
    if not len(table.judged):
        return {}
    furthest = np.concatenate([_furthest(table.scores(hands)) for hands in _dealt(pack, cells, against is not None)])
    low = np.quantile(furthest[:, 0], (1 - LIKELY) / 2)
    high = np.quantile(furthest[:, 1], (1 + LIKELY) / 2)
    return {
        int(name): 1 if score > high else -1
        for name, score in zip(table.judged, table.found(), strict=True)
        if score > high or score < low
    }


def _alike(cells: _Cells) -> tuple[_Table, Float64Array]:
    """A table and a pack for names that are compared with each other."""
    return _Table(cells, float(cells.means.var())), cells.means


def _held(cells: _Cells, against: Values) -> tuple[_Table, Float64Array]:
    """A table and a pack of differences: each name is compared with others of the same name."""
    theirs = _cells(against)
    names, first, sizes = np.unique(theirs.names, return_index=True, return_counts=True)
    weights = np.add.reduceat(theirs.counts, first)
    means = np.add.reduceat(theirs.means * theirs.counts, first) / weights
    worth = np.where(sizes >= JUDGED, weights**2 / np.add.reduceat(theirs.counts**2, first), 0)
    pack = np.asarray(against.values, dtype=np.float64) - means[np.searchsorted(names, np.asarray(against.names))]
    at = np.minimum(np.searchsorted(names, cells.names), len(names) - 1)
    firm = np.where(names[at] == cells.names, worth[at], 0)
    return _Table(cells._replace(means=cells.means - means[at]), float(pack.var()), firm), pack


class _Table:
    """Where the cards of a pack are dealt to: each name gets its number of them, in their order."""

    def __init__(self, cells: _Cells, spread: float, firm: Float64Array | None = None) -> None:
        """What a name is compared with counts as `firm` cards; without `firm` it is the mean of all."""
        names, self._first, self._sizes = np.unique(cells.names, return_index=True, return_counts=True)
        self._cells, self._spread, self._firm = cells, spread, firm
        self._often = self._sizes >= JUDGED
        if firm is not None:
            self._often &= firm[self._first] > 0
        self.judged = names[self._often]
        """The names with enough games."""
        self._weights = self._by_name(cells.counts)
        self._squares = self._by_name(cells.counts**2)

    def found(self) -> Float64Array:
        """The scores of what was played. What a name is held against is known from a part of all games only."""
        scores: Float64Array = self.scores(self._cells.means[None, :])[0]
        if self._firm is not None:
            unsure = self._weights**2 / self._squares / np.maximum(self._firm[self._first], 1e-300)
            scores = scores / np.sqrt(1 + unsure[self._often])
        return scores

    def scores(self, hands: Float64Array) -> Float64Array:
        """By row and name that is judged: how far it is off what is expected, in its own deviations.

        So names seen often and seldom, and those that are always alike and those that are not, can be compared.
        """
        counts = self._cells.counts
        off = hands - (hands @ counts / counts.sum())[:, None] if self._firm is None else hands
        sums = self._by_name(off * counts)
        means = np.repeat(sums / self._weights, self._sizes, axis=1)
        own = (self._by_name((off - means) ** 2) + LENT * self._spread) / (self._sizes + LENT)
        deviations = np.sqrt(own * self._squares)
        scores: Float64Array = np.divide(sums, deviations, out=np.zeros_like(sums), where=deviations > 0)
        return scores[:, self._often]

    def _by_name(self, values: Float64Array) -> Float64Array:
        sums: Float64Array = np.add.reduceat(values, self._first, axis=-1)
        return sums


def _cells(values: Values) -> _Cells:
    pairs = np.stack([np.asarray(values.names, dtype=np.int64), np.asarray(values.games, dtype=np.int64)])
    unique, inverse = np.unique(pairs, axis=1, return_inverse=True)
    counts = np.bincount(inverse).astype(np.float64)
    sums = np.bincount(inverse, np.asarray(values.values, dtype=np.float64))
    return _Cells(unique[0], sums / counts, counts)


def _dealt(pack: Float64Array, cells: _Cells, with_return: bool) -> Iterator[Float64Array]:
    """The pack shuffled and dealt again and again, a card to each cell and some rows at a time; always the same way."""
    chance, left, cards = np.random.default_rng(0), SHUFFLED, len(cells.means)
    while left:
        rows = min(left, max(1, IN_MEMORY // max(len(pack), cards)))
        left -= rows
        if with_return:
            yield pack[chance.integers(len(pack), size=(rows, cards))]
        else:
            yield chance.permuted(np.broadcast_to(pack, (rows, cards)), axis=1)


def _furthest(scores: Float64Array) -> Float64Array:
    """The lowest and the highest of each row."""
    return np.stack([scores.min(axis=1), scores.max(axis=1)], axis=1)
