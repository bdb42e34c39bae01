"""What is done with cards of a planar deck that were revealed (CR 901, 701.31)."""

from __future__ import annotations

from typing import Final

from planechase.reading.productions import Grammar
from planechase.rules.language.grammar import Effect
from planechase.words.casual.planar_words import PlaneswalkToRevealed, RevealedToBottom

REVEALED: Final = (
    "the revealed cards",
    "the rest of the revealed cards",
    "all cards revealed this way",
    "all other cards revealed this way",
)
"""As the cards are called that were revealed and are still in the planar deck."""


def add_planar(grammar: Grammar) -> None:
    """Where revealed planes and phenomena go, and to which of them one planeswalks."""
    say = grammar.say
    for them in REVEALED:
        for order, random in (("any", False), ("a random", True)):
            text = f"put {them} on the bottom of your planar deck in {order} order"
            say("clause", text, _to_bottom, them=them, random=random)
    say("clause", "put the rest of the revealed cards on the bottom in a random order", _to_bottom,
        them="the rest of the revealed cards", random=True)  # fmt: skip
    say("clause", "put [it|that card] on the bottom of your planar deck", _to_bottom, them="it")
    for them in ("both planes", "both of them", "those planes"):
        say("clause", f"simultaneously planeswalk to {them}", _planeswalk, them=them)
    for them in ("it", "that plane"):
        say(
            "clause",
            f"planeswalk to {them}, except don't planeswalk away from any plane",
            _planeswalk,
            them=them,
            staying=True,
        )


def _to_bottom(them: str, random: bool = False) -> Effect:
    return RevealedToBottom(them=them, random=random)


def _planeswalk(them: str, staying: bool = False) -> Effect:
    return PlaneswalkToRevealed(them, staying=staying)
