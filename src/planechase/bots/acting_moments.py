"""When a bot thinks about acting: the few moments of a turn at which it is worth looking at its options."""

from __future__ import annotations

from enum import Enum

from planechase.rules.multiplayer.teams import defending_together, next_active
from planechase.rules.state.decisions import Id
from planechase.rules.state.objects import StackObject
from planechase.rules.state.state import State
from planechase.rules.state.steps import Step


class ActingMoment(Enum):
    """What a grant of priority is good for."""

    MAIN = "my main phase, with an empty stack"
    RESPONSE = "an opponent's spell or ability is about to resolve"
    ATTACKED = "creatures attack me"
    BLOCKS = "blockers have been declared in a combat I am in"
    LAST_CHANCE = "the end of the turn before mine"
    NOTHING = "nothing"


def moment(game: State, player: Id) -> ActingMoment:
    """What this grant of priority is good for."""
    turn = game.turn
    if turn.stack:
        top = game.objects[turn.stack[-1]]
        foe = isinstance(top, StackObject) and game.players[top.controller].team != game.players[player].team
        return ActingMoment.RESPONSE if foe else ActingMoment.NOTHING
    step = turn.step
    if player in turn.active:
        if turn.in_main_phase:
            return ActingMoment.MAIN
        if step is Step.DECLARE_BLOCKERS:
            return ActingMoment.BLOCKS
        return ActingMoment.NOTHING
    if step is Step.DECLARE_ATTACKERS or step is Step.DECLARE_BLOCKERS:
        if turn.combat is not None and _is_attacked(game, player):
            return ActingMoment.ATTACKED if step is Step.DECLARE_ATTACKERS else ActingMoment.BLOCKS
        return ActingMoment.NOTHING
    if step is Step.END and player in next_active(game):
        return ActingMoment.LAST_CHANCE
    return ActingMoment.NOTHING


def _is_attacked(game: State, player: Id) -> bool:
    """Whether a creature attacks the player, or somebody with whom they defend as one."""
    combat = game.turn.combat
    defending = [mate.id for mate in defending_together(game, game.players[player])]
    return combat is not None and any(a.defending_player in defending for a in combat.attacks.values())
