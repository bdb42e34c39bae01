"""A game with a position that was set up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from planechase.game import Game
from planechase.past import Checkpoint, since
from planechase.record import Setup
from planechase.rules.events.control import settle
from planechase.rules.state.decisions import Id, Plain, Rule
from planechase.rules.state.state import State
from planechase.rules.turns import turn
from planechase.rules.turns.priority import Action
from planechase.testing.errors import TableError

Happening = Callable[[State], Rule[Any]]


class ArrangedGame(Game):
    """A game whose state may be changed from outside, while nothing is going on.

    It plays, forks and takes back like any other. It has no beginning from which it could be replayed.
    """

    __slots__ = ("_happening",)

    def __init__(self, setup: Setup, forks: bool = True, log: bool = False, state: State | None = None) -> None:
        super().__init__(setup, forks, log, state)
        self._happening: Happening | None = None

    @property
    def is_busy(self) -> bool:
        """Whether something is going on: a spell being cast, a step that begins, a resolution."""
        return self._running is not None

    @property
    def answers_given(self) -> int:
        """How many answers have been given since the game was arranged."""
        return self.answered

    def arranged(self) -> None:
        """Find again what is to be decided, after the state was changed."""
        if self.is_busy:
            raise TableError("Nothing can be arranged in the middle of an action.")
        self.state.changed()
        settle(self.state)
        self.look_again()

    def run(self, happening: Happening) -> None:
        """Let something happen by the rules, then continue to the next grant of priority."""
        self._mark()
        self._happening = happening
        self._run(self._happens(happening))

    def _happens(self, happening: Happening) -> Rule[None]:
        yield from happening(self.state)
        self.state.turn.passed = ()
        yield from turn.proceed(self.state)

    def _mark(self) -> None:
        self._grant = self.answered
        self._past = [Checkpoint(self._grant, self.state.clone())]
        self._happening = None

    def take_back(self) -> None:
        """Undo the last action."""
        self._take_back()

    def _act(self, action: Action, plain: Plain) -> None:
        self._happening = None
        super()._act(action, plain)

    def _remember(self, action: Action) -> None:
        """What was arranged is no answer, so the way from an earlier state cannot be gone again: this one is kept."""
        self._past = [Checkpoint(self._grant, self.state.clone())]

    def concede(self, player: Id) -> None:
        if not self.is_busy:
            self._mark()
        super().concede(player)

    def fork(self, forks: bool = True) -> ArrangedGame:
        new = self._standing_at(self.answered)
        new._forks = self._forks and forks
        return new

    def _standing_at(self, answers: int) -> ArrangedGame:
        """As it stands now: from what was arranged last, with what came then."""
        self._wake()
        if not self.is_busy:
            return self._from([], self.answered, self.state)
        new = self._from([], self._grant, self._past[-1].state)
        if self._happening is not None:
            new.run(self._happening)
        for one in since(self._last, self._grant):
            new._repeat(one)
        return new

    def undo(self, answers: int = 1) -> None:
        raise TableError("An arranged game has no beginning to be replayed from; fork it before instead.")
