"""What a bot is."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

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
