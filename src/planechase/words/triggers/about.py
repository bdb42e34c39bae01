"""What triggers about objects have in common: who it is about, and what "it" means afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.grammar import Filter
from planechase.rules.word import Word
from planechase.words import filters
from planechase.words.english import Reader
from planechase.words.phrases import phrase
from planechase.words.selections import THAT, THIS
from planechase.words.speech import Moment, Spoken

if TYPE_CHECKING:
    pass


def who_does(reader: Reader, what: Filter) -> str:
    """The subject of a trigger: "this creature", "another creature", "this creature or another creature"."""
    if what == filters.ITSELF:
        return reader.read(THIS)
    if isinstance(what, filters.TheTarget):
        return reader.read(what.target)
    if isinstance(what, filters.Or) and what.parts_[0] == filters.ITSELF:
        rest = what.parts_[1] if len(what.parts_) == 2 else filters.Or(what.parts_[1:])
        return f"{reader.read(THIS)} or {phrase(reader, rest, 'one')}"
    return phrase(reader, what, "one")


def is_this(what: Filter) -> bool:
    return what == filters.ITSELF


class About(Moment, Spoken):
    """A trigger about objects that fit a description."""

    __slots__ = ()
    what: Filter

    def subject(self) -> Word | None:
        return THIS if is_this(self.what) else THAT

    def opening(self) -> str:
        return "when" if is_this(self.what) else "whenever"
