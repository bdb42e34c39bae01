"""Other ways in which cards say what a word says."""

from __future__ import annotations

from planechase.reading.productions import Grammar
from planechase.reading.references import Referred
from planechase.rules.events.control import GainControl
from planechase.rules.language.grammar import Effect, Players, Statement
from planechase.words import word_slots
from planechase.words.conditions import FewerThisWay
from planechase.words.effects.flow import If
from planechase.words.effects.hands import Discard, DiscardHand
from planechase.words.effects.lasting_effects import Change, CopyForEachOther, CopySpell
from planechase.words.effects.life_effects import RedistributeLife
from planechase.words.effects.tokens import CopyEach, CreateToken, Token
from planechase.words.effects.zone_effects import PutOntoBattlefield
from planechase.words.filters.combining_filters import Description
from planechase.words.filters.permanent_filters import YOURS
from planechase.words.player_words import EACH_OPPONENT
from planechase.words.selections.chosen_objects import AtRandom
from planechase.words.speech import Quantity, Things
from planechase.words.statics.permission_statics import MadeOfAnyColor
from planechase.words.totals import TheDifference


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
    say("clause", "you <effect:clause>", _said_to_you)
    say("sentence", "copy <what:things>, and you may choose new targets for the copy", _copied)
    say("clause", "redistribute any number of life totals", RedistributeLife)
    say("clause", "for each one, create a token that's a copy of it", _copies)
    missing = "create a number of <token:tokens> equal to the difference"
    say("sentence", f"if you created fewer than <number:int> tokens this way, {missing}", _missing)
    copies = "<who:players> copies <what:things>"
    say("passage", f"{copies}. [that|the] player may choose new targets for the copy", _copied_by)
    others = "for each other spell, permanent, card not on the battlefield, and/or player the spell could target"
    apart = "each copy targets a different one of them"
    say("passage", f"{copies} {others}. {apart}", _copied_for_each_other)
    say("clause", "return <what:things> to the battlefield transformed under your control", _transformed)


def _said_to_you(effect: Effect) -> Effect | None:
    """An instruction in which nobody else does anything: "you put it onto the battlefield"."""
    takes = isinstance(effect, Change) and isinstance(effect.changes[0], GainControl)
    return effect if takes or isinstance(effect, PutOntoBattlefield) else None


def _copied(what: Things) -> Effect | None:
    return None if what.many() else CopySpell(what)


def _copies() -> Effect:
    return CopyEach(Referred("those", several=True))


def _missing(number: int, token: Token) -> Effect:
    too_few = FewerThisWay(word_slots.TOKENS, number)
    return If(too_few, CreateToken(token, TheDifference(word_slots.TOKENS, number)))


def _copied_by(who: Players, what: Things) -> Effect:
    return CopySpell(what, who=who)


def _copied_for_each_other(who: Players, what: Things) -> Effect:
    return CopyForEachOther(what, who)


def _at_random(who: Players, count: Quantity) -> Effect | None:
    return Discard(count, who, at_random=True) if not count.is_one() else None


def _of_any_color(what: Description) -> Statement | None:
    return MadeOfAnyColor(what) if YOURS in what.walk() else None


def _transformed(what: Things) -> Effect:
    return PutOntoBattlefield(what, under_you=True, returning=True, transformed=True)
