"""Ending the turn (CR 724): everything that is going on ends, and the cleanup step is next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import lasting
from planechase.rules.events.events import Notice
from planechase.rules.events.happening import tell
from planechase.rules.events.zones import cease_to_exist, move
from planechase.rules.state.decisions import Rule
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import NO_CARD, StackObject, Zone
from planechase.rules.state.steps import Step
from planechase.rules.turns import state_based
from planechase.rules.turns.turn import end_step

if TYPE_CHECKING:
    from planechase.rules.state.state import State


def end_the_turn(game: State) -> Rule[None]:
    """CR 724.1: what has triggered is forgotten, the stack is exiled, and the game skips to the cleanup step.

    Whatever triggers on the way waits for that step (724.1f). In 2011 so did what had triggered before (2011:712.2).
    """
    turn = game.turn
    tell(game, Notice("The turn ends."))
    if game.edition is Edition.CURRENT:
        game.waiting = []
    yield from _exile_the_stack(game)
    game.bounds = None
    if game.edition is Edition.Y2011:
        _end_combat(game)
    yield from state_based.check(game)
    if game.result is not None:
        return
    _end_combat(game)
    turn.steps = [Step.CLEANUP]
    yield from end_step(game)


def _end_combat(game: State) -> None:
    """CR 724.1d: everything is removed from combat, if there is one. 2011:712.1a: before state-based actions."""
    if game.turn.combat is not None:
        game.turn.combat = None
        lasting.end_of_combat_effects(game)


def _exile_the_stack(game: State) -> Rule[None]:
    """CR 724.1b: every object on the stack, the one that is resolving too; what is no card ceases to exist."""
    objects = [game.objects[id] for id in game.turn.stack]
    cards = [obj for obj in objects if obj.card != NO_CARD and isinstance(obj, StackObject) and obj.is_spell]
    for obj in objects:
        if obj not in cards:
            cease_to_exist(game, obj)
    yield from move(game, cards, Zone.EXILE, "exile")
