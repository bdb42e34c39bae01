"""Continuing: passing, resolving, steps and turns, and what players answer on the way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from planechase.decks.binder import Binder
from planechase.rules.events.zones import put_onto_battlefield
from planechase.rules.multiplayer.variant import Variant
from planechase.rules.state.decisions import Decision, DeclareAttackers, DeclareBlockers, Id, Rule
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import Object, Zone
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.state import State
from planechase.rules.state.steps import Step
from planechase.rules.turns.priority import PASS, Priority
from planechase.rules.turns.setup import add_card, beginning_of_the_game
from planechase.testing import table_names
from planechase.testing.errors import TableError, Unanswered
from planechase.testing.handle import Handle
from planechase.testing.scripted_answers import (
    MISSING,
    Announcement,
    Answerer,
    Script,
    Scripted,
    ScriptedAnswer,
    understood,
)
from planechase.testing.table_position import Position
from planechase.testing.table_reading import CardLike

ENOUGH_TURNS: Final = 24
"""How many turns `go_to` waits for a step before it says that the step does not come."""


class Playing(Position):
    """A position in which the game continues; part of `Table`."""

    def __init__(
        self,
        players: int,
        *,
        seed: int,
        edition: Edition,
        variants: Sequence[Variant],
        life: int,
        binder: Binder,
    ) -> None:
        super().__init__(players, seed=seed, edition=edition, variants=variants, life=life, binder=binder)
        self._script = Script()
        self._announcement: Announcement | None = None

    # ------------------------------------------------------------------ going on

    def pass_(self, player: Id | None = None, *, pause: bool = False) -> None:
        """The player with priority passes; `player` says who that should be."""
        self._settle()
        decision = self.decision
        if decision is None:
            raise TableError("The game is over.")
        if player is not None and decision.player != self._player(player).id:
            asked = self.state.players[decision.player].name
            raise TableError(f"{self._player(player).name} cannot pass: {asked} has priority.")
        self._answer(PASS)
        self._stop(pause)

    def resolve(self, *, pause: bool = False) -> None:
        """Everybody passes until the top of the stack has resolved or was countered.

        Where several turns are taken at once, that is the stack of the turn that goes on, if anything is on it.

        With `pause=True`, here and in every method that has it, the call returns when a player is asked
        something that the test did not answer beforehand. Then look at `decision`, and use `answer`.
        """
        self._settle(pause)
        stacks = [turn.stack for turn in (self.state.turn, *self.state.turns) if turn.stack]
        if not stacks:
            raise TableError("The stack is empty; there is nothing to resolve.")
        top = stacks[0][-1]
        self._pass_until(lambda: all(top not in turn.stack for turn in self.state.turns), pause)
        self._stop(pause)

    def resolve_all(self, *, pause: bool = False) -> None:
        """Everybody passes until the stack is empty. If it is already, nothing happens."""
        self._settle(pause)
        self._pass_until(lambda: not any(turn.stack for turn in self.state.turns), pause)
        self._stop(pause)

    def next_step(self, *, pause: bool = False) -> None:
        """Everybody passes until the next step or phase with something to decide has begun.

        Nobody attacks or blocks on the way, unless they must or the test said so beforehand.

        >>> from planechase.testing import ANN, BOB, Table
        >>> table = Table()
        >>> table.next_step()
        >>> table.step.value
        'beginning of combat'
        """
        begun = self._steps_begun
        self._pass_until(lambda: self._steps_begun > begun, pause)
        self._stop(pause)

    def next_turn(self, *, pause: bool = False) -> None:
        """Everybody passes until the upkeep of the next turn.

        >>> from planechase.testing import ANN, BOB, Table
        >>> table = Table()
        >>> table.next_turn()
        >>> table.active_player == BOB, table.step.value
        (True, 'upkeep')
        """
        begun = self._turns_begun
        self._pass_until(lambda: self._turns_begun > begun, pause)
        self._stop(pause)

    def go_to(self, step: str | Step, of: Id | None = None, *, pause: bool = False) -> None:
        """Everybody passes until this step begins next, in any turn or in this player's.

        Nobody attacks or blocks on the way, unless they must or the test said so beforehand.

        >>> from planechase.testing import ANN, BOB, Table
        >>> table = Table()
        >>> table.go_to("upkeep", of=ANN)
        >>> table.turn_number, table.active_player
        (5, 0)
        """
        wanted = table_names.step(step)
        if wanted in (Step.UNTAP, Step.CLEANUP):
            raise TableError(f"Nobody decides anything in the {wanted.value}; go to the step before or after it.")
        if of is not None:
            self._player(of)
        begun, turns = self._steps_begun, self._turns_begun

        def there() -> bool:
            if self._turns_begun - turns > ENOUGH_TURNS:
                raise TableError(f"The {wanted.value} did not come in {ENOUGH_TURNS} turns.")
            return self._steps_begun > begun and self.step is wanted and of in (None, *self.state.turn.active)

        self._pass_until(there, pause)
        if self.decision is None:
            assert self.result is not None
            raise TableError(f"The game ended before the {wanted.value}: {self.result.reason}.")
        self._stop(pause)

    def look_at(self, player: Id) -> None:
        """Continue with this player's turn, where several are taken at once. Nobody passes for that."""
        state = self._arrange()
        turns = [turn for turn in state.turns if self._player(player).id in turn.active and not turn.waits]
        if not turns:
            raise TableError(f"It is not {self._player(player).name}'s turn.")
        state.turn = turns[0]
        self.game.arranged()

    def end_turn(self, player: Id, *, pause: bool = False) -> None:
        """Everybody passes until this player's turn is over. Other turns that are taken at once stand still.

        >>> from planechase.testing import ANN, Table
        >>> table = Table()
        >>> table.end_turn(ANN)
        >>> table.turns
        [(1, 'upkeep')]
        """
        self.look_at(player)
        number = self.turn_number
        while self.decision is not None and not self.game.is_busy:
            turns = [turn for turn in self.state.turns if turn.number == number and not turn.waits]
            if not turns:
                return
            self.state.turn = turns[0]
            self.game.arranged()
            self._pass_once()
            self._settle(pause)

    def begin(self, step: str | Step, of: Id | None = None, *, pause: bool = False) -> None:
        """Jump to a step and let it begin, with its turn-based actions and its triggers.

        >>> from planechase.testing import ANN, BOB, Table
        >>> table = Table()
        >>> table.begin("draw step", of=BOB)
        >>> table.hand(BOB)
        ['Plains']
        """
        self._arrange()
        if self.state.turn.stack:
            raise TableError("Begin a step while the stack is empty.")
        seat = self._player(self.active_player if of is None else of)
        self._set_turn(seat, table_names.step(step), begun=False)
        self.game.run(_nothing)
        self._go_on()
        self._stop(pause)

    def enters(self, player: Id, card: CardLike | Handle, *, tapped: bool = False, pause: bool = False) -> Handle:
        """A card enters the battlefield under a player's control, as if an effect put it there.

        So it enters with what it enters with, its controller is asked what it asks, and abilities trigger. The
        card comes from nowhere; a handle moves a card from where it is. (To have it simply be there, see
        `battlefield`.)

        >>> from planechase.testing import ANN, BOB, Table
        >>> table = Table()
        >>> wall = table.enters(BOB, "Wall of Blossoms")
        >>> table.stack
        ['Wall of Blossoms']
        >>> table.resolve()
        >>> table.hand(BOB)
        ['Plains']
        """
        seat = self._player(player)
        state = self._arrange()
        if isinstance(card, Handle):
            obj = self.find(card).obj
        else:
            obj = add_card(state, seat.id, self._definition(card), Zone.OUTSIDE)

        def happen(state: State) -> Rule[None]:
            yield from put_onto_battlefield(state, [state.objects[obj.id]], state.players[seat.id], tapped)

        self.game.run(happen)
        self._go_on()
        self._stop(pause)
        return self._now(obj)

    def happen(self, rule: Callable[[State], Rule[Any]], *, pause: bool = False) -> None:
        """Let a rule of the engine happen now, and continue to the next grant of priority.

        >>> from planechase.rules.events.actions import draw
        >>> from planechase.testing import ANN, BOB, Table
        >>> table = Table()
        >>> table.happen(lambda state: draw(state, state.players[0], 2))
        >>> table.hand(ANN)
        ['Plains', 'Plains']
        """
        self._arrange()
        self.game.run(rule)
        self._go_on()
        self._stop(pause)

    def begin_game(self, *, pause: bool = False) -> None:
        """Carry out what the vanguards on the table do at the beginning of the game."""
        self.happen(beginning_of_the_game, pause=pause)

    def concede(self, player: Id) -> None:
        """A player concedes and leaves the game.

        >>> from planechase.testing import ANN, BOB, Table
        >>> table = Table()
        >>> table.concede(BOB)
        >>> table.winner
        0
        """
        self.game.concede(self._player(player).id)
        self._go_on()

    # ------------------------------------------------------------------ answering

    def answer(self, player: Id, value: ScriptedAnswer) -> None:
        """A player answers the current question, by names.

        - yes or no: `True`, `False`, "yes", "no"; a number: the number;
        - a choice: a name, a handle, a player, the number of a mode, or a list of those; `[]` for nothing;
        - an order: a list; a division: a dictionary, or a list of shares in the order of the options;
        - attackers and blockers: a dictionary; priority: "pass", an action, or a part of its description.

        >>> from planechase.testing import ANN, BOB, Table
        >>> table = Table()
        >>> table.answer(ANN, "pass")
        >>> table.answer(ANN, "pass")
        Traceback (most recent call last):
            ...
        planechase.testing.errors.TableError: Ann is not asked anything now. Bob is asked: ...
        """
        decision = self.decision
        if decision is None:
            raise TableError("The game is over; nobody is asked anything.")
        if decision.decider != self._player(player).id:
            raise TableError(f"{self._player(player).name} is not asked anything now. {self.question}")
        self._answer(understood(self.state, decision, value))

    def will(self, player: Id, *answers: ScriptedAnswer, about: str = "") -> None:
        """A player will give these answers, one after the other, to later questions.

        `about` restricts them to questions whose purpose, or the name of the card they are about, contains it.
        Answers are as for `answer`. A dictionary may declare attackers or blockers.

        >>> from planechase.testing import ANN, BOB, Table
        >>> table = Table()
        >>> _ = table.hand(BOB, *["Forest"] * 8)
        >>> table.turn(BOB, "end step")
        >>> table.will(BOB, "Forest", about="discard")
        >>> table.next_turn()
        >>> table.graveyard(BOB)
        ['Forest']
        """
        self._player(player)
        self._script.lines += [Scripted(player, value, about, repeated=False) for value in answers]

    def always(self, player: Id, answer: ScriptedAnswer, about: str = "") -> None:
        """A player will give this answer to every question (about something), unless `will` has another first."""
        self._player(player)
        self._script.lines.append(Scripted(player, answer, about, repeated=True))

    def on_ask(self, player: Id, function: Answerer) -> None:
        """A player will answer what this function of the decision returns; None leaves the answer to `will`."""
        self._player(player)
        self._script.asked.append((player, function))

    @property
    def unused(self) -> list[str]:
        """The answers given with `will` that nobody has asked for yet. A test may assert that there are none."""
        return [f"{self.state.players[line.player].name}: {line!r}" for line in self._script.lines if not line.repeated]

    # ------------------------------------------------------------------ how it goes on

    def _answer(self, value: object) -> None:
        """Give an answer, then the answers that were given beforehand."""
        self.game.answer(value)
        self._go_on()

    def _go_on(self) -> None:
        while True:
            decision = self.decision
            if decision is None or isinstance(decision, Priority):
                return
            if not decision.why or not isinstance(decision.purpose, Purpose):
                raise TableError(f"A question says what is asked and what for; this one does not: {decision!r}.")
            value = self._beforehand(decision)
            if value is MISSING:
                return
            self.game.answer(understood(self.state, decision, value))

    def _beforehand(self, decision: Decision[Any]) -> ScriptedAnswer:
        if self._announcement is not None:
            value = self._announcement.answer(self.state, decision)
            if value is not MISSING:
                return value
        return self._script.answer(self.state, decision)

    def _pass_until(self, done: Callable[[], bool], pause: bool = False) -> None:
        """Everybody passes, and declares no attackers and blockers, until `done` or until the game is over."""
        while self.decision is not None and not done():
            if not self._is_quiet:
                if pause:
                    return
                raise self._unanswered()
            self._pass_once()

    def _pass_once(self) -> None:
        decision = self.decision
        assert decision is not None
        self._answer(decision.default())

    @property
    def _is_quiet(self) -> bool:
        """Whether the game continues without an answer: at a grant of priority, or if nothing need be declared."""
        return isinstance(self.decision, (Priority, DeclareAttackers, DeclareBlockers))

    def _settle(self, pause: bool = False) -> None:
        """Continue to the next grant of priority. No attackers and blockers are declared."""
        self._pass_until(lambda: isinstance(self.decision, Priority), pause)

    def _stop(self, pause: bool) -> None:
        """End a call: a question that nobody answered must not go unnoticed."""
        if self.decision is not None and not self._is_quiet and not pause:
            raise self._unanswered()

    def _unanswered(self) -> Unanswered:
        decision = self.decision
        assert decision is not None
        name = self.state.players[decision.player].name.upper()
        return Unanswered(
            f"{self.question}\nThe test does not say what to answer. Say it before, with table.will({name}, "
            f"...); or stop at the question with pause=True and answer it with table.answer({name}, ...)."
        )

    def _give_priority(self, player: Id) -> None:
        """Everybody before this player passes."""
        seat = self._player(player)
        self._settle()
        decision = self.decision
        if decision is None:
            raise TableError("The game is over.")
        if seat.has_left:
            raise TableError(f"{seat.name} has left the game.")
        if decision.player != player and player in self.state.turn.passed:
            holder = self.state.players[decision.player].name
            raise TableError(f"{seat.name} has passed already; {holder} has priority. Use table.resolve() to go on.")
        while self.decision is not None and self.decision.player != player:
            self.game.answer(PASS)

    def _now(self, obj: Object) -> Handle:
        """A handle on what became of a card."""
        return Handle(self, obj.id).now


def _nothing(state: State) -> Rule[None]:
    return
    yield
