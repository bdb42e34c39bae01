"""Which card a written name means: case, accents, apostrophes and the bar of a split card do not matter."""

from __future__ import annotations

from functools import cache

from planechase.cards import pool
from planechase.cards.name_matching import NameIndex
from planechase.decks.binder import EMPTY, Binder
from planechase.decks.name_folding import folded
from planechase.rules.language.characteristics import CardDefinition


@cache
def _known() -> dict[str, str]:
    """The names of all cards by how they fold; a card with two halves also goes by the first of them.

    An adventurer card also goes by both of its names.
    """
    known = {folded(name.partition(" // ")[0]): name for name in pool.CARDS if " // " in name}
    for name, card in pool.CARDS.items():
        if card.printed.inset is not None:
            known[folded(f"{name} // {card.printed.inset.name}")] = name
    return known | {folded(name): name for name in pool.CARDS}


def meant(written: str, binder: Binder = EMPTY) -> CardDefinition | None:
    """The card that is meant, if there is one: built in, or else in the user's binder.

    >>> meant("elspeth knight errant")
    <card Elspeth, Knight-Errant>
    """
    found = _known().get(folded(written))
    return pool.CARDS[found] if found is not None else binder.find(written)


@cache
def all_names() -> NameIndex:
    """The names of all built-in cards, for those who misspell one.

    >>> all_names().nearest("Grisly Baers")
    'Grizzly Bears'
    """
    return NameIndex(pool.CARDS, folded)
