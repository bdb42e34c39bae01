"""How permanents enter: with what was revealed, in a shape of one's choice, as copies (CR 614.1c, 707.5)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from planechase.reading.chart import Chart, Reading
from planechase.reading.productions import Grammar
from planechase.rules.language.abilities import KeywordAbility
from planechase.rules.language.colors import COLOR_OF_NAME
from planechase.words.replacements.entering import AsEnters, EntersAs, EntersByRevealing, Shape
from planechase.words.slots import COLOR

_SIZE: Final = re.compile(r"(\d+)/(\d+)")


def add_entering(grammar: Grammar) -> None:
    """Statements about the card itself as it enters."""
    say = grammar.say
    shown = "as ~ enters, you may reveal any number of other <what:cards> from your hand"
    each = "with [a|an] <kind:counterkind> counter on it for each card revealed this way"
    for it in ("it", "~"):
        say("statement", f"{shown}. {it} enters {each}", EntersByRevealing)
    for color in COLOR_OF_NAME:
        other = f"as ~ enters, choose a color other than {color}"
        say("statement", other, AsEnters, which=COLOR, other_than=color)
    grammar.find("shape", lambda chart, at: list(_shape(chart, at)))
    grammar.find("shapes", lambda chart, at: list(_shapes(chart, at, ())))
    say("statement", "as ~ enters, it becomes your choice of <shapes:shapes>", EntersAs)


def _shape(chart: Chart, at: int) -> Iterator[Reading]:
    """ "A 2/2 creature with flying"."""
    size = _SIZE.fullmatch(chart.word(at + 1))
    if chart.word(at) not in ("a", "an") or size is None or chart.word(at + 2) != "creature":
        return
    power, toughness = int(size[1]), int(size[2])
    yield at + 3, Shape(power, toughness)
    for end, given in chart.find("abilities", at + 4) if chart.word(at + 3) == "with" else ():
        if isinstance(given, tuple) and all(isinstance(each, KeywordAbility) for each in given):
            yield end, Shape(power, toughness, given)


def _shapes(chart: Chart, at: int, before: tuple[Shape, ...]) -> Iterator[Reading]:
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
