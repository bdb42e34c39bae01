"""Votes and villainous choices: what players say, and what happens then (CR 701.38, 701.55)."""

from __future__ import annotations

from planechase.reading.chart import Chart, PhraseReading
from planechase.reading.productions import Grammar
from planechase.reading.rebuilding import rebuilt
from planechase.reading.references import SameSubject
from planechase.rules.language.grammar import Effect
from planechase.words.effects.flow import Vote
from planechase.words.effects.villainous import FaceVillainousChoice

_ASKED = "starting with you, each player votes for <first:ballot> or <second:ballot>"
_COUNTED = (
    "if <first:ballot> gets more votes, <if_first:sentence>. "
    "if <second:ballot> gets more votes or the vote is tied, <if_second_or_tied:sentence>"
)


def add_voting(grammar: Grammar) -> None:
    """Votes between two words, and choices between two instructions."""
    grammar.find("ballot", _ballot)
    choice = "a villainous choice — <first:sentence>, or <second:sentence>"
    grammar.say("sentence", f"<who:players> face[s] {choice}", FaceVillainousChoice)
    grammar.say("elided", f"faces {choice}", FaceVillainousChoice, who=SameSubject())
    grammar.say("passage", f"{_ASKED}. {_COUNTED}", Vote)


def _ballot(chart: Chart, at: int) -> list[PhraseReading]:
    return [(at + 1, chart.word(at))] if chart.word(at).isalpha() else []


def with_ability_word(effect: Effect, called: str) -> Effect:
    """CR 207.2c: a vote is called by its ability word when it is read aloud."""
    return rebuilt(effect, {"ability_word": called[:1].lower() + called[1:]}) if isinstance(effect, Vote) else effect
