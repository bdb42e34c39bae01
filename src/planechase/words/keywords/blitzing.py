"""Blitz (CR 702.152): a creature for one turn, and a card when it dies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.language.abilities import Ability, KeywordAbility, StaticAbility, TriggeredAbility
from planechase.rules.language.grammar import Cost
from planechase.rules.language.word import word
from planechase.rules.mana.costs import AlternativeCost
from planechase.rules.mana.mana import ManaCost
from planechase.rules.mana.paying import PayMana
from planechase.rules.state.objects import Zone
from planechase.rules.state.source import Source
from planechase.words import filters
from planechase.words.conditions import WasCast
from planechase.words.effects.hands import Draw
from planechase.words.effects.permanent_effects import SacrificeIt
from planechase.words.keywords.end_step_departure import IT_ENTERED, FateOfPermanent
from planechase.words.keywords.plain_keywords import keyword
from planechase.words.modifications import GainAbilities
from planechase.words.statics import Continuous
from planechase.words.triggers import Leaves

if TYPE_CHECKING:
    from planechase.rules.state.state import State

BLITZ = "blitz"


@word
class Blitz(KeywordAbility):
    """CR 702.152a."""

    reads = "blitz {cost}"
    cost: ManaCost

    @property
    def name(self) -> str:
        return BLITZ

    def abilities(self) -> tuple[Ability, ...]:
        last_card = TriggeredAbility(Leaves(filters.ITSELF, Zone.GRAVEYARD), Draw())
        gains = Continuous(filters.ITSELF, (GainAbilities((keyword("haste"), last_card)),))
        return (
            StaticAbility((BlitzCost(self.cost),), zones=(Zone.STACK,)),
            StaticAbility((FateOfPermanent(BLITZ, SacrificeIt(IT_ENTERED)),)),
            StaticAbility((gains,), WasCast(BLITZ)),
        )


@word
class BlitzCost(AlternativeCost):
    """CR 702.152a: what may be paid rather than the mana cost."""

    reads = "you may cast this spell for {cost}"
    cost: ManaCost

    def name(self) -> str:
        return BLITZ

    def costs(self, game: State, by: Source) -> tuple[Cost, ...]:
        return (PayMana(self.cost),)


def blitz(cost: str) -> Blitz:
    """CR 702.152a: for this mana it has haste and gives a card when it dies, this very turn: `blitz("{1}{R}")`."""
    return Blitz(ManaCost.parse(cost))
