"""What an instruction keeps for a later one of the same text (CR 608.2c), and an ability for a linked one (CR 607).

A slot is declared once, by name and by what it holds. A word says which slots it writes and which it reads
(`Word.written`, `Word.needed`), and a card on which a word reads what nothing wrote is refused when it is made.
"""

from __future__ import annotations

from typing import Final

from planechase.rules.language.word import Word, word


@word
class Slot(Word):
    """A place in the memory of one spell or ability, for numbers of any meaning."""

    reads = "{name}"
    name: str


@word
class ObjectSlot(Slot):
    """A slot for objects: "that card"."""


@word
class PlayerSlot(Slot):
    """A slot for players: "that player"."""


@word
class NumberSlot(Slot):
    """A slot for numbers: "that much"."""


@word
class LinkSlot(Slot):
    """CR 607: a place in the memory of an object, for its linked abilities: "the exiled card"."""


PROTECTOR: Final = LinkSlot("protector")
"""CR 310.8: the player who protects a battle."""
