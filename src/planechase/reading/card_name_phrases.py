"""Names of cards in a text (CR 201.2): "a land named Quiet Harbor", "a card named Ann, Who Waits"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from planechase.reading.chart import Chart, PhraseReading
from planechase.reading.productions import Grammar
from planechase.reading.text_tokens import GIVER, POSSESSIVE, SELF, TextToken
from planechase.rules.language.grammar import Filter
from planechase.words import filters as f
from planechase.words.effects.melding_effects import Meld, OwnsAndControlsBoth, ThisAndPartner

BETWEEN: Final = frozenset(("of", "the", "and", "to", "in", "for", "a", "an", "on", "from", "at", "by", "into", "with"))
"""Words that stand in lower case inside a name, but neither begin nor end one."""


def add_names(grammar: Grammar) -> None:
    """A name, and what has it."""
    grammar.find("name", lambda chart, at: list(_names(chart, at)))
    grammar.say("after", "named <name:name>", _named)
    add_melding(grammar)
    grammar.say("after", "not named <name:name>", lambda name: ~f.Named(name))


def _named(name: str) -> f.Description:
    """ "Named Hill, Dale, and Well": each of them is a name."""
    before, found, last = name.rpartition(", and ")
    return f.Or(tuple(f.Named(one) for one in (*before.split(", "), last))) if found else f.Named(name)


def add_melding(grammar: Grammar) -> None:
    """CR 712.4a: what one card of a meld pair says of both."""
    grammar.say("condition", f"you both own and control {SELF} and <what:one>", _both)
    grammar.say("clause", "meld <what:things> into <name:name>", Meld)


def _both(what: Filter) -> OwnsAndControlsBoth:
    return OwnsAndControlsBoth(ThisAndPartner(what))


def _names(chart: Chart, at: int) -> Iterator[PhraseReading]:
    """Every name that may begin here: where it ends, the rest of the sentence decides."""
    text, pending = "", ""
    for place in range(at, len(chart.row)):
        token = chart.row[place]
        if _is_capital(token):
            text, pending = (text + pending + " " if text else "") + token.written, ""
            yield place + 1, text
        elif token.text == POSSESSIVE and text and not pending:
            text += token.written
            yield place + 1, text
        elif text and token.text in BETWEEN:
            pending += f" {token.written}"
        elif text and token.text == "," and not pending:
            pending += ","
        else:
            return


def _is_capital(token: TextToken) -> bool:
    if token.text in (SELF, GIVER):
        return not token.written.lower().startswith("this ")
    return token.is_capital
