"""What a game keeps of its past: every answer, and its state at some grants of priority."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from planechase.rules.state.decisions import Plain, Rule
from planechase.rules.state.state import State
from planechase.rules.turns.priority import Action

NEAR: Final = 24
"""How many of the last grants of priority are kept; of those before, fewer and fewer are."""
FEW: Final = 4
"""How many of them are kept of a game that nobody plays at the moment."""
SPARSE: Final = 8
"""To go further back, at most about one in this many of the undone answers is repeated."""
PASSES: Final = 4
"""Of passes only about one in this many is kept: there are many, and they are quickly repeated."""
FORGOTTEN: Final = object()
"""Stands for an answer of which only the plain form is kept."""


class GivenAnswer:
    """An answer, and what came before it. The answers of a game are a chain, whose beginning its forks share."""

    __slots__ = ("before", "number", "passes", "plain", "taken")

    def __init__(self, before: GivenAnswer | None, plain: Plain, taken: object) -> None:
        self.before = before
        self.number: int = before.number + 1 if before is not None else 1
        """The first answer of a game is number 1."""
        self.plain = plain
        """The answer as plain data."""
        self.taken = taken
        """The answer as the rules took it, or `FORGOTTEN`: then the plain one has to be understood again."""
        self.passes = 0
        """How many players in a row then had nothing to do and passed automatically (see `State.passing`)."""


def number_of(last: GivenAnswer | None) -> int:
    """How many answers there are up to this one."""
    return last.number if last is not None else 0


def numbered(last: GivenAnswer | None, number: int) -> GivenAnswer | None:
    """The answer of this number; None before the first."""
    while last is not None and last.number > number:
        last = last.before
    return last


def since(last: GivenAnswer | None, number: int) -> list[GivenAnswer]:
    """The answers after that of this number, in the order in which they were given."""
    found: list[GivenAnswer] = []
    while last is not None and last.number > number:
        found.append(last)
        last = last.before
    found.reverse()
    return found


def forget_how(last: GivenAnswer | None) -> None:
    """Keep only the plain form of these answers."""
    while last is not None and last.taken is not FORGOTTEN:
        last.taken = FORGOTTEN
        last = last.before


def asleep() -> Rule[None]:
    """Stands for a rule that has not been run yet."""
    raise AssertionError("a guess went on before it woke")
    yield


class Checkpoint(NamedTuple):
    """How a game stood at a grant of priority, and how many answers had been given. The state never changes."""

    answers: int
    state: State
    passed: bool = False
    """Whether the player with priority did nothing then."""
    actions: Sequence[Action] | None = None
    """What that player could do, if it was found out."""


class Near(NamedTuple):
    """How a game stood when a player last passed by themselves before a question: much nearer to it, mostly.

    It is found as the game is first forked there, for the forks to come. The state never changes.
    """

    answers: int
    state: State
    grant: int
    """How many answers had been given when a player last acted with priority."""


def last_passed(came: Sequence[GivenAnswer]) -> GivenAnswer | None:
    """The last of some answers after which players passed automatically; None if somebody left in the meantime."""
    if any(isinstance(one.plain, dict) for one in came):
        return None
    return next((one for one in reversed(came) if one.passes > 0), None)


def make_room(past: list[Checkpoint]) -> None:
    """Drop the last checkpoint if it can be recomputed quickly from those before."""
    if len(past) > 1 and past[-1].passed and past[-1].answers - past[-2].answers < PASSES:
        past.pop()


def thinned(past: Sequence[Checkpoint]) -> list[Checkpoint]:
    """Keep all recent checkpoints, and of older ones no more than needed: the older, the further apart."""
    now = past[-1].answers
    kept = list(past[-NEAR:])
    for place in range(len(past) - NEAR - 1, 0, -1):
        before = past[place - 1]
        if kept[0].answers - before.answers > (now - before.answers) // SPARSE:
            kept.insert(0, past[place])
    return [past[0], *kept]
