"""Triggers about one or more things at once that are not about entering, dying and attacking (CR 603.2c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.damage import DamageDealt
from planechase.rules.events.events import Attacks, Discarded, Event, LeftWithOwner, Sacrificed
from planechase.rules.events.zones import ComponentMoved, ZoneChange
from planechase.rules.language.grammar import Filter, Players
from planechase.rules.language.word import Word, word
from planechase.rules.state.objects import Zone
from planechase.words import filters
from planechase.words.english import number_word, possessive
from planechase.words.phrases import of_cards, phrase
from planechase.words.player_words import YOU
from planechase.words.simultaneous_events import ThoseInEvents
from planechase.words.speech import Moment, SpokenWord
from planechase.words.triggers.action_triggers import Doing
from planechase.words.triggers.counting_triggers import OneOrMore, one_of

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


# ---------------------------------------------------------------------- graveyards


class CardsMove(OneOrMore):
    """Cards that fit and lie or will lie in a player's graveyard."""

    __slots__ = ()
    what: Filter
    who: Players

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange, ComponentMoved)

    def is_theirs(self, game: State, event: ZoneChange, by: Source) -> bool:
        owner = game.recall(event.object_id).owner
        return any(player.id == owner for player in self.who.found(game, by))

    def cards(self, reader: Reader) -> str:
        return f"whenever one or more {of_cards(reader, self.what, 'many')}"

    def graveyard(self, reader: Reader) -> str:
        who = one_of(reader, self.who)
        return f"{'your' if who == 'you' else possessive(who)} graveyard"


@word
class SomeLeaveGraveyard(CardsMove):
    """CR 603.2c: one or more cards leave a player's graveyard at the same time. Looks back."""

    what: Filter = filters.ANYTHING
    who: Players = YOU

    def looks_back(self, event: Event) -> bool:
        """CR 603.10a."""
        return True

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, ZoneChange) or event.origin is not Zone.GRAVEYARD or not event.new_id:
            return False
        if event.to is Zone.GRAVEYARD or not self.is_theirs(game, event, by):
            return False
        card = game.recall(event.object_id)
        return not card.is_token and self.what.matches(game, card, by)

    def say(self, reader: Reader) -> str:
        return f"{self.cards(reader)} leave {self.graveyard(reader)}"


@word
class SomePutIntoGraveyard(CardsMove):
    """CR 603.2c: one or more cards are put into a player's graveyard at the same time, from a zone or from anywhere."""

    what: Filter = filters.ANYTHING
    who: Players = YOU
    origin: Zone | None = None

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, ZoneChange) or event.to is not Zone.GRAVEYARD or not event.new_id:
            return False
        if self.origin is not None and event.origin is not self.origin:
            return False
        card = game.recall(event.new_id)
        return not card.is_token and self.is_theirs(game, event, by) and self.what.matches(game, card, by)

    def subject(self) -> Word | None:
        return ThoseInEvents(self)

    def say(self, reader: Reader) -> str:
        whose = self.graveyard(reader).removesuffix("graveyard")
        origin = "from anywhere" if self.origin is None else f"from {whose}{self.origin.value}"
        return f"{self.cards(reader)} are put into {self.graveyard(reader)} {origin}"


# ---------------------------------------------------------------------- permanents


@word
class SomeLeave(OneOrMore):
    """CR 603.6c: one or more permanents leave the battlefield at the same time. Looks back."""

    what: Filter

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange, LeftWithOwner)

    def looks_back(self, event: Event) -> bool:
        return True

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if isinstance(event, LeftWithOwner):
            return self.what.matches(game, game.recall(event.object_id), by)
        if not isinstance(event, ZoneChange) or event.origin is not Zone.BATTLEFIELD or not event.new_id:
            return False
        return event.to is not Zone.BATTLEFIELD and self.what.matches(game, game.recall(event.object_id), by)

    def say(self, reader: Reader) -> str:
        return f"{self.many(reader)} leave the battlefield"


