"""Answers at random, for games that only have to go on."""

from __future__ import annotations

from itertools import chain, combinations, islice
from typing import Any, Final

from planechase.rules.chance import Chance
from planechase.rules.decisions import (
    Choose,
    ChooseNumber,
    Confirm,
    Decision,
    DeclareAttackers,
    DeclareBlockers,
    Divide,
    IllegalAnswer,
    Order,
)

TRIES: Final = 8
PATIENCE: Final = 2000


def random_answer(decision: Decision[Any], chance: Chance) -> object:
    """An allowed answer at random; where a few tries find none, the default."""
    for _ in range(TRIES):
        answer = _guess(decision, chance)
        try:
            return decision.check(answer)
        except IllegalAnswer:
            continue
    return _first_allowed(decision) if isinstance(decision, Choose) else decision.default()


def _first_allowed(decision: Choose) -> object:
    """The first choice that is allowed as a whole, the smallest ones first."""
    sizes = range(decision.minimum, decision.maximum + 1)
    every = chain.from_iterable(combinations(decision.options, size) for size in sizes)
    for chosen in islice(every, PATIENCE):
        if decision.verify is None or decision.verify(list(chosen)) is None:
            return list(chosen)
    return decision.default()


def _guess(decision: Decision[Any], chance: Chance) -> object:
    if isinstance(decision, Confirm):
        return chance.below(2) == 1
    if isinstance(decision, ChooseNumber):
        return decision.minimum + chance.below(decision.maximum - decision.minimum + 1)
    if isinstance(decision, Choose):
        count = decision.minimum + chance.below(decision.maximum - decision.minimum + 1)
        return _shuffled(decision.options, chance)[:count]
    if isinstance(decision, Order):
        return _shuffled(decision.options, chance)
    if isinstance(decision, Divide):
        shares = dict.fromkeys(decision.among, decision.minimum)
        for _ in range(decision.total - sum(shares.values())):
            shares[decision.among[chance.below(len(decision.among))]] += 1
        return shares
    if isinstance(decision, (DeclareAttackers, DeclareBlockers)):
        declared = {}
        for creature, possible in decision.choices.items():
            number = chance.below(len(possible) + 1)
            if number < len(possible):
                declared[creature] = possible[number]
        return declared
    return decision.default()


def _shuffled(options: tuple[Any, ...], chance: Chance) -> list[Any]:
    order = list(options)
    chance.shuffle(order)
    return order
