"""Rolls of dice, and the tables below them: "roll a d20" and "1—9 | Draw a card" (CR 706)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from planechase.reading.chart import Chart, PhraseReading
from planechase.reading.productions import Grammar
from planechase.reading.text_tokens import PARAGRAPH, TextToken
from planechase.rules.language.grammar import Effect
from planechase.words.amounts import Counted
from planechase.words.effects.rolling import OPEN, RollDie, RollTable, Rows

_DIE: Final = re.compile(r"d(\d+)")
_RANGE: Final = re.compile(r"(\d+)-(\d+)")
BAR: Final = "|"


def add_rolling(grammar: Grammar) -> None:
    """Rolls alone, and with a table."""
    grammar.find("die", lambda chart, at: list(_die(chart, at)))
    grammar.say("roll", "roll a <sides:die>", RollDie)
    grammar.say("roll", "roll a <sides:die> and add <add:number_of>", _with_more)
    grammar.say("clause", "<one:roll>", lambda one: one)
    grammar.find("clause", lambda chart, at: list(_tables(chart, at)))


def _with_more(sides: int, add: object) -> RollDie | None:
    return RollDie(sides, add) if isinstance(add, Counted) else None


def _die(chart: Chart, at: int) -> Iterator[PhraseReading]:
    """CR 706.1a: "d20", "six-sided die"."""
    match = _DIE.fullmatch(chart.word(at))
    if match is not None:
        yield at + 1, int(match[1])
    if chart.says(at, "six-sided", "die"):
        yield at + 2, 6


def _tables(chart: Chart, at: int) -> Iterator[PhraseReading]:
    """CR 706.3: a roll with the rows below it; the full stop of the last is left to the ability."""
    if chart.word(at) != "roll":
        return
    for end, roll in chart.find("roll", at):
        assert isinstance(roll, RollDie)
        if chart.says(end, ".", PARAGRAPH):
            for close, rows in _rows(chart, end + 1, 1):
                yield close, RollTable(roll, rows)


def _rows(chart: Chart, at: int, least: int) -> Iterator[tuple[int, Rows]]:
    """Every row to the last, to whose end it reaches; they follow upon one another without a gap."""
    reach = range_of([chart.word(place) for place in range(at + 1, at + 5)]) if chart.word(at) == PARAGRAPH else None
    if reach is None or reach[0] != least:
        return
    low, high, length = reach
    for end, effect in chart.find("effect", at + 1 + length):
        assert isinstance(effect, Effect)
        if chart.word(end) != ".":
            continue
        if not chart.word(end + 1):
            yield end, ((low, high, effect),)
        for close, rest in _rows(chart, end + 1, high + 1) if high != OPEN else ():
            yield close, ((low, high, effect), *rest)


def is_row(line: list[TextToken]) -> bool:
    """Whether a paragraph is a row of a table."""
    return range_of([token.text for token in line[:4]]) is not None


def range_of(texts: list[str]) -> tuple[int, int, int] | None:
    """CR 706.3a: from which result to which, and how many tokens say so: "1—9 |", "20 |", "15+ |"."""
    if BAR not in texts:
        return None
    match texts[: texts.index(BAR)]:
        case [low, "—", high] if low.isdecimal() and high.isdecimal():
            return int(low), int(high), 4
        case [low, "+"] if low.isdecimal():
            return int(low), OPEN, 3
        case [one] if one.isdecimal():
            return int(one), int(one), 2
        case [one] if match := _RANGE.fullmatch(one):
            return int(match[1]), int(match[2]), 2
    return None
