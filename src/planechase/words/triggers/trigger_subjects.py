"""What triggers about objects have in common: who it is about, and what "it" means afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.language.grammar import Filter
from planechase.rules.language.word import Word, word
from planechase.words import filters
from planechase.words.english import Reader
from planechase.words.phrases import phrase
from planechase.words.selections import THAT, THIS
from planechase.words.speech import Moment, SpokenWord

if TYPE_CHECKING:
    from planechase.rules.events.events import Event
    from planechase.rules.state.objects import Id
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


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


class About(Moment, SpokenWord):
    """A trigger about objects that fit a description."""

    __slots__ = ()
    what: Filter

    def subject(self) -> Word | None:
        return THIS if is_this(self.what) else THAT

    def opening(self) -> str:
        return "when" if is_this(self.what) or isinstance(self.what, filters.ThatVery) else "whenever"


@word
class Either(Moment, SpokenWord):
    """CR 603.2: one of two things; what they share stands once."""

    one: Moment
    other: Moment

    def kinds(self) -> tuple[type[Event], ...]:
        return tuple(dict.fromkeys((*self.one.kinds(), *self.other.kinds())))

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return any(moment.matches(game, event, by) for moment in self._for(event))

    def looks_back(self, event: Event) -> bool:
        return any(moment.looks_back(event) for moment in self._for(event))

    def concerned(self, game: State, event: Event) -> tuple[Id, ...]:
        return tuple(dict.fromkeys(id for moment in self._for(event) for id in moment.concerned(game, event)))

    def is_one_with(self, earlier: Event, event: Event) -> bool:
        return any(moment.is_one_with(earlier, event) for moment in self._for(event) if moment in self._for(earlier))

    def _for(self, event: Event) -> list[Moment]:
        return [moment for moment in (self.one, self.other) if type(event) in moment.kinds()]

    def subject(self) -> Word | None:
        """What both are about, if that is the same."""
        subject = self.one.subject()
        return subject if subject == self.other.subject() else None

    def say(self, reader: Reader) -> str:
        last = reader.last
        first = reader.read(self.one).split(" ")
        spoken, reader.last = reader.last, last
        second = reader.read(self.other).split(" ")
        if first[1:2] != second[1:2]:
            reader.last = spoken
            second = reader.read(self.other).split(" ")
        if first[1:2] == second[1:2] and "whenever" in (first[0], second[0]):
            first[0] = second[0] = "whenever"
        end: list[str] = []
        shared = next((at for at, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), 0)
        if getattr(self.one, "what", None) != getattr(self.other, "what", None):
            shared = min(shared, 1)
        while len(first) > shared + 1 and first[-1] == second[-1] and self._has_same_end():
            first.pop()
            second, end = second[:-1], [second[-1], *end]
        return " ".join([*first, "or", *second[shared:], *end])

    def _has_same_end(self) -> bool:
        """ "Blocks or becomes blocked by a creature": the creature stands once."""
        return getattr(self.one, "attacker", None) is not None
