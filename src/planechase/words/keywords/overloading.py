"""Overload (CR 702.96): a spell that does to each what it would do to a target."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from planechase.rules.language.abilities import Ability, StaticAbility
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.fielded import replace
from planechase.rules.language.grammar import Targeting
from planechase.rules.language.word import Word, word
from planechase.rules.state.objects import Zone
from planechase.words.cost_words import as_costs
from planechase.words.keywords.cost_keywords import NamedCost, PricedKeyword
from planechase.words.player_words import EACH_OPPONENT, EACH_PLAYER, TargetOpponent, TargetPlayer
from planechase.words.selections import Target
from planechase.words.selections.groups import All

if TYPE_CHECKING:
    from planechase.rules.language.grammar import Cost

OVERLOAD: Final = "overload"


@word
class Overload(PricedKeyword):
    """CR 702.96a."""

    reads = "overload {costs:costs}"

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((OverloadCost(OVERLOAD, self.costs),), zones=(Zone.STACK,)),)


@word
class OverloadCost(NamedCost):
    """CR 702.96a: who pays it changes the text of the spell."""

    def as_spell(self, values: Characteristics) -> Characteristics:
        return _overloaded(values)


@lru_cache(maxsize=256)
def _overloaded(values: Characteristics) -> Characteristics:
    draft = values.draft()
    draft.set_abilities(tuple(_overloaded_ability(ability) for ability in values.abilities))
    return draft.finished()


def _overloaded_ability(ability: Ability) -> Ability:
    changed = _with_each(ability)
    assert isinstance(changed, Ability)
    return changed


def _with_each(value: object) -> object:
    """CR 702.96a: all instances of "target" in a text become "each"."""
    if isinstance(value, Targeting):
        return _each(value)
    if isinstance(value, tuple):
        parts = tuple(_with_each(part) for part in value)
        return value if all(new is old for new, old in zip(parts, value, strict=True)) else parts
    if not isinstance(value, Word):
        return value
    changes: dict[str, object] = {}
    for name in value.__match_args__:
        old: object = getattr(value, name)
        new = _with_each(old)
        if new is not old:
            changes[name] = new
    return replace(value, **changes) if changes else value


def _each(targeting: Targeting) -> Word:
    if isinstance(targeting, Target):
        return All(targeting.what, targeting.zone, targeting.who, "each")
    if isinstance(targeting, TargetOpponent):
        return EACH_OPPONENT
    if isinstance(targeting, TargetPlayer):
        return EACH_PLAYER
    raise TypeError(f"{type(targeting).__name__} cannot be overloaded.")


def overload(*costs: Cost | str) -> Overload:
    """Overload with this cost: `overload("{1}{R}")`, or with several costs."""
    return Overload(as_costs(*costs))
