"""Triggers that count: the second spell or card of a turn, and what happens to one or more at once (CR 603.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events.events import Attacks, DrawCard, Event, SpellCast
from planechase.rules.events.zones import ZoneChange
from planechase.rules.language.grammar import Filter, Players
from planechase.rules.language.word import Word, word
from planechase.rules.state.objects import Zone
from planechase.words.phrases import phrase
from planechase.words.players import EACH_PLAYER
from planechase.words.selections import THAT_SPELL, THIS
from planechase.words.speech import Moment, Spoken, Things

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader

ORDINALS: Final = ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh")


@word
class CastsNth(Moment):
    """CR 601.2i: a player casts the spell with a certain number among those they cast this turn."""

    number: int
    who: Players

    def reading(self) -> str:
        if self.who == EACH_PLAYER:
            return f"whenever a player casts their {ORDINALS[self.number]} spell each turn"
        return f"whenever {{who}} cast[s] [your|their] {ORDINALS[self.number]} spell each turn"

    def kinds(self) -> tuple[type[Event], ...]:
        return (SpellCast,)

    def subject(self) -> Word | None:
        return THAT_SPELL

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, SpellCast) or event.number != self.number:
            return False
        return any(player.id == event.player for player in self.who.found(game, by))


@word
class DrawsNth(Moment):
    """CR 121.1: a player draws the card with a certain number among those they draw this turn."""

    number: int
    who: Players

    def reading(self) -> str:
        if self.who == EACH_PLAYER:
            return f"whenever a player draws their {ORDINALS[self.number]} card each turn"
        return f"whenever {{who}} draw[s] [your|their] {ORDINALS[self.number]} card each turn"

    def kinds(self) -> tuple[type[Event], ...]:
        return (DrawCard,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, DrawCard) or not event.object_id or event.number != self.number:
            return False
        return any(player.id == event.player for player in self.who.found(game, by))


class OneOrMore(Moment, Spoken):
    """CR 603.2c: something happens to one or more things that fit, once for all to which it happens at once."""

    __slots__ = ()
    what: Filter

    def once_for_all(self) -> bool:
        return True

    def many(self, reader: Reader) -> str:
        return f"whenever one or more {phrase(reader, self.what, 'many')}"


@word
class SomeEnter(OneOrMore):
    """CR 603.6a: one or more permanents enter at the same time."""

    what: Filter

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, ZoneChange) or event.to is not Zone.BATTLEFIELD or not event.new_id:
            return False
        return self.what.matches(game, game.recall(event.new_id), by)

    def say(self, reader: Reader) -> str:
        return f"{self.many(reader)} enter"


@word
class SomeDie(OneOrMore):
    """CR 603.6c, 700.4: one or more creatures die at the same time. Looks back."""

    what: Filter

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange,)

    def looks_back(self, event: Event) -> bool:
        return True

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, ZoneChange) or event.origin is not Zone.BATTLEFIELD or not event.new_id:
            return False
        return event.to is Zone.GRAVEYARD and self.what.matches(game, game.recall(event.object_id), by)

    def say(self, reader: Reader) -> str:
        return f"{self.many(reader)} die"


@word
class SomeAttack(OneOrMore):
    """CR 508.3: one or more creatures that fit are declared as attackers."""

    what: Filter

    def kinds(self) -> tuple[type[Event], ...]:
        return (Attacks,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Attacks) and self.what.matches(game, game.recall(event.object_id), by)

    def say(self, reader: Reader) -> str:
        return f"{self.many(reader)} attack"


@word
class AttacksWithOthers(Moment):
    """CR 508.3: the source and at least so many other creatures are declared as attackers."""

    reads = "whenever {this} and at least {others:number} other creatures attack"
    others: int
    this: Things = THIS

    def subject(self) -> Word | None:
        return THIS

    def kinds(self) -> tuple[type[Event], ...]:
        return (Attacks,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, Attacks) or event.object_id != by.object_id:
            return False
        together = [one for one in getattr(event, "together", (event,)) if isinstance(one, Attacks)]
        return len(together) > self.others
