"""Keywords with a price (CR 118.8, 118.9): costs paid besides the mana cost, or rather than it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.language.abilities import KeywordAbility
from planechase.rules.language.grammar import Condition, Cost
from planechase.rules.language.word import word
from planechase.rules.mana.costs import AdditionalCost, AlternativeCost
from planechase.rules.state.objects import Object, StackObject, Zone
from planechase.words import word_slots
from planechase.words.amounts import Counted

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader

OFTEN: Final = 100
"""How often a player may pay a cost that can be paid any number of times."""


@word
class PricedKeyword(KeywordAbility):
    """CR 702: a keyword with a cost behind it: mana, or behind a dash anything else."""

    costs: tuple[Cost, ...]

    def reading(self) -> str:
        in_mana = all(cost.mana is not None for cost in self.costs)
        return self.reads if in_mana else self.reads.replace(" {costs:", "—{costs:")

    @property
    def name(self) -> str:
        if not self.reads:
            raise NotImplementedError
        return self.reads.partition(" {")[0]


@word
class OptionalCost(AdditionalCost):
    """CR 118.8c: what may be paid besides, once or any number of times; the payment goes by the name of its keyword."""

    called: str
    payment: tuple[Cost, ...]
    repeated: bool = False

    def reading(self) -> str:
        if self.repeated:
            return "as an additional cost to cast this spell, you may pay {payment:costs} any number of times"
        return "you may pay an additional {payment:costs} as you cast this spell"

    def costs(self, game: State, by: Source) -> tuple[Cost, ...]:
        return self.payment

    def optional(self) -> str:
        return self.called

    def times(self) -> int:
        return OFTEN if self.repeated else 1


@word
class NamedCost(AlternativeCost):
    """CR 118.9: what may be paid rather than the mana cost, by the name of its keyword, perhaps only if all is so."""

    reads = "you may cast this spell by paying {payment:costs} rather than its mana cost"
    called: str
    payment: tuple[Cost, ...]
    only_if: Condition | None = None
    whence: Zone = Zone.HAND

    def name(self) -> str:
        return self.called

    def costs(self, game: State, by: Source) -> tuple[Cost, ...]:
        return self.payment

    def available(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        return self.only_if is None or self.only_if.holds(game, by)

    def zone(self) -> Zone:
        return self.whence


def costs_paid(game: State, by: Source) -> tuple[object, ...]:
    """CR 400.7d, 601.2b: the names of the optional costs that were paid for a spell or for what it became."""
    if by.extra_costs:
        return by.extra_costs
    this = by.this(game)
    return this.source.extra_costs if isinstance(this, StackObject) else this.linked(word_slots.HOW_CAST)[1:]


@word
class CostPaid(Condition):
    """CR 601.2b: an optional cost was paid as the spell was cast."""

    restless = False
    announced = True
    reads = "its {called} cost was paid"
    called: str

    def holds(self, game: State, by: Source) -> bool:
        return self.called in costs_paid(game, by)


@word
class TimesPaid(Counted):
    """CR 601.2b: how often an optional cost was paid as the spell was cast."""

    restless = False
    called: str

    def value(self, game: State, by: Source) -> int:
        return costs_paid(game, by).count(self.called)

    def each(self, reader: Reader) -> str:
        return f"time its {self.called} cost was paid"

    def number_of(self, reader: Reader) -> str:
        return f"the number of times its {self.called} cost was paid"
