"""What a bot is, and what else a bot may offer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, Protocol, runtime_checkable

from planechase.bots.acting_moments import ActingMoment
from planechase.game import Game
from planechase.rules.state.decisions import Decision


@runtime_checkable
class Bot(Protocol):
    """A player made of code.

    The game that a bot is shown is a guess: to the bot's seat it looks just like the real one, but everything that the
    seat has not seen has been dealt again (see `Game.imagine`). A bot may fork the guess and play on in it as it likes.
    `game.imagine(seat, chance)` gives more guesses, and `game.view(seat)` what the seat may know, as plain data.

    >>> class Simple:
    ...     def decide(self, game, decision):
    ...         return decision.default()
    >>> isinstance(Simple(), Bot)
    True
    """

    def decide(self, game: Game, decision: Decision[Any]) -> object:
        """The answer to a decision of the game: anything that `game.answer` takes."""
        ...


@runtime_checkable
class Waiting(Protocol):
    """A bot that often knows at a glance that it will pass. That saves finding out what else it could do."""

    def waits(self, now: ActingMoment) -> bool:
        """Whether it passes at this moment, whatever its options are."""
        ...


WorthMeasure = Literal["worth", "chance"]
"""How a bot says how good an answer seems: in points of its own, or as the chance to win, from 0 to 1."""


class Considered(NamedTuple):
    """An answer that a bot considered, and what it seemed worth."""

    answer: object
    """The answer, as `game.answer` takes it."""
    worth: float
    """Its worth: more is better. Only answers to the same question can be compared."""
    said: str
    """The worth in words, such as `+35` or `62 %`."""
    measure: WorthMeasure = "worth"
    tried: tuple[float, ...] = ()
    """The result of each trial, if it was tried. Results at the same index of two answers are from the same world."""
    usual: bool = False
    """Whether the bot gives this answer as long as nothing else seems better."""


@runtime_checkable
class Explaining(Protocol):
    """A bot that can explain its last answer."""

    def considered(self) -> Sequence[Considered]:
        """What it considered for its last answer, the best first. Empty if there was nothing to consider."""
        ...
