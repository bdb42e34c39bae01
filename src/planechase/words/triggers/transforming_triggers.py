"""Triggers about permanents that transform (CR 701.27e)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.events import Event
from planechase.rules.events.turning_over import Transforms
from planechase.rules.language.grammar import Filter
from planechase.rules.language.word import word
from planechase.words import filters
from planechase.words.english import Reader
from planechase.words.phrases import phrase
from planechase.words.triggers.trigger_subjects import About, who_does

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class TransformsTrigger(About):
    """CR 701.27a: something transforms; converting is not transforming, unless the text says into what."""

    what: Filter = filters.ITSELF

    def kinds(self) -> tuple[type[Event], ...]:
        return (Transforms,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, Transforms) or event.converts:
            return False
        return self.what.matches(game, game.recall(event.object_id), by)

    def say(self, reader: Reader) -> str:
        return f"{self.opening()} {who_does(reader, self.what)} transforms"


@word
class TransformsInto(About):
    """CR 701.27e: something transforms or converts into a permanent of a name."""

    name: str
    what: Filter = filters.ITSELF

    def kinds(self) -> tuple[type[Event], ...]:
        return (Transforms,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, Transforms):
            return False
        obj = game.recall(event.object_id)
        return self.name in game.chars(obj).names and self.what.matches(game, obj, by)

    def say(self, reader: Reader) -> str:
        return f"{self.opening()} {who_does(reader, self.what)} transforms into {self.name}"


@word
class TransformsIntoKind(About):
    """CR 701.27e: something transforms or converts into a permanent of a kind."""

    what: Filter
    into: Filter

    def kinds(self) -> tuple[type[Event], ...]:
        return (Transforms,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, Transforms):
            return False
        obj = game.recall(event.object_id)
        return self.what.matches(game, obj, by) and self.into.matches(game, obj, by)

    def say(self, reader: Reader) -> str:
        return f"{self.opening()} {who_does(reader, self.what)} transforms into {phrase(reader, self.into, 'one')}"