@word
class SomeHurtPlayers(OneOrMore):
    """CR 510.2, 603.2c: one or more creatures deal combat damage to players, to however many of them at once."""

    what: Filter
    opponents: bool = False

    def kinds(self) -> tuple[type[Event], ...]:
        return (DamageDealt,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, DamageDealt) or not event.combat or event.amount <= 0:
            return False
        if not game.is_player(event.target):
            return False
        if self.opponents and game.players[event.target].team == game.players[by.controller].team:
            return False
        return self.what.matches(game, game.recall(event.source), by)

    def say(self, reader: Reader) -> str:
        whom = "your opponents" if self.opponents else "players"
        return f"{self.many(reader)} deal combat damage to one or more {'of ' if self.opponents else ''}{whom}"


# ---------------------------------------------------------------------- what players do


@word
class AttacksWith(OneOrMore):
    """CR 508.3c, 508.3d: you attack with at least so many creatures that fit."""

    least: int
    what: Filter = filters.CREATURE

    def kinds(self) -> tuple[type[Event], ...]:
        return (Attacks,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, Attacks) or not self._is_counted(game, event, by):
            return False
        together: tuple[Event, ...] = getattr(event, "together", (event,))
        return sum(isinstance(one, Attacks) and self._is_counted(game, one, by) for one in together) >= self.least

    def _is_counted(self, game: State, event: Attacks, by: Source) -> bool:
        attacker = game.recall(event.object_id)
        return by.means(game, attacker.controller) and self.what.matches(game, attacker, by)

    def subject(self) -> Word | None:
        return ThoseInEvents(self)

    def say(self, reader: Reader) -> str:
        return f"whenever you attack with {number_word(self.least)} or more {phrase(reader, self.what, 'many')}"


@word
class AttackPlayer(Moment, SpokenWord):
    """CR 508.3e: you attack certain players, once for each of them, and no planeswalkers and battles."""

    whom: Players

    def kinds(self) -> tuple[type[Event], ...]:
        return (Attacks,)

    def is_one_with(self, earlier: Event, event: Event) -> bool:
        return isinstance(earlier, Attacks) and isinstance(event, Attacks) and earlier.defender == event.defender

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, Attacks) or not any(p.id == event.defender for p in self.whom.found(game, by)):
            return False
        return by.means(game, game.recall(event.object_id).controller)

    def say(self, reader: Reader) -> str:
        return f"whenever you attack {one_of(reader, self.whom)}"


@word
class DiscardsSome(Doing):
    """CR 701.9, 603.2c: a player discards one or more cards that fit at the same time."""

    who: Players = YOU
    what: Filter = filters.ANYTHING

    def kinds(self) -> tuple[type[Event], ...]:
        return (Discarded,)

    def is_one_with(self, earlier: Event, event: Event) -> bool:
        return isinstance(earlier, Discarded) and isinstance(event, Discarded) and earlier.player == event.player

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, Discarded) or not self.is_done_by(game, event.player, by):
            return False
        return self.what.matches(game, game.recall(event.new_id), by)

    def say(self, reader: Reader) -> str:
        return self.doer(reader, f"discard one or more {of_cards(reader, self.what, 'many')}")


@word
class SacrificesSome(Doing):
    """CR 701.21, 603.2c: a player sacrifices one or more permanents that fit at the same time. Looks back."""

    who: Players = YOU
    what: Filter = filters.ANYTHING

    def kinds(self) -> tuple[type[Event], ...]:
        return (Sacrificed,)

    def looks_back(self, event: Event) -> bool:
        return True

    def is_one_with(self, earlier: Event, event: Event) -> bool:
        return isinstance(earlier, Sacrificed) and isinstance(event, Sacrificed) and earlier.player == event.player

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, Sacrificed) or not self.is_done_by(game, event.player, by):
            return False
        return self.what.matches(game, game.recall(event.object_id), by)

    def say(self, reader: Reader) -> str:
        return self.doer(reader, f"sacrifice one or more {phrase(reader, self.what, 'many')}")
