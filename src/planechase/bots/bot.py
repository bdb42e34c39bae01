"""What a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, Protocol, runtime_checkable

from planechase.bots.moments import Moment
from planechase.game import Game
from planechase.rules.state.decisions import Decision


@runtime_checkable
class Bot(Protocol):
    """A player made of code.

    The game that it is shown is a guess: it looks to the bot's seat just like the one that is played, and whatever the
    seat has not seen is dealt anew in it (see `Game.imagine`). A bot may fork it and play on in it as it likes; more
    guesses come from `game.imagine(seat, chance)`, and what the seat may know, as plain data, from `game.view(seat)`.
    """

    def decide(self, game: Game, decision: Decision[Any]) -> object:
        """The answer to a decision: anything that `game.answer` takes."""
        ...


@runtime_checkable
class Waiting(Protocol):
    """A bot that often knows at a glance that it will pass; then nobody finds out what it could do instead."""

    def waits(self, now: Moment) -> bool:
        """Whether it passes at such a moment, whatever its options are."""
        ...


Measure = Literal["worth", "chance"]
"""In what a bot says how good an answer seems: in points of its own, or as the chance to win, from 0 to 1."""


class Considered(NamedTuple):
    """Something that a bot could have answered, and what that seemed worth."""

    answer: object
    """As `game.answer` takes it."""
    worth: float
    """More is better; only answers to the same question can be compared."""
    said: str
    """What it is worth in the bot's own measure, such as `+35` or `62 %`."""
    measure: Measure = "worth"
    tried: tuple[float, ...] = ()
    """What came of it each time it was tried, where it was: at the same place in two of these, in the same world."""
    usual: bool = False
    """Whether it is what the bot answers as long as nothing else seems better."""


@runtime_checkable
class Explaining(Protocol):
    """A bot that can say why it answered as it did."""

    def considered(self) -> Sequence[Considered]:
        """What it looked at for its last answer, the best first; nothing where there was nothing to think about."""
        ...
