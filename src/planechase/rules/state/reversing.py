"""Going back in the middle of something (CR 733.1): what was begun never happened, and what went on before goes on.

At a grant of priority a game simply takes its last copy of the state. In the middle of a resolution rules are running
that hold the state, its players and its objects in their hands, so these very things become again what they were.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.state.attributes import own_attributes
from planechase.rules.state.state_cache import Known

if TYPE_CHECKING:
    from planechase.rules.state.state import State

_KEPT: Final = frozenset({"players", "objects", "turns", "turn", "variant_state", "watchers", "known", "passing"})
"""What of a state stays the same thing, or is no part of the game."""
_CHOSEN_MEANWHILE: Final = frozenset({"automation"})
"""What people say to the game at any time, and not as part of an action."""
_RESOLVING: Final = frozenset({"source"})
"""What is on the stack below was announced before, and goes on being resolved."""


class Before:
    """How a state stands now, for coming back to it."""

    __slots__ = ("_copy", "_objects", "_turns", "_variant_state")

    def __init__(self, game: State) -> None:
        self._copy = game.clone()
        self._objects = game.objects.copy()
        self._turns = game.turns[:]
        self._variant_state = game.variant_state.copy()

    def restore(self, game: State) -> None:
        """The state is again as it was. To be used once."""
        copy = self._copy
        for slot in own_attributes(type(game)):
            if slot not in _KEPT:
                setattr(game, slot, getattr(copy, slot))
        for player, saved in zip(game.players, copy.players, strict=True):
            _become(player, saved, _CHOSEN_MEANWHILE)
        for turn, was in zip(self._turns, copy.turns, strict=True):
            _become(turn, was)
        game.turn = self._turns[copy.turns.index(copy.turn)]
        game.turns = self._turns
        for id, obj in self._objects.items():
            if copy.objects[id] is not obj:
                _become(obj, copy.objects[id], _RESOLVING)
        game.objects = self._objects
        for key, state in self._variant_state.items():
            if copy.variant_state[key] is not state:
                _become(state, copy.variant_state[key])
        game.variant_state = self._variant_state
        game.known = Known()


def _become(thing: object, other: object, except_for: frozenset[str] = frozenset()) -> None:
    """Make a thing equal to another of its kind, which nobody uses any more."""
    for kind in type(thing).__mro__:
        for slot in own_attributes(kind):
            if slot not in except_for:
                setattr(thing, slot, getattr(other, slot))
