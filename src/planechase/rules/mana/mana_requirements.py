"""CR 107.4, 118.13: what a mana cost wants, in each way its symbols can be read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from planechase.rules.language.colors import Colors
from planechase.rules.mana.mana import ANY_TYPE, ManaCost

SNOW: Final = 64
"""CR 107.4h: mana from a snow source carries this bit beside the bit of its type."""
HELP: Final = 128
"""CR 702.51a: what is no mana, but pays for generic mana."""
ANYTHING: Final = ANY_TYPE | SNOW | HELP


class Need(NamedTuple):
    """One way to read a cost: so many mana of these types each, the pickiest first, and some life.

    `tests` are the conditions of Hall's theorem: for each set of types, how many mana must touch it.
    """

    wants: tuple[tuple[int, int], ...]
    total: int
    life: int
    tests: tuple[tuple[int, int], ...]


NOTHING: Final = Need((), 0, 0, ())


@lru_cache(maxsize=4096)
def readings(cost: ManaCost, x: int, x_colors: Colors | None) -> tuple[Need, ...]:
    """CR 107.4 and 118.13: every way to read the cost, those with the least life and mana first."""
    fixed: dict[int, int] = {}
    open_symbols: dict[tuple[tuple[int, int, int], ...], int] = {}
    for symbol in cost.symbols:
        if symbol.variable:
            mask = ANYTHING if x_colors is None else x_colors
            fixed[mask] = fixed.get(mask, 0) + x
            continue
        ways = tuple((_way_mask(way.types, way.snow), way.amount, way.life) for way in symbol.ways)
        if len(ways) == 1:
            mask, amount, _ = ways[0]
            fixed[mask] = fixed.get(mask, 0) + amount
        else:
            open_symbols[ways] = open_symbols.get(ways, 0) + 1
    splits = [_splits(ways, count) for ways, count in open_symbols.items()]
    less = cost.discount
    needs = [_need(fixed, [way for split in reading for way in split], less) for reading in product(*splits)]
    needs.sort(key=lambda need: (need.life, need.total))
    return tuple(needs)


def most_wanted(needs: tuple[Need, ...]) -> int:
    """The most mana any reading asks for."""
    return max(need.total for need in needs)


def _way_mask(types: int, snow: bool) -> int:
    if snow:
        return SNOW
    return ANYTHING if types == ANY_TYPE else types


def _splits(ways: tuple[tuple[int, int, int], ...], count: int) -> list[list[tuple[int, int, int]]]:
    """All divisions of `count` equal symbols among their two ways."""
    first, second = ways[0], ways[1]
    return [[first] * (count - other) + [second] * other for other in range(count + 1)]


def _need(fixed: dict[int, int], chosen: Iterable[tuple[int, int, int]], less: int) -> Need:
    """What is wanted if the symbols are paid in these ways; a reduction is of generic mana only (118.7a)."""
    amounts = dict(fixed)
    life = 0
    for mask, amount, price in chosen:
        life += price
        if amount:
            amounts[mask] = amounts.get(mask, 0) + amount
    amounts[ANYTHING] = max(0, amounts.get(ANYTHING, 0) - less)
    wants = sorted((item for item in amounts.items() if item[1]), key=lambda w: (w[0].bit_count(), w[0]))
    total = sum(amount for _, amount in wants)
    return Need(tuple(wants), total, life, _tests(wants, total))


def _tests(wants: Sequence[tuple[int, int]], total: int) -> tuple[tuple[int, int], ...]:
    """For each union of wanted types, how many wants lie within it."""
    unions = {0}
    for mask, _ in wants:
        if mask != ANYTHING:
            unions |= {mask | union for union in unions}
    if any(mask == 0 for mask, _ in wants):
        return ((0, 1),)
    tests = [(u, sum(amount for mask, amount in wants if mask & ~u == 0)) for u in sorted(unions - {0})]
    return ((ANYTHING, total), *tests)
