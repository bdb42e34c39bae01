"""What something is while it lies face down, where the text says so (CR 708.2)."""

from __future__ import annotations

from collections.abc import Iterator

from planechase.reading.becoming import kinds_at
from planechase.reading.chart import Chart, Reading
from planechase.reading.productions import Grammar
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.grammar import Effect
from planechase.words.amounts import Number
from planechase.words.effects.permanents import TurnFaceDown
from planechase.words.effects.zones import PutOntoBattlefield
from planechase.words.face_down import Guise
from planechase.words.speech import Things


def add_guises(grammar: Grammar) -> None:
    """Instructions with what becomes of it in the next sentence."""
    grammar.find("guise", lambda chart, at: list(_guises(chart, at)))
    say = grammar.say
    say("passage", "turn <what:things> face down. it becomes <guise:guise>", _turned)
    for under in ("", " under your control"):
        text = f"put <what:things> onto the battlefield face down{under}. [it's|they're] <guise:guise>"
        say("passage", text, _put, under_you=bool(under))


def _guises(chart: Chart, at: int) -> Iterator[Reading]:
    many = chart.word(at) not in ("a", "an")
    for after_size, size in chart.find("size", at if many else at + 1):
        assert isinstance(size, tuple)
        power, toughness = size
        end, types, subtypes = kinds_at(chart, after_size, many)
        if types & CREATURE and isinstance(power, Number) and isinstance(toughness, Number):
            yield end, Guise(power.number, toughness.number, subtypes, types)


def _turned(what: Things, guise: Guise) -> Effect | None:
    return None if what.many() else TurnFaceDown(what, guise)


def _put(what: Things, guise: Guise, under_you: bool) -> Effect:
    return PutOntoBattlefield(what, under_you=under_you, face_down=guise)
