"""Targets of which there are any only if something was paid: "if it was kicked, it deals 2 damage to target player"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from planechase.reading.rebuilding import rebuilt, replaced
from planechase.rules.language.abilities import Ability
from planechase.rules.language.grammar import Condition
from planechase.rules.language.word import Word
from planechase.words.action_costs import AdditionalWasPaid
from planechase.words.amounts import OnlyIf
from planechase.words.conditions import NotSo, WasKicked
from planechase.words.effects.flow import If
from planechase.words.keywords.bargaining import WasBargained
from planechase.words.keywords.giving import GiftPromised
from planechase.words.keywords.kicking import KickedWith
from planechase.words.keywords.prices import CostPaid
from planechase.words.selections import Target
from planechase.words.selections.targets import AnyTarget

DECIDED: Final = (WasKicked, KickedWith, WasBargained, GiftPromised, CostPaid, AdditionalWasPaid)
"""What is known before targets are chosen, because it is said first (CR 601.2b)."""


def with_paid_targets(tree: Ability) -> Ability:
    """CR 601.2c: a target that stands behind such a condition is chosen only if that is so."""
    for choice in [part for part in tree.walk() if isinstance(part, If) and isinstance(part.condition, DECIDED)]:
        for target, condition in _conditional(tree, choice):
            tree = _chosen_if(tree, target, condition)
    return tree


def _conditional(tree: Ability, choice: If) -> Iterator[tuple[Target | AnyTarget, Condition]]:
    """The targets that are spoken of in one branch only, and when."""
    everywhere = _targets(tree)
    so, otherwise = _targets(choice.effect), _targets(choice.otherwise)
    for target, count in so.items():
        if everywhere[target] == count:
            yield target, choice.condition
    for target, count in otherwise.items():
        if everywhere[target] == count:
            yield target, NotSo(choice.condition)


def _targets(tree: Word | None) -> Counter[Target | AnyTarget]:
    """How often each target is spoken of."""
    parts = () if tree is None else tree.walk()
    return Counter(part for part in parts if isinstance(part, (Target, AnyTarget)))


def _chosen_if(tree: Ability, target: Target | AnyTarget, condition: Condition) -> Ability:
    numbers: dict[str, object] = {
        "least": OnlyIf(condition, target.least),
        "most": OnlyIf(condition, target.most),
    }
    found = replaced(tree, target, rebuilt(target, numbers))
    assert isinstance(found, Ability)
    return found
