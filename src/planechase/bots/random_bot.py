"""A bot that gives random answers."""

from __future__ import annotations

from typing import Any

from planechase.game import Game
from planechase.rules.state.chance import Chance
from planechase.rules.state.decisions import Decision


class RandomBot:
    """Answers at random among what is allowed. The same seed and the same questions give the same answers."""

    __slots__ = ("chance",)

    def __init__(self, seed: int = 0) -> None:
        self.chance = Chance(seed)

    def decide(self, game: Game, decision: Decision[Any]) -> object:
        """Any answer that is allowed."""
        return decision.sample(self.chance)
