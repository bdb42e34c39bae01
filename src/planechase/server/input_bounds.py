"""How long and how large everything may be that strangers send: one table, which decoding looks at.

What is written into journals is no longer than that. Some things are bounded elsewhere, with a sentence of their own.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from typing import Any, Final

from msgspec import Struct

from planechase.server.limits import LARGEST_SEED

LETTERS: Final = 200
"""Letters of a text that is not in the table below."""
ITEMS: Final = 100
"""Items of a list that is not in the table below."""
VALUES: Final = 10_000
"""Values of a message all in all."""

BOUNDS: Final[Mapping[str, int]] = {
    "Answer.answer": 2_000,
    "AskMeAgain.text": 2_000,
    "ChooseOnPaper.answer": 2_000,
    "CompanionPlan.deck": 2_000,
    "CompanionPlan.owned": 2_000,
    "CompanionPlan.unwanted": 2_000,
    "CompanionSeat.planes": 2_000,
    "CompanionSeat.schemes": 2_000,
    "Look.chosen": 1_000,
    "Plan.unwanted": 500,
}
"""Letters of a text, or items of a list, by the type and the name of the field."""

ELSEWHERE: Final = frozenset(
    {
        "DeckToCheck.text",
        "Listed.text",
        "Say.text",
        "Remember.text",
        "Leave.why",
        "KnownEntrances.entrances",
        "Plan.seed",
        "GoOnFromRecord.record",
    }
)
"""Fields with a bound and a sentence of their own, in `limits`, at their tables or where records are played again."""


class TooLong(Exception):
    """Something is too long or too large; the message says what."""


def check_bounds(message: object) -> None:
    """Raise `TooLong` if something in a message is longer or larger than anything that people need."""
    if isinstance(message, Struct):
        _Checking().check(message, "", None)


class _Checking:
    """One message on its way through the table."""

    def __init__(self) -> None:
        self._left = VALUES

    def check(self, value: object, where: str, most: int | None) -> None:
        self._left -= 1
        if self._left < 0:
            raise TooLong("it is too long")
        if isinstance(value, str):
            _check_size(len(value), where, most if most is not None else LETTERS)
        elif isinstance(value, int):
            _check_size(abs(value), where, LARGEST_SEED)
        elif isinstance(value, dict):
            _check_size(len(value), where, most if most is not None else ITEMS)
            for key, item in value.items():
                self.check(key, where, None)
                self.check(item, where, None)
        elif isinstance(value, (list, tuple)):
            _check_size(len(value), where, most if most is not None else ITEMS)
            for item in value:
                self.check(item, where, None)
        else:
            for name, field in _fields(value):
                inside = f"{type(value).__name__}.{name}"
                if inside not in ELSEWHERE:
                    self.check(field, inside, BOUNDS.get(inside))


def _check_size(size: int, where: str, most: int) -> None:
    if size > most:
        what = where.partition(".")[2]
        raise TooLong(f"`{what}` is too long" if what else "it is too long")


def _fields(value: Any) -> Iterator[tuple[str, object]]:
    if isinstance(value, Struct):
        return ((name, getattr(value, name)) for name in value.__struct_fields__)
    if dataclasses.is_dataclass(value):
        return ((field.name, getattr(value, field.name)) for field in dataclasses.fields(value))
    return iter(())
