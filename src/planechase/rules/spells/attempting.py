"""Attempts in the middle of a resolution (CR 608.2g, 733.1): what turns out to be impossible is taken back alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from planechase.rules.events.events import Attempted, TakenBack
from planechase.rules.state.decisions import IllegalAction, Rule
from planechase.rules.state.reversing import Before
from planechase.rules.turns.ending import concede

if TYPE_CHECKING:
    from planechase.rules.state.objects import Id
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State

T = TypeVar("T")


def attempted(game: State, player: Player, about: Id, action: Rule[T]) -> Rule[T | None]:
    """CR 733.1: do something that may prove impossible; then it never happened, and None is returned.

    Who has left meanwhile stays away.
    """
    before = Before(game)
    game.tell(Attempted(player.id, about))
    try:
        return (yield from action)
    except IllegalAction as impossible:
        left = [other for other in game.players if other.has_left]
        before.restore(game)
        game.tell(TakenBack(player.id, about, str(impossible)))
        for other in left:
            if not other.has_left:
                yield from concede(game, other)
        return None
