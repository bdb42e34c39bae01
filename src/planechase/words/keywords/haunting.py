"""Haunt (CR 702.55): what has died stays with a creature, until that dies too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.events import Event
from planechase.rules.events.zones import ZoneChange
from planechase.rules.language.abilities import Ability, TriggeredAbility
from planechase.rules.language.grammar import Effect, Selection
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Zone
from planechase.words import filters, word_slots
from planechase.words.keywords.keywords_as_read import Called
from planechase.words.selections import THIS, THIS_CARD, target
from planechase.words.speech import Moment, Things
from planechase.words.triggers import Either, Enters, Leaves

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class Haunt(Called):
    """CR 702.55a: on a permanent as it dies, on an instant or sorcery as it has resolved."""

    reads = "haunt"

    def abilities(self) -> tuple[Ability, ...]:
        haunts = ExileHaunting(target(filters.CREATURE))
        return (
            TriggeredAbility(Leaves(filters.ITSELF, Zone.GRAVEYARD), haunts),
            TriggeredAbility(HasResolved(), haunts, zones=(Zone.GRAVEYARD,)),
        )


@word
class HasResolved(Moment):
    """CR 702.55a: the spell that this card was has been put into a graveyard during its resolution."""

    reads = "when this spell is put into a graveyard during its resolution"

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, ZoneChange) or event.new_id != by.object_id or event.origin is not Zone.STACK:
            return False
        return event.cause == "resolve" and event.to is Zone.GRAVEYARD


@word
class ExileHaunting(Effect):
    """CR 702.55a, 702.55b: the card is exiled, and haunts the creature from then on."""

    writes = (word_slots.HAUNTED,)
    reads = "exile {this} haunting {what}"
    what: Selection
    this: Things = THIS_CARD

    def happen(self, game: State, by: Source) -> Rule[None]:
        haunted = yield from self.what.choose(game, by)
        cards = [card for card in self.this.objects(game, by) if card.zone is Zone.GRAVEYARD]
        for id in (yield from actions.exile(game, cards, by)):
            game.link(id, word_slots.HAUNTED, *(creature.id for creature in haunted))


@word
class HauntedDies(Moment):
    """CR 702.55b, 702.55c: the creature that this card haunts dies, whatever it has become meanwhile."""

    reads = "when the creature {this} haunts dies"
    this: Things = THIS

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, ZoneChange) or event.origin is not Zone.BATTLEFIELD:
            return False
        return event.to is Zone.GRAVEYARD and event.object_id in by.this(game).linked(word_slots.HAUNTED)


def when_haunted_dies(effect: Effect) -> TriggeredAbility:
    """CR 702.55c: it triggers in the exile zone."""
    return TriggeredAbility(HauntedDies(), effect, zones=(Zone.EXILE,))


def when_enters_or_haunted_dies(effect: Effect) -> TriggeredAbility:
    """CR 702.55c: on the battlefield as it enters, and in the exile zone."""
    return TriggeredAbility(Either(Enters(filters.ITSELF), HauntedDies()), effect, zones=(Zone.BATTLEFIELD, Zone.EXILE))
