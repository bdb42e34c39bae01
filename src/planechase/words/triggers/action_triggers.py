"""Triggers about what players do: playing lands, activating abilities, scrying, cycling, crimes (CR 603.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.events import (
    AbilityActivated,
    CommittedCrime,
    CounterPlacement,
    Event,
    LandPlayed,
    Scried,
    Surveilled,
)
from planechase.rules.language.abilities import ActivatedAbility
from planechase.rules.language.grammar import Filter, Players
from planechase.rules.language.word import Word, word
from planechase.rules.state.objects import Permanent, StackObject
from planechase.words import filters
from planechase.words.keywords.casting_keywords import is_cycled
from planechase.words.phrases import of_cards, phrase
from planechase.words.player_words import YOU
from planechase.words.selections import THAT
from planechase.words.speech import Moment, SpokenWord

if TYPE_CHECKING:
    from planechase.rules.state.objects import Id, Object
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


class Doing(Moment, SpokenWord):
    """Something that certain players do."""

    __slots__ = ()
    who: Players

    def is_done_by(self, game: State, player: Id, by: Source) -> bool:
        return any(one.id == player for one in self.who.found(game, by))

    def doer(self, reader: Reader, verb: str) -> str:
        """ "Whenever you scry", "whenever an opponent scries"."""
        who = reader.read(self.who)
        who = {"each opponent": "an opponent", "each player": "a player"}.get(who, who)
        return f"whenever {who} {verb if who == 'you' else third_person(verb)}"


def third_person(verb: str) -> str:
    """As another player does it.

    >>> third_person("scry"), third_person("play"), third_person("discard")
    ('scries', 'plays', 'discards')
    """
    first, behind, rest = verb.partition(" ")
    if first.endswith("y") and first[-2] not in "aeiou":
        return f"{first[:-1]}ies{behind}{rest}"
    return f"{first}s{behind}{rest}"


# ---------------------------------------------------------------------- keyword actions


@word
class Scries(Doing):
    """CR 701.22: whenever a player scries."""

    who: Players = YOU

    def kinds(self) -> tuple[type[Event], ...]:
        return (Scried,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Scried) and self.is_done_by(game, event.player, by)

    def say(self, reader: Reader) -> str:
        return self.doer(reader, "scry")


@word
class Surveils(Doing):
    """CR 701.25: whenever a player surveils."""

    who: Players = YOU

    def kinds(self) -> tuple[type[Event], ...]:
        return (Surveilled,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Surveilled) and self.is_done_by(game, event.player, by)

    def say(self, reader: Reader) -> str:
        return self.doer(reader, "surveil")


@word
class CommitsCrime(Doing):
    """CR 700.13: whenever a player targets an opponent, or something of an opponent's."""

    who: Players = YOU

    def kinds(self) -> tuple[type[Event], ...]:
        return (CommittedCrime,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, CommittedCrime) and self.is_done_by(game, event.player, by)

    def say(self, reader: Reader) -> str:
        return self.doer(reader, "commit a crime")


# ---------------------------------------------------------------------- lands and abilities


@word
class PlaysLand(Doing):
    """CR 305.1: a player plays a land that fits; a land that is put onto the battlefield is not played."""

    who: Players = YOU
    what: Filter = filters.LAND

    def kinds(self) -> tuple[type[Event], ...]:
        return (LandPlayed,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, LandPlayed) or not self.is_done_by(game, event.player, by):
            return False
        return self.what.matches(game, game.recall(event.object_id), by)

    def say(self, reader: Reader) -> str:
        return self.doer(reader, f"play {phrase(reader, self.what, 'one')}")


@word
class ActivatesAbility(Doing):
    """CR 109.2, 602.2: a player activates an ability, or one of a permanent; mana abilities only if `mana` says so."""

    who: Players = YOU
    of: Filter | None = None
    loyalty: bool = False
    """CR 606.2: whether it must be a loyalty ability."""
    mana: bool = True

    def kinds(self) -> tuple[type[Event], ...]:
        return (AbilityActivated,)

    def from_mana(self) -> bool:
        """CR 605.1b."""
        return self.mana and not self.loyalty

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, AbilityActivated) or not self.is_done_by(game, event.player, by):
            return False
        if event.is_mana and not self.mana:
            return False
        if self.loyalty and not self._is_loyalty(game, event):
            return False
        return self.of is None or _fits(game, self.of, game.recall(event.object_id), by)

    def _is_loyalty(self, game: State, event: AbilityActivated) -> bool:
        on_stack = game.recall(event.stack_id) if event.stack_id else None
        if not isinstance(on_stack, StackObject):
            return False
        return isinstance(on_stack.ability, ActivatedAbility) and on_stack.ability.is_loyalty

    def say(self, reader: Reader) -> str:
        kind = "a loyalty ability" if self.loyalty else "an ability"
        of = f" of {phrase(reader, self.of, 'one')}" if self.of is not None else ""
        mana = "" if self.mana or self.loyalty else " that isn't a mana ability"
        return self.doer(reader, f"activate {kind}{of}{mana}")


# ---------------------------------------------------------------------- cards in hand


@word
class Cycles(Doing):
    """CR 702.29c: a player cycles a card that fits."""

    who: Players = YOU
    what: Filter = filters.ANYTHING

    def kinds(self) -> tuple[type[Event], ...]:
        return (AbilityActivated,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, AbilityActivated) or not self.is_done_by(game, event.player, by):
            return False
        card = game.recall(event.object_id)
        return is_cycled(game, card, event) and self.what.matches(game, card, by)

    def say(self, reader: Reader) -> str:
        return self.doer(reader, f"cycle {of_cards(reader, self.what, 'one')}")


# ---------------------------------------------------------------------- counters


@word
class PutsCounters(Doing):
    """CR 109.2, 122.6: a player puts counters of a kind on a permanent that fits."""

    what: Filter
    kind: str
    who: Players = YOU

    def kinds(self) -> tuple[type[Event], ...]:
        return (CounterPlacement,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, CounterPlacement) or event.kind != self.kind or game.is_player(event.on):
            return False
        bearer = game.recall(event.on)
        return self.is_done_by(game, event.by, by) and _fits(game, self.what, bearer, by)

    def subject(self) -> Word | None:
        return THAT

    def say(self, reader: Reader) -> str:
        return self.doer(reader, f"put one or more {self.kind} counters on {phrase(reader, self.what, 'one')}")


def _fits(game: State, what: Filter, obj: Object, by: Source) -> bool:
    """CR 109.2: whether it is a permanent of that description."""
    return isinstance(obj, Permanent) and what.matches(game, obj, by)
