"""What the parts of speech must know about themselves to be read aloud: number, person, and what "it" means."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from planechase.rules.language.grammar import Amount, Players, Selection, Trigger
from planechase.rules.language.word import Word

if TYPE_CHECKING:
    from planechase.words.english import Reader


class Things(Selection):
    """Objects in a sentence."""

    __slots__ = ()

    def said(self, reader: Reader, again: bool) -> str:
        """Its description; `again` if it was spoken of before, but something else came in between."""
        return reader.template(self)

    def many(self) -> bool:
        """Whether it takes the plural."""
        return False

    def refers(self) -> bool:
        """Whether "it" can mean this the next time."""
        return True

    def said_whole(self, style: str) -> bool:
        """Whether it is repeated rather than called "it", although it was mentioned last."""
        return False


class People(Players):
    """Players in a sentence."""

    __slots__ = ()
    is_many: ClassVar[bool] = False


class Quantity(Amount):
    """A number in a sentence: what stands in its place, and what follows at the end of the clause."""

    __slots__ = ()

    def said(self, reader: Reader, style: str) -> tuple[str, str]:
        raise NotImplementedError

    def is_one(self) -> bool:
        return False


class Moment(Trigger):
    """What a triggered ability waits for."""

    __slots__ = ()

    def subject(self) -> Word | None:
        """What "it" means right after the trigger."""
        return None


class SpokenWord:
    """A word whose English is put together rather than filled in, because it lists things."""

    def say(self, reader: Reader) -> str:
        raise NotImplementedError
