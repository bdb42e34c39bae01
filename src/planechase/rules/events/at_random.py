"""What is left to chance besides dice and coins: a number, some of several things, a card out of all there are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from planechase.rules.state.objects import NO_CARD, Object, Zone

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import CardDefinition
    from planechase.rules.language.grammar import Filter
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

T = TypeVar("T")


def number_between(game: State, low: int, high: int) -> int:
    """A number chosen at random, both ends included."""
    return low + game.chance.face(high - low + 1) - 1 if high > low else low


def some_of(game: State, things: Sequence[T], count: int = 1) -> list[T]:
    """So many different things chosen at random, or all of them; a test may force which (the first is 1)."""
    left = list(things)
    return [left.pop(number_between(game, 0, len(left) - 1)) for _ in range(min(count, len(left)))]


def cards_that_fit(game: State, what: Filter, by: Source) -> list[CardDefinition]:
    """CR 707.13: of all the cards there are, those that fit a description."""
    return [card for card in game.pool() if what.matches(game, seen_outside(card, by), by)]


def seen_outside(card: CardDefinition, by: Source) -> Object:
    """A card as a description sees it: outside of the game, with nothing but what is printed on it."""
    seen = Object(0, NO_CARD, by.controller, Zone.OUTSIDE, card.printed, 0)
    seen.last_known = card.printed
    return seen


def cards_at_random(game: State, what: Filter, by: Source, count: int = 1) -> list[CardDefinition]:
    """Different cards that fit a description, chosen at random out of all there are."""
    return some_of(game, cards_that_fit(game, what, by), count)
