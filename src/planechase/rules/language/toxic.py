"""Toxic (CR 702.164): combat damage to a player also poisons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.language.abilities import KeywordAbility
from planechase.rules.language.word import word

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import Characteristics


@word
class Toxic(KeywordAbility):
    """CR 702.164a: a player it hurts in combat gets so many poison counters as well."""

    reads = "toxic {count:digits}"
    count: int

    @property
    def name(self) -> str:
        return "toxic"


def total_toxic_value(values: Characteristics) -> int:
    """CR 702.164b: all toxic abilities of a creature together."""
    return sum(ability.count for ability in values.abilities if isinstance(ability, Toxic))
