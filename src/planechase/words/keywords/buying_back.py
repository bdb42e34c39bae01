"""Buyback (CR 702.27): a spell that returns to its owner's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events.events import Event
from planechase.rules.events.zones import ZoneChange
from planechase.rules.language.abilities import Ability, StaticAbility
from planechase.rules.language.grammar import Cost, Replacement
from planechase.rules.language.word import word
from planechase.rules.state.objects import Zone
from planechase.words.cost_words import as_costs
from planechase.words.keywords.cost_keywords import OptionalCost, PricedKeyword

if TYPE_CHECKING:
    from planechase.rules.state.decisions import Rule
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

BUYBACK: Final = "buyback"


@word
class Buyback(PricedKeyword):
    """CR 702.27a."""

    reads = "buyback {costs:costs}"

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((OptionalCost(BUYBACK, self.costs), BuybackReturn()), zones=(Zone.STACK,)),)


@word
class BuybackReturn(Replacement):
    """CR 702.27a: only as it resolves; countered, or without a legal target, it goes to the graveyard."""

    reads = (
        "if the buyback cost was paid, put this spell into its owner's hand instead of into that player's graveyard "
        "as it resolves"
    )

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange,)

    def own_move(self) -> bool:
        return True

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, ZoneChange) or event.object_id != by.object_id or event.cause != "resolve":
            return False
        spell = game.on_stack(event.object_id)
        return spell is not None and event.to is Zone.GRAVEYARD and BUYBACK in spell.source.extra_costs

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        event.to = Zone.HAND
        return [event]
        yield


def buyback(*costs: Cost | str) -> Buyback:
    """Buyback for mana or for anything else: `buyback("{3}")`."""
    return Buyback(as_costs(*costs))
