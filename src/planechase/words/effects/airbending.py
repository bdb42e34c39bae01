"""Airbend (CR 701.65)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events import actions
from planechase.rules.events.events import Event
from planechase.rules.events.happening import tell
from planechase.rules.events.keyword_actions import Airbent
from planechase.rules.events.lasting import WhileItStays, begin_effect
from planechase.rules.language.grammar import Cost, Effect, Players
from planechase.rules.language.word import word
from planechase.rules.mana.mana import generic_cost
from planechase.rules.mana.paying import PayMana
from planechase.rules.spells.permissions import CastPermission
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import NO_CARD, Id, Object, Zone
from planechase.words import word_slots
from planechase.words.player_words import YOU
from planechase.words.speech import Moment, Things

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

_TWO: Final = PayMana(generic_cost(2))


@word
class CastForTwo(CastPermission):
    """CR 701.65a: the owner of an exiled card may cast it by paying {2} rather than its mana cost."""

    reads = "its owner may cast it for {{2}} rather than its mana cost"
    card: Id

    def zones(self) -> tuple[Zone, ...]:
        return (Zone.EXILE,)

    def allows(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        return obj.id == self.card and obj.owner == player.id

    def costs(self, game: State, obj: Object, by: Source) -> tuple[Cost, ...] | None:
        return (_TWO,)


@word
class Airbend(Effect):
    """CR 701.65a: permanents or spells are exiled; while they stay there, their owners may cast them for {2}."""

    writes = (word_slots.EXILED,)
    yours = True
    reads = "airbend {what}"
    what: Things

    def happen(self, game: State, by: Source) -> Rule[None]:
        there = [obj for obj in (yield from self.what.choose(game, by)) if obj.id in game.objects]
        arrived = yield from actions.exile(game, there, by)
        for id in [id for id in arrived if self._is_card(game, id)]:
            begin_effect(game, CastForTwo(id), by, WhileItStays(id))
        by.remember(word_slots.EXILED, tuple(arrived))
        if arrived:
            tell(game, Airbent(by.controller))

    def _is_card(self, game: State, id: Id) -> bool:
        obj: Object | None = game.get(id)
        return obj is not None and obj.card != NO_CARD


@word
class Airbends(Moment):
    """CR 701.65b: a player airbends, and something was exiled by it."""

    reads = "whenever {who} airbend[s]"
    who: Players = YOU

    def kinds(self) -> tuple[type[Event], ...]:
        return (Airbent,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Airbent) and any(p.id == event.player for p in self.who.found(game, by))
