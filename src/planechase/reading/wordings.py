"""Other ways in which cards say what a word says."""

from __future__ import annotations

from planechase.reading.productions import Grammar
from planechase.rules.language.grammar import Effect
from planechase.words.effects.hands import DiscardHand
from planechase.words.effects.zones import PutOntoBattlefield
from planechase.words.speech import Things


def add_wordings(grammar: Grammar) -> None:
    """The wordings that are read here."""
    say = grammar.say
    say("clause", "discard all the cards in your hand", lambda: DiscardHand())
    say("clause", "<who:players> discards all the cards in their hand", lambda who: DiscardHand(who))
    say("clause", "return <what:things> to the battlefield transformed under your control", _transformed)


def _transformed(what: Things) -> Effect:
    return PutOntoBattlefield(what, under_you=True, returning=True, transformed=True)
