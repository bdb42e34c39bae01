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
from planechase.rules.turns.priority import may_pass


class Passing(Enum):
    """How far a person wants to pass."""

    NOT = "not"
    UNTIL_SOMETHING_HAPPENS = "until something happens"
    UNTIL_END_OF_TURN = "until the end of the turn"
    UNTIL_NEXT_TURN = "until the next turn of one's own"


class Stops:
    """Where one person wants to be asked."""

    def __init__(self, player: Id) -> None:
        self.player = player
        self.full_control = False
        self.own: frozenset[Step] = frozenset()
        """Steps of one's own turns in which one wants to be asked besides."""
        self.others: frozenset[Step] = frozenset()
        """Steps of the turns of others in which one wants to be asked besides."""
        self._passing = Passing.NOT
        self._since = 0

    def start_passing(self, game: State, how: Passing) -> None:
        """Pass from now on, as long as it says."""
        self._passing = how
        self._since = game.turn.number

    def stop_passing(self) -> None:
        self._passing = Passing.NOT

    def passes(self, game: State, seat: Id | None = None) -> bool:
        """Whether to pass for this person now, or for the seat that they control (CR 723.5)."""
        seat = self.player if seat is None else seat
        if not may_pass(game, seat):
            return False
        if self._passing is not Passing.NOT:
            if not self._is_far_enough(game, seat):
                return True
            self._passing = Passing.NOT
        return self.would_pass(game, seat)

    def would_pass(self, game: State, seat: Id) -> bool:
        """The same for somebody who does not go on passing."""
        return not self.full_control and not self._wants_to_be_asked(game, seat) and not _usually_asked(game, seat)

    def _is_far_enough(self, game: State, seat: Id) -> bool:
        later = game.turn.number > self._since
        if self._passing is Passing.UNTIL_END_OF_TURN:
            return later
        if later and seat in game.turn.active:
            return True
        return self._passing is Passing.UNTIL_SOMETHING_HAPPENS and _concerned(game, seat)

    def _wants_to_be_asked(self, game: State, seat: Id) -> bool:
        return game.turn.step in (self.own if seat in game.turn.active else self.others)


def _concerned(game: State, seat: Id) -> bool:
    """Something happens that one may want to answer: somebody else's spell or ability, or an attack."""
    return _others_on_stack(game, seat) or (not game.turn.stack and _attacked(game, seat))


def _usually_asked(game: State, seat: Id) -> bool:
    turn = game.turn
    if turn.stack:
        return _others_on_stack(game, seat)
    if seat in turn.active:
        return turn.in_main_phase or turn.step is Step.DECLARE_BLOCKERS
    if _attacked(game, seat):
        return turn.step in (Step.DECLARE_ATTACKERS, Step.DECLARE_BLOCKERS)
    return turn.step is Step.END and seat in next_active(game)


def _others_on_stack(game: State, seat: Id) -> bool:
    """The topmost object on the stack is somebody else's."""
    stack = game.turn.stack
    return bool(stack) and game.objects[stack[-1]].controller != seat


def _attacked(game: State, seat: Id) -> bool:
    """Creatures attack this seat, or somebody with whom it defends as one."""
    combat = game.turn.combat
    defending = [mate.id for mate in defending_together(game, game.players[seat])]
    return combat is not None and any(attack.defending_player in defending for attack in combat.attacks.values())
