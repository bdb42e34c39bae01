"""Planar decks (CR 901.3, 901.15): those players bring, and random legal ones out of all planes and phenomena."""

from __future__ import annotations

from collections.abc import Sequence

from planechase.cards import pool
from planechase.rules.language.card_types import PHENOMENON
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.state.chance import Chance
from planechase.rules.state.edition import Edition
from planechase.variants.planechase import COMMUNAL_CARDS, LEAST_CARDS, MOST_PHENOMENA, Planechase

FLAVOURS = ("own", "communal", "map")
"""Each player's own deck, one communal deck, or the Eternities Map."""


def planar_decks(players: int, seed: int, edition: Edition = Edition.CURRENT) -> list[list[CardDefinition]]:
    """A random legal planar deck of ten cards for each player."""
    chance = Chance(seed, "planes")
    return [_deck(chance, LEAST_CARDS, MOST_PHENOMENA, edition) for _ in range(players)]


def communal_deck(players: int, seed: int, edition: Edition = Edition.CURRENT) -> list[CardDefinition]:
    """A random legal communal deck."""
    return _deck(Chance(seed, "planes"), min(COMMUNAL_CARDS, LEAST_CARDS * players), MOST_PHENOMENA * players, edition)


def _deck(chance: Chance, size: int, phenomena: int, edition: Edition) -> list[CardDefinition]:
    cards = [card for card in pool.planar() if edition is Edition.CURRENT or not _is_phenomenon(card)]
    chance.shuffle(cards)
    deck: list[CardDefinition] = []
    for card in cards:
        few = sum(map(_is_phenomenon, deck)) < phenomena
        if len(deck) < size and (few or not _is_phenomenon(card)):
            deck.append(card)
    return deck


def _is_phenomenon(card: CardDefinition) -> bool:
    return bool(card.printed.types & PHENOMENON)


def random_planechase(players: int, seed: int, flavour: str = "own", edition: Edition = Edition.CURRENT) -> Planechase:
    """Planechase with random planar decks: "own", "communal" or, laid out, the Eternities "map"."""
    if flavour == "own":
        return Planechase(planar_decks(players, seed, edition))
    return Planechase(communal=communal_deck(players, seed, edition), eternities_map=flavour == "map")


def planechase_with(
    decks: Sequence[Sequence[CardDefinition]], seed: int, edition: Edition = Edition.CURRENT
) -> Planechase:
    """Planechase with the planar decks that players bring; whoever brings none gets a random one."""
    spare = planar_decks(len(decks), seed, edition)
    return Planechase([deck or other for deck, other in zip(decks, spare, strict=True)])
