"""Keywords about the beginning of upkeeps: fading, vanishing, cumulative upkeep (CR 702.24, 702.32, 702.63)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.language.abilities import Ability, StaticAbility, TriggeredAbility
from planechase.rules.language.grammar import Cost, Effect
from planechase.rules.language.word import word
from planechase.rules.mana.costs import mana_part, other_parts
from planechase.rules.mana.mana import ManaCost
from planechase.rules.mana.paying import PayMana
from planechase.rules.state.decisions import Rule
from planechase.rules.state.steps import Step
from planechase.words import filters
from planechase.words.amounts import Number
from planechase.words.conditions import IsThe, StillHere
from planechase.words.effects.counter_effects import RemoveCounters
from planechase.words.effects.flow import offered
from planechase.words.effects.permanent_effects import SacrificeIt
from planechase.words.keywords.keywords_as_read import Called
from planechase.words.replacements import EntersWithCounters
from planechase.words.selections import THIS
from planechase.words.speech import Things
from planechase.words.triggers import AtBeginning, LastCounterRemoved

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

UPKEEP = AtBeginning(Step.UPKEEP)


@word
class Fading(Called):
    """CR 702.32: it goes at the first upkeep for which it has no fade counter left."""

    reads = "fading {count:digits}"
    count: int

    def abilities(self) -> tuple[Ability, ...]:
        return (
            StaticAbility((EntersWithCounters("fade", Number(self.count)),)),
            TriggeredAbility(UPKEEP, RemoveOrSacrifice("fade")),
        )


@word
class RemoveOrSacrifice(Effect):
    """CR 702.32a: a counter is removed from the source; where there is none, the source is sacrificed."""

    reads = "remove a {kind} counter from {this}. If you can't, sacrifice {this}"
    kind: str
    this: Things = THIS

    def happen(self, game: State, by: Source) -> Rule[None]:
        removed = 0
        if game.permanent(by.object_id) is not None:
            removed = yield from actions.remove_counters(game, by.object_id, self.kind, 1)
        if not removed:
            yield from SacrificeIt().happen(game, by)


@word
class Vanishing(Called):
    """CR 702.63: it goes with its last time counter; without a number (0) nothing says how many it enters with."""

    count: int

    @property
    def name(self) -> str:
        return "vanishing"

    def reading(self) -> str:
        return "vanishing {count:digits}" if self.count else "vanishing"

    def abilities(self) -> tuple[Ability, ...]:
        enters = StaticAbility((EntersWithCounters("time", Number(self.count)),))
        has_one = IsThe(THIS, filters.WithCounter("time"))
        return (
            *((enters,) if self.count else ()),
            TriggeredAbility(UPKEEP, RemoveCounters("time", THIS), has_one),
            TriggeredAbility(LastCounterRemoved("time"), SacrificeIt()),
        )


@word
class CumulativeUpkeep(Called):
    """CR 702.24: it costs more with each upkeep, or it goes."""

    costs: tuple[Cost, ...]

    @property
    def name(self) -> str:
        return "cumulative upkeep"

    def reading(self) -> str:
        return "cumulative upkeep {costs}" if _in_mana(self.costs) else "cumulative upkeep—{costs}"

    def abilities(self) -> tuple[Ability, ...]:
        return (TriggeredAbility(UPKEEP, PayForAge(self.costs), StillHere()),)


def _in_mana(costs: tuple[Cost, ...]) -> bool:
    return any(cost.mana is not None for cost in costs)


@word
class PayForAge(Effect):
    """CR 702.24a, 702.24b: one more age counter, then the cost once for each of them: all of it or nothing."""

    reads = (
        "put an age counter on {this}. Then you may pay {costs} for each age counter on {this}. If you don't, "
        "sacrifice {this}"
    )
    costs: tuple[Cost, ...]
    this: Things = THIS

    def happen(self, game: State, by: Source) -> Rule[None]:
        if game.permanent(by.object_id) is not None:
            yield from actions.put_counters(game, by.controller, [by.object_id], "age", 1)
        costs = self.costs * by.this(game).counter("age")
        whole = (PayMana(mana_part(costs)), *other_parts(costs)) if _in_mana(self.costs) or not costs else costs
        if not (yield from offered(game, by.controller, whole, by, self)):
            yield from SacrificeIt().happen(game, by)


def cumulative_upkeep(*costs: Cost | str) -> CumulativeUpkeep:
    """Mana as a text, other costs as words: `cumulative_upkeep("{1}")`, `cumulative_upkeep(pay_life(2))`."""
    return CumulativeUpkeep(tuple(PayMana(ManaCost.parse(cost)) if isinstance(cost, str) else cost for cost in costs))
