"""A game in the terminal: people at a table are asked, bots answer, and what people type is done."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path
from tempfile import gettempdir
from typing import Final

from planechase.tables import commands as ask
from planechase.tables.messages import Company, Id, Seen
from planechase.tables.onlookers import company
from planechase.tables.people import Person, Refused
from planechase.tables.table import RulesError, Table
from planechase.terminal import opponents, recap, saving
from planechase.terminal.asking.declaring import Declaring, Pair
from planechase.terminal.asking.forms import Form
from planechase.terminal.asking.kinds import form_for
from planechase.terminal.board.picture import Board
from planechase.terminal.board.writing import Lines
from planechase.terminal.commands import Left, do
from planechase.terminal.ending import Ending
from planechase.terminal.eyes import Eyes
from planechase.terminal.keeping import Keeper
from planechase.terminal.mistakes import Mistake
from planechase.terminal.opponents import Bots
from planechase.terminal.screen import Closed, Screen

MOST_LINES: Final = 60
"""So many choices are printed where everything goes line by line."""
BACK: Final = ("back", "b", "<")


class Session:
    """The people at one terminal, and the table at which they sit."""

    def __init__(
        self,
        table: Table,
        bots: Bots,
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
        """Who looks at the screen."""
        self.read: dict[Id | None, int] = {}
        self.message = ""
        self.mana = False
        self.again = False
        """Whether the same is to be played once more."""
        self._eyes: dict[Id | None, Eyes] = {}
        self._mistaken = False
        self._shown_for: tuple[int, tuple[Id, ...]] | None = None
        self._life: dict[Id, int] = {}
        """The life of people when they last saw it."""
        self._standing: dict[Id, recap.Standing] = {}
        """How it stood when people were last asked in a turn of theirs."""

    # ------------------------------------------------------------------ who sits and sees here

    def person(self, seat: Id) -> Person:
        """Who sits at the terminal on this seat."""
        found = self.table.sitting(seat)
        assert found is not None
        return found

    def company(self, seat: Id | None = None) -> Company:
        """How it stands with the table, for one of the people."""
        return company(self.table, self.person(seat) if seat is not None else None, ())

    def look(self, viewer: Id | None) -> Seen:
        """What somebody sees and is asked."""
        return self._eyes_of(viewer).look(self.table)

    def _eyes_of(self, viewer: Id | None) -> Eyes:
        return self._eyes.setdefault(viewer, Eyes(viewer))

    @property
    def bot(self) -> str:
        """What plays for the others, as saved games call it."""
        return opponents.kind_of(self.table, self.bots)

    # ------------------------------------------------------------------ the game

    def run(self) -> int:
        """Play until the game is over or everybody has quit."""
        try:
            self.table.pass_for_people()
            while self.table.goes_on():
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
            if self.table.bot_to_move() is None:
                (seat,) = self.company().waits_for
                self._ask(seat)
            elif opponents.play_alone(self.table, self.people):
                self._watch_the_rest()
            else:
                self._let_bot()
        except RulesError as error:
            self._rescue(error)

    def _rescue(self, error: RulesError) -> None:
        """The program is at fault: keep the game, so that it can be looked into, and go back to before it."""
        path = Path(gettempdir()) / saving.usual_file(self.table, "-rescued")
        saving.save(path, self.table, self.people, self.bot)
        sentence = f"This is a mistake in planechase. Please report it, and add {path} to your report ({error})."
        if not self.people:
            raise Mistake(sentence) from error
        self.table.do(self.person(self.people[0]), ask.GoBack())
        self.tell(f"{sentence} The game stands before it.")

    def watch(self) -> int:
        """Bots play on to the end, and the log is printed: a turn at a time, or line by line at a pace."""
        while self.table.goes_on():
            if self.pace:
                opponents.answer(self.table, self.bots)
            else:
                opponents.play_turn(self.table, self.bots)
            self.print_log(whole_turns=not self.pace)
        self.print_log()
        return 0

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
        while self.table.goes_on():
            self._let_bot()

    def _let_bot(self) -> None:
        shown = self.pace and self.screen.in_place and self.people
        written = len(self.look(self.looking).log) if shown else 0
        opponents.answer(self.table, self.bots)
        if shown and len(self.look(self.looking).log) > written:
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
        self.tell("Taken back: this is your last decision again.")

    # ------------------------------------------------------------------ asking a person

    def _ask(self, seat: Id) -> None:
        if self.table.quiet_pass() is not None and not (self.screen.in_place and self._is_worth_a_look(seat)):
            self.table.pass_quietly(self.table.number)
            return
        self._hand_over(seat)
        seen = self.look(seat)
        assert seen.question is not None
        asked = form_for(seen.question, seen.scene, self.mana, opponents.sensible_targets(self.table))
        self._recap(seen, seat, asked)
        self._draw(asked)
        self._life[seat] = seen.scene["players"][seat]["life"]
        line = self._typed()
        self.message = ""
        self._do(asked, line)
        self._keep()

    def _is_worth_a_look(self, seat: Id) -> bool:
        return recap.is_worth_a_look(self.look(seat).scene, seat, self._life.get(seat, 0))

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

    def _do(self, asked: Form, line: str) -> None:
        mistaken, self._mistaken = self._mistaken, False
        try:
            if mistaken and not line:
                self.tell("Nothing was done. Press Enter once more if you mean it.")
            elif not do(self, asked, line):
                self._answer(asked, line)
        except (Mistake, Refused) as mistake:
            self._mistaken = True
            self.tell(str(mistake))

    def tell(self, text: str) -> None:
        """A sentence for the person: below the picture, or at once where there is none."""
        self.message = text
        if not self.screen.in_place:
            self.screen.say(text)

    def _answer(self, asked: Form, line: str) -> None:
        if isinstance(asked, Declaring) and line.lower() == "each":
            answer = asked.answer(self._one_by_one(asked))
        else:
            answer = asked.parse(line)
        self.decide(asked.seat, ask.Answer(asked.number, answer))
        self.mana = False

    def decide(self, seat: Id, command: ask.Answer | ask.PassOn) -> None:
        """A person's own answer: one that can be undone."""
        read = len(self.look(seat).log)
        self.table.do(self.person(seat), command)
        self.read[seat] = read

    def stop(self, seat: Id, stops: ask.SetStops) -> None:
        """A person says where they want to be asked. Passing leads elsewhere then, so they look again."""
        self.table.do(self.person(seat), stops)
        self._eyes_of(seat).blink()

    def _one_by_one(self, asked: Declaring) -> list[Pair]:
        """A question about each creature. One can go back to the one before, and from the first to where one was."""
        found: list[list[Pair]] = []
        while len(found) < len(asked.creatures):
            creature = asked.creatures[len(found)]
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
            name = self.person(player).name
            self.screen.ask(f"{name}, it is your decision. Press Enter when only you look at the screen. > ")
        self.looking = player
        self._shown_for = None

    def _keep(self) -> None:
        """Save what has happened; where that is not possible, that is said once."""
        entries, said = self.table.unsaved(), self.keeper.problem
        self.keeper.keep(entries)
        if self.keeper.problem != said:
            self.tell(self.keeper.problem)

    # ------------------------------------------------------------------ showing

    def _recap(self, seen: Seen, seat: Id, asked: Form) -> None:
        """At the beginning of one's turn: what has happened since one's last one."""
        if seat not in seen.scene["active"] or not seen.scene["turn"]:
            return
        before = self._standing.get(seat)
        now = self._standing[seat] = recap.standing(seen.scene)
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
            recent = recap.since_last_turn(seen.log, seat)
            self.screen.show("\n".join(["Since your last turn:", *recent]))

    def _draw(self, asked: Form | None) -> None:
        if self.screen.in_place:
            board, lines = self._pictured(asked)
            noted = recap.noteworthy(board.unseen)
            if noted and not self.message:
                self.message = " ".join(noted)
                _, lines = self._pictured(asked)
            self.screen.draw(lines)
            return
        self.print_log()
        board = self.board()
        if board.occasion() != self._shown_for:
            self._shown_for = board.occasion()
            self.screen.draw(board.plain())
        if asked is not None:
            self.screen.draw(board.stack())
            self.screen.say(asked.title)
            for row in asked.shown(MOST_LINES):
                self.screen.say(f"{row.key:>3}  {row.text}")
            self.screen.say(f"{asked.hint}   ?: help")

    def _pictured(self, asked: Form | None) -> tuple[Board, Lines]:
        """The picture as lines, and the board that it shows."""
        board = self.board()
        return board, board.picture(asked, self.message, self.read.get(self.looking, 0))

    def draw_end(self, viewer: Id | None, message: str) -> None:
        """The last picture, with what is to be said."""
        self.looking, self.message = viewer, message
        self.screen.draw(self._pictured(None)[1])

    def board(self) -> Board:
        """The table as the person sees it who looks at the screen."""
        return Board(self.look(self.looking), self.screen)

    def print_log(self, whole_turns: bool = False) -> None:
        """Print what is new in the log: all of it, or only the turns that are over."""
        for text in self._eyes_of(self.looking).new_lines(self.table, whole_turns):
            self.screen.say(text)
            if self.pace and not self.people:
                time.sleep(self.pace)
