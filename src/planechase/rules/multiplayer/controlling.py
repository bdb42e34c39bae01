"""Controlling another player (CR 723): who decides for whom, and who sees what somebody sees.

Only the player is controlled: what they own and control, and whose turn it is, stays as it is (723.3).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from planechase.rules.language.grammar import Statement
from planechase.rules.language.word import word
from planechase.rules.state.objects import Id

if TYPE_CHECKING:
    from planechase.rules.events.continuous import ContinuousEffect
    from planechase.rules.state.state import State


@word
class ControlsNextTurn(Statement):
    """CR 723.1: the controller of this effect controls a player during the next turn that player really takes."""

    reads = "you control that player during that player's next turn"
    player: Id


def decider(game: State, player: Id) -> Id:
    """CR 723.5, 723.8: who makes this player's decisions. Control may pass through several players."""
    seen = [player]
    while True:
        above = None
        for turn in game.turns:
            if seen[-1] in turn.active and not turn.waits:
                above = turn.controlled_by
                break
        if above is None or above in seen:
            return seen[-1]
        seen.append(above)


def is_controlled(game: State, player: Id) -> bool:
    """CR 723.9: whether another player decides for this player."""
    return decider(game, player) != player


def seen_through(game: State, viewer: Id) -> list[Id]:
    """CR 723.4: the players whose eyes a player sees through: their own, and those of whom they control."""
    for turn in game.turns:
        if turn.controlled_by is not None:
            break
    else:
        return [viewer]
    others = [player.id for player in game.players if player.id != viewer]
    return [viewer, *(other for other in others if decider(game, other) == viewer)]


def pending(game: State, players: tuple[Id, ...]) -> list[ContinuousEffect]:
    """CR 723.1a, 805.8: the effects that wait for the next turn of these players, the latest last; that one works."""
    return [
        effect
        for effect in game.effects
        if isinstance(effect.statement, ControlsNextTurn) and effect.statement.player in players
    ]


def controllers_leave(game: State, leavers: Sequence[Id]) -> list[Id]:
    """CR 800.4a: effects that give these players control of players end. Returns those that have not begun."""
    for turn in game.turns:
        if turn.controlled_by in leavers:
            turn.controlled_by = None
    return [
        effect.id
        for effect in game.effects
        if isinstance(effect.statement, ControlsNextTurn) and effect.by.controller in leavers
    ]
