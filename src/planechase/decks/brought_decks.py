"""What a player brings to a table: a deck, and all that belongs to it; also out of a deck list."""

from __future__ import annotations

from typing import Final, NamedTuple

from planechase.cards import pool
from planechase.decks import legality
from planechase.decks.binder import EMPTY, Binder
from planechase.decks.checking import Unplayable
from planechase.decks.deck_list import DeckList
from planechase.rules.language.card_types import BASIC_LAND_TYPES
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.colors import COLORS, LETTERS
from planechase.rules.state.edition import Edition
from planechase.variants.commander import CARDS, identity
from planechase.variants.planechase import planar_deck_problems

MOST_PROBLEMS: Final = 5


class Brought(NamedTuple):
    """What a player brings to the table: a deck, its commanders among its cards, and cards of the command zone."""

    name: str
    cards: tuple[CardDefinition, ...]
    planar: tuple[CardDefinition, ...] = ()
    commanders: tuple[CardDefinition, ...] = ()
    schemes: tuple[CardDefinition, ...] = ()
    vanguard: tuple[CardDefinition, ...] = ()
    sideboard: tuple[CardDefinition, ...] = ()
    is_list: bool = False
    """Whether a user wrote it down: then nothing is added to it."""


def bring(
    found: DeckList,
    edition: Edition = Edition.CURRENT,
    name: str = "",
    skip_unknown: bool = False,
    binder: Binder = EMPTY,
) -> Brought:
    """What is in a deck list, or `Unplayable` with what is wrong with it.

    With `skip_unknown` it is played without the cards that are not here. A Commander deck, which has a certain number
    of cards, gets basic lands for them; what is left of a planar deck stays away if that is too little for one.

    >>> from planechase.decks.deck_list_reading import read
    >>> len(bring(read("60 Forest")).cards)
    60
    >>> bring(read("40 Forest"))
    Traceback (most recent call last):
        ...
    planechase.decks.checking.Unplayable: A deck has at least 60 cards; this one has 40.
    """
    problems = [str(problem) for problem in legality.check(found, edition, skip_unknown, binder)]
    if problems:
        more = [f"and {len(problems) - MOST_PROBLEMS} more"] if len(problems) > MOST_PROBLEMS else []
        raise Unplayable("\n  ".join([*problems[:MOST_PROBLEMS], *more]))
    parts = (found.planar, found.commanders, found.schemes, found.vanguard, found.sideboard)
    planar, commanders, schemes, vanguard, sideboard = (legality.cards(part, binder) for part in parts)
    called, cards = found.name or name or "a deck list", (*commanders, *legality.cards(found.main, binder))
    brought = Brought(called, cards, planar, commanders, schemes, vanguard, sideboard, is_list=True)
    return _made_up_for(brought, edition) if skip_unknown else brought


def _made_up_for(brought: Brought, edition: Edition) -> Brought:
    """What is still played when cards are missing."""
    if not brought.cards:
        raise Unplayable("None of the cards in this list is here, so there is no deck left to play.")
    lands = _basic_lands(brought) if brought.commanders else []
    missing = max(CARDS - len(brought.cards), 0) if lands else 0
    cards = (*brought.cards, *(lands[number % len(lands)] for number in range(missing)))
    short = bool(brought.planar) and bool(planar_deck_problems(brought.planar, edition))
    return brought._replace(cards=cards, planar=() if short else brought.planar)


def _basic_lands(brought: Brought) -> list[CardDefinition]:
    """CR 903.5d: the basic lands that a deck with these commanders may have."""
    colors = identity(brought.commanders)
    letters = [letter for color, letter in zip(COLORS, LETTERS, strict=True) if colors & color]
    return [pool.card(name) for name, letter in BASIC_LAND_TYPES.items() if letter in letters]
