"""What something is while it lies face down, where the text says so (CR 708.2)."""

from __future__ import annotations

from collections.abc import Iterator

from planechase.reading.becoming_phrases import kinds_at
from planechase.reading.chart import Chart, PhraseReading
from planechase.reading.productions import Grammar
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.grammar import Effect
from planechase.words.amounts import Number
from planechase.words.effects.permanent_effects import TurnFaceDown
from planechase.words.effects.zone_effects import PutOntoBattlefield
from planechase.words.face_down import Guise
from planechase.words.speech import Things


def add_guises(grammar: Grammar) -> None:
    """Instructions with what becomes of it in the next sentence."""
    grammar.find("guise", lambda chart, at: list(_guises(chart, at)))
    say = grammar.say
    say("passage", "turn <what:things> face down. [it's|it becomes] <guise:guise>", _turned)
    down = "[it's|they're] <guise:guise>"
    say("passage", f"put <what:things> onto the battlefield face down. {down}", _put, under_you=False)
    for start in ("put <what:things> onto the battlefield", "return <what:things> to the battlefield"):
        returning = start.startswith("return")
        for tapped in (False, True):
            lying = "face down and tapped" if tapped else "face down"
            for how in (f"under your control {lying}", f"{lying} under your control"):
                say("passage", f"{start} {how}. {down}", _put, under_you=True, tapped=tapped, returning=returning)


def _guises(chart: Chart, at: int) -> Iterator[PhraseReading]:
    """ "A 2/2 Cyberman artifact creature": what it is, and whether several are."""
    many = chart.word(at) not in ("a", "an")
    for after_size, size in chart.find("size", at if many else at + 1):
        assert isinstance(size, tuple)
        power, toughness = size
        end, types, subtypes = kinds_at(chart, after_size, many)
        if types & CREATURE and isinstance(power, Number) and isinstance(toughness, Number):
            yield end, (Guise(power.number, toughness.number, subtypes, types), many)


def _turned(what: Things, guise: tuple[Guise, bool]) -> Effect | None:
    kind, many = guise
    return None if what.many() or many else TurnFaceDown(what, kind)


def _put(
    what: Things, guise: tuple[Guise, bool], under_you: bool, tapped: bool = False, returning: bool = False
) -> Effect | None:
    kind, many = guise
    if what.many() != many:
        return None
    return PutOntoBattlefield(what, tapped, returning=returning, under_you=under_you, face_down=kind)
