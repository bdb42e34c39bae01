"""When a person is asked for an action, and when the table passes for them.

A player gets priority many times a turn. Usually one is only asked where most players would want to act: in one's own
main phases, when a spell or ability of somebody else is on the stack or one of one's own that came by itself, in a
fight, after losing life, and just before one's own turn. Besides, each may name steps of anybody's turns, and abilities
about which one does not want to be asked any more. With full control one is asked every time.

All of it depends on what everybody sees and on nothing else, so being asked gives away nothing about a hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from planechase.rules.language.abilities import ActivatedAbility
from planechase.rules.multiplayer.teams import defending_together, next_active
from planechase.rules.state.decisions import Confirm, Decision
from planechase.rules.state.objects import Id, StackObject
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.state import State
from planechase.rules.state.steps import Step
from planechase.rules.turns.priority import may_pass
from planechase.telling.object_views import text_on_stack


class PassingMode(Enum):
    """How far a person wants to pass."""

    NOT = "not"
    UNTIL_SOMETHING_HAPPENS = "until something happens"
    UNTIL_END_OF_TURN = "until the end of the turn"
    UNTIL_NEXT_TURN = "until the next turn of one's own"


class NamedAbility(NamedTuple):
    """An ability by the name of its source and its text: wherever it comes from, it is the same."""

    name: str
    text: str


def named_on_stack(game: State, id: Id) -> NamedAbility | None:
    """Which ability this is, if it is one on the stack."""
    obj = game.get(id)
    if not isinstance(obj, StackObject) or obj.is_spell:
        return None
    chars = game.chars(obj)
    return NamedAbility(chars.name, text_on_stack(obj, chars))


class Stops:
    """Where one person wants to be asked."""

    def __init__(self, player: Id) -> None:
        self.player = player
        self.full_control = False
        self.own: frozenset[Step] = frozenset()
        """Additional steps of your own turns in which to be asked."""
        self.others: frozenset[Step] = frozenset()
        """Additional steps of others' turns in which to be asked."""
        self.players: Mapping[Id, frozenset[Step]] = {}
        """The same for certain players; for them it counts instead of `others`."""
        self.quiet: dict[NamedAbility, bool | None] = {}
        """Abilities about which not to be asked, and the answer that is always given to them."""
        self._passing = PassingMode.NOT
        self._since = 0
        self._life: int | None = None
        """The life total at the last check."""

    def start_passing(self, game: State, how: PassingMode) -> None:
        """Pass from now on, as long as it says."""
        self._passing = how
        self._since = game.turn.number

    def stop_passing(self) -> None:
        self._passing = PassingMode.NOT

    def passes(self, game: State, seat: Id | None = None) -> bool:
        """Whether to pass for this person now, or for the seat that they control (CR 723.5)."""
        seat = self.player if seat is None else seat
        hurt = self._is_hurt(game, seat)
        if not may_pass(game, seat):
            return False
        if self._passing is not PassingMode.NOT:
            if not self._is_far_enough(game, seat, hurt):
                return True
            self._passing = PassingMode.NOT
        return self.would_pass(game, seat) and not hurt

    def would_pass(self, game: State, seat: Id) -> bool:
        """The same for a player who does not keep passing, and has not just lost life."""
        if self.full_control:
            return False
        if self._is_quiet(game):
            return True
        return not self._wants_to_be_asked(game, seat) and not _usually_asked(game, seat)

    def remembered(self, game: State, decision: Decision[object]) -> bool | None:
        """What this person always says to what the ability that resolves asks them."""
        stack = game.turn.stack
        if not self.quiet or not stack or decision.player != self.player or decision.decider != self.player:
            return None
        if not isinstance(decision, Confirm) or decision.purpose not in (Purpose.MAY, Purpose.PAY):
            return None
        ability = named_on_stack(game, stack[-1])
        return self.quiet.get(ability) if ability is not None else None

    def _is_hurt(self, game: State, seat: Id) -> bool:
        """Whether life was lost since the last look; while something is on the stack, the player is asked anyway."""
        if seat != self.player:
            return False
        before, self._life = self._life, game.players[seat].life
        return before is not None and self._life < before and not game.turn.stack

    def _is_quiet(self, game: State) -> bool:
        stack = game.turn.stack
        return bool(self.quiet) and bool(stack) and named_on_stack(game, stack[-1]) in self.quiet

    def _is_far_enough(self, game: State, seat: Id, hurt: bool) -> bool:
        later = game.turn.number > self._since
        if self._passing is PassingMode.UNTIL_END_OF_TURN:
            return later
        if later and seat in game.turn.active:
            return True
        return self._passing is PassingMode.UNTIL_SOMETHING_HAPPENS and (hurt or self._concerned(game, seat))

    def _concerned(self, game: State, seat: Id) -> bool:
        """Something happens that the player may want to answer: another player's spell or ability, or an attack."""
        if game.turn.stack:
            return _others_on_stack(game, seat) and not self._is_quiet(game)
        return is_attacked(game, seat)

    def _wants_to_be_asked(self, game: State, seat: Id) -> bool:
        step, active = game.turn.step, game.turn.active
        if seat in active:
            return step in self.own
        return any(step in self.players.get(other, self.others) for other in active)


def _usually_asked(game: State, seat: Id) -> bool:
    turn = game.turn
    if turn.stack:
        return _others_on_stack(game, seat) or (not turn.in_main_phase and _came_by_itself(game))
    if seat in turn.active:
        return turn.in_main_phase or turn.step in (Step.DECLARE_BLOCKERS, Step.FIRST_STRIKE_DAMAGE)
    if is_attacked(game, seat):
        return turn.step in (Step.DECLARE_ATTACKERS, Step.DECLARE_BLOCKERS, Step.FIRST_STRIKE_DAMAGE)
    return turn.step is Step.END and seat in next_active(game)


def _others_on_stack(game: State, seat: Id) -> bool:
    """The topmost object on the stack is another player's."""
    stack = game.turn.stack
    return bool(stack) and game.objects[stack[-1]].controller != seat


def _came_by_itself(game: State) -> bool:
    """The topmost object on the stack is an ability that triggered.

    In a main phase that follows mostly from what one did oneself; in an upkeep or a fight nobody has been asked yet.
    """
    top = game.objects[game.turn.stack[-1]]
    return isinstance(top, StackObject) and not top.is_spell and not isinstance(top.ability, ActivatedAbility)


def is_attacked(game: State, seat: Id) -> bool:
    """Creatures attack this seat, or a player with whom it defends as one."""
    combat = game.turn.combat
    defending = [mate.id for mate in defending_together(game, game.players[seat])]
    return combat is not None and any(attack.defending_player in defending for attack in combat.attacks.values())
