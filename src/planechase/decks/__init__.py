"""Deck lists: the built-in decks, and reading and checking lists."""

from planechase.decks.starters import about, deck, names

__all__ = ["about", "deck", "names"]
