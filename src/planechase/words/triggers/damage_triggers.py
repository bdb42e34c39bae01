"""Triggers about damage to players and permanents (CR 120)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.damage import DamageDealt
from planechase.rules.events.events import Event
from planechase.rules.language.grammar import Filter
from planechase.rules.language.word import word
from planechase.words.amounts import ThatMuch
from planechase.words.triggers.trigger_subjects import About, who_does

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class DealsAnyDamage(About):
    """CR 120.1, 603.2c: deals damage, once for all that it deals at the same time."""

    what: Filter
    combat: bool = False

    def kinds(self) -> tuple[type[Event], ...]:
        return (DamageDealt,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, DamageDealt) or event.amount <= 0 or (self.combat and not event.combat):
            return False
        return self.what.matches(game, game.recall(event.source), by)

    def is_one_with(self, earlier: Event, event: Event) -> bool:
        if not isinstance(earlier, DamageDealt) or not isinstance(event, DamageDealt):
            return False
        return earlier.source == event.source

    def say(self, reader: Reader) -> str:
        return f"whenever {who_does(reader, self.what)} deals {'combat ' if self.combat else ''}damage"


@word
class ThatMuchByIt(ThatMuch):
    """CR 120.9: all damage that the same source dealt at the same time."""

    def value(self, game: State, by: Source) -> int:
        event = by.event
        if not isinstance(event, DamageDealt):
            return 0
        together = [one for one in getattr(event, "together", (event,)) if isinstance(one, DamageDealt)]
        return sum(one.amount for one in together if one.source == event.source)
