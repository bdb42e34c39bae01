"""What people at the terminal see of their table: who looks, what was read already, and what is to be said to them."""

from __future__ import annotations

import time
from typing import Final

from planechase.tables.messages import Id, Seen
from planechase.tables.table import GameTable
from planechase.terminal import recap
from planechase.terminal.asking.forms import Form
from planechase.terminal.board.picture import Board
from planechase.terminal.board.picture_text import Lines
from planechase.terminal.client_view import Eyes
from planechase.terminal.screen import Screen

MOST_LINES: Final = 60
"""How many choices are printed in line mode."""


class Window:
    """Shows one table on one screen: in place, or line by line."""

    def __init__(self, table: GameTable, screen: Screen) -> None:
        self.table = table
        self.screen = screen
        self.looking: Id | None = None
        """Who looks at the screen."""
        self.message = ""
        """What stands below the picture."""
        self._eyes: dict[Id | None, Eyes] = {}
        self._read: dict[Id | None, int] = {}
        """How many lines of the log people had seen when they last decided something."""
        self._shown_for: tuple[int, tuple[Id, ...]] | None = None
        self._life: dict[Id, int] = {}
        """The life of people when they last saw it."""
        self._standing: dict[Id, recap.LifeStanding] = {}
        """How it stood when people were last asked in a turn of theirs."""

    # ------------------------------------------------------------------ looking

    def look(self, viewer: Id | None) -> Seen:
        """What a player sees and is asked."""
        return self._eyes_of(viewer).look()

    def _eyes_of(self, viewer: Id | None) -> Eyes:
        return self._eyes.setdefault(viewer, Eyes(self.table, viewer))

    def hand_over(self, seat: Id, name: str, alone: bool) -> None:
        """Between two people at one terminal the screen is empty, so that nobody sees the other's hand."""
        if seat == self.looking:
            return
        if not alone:
            self.screen.clear()
            self.screen.ask(f"{name}, it is your decision. Press Enter when only you can see the screen. > ")
        self.looking = seat
        self._shown_for = None

    def is_worth_a_look(self, seat: Id) -> bool:
        """Whether a player who can do nothing wants to see this all the same; never if everything goes line by line."""
        if not self.screen.in_place:
            return False
        return recap.is_worth_a_look(self.look(seat).scene, seat, self._life.get(seat, 0))

    def has_read(self, viewer: Id, lines: int) -> None:
        """How many lines of the log each person has seen."""
        self._read[viewer] = lines

    # ------------------------------------------------------------------ showing

    def tell(self, text: str) -> None:
        """A sentence for the person: below the picture, or at once where there is none."""
        self.message = text
        if not self.screen.in_place:
            self.screen.say(text)

    def ask(self, seat: Id, asked: Form) -> None:
        """Show a player the table and a question, in their turn after what has happened since their last one."""
        seen = self.look(seat)
        self._recap(seen, seat, asked)
        self.draw(asked)
        self._life[seat] = seen.scene["players"][seat]["life"]

    def _recap(self, seen: Seen, seat: Id, asked: Form) -> None:
        """At the beginning of a player's turn: what has happened since their last one."""
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

    def draw(self, asked: Form | None = None) -> None:
        """Show the table and a question; line by line the table only where there is something new to it."""
        if self.screen.in_place:
            self._draw_in_place(asked)
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

    def _draw_in_place(self, asked: Form | None) -> None:
        board, lines = self._pictured(asked)
        noted = recap.noteworthy(board.unseen)
        if noted and not self.message:
            self.message = " ".join(noted)
            _, lines = self._pictured(asked)
        self.screen.draw(lines)

    def draw_end(self, viewer: Id | None, message: str) -> None:
        """The last picture, with what is to be said."""
        self.looking, self.message = viewer, message
        self.screen.draw(self._pictured(None)[1])

    def _pictured(self, asked: Form | None) -> tuple[Board, Lines]:
        """The picture as lines, and the board that it shows."""
        board = self.board()
        return board, board.picture(asked, self.message, self._read.get(self.looking, 0))

    def board(self) -> Board:
        """The table as the person sees it who looks at the screen."""
        return Board(self.look(self.looking), self.screen)

    def print_log(self, whole_turns: bool = False, pace: float = 0.0) -> None:
        """Print what is new in the log: all, or only turns that are over. Pause for `pace` seconds after each line."""
        for text in self._eyes_of(self.looking).new_lines(whole_turns):
            self.screen.say(text)
            if pace:
                time.sleep(pace)
