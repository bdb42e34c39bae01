"""Bestow (CR 702.103): an enchantment creature that may be cast as an Aura."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules import layers
from planechase.rules.language.abilities import Ability, StaticAbility
from planechase.rules.language.card_types import CREATURE, ENCHANTMENT, EVERY_CREATURE_TYPE, is_creature_type
from planechase.rules.language.grammar import Cost, Modification
from planechase.rules.language.word import word
from planechase.rules.mana.bestow_costs import BESTOWED, BestowedCost
from planechase.rules.mana.mana import ManaCost
from planechase.rules.mana.paying import PayMana
from planechase.rules.state.objects import Zone
from planechase.words import filters
from planechase.words.keywords.keywords_as_read import Called
from planechase.words.keywords.permanent_keywords import Enchant
from planechase.words.modifications import GainAbilities

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import Draft
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class Bestow(Called):
    """CR 702.103a."""

    reads = "bestow {cost}"
    cost: ManaCost

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((BestowCost(self.cost),), zones=(Zone.HAND, Zone.STACK)),)


@word
class BestowCost(BestowedCost):
    """CR 702.103a, 702.103b."""

    reads = "you may cast this card as an Aura with enchant creature for {cost}"
    cost: ManaCost

    def name(self) -> str:
        return BESTOWED

    def costs(self, game: State, by: Source) -> tuple[Cost, ...]:
        return (PayMana(self.cost),)

    def changes(self) -> tuple[Modification, ...]:
        return (BecomeAura(), GainAbilities((Enchant(filters.CREATURE),)))


@word
class BecomeAura(Modification):
    """Layer 4, CR 702.103b, 205.1b: an Aura enchantment, and no creature with creature types any more."""

    reads = "is an Aura enchantment"
    layer = layers.TYPE

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        kept = {kind for kind in draft.subtypes if kind != EVERY_CREATURE_TYPE and not is_creature_type(kind)}
        draft.types = draft.types & ~CREATURE | ENCHANTMENT
        draft.subtypes = frozenset(kept) | {"Aura"}


def bestow(cost: str) -> Bestow:
    """CR 702.103a: for this mana, cast it as an Aura that makes its creature stronger: `bestow("{1}{R}")`."""
    return Bestow(ManaCost.parse(cost))
