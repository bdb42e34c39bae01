"""The cards of this server that are not built in: what deck lists name of them is written into the plan of a table.

So a table needs neither the files nor the imports of the machine it was planned on: not on another server, nor when its
game is proved or played again. People who plan a game cannot bring their own cards this way: only cards of the server
are written in.
"""

from __future__ import annotations

from typing import Any

from msgspec import structs

from planechase.cards import pool
from planechase.decks.binder import EMPTY, Binder
from planechase.decks.deck_list import DeckList
from planechase.decks.deck_list_reading import read
from planechase.decks.name_folding import folded
from planechase.decks.spelling import meant
from planechase.rules.state.edition import Edition
from planechase.tables.plans import DeckPlan, Listed, Plan, read_ahead
from planechase.words.plain_data import card_to_plain


class ServerCards:
    """Where a server has its cards beside the built-in ones."""

    def __init__(self, binder: Binder = EMPTY) -> None:
        self.binder = binder

    def plan(self, plan: Plan) -> Plan:
        """A plan in which the lists have what they name of these cards, and nothing else. All lists have been read."""
        return structs.replace(plan, decks=tuple(self.deck(deck, plan.edition) for deck in plan.decks))

    def deck(self, deck: DeckPlan, edition: str = Edition.CURRENT.value) -> DeckPlan:
        """The same for one deck."""
        if not isinstance(deck, Listed):
            return deck
        found = structs.replace(deck, cards=self._named_in(read(deck.text)))
        read_ahead(found, edition)
        return found

    def _named_in(self, found: DeckList) -> dict[str, dict[str, Any]]:
        cards: dict[str, dict[str, Any]] = {}
        for _, entries in found.sections():
            for entry in entries:
                card = meant(entry.name, self.binder)
                if card is not None and pool.CARDS.get(card.name) is not card:
                    cards[folded(entry.name)] = card_to_plain(card)
        return cards
