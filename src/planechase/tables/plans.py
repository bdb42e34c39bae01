"""What is to be played at a table, before it begins: variants, seats, decks, planes, edition."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from planechase.decks import legality
from planechase.decks.bringing import bring
from planechase.decks.casual import USUAL, Deck, Wishes, arrange
from planechase.decks.deck_list import Problem
from planechase.decks.reading import read
from planechase.record import Setup
from planechase.rules.state.edition import Edition
from planechase.rules.turns.setup import Seat


class BuiltIn(Struct, frozen=True, tag="built in"):
    """A deck that is there already, by name."""

    name: str


class Listed(Struct, frozen=True, tag="list"):
    """A deck list as somebody has written or pasted it."""

    text: str
    name: str = ""


class Usual(Struct, frozen=True, tag="usual"):
    """Any deck that is free."""


DeckPlan = BuiltIn | Listed | Usual


class Plan(Struct, frozen=True):
    """A game that has not begun."""

    variants: tuple[str, ...] = (USUAL,)
    players: int = 4
    decks: tuple[DeckPlan, ...] = ()
    """For the first seats, in their order; the others get what is usual."""
    wishes: Wishes = Wishes()
    """What was agreed on besides the variants."""
    edition: str = Edition.CURRENT.value
    seed: int | None = None
    """What chance starts from, where somebody wants a certain one."""


def setup(plan: Plan, names: Sequence[str], seed: int) -> Setup:
    """How the game begins; a `ValueError` says in a sentence why it cannot."""
    edition = Edition(plan.edition)
    brought = [_brought(deck, edition) for deck in _chosen(plan)]
    arranged = arrange(plan.variants, plan.players, seed, brought, edition, plan.wishes)
    seats = [Seat(name, deck.cards, sideboard=deck.sideboard) for name, deck in zip(names, arranged.decks, strict=True)]
    return Setup(seats, seed, edition, arranged.variants)


def _chosen(plan: Plan) -> Sequence[DeckPlan]:
    """The decks somebody chose, up to the last of them."""
    chosen = list(plan.decks[: plan.players])
    while chosen and isinstance(chosen[-1], Usual):
        chosen.pop()
    return chosen


def _brought(deck: DeckPlan, edition: Edition) -> Deck:
    match deck:
        case BuiltIn(name=name):
            return name
        case Listed(text=text, name=name):
            return bring(read(text), edition, name)
        case Usual():
            raise ValueError("Choose decks for the first seats first.")


def problems(text: str, edition: Edition = Edition.CURRENT) -> list[Problem]:
    """All that is wrong with a deck list, with the lines, for somebody who is still writing it."""
    return legality.check(read(text), edition)
