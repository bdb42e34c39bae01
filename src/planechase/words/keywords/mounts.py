"""Mounts and those who saddle them (CR 702.171)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.events import Attacks, Event, ObjectEvent, event
from planechase.rules.events.happening import tell
from planechase.rules.events.tapping import can_be_tapped
from planechase.rules.language.abilities import Ability, ActivatedAbility
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.grammar import Effect, Filter
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Id, Object, Permanent
from planechase.words import filters, word_slots
from planechase.words.keywords.keywords_as_read import Called
from planechase.words.keywords.vehicles import CrewCost, saddling_power
from planechase.words.selections import THIS
from planechase.words.speech import Moment, Things

if TYPE_CHECKING:
    from planechase.rules.language.word import Word
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class Saddle(Called):
    """CR 702.171a: tap other creatures you control with enough power, and this is saddled for the turn."""

    reads = "saddle {power:digits}"
    power: int

    def abilities(self) -> tuple[Ability, ...]:
        return (ActivatedAbility((SaddleCost(self.power),), BecomeSaddled(), sorcery_speed=True),)


@word
class SaddleCost(CrewCost):
    """CR 702.171a, 702.171c: any number of other untapped creatures, also those that have come this turn."""

    def able(self, game: State, player: Player, by: Source) -> list[Permanent]:
        mine = [p for p in game.controlled_by(player.id) if can_be_tapped(game, p) and p.id != by.object_id]
        return [p for p in mine if game.chars(p).types & CREATURE]

    def power_of(self, game: State, creature: Object) -> int:
        return saddling_power(game, creature)

    def why(self, name: str) -> str:
        return f"Choose creatures with total power {self.power} or greater to saddle {name}."

    def deed(self, creature: Id, by: Source) -> Event:
        return Saddles(creature, by.object_id)


@event
class Saddles(ObjectEvent):
    """CR 702.171c: a creature was tapped to pay the cost of a saddle ability."""

    mount: Id

    def concerned(self, game: State, back: bool) -> tuple[Id, ...]:
        return (self.object_id, self.mount)


@word
class BecomeSaddled(Effect):
    """CR 702.171b: a designation until the end of the turn; who saddled it is remembered."""

    needs = (word_slots.TAPPED,)
    writes = (word_slots.SADDLED, word_slots.SADDLED_BY)
    reads = "{this} becomes saddled until end of turn"
    this: Things = THIS
    imperative = False

    def happen(self, game: State, by: Source) -> Rule[None]:
        if game.permanent(by.object_id) is not None:
            turn = game.turn.number
            new = turn not in game.objects[by.object_id].linked(word_slots.SADDLED)
            game.link(by.object_id, word_slots.SADDLED, turn)
            game.link(by.object_id, word_slots.SADDLED_BY, *((turn, id) for id in by.remembered(word_slots.TAPPED)))
            if new:
                tell(game, BecomesSaddled(by.object_id))
        return
        yield


@event
class BecomesSaddled(ObjectEvent):
    """CR 702.171b: a permanent that was not saddled became so."""


@word
class IsSaddled(filters.Description):
    """CR 702.171b: a permanent that has become saddled this turn."""

    looks_back = True
    reads = "saddled"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return game.turn.number in obj.linked(word_slots.SADDLED)


@word
class ThatSaddledThis(filters.Description):
    """CR 702.171c: a creature that was tapped this turn to saddle the source."""

    looks_back = True
    role = "after"
    reads = "that saddled it this turn"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return (game.turn.number, obj.id) in by.this(game).linked(word_slots.SADDLED_BY)


@word
class AttacksWhileSaddled(Moment):
    """CR 508.3a, 702.171b: the source is declared as an attacker and is saddled."""

    reads = "whenever {this} attacks while saddled"
    this: Things = THIS

    def kinds(self) -> tuple[type[Event], ...]:
        return (Attacks,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, Attacks) or event.object_id != by.object_id:
            return False
        return IsSaddled().matches(game, by.this(game), by)

    def subject(self) -> Word | None:
        return self.this


@word
class BecomesSaddledTrigger(Moment):
    """CR 702.171b: the source becomes saddled; the first time in a turn, as it stays so."""

    reads = "whenever {this} becomes saddled for the first time each turn"
    this: Things = THIS

    def kinds(self) -> tuple[type[Event], ...]:
        return (BecomesSaddled,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, BecomesSaddled) and event.object_id == by.object_id


@word
class SaddlesTrigger(Moment):
    """CR 702.171c: something that fits saddles a Mount."""

    reads = "whenever {what} saddles a Mount"
    what: Filter

    def kinds(self) -> tuple[type[Event], ...]:
        return (Saddles,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Saddles) and self.what.matches(game, game.recall(event.object_id), by)
