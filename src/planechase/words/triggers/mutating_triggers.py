"""Triggers about creatures that mutate (CR 702.140d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.events import Event
from planechase.rules.language.grammar import Filter
from planechase.rules.language.word import word
from planechase.rules.spells.merging import Mutates
from planechase.words import filters
from planechase.words.english import Reader
from planechase.words.triggers.trigger_subjects import About, who_does

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class MutatesTrigger(About):
    """CR 702.140d: a mutating creature spell merges with a creature; it has what came with that spell, too."""

    what: Filter = filters.ITSELF

    def kinds(self) -> tuple[type[Event], ...]:
        return (Mutates,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Mutates) and self.what.matches(game, game.recall(event.object_id), by)

    def say(self, reader: Reader) -> str:
        return f"whenever {who_does(reader, self.what)} mutates"
