"""Other ways in which cards say what a word says."""

from __future__ import annotations

from planechase.reading.productions import Grammar
from planechase.rules.language.grammar import Effect, Players, Statement
from planechase.words.effects.hands import Discard, DiscardHand
from planechase.words.effects.zones import PutOntoBattlefield
from planechase.words.filters.combining import Description
from planechase.words.filters.permanents import YOURS
from planechase.words.players import EACH_OPPONENT
from planechase.words.selections.choices import AtRandom
from planechase.words.speech import Quantity, Things
from planechase.words.statics.permissions import MadeOfAnyColor


def add_wordings(grammar: Grammar) -> None:
    """The wordings that are read here."""
    say = grammar.say
    say("clause", "discard all the cards in your hand", lambda: DiscardHand())
    say("clause", "<who:players> discards all the cards in their hand", lambda who: DiscardHand(who))
    say("clause", "<who:players> discards <count:quantity> cards at random", _at_random)
    say("things", "<what:card> at random from your graveyard", lambda what: AtRandom(what))
    mana = "it produces mana of a color of your choice instead of any other type"
    say("statement", f"if <what:one> is tapped for mana, {mana}", _of_any_color)
    say("players", "each of your opponents", lambda: EACH_OPPONENT)
    say("clause", "return <what:things> to the battlefield transformed under your control", _transformed)


def _at_random(who: Players, count: Quantity) -> Effect | None:
    return Discard(count, who, at_random=True) if not count.is_one() else None


def _of_any_color(what: Description) -> Statement | None:
    return MadeOfAnyColor(what) if YOURS in what.walk() else None


def _transformed(what: Things) -> Effect:
    return PutOntoBattlefield(what, under_you=True, returning=True, transformed=True)
