"""Retrace and mayhem (CR 702.81, 702.187): casting a card from the graveyard for a land, or after discarding it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.language.abilities import Ability, KeywordAbility, StaticAbility
from planechase.rules.language.grammar import Condition, Cost
from planechase.rules.language.word import word
from planechase.rules.spells.permissions import CastPermission
from planechase.rules.state.history import Did
from planechase.rules.state.objects import Object, Zone
from planechase.words import filters
from planechase.words.conditions import WasCast
from planechase.words.cost_words import DiscardCost, as_costs
from planechase.words.keywords.cost_keywords import NamedCost, PricedKeyword
from planechase.words.statics.cost_statics import AlsoCosts

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

RETRACE: Final = "retrace"
MAYHEM: Final = "mayhem"


@word
class Retrace(KeywordAbility):
    """CR 702.81a: what it costs is an additional cost, so that the mana cost is still to be paid."""

    reads = "retrace"

    @property
    def name(self) -> str:
        return RETRACE

    def abilities(self) -> tuple[Ability, ...]:
        return (
            StaticAbility((RetracePermission(),), zones=(Zone.GRAVEYARD,)),
            StaticAbility((AlsoCosts((DiscardCost(filters.LAND),)),), WasCast(RETRACE), zones=(Zone.STACK,)),
        )


@word
class RetracePermission(CastPermission):
    """CR 702.81a: this very card, by its owner."""

    reads = "you may cast this card from your graveyard by discarding a land card as an additional cost to cast it"

    def zones(self) -> tuple[Zone, ...]:
        return (Zone.GRAVEYARD,)

    def allows(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        return obj.id == by.object_id and obj.owner == player.id

    def name(self) -> str:
        return RETRACE


@word
class Mayhem(PricedKeyword):
    """CR 702.187b."""

    reads = "mayhem {costs:costs}"

    def abilities(self) -> tuple[Ability, ...]:
        cost = NamedCost(MAYHEM, self.costs, DiscardedThisTurn(), Zone.GRAVEYARD)
        return (StaticAbility((cost,), zones=(Zone.GRAVEYARD, Zone.STACK)),)


@word
class PlainMayhem(KeywordAbility):
    """CR 702.187c: without a cost, for lands too."""

    reads = "mayhem"

    @property
    def name(self) -> str:
        return MAYHEM

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((MayhemPermission(),), zones=(Zone.GRAVEYARD,)),)


@word
class MayhemPermission(CastPermission):
    """CR 702.187c: this very card, by its owner, in the turn in which they discarded it."""

    reads = "you may play this card from your graveyard if you discarded it this turn"

    def zones(self) -> tuple[Zone, ...]:
        return (Zone.GRAVEYARD,)

    def allows(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        return obj.id == by.object_id and obj.owner == player.id and DiscardedThisTurn().holds(game, by)

    def name(self) -> str:
        return MAYHEM

    def lands_too(self) -> bool:
        return True


@word
class DiscardedThisTurn(Condition):
    """CR 702.187b: you discarded this very card this turn; since then it has not moved."""

    reads = "you discarded this card this turn"

    def holds(self, game: State, by: Source) -> bool:
        return any(record.what == by.object_id for record in game.done_by(by.you(game), Did.DISCARDED))


def mayhem(*costs: Cost | str) -> Mayhem:
    """Mayhem with this cost: `mayhem("{1}{R}")`, or with several costs."""
    return Mayhem(as_costs(*costs))
