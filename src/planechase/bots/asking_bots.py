"""Asking a bot. It is shown what its seat may know, and never the real game."""

from __future__ import annotations

from typing import Any

from planechase.bots.acting_moments import moment
from planechase.bots.bot import Bot, Waiting
from planechase.game import Game
from planechase.rules.multiplayer.controlling import decider
from planechase.rules.state.chance import Chance
from planechase.rules.state.decisions import Decision


def waits(bot: Bot, game: Game) -> bool:
    """Whether the bot passes now without looking at what it could do."""
    grant = game.grant
    if grant is None or not game.may_pass or not isinstance(bot, Waiting):
        return False
    return bot.waits(moment(game.state, decider(game.state, grant)))


def answer_of(bot: Bot, game: Game, decision: Decision[Any]) -> object:
    """Ask a bot, and return its answer. It is shown a guess, in which everything its seat has not seen may differ."""
    return bot.decide(shown_to(game, decision.decider), decision)


def shown_to(game: Game, seat: int) -> Game:
    """The game as a bot may see it: a guess, unless the game is one already.

    Which guess it is depends on how far the game has come, so that a bot plays the same game again.
    """
    return game if game.is_guess else game.imagine(seat, Chance(game.answered, f"seat {seat}"))
