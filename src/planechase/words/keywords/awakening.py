"""Awaken and impending (CR 702.113, 702.176): another cost, for a land that lives or a creature that waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.language.abilities import Ability, SpellAbility, StaticAbility, TriggeredAbility
from planechase.rules.language.card_types import CREATURE, LAND
from planechase.rules.language.grammar import Condition, Cost
from planechase.rules.language.word import word
from planechase.rules.state.objects import Zone
from planechase.rules.state.steps import Step
from planechase.words import filters
from planechase.words.amounts import Number
from planechase.words.conditions import WasCast
from planechase.words.cost_words import as_costs
from planechase.words.effects.counter_effects import PutCounters, RemoveCounters
from planechase.words.effects.flow import If, then
from planechase.words.effects.lasting_effects import Change
from planechase.words.keywords.cost_keywords import NamedCost, PricedKeyword
from planechase.words.keywords.plain_keywords import keyword
from planechase.words.modifications import AddTypes, GainAbilities, LoseTypes, SetSize
from planechase.words.replacements import EntersWithCounters
from planechase.words.selections import THIS, target
from planechase.words.statics import Continuous
from planechase.words.triggers import AtBeginning

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

AWAKEN: Final = "awaken"
IMPENDING: Final = "impending"


@word
class Awaken(PricedKeyword):
    """CR 702.113a, 702.113b: the land is a target only of a spell that was cast so."""

    reads = "awaken {count:digits}—{costs:costs}"
    count: int = 1

    def abilities(self) -> tuple[Ability, ...]:
        land = target(filters.LAND & filters.YOURS, label=AWAKEN)
        lives = (
            AddTypes(CREATURE, ("Elemental",), LAND),
            SetSize(Number(0), Number(0)),
            GainAbilities((keyword("haste"),)),
        )
        awakened = then(PutCounters("+1/+1", land, Number(self.count)), Change(land, lives, None))
        return (
            StaticAbility((NamedCost(AWAKEN, self.costs),), zones=(Zone.STACK,)),
            SpellAbility(If(WasCast(AWAKEN), awakened)),
        )


@word
class Impending(PricedKeyword):
    """CR 702.176a."""

    reads = "impending {count:digits}—{costs:costs}"
    count: int = 1

    def abilities(self) -> tuple[Ability, ...]:
        waits = Continuous(filters.ITSELF, (LoseTypes(CREATURE),))
        return (
            StaticAbility((NamedCost(IMPENDING, self.costs),), zones=(Zone.STACK,)),
            StaticAbility((EntersWithCounters("time", Number(self.count)),), WasCast(IMPENDING)),
            StaticAbility((waits,), StillImpending()),
            TriggeredAbility(AtBeginning(Step.END), RemoveCounters("time", THIS), StillImpending()),
        )


@word
class StillImpending(Condition):
    """CR 702.176a: its impending cost was paid, and time has not run out."""

    reads = "its impending cost was paid and it has a time counter on it"
    restless = False

    def holds(self, game: State, by: Source) -> bool:
        return by.this(game).counter("time") > 0 and WasCast(IMPENDING).holds(game, by)


def awaken(count: int, *costs: Cost | str) -> Awaken:
    """Awaken with so many counters: `awaken(3, "{4}{U}")`."""
    return Awaken(as_costs(*costs), count)


def impending(count: int, *costs: Cost | str) -> Impending:
    """Impending with so many time counters: `impending(4, "{1}{B}")`."""
    return Impending(as_costs(*costs), count)
