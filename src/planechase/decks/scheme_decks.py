"""Scheme decks (CR 904.3): random legal ones out of all schemes."""

from __future__ import annotations

from planechase.cards import pool
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.state.chance import Chance
from planechase.variants.archenemy import LEAST_SCHEMES


def scheme_decks(archenemies: int, seed: int) -> list[list[CardDefinition]]:
    """A random legal scheme deck of twenty different cards for each archenemy."""
    chance = Chance(seed, "schemes")
    return [_deck(chance) for _ in range(archenemies)]


def _deck(chance: Chance) -> list[CardDefinition]:
    cards = pool.schemes()
    chance.shuffle(cards)
    return cards[:LEAST_SCHEMES]
