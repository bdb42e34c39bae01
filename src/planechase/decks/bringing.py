"""What a player brings to a table: a deck, and all that belongs to it; also out of a deck list."""

from __future__ import annotations

from typing import Final, NamedTuple

from planechase.decks import legality
from planechase.decks.checking import Unplayable
from planechase.decks.deck_list import DeckList
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.state.edition import Edition

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


def bring(found: DeckList, edition: Edition = Edition.CURRENT, name: str = "") -> Brought:
    """What is in a deck list, or `Unplayable` with what is wrong with it.

    >>> from planechase.decks.reading import read
    >>> len(bring(read("60 Forest")).cards)
    60
    >>> bring(read("40 Forest"))
    Traceback (most recent call last):
        ...
    planechase.decks.checking.Unplayable: A deck has at least 60 cards; this one has 40.
    """
    problems = [str(problem) for problem in legality.check(found, edition)]
    if problems:
        more = [f"and {len(problems) - MOST_PROBLEMS} more"] if len(problems) > MOST_PROBLEMS else []
        raise Unplayable("\n  ".join([*problems[:MOST_PROBLEMS], *more]))
    leaders = legality.cards(found.commanders)
    parts = (found.planar, found.commanders, found.schemes, found.vanguard, found.sideboard)
    beside = (legality.cards(part) for part in parts)
    return Brought(found.name or name or "a deck list", (*leaders, *legality.cards(found.main)), *beside)
