"""How permanents enter: with what was revealed, in a chosen shape, as copies (CR 614.1c, 707.5)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from planechase.reading.chart import Chart, PhraseReading
from planechase.reading.productions import Grammar
from planechase.rules.language.abilities import KeywordAbility
from planechase.words.replacements.entering_replacements import EntersAs, EntersByRevealing, Shape

_SIZE: Final = re.compile(r"(\d+)/(\d+)")


def add_entering(grammar: Grammar) -> None:
    """Statements about the card itself as it enters."""
    say = grammar.say
    shown = "as ~ enters, you may reveal any number of other <what:cards> from your hand"
    each = "with [a|an] <kind:counterkind> counter on it for each card revealed this way"
    for it in ("it", "~"):
        say("statement", f"{shown}. {it} enters {each}", EntersByRevealing)
    grammar.find("shape", lambda chart, at: list(_shape(chart, at)))
    grammar.find("shapes", lambda chart, at: list(_shapes(chart, at, ())))
    say("statement", "as ~ enters, it becomes your choice of <shapes:shapes>", EntersAs)


def _shape(chart: Chart, at: int) -> Iterator[PhraseReading]:
    """ "A 2/2 creature with flying"."""
    size = _SIZE.fullmatch(chart.word(at + 1))
    if chart.word(at) not in ("a", "an") or size is None or chart.word(at + 2) != "creature":
        return
    power, toughness = int(size[1]), int(size[2])
    yield at + 3, Shape(power, toughness)
    for end, given in chart.find("abilities", at + 4) if chart.word(at + 3) == "with" else ():
        if isinstance(given, tuple) and all(isinstance(each, KeywordAbility) for each in given):
            yield end, Shape(power, toughness, given)


def _shapes(chart: Chart, at: int, before: tuple[Shape, ...]) -> Iterator[PhraseReading]:
    for end, shape in chart.find("shape", at):
        assert isinstance(shape, Shape)
        known = (*before, shape)
        comma = chart.word(end) == ","
        last = chart.word(end + comma) == "or"
        if last:
            for after, final in chart.find("shape", end + comma + 1):
                yield after, (*known, final)
        elif comma:
            yield from _shapes(chart, end + 1, known)
