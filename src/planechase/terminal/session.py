"""A game in the terminal: people are asked, bots answer, and what people type is done."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import gettempdir
from typing import Any, Final, NamedTuple

from planechase.bots import Bot, Table
from planechase.game import Game
from planechase.rules.state.decisions import Decision, Id, IllegalAction, IllegalAnswer
from planechase.rules.turns.priority import PASS, Priority
from planechase.telling.log import Log
from planechase.telling.stops import Stops
from planechase.terminal import saving
from planechase.terminal.board import Board
from planechase.terminal.commands import Left, do
from planechase.terminal.mistakes import Mistake
from planechase.terminal.questions import PairingQuestion, Question, question
from planechase.terminal.screen import Closed, Screen

MOST_LINES: Final = 60
"""So many choices are printed where everything goes line by line."""


class Mark(NamedTuple):
    """A decision a person made: where the game stood before it."""

    player: Id
    answers: int


class Session:
    """One game at one terminal."""

    def __init__(
        self,
        game: Game,
        people: Sequence[Id],
        bots: Mapping[Id, Bot],
        bot: str,
        screen: Screen,
        file: Path | None = None,
    ) -> None:
        self.game = game
        self.people = tuple(people)
        self.bots = Table(bots)
        self.bot = bot
        self.screen = screen
        self.file = file
        self.stops = {player: Stops(player) for player in self.people}
        self.marks: list[Mark] = []
        self.looking: Id | None = None
        self.read: dict[Id | None, int] = {}
        self.message = ""
        self.mana = False
        self._printed = 0
        self._scene_shown: tuple[int, tuple[Id, ...]] | None = None

    # ------------------------------------------------------------------ the game

    @property
    def log(self) -> Log:
        """What happened."""
        assert self.game.log is not None
        return self.game.log

    @contextmanager
    def rescuing(self) -> Iterator[None]:
        """Where the program is at fault, keep the game, so that it can be looked into and is not lost."""
        try:
            yield
        except Exception:
            path = Path(gettempdir()) / f"planechase-{self.game.setup.seed}-rescued.json"
            saving.save(path, self.game, self.people, self.bot)
            self.screen.say(f"This is a mistake in planechase. Please report it, and add {path} to your report.")
            raise

    def run(self) -> int:
        """Play until the game is over or everybody has quit."""
        try:
            while (decision := self.game.decision) is not None:
                if decision.decider in self.people:
                    self._ask(decision)
                elif self._anybody_here():
                    self._let_bot(decision)
                else:
                    self._watch_the_rest()
        except Left:
            return 0
        except Closed:
            with suppress(OSError):  # the whole terminal may be gone
                self.screen.say("\nThe input has ended, and so does this session; the game is not over.")
            return 0
        self._show_end()
        return 0

    def watch(self) -> int:
        """Bots play on to the end, and the log is printed."""
        while (decision := self.game.decision) is not None:
            self._let_bot(decision)
            self._print_log(None, self.log.last_turn())
        self._print_log(None)
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
        if reply == "u" and self.marks:
            self.go_back(self.marks[-1].player)
            return
        while (decision := self.game.decision) is not None:
            self._let_bot(decision)

    def _show_end(self) -> None:
        if not self.screen.in_place:
            self._print_log(self.looking)
            return
        if len(self.people) > 1:
            self.looking = None
        self.message = self.log.text()[-1]
        self._draw(None)

    def _let_bot(self, decision: Decision[Any]) -> None:
        self.bots.answer(self.game)

    def concede(self, player: Id) -> None:
        """A person leaves the game."""
        self.marks.append(Mark(player, self.game.answered))
        self.game.concede(player)

    def go_back(self, player: Id) -> None:
        """Take back everything since a person's last decision, and that decision."""
        while self.marks:
            mark = self.marks.pop()
            if mark.player == player and mark.answers < self.game.answered:
                self.game.undo(self.game.answered - mark.answers)
                self._printed = min(self._printed, len(self.log))
                self.stops[player].stop_passing()
                self.tell("Taken back: this is your last decision again.")
                return
        raise Mistake("There is no decision of yours to take back.")

    # ------------------------------------------------------------------ asking a person

    def _ask(self, decision: Decision[Any]) -> None:
        stops = self.stops[decision.decider]
        if isinstance(decision, Priority) and stops.passes(self.game.state, decision.player):
            self._give(decision, [PASS])
            return
        self._hand_over(decision.decider)
        asked = question(self.game.state, decision, self.mana)
        self._draw(asked)
        try:
            line = self.screen.ask("> ")
        except KeyboardInterrupt:
            line = "q"
        self.message = ""
        try:
            if not do(self, asked, line):
                self._answer(decision, asked, line)
        except (Mistake, IllegalAnswer) as mistake:
            self.tell(str(mistake))

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
        self.decide(decision, answer)
        self.mana = False

    def decide(self, decision: Decision[Any], answer: object) -> None:
        """A person's own answer: one that can be undone."""
        mark = Mark(decision.decider, self.game.answered)
        read = len(self.log.lines(decision.decider))
        self._give(decision, answer)
        self.marks.append(mark)
        self.read[decision.decider] = read

    def _one_by_one(self, asked: PairingQuestion) -> list[tuple[Id, Id]]:
        pairs: list[tuple[Id, Id]] = []
        for creature in asked.choices:
            while True:
                try:
                    pairs += asked.single(creature, self.screen.ask(f"{asked.one_by_one(creature)} > "))
                    break
                except Mistake as mistake:
                    self.screen.say(str(mistake))
        return pairs

    def _give(self, decision: Decision[Any], answer: object) -> None:
        """Answer; an action that could not be finished is also taken out of the undo list."""
        try:
            self.game.answer(answer)
        except IllegalAction:
            self.marks = [mark for mark in self.marks if mark.answers < self.game.answered]
            raise

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

    # ------------------------------------------------------------------ showing

    def _draw(self, asked: Question | None) -> None:
        if self.screen.in_place:
            log = self.log.lines(self.looking)
            board = Board(self.game, self.looking, self.screen)
            self.screen.draw(board.picture(log, asked, self.message, self.read.get(self.looking, 0)))
            return
        self._print_log(self.looking)
        scene = Board(self.game, self.looking, self.screen).scene()
        if scene != self._scene_shown:
            self._scene_shown = scene
            self.show_table()
        if asked is not None:
            self.screen.draw(Board(self.game, self.looking, self.screen).stack())
            self.screen.say(asked.title)
            for row in asked.shown(MOST_LINES):
                self.screen.say(f"{row.key:>3}  {row.text}")
            self.screen.say(f"{asked.hint}   ?: help")

    def show_table(self) -> None:
        """The table, where it is not drawn all the time."""
        self.screen.draw(Board(self.game, self.looking, self.screen).plain())

    def _print_log(self, viewer: Id | None, upto: int | None = None) -> None:
        """Print what is new in the log, up to an entry or all of it."""
        for text in self.log.text(viewer, self._printed, upto):
            self.screen.say(text)
        self._printed = max(self._printed, len(self.log) if upto is None else upto)
