"""A game beside paper cards: its setup, its seed, and what people did, step by step.

Going back means to do again what was done before. So a game that was written down stands where it stood.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from planechase.paper import deed_effects, paper_turns
from planechase.paper.deeds import AT_ANY_TIME, AnyDeed, Finish, Leave
from planechase.paper.tracked_facts import NAME, Ledger, PaperCommander, ledger_of
from planechase.record import Setup
from planechase.rules.state.decisions import Decision, IllegalAnswer, Plain, Rule
from planechase.rules.state.objects import Id
from planechase.rules.state.state import State
from planechase.rules.turns import leaving
from planechase.rules.turns import setup as rules_setup
from planechase.telling.entries import PlainEntry
from planechase.telling.log import Log
from planechase.telling.option_texts import TableSpeaker

UNDONE: Final = 20
"""How many steps can be undone at least."""


class PaperDid(Struct, frozen=True, tag_field="step", tag="did"):
    """A deed, at a time in seconds since 1970."""

    deed: AnyDeed
    at: float
    by: str = ""
    """Who held the device."""


class PaperAnswer(Struct, frozen=True, tag_field="step", tag="answered"):
    """A player's choice that a text asked for."""

    answer: Plain
    at: float
    by: str = ""


PaperStep = PaperDid | PaperAnswer


class PaperTakeback(Struct, frozen=True):
    """An undo: how many steps were left, and what the log said of the last one undone."""

    left: int
    gone: int
    at: float
    by: str
    said: PlainEntry | None


class PaperCheckpoint(NamedTuple):
    """The state of a game after so many steps, while nothing was being decided."""

    steps: int
    state: State


