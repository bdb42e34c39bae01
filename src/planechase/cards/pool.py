"""All the cards there are, by name."""

from __future__ import annotations

from planechase.rules.characteristics import CardDefinition, Characteristics
from planechase.rules.mana import ManaCost
from planechase.rules.mana_abilities import intrinsic_abilities

CARDS = {
    "Forest": CardDefinition(Characteristics("Forest", None, 0, 1, 32, frozenset({"Forest"}), abilities=intrinsic_abilities(frozenset({"Forest"})))),
    "Grizzly Bears": CardDefinition(Characteristics("Grizzly Bears", ManaCost.parse("{1}{G}"), 16, 0, 4, frozenset({"Bear"}), 2, 2)),
}


def card(name: str) -> CardDefinition:
    return CARDS[name]
