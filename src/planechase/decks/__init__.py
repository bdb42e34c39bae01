"""Deck lists: reading, writing and checking them."""
