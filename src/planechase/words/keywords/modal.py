"""Entwine and escalate (CR 702.42, 702.120): more modes of a modal spell for a price."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.language.abilities import Ability, StaticAbility
from planechase.rules.language.grammar import Cost
from planechase.rules.language.word import word
from planechase.rules.mana.costs import AdditionalCost
from planechase.rules.state.objects import Zone
from planechase.words.cost_words import as_costs
from planechase.words.effects.flow import ENTWINE
from planechase.words.keywords.cost_keywords import OptionalCost, PricedKeyword

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class Entwine(PricedKeyword):
    """CR 702.42a: what it means for the choice of modes, the modes know."""

    reads = "entwine {costs:costs}"

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((EntwineCost(ENTWINE, self.costs),), zones=(Zone.STACK,)),)


@word
class EntwineCost(OptionalCost):
    """CR 702.42a, 601.2b: who pays it chooses all modes."""

    def reading(self) -> str:
        return (
            "you may choose all modes of this spell instead of just the number specified. If you do, you pay an "
            "additional {payment:costs}"
        )

    def before_modes(self) -> bool:
        return True


@word
class Escalate(PricedKeyword):
    """CR 702.120a."""

    reads = "escalate {costs:costs}"

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((EscalateCost(self.costs),), zones=(Zone.STACK,)),)


@word
class EscalateCost(AdditionalCost):
    """CR 702.120a: as often as there are modes beyond the first."""

    reads = "for each mode you choose beyond the first as you cast this spell, you pay an additional {payment:costs}"
    payment: tuple[Cost, ...]

    def costs(self, game: State, by: Source) -> tuple[Cost, ...]:
        return self.payment * max(0, len(by.modes) - 1)


def entwine(*costs: Cost | str) -> Entwine:
    """Entwine with this cost: `entwine("{1}{R}")`, or with several costs."""
    return Entwine(as_costs(*costs))


def escalate(*costs: Cost | str) -> Escalate:
    """Escalate with this cost: `escalate("{1}{R}")`, or with several costs."""
    return Escalate(as_costs(*costs))
