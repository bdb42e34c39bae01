"""What a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from planechase.game import Game
from planechase.rules.state.decisions import Decision, Id


class Bot(Protocol):
    """A player made of code.

    A bot may look at `game.state`, but only at what its player may know: no other hands and no libraries.
    """

    def decide(self, game: Game, decision: Decision[Any]) -> object:
        """The answer to a decision: anything that `game.answer` takes."""
        ...


@runtime_checkable
class Waiting(Protocol):
    """A bot that often knows at a glance that it will pass; then nobody finds out what it could do instead."""

    def waits(self, game: Game, player: Id) -> bool:
        """Whether it passes now, whatever its options are."""
        ...


class Considered(NamedTuple):
    """Something that a bot could have answered, and what that seemed worth."""

    answer: object
    """As `game.answer` takes it."""
    worth: float
    """More is better; only answers to the same question can be compared."""
    said: str
    """What it is worth in the bot's own measure, such as `+35` or `62 %`."""


@runtime_checkable
class Explaining(Protocol):
    """A bot that can say why it answered as it did."""

    def considered(self) -> Sequence[Considered]:
        """What it looked at for its last answer, the best first; nothing where there was nothing to think about."""
        ...
