"""A bot that does anything that is allowed, each thing as likely as any other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from planechase.game import Game
from planechase.rules.state.chance import Chance
from planechase.rules.state.decisions import (
    Choose,
    ChooseNumber,
    Confirm,
    Decision,
    DeclareAttackers,
    DeclareBlockers,
    Divide,
    Id,
    Order,
)

T = TypeVar("T")

TRIES: Final = 12
"""So many random answers are tried, where an answer is checked as a whole, before one is looked up."""


class RandomBot:
    """Chooses uniformly among what is allowed. The same seed and the same questions give the same answers."""

    __slots__ = ("chance",)

    def __init__(self, seed: int = 0) -> None:
        self.chance = Chance(seed)

    def decide(self, game: Game, decision: Decision[Any]) -> object:
        if isinstance(decision, Choose):
            return self._some(decision)
        if isinstance(decision, Confirm):
            return bool(self.chance.below(2))
        if isinstance(decision, ChooseNumber):
            return decision.numbers[self.chance.below(len(decision.numbers))]
        if isinstance(decision, Order):
            return self._sample(decision.options, len(decision.options))
        if isinstance(decision, Divide):
            return self._shares(decision)
        if isinstance(decision, DeclareAttackers):
            return self._attacks(decision)
        if isinstance(decision, DeclareBlockers):
            return self._blocks(decision)
        return decision.default()

    def _sample(self, options: Sequence[T], count: int) -> list[T]:
        """`count` of the options in a random order."""
        pool = list(options)
        for index in range(count):
            other = index + self.chance.below(len(pool) - index)
            pool[index], pool[other] = pool[other], pool[index]
        return pool[:count]

    def _some(self, decision: Choose) -> list[Any]:
        options = decision.options
        if decision.maximum == 1 and decision.minimum == 1 and decision.verify is None:
            return [options[self.chance.below(len(options))]]
        for _ in range(TRIES):
            count = decision.minimum + self.chance.below(decision.maximum - decision.minimum + 1)
            chosen = self._sample(options, count)
            if decision.verify is None or decision.verify(chosen) is None:
                return chosen
        return decision.first_allowed() or decision.default()

    def _shares(self, decision: Divide) -> dict[Id, int]:
        for _ in range(TRIES):
            shares = dict.fromkeys(decision.among, decision.minimum)
            for _ in range(decision.total - sum(shares.values())):
                shares[decision.among[self.chance.below(len(decision.among))]] += 1
            if decision.verify is None or decision.verify(shares) is None:
                return shares
        return decision.default()

    def _attacks(self, decision: DeclareAttackers) -> dict[Id, Id]:
        for _ in range(TRIES):
            attacks: dict[Id, Id] = {}
            for attacker, defenders in decision.choices.items():
                number = self.chance.below(len(defenders) + 1)
                if number < len(defenders):
                    attacks[attacker] = defenders[number]
            if decision.verify(attacks) is None:
                return attacks
        return decision.default()

    def _blocks(self, decision: DeclareBlockers) -> dict[Id, tuple[Id, ...]]:
        for _ in range(TRIES):
            blocks: dict[Id, tuple[Id, ...]] = {}
            for blocker, attackers in decision.choices.items():
                number = self.chance.below(len(attackers) + 1)
                if number < len(attackers):
                    blocks[blocker] = (attackers[number],)
            if decision.verify(blocks) is None:
                return blocks
        return decision.default()
