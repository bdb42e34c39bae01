"""Kickers beside the plain one (CR 702.33): for other costs than mana, with two costs, and any number of times."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.language.abilities import Ability, KeywordAbility, StaticAbility
from planechase.rules.language.grammar import Condition, Cost
from planechase.rules.language.word import word
from planechase.rules.mana.mana import ManaCost
from planechase.rules.mana.paying import PayMana
from planechase.rules.state.objects import Zone
from planechase.words.amounts import Counted
from planechase.words.cost_words import as_costs
from planechase.words.keywords.cost_keywords import OptionalCost, PricedKeyword, costs_paid

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader

KICKER: Final = "kicker"
MULTIKICKER: Final = "multikicker"


@word
class KickerFor(PricedKeyword):
    """CR 702.33a: a kicker that is not paid with mana alone."""

    reads = "kicker {costs:costs}"

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((OptionalCost(KICKER, self.costs),), zones=(Zone.STACK,)),)


@word
class Multikicker(PricedKeyword):
    """CR 702.33c."""

    reads = "multikicker {costs:costs}"

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((OptionalCost(MULTIKICKER, self.costs, repeated=True),), zones=(Zone.STACK,)),)


@word
class TwoKickers(KeywordAbility):
    """CR 702.33b: two kickers; each may be paid."""

    reads = "kicker {one} and/or {other}"
    one: ManaCost
    other: ManaCost

    @property
    def name(self) -> str:
        return KICKER

    def abilities(self) -> tuple[Ability, ...]:
        kickers = tuple(OptionalCost(_its(cost), (PayMana(cost),)) for cost in (self.one, self.other))
        return (StaticAbility(kickers, zones=(Zone.STACK,)),)


def _its(cost: ManaCost) -> str:
    """CR 702.33f: what one of two kickers is called."""
    return f"{cost} {KICKER}"


@word
class KickedWith(Condition):
    """CR 702.33f: it was kicked with one of two kickers."""

    restless = False
    announced = True
    cost: ManaCost
    spell: bool = True
    """Whether an instant or sorcery says it, and not something that it has become."""

    def reading(self) -> str:
        return "this spell was kicked with its {cost} kicker" if self.spell else "it was kicked with its {cost} kicker"

    def holds(self, game: State, by: Source) -> bool:
        return _its(self.cost) in costs_paid(game, by)


@word
class TimesKicked(Counted):
    """CR 702.33d: how often it was kicked, whatever the kickers were."""

    restless = False

    def value(self, game: State, by: Source) -> int:
        return sum(str(name).endswith(KICKER) for name in costs_paid(game, by))

    def each(self, reader: Reader) -> str:
        return "time it was kicked"

    def number_of(self, reader: Reader) -> str:
        return "the number of times it was kicked"


def kicker_for(*costs: Cost | str) -> KickerFor:
    """A kicker for something else than mana: `kicker_for(sacrifice_cost(CREATURE))`."""
    return KickerFor(as_costs(*costs))


def multikicker(*costs: Cost | str) -> Multikicker:
    """Multikicker with this cost: `multikicker("{1}{R}")`, or with several costs."""
    return Multikicker(as_costs(*costs))


def two_kickers(one: str, other: str) -> TwoKickers:
    """Kicker with two costs, each of which may be paid: `two_kickers("{U}", "{R}")`."""
    return TwoKickers(ManaCost.parse(one), ManaCost.parse(other))


def kicked_with(cost: str, spell: bool = True) -> KickedWith:
    """Whether the kicker of this cost was paid."""
    return KickedWith(ManaCost.parse(cost), spell)
