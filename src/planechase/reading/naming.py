"""Names in a text: "a card named ...", "a token named ..." (CR 201.2)."""

from __future__ import annotations

from typing import Final

from planechase.reading.chart import Chart, Reading
from planechase.reading.productions import Grammar
from planechase.reading.tokens import SELF
from planechase.words import filters as f

JOINING: Final = frozenset({"of", "the", "and", "to", "for", "from"})
"""What stands in the middle of a name without a capital letter."""


def add_naming(grammar: Grammar) -> None:
    """Names, and what has one."""
    grammar.find("name", name_at)
    grammar.say("after", "named <name:name>", lambda name: f.Named(name))


def name_at(chart: Chart, at: int) -> list[Reading]:
    """A name: the card's own, or every word with a capital letter that follows, and what joins them."""
    if at < len(chart.row) and chart.word(at) == SELF:
        own = chart.row[at].written
        return [(at + 1, own)] if own[:1].isupper() and not own.lower().startswith("this ") else []
    end = last = at
    while end < len(chart.row) and (chart.row[end].is_capital or (end > at and chart.word(end) in JOINING)):
        end += 1
        last = end if chart.row[end - 1].is_capital else last
    if last == at:
        chart.reach(at, "<name>")
        return []
    return [(last, " ".join(token.written for token in chart.row[at:last]))]
