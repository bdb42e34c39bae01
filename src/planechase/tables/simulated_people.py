"""A table whose people are played by bots: for tests, measurements and demonstrations."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from planechase.bots import Bot
from planechase.bots.asking_bots import answer_of
from planechase.game import Game
from planechase.rules.state.decisions import Decision
from planechase.rules.turns.priority import Priority
from planechase.tables import commands as ask
from planechase.tables.bot_levels import USUAL, bot
from planechase.tables.journal import AnyEntry
from planechase.tables.people import Person, PersonId, Refused
from planechase.tables.plans import Plan
from planechase.tables.seed_terms import seal_of
from planechase.tables.table import GameTable

NAMES: Final = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")


class Rehearsal:
    """People who have sat down, the first of them the host; bots decide for them what to answer."""

    def __init__(
        self, plan: Plan = Plan(), people: int = 1, secret: bytes = bytes(32), level: str = USUAL, begin: bool = True
    ) -> None:
        self.table = GameTable.opened(plan, secret)
        self.journal: list[AnyEntry] = []
        self.people = [self.table.come(NAMES[seat], f"token of {NAMES[seat]}") for seat in range(people)]
        self._bots: dict[int, Bot] = {}
        self._level = level
        for seat, person in enumerate(self.people):
            self.do(person, ask.Sit(seat))
        if begin:
            self.do(self.people[0], ask.Begin())

    def draw(self, numbers: Mapping[PersonId, str]) -> None:
        """Let these people add these numbers to the seed, in two rounds, and the game begin."""
        for person, number in numbers.items():
            self.seal(self.people[person], number)
        self.do(self.people[0], ask.Begin())
        for person, number in numbers.items():
            self.do(self.people[person], ask.OpenNumber(self.table.draw.attempt, number))

    def seal(self, person: Person, number: str) -> None:
        """Let somebody promise a number by its hash."""
        attempt = self.table.draw.attempt
        seal = seal_of(self.table.commitment, attempt, person.id, number)
        self.do(person, ask.SealNumber(attempt, seal))

    @property
    def game(self) -> Game:
        """The game, once it has begun."""
        return self.table.playing()

    def do(self, person: Person, command: ask.AnyCommand) -> Any:
        """Let somebody ask for something, and save what came of it."""
        try:
            return self.table.do(person, command)
        finally:
            self.save()

    def save(self) -> None:
        """What has happened goes to the journal, through JSON as it would to a disk."""
        for entry in self.table.unsaved():
            self.journal.append(msgspec.json.decode(msgspec.json.encode(entry), type=AnyEntry))

    def play(self, answers: int = 10_000, until: Callable[[GameTable], bool] = lambda table: False) -> bool:
        """Let everybody answer, until something is so, or so often. Returns whether it was."""
        for _ in range(answers):
            if until(self.table):
                return True
            if not self.table.goes_on():
                return False
            self.answer()
        return until(self.table)

    def answer(self) -> None:
        """Let the player who is asked answer; a player who can only pass does so."""
        table = self.table
        if table.quiet_pass() is not None:
            table.pass_quietly(table.number)
        else:
            decision = self.game.decision
            assert decision is not None
            self._give(decision, self._answer_of(decision))
        self.save()

    def _answer_of(self, decision: Decision[Any]) -> Any:
        seat = decision.decider
        level = self.table.level(seat) if self.table.is_bot(seat) else self._level
        player = self._bots.setdefault(seat, bot(level, seat))
        return decision.encode(decision.check(answer_of(player, self.game, decision)))

    def _give(self, decision: Decision[Any], answer: Any) -> None:
        """An action may turn out to be impossible; then it is passed."""
        try:
            self._try(decision, answer)
        except Refused:
            if not isinstance(self.game.decision, Priority):
                raise
            self._try(self.game.decision, 0)

    def _try(self, decision: Decision[Any], answer: Any) -> None:
        table = self.table
        if table.bot_to_move() is not None:
            table.answer_for_bot(table.number, answer)
        else:
            person = table.sitting(decision.decider)
            assert person is not None
            table.do(person, ask.Answer(table.question, answer))
