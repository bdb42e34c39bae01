"""Triggers about permanents and cards: entering, leaving, attaching, tapping, counters, targets (CR 603.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.events import (
    Attached,
    BecomesTarget,
    CounterPlacement,
    CounterRemoval,
    CreatureDevoured,
    Event,
    LeftWithOwner,
    Sacrificed,
    Tap,
    TappedForMana,
    TurnedFaceUp,
    Untap,
)
from planechase.rules.events.zones import ComponentMoved, ZoneChange
from planechase.rules.language.card_types import is_creature_type
from planechase.rules.language.grammar import Filter, Players
from planechase.rules.language.slots import LinkSlot
from planechase.rules.language.word import Word, word
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import Permanent, Zone
from planechase.words import filters
from planechase.words.english import Reader, possessive
from planechase.words.phrases import of_cards, phrase
from planechase.words.player_words import YOU
from planechase.words.selections import THAT, THIS
from planechase.words.speech import Moment, Things
from planechase.words.triggers.trigger_subjects import About, who_does

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class Enters(About):
    """CR 603.6a: enters the battlefield; with `counted`, with at least one counter on it, of whatever kind (122.6a)."""

    what: Filter
    counted: bool = False

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, ZoneChange) or event.to is not Zone.BATTLEFIELD or not event.new_id:
            return False
        obj = game.recall(event.new_id)
        if self.counted and not any(count > 0 for count in (obj.counters or {}).values()):
            return False
        return self.what.matches(game, obj, by)

    def say(self, reader: Reader) -> str:
        counted = " with a counter on it" if self.counted else ""
        return f"{self.opening()} {who_does(reader, self.what)} enters{counted}"


@word
class Leaves(About):
    """CR 603.6c: leaves the battlefield, or (with `to`) goes from there to a zone. Looks back (603.10a)."""

    what: Filter
    to: Zone | None = None
    whose: Players | None = None
    """Whose zone it has to be."""

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange, LeftWithOwner) if self.to is None else (ZoneChange,)

    def looks_back(self, event: Event) -> bool:
        """Together with entering in one ability, only leaving does."""
        return not (isinstance(event, ZoneChange) and event.to is Zone.BATTLEFIELD)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if isinstance(event, LeftWithOwner):
            return self.what.matches(game, game.recall(event.object_id), by)
        if not isinstance(event, ZoneChange) or event.origin is not Zone.BATTLEFIELD or not event.new_id:
            return False
        if event.to is Zone.BATTLEFIELD or (self.to is not None and event.to is not self.to):
            return False
        obj = game.recall(event.object_id)
        if self.whose is not None and not any(player.id == obj.owner for player in self.whose.found(game, by)):
            return False
        return self.what.matches(game, obj, by)

    def say(self, reader: Reader) -> str:
        who = who_does(reader, self.what)
        if self.to is None:
            return f"{self.opening()} {who} leaves the battlefield"
        if self.whose is not None:
            owner = reader.read(self.whose)
            whose = "your" if owner == "you" else possessive(owner)
            return f"{self.opening()} {who} is put into {whose} {self.to.value} from the battlefield"
        if self.to is Zone.EXILE:
            return f"{self.opening()} {who} is exiled"
        dies = "dies" if _is_of_creatures(reader, self.what) else "is put into a graveyard from the battlefield"
        return f"{self.opening()} {who} {dies}"


def _is_of_creatures(reader: Reader, what: Filter) -> bool:
    """CR 700.4: only creatures die."""
    if reader.self_noun == "creature" and any(part == filters.ITSELF for part in what.walk()):
        return True
    if isinstance(what, filters.ThatVery):
        return True  # so it was called, or it would not be said that it dies
    return any(part == filters.CREATURE or _is_creature_type(part) for part in what.walk())


def _is_creature_type(part: Word) -> bool:
    return isinstance(part, filters.OfSubtype) and is_creature_type(part.subtype)


@word
class CardPutIntoGraveyard(About):
    """A card is put into a graveyard from anywhere; each card of a melded or merged permanent is one (CR 712.21e)."""

    what: Filter
    who: Players | None = None

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange, ComponentMoved)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, ZoneChange) or event.to is not Zone.GRAVEYARD or not event.new_id:
            return False
        obj = game.recall(event.new_id)
        if self.who is not None and not any(player.id == obj.owner for player in self.who.found(game, by)):
            return False
        return not obj.is_token and self.what.matches(game, obj, by)

    def say(self, reader: Reader) -> str:
        if self.what == filters.ITSELF:
            return f"when {reader.read(THIS)} is put into a graveyard from anywhere"
        who = "" if self.who is None else reader.read(self.who)
        whose = {"": "a", "you": "your", "each player": "a player's"}.get(who, f"{who}'s")
        return f"whenever {of_cards(reader, self.what, 'one')} is put into {whose} graveyard from anywhere"


@word
class PlaysLinked(Moment):
    """CR 607: you play a card that a linked ability of the same object exiled, as a land or as a spell."""

    reads = "whenever you play a land or cast a spell from among cards exiled with {this}"
    slot: LinkSlot
    this: Things = THIS

    def subject(self) -> Word | None:
        return THAT

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, ZoneChange) or event.cause not in ("cast", "play"):
            return False
        player = event.by.controller if event.by is not None else event.controller
        return player is not None and by.means(game, player) and event.object_id in by.this(game).linked(self.slot)


@word
class TapsForMana(About):
    """CR 106.12a: a player taps a permanent for mana; without a player, anybody."""

    what: Filter
    who: Players | None = YOU

    def subject(self) -> Word | None:
        return About.subject(self) if self.who is None else None

    def kinds(self) -> tuple[type[Event], ...]:
        return (TappedForMana,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, TappedForMana):
            return False
        if self.who is not None and not any(player.id == event.player for player in self.who.found(game, by)):
            return False
        return self.what.matches(game, game.recall(event.object_id), by)

    def from_mana(self) -> bool:
        return True

    def say(self, reader: Reader) -> str:
        if self.who is None:
            return f"whenever {who_does(reader, self.what)} is tapped for mana"
        who = {"each opponent": "an opponent", "each player": "a player"}.get(
            reader.read(self.who), reader.read(self.who)
        )
        return f"whenever {who} tap{'' if who == 'you' else 's'} {phrase(reader, self.what, 'one')} for mana"


@word
class BecomesAttached(About):
    """CR 701.3, 603.2e: an attachment that fits becomes attached to the source, also by entering attached.

    In 2011 what entered attached did not become so (2011:603.2d).
    """

    what: Filter

    def kinds(self) -> tuple[type[Event], ...]:
        return (Attached, ZoneChange)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if isinstance(event, Attached):
            return event.to == by.object_id and self.what.matches(game, game.recall(event.object_id), by)
        if game.edition is Edition.Y2011:
            return False
        if isinstance(event, ZoneChange) and event.to is Zone.BATTLEFIELD and event.attached_to == by.object_id:
            return bool(event.new_id) and self.what.matches(game, game.recall(event.new_id), by)
        return False

    def say(self, reader: Reader) -> str:
        return f"whenever {phrase(reader, self.what, 'one')} becomes attached to {reader.read(THIS)}"


@word
class BecomesTheTarget(About):
    """CR 109.2, 115: a permanent becomes the target of a spell or ability; of an opponent's, if so said (ward)."""

    what: Filter
    by_opponent: bool = True
    spells: bool = False
    """Whether it must be a spell."""

    def kinds(self) -> tuple[type[Event], ...]:
        return (BecomesTarget,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, BecomesTarget) or game.is_player(event.object_id):
            return False
        if self.by_opponent and game.players[event.player].team == game.players[by.controller].team:
            return False
        if self.spells and not filters.SPELL.matches(game, game.recall(event.stack_id), by):
            return False
        aimed_at = game.recall(event.object_id)
        return isinstance(aimed_at, Permanent) and self.what.matches(game, aimed_at, by)

    def say(self, reader: Reader) -> str:
        who = " an opponent controls" if self.by_opponent else ""
        aims = "a spell" if self.spells else "a spell or ability"
        return f"whenever {who_does(reader, self.what)} becomes the target of {aims}{who}"


