"""Waiting for doors to be unlocked (CR 709.5h, 709.5i)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.events import DoorUnlocked, Event
from planechase.rules.language.grammar import Filter
from planechase.rules.language.word import word
from planechase.words.phrases import phrase
from planechase.words.speech import Moment, SpokenWord

if TYPE_CHECKING:
    from planechase.rules.state.objects import Id
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class UnlocksThisDoor(Moment):
    """CR 709.5h: the half that this stands in is unlocked; which one that is, the card says that is made of both."""

    reads = "when you unlock this door"
    door: int = 0

    def kinds(self) -> tuple[type[Event], ...]:
        return (DoorUnlocked,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, DoorUnlocked) or event.object_id != by.object_id:
            return False
        return event.door == self.door and event.player == by.controller


@word
class FullyUnlocks(Moment, SpokenWord):
    """CR 709.5i: its controller unlocks the last locked half of a permanent."""

    what: Filter

    def kinds(self) -> tuple[type[Event], ...]:
        return (DoorUnlocked,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, DoorUnlocked) or not event.fully or event.player != by.controller:
            return False
        return self.what.matches(game, game.recall(event.object_id), by)

    def concerned(self, game: State, event: Event) -> tuple[Id, ...]:
        assert isinstance(event, DoorUnlocked)
        return (event.object_id,)

    def say(self, reader: Reader) -> str:
        return "whenever you fully unlock " + phrase(reader, self.what, "one")
