"""Deck lists: the built-in decks, and reading and checking lists."""

from planechase.decks.starters import deck, names

__all__ = ["deck", "names"]
