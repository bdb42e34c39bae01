"""A game in the terminal: people at a table are asked, bots answer, and what people type is done."""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from tempfile import gettempdir
from typing import Any, Final

from planechase.bots import Bot
from planechase.bots.playing import Waiting
from planechase.game import Game
from planechase.rules.state.decisions import Decision, Id, IllegalAnswer
from planechase.rules.state.steps import Step
from planechase.tables import commands as ask
from planechase.tables.people import Person, Refused
from planechase.tables.table import RulesError, Table
from planechase.telling.log import Log
from planechase.telling.scenes import Scene, scene
from planechase.telling.stops import is_aimed_at, is_attacked
from planechase.terminal import recap, saving
from planechase.terminal.board import Board, Lines
from planechase.terminal.commands import Left, do
from planechase.terminal.ending import Ending
from planechase.terminal.keeping import Keeper
from planechase.terminal.mistakes import Mistake
from planechase.terminal.questions import PairingQuestion, Question, question
from planechase.terminal.screen import Closed, Screen

MOST_LINES: Final = 60
"""So many choices are printed where everything goes line by line."""
BACK: Final = ("back", "b", "<")


class Session:
    """The people at one terminal, and the table at which they sit."""

    def __init__(
        self,
        table: Table,
        bots: Mapping[Id, Bot],
        screen: Screen,
        keeper: Keeper | None = None,
        file: Path | None = None,
        pace: float = 0.0,
    ) -> None:
        self.table = table
        self.bots = bots
        self.screen = screen
        self.keeper = keeper or Keeper(None)
        self.file = file
        self.pace = pace
        self.people = sorted(one.seat for one in table.players() if one.seat is not None)
        self.looking: Id | None = None
        self.read: dict[Id | None, int] = {}
        self.message = ""
        self.mana = False
        self.again = False
        """Whether the same is to be played once more."""
        self._mistaken = False
        self._printed = 0
        self._scene_shown: tuple[int, tuple[Id, ...]] | None = None
        self._life: dict[Id, int] = {}
        """The life of people when they last saw it."""
        self._standing: dict[Id, recap.Standing] = {}
        """How it stood when people were last asked in a turn of theirs."""

    # ------------------------------------------------------------------ the game

    @property
    def game(self) -> Game:
        return self.table.playing()

    @property
    def log(self) -> Log:
        """What happened."""
        assert self.game.log is not None
        return self.game.log

    def person(self, seat: Id) -> Person:
        """Who sits at the terminal on this seat."""
        found = self.table.sitting(seat)
        assert found is not None
        return found

    def run(self) -> int:
        """Play until the game is over or everybody has quit."""
        try:
            self.table.pass_for_people()
            while self.game.result is None:
                self._go_on()
            self._keep()
            self.keeper.end()
            Ending(self).show()
        except Left:
            self._keep()
        except Closed:
            self._keep()
            with suppress(OSError):  # the whole terminal may be gone
                self.screen.say(f"\nThe input has ended, and so does this session; {self._how_to_go_on()}")
        return 0

    def _how_to_go_on(self) -> str:
        if self.keeper.path is None or self.keeper.problem:
            return "the game is not over."
        return "the game is not over. Go on with it later by: planechase play --resume"

    def _go_on(self) -> None:
        """One answer more, or somebody is asked for one."""
        try:
            decider = self.game.decider
            assert decider is not None
            if not self.table.is_bot(decider):
                self._ask(decider)
            elif self._anybody_here():
                self._let_bot()
            else:
                self._watch_the_rest()
        except RulesError as error:
            self._rescue(error)

    def _rescue(self, error: RulesError) -> None:
        """The program is at fault: keep the game, so that it can be looked into, and go back to before it."""
        path = Path(gettempdir()) / f"planechase-{self.game.setup.seed}-rescued.json"
        saving.save(path, self.game, self.people, self.bot)
        sentence = f"This is a mistake in planechase. Please report it, and add {path} to your report ({error})."
        if not self.people:
            raise Mistake(sentence) from error
        self.table.do(self.person(self.people[0]), ask.GoBack())
        self.tell(f"{sentence} The game stands before it.")

    @property
    def bot(self) -> str:
        """What plays for the others, as saved games call it."""
        return "random" if any(self.table.level(seat) == "random" for seat in self.bots) else "sensible"

    def watch(self) -> int:
        """Bots play on to the end, and the log is printed: a turn at a time, or line by line at a pace."""
        while self.game.result is None:
            self._let_bot()
            self.print_log(None, None if self.pace else self.log.last_turn())
        self.print_log(None)
        return 0

    def _anybody_here(self) -> bool:
        return any(not self.game.state.players[player].has_left for player in self.people)

    def _watch_the_rest(self) -> None:
        """Nobody at the terminal is in the game any more."""
        if not self.screen.in_place:
            self.watch()
            return
        self.message = "You are out of the game."
        self._draw(None)
        reply = self.screen.ask("Enter: let the others finish   u: undo   q: quit > ").lower()
        if reply == "q":
            raise Left
        if reply == "u" and self.people:
            self.go_back(self.looking if self.looking is not None else self.people[0])
            return
        while self.game.result is None:
            self._let_bot()

    def _let_bot(self) -> None:
        seat = self.table.bot_to_move()
        assert seat is not None
        bot, game, written = self.bots[seat], self.game, len(self.log)
        if game.grant is not None and game.may_pass and isinstance(bot, Waiting) and bot.waits(game, seat):
            self.table.answer_for_bot(self.table.number, 0)
        else:
            decision = game.decision
            assert decision is not None
            answer = decision.encode(decision.check(bot.decide(game, decision)))
            self.table.answer_for_bot(self.table.number, answer)
        if self.pace and len(self.log) > written and self.screen.in_place and self.people:
            self._draw(None)
            time.sleep(self.pace)

    def concede(self, player: Id) -> None:
        """A person leaves the game."""
        self.table.do(self.person(player), ask.Concede())

    def go_back(self, player: Id) -> None:
        """Take back everything since a person's last decision, and that decision; at one keyboard everybody agrees."""
        self.table.do(self.person(player), ask.Undo())
        for other in self.people:
            if self.table.wish is not None and other != player:
                self.table.do(self.person(other), ask.Agree(True))
        self._printed = min(self._printed, len(self.log))
        self.tell("Taken back: this is your last decision again.")

    # ------------------------------------------------------------------ asking a person

    def _ask(self, seat: Id) -> None:
        if self.table.quiet_pass() is not None and not (self.screen.in_place and self._is_worth_a_look(seat)):
            self.table.pass_quietly(self.table.number)
            return
        self._hand_over(seat)
        decision = self.game.decision
        assert decision is not None
        asked = question(self.game.state, decision, self.mana)
        self._recap(seat, asked)
        self._draw(asked)
        self._life[seat] = self.game.state.players[seat].life
        line = self._typed()
        self.message = ""
        self._do(decision, asked, line)
        self._keep()

    def _typed(self) -> str:
        """What a person types; the keys that interrupt a program or end its input mean that they want to leave."""
        try:
            return self.screen.ask("> ")
        except KeyboardInterrupt:
            return "q"
        except Closed:
            if not self.screen.is_typed:
                raise
            self.screen.say()
            return "q"

    def _do(self, decision: Decision[Any], asked: Question, line: str) -> None:
        mistaken, self._mistaken = self._mistaken, False
        try:
            if mistaken and not line:
                self.tell("Nothing was done. Press Enter once more if you mean it.")
            elif not do(self, asked, line):
                self._answer(decision, asked, line)
        except (Mistake, Refused, IllegalAnswer) as mistake:
            self._mistaken = True
            self.tell(str(mistake))

    def _is_worth_a_look(self, seat: Id) -> bool:
        """Whether a person who can do nothing wants to see this all the same: it hurts, or is about to."""
        state = self.game.state
        if state.players[seat].life < self._life.get(seat, 0):
            return not state.turn.stack
        attacked = state.turn.step is Step.DECLARE_ATTACKERS and not state.turn.stack and is_attacked(state, seat)
        return attacked or is_aimed_at(state, seat)

    def tell(self, text: str) -> None:
        """A sentence for the person: below the picture, or at once where there is none."""
        self.message = text
        if not self.screen.in_place:
            self.screen.say(text)

    def _answer(self, decision: Decision[Any], asked: Question, line: str) -> None:
        if isinstance(asked, PairingQuestion) and line.lower() == "each":
            answer = asked.answer(self._one_by_one(asked))
        else:
            answer = asked.parse(line)
        plain = decision.encode(decision.check(answer))
        self.decide(asked.player, ask.Answer(self.table.question, plain))
        self.mana = False

    def decide(self, seat: Id, command: ask.Answer | ask.PassOn) -> None:
        """A person's own answer: one that can be undone."""
        read = len(self.log.lines(seat))
        self.table.do(self.person(seat), command)
        self.read[seat] = read

    def _one_by_one(self, asked: PairingQuestion) -> list[tuple[Id, Id]]:
        """A question about each creature. One can go back to the one before, and from the first to where one was."""
        creatures = list(asked.choices)
        found: list[list[tuple[Id, Id]]] = []
        while len(found) < len(creatures):
            creature = creatures[len(found)]
            line = self.screen.ask(f"{asked.one_by_one(creature)}, back > ")
            if line.lower() in BACK:
                if not found:
                    raise Mistake("Nothing was declared.")
                found.pop()
                continue
            try:
                found.append(asked.single(creature, line))
            except Mistake as mistake:
                self.screen.say(str(mistake))
        return [pair for pairs in found for pair in pairs]

    def _hand_over(self, player: Id) -> None:
        """Between two people at one terminal the screen is empty, so that nobody sees the other's hand."""
        if player == self.looking:
            return
        if len(self.people) > 1:
            self.screen.clear()
            name = self.game.state.players[player].name
            self.screen.ask(f"{name}, it is your decision. Press Enter when only you look at the screen. > ")
        self.looking = player
        self._scene_shown = None

    def _keep(self) -> None:
        """Save what has happened; where that is not possible, that is said once."""
        entries, said = self.table.unsaved(), self.keeper.problem
        self.keeper.keep(entries)
        if self.keeper.problem != said:
            self.tell(self.keeper.problem)

    # ------------------------------------------------------------------ showing

    def _recap(self, seat: Id, asked: Question) -> None:
        """At the beginning of one's turn: what has happened since one's last one."""
        turn = self.game.state.turn
        if seat not in turn.active or not turn.number:
            return
        before = self._standing.get(seat)
        now = self._standing[seat] = recap.standing(self.game.state)
        if before is None or before.turn == now.turn:
            return
        digest = recap.changes(before, now)
        if not self.screen.in_place:
            if digest:
                self.screen.say(digest)
            return
        self.message = self.message or digest
        board, _ = self._pictured(asked)
        if board.unseen:
            recent = recap.since_last_turn(self.log.lines(seat), seat)
            self.screen.show("\n".join(["Since your last turn:", *recent]))

    def _draw(self, asked: Question | None) -> None:
        if self.screen.in_place:
            board, lines = self._pictured(asked)
            noted = recap.noteworthy(board.unseen)
            if noted and not self.message:
                self.message = " ".join(noted)
                _, lines = self._pictured(asked)
            self.screen.draw(lines)
            return
        self.print_log(self.looking)
        shown = self.board().scene()
        if shown != self._scene_shown:
            self._scene_shown = shown
            self.show_table()
        if asked is not None:
            self.screen.draw(self.board().stack())
            self.screen.say(asked.title)
            for row in asked.shown(MOST_LINES):
                self.screen.say(f"{row.key:>3}  {row.text}")
            self.screen.say(f"{asked.hint}   ?: help")

    def _pictured(self, asked: Question | None) -> tuple[Board, Lines]:
        """The picture as lines, and the board that it shows."""
        board = self.board()
        log = self.log.lines(self.looking)
        return board, board.picture(log, asked, self.message, self.read.get(self.looking, 0))

    def draw_end(self, viewer: Id | None, message: str) -> None:
        """The last picture, with what is to be said."""
        self.looking, self.message = viewer, message
        self.screen.draw(self._pictured(None)[1])

    def board(self) -> Board:
        """The table as the person sees it who looks at the screen."""
        return Board(self.game, self.looking, self.screen)

    def seen(self, viewer: Id | None) -> Scene:
        """What somebody sees, thing by thing."""
        return scene(self.game.state, viewer)

    def show_table(self) -> None:
        """The table, where it is not drawn all the time."""
        self.screen.draw(self.board().plain())

    def print_log(self, viewer: Id | None = None, upto: int | None = None) -> None:
        """Print what is new in the log, up to an entry or all of it."""
        for text in self.log.text(viewer, self._printed, upto):
            self.screen.say(text)
            if self.pace and not self.people:
                time.sleep(self.pace)
        self._printed = max(self._printed, len(self.log) if upto is None else upto)
