"""Damage that is dealt to something else (CR 614.9)."""

from __future__ import annotations

from planechase.reading.productions import Grammar
from planechase.rules.language.card_types import CREATURE, PLANESWALKER
from planechase.rules.language.grammar import Effect, Targeting
from planechase.words.player_words import YOU, You
from planechase.words.replacements import RedirectNextEffect
from planechase.words.selections.target_selections import AnyTarget
from planechase.words.speech import Quantity, Things

CREATURE_WALKER_OR_PLAYER = "target creature, planeswalker, or player"


def add_redirecting(grammar: Grammar) -> None:
    """What is dealt to another instead, and the targets that may be players."""
    say = grammar.say
    say("things", CREATURE_WALKER_OR_PLAYER, _hurt)
    say("things", f"another {CREATURE_WALKER_OR_PLAYER}", _hurt, label="other")
    again = "<count:quantity> damage that would be dealt to <origin:things> this turn is dealt to"
    say("clause", f"the next {again} <to:things> instead", _redirected)
    say("clause", f"the next {again} you instead", lambda count, origin: _redirected(count, origin, YOU))


def _hurt(label: str = "") -> AnyTarget:
    return AnyTarget(label=label, types=CREATURE | PLANESWALKER, text=CREATURE_WALKER_OR_PLAYER)


def _redirected(count: Quantity, origin: Things, to: Things | You) -> Effect | None:
    """CR 614.9: from one target to another, or to you."""
    if origin.many() or not isinstance(origin, Targeting) or not isinstance(to, (Targeting, You)):
        return None
    return None if isinstance(to, Things) and to.many() else RedirectNextEffect(origin, to, count)
