"""Other ways in which cards say what a word says."""

from __future__ import annotations

from planechase.reading.productions import Grammar
from planechase.rules.language.grammar import Effect, Filter, Players
from planechase.words import slots
from planechase.words.effects.hands import DiscardHand
from planechase.words.effects.lasting import CopyForEachOther, CopySpell
from planechase.words.effects.zones import PutOntoBattlefield
from planechase.words.filters import CREATURE
from planechase.words.keywords.permanents import ExiledIfItDies
from planechase.words.selections import Remembered
from planechase.words.selections.choices import AtRandom
from planechase.words.speech import Things


def add_wordings(grammar: Grammar) -> None:
    """The wordings that are read here."""
    say = grammar.say
    say("clause", "discard all the cards in your hand", lambda: DiscardHand())
    say("clause", "<who:players> discards all the cards in their hand", lambda who: DiscardHand(who))
    say("things", "<what:card> at random from your graveyard", lambda what: AtRandom(what))
    for noun, such in (("creature", CREATURE), ("permanent", None)):
        text = f"a {noun} dealt damage this way"
        say("clause", f"if {text} would die this turn, exile it instead", _exiled_if_it_dies, text=text, such=such)
    copies = "<who:players> copies <what:things>"
    say("passage", f"{copies}. [that|the] player may choose new targets for the copy", _copied)
    others = "for each other spell, permanent, card not on the battlefield, and/or player the spell could target"
    apart = "each copy targets a different one of them"
    say("passage", f"{copies} {others}. {apart}", _copied_for_each_other)
    say("clause", "return <what:things> to the battlefield transformed under your control", _transformed)


def _exiled_if_it_dies(text: str, such: Filter | None) -> Effect:
    return ExiledIfItDies(Remembered(slots.DAMAGED, text), such)


def _copied(who: Players, what: Things) -> Effect:
    return CopySpell(what, who=who)


def _copied_for_each_other(who: Players, what: Things) -> Effect:
    return CopyForEachOther(what, who)


def _transformed(what: Things) -> Effect:
    return PutOntoBattlefield(what, under_you=True, returning=True, transformed=True)
