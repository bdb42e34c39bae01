"""What every piece of card text has in common: fields, a way to read, and sub-words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import ClassVar, TypeVar, dataclass_transform

T = TypeVar("T")


class Word:
    """A piece of card text. `reads` is its English, with fields in braces.

    A word is a value: it can be compared, hashed, printed and walked. The text a player sees is made from
    the tree that runs (see `planechase.words.english`).
    """

    __slots__ = ("_memo",)
    reads: ClassVar[str] = ""
    _memo: object
    """A place where the rules keep what they found out about this word; no part of its value."""

    def reading(self) -> str:
        """The template; a word whose template depends on its fields overrides this."""
        return self.reads

    def parts(self) -> Iterator[Word]:
        """The words directly inside this one, in the order of its fields."""
        if not is_dataclass(self):
            return
        for field in fields(self):
            yield from _words_in(getattr(self, field.name))

    def walk(self) -> Iterator[Word]:
        """This word and everything below it, depth first, in reading order."""
        yield self
        for part in self.parts():
            yield from part.walk()


def _words_in(value: object) -> Iterator[Word]:
    if isinstance(value, Word):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from _words_in(item)


@dataclass_transform(frozen_default=True)
def word(cls: type[T]) -> type[T]:
    """Class decorator: a frozen, slotted dataclass."""
    return dataclass(frozen=True, slots=True)(cls)
