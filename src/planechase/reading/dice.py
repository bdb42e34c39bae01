"""Dice, and the tables that say what their results mean (CR 706.3)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from planechase.reading.chart import Chart, Reading
from planechase.reading.productions import Grammar
from planechase.reading.tokens import PARAGRAPH, Token
from planechase.rules.language.grammar import Effect
from planechase.words.effects.tokens import RollTable

_DIE: Final = re.compile(r"d(\d+)")
_RANGE: Final = re.compile(r"(\d+)(?:-(\d+))?")
_RESULTS: Final = re.compile(r"\d+(?:-\d+| — \d+)?")
BAR: Final = "|"
Row = tuple[int, int, Effect]


def add_dice(grammar: Grammar) -> None:
    """Rolls with a table below them."""
    grammar.find("effect", lambda chart, at: list(_rolled(chart, at)))


def begins_row(line: list[Token]) -> bool:
    """Whether a paragraph is a row of a table: results, a bar, and what happens."""
    before = " ".join(token.text for token in line[: [token.text for token in line].index(BAR)])
    return _RESULTS.fullmatch(before) is not None


def _rolled(chart: Chart, at: int) -> Iterator[Reading]:
    die = _DIE.fullmatch(chart.word(at + 2))
    if not chart.says(at, "roll", "a") or die is None or chart.word(at + 3) != ".":
        return
    for end, rows in _rows(chart, at + 4):
        if _covers(rows, int(die[1])):
            yield end, RollTable(int(die[1]), rows)


def _covers(rows: tuple[Row, ...], sides: int) -> bool:
    """Whether every result stands in the table once."""
    return [face for low, high, _ in rows for face in range(low, high + 1)] == list(range(1, sides + 1))


def _rows(chart: Chart, at: int) -> Iterator[tuple[int, tuple[Row, ...]]]:
    """Every row to the last; the full stop of the last is left to the ability."""
    if chart.word(at) != PARAGRAPH:
        return
    for start, low, high in _range(chart, at + 1):
        for end, effect in chart.find("effect", start):
            assert isinstance(effect, Effect)
            if chart.word(end) != ".":
                continue
            more = False
            for after, rest in _rows(chart, end + 1):
                more = True
                yield after, ((low, high, effect), *rest)
            if not more:
                yield end, ((low, high, effect),)


def _range(chart: Chart, at: int) -> Iterator[tuple[int, int, int]]:
    """ "1-9 |", with either dash, or "20 |"."""
    match = _RANGE.fullmatch(chart.word(at))
    if match is None:
        return
    if chart.word(at + 1) == BAR:
        yield at + 2, int(match[1]), int(match[2] or match[1])
    dashed = chart.word(at + 1) == "—" and chart.word(at + 2).isdigit() and chart.word(at + 3) == BAR
    if dashed and match[2] is None:
        yield at + 4, int(match[1]), int(chart.word(at + 2))
