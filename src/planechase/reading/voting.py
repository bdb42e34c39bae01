"""Votes: what each player votes for, and what happens by the count (CR 701.38)."""

from __future__ import annotations

from planechase.reading.chart import Chart, Reading
from planechase.reading.productions import Grammar
from planechase.reading.rebuilding import rebuilt
from planechase.rules.language.grammar import Effect
from planechase.words.effects.flow import Vote

_ASKED = "starting with you, each player votes for <first:ballot> or <second:ballot>"
_COUNTED = (
    "if <first:ballot> gets more votes, <if_first:sentence>. "
    "if <second:ballot> gets more votes or the vote is tied, <if_second_or_tied:sentence>"
)


def add_voting(grammar: Grammar) -> None:
    """Votes between two words."""
    grammar.find("ballot", _ballot)
    grammar.say("passage", f"{_ASKED}. {_COUNTED}", Vote)


def _ballot(chart: Chart, at: int) -> list[Reading]:
    return [(at + 1, chart.word(at))] if chart.word(at).isalpha() else []


def with_ability_word(effect: Effect, called: str) -> Effect:
    """CR 207.2c: a vote is called by its ability word when it is read aloud."""
    return rebuilt(effect, {"ability_word": called[:1].lower() + called[1:]}) if isinstance(effect, Vote) else effect
