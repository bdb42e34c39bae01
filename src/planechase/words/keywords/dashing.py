"""Dash and warp (CR 702.109, 702.185): a permanent for one turn, which returns to the hand or may be cast again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events import actions
from planechase.rules.events.lasting import WhileItStays, begin_effect
from planechase.rules.language.abilities import Ability, StaticAbility
from planechase.rules.language.grammar import Cost, Effect, Selection
from planechase.rules.language.word import word
from planechase.rules.spells.permissions import CastPermission
from planechase.rules.state.objects import Id, Object, Zone
from planechase.rules.state.source import Source
from planechase.words import filters, word_slots
from planechase.words.conditions import WasCast
from planechase.words.cost_words import as_costs
from planechase.words.effects.zone_effects import ReturnToHand
from planechase.words.keywords.cost_keywords import NamedCost, PricedKeyword
from planechase.words.keywords.end_step_departure import IT_ENTERED, FateOfPermanent
from planechase.words.keywords.plain_keywords import keyword
from planechase.words.modifications import GainAbilities
from planechase.words.statics import Continuous

if TYPE_CHECKING:
    from planechase.rules.state.decisions import Rule
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State

DASH: Final = "dash"
WARP: Final = "warp"


@word
class Dash(PricedKeyword):
    """CR 702.109a."""

    reads = "dash {costs:costs}"

    def abilities(self) -> tuple[Ability, ...]:
        haste = Continuous(filters.ITSELF, (GainAbilities((keyword("haste"),)),))
        return (
            StaticAbility((NamedCost(DASH, self.costs),), zones=(Zone.STACK,)),
            StaticAbility((FateOfPermanent(DASH, ReturnToHand(IT_ENTERED)),)),
            StaticAbility((haste,), WasCast(DASH)),
        )


@word
class Warp(PricedKeyword):
    """CR 702.185a."""

    reads = "warp {costs:costs}"

    def abilities(self) -> tuple[Ability, ...]:
        return (
            StaticAbility((WarpCost(WARP, self.costs),), zones=(Zone.STACK,)),
            StaticAbility((FateOfPermanent(WARP, ExileWarped(IT_ENTERED)),)),
        )


@word
class WarpCost(NamedCost):
    """CR 702.185a: from the hand only, whatever else lets the card be cast."""

    reads = "you may cast this card from your hand by paying {payment:costs} rather than its mana cost"

    def available(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        return obj.zone is Zone.HAND and obj.owner == player.id


@word
class ExileWarped(Effect):
    """CR 702.185a, 702.185b: the card is exiled as a warped card, which its owner may cast on a later turn."""

    writes = (word_slots.EXILED, word_slots.WARPED)
    reads = "exile {what}. Its owner may cast this card on a later turn for as long as it remains exiled"
    what: Selection

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        arrived = yield from actions.exile(game, [obj for obj in objects if obj.id in game.objects], by)
        by.remember(word_slots.EXILED, tuple(arrived))
        for id in arrived:
            if game.objects[id].zone is Zone.EXILE:
                game.link(id, word_slots.WARPED, game.turn.number)
                begin_effect(game, CastWarped(id), Source(game.objects[id].owner, id), WhileItStays(id))


@word
class CastWarped(CastPermission):
    """CR 702.185a: by its owner, after the turn in which it was exiled."""

    reads = "once this turn is over, its owner may cast it from exile"
    card: Id

    def zones(self) -> tuple[Zone, ...]:
        return (Zone.EXILE,)

    def allows(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        if obj.id != self.card or obj.owner != player.id:
            return False
        return all(turn.number not in obj.linked(word_slots.WARPED) for turn in game.turns)


@word
class IsWarped(filters.Description):
    """CR 702.185b: a card that a warp ability has exiled."""

    looks_back = False
    reads = "warped"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return obj.zone is Zone.EXILE and bool(obj.linked(word_slots.WARPED))


def dash(*costs: Cost | str) -> Dash:
    """Dash with this cost: `dash("{1}{R}")`, or with several costs."""
    return Dash(as_costs(*costs))


def warp(*costs: Cost | str) -> Warp:
    """Warp with this cost: `warp("{1}{R}")`, or with several costs."""
    return Warp(as_costs(*costs))