class PaperGame:
    """A game of paper cards that waits for what people do."""

    def __init__(self, setup: Setup, commanders: Sequence[tuple[Id, str]] = ()) -> None:
        self.setup = setup
        self.dealt_commanders = tuple(commanders)
        """Those that were named when the cards were laid out."""
        self.steps: list[PaperStep] = []
        self.log = Log()
        self.taken_back: list[PaperTakeback] = []
        self._running: Rule[None] | None = None
        self._decision: Decision[Any] | None = None
        self.state = rules_setup.new_state(setup.seats, setup.seed, setup.edition, setup.variants)
        self.state.variant_state[NAME] = Ledger([PaperCommander(owner, name) for owner, name in commanders])
        self.state.watchers = [self.log.watch]
        self._run(paper_turns.prepare(self.state, setup.starting_player))
        assert self._running is None, "nothing is asked while decks are laid out"
        self._past = [PaperCheckpoint(0, self.state.clone())]

    # ------------------------------------------------------------------ what goes on

    @property
    def decision(self) -> Decision[Any] | None:
        """What a player has to choose before planes and turns can go on."""
        if self._decision is not None and self._decision.speaker is None:
            self._decision.speaker = TableSpeaker(self.state)
        return self._decision

    @property
    def commanders(self) -> Sequence[PaperCommander]:
        return ledger_of(self.state).commanders

    def why_out(self, seat: Id) -> str:
        """Why a player is out of the game, as far as anybody has said."""
        return ledger_of(self.state).why_out.get(seat, "")

    @property
    def is_over(self) -> bool:
        return self.state.result is not None

    def do(self, deed: AnyDeed, at: float = 0.0, by: str = "") -> PaperGame:
        """Do a deed, or raise `IllegalAnswer` and change nothing."""
        self.take(PaperDid(deed, at, by))
        return self

    def answer(self, plain: Plain, at: float = 0.0, by: str = "") -> None:
        """Answer what is asked, in plain data."""
        self.take(PaperAnswer(plain, at, by))

    def take(self, step: PaperStep) -> None:
        """Take a step, a new one or one that is replayed."""
        if self.is_over:
            raise IllegalAnswer("The game is over; take back the last step to go on with it.")
        if isinstance(step, PaperAnswer):
            self._answer(step)
        else:
            self._do(step)

    def _do(self, step: PaperDid) -> None:
        if self._decision is not None and not isinstance(step.deed, (*AT_ANY_TIME, Finish, Leave)):
            who = self.state.players[self._decision.player].name
            raise IllegalAnswer(f"First {who} chooses: {self._decision.sentence()}")
        if self._decision is None:
            self._do_alone(step)
        elif isinstance(step.deed, Leave):
            self._leave(step, step.deed)
        else:
            self._do_meanwhile(step)

    def _do_alone(self, step: PaperDid) -> None:
        """Undo what cannot be finished."""
        self._remember()
        self.log.mark(len(self.steps))
        try:
            self._run(deed_effects.happen(self.state, step.deed))
        except IllegalAnswer:
            self._stand_at(self._past[-1])
            raise
        self.steps.append(step)

    def _do_meanwhile(self, step: PaperDid) -> None:
        """Totals can be changed while a player thinks; such a deed asks nothing."""
        self.log.mark(len(self.steps))
        for _ in deed_effects.happen(self.state, step.deed):
            raise AssertionError(f"{step.deed} asks something while something is being asked")
        self.steps.append(step)
        if self.is_over:
            self._running = self._decision = None

    def _leave(self, step: PaperDid, deed: Leave) -> None:
        """CR 104.3a: a player leaves while a player is choosing; what was going on goes on without them, or ends."""
        assert self._running is not None
        assert self._decision is not None
        leave = deed_effects.leave(self.state, deed.seat, deed.why)
        self.log.mark(len(self.steps))
        self._run(leaving.interrupt(self.state, leave, self._running, self._decision, paper_turns.go_on))
        self.steps.append(step)

    def _answer(self, step: PaperAnswer) -> None:
        if self._decision is None:
            raise IllegalAnswer("Nothing is asked now.")
        chosen = self._decision.decode(step.answer)
        self.log.mark(len(self.steps))
        self.steps.append(step)
        self._continue(chosen)

    def _run(self, rule: Rule[None]) -> None:
        self._running = rule
        self._continue(None)

    def _continue(self, value: object) -> None:
        """Go on until a player has to choose; CR 800.4g: somebody else chooses for a player who has left."""
        assert self._running is not None
        try:
            while True:
                decision = self._running.send(value)
                if self.is_over:
                    break
                if not self.state.players[decision.player].has_left:
                    self._decision = decision
                    return
                self._running, value = leaving.stand_in(self.state, self._running, decision), None
        except StopIteration:
            pass
        self._running = self._decision = None

    # ------------------------------------------------------------------ going back

    def undo(self) -> None:
        """Undo the last step. A deed is undone with all choices made for it."""
        if not self.steps:
            raise IllegalAnswer("There is nothing to take back.")
        self.back_to(len(self.steps) - 1)

    def back_to(self, steps: int, at: float = 0.0, by: str = "") -> None:
        """Go back to where the game was after so many steps. The log notes that people went back."""
        self.taken_back = [replace(one, left=min(one.left, steps)) for one in self.taken_back]
        self.taken_back.append(PaperTakeback(steps, len(self.steps) - steps, at, by, self.last_line()))
        kept = self.steps[:steps]
        place = next(one for one in reversed(self._past) if one.steps <= steps)
        self._past = [one for one in self._past if one.steps <= place.steps]
        self.steps = kept[: place.steps]
        self._stand_at(place)
        for step in kept[place.steps :]:
            self.take(step)

    def _stand_at(self, place: PaperCheckpoint) -> None:
        self.state = place.state.clone()
        self.state.watchers = [self.log.watch]
        self._running = self._decision = None
        self.log.back_to(place.steps)

    def _remember(self) -> None:
        if self._past[-1].steps != len(self.steps):
            self._past.append(PaperCheckpoint(len(self.steps), self.state.clone()))
        if len(self._past) > 2 * UNDONE:
            self._past = [self._past[0], *self._past[-UNDONE:]]

    def follow(self, steps: Iterable[PaperStep]) -> None:
        """Replay steps."""
        for step in steps:
            self.take(step)

    def last_line(self) -> PlainEntry | None:
        """What the log says last of the last step, if it says anything of it."""
        lines = self.log.lines(None, self.log.written_by(len(self.steps) - 1)) if self.steps else []
        return lines[-1].plain() if lines else None

    def told(self) -> Iterator[tuple[PaperStep, int, int]]:
        """Each step with the first and the last entry of the log that tell what came of it."""
        for number, step in enumerate(self.steps):
            yield step, self.log.written_by(number), self.log.written_by(number + 1)
