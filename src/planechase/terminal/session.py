"""A game in the terminal: people are asked, bots answer, and what people type is done."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from planechase.bots import Bot, Table
from planechase.cards import pool
from planechase.game import Game
from planechase.rules.decisions import Decision, Id, IllegalAction, IllegalAnswer
from planechase.rules.objects import Permanent
from planechase.rules.priority import PASS, Priority
from planechase.terminal import cards, saving
from planechase.terminal.board import Board
from planechase.terminal.chronicle import Chronicle
from planechase.terminal.help import HELP
from planechase.terminal.mistakes import Mistake, named
from planechase.terminal.questions import PairingQuestion, PriorityQuestion, Question, question
from planechase.terminal.screen import Closed, Screen
from planechase.terminal.stops import Passing, Stops
from planechase.words import narration
from planechase.words.english import characteristics_text


class Left(Exception):
    """The person has quit."""


class Mark(NamedTuple):
    """A decision a person made: where the game and the log stood before it."""

    player: Id
    answers: int
    log: int


class Session:
    """One game at one terminal."""

    def __init__(
        self,
        game: Game,
        chronicle: Chronicle,
        people: Sequence[Id],
        bots: Mapping[Id, Bot],
        bot: str,
        screen: Screen,
        file: Path | None = None,
    ) -> None:
        self.game = game
        self.chronicle = chronicle
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
        self._grant_log = len(chronicle)
        self._printed = 0
        self._turn_shown = -1

    # ------------------------------------------------------------------ the game

    def run(self) -> int:
        """Play until the game is over or everybody has quit."""
        try:
            while (decision := self.game.decision) is not None:
                if decision.player in self.people:
                    self._ask(decision)
                elif self._anybody_here():
                    self._let_bot(decision)
                else:
                    self._watch_the_rest()
        except Left:
            return 0
        except Closed:
            self.screen.say("The input has ended, and so does this session; the game is not over.")
            return 0
        except Exception:
            self._rescue()
            raise
        self._show_end()
        return 0

    def _rescue(self) -> None:
        """The program is at fault: keep the game, so that it can be looked into and is not lost."""
        path = Path(f"planechase-{self.game.setup.seed}-rescued.json")
        saving.save(path, self.game, self.people, self.bot)
        self.screen.say(f"This should not have happened. The game was saved as {path}; please report it with this:")

    def watch(self) -> int:
        """Bots play on to the end, and the log is printed."""
        while (decision := self.game.decision) is not None:
            self._let_bot(decision)
            self._print_log(None, self.chronicle.last_turn())
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
            self._go_back(self.marks[-1].player)
            return
        while (decision := self.game.decision) is not None:
            self._let_bot(decision)

    def _show_end(self) -> None:
        if not self.screen.in_place:
            self._print_log(self.looking)
            return
        if len(self.people) > 1:
            self.looking = None
        self.message = self.chronicle.lines(None)[-1]
        self._draw(None)

    def _let_bot(self, decision: Decision[Any]) -> None:
        before = self._answers()
        if isinstance(decision, Priority):
            self._grant_log = len(self.chronicle)
        self.bots.answer(self.game)
        if self._answers() <= before:
            self.chronicle.cut(self._grant_log)

    def _answers(self) -> int:
        return len(self.game.record()["answers"])

    # ------------------------------------------------------------------ asking a person

    def _ask(self, decision: Decision[Any]) -> None:
        stops = self.stops[decision.player]
        if isinstance(decision, Priority) and stops.passes(self.game.state):
            self._give(decision, [PASS])
            return
        self._hand_over(decision.player)
        asked = question(self.game.state, decision, self.mana)
        self._draw(asked)
        try:
            line = self.screen.ask("> ")
        except KeyboardInterrupt:
            line = "q"
        self.message = ""
        try:
            if not self._command(line, asked):
                self._answer(decision, asked, line)
        except (Mistake, IllegalAnswer) as mistake:
            self._tell(str(mistake))

    def _tell(self, text: str) -> None:
        """A sentence for the person: below the picture, or at once where there is none."""
        self.message = text
        if not self.screen.in_place:
            self.screen.say(text)

    def _answer(self, decision: Decision[Any], asked: Question, line: str) -> None:
        if isinstance(asked, PairingQuestion) and line.lower() == "each":
            answer = asked.answer(self._one_by_one(asked))
        else:
            answer = asked.parse(line)
        self._decide(decision, answer)
        self.mana = False

    def _decide(self, decision: Decision[Any], answer: object) -> None:
        """A person's own answer: one that can be undone."""
        mark = Mark(decision.player, self._answers(), len(self.chronicle))
        read = len(self.chronicle.lines(decision.player))
        self._give(decision, answer)
        self.marks.append(mark)
        self.read[decision.player] = read

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
        """Answer; an action that could not be finished is also taken out of the log and of the undo list."""
        if isinstance(decision, Priority):
            self._grant_log = len(self.chronicle)
        try:
            self.game.answer(answer)
        except IllegalAction:
            self.chronicle.cut(self._grant_log)
            self.marks = [mark for mark in self.marks if mark.answers < self._answers()]
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
        self._turn_shown = -1

    # ------------------------------------------------------------------ showing

    def _draw(self, asked: Question | None) -> None:
        if self.screen.in_place:
            log = self.chronicle.lines(self.looking)
            board = Board(self.game, self.looking, self.screen)
            self.screen.draw(board.picture(log, asked, self.message, self.read.get(self.looking, 0)))
            return
        self._print_log(self.looking)
        turn = self.game.state.turn.number
        if turn != self._turn_shown:
            self._turn_shown = turn
            self._show_table()
        if asked is not None:
            self.screen.draw(Board(self.game, self.looking, self.screen).stack())
            self.screen.say(asked.title)
            for row in asked.rows:
                self.screen.say(f"{row.key:>3}  {row.text}")
            self.screen.say(f"{asked.hint}   ?: help")

    def _show_table(self) -> None:
        self.screen.draw(Board(self.game, self.looking, self.screen).plain())

    def _print_log(self, viewer: Id | None, upto: int | None = None) -> None:
        """Print what is new in the log, up to an entry or all of it."""
        for text in self.chronicle.lines(viewer, self._printed, upto):
            self.screen.say(text)
        self._printed = max(self._printed, len(self.chronicle) if upto is None else upto)

    # ------------------------------------------------------------------ commands

    def _command(self, line: str, asked: Question) -> bool:
        """Do what a command says. False if the line is no command, but an answer."""
        word, _, rest = line.partition(" ")
        known = COMMANDS.get(word.lower())
        if known is None or (rest and not known.takes_more):
            return False
        known.does(self, asked, rest.strip())
        return True

    def _help(self, asked: Question, rest: str) -> None:
        self.screen.show(HELP)

    def _undo(self, asked: Question, rest: str) -> None:
        self._go_back(asked.player)

    def _go_back(self, player: Id) -> None:
        """Take back everything since a person's last decision, and that decision."""
        while self.marks:
            mark = self.marks.pop()
            if mark.player == player and mark.answers < self._answers():
                self.game.undo(self._answers() - mark.answers)
                self.chronicle.cut(mark.log)
                self._printed = min(self._printed, len(self.chronicle))
                self.stops[player].stop_passing()
                self._tell("Taken back: this is your last decision again.")
                return
        raise Mistake("There is no decision of yours to take back.")

    def _save(self, asked: Question, rest: str) -> None:
        path = Path(rest).expanduser() if rest else self.file or Path(f"planechase-{self.game.setup.seed}.json")
        if path.exists() and path != self.file:
            if self.screen.ask(f"{path} exists. Overwrite it? y: yes   Enter: no > ").lower() not in (
                "y",
                "yes",
            ):
                raise Mistake("Nothing was saved.")
        saving.save(path, self.game, self.people, self.bot)
        self.file = path
        self._tell(f"Saved. Go on with it later by: planechase play --resume {path}")

    def _quit(self, asked: Question, rest: str) -> None:
        try:
            reply = self.screen.ask("Save the game before you leave? y: save   n: leave   Enter: play on > ").lower()
        except KeyboardInterrupt:
            raise Left from None
        if reply in ("y", "yes"):
            self._save(asked, "")
            self.screen.say(self.message if self.screen.in_place else "")
            raise Left
        if reply in ("n", "no", "q"):
            raise Left

    def _card(self, asked: Question, rest: str) -> None:
        if not rest:
            raise Mistake("Which card? Type c and its name, or c and the number of a choice.")
        state = self.game.state
        obj = asked.about(rest)
        if obj is None:
            on_table = {narration.name(state, one.id, self.looking): one for one in state.permanents()}
            name = named(rest, [*pool.CARDS, *(name for name in on_table if name not in pool.CARDS)], "card")
            obj = on_table.get(name)
            if obj is None:
                self.screen.show(cards.shown(pool.card(name)))
                return
        name = state.chars(obj).name
        text = cards.shown(pool.card(name)) if name in pool.CARDS else characteristics_text(state.chars(obj))
        if isinstance(obj, Permanent):
            now = characteristics_text(state.chars(obj))
            text += f"\n\nNow on the table: {narration.permanent_label(state, obj, self.looking)}\n{now}"
        self.screen.show(text)

    def _graveyards(self, asked: Question, rest: str) -> None:
        view = self.game.view(self.looking)
        lines: list[str] = []
        for player in view["players"]:
            names = ", ".join(card["name"] or "a face-down card" for card in reversed(player["graveyard"]))
            lines.append(f"{narration.of(player['name'])} graveyard: {names or 'empty'}")
        exiled = ", ".join(card["name"] or "a face-down card" for card in view["exile"])
        self.screen.show("\n".join([*lines, f"Exile: {exiled or 'empty'}"]))

    def _log(self, asked: Question, rest: str) -> None:
        lines = self.chronicle.lines(self.looking)
        recent = lines if rest == "all" or not self.screen.in_place else lines[-(self.screen.height - 3) :]
        self.screen.show("\n".join(recent) or "Nothing has happened yet.")

    def _concede(self, asked: Question, rest: str) -> None:
        if self.screen.ask("Leave the game for good? y: yes   Enter: no > ").lower() in ("y", "yes"):
            self.marks.append(Mark(asked.player, self._answers(), len(self.chronicle)))
            self.game.concede(asked.player)

    def _pass(self, how: Passing) -> Callable[[Question, str], None]:
        def start(asked: Question, rest: str) -> None:
            if not isinstance(asked, PriorityQuestion):
                raise Mistake("There is nothing to pass here. Please answer the question first.")
            self.stops[asked.player].start_passing(self.game.state, how)
            self._decide(asked.decision, [PASS])

        return start

    def _pass_on(self, asked: Question, rest: str) -> None:
        self._pass(Passing.UNTIL_SOMETHING_HAPPENS)(asked, rest)

    def _pass_turn(self, asked: Question, rest: str) -> None:
        self._pass(Passing.UNTIL_NEXT_TURN)(asked, rest)

    def _full(self, asked: Question, rest: str) -> None:
        stops = self.stops[asked.player]
        stops.full_control = not stops.full_control
        self._tell(
            "You are now asked every time you get priority."
            if stops.full_control
            else "You are now asked only where it usually matters."
        )

    def _mana(self, asked: Question, rest: str) -> None:
        if not isinstance(asked, PriorityQuestion):
            raise Mistake("Mana can be made when you have priority. Please answer the question first.")
        self.mana = not self.mana

    def _board(self, asked: Question, rest: str) -> None:
        if not self.screen.in_place:
            self._show_table()


class Command(NamedTuple):
    """Something one can type at any question."""

    does: Callable[[Session, Question, str], None]
    takes_more: bool = False


COMMANDS: Final = {
    "?": Command(Session._help),
    "h": Command(Session._help),
    "help": Command(Session._help),
    "u": Command(Session._undo),
    "undo": Command(Session._undo),
    "s": Command(Session._save, takes_more=True),
    "save": Command(Session._save, takes_more=True),
    "q": Command(Session._quit),
    "quit": Command(Session._quit),
    "exit": Command(Session._quit),
    "c": Command(Session._card, takes_more=True),
    "card": Command(Session._card, takes_more=True),
    "g": Command(Session._graveyards),
    "graveyards": Command(Session._graveyards),
    "log": Command(Session._log, takes_more=True),
    "concede": Command(Session._concede),
    "pp": Command(Session._pass_on),
    "pt": Command(Session._pass_turn),
    "full": Command(Session._full),
    "m": Command(Session._mana),
    "mana": Command(Session._mana),
    "b": Command(Session._board),
    "board": Command(Session._board),
}
