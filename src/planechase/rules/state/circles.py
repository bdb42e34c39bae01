"""What is kept of a turn in which very much is chosen (CR 732): where it has been, and what was chosen there."""

from __future__ import annotations

from typing import NamedTuple

from planechase.rules.state.objects import Id


class Choice(NamedTuple):
    """An answer that a player gave, told without the ids of objects, so that it can be known again."""

    place: int
    """The state in which it was given, as a number for its description."""
    player: Id
    question: str
    answer: str
    force: int | None
    """How readily the player is made to choose otherwise, 0 first; None if that cannot be asked of anybody (732.5)."""


class Visit(NamedTuple):
    """A state that the turn has come to: what had been chosen by then, and how often it has come back."""

    chosen: int
    numbers: tuple[int, ...]
    exactly: int
    same: int = 0
    """How often exactly this state has come back."""
    alike: int = 0
    """How often it has come back but for numbers that did not shrink."""


class Circles:
    """CR 732.1b: what has to be known to see that a turn goes round in circles."""

    __slots__ = ("barred", "choices", "place", "repeating", "visits")

    def __init__(self) -> None:
        self.place = 0
        """Where the turn is: a number for the description of the state."""
        self.choices: list[Choice] = []
        self.visits: dict[int, Visit] = {}
        self.barred: frozenset[Choice] = frozenset()
        """CR 732.3: what cannot be chosen there any more."""
        self.repeating = False
        """CR 732.2c: whether a shortcut is being taken."""

    def clone(self) -> Circles:
        new = Circles()
        new.place = self.place
        new.choices = self.choices[:]
        new.visits = self.visits.copy()
        new.barred = self.barred
        new.repeating = self.repeating
        return new
