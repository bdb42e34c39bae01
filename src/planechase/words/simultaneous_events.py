"""What happened at once to one or more things, and how many they were (CR 603.2c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.zones import ZoneChange
from planechase.rules.language.grammar import Trigger
from planechase.rules.language.word import word
from planechase.words.amounts import ThatMuch
from planechase.words.selections.pronouns import object_of
from planechase.words.speech import Things

if TYPE_CHECKING:
    from planechase.rules.events.events import Event
    from planechase.rules.state.objects import Id, Object
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


def happened_at_once(game: State, moment: Trigger, by: Source) -> list[Event]:
    """CR 603.2c: of what happened at the same time, everything for which an ability waited."""
    if by.event is None:
        return []
    together: tuple[Event, ...] = getattr(by.event, "together", (by.event,))
    kinds = moment.kinds()
    return [event for event in together if type(event) in kinds and moment.matches(game, event, by)]


def _now(event: Event) -> Id | None:
    return event.new_id if isinstance(event, ZoneChange) else object_of(event)


@word
class ThoseInEvents(Things):
    """CR 603.2c: all to which it happened at once what a triggered ability waited for; cards where they went."""

    moment: Trigger
    text: str = "them"

    def objects(self, game: State, by: Source) -> list[Object]:
        found = [id for event in happened_at_once(game, self.moment, by) if (id := _now(event)) is not None]
        return [obj for id in dict.fromkeys(found) if (obj := (game.get(id) or game.departed.get(id))) is not None]

    def many(self) -> bool:
        return True

    def said(self, reader: Reader, again: bool) -> str:
        return self.text


@word
class HowManyAtOnce(ThatMuch):
    """CR 603.2c: to how many it happened at once what a triggered ability waited for."""

    moment: Trigger

    def value(self, game: State, by: Source) -> int:
        return len(happened_at_once(game, self.moment, by))
