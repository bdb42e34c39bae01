"""What is kept of turns that may go round in circles (CR 732): where they have been, and what was chosen there."""

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


class LoopVisit(NamedTuple):
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

    __slots__ = ("barred", "choices", "idle", "place", "repeating", "stepped_in", "steps_in", "visits")

    def __init__(self) -> None:
        self.place = 0
        """Where the turn is: a number for the description of the state."""
        self.choices: list[Choice] = []
        self.visits: dict[int, LoopVisit] = {}
        self.barred: frozenset[Choice] = frozenset()
        """CR 732.3: what cannot be chosen there any more."""
        self.repeating = False
        """CR 732.2c: whether a shortcut is being taken."""
        self.idle: set[Choice] = set()
        """CR 732.2b: the passes of players who could have done something instead."""
        self.steps_in: Id | None = None
        """CR 732.2c: who has to do something now, since they wanted a shortcut to end here."""
        self.stepped_in: tuple[tuple[int, Id], ...] = ()
        """Where shortcuts were suggested that somebody shortened, and who suggested them."""

    def clone(self) -> Circles:
        new = Circles()
        new.place = self.place
        new.choices = self.choices[:]
        new.visits = self.visits.copy()
        new.barred = self.barred
        new.repeating = self.repeating
        new.idle = self.idle.copy()
        new.steps_in = self.steps_in
        new.stepped_in = self.stepped_in
        return new


class Return(NamedTuple):
    """How turns were that began in a state, or since nothing new has come: to be compared with how they are now."""

    chosen: int
    """How much had been chosen at first."""
    chance: int
    """The state of chance at first."""
    times: int = 0
    """How many turns have begun so since."""


class Rounds:
    """CR 732.2a: the same for loops of whole turns: how turns have begun, and what was chosen in them."""

    __slots__ = ("barred", "choices", "place", "returns", "smallest", "stale")

    def __init__(self) -> None:
        self.place = 0
        """How this turn began, but for numbers that may grow: a number for its description."""
        self.choices: list[Choice] = []
        self.returns: dict[int, Return] = {}
        """By the number for a state in which a turn has begun."""
        self.smallest: dict[int, tuple[int, ...]] = {}
        """By the place, the smallest that its numbers have been."""
        self.stale: Return | None = None
        """Since when every turn has begun like some turn before."""
        self.barred: frozenset[Choice] = frozenset()
        """CR 732.3: what cannot be chosen any more in a turn that begins so."""

    def clone(self) -> Rounds:
        new = Rounds()
        new.place = self.place
        new.choices = self.choices[:]
        new.returns = self.returns.copy()
        new.smallest = self.smallest.copy()
        new.stale = self.stale
        new.barred = self.barred
        return new
