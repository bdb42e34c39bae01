"""Finding out what a choice can still become, one item after the other, without ever ending nowhere.

Whether some items can be completed to something allowed is searched for among all that can be added, few items first.
A completion that was found stays one when an item of it is added, and then it is found no later than before; so
following what is offered always comes to an end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

T = TypeVar("T")

PATIENCE: Final = 5000
"""How many completions are tried before a choice counts as a dead end."""


def completions(items: Sequence[T], least: int, most: int, clash: Callable[[T, T], bool]) -> Iterator[tuple[T, ...]]:
    """Sets of items in which no two clash, the smallest sets first, in the order of the items."""
    for size in range(max(least, 0), min(most, len(items)) + 1):
        yield from _of_size(items, size, clash)


def _of_size(items: Sequence[T], size: int, clash: Callable[[T, T], bool]) -> Iterator[tuple[T, ...]]:
    if size == 0:
        yield ()
        return
    for number, first in enumerate(items[: len(items) - size + 1]):
        rest = [item for item in items[number + 1 :] if not clash(first, item)]
        for others in _of_size(rest, size - 1, clash):
            yield (first, *others)


def extensions(
    chosen: Sequence[T],
    items: Sequence[T],
    least: int,
    most: int,
    clash: Callable[[T, T], bool],
    allowed: Callable[[list[T]], bool],
    guess: Sequence[T] = (),
) -> list[T]:
    """Which of the items can be chosen next: those with which something allowed can still come out.

    `guess` is a choice that is likely to be allowed; what is chosen already is completed with it first.
    """

    def free(taken: Sequence[T]) -> list[T]:
        return [item for item in items if item not in taken and not any(clash(item, other) for other in taken)]

    def completed(taken: list[T], tries: Iterator[object]) -> list[T] | None:
        left = free(taken)
        likely = [*taken, *(item for item in guess if item in left)]
        if least <= len(likely) <= most and allowed(likely):
            return likely
        for more in completions(left, least - len(taken), most - len(taken), clash):
            if allowed([*taken, *more]):
                return [*taken, *more]
            if next(tries, None) is None:
                return None
        return None

    found = completed(list(chosen), iter(range(PATIENCE)))
    if found is None:
        return []
    tries = iter(range(PATIENCE))
    return [item for item in free(chosen) if item in found or completed([*chosen, item], tries) is not None]


def never(one: object, other: object) -> bool:
    """Items that never clash."""
    return False
