"""Madness (CR 702.35): a card that is discarded may be cast instead of going to the graveyard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events.events import Event, PlayerEvent, event
from planechase.rules.events.triggers import reflexive
from planechase.rules.events.zones import ZoneChange, put_into_graveyard
from planechase.rules.language.abilities import Ability, StaticAbility, TriggeredAbility
from planechase.rules.language.card_types import LAND
from planechase.rules.language.grammar import Effect, Replacement
from planechase.rules.language.word import word
from planechase.rules.mana.mana import ManaCost
from planechase.rules.mana.paying import PayMana
from planechase.rules.spells.attempting import attempted
from planechase.rules.spells.casting import cast, why_not_cast
from planechase.rules.spells.free_casting import TRIES
from planechase.rules.spells.permissions import Way
from planechase.rules.state.decisions import Confirm, Rule, ask
from planechase.rules.state.objects import Zone
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source
from planechase.words.keywords.keywords_as_read import Called
from planechase.words.speech import Moment

if TYPE_CHECKING:
    from planechase.rules.state.objects import Object
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State

MADNESS: Final = "madness"


@word
class Madness(Called):
    """CR 702.35a."""

    reads = "madness {cost}"
    cost: ManaCost

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((ExiledByMadness(self.cost),), zones=(Zone.HAND,)),)


@word
class ExiledByMadness(Replacement):
    """CR 702.35a: discarded, it goes to exile, where its second ability triggers."""

    reads = "if a player would discard this card, that player discards it, but exiles it instead"
    cost: ManaCost

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange,)

    def own_move(self) -> bool:
        return True

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, ZoneChange) or event.object_id != by.object_id or event.origin is not Zone.HAND:
            return False
        return event.cause == "discard" and event.to is Zone.GRAVEYARD

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        event.to = Zone.EXILE
        return [event, WentMad(game.recall(event.object_id).owner, event, self.cost)]
        yield


@event
class WentMad(PlayerEvent):
    """CR 702.35a: the triggered ability of a card that was exiled this way."""

    exiling: ZoneChange
    cost: ManaCost

    def occur(self, game: State) -> Rule[None]:
        card = self.exiling.new_id
        if card and self.exiling.to is Zone.EXILE:
            reflexive(game, TriggeredAbility(ExiledThisWay(), CastByMadness(self.cost)), Source(self.player, card))
        return
        yield


@word
class ExiledThisWay(Moment):
    """CR 702.35a: the card has just been exiled by its own ability; nothing else is like it."""

    reads = "when this card is exiled this way"

    def kinds(self) -> tuple[type[Event], ...]:
        return (WentMad,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, WentMad) and event.exiling.new_id == by.object_id


@word
class CastByMadness(Effect):
    """CR 702.35a, 702.35b: its owner may cast it for its madness cost, or it goes to the graveyard after all."""

    reads = (
        "its owner may cast it by paying {cost} rather than paying its mana cost. If that player doesn't, they put "
        "this card into their graveyard"
    )
    cost: ManaCost
    imperative = False

    def happen(self, game: State, by: Source) -> Rule[None]:
        card = game.get(by.object_id)
        if card is None or card.zone is not Zone.EXILE:
            return
        owner = game.players[card.owner]
        for _ in range(TRIES):
            if not (yield from self._wants(game, owner, card)):
                break
            if (yield from attempted(game, owner, card.id, cast(game, owner, card, self._way, from_effect=True))):
                return
        yield from put_into_graveyard(game, [card], "put")

    @property
    def _way(self) -> Way:
        return Way(MADNESS, (PayMana(self.cost),))

    def _wants(self, game: State, owner: Player, card: Object) -> Rule[bool]:
        if game.chars(card).types & LAND or why_not_cast(game, owner, card, self._way, timing=False) is not None:
            return False
        why = f"Cast {game.name_of(card.id)} for its madness cost?"
        return (yield from ask(Confirm(owner.id, Purpose.CAST, why, card.id, self)))


def madness(cost: str) -> Madness:
    """CR 702.35a: when you discard it, you may cast it for this mana: `madness("{1}{R}")`."""
    return Madness(ManaCost.parse(cost))