@word
class PlayerBecomesTarget(Moment):
    """CR 115: a player becomes the target of a spell or ability, of any controller."""

    reads = "when {who} become[s] the target of a spell or ability"
    who: Players

    def kinds(self) -> tuple[type[Event], ...]:
        return (BecomesTarget,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, BecomesTarget) and any(p.id == event.object_id for p in self.who.found(game, by))


@word
class SacrificesTrigger(About):
    """CR 701.21: a player sacrifices something that fits. Looks back."""

    what: Filter
    who: Players = YOU

    def kinds(self) -> tuple[type[Event], ...]:
        return (Sacrificed,)

    def looks_back(self, event: Event) -> bool:
        return True

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, Sacrificed) or not any(p.id == event.player for p in self.who.found(game, by)):
            return False
        return self.what.matches(game, game.recall(event.object_id), by)

    def say(self, reader: Reader) -> str:
        who = reader.read(self.who)
        who = {"each opponent": "an opponent", "each player": "a player"}.get(who, who)
        return f"whenever {who} sacrifice{'' if who == 'you' else 's'} {who_does(reader, self.what)}"


@word
class IsDevoured(About):
    """CR 702.82b: something that fits is devoured. Looks back."""

    what: Filter

    def kinds(self) -> tuple[type[Event], ...]:
        return (CreatureDevoured,)

    def looks_back(self, event: Event) -> bool:
        return True

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, CreatureDevoured) and self.what.matches(game, game.recall(event.object_id), by)

    def say(self, reader: Reader) -> str:
        return f"whenever {who_does(reader, self.what)} is devoured"


