"""Mutate (CR 702.140): a creature that may be cast to merge with another one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.language.abilities import Ability, StaticAbility
from planechase.rules.language.grammar import Cost, Targeting
from planechase.rules.language.word import word
from planechase.rules.mana.costs import AlternativeCost
from planechase.rules.mana.mana import ManaCost
from planechase.rules.mana.paying import PayMana
from planechase.rules.spells.merging import MUTATING
from planechase.rules.state.objects import Object, Zone
from planechase.words import filters
from planechase.words.filters.combining_filters import Description
from planechase.words.keywords.keywords_as_read import Called
from planechase.words.selections.target_selections import Target

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class Mutate(Called):
    """CR 702.140a."""

    reads = "mutate {cost}"
    cost: ManaCost

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((MutateCost(self.cost),), zones=(Zone.STACK,)),)


@word
class OwnedAlike(Description):
    """CR 702.140a: what has the same owner as the source."""

    looks_back = True
    restless = False
    role = "after"
    reads = "with the same owner as this spell"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return obj.owner == by.this(game).owner


@word
class MutateCost(AlternativeCost):
    """CR 702.140a: the mutate cost, and what the spell targets if it is paid."""

    reads = "you may cast this card for {cost} to merge it with a non-Human creature you own"
    cost: ManaCost

    def name(self) -> str:
        return MUTATING

    def costs(self, game: State, by: Source) -> tuple[Cost, ...]:
        return (PayMana(self.cost),)

    def targeting(self) -> Targeting:
        return Target(filters.CREATURE & ~filters.OfSubtype("Human") & OwnedAlike())


def mutate(cost: str) -> Mutate:
    """CR 702.140a: for this mana, merge it with a creature of yours that is no Human: `mutate("{1}{R}")`."""
    return Mutate(ManaCost.parse(cost))
