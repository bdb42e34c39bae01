"""What an action is worth, found by trying it: a fork of the game in which nobody responds to it.

It begins at a grant of priority, where a fork is cheap. What is left to chance, or hidden, is another game's in a fork
that needs it, so that nobody learns what is to come.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from planechase.bots.evaluating import lead
from planechase.game import Game
from planechase.rules.state.chance import Chance
from planechase.rules.state.decisions import Decision, Id, IllegalAction, IllegalAnswer
from planechase.rules.state.player import Automation
from planechase.rules.turns.priority import PASS, Action

BY_HAND: Final = Automation(pass_priority=False)
"""Nobody passes automatically, so that the game stops as soon as everything has resolved."""
LONG: Final = 60
"""After how many answers a trial stops waiting for the end of an action."""

TrialAnswerer = Callable[[Game, Decision[Any]], object]


def gain(
    game: Game, player: Id, option: Action, answering: TrialAnswerer, guess: bool = False, chance: Chance | None = None
) -> float | None:
    """By how much an action brings a player ahead once it has resolved; None where that cannot be found out.

    With `guess` what the player has not seen is guessed, which takes longer. `chance` says how dice fall.
    """
    before = lead(game.state, player)
    trial = game.imagine(player, Chance(game.answered)) if guess else game.fork(forks=False)
    if chance is not None:
        trial.state.chance = chance.clone()
    elif not guess:
        trial.state.chance = Chance(game.answered, "tried")
    for seat in trial.state.players:
        seat.automation = BY_HAND
    try:
        trial.answer(option)
        if not _resolved(trial, len(game.state.turn.stack), answering):
            return None
    except (IllegalAction, IllegalAnswer):
        return None
    return lead(trial.state, player) - before


def _resolved(trial: Game, waiting: int, answering: TrialAnswerer) -> bool:
    """Let everybody pass until no more is on the stack than before."""
    for _ in range(LONG):
        if trial.result is not None:
            return True
        if trial.grant is not None:
            if len(trial.state.turn.stack) <= waiting:
                return True
            if trial.may_pass:
                trial.answer(PASS)
                continue
        decision = trial.decision
        assert decision is not None
        trial.answer(answering(trial, decision))
    return False
