"""Dice that are rolled, their results, and tables of what comes of them (CR 706)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events import dice
from planechase.rules.language.grammar import Effect
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.words import word_slots
from planechase.words.amounts import Counted, Measured
from planechase.words.english import Reader, capital
from planechase.words.speech import SpokenWord

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

Rows = tuple[tuple[int, int, Effect], ...]
"""From which result to which what is done; the last may go on without end."""
OPEN: Final = 0
"""CR 706.3a: where a row ends that says "15+"."""


@word
class RollDie(Effect, SpokenWord):
    """CR 706.2: roll a die. What is added to it is part of the result, and the rest of the text may use that."""

    yours = True
    writes = (word_slots.RESULT,)
    sides: int
    add: Counted | None = None

    def happen(self, game: State, by: Source) -> Rule[None]:
        more = self.add.value(game, by) if self.add is not None else 0
        results = yield from dice.roll(game, by.you(game), self.sides, modifier=more)
        by.remember(word_slots.RESULT, tuple(results))

    def say(self, reader: Reader) -> str:
        die = "six-sided die" if self.sides == 6 else f"d{self.sides}"
        return f"roll a {die}" + ("" if self.add is None else f" and add {self.add.number_of(reader)}")


@word
class RollTable(Effect, SpokenWord):
    """CR 706.3: the result of a roll is looked up in a table of ranges."""

    roll: RollDie
    rows: Rows

    def happen(self, game: State, by: Source) -> Rule[None]:
        yield from self.roll.happen(game, by)
        for result in by.remembered(word_slots.RESULT):
            for low, high, effect in self.rows:
                if low <= result and (high == OPEN or result <= high):
                    yield from effect.happen(game, by)

    def say(self, reader: Reader) -> str:
        text = reader.read(self.roll)
        for low, high, effect in self.rows:
            text += f"\n{_reach(low, high)} | {capital(reader.read(effect))}"
        return text


def _reach(low: int, high: int) -> str:
    if high == OPEN:
        return f"{low}+"
    return str(low) if low == high else f"{low}–{high}"


@word
class TheResult(Measured):
    """CR 706.2: what the last roll of the same text came to."""

    needs = (word_slots.RESULT,)

    def value(self, game: State, by: Source) -> int:
        return sum(by.remembered(word_slots.RESULT))

    def number_of(self, reader: Reader) -> str:
        return "the result"


def roll_table(sides: int, *rows: tuple[int, int, Effect], add: Counted | None = None) -> RollTable:
    """A die with so many sides, and from which result to which what is done."""
    return RollTable(RollDie(sides, add), rows)
