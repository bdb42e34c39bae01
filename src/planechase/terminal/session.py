"""A game in the terminal: asks the people at a table, lets bots answer, and does what people type."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path
from tempfile import gettempdir
from typing import Final

from planechase.tables import commands as ask
from planechase.tables.advising import why_no_advice
from planechase.tables.messages import Company, Id
from planechase.tables.onlookers import company
from planechase.tables.people import Person, Refused
from planechase.tables.table import GameTable, RulesError
from planechase.terminal import local_bots, saving
from planechase.terminal.asking.declaration_form import CreaturePair, DeclarationForm
from planechase.terminal.asking.form_kinds import form_for
from planechase.terminal.asking.forms import Form
from planechase.terminal.autosave import Keeper
from planechase.terminal.bot_thoughts import ThinkingAloud
from planechase.terminal.game_over import Ending
from planechase.terminal.input_errors import Mistake
from planechase.terminal.local_bots import Bots
from planechase.terminal.screen import InputEnded, Screen
from planechase.terminal.table_window import Window
from planechase.terminal.typed_commands import Left, do

BACK: Final = ("back", "b", "<")
INTERRUPTED: Final = 130
"""The exit code of a program that was interrupted from the keyboard."""


class Session:
    """The people at one terminal, and their table."""

    def __init__(
        self,
        table: GameTable,
        bots: Bots,
        screen: Screen,
        keeper: Keeper | None = None,
        file: Path | None = None,
        pace: float = 0.0,
        why: bool = False,
    ) -> None:
        self.table = table
        self.bots = bots
        self.screen = screen
        self.window = Window(table, screen)
        self.keeper = keeper or Keeper(None)
        self.file = file
        self.pace = pace
        self._aloud = ThinkingAloud(self.window) if why else None
        self.people = sorted(one.seat for one in table.players() if one.seat is not None)
        self.mana = False
        self.again = False
        """Whether to play the same again."""
        self._mistaken = False

    # ------------------------------------------------------------------ who sits here

    def person(self, seat: Id) -> Person:
        """The person at the terminal in this seat."""
        found = self.table.sitting(seat)
        assert found is not None
        return found

    def company(self, seat: Id | None = None) -> Company:
        """The table as one of the people sees it."""
        return company(self.table, self.person(seat) if seat is not None else None, ())

    @property
    def bot(self) -> str:
        """The bot that plays for the others, as saved games name it."""
        return local_bots.kind_of(self.table, self.bots)

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
        except Left as left:
            self._keep()
            if not left.args:
                self.screen.say(f"The game is not over{self._how_to_go_on()}")
        except KeyboardInterrupt:
            # While bots think nobody is asked first. What a bot was about to answer it answers again next time.
            self._keep()
            self.screen.say(f"\nThe game is not over{self._how_to_go_on()}" if self.table.goes_on() else "")
            return INTERRUPTED
        except InputEnded:
            self._keep()
            with suppress(OSError):  # the whole terminal may be gone
                self.screen.say(
                    f"\nThe input has ended, and so does this session; the game is not over{self._how_to_go_on()}"
                )
        finally:
            self._keep()
        return 0

    def _how_to_go_on(self) -> str:
        """The end of a sentence that says that the game is not over."""
        if self.keeper.path is None or self.keeper.problem:
            return "."
        return ", and is saved. To continue it later: planechase play --resume"

    def _go_on(self) -> None:
        """Give one more answer, or ask a player for one."""
        try:
            if self.table.bot_to_move() is None:
                (seat,) = self.company().waits_for
                self._ask(seat)
            elif local_bots.play_alone(self.table, self.people):
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
        self.window.tell(f"{sentence} The game is back where it was before.")

    def watch(self) -> int:
        """Let bots play to the end, and print the log: a turn at a time, or line by line with a pace."""
        while self.table.goes_on():
            in_turns = not self.pace and self._aloud is None
            if in_turns:
                local_bots.play_turn(self.table, self.bots, self._thinks)
            else:
                local_bots.answer(self.table, self.bots, self._thinks, self._aloud)
            if in_turns or self.pace:
                self.window.print_log(in_turns, self.pace)
        self.window.print_log(pace=self.pace)
        return 0

    def _watch_the_rest(self) -> None:
        """Nobody at the terminal is in the game any more."""
        if not self.screen.in_place:
            self.watch()
            return
        self.window.message = "You are out of the game."
        self.window.draw()
        reply = self.screen.ask("Enter: let the others finish   u: undo   q: quit > ").lower()
        if reply == "q":
            raise Left
        if reply == "u" and self.people:
            looking = self.window.looking
            self.go_back(looking if looking is not None else self.people[0])
            return
        while self.table.goes_on():
            self._let_bot()

    def _let_bot(self) -> None:
        """Let a bot answer; with a pace, show the result for a moment."""
        window = self.window
        shown = self.pace and self.screen.in_place and self.people
        written = len(window.look(window.looking).log) if shown else 0
        local_bots.answer(self.table, self.bots, self._thinks)
        if shown and len(window.look(window.looking).log) > written:
            window.draw()
            time.sleep(self.pace)

    def _thinks(self, seat: Id) -> None:
        """Show whom people wait for: some bots take their time."""
        self.screen.note(f"{self.table.seat_name(seat)} is thinking …")

    def concede(self, player: Id) -> None:
        """A person leaves the game."""
        self.table.do(self.person(player), ask.Concede())

    def go_back(self, player: Id) -> None:
        """Undo everything since a person's last decision, and that decision; at one keyboard everybody agrees."""
        self.table.do(self.person(player), ask.Undo())
        for other in self.people:
            if self.table.wish is not None and other != player:
                self.table.do(self.person(other), ask.Agree(True))
        self.window.tell("Taken back: this is your last decision again.")

    # ------------------------------------------------------------------ asking a person

    def _ask(self, seat: Id) -> None:
        if self.table.quiet_pass() is not None and not self.window.is_worth_a_look(seat):
            self.table.pass_quietly(self.table.number)
            return
        self.window.hand_over(seat, self.person(seat).name, alone=len(self.people) == 1)
        seen = self.window.look(seat)
        assert seen.question is not None
        asked = form_for(seen.question, seen.scene, self.mana, local_bots.sensible_targets(self.table))
        if why_no_advice(self.table, self.person(seat)) is None:
            asked.hints.append("advice")
        self.window.ask(seat, asked)
        line = self._typed()
        self.window.message = ""
        self._do(asked, line)
        self._keep()

    def _typed(self) -> str:
        """What a person types. The keys that interrupt a program or end its input mean that they want to leave."""
        try:
            return self.screen.ask("> ")
        except KeyboardInterrupt:
            self.screen.say()
            return "q"
        except InputEnded:
            if not self.screen.is_typed:
                raise
            self.screen.say()
            return "q"

    def _do(self, asked: Form, line: str) -> None:
        mistaken, self._mistaken = self._mistaken, False
        try:
            if mistaken and not line:
                self.window.tell("Nothing was done. Press Enter once more if you mean it.")
            elif not do(self, asked, line):
                self._answer(asked, line)
        except (Mistake, Refused) as mistake:
            self._mistaken = True
            self.window.tell(str(mistake))

    def _answer(self, asked: Form, line: str) -> None:
        if isinstance(asked, DeclarationForm) and line.lower() == "each":
            answer = asked.answer(self._one_by_one(asked))
        else:
            answer = asked.parse(line)
        self.decide(asked.seat, ask.Answer(asked.number, answer))
        self.mana = False

    def decide(self, seat: Id, command: ask.Answer | ask.PassOn) -> None:
        """A person's own answer: one that can be undone."""
        read = len(self.window.look(seat).log)
        self.table.do(self.person(seat), command)
        self.window.has_read(seat, read)

    def _one_by_one(self, asked: DeclarationForm) -> list[CreaturePair]:
        """Ask about each creature. The player can go back to the one before, and from the first to the question."""
        found: list[list[CreaturePair]] = []
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

    def _keep(self) -> None:
        """Save what has happened; if that is not possible, say so once."""
        entries, said = self.table.unsaved(), self.keeper.problem
        self.keeper.keep(entries)
        if self.keeper.problem != said:
            self.window.tell(self.keeper.problem)
