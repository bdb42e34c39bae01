"""How many cards are understood, and which clauses stand in the way of the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, TypedDict

from planechase.collection.compiling import read, without_clause
from planechase.reading.card_reading import RefusedCard, Understood
from planechase.reading.card_texts import CardText

ITSELF: Final = "~"
"""Stands in a clause for the name of its card, so that the same clause of two cards is the same."""


class PlainClause(TypedDict):
    """A clause that stands in the way, on how many cards, and for how many of these it is the only one."""

    clause: str
    cards: int
    waiting_for_just_this: int


class PlainCoverage(TypedDict):
    """How many cards are understood, as data."""

    cards: int
    understood: int
    refused: int
    names_refused: list[str]
    clauses: list[PlainClause]


@dataclass(slots=True)
class Coverage:
    """How many cards are understood, of everything that was counted."""

    cards: int = 0
    names_refused: list[str] = field(default_factory=list)
    clauses: Counter[str] = field(default_factory=Counter)
    alone: Counter[str] = field(default_factory=Counter)

    @property
    def understood(self) -> int:
        return self.cards - len(self.names_refused)

    def add(self, name: str, refused: RefusedCard | None, alone: bool = False) -> None:
        """One more card; `alone` says whether it would be understood without that one clause."""
        self.cards += 1
        if refused is None:
            return
        self.names_refused.append(name)
        clause = in_general(refused)
        self.clauses[clause] += 1
        self.alone[clause] += alone

    def plain(self) -> PlainCoverage:
        return {
            "cards": self.cards,
            "understood": self.understood,
            "refused": len(self.names_refused),
            "names_refused": self.names_refused,
            "clauses": [
                {"clause": clause, "cards": cards, "waiting_for_just_this": self.alone[clause]}
                for clause, cards in self.clauses.most_common()
            ],
        }

    def __str__(self) -> str:
        share = f" ({self.understood / self.cards:.1%})" if self.cards else ""
        return f"{self.understood} of {self.cards} understood{share}"


def in_general(refused: RefusedCard) -> str:
    """The clause with a sign for the name of its card; where no clause is to blame, the reason.

    >>> in_general(RefusedCard("Ola, Who Sings", "Whenever Ola sings, draw a card.", 1, 1, (), ""))
    'Whenever ~ sings, draw a card.'
    """
    clause = refused.clause or refused.reason
    for name in (refused.name, refused.name.partition(",")[0]):
        clause = clause.replace(name, ITSELF) if name else clause
    return clause


def is_alone(card: CardText, refused: RefusedCard) -> bool:
    """Whether the card would be understood if that one clause were not there."""
    rest = without_clause(card, refused)
    return rest is not None and isinstance(read(rest), Understood)


def by_set(cards: Iterable[tuple[CardText, RefusedCard | None]]) -> dict[str, Coverage]:
    """The coverage of each set that a card is in."""
    found: dict[str, Coverage] = {}
    for card, refused in cards:
        for code in card.sets:
            found.setdefault(code, Coverage()).add(card.name, refused)
    return dict(sorted(found.items()))
