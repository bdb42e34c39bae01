"""The built-in decks, by name: first the products, then the starter decks, then those for Commander."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from planechase.cards.name_matching import likest
from planechase.decks.built_in_deck import Product
from planechase.decks.commander_decks import COMMANDER_DECKS
from planechase.decks.products import PRODUCTS
from planechase.decks.starters import STARTERS
from planechase.rules.language.characteristics import CardDefinition

CATALOGUE: Final[Mapping[str, Product]] = MappingProxyType(
    {each.name: each for each in (*PRODUCTS, *STARTERS, *COMMANDER_DECKS)}
)


class UnknownDeck(KeyError):
    """There is no built-in deck of this name; the message names the nearest one."""

    def __str__(self) -> str:
        return str(self.args[0])


def names(year: int | None = None, commander: bool = False) -> tuple[str, ...]:
    """The names of the built-in decks, or of the products of a year; those for Commander only if asked for.

    >>> names(2009)
    ('Elemental Thunder', 'Metallic Dreams', 'Strike Force', 'Zombie Empire')
    >>> names(commander=True)
    ('Raiment of Dawn', 'Heart of the Maelstrom', 'Blades of the Night', 'Legion of Razia')
    """
    fitting = [each for each in CATALOGUE.values() if bool(each.commanders) is commander]
    return tuple(each.name for each in fitting if year is None or each.year == year)


def product(name: str) -> Product:
    """A built-in deck with all that belongs to it.

    >>> product("Zombie Empire").year
    2009
    """
    found = CATALOGUE.get(name)
    if found is None:
        close = likest(name, CATALOGUE)
        hint = f"; did you mean {close!r}?" if close is not None else f"; there are {', '.join(CATALOGUE)}."
        raise UnknownDeck(f"There is no deck {name!r}{hint}")
    return found


def deck(name: str) -> tuple[CardDefinition, ...]:
    """A built-in deck, card by card.

    >>> len(deck("Dawn Charge"))
    60
    """
    return product(name).deck()


def planar_deck(name: str) -> tuple[CardDefinition, ...]:
    """The planar deck that belongs to a built-in deck; empty for the starter decks.

    >>> len(planar_deck("Zombie Empire"))
    10
    """
    return product(name).planar_deck()
