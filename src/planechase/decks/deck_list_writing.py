"""Writing deck lists: a heading for each section and a line for each card, as every program reads them."""

from __future__ import annotations

from planechase.decks.deck_list import DeckList


def write(deck_list: DeckList) -> str:
    """The list as text; `deck_list_reading.read` makes the same list of it.

    >>> from planechase.decks.deck_list_reading import read
    >>> print(write(read("SB: 2 Cancel\\n20x Island\\n1 Naya [Planes]")), end="")
    Deck
    20 Island
    <BLANKLINE>
    Sideboard
    2 Cancel
    <BLANKLINE>
    Planar Deck
    1 Naya
    """
    blocks = [f"About\nName {deck_list.name}\n"] if deck_list.name else []
    for section, entries in deck_list.sections():
        blocks.append("\n".join([section.value, *(f"{entry.count} {entry.name}" for entry in entries), ""]))
    return "\n".join(blocks)
