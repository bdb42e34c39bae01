"""Cards of a plan that are not built in, written out, so that playing its games needs neither files nor imports."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

import msgspec

from planechase.cards import pool
from planechase.decks.binder import EMPTY, Binder
from planechase.decks.brought_decks import Brought
from planechase.rules.language.characteristics import CardDefinition
from planechase.words.plain_data import card_from_plain, card_to_plain

PlainCards = tuple[dict[str, Any], ...]


class OwnCards(msgspec.Struct, frozen=True, omit_defaults=True):
    """Cards that deck lists name, and those that are added to decks which nobody wrote down."""

    cards: PlainCards = ()
    added: PlainCards = ()

    def binder(self) -> Binder:
        """The same cards, to be found by their names."""
        return _binder(msgspec.json.encode(self)) if self.cards or self.added else EMPTY


NOTHING: Final = OwnCards()
"""Most plans have built-in cards alone."""


def own_cards(decks: Iterable[Brought], added: Iterable[CardDefinition] = ()) -> OwnCards:
    """The cards in these decks that are not built in, and those that are added to others."""
    every = (card for deck in decks for part in _parts(deck) for card in part)
    return OwnCards(_plain(every), _plain(added))


def _parts(deck: Brought) -> tuple[tuple[CardDefinition, ...], ...]:
    return deck.cards, deck.sideboard, deck.planar, deck.schemes, deck.vanguard


def _plain(cards: Iterable[CardDefinition]) -> PlainCards:
    own = {card.name: card for card in cards if pool.CARDS.get(card.name) is not card}
    return tuple(card_to_plain(card) for card in own.values())


@lru_cache(maxsize=8)
def _binder(written: bytes) -> Binder:
    """The games of a plan follow each other, and all have the same cards."""
    own = msgspec.json.decode(written, type=OwnCards)
    return Binder(map(card_from_plain, own.cards), map(card_from_plain, own.added))
