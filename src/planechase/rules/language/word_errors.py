"""Mistakes in words and cards, reported as soon as the word or card is made."""

from __future__ import annotations


class WrongField(TypeError):
    """A field of a word got what does not belong there; the message names word and field."""


class NameTaken(TypeError):
    """Two words have one name, so that a card that is read back would not know which is meant."""


class NothingKept(TypeError):
    """A word of a card reads a slot that no word before it writes; the message names card, word and slot."""

    def __init__(self, message: str, slot: str) -> None:
        super().__init__(message)
        self.slot = slot


class Unsayable(TypeError):
    """There is no English for what was put together; the message names the word."""
