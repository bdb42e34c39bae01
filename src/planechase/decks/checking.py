"""Checks before a game begins: names, seeds, editions, decks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from planechase.cards import pool
from planechase.decks.binder import EMPTY, Binder
from planechase.decks.catalogue import product
from planechase.decks.deck_list import DeckList
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.state.edition import Edition
from planechase.words.english import listed

MOST_PLAYERS: Final = 100
"""More than ever sat at one table."""


class Unplayable(ValueError):
    """Something that cannot be played as it was asked for; the message says why."""


def edition_of(given: object) -> Edition:
    """An edition, or the one of this name.

    >>> edition_of("2011")
    <Edition.Y2011: '2011'>
    >>> edition_of("2012")
    Traceback (most recent call last):
        ...
    planechase.decks.checking.Unplayable: There is no edition '2012'; there are current and 2011.
    """
    if isinstance(given, Edition):
        return given
    for edition in Edition:
        if str(given) in (edition.value, edition.name):
            return edition
    raise Unplayable(f"There is no edition {given!r}; there are {listed([each.value for each in Edition])}.")


def seed_of(given: object) -> int:
    """A seed is a whole number."""
    if isinstance(given, int) and not isinstance(given, bool):
        return given
    raise Unplayable(f"A seed is a whole number, not {given!r}.")


def names_of(given: object, players: int) -> list[str]:
    """The names of all players: one each, none empty, none twice."""
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise Unplayable(f"The names of the players are a list of {players} names, not {given!r}.")
    names = list(given)
    for name in names:
        if not isinstance(name, str) or not name.strip():
            raise Unplayable(f"The name of a player is a word or a few, not {name!r}.")
    if len(names) != players:
        raise Unplayable(f"Each of the {players} players needs a name, and the list has {len(names)}.")
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise Unplayable(f"Two players are called {twice!r}; give them different names.")
    return names


def decks_of(given: object) -> list[object]:
    """The decks of all players, each still to be read."""
    if isinstance(given, str) or not isinstance(given, Sequence):
        raise Unplayable(f"Give a list of decks, one for each player, not {given!r}.")
    if len(given) < 2:
        raise Unplayable(f"A game needs at least two players with a deck each, and not {len(given)}.")
    if len(given) > MOST_PLAYERS:
        raise Unplayable(f"At most {MOST_PLAYERS} players fit round a table, and there are {len(given)} decks.")
    return list(given)


def cards_of(deck: object, whose: str, what: str = "deck", binder: Binder = EMPTY) -> tuple[CardDefinition, ...]:
    """The cards of a deck: the name of a built-in one, or cards, or their names; so too of a sideboard."""
    if isinstance(deck, str):
        return product(deck).deck()
    if isinstance(deck, DeckList):
        raise Unplayable("Play a deck list with Game.casual(decks=…), which takes its planar deck and commanders too.")
    if not isinstance(deck, Iterable) or isinstance(deck, Mapping):
        raise Unplayable(f"{whose} needs a {what}: a list of cards, or the name of a built-in deck; not {deck!r}.")
    cards = tuple(_card(card, whose, binder) for card in deck)
    if not cards:
        raise Unplayable(f"The deck of {whose} has no cards.")
    stray = next((card for card in cards if card.printed.lives_in_command_zone), None)
    if stray is not None:
        kind = stray.type_line.partition(" — ")[0].lower()
        raise Unplayable(f"The {what} of {whose} holds {stray.name}, a {kind}, which has no place in a library.")
    return cards


def sideboards_of(given: object, names: Sequence[str], binder: Binder = EMPTY) -> list[tuple[CardDefinition, ...]]:
    """CR 100.4: the sideboards of all players, which may be empty; or none at all."""
    if isinstance(given, str) or not isinstance(given, Sequence) or len(given) not in (0, len(names)):
        raise Unplayable(f"Give a list with a sideboard for each of the {len(names)} players, or none; not {given!r}.")
    if not given:
        return [() for _ in names]
    both = zip(given, names, strict=True)
    return [cards_of(cards, name, "sideboard", binder) if cards else () for cards, name in both]


def _card(card: object, whose: str, binder: Binder) -> CardDefinition:
    if isinstance(card, CardDefinition):
        return card
    if isinstance(card, str):
        return _named(card, binder)
    raise Unplayable(f"The deck of {whose} holds {card!r}, which is neither a card nor the name of one.")


def _named(name: str, binder: Binder) -> CardDefinition:
    """The card of this name, built in or brought; with the reason if it cannot be played."""
    try:
        return pool.card(name)
    except pool.UnknownCard:
        own = binder.find(name)
        if own is not None:
            return own
        why = binder.why_not(name)
        if why:
            raise Unplayable(why) from None
        raise


def seat_of(given: object, names: Sequence[str]) -> int | None:
    """Who plays first: a seat, or a player's name; None leaves it to chance."""
    if given is None or (isinstance(given, int) and not isinstance(given, bool) and given in range(len(names))):
        return given
    if isinstance(given, str) and given in names:
        return names.index(given)
    close = get_close_matches(given, names, n=1) if isinstance(given, str) else []
    hint = f"Did you mean {close[0]!r}?" if close else f"There are seats from 0 to {len(names) - 1}."
    raise Unplayable(f"There is no player {given!r} who could play first. {hint}")
