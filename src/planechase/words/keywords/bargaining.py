"""Bargain (CR 702.166): a permanent given up for more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.language.abilities import Ability, KeywordAbility, StaticAbility
from planechase.rules.language.grammar import Condition
from planechase.rules.language.word import word
from planechase.rules.state.objects import Zone
from planechase.words import filters
from planechase.words.cost_words import SacrificeCost
from planechase.words.keywords.cost_keywords import OptionalCost, costs_paid

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

BARGAIN: Final = "bargain"


@word
class Bargain(KeywordAbility):
    """CR 702.166a: as you cast it, you may sacrifice an artifact, an enchantment or a token."""

    reads = "bargain"

    @property
    def name(self) -> str:
        return BARGAIN

    def abilities(self) -> tuple[Ability, ...]:
        given = SacrificeCost(filters.ARTIFACT | filters.ENCHANTMENT | filters.TOKEN)
        return (StaticAbility((OptionalCost(BARGAIN, (given,)),), zones=(Zone.STACK,)),)


@word
class WasBargained(Condition):
    """CR 702.166b: its bargain cost was paid."""

    restless = False
    announced = True
    spell: bool = True
    """Whether an instant or sorcery says it, and not something that it has become."""

    def reading(self) -> str:
        return "this spell was bargained" if self.spell else "it was bargained"

    def holds(self, game: State, by: Source) -> bool:
        return BARGAIN in costs_paid(game, by)
