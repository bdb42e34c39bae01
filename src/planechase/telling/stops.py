"""When a person is asked for an action, and when it is passed for them.

A player gets priority many times a turn. Usually one is only asked where most players would want to act: in
one's own main phases, when a spell or ability of somebody else is on the stack, in a fight, and just before
one's own turn. With full control one is asked every time.
"""

from __future__ import annotations

from enum import Enum

from planechase.rules.multiplayer.teams import defending_together, next_active
from planechase.rules.state.objects import Id
from planechase.rules.state.state import State
from planechase.rules.state.steps import Step


class Passing(Enum):
    """How far a person wants to pass."""

    NOT = "not"
    UNTIL_SOMETHING_HAPPENS = "until something happens"
    UNTIL_NEXT_TURN = "until the next turn of one's own"


class Stops:
    """Where one person wants to be asked."""

    def __init__(self, player: Id) -> None:
        self.player = player
        self.full_control = False
        self._passing = Passing.NOT
        self._since = 0

    def start_passing(self, game: State, how: Passing) -> None:
        """Pass from now on, as long as it says."""
        self._passing = how
        self._since = game.turn.number

    def stop_passing(self) -> None:
        self._passing = Passing.NOT

    def passes(self, game: State) -> bool:
        """Whether to pass for this person now."""
        if self._passing is not Passing.NOT:
            own_turn = self.player in game.turn.active and game.turn.number > self._since
            if not own_turn and not (self._passing is Passing.UNTIL_SOMETHING_HAPPENS and self._concerned(game)):
                return True
            self._passing = Passing.NOT
        return not self.full_control and not self._usually_asked(game)

    def _concerned(self, game: State) -> bool:
        """Something happens that one may want to answer: somebody else's spell or ability, or an attack."""
        return self._others_on_stack(game) or (not game.turn.stack and self._attacked(game))

    def _usually_asked(self, game: State) -> bool:
        turn = game.turn
        if turn.stack:
            return self._others_on_stack(game)
        if self.player in turn.active:
            return turn.in_main_phase or turn.step is Step.DECLARE_BLOCKERS
        if self._attacked(game):
            return turn.step in (Step.DECLARE_ATTACKERS, Step.DECLARE_BLOCKERS)
        return turn.step is Step.END and self.player in next_active(game)

    def _others_on_stack(self, game: State) -> bool:
        """The topmost object on the stack is somebody else's."""
        stack = game.turn.stack
        return bool(stack) and game.objects[stack[-1]].controller != self.player

    def _attacked(self, game: State) -> bool:
        """Creatures attack this person, or somebody with whom they defend as one."""
        combat = game.turn.combat
        defending = [mate.id for mate in defending_together(game, game.players[self.player])]
        return combat is not None and any(attack.defending_player in defending for attack in combat.attacks.values())
