"""Cards that users bring beside the built-in ones: by name, and with the reason if one cannot be played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final

from planechase.cards.name_matching import NameIndex
from planechase.decks.name_folding import folded
from planechase.rules.language.characteristics import BETWEEN_HALVES, CardDefinition

if TYPE_CHECKING:
    from planechase.reading.card_texts import CardText


class Binder:
    """Cards by their names, however these are written. A built-in card of the same name is played instead.

    >>> from planechase.vocabulary import *
    >>> mine = Binder([card("Meadow Guard", "{W}", creature("Human", 2, 1))])
    >>> mine.find("meadow guard"), mine.find("Meadow Gourd")
    (<card Meadow Guard>, None)
    """

    def __init__(self, cards: Iterable[CardDefinition] = (), added: Iterable[CardDefinition] = ()) -> None:
        self.cards: dict[str, CardDefinition] = {}
        for card in (*cards, *added):
            self.cards.setdefault(folded(card.name), card)
            if card.halves:
                self.cards.setdefault(folded(card.name.partition(BETWEEN_HALVES)[0]), card)
        self.added: tuple[CardDefinition, ...] = tuple(added)
        """Planes, phenomena, schemes and vanguards that are put into every deck that nobody wrote down."""

    def find(self, written: str) -> CardDefinition | None:
        """The card that is meant: the same one each time."""
        return self.cards.get(folded(written))

    def why_not(self, written: str) -> str:
        """Why a card that is known to it cannot be played, in a sentence; nothing where it knows no such card."""
        return ""

    def facts(self, written: str) -> CardText | None:
        """What is printed on a card that was brought as text, whether it can be played or not."""
        return None

    def names(self) -> Iterable[str]:
        """What can be found, for a user who may have meant one of them."""
        return dict.fromkeys(card.name for card in self.cards.values())

    @cached_property
    def spelling(self) -> NameIndex:
        """The same names, for those who misspell one."""
        return NameIndex(self.names(), folded)


class Binders(Binder):
    """Several of them: the first that has a card is asked."""

    def __init__(self, binders: Sequence[Binder]) -> None:
        super().__init__()
        self.binders = tuple(binders)
        self.added = tuple(card for binder in binders for card in binder.added)

    def find(self, written: str) -> CardDefinition | None:
        found = (binder.find(written) for binder in self.binders)
        return next((card for card in found if card is not None), None)

    def why_not(self, written: str) -> str:
        return next((why for binder in self.binders if (why := binder.why_not(written))), "")

    def facts(self, written: str) -> CardText | None:
        found = (binder.facts(written) for binder in self.binders)
        return next((facts for facts in found if facts is not None), None)

    def names(self) -> Iterable[str]:
        return dict.fromkeys(name for binder in self.binders for name in binder.names())


EMPTY: Final = Binder()
"""No cards beside the built-in ones."""