@word
class BecomesTapped(About):
    """CR 701.26a: whenever an untapped permanent that fits becomes tapped."""

    what: Filter

    def kinds(self) -> tuple[type[Event], ...]:
        return (Tap,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Tap) and self.what.matches(game, game.recall(event.object_id), by)

    def say(self, reader: Reader) -> str:
        return f"whenever {who_does(reader, self.what)} becomes tapped"


@word
class BecomesUntapped(About):
    """CR 701.26b: whenever a tapped permanent that fits becomes untapped."""

    what: Filter

    def kinds(self) -> tuple[type[Event], ...]:
        return (Untap,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Untap) and self.what.matches(game, game.recall(event.object_id), by)

    def say(self, reader: Reader) -> str:
        return f"whenever {who_does(reader, self.what)} becomes untapped"


@word
class TurnedUp(About):
    """CR 708.8: turned face up."""

    what: Filter

    def kinds(self) -> tuple[type[Event], ...]:
        return (TurnedFaceUp,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, TurnedFaceUp) and self.what.matches(game, game.recall(event.object_id), by)

    def say(self, reader: Reader) -> str:
        return f"when {who_does(reader, self.what)} is turned face up"


@word
class LastCounterRemoved(Moment):
    """CR 702.62a: the last counter of a kind is removed from this."""

    reads = "when the last {kind} counter is removed from this card"
    kind: str

    def kinds(self) -> tuple[type[Event], ...]:
        return (CounterRemoval,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, CounterRemoval) or event.on != by.object_id or event.kind != self.kind:
            return False
        return event.count > 0 and by.this(game).counter(self.kind) == 0


@word
class CountersPut(About):
    """CR 109.2, 122.6: counters of a kind are put on a permanent that fits."""

    what: Filter
    kind: str

    def kinds(self) -> tuple[type[Event], ...]:
        return (CounterPlacement,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, CounterPlacement) or event.kind != self.kind or game.is_player(event.on):
            return False
        bearer = game.recall(event.on)
        return isinstance(bearer, Permanent) and self.what.matches(game, bearer, by)

    def say(self, reader: Reader) -> str:
        return f"whenever one or more {self.kind} counters are put on {who_does(reader, self.what)}"
