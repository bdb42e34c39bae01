"""CR 118.3, 601.2g: whether a mana cost can be paid out of a pool and the sources at hand, and how.

The question is a matching. A cost *wants* mana (`mana_requirements`); the pool and the sources *supply* mana
(`mana_supply`). Often the answer is plain to see; otherwise `mana_matching` looks for a payment, and for the best one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from planechase.rules.language.colors import Colors
from planechase.rules.mana.mana import Mana, ManaCost, Spending
from planechase.rules.mana.mana_matching import FINAL, payment_of, search
from planechase.rules.mana.mana_requirements import ANYTHING, Need, most_wanted, readings
from planechase.rules.mana.mana_supply import ManaSource, Payment, SourceShape, bits

# ---------------------------------------------------------------------------------- the quick answer


class Glance(NamedTuple):
    """What the pool and the sources hold: for sure if `pain` life can be paid, and at the very best."""

    sure: list[int]
    hope: list[int]
    pain: int


def glance(pool: Sequence[Mana], sources: Sequence[ManaSource], purpose: Spending, life: int, most: int) -> Glance:
    """The mana at hand, as masks; no source needs to be counted more than `most` times."""
    pain = 0
    sure: list[int] = []
    hope: list[int] = []
    groups: dict[int, SourceShape] = {}
    for unit in pool:
        if unit.restriction is None or unit.restriction.allows(purpose):
            sure.append(bits(unit.type, unit.snow))
    hope.extend(sure)
    for source in sources:
        if source.restriction is not None and not source.restriction.allows(purpose):
            continue
        group = source.group
        if source.life:
            if source.life > life:
                continue
            pain += source.life * (1 if group else min(source.times, most))
        if not group:
            times = min(source.times, most)
            sure.extend(source.shape.sure * times)
            hope.extend(source.shape.hope * times)
        elif group in groups:
            groups[group] = _either(groups[group], source.shape)
        else:
            groups[group] = source.shape
    for shape in groups.values():
        sure.extend(shape.sure)
        hope.extend(shape.hope)
    return Glance(sure, hope, pain)


def _either(one: SourceShape, other: SourceShape) -> SourceShape:
    """The shape of a permanent that can be used in one of two ways."""
    union = 0
    for mask in one.hope + other.hope:
        union |= mask
    hope = (union,) * max(len(one.hope), len(other.hope))
    if len(one.sure) == len(other.sure) == 1:
        return SourceShape((one.sure[0] | other.sure[0],), hope)
    return SourceShape(max(one.sure, other.sure, key=len), hope)


def _passes(tests: tuple[tuple[int, int], ...], masks: list[int]) -> bool:
    """Hall's theorem: one mana for each want exists if every set of wants touches enough mana."""
    for mask, needed in tests:
        if mask == ANYTHING:
            if len(masks) < needed:
                return False
            continue
        for touched in masks:
            if touched & mask:
                needed -= 1
                if needed == 0:
                    break
        if needed > 0:
            return False
    return True


def _quick(needs: Iterable[Need], held: Glance, life: int) -> bool | None:
    """Whether the cost can be paid, if that is plain to see; None if it takes a search."""
    undecided = False
    for need in needs:
        if need.life <= life:
            if need.life + held.pain <= life and _passes(need.tests, held.sure):
                return True
            undecided = undecided or _passes(need.tests, held.hope)
    return None if undecided else False


def at_a_glance(cost: ManaCost, held: Glance, life: int) -> bool | None:
    """CR 118.3: whether a cost can be paid out of what a glance has found; None if it takes a search."""
    return _quick(readings(cost, 0, None), held, life)


# ---------------------------------------------------------------------------------- the questions


def solve(
    cost: ManaCost,
    pool: Sequence[Mana],
    sources: Sequence[ManaSource],
    purpose: Spending,
    *,
    life: int = 0,
    x_colors: Colors | None = None,
    x: int = 0,
) -> Payment | None:
    """CR 118.3: a way to pay the cost, or None if there is none.

    `life` is what may be paid in all, for Phyrexian symbols and for sources that cost life. Each {X} is `x`
    mana, of `x_colors` only if they are given. Equal questions have equal answers.
    """
    needs = readings(cost, x, x_colors)
    if _quick(needs, glance(pool, sources, purpose, life, most_wanted(needs)), life) is False:
        return None
    found = search(needs, pool, sources, purpose, life, any_will_do=False)
    return None if found is None else payment_of(found)


def can_pay(
    cost: ManaCost,
    pool: Sequence[Mana],
    sources: Sequence[ManaSource],
    purpose: Spending,
    *,
    life: int = 0,
    x_colors: Colors | None = None,
    x: int = 0,
) -> bool:
    """CR 118.3: whether there is a way to pay the cost; the same question as `solve`, answered sooner."""
    needs = readings(cost, x, x_colors)
    answer = _quick(needs, glance(pool, sources, purpose, life, most_wanted(needs)), life)
    if answer is None:
        return search(needs, pool, sources, purpose, life, any_will_do=True) is not None
    return answer


def max_x(
    cost: ManaCost,
    pool: Sequence[Mana],
    sources: Sequence[ManaSource],
    purpose: Spending,
    life: int = 0,
    *,
    x_colors: Colors | None = None,
) -> int:
    """CR 107.3a: the largest X for which the cost can be paid; -1 if it cannot be paid at all."""
    if not can_pay(cost, pool, sources, purpose, life=life, x_colors=x_colors):
        return -1
    if not cost.x_count:
        return 0
    low, high = 0, len(glance(pool, sources, purpose, life, FINAL).hope) + cost.discount
    high //= cost.x_count
    while low < high:
        middle = (low + high + 1) // 2
        if can_pay(cost, pool, sources, purpose, life=life, x_colors=x_colors, x=middle):
            low = middle
        else:
            high = middle - 1
    return low
