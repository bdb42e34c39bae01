"""Triggers that count: the second spell or card of a turn, and what happens to one or more at once (CR 603.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events.events import Attacks, DrawCard, Event, SpellCast
from planechase.rules.events.zones import ZoneChange
from planechase.rules.language.grammar import Filter, Players
from planechase.rules.language.word import Word, word
from planechase.rules.spells.casting import cast_this_turn
from planechase.rules.state.objects import Zone
from planechase.words import filters
from planechase.words.phrases import of_cards, phrase
from planechase.words.player_words import EACH_PLAYER
from planechase.words.selections import THAT_SPELL, THIS
from planechase.words.simultaneous_events import ThoseInEvents
from planechase.words.speech import Moment, SpokenWord, Things

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader

ORDINALS: Final = ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh")


def one_of(reader: Reader, who: Players) -> str:
    """Any one of certain players: "a player", "an opponent"."""
    text = reader.read(who)
    return {"each player": "a player", "each opponent": "an opponent"}.get(text, text)


@word
class CastsNth(Moment, SpokenWord):
    """CR 601.2i: a player casts the spell with a certain number among those they cast this turn."""

    number: int
    who: Players
    what: Filter = filters.ANYTHING
    """Which spells are counted."""

    def say(self, reader: Reader) -> str:
        who = one_of(reader, self.who)
        what = of_cards(reader, self.what, "plain", "spell")
        does = "you cast your" if who == "you" else f"{who} casts their"
        return f"whenever {does} {ORDINALS[self.number]} {what} each turn"

    def kinds(self) -> tuple[type[Event], ...]:
        return (SpellCast,)

    def subject(self) -> Word | None:
        return THAT_SPELL

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, SpellCast) or self._number_of(game, event, by) != self.number:
            return False
        return any(player.id == event.player for player in self.who.found(game, by))

    def _number_of(self, game: State, event: SpellCast, by: Source) -> int:
        """Which one of the spells that are counted it is, or 0 if it is none."""
        if self.what == filters.ANYTHING:
            return event.number
        cast = cast_this_turn(game, game.players[event.player])
        counted = [spell.id for spell in cast if self.what.matches(game, spell, by)]
        return counted.index(event.object_id) + 1 if event.object_id in counted else 0


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


class OneOrMore(Moment, SpokenWord):
    """CR 603.2c: something happens to one or more things that fit, once for all to which it happens at once."""

    __slots__ = ()
    what: Filter

    def once_for_all(self) -> bool:
        return True

    def subject(self) -> Word | None:
        """Those to which it happens, where they can be spoken of afterwards."""
        return None

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

    def subject(self) -> Word | None:
        return ThoseInEvents(self)

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
    """CR 508.3: one or more creatures that fit are declared as attackers, or as those of a player, once for each."""

    what: Filter
    whom: Players | None = None

    def kinds(self) -> tuple[type[Event], ...]:
        return (Attacks,)

    def once_for_all(self) -> bool:
        return self.whom is None

    def is_one_with(self, earlier: Event, event: Event) -> bool:
        if not isinstance(earlier, Attacks) or not isinstance(event, Attacks):
            return False
        return self.whom is None or earlier.defender == event.defender

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, Attacks) or not self.what.matches(game, game.recall(event.object_id), by):
            return False
        return self.whom is None or any(player.id == event.defender for player in self.whom.found(game, by))

    def subject(self) -> Word | None:
        return ThoseInEvents(self) if self.whom is None else None

    def say(self, reader: Reader) -> str:
        return f"{self.many(reader)} attack{'' if self.whom is None else f' {one_of(reader, self.whom)}'}"


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
