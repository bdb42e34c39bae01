"""Prototype (CR 702.160, 718): a card with a second mana cost, power and toughness."""

from __future__ import annotations

from planechase.rules.language.abilities import KeywordAbility
from planechase.rules.language.word import word
from planechase.rules.mana.mana import ManaCost


@word
class Prototype(KeywordAbility):
    """CR 702.160a: the card may be cast prototyped, for this cost and with this size.

    What it then is stands in its characteristics, as what an inset frame makes of it (see `CardDefinition`).
    """

    reads = "prototype {cost} — {power:digits}/{toughness:digits}"
    cost: ManaCost
    power: int
    toughness: int

    @property
    def name(self) -> str:
        return "prototype"
