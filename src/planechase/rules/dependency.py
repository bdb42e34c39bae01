"""The order of effects within a layer where one depends on another (CR 613.8)."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

E = TypeVar("E", bound=Hashable)
Depends = Callable[[E, E], bool]
"""CR 613.8a: whether the first effect depends on the second."""


def comes_next(waiting: list[E], depends: Depends[E]) -> E:
    """CR 613.8b: the oldest effect that depends on no other, or only on effects that depend on it in a loop.

    `waiting` is in the order of timestamps.
    """
    for one in waiting:
        if not any(other is not one and depends(one, other) for other in waiting):
            return one
    needs = {one: [other for other in waiting if other is not one and depends(one, other)] for one in waiting}
    return next(one for one in waiting if all(one in _reach(needs, other) for other in _reach(needs, one)))


def _reach(needs: dict[E, list[E]], start: E) -> list[E]:
    """What an effect depends on, directly or through others."""
    found: dict[E, None] = {}
    left = list(needs[start])
    while left:
        one = left.pop()
        if one not in found:
            found[one] = None
            left += needs[one]
    return list(found)
