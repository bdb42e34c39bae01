"""Deck lists: the built-in decks, and reading, writing and checking lists."""

from planechase.decks.box import Product
from planechase.decks.catalogue import UnknownDeck, deck, names, planar_deck, product
from planechase.decks.deck_list import DeckList, Entry, Problem, Section
from planechase.decks.reading import read

__all__ = [
    "DeckList",
    "Entry",
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
