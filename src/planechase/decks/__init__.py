"""Deck lists: the built-in decks, and reading, writing and checking lists."""

from planechase.decks.built_in_deck import Product
from planechase.decks.catalogue import UnknownDeck, deck, names, planar_deck, product
from planechase.decks.deck_list import DeckEntry, DeckList, Problem, Section
from planechase.decks.deck_list_reading import read

__all__ = [
    "DeckEntry",
    "DeckList",
    "Problem",
    "Product",
    "Section",
    "UnknownDeck",
    "deck",
    "names",
    "planar_deck",
    "product",
    "read",
]
