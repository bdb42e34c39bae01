"""What is true for a while, with the duration behind it: "creatures can't attack you until ..." (CR 611.2)."""

from __future__ import annotations

from planechase.reading.productions import Grammar
from planechase.reading.references import ReferredSubject
from planechase.rules.casual.planeswalking import Planeswalked
from planechase.rules.events.lasting import UntilEndOfTurn
from planechase.rules.language.grammar import Duration, Effect, Filter, Statement, Trigger
from planechase.words.effects.flow import Later
from planechase.words.effects.lasting import REST_OF_GAME, MakeTrue
from planechase.words.filters import ITSELF, Description
from planechase.words.replacements.damage import PreventAll
from planechase.words.speech import Moment
from planechase.words.statics.continuous import Continuous
from planechase.words.statics.playing import CastFreely


def add_enduring(grammar: Grammar) -> None:
    """Statements with a duration behind them, and delayed abilities that wait for a player to planeswalk."""
    say = grammar.say
    say("clause", "<statement:statement> <duration:duration>", _for_a_while)
    say("clause", "prevent all damage that <source:many> would deal this game to <to:many>", _prevented)
    say("sentence", "<moment:trigger>, <effect:sentence>", _once)


def _for_a_while(statement: Statement, duration: Duration) -> Effect | None:
    """CR 611.2c: not of changes to objects; "this turn" is said by the word itself."""
    if isinstance(statement, (Continuous, CastFreely)) or isinstance(duration, UntilEndOfTurn):
        return None
    unknown = any(isinstance(part, ReferredSubject) for part in statement.walk())
    return None if unknown or getattr(statement, "what", None) == ITSELF else MakeTrue(statement, duration)


def _prevented(source: Filter, to: Description) -> Effect:
    return MakeTrue(PreventAll(source=source, to=to), REST_OF_GAME)


def _once(moment: Trigger, effect: Effect) -> Effect | None:
    """CR 603.7b: what a text waits for that says no duration happens the next time alone."""
    waits = isinstance(moment, Moment) and moment.kinds() == (Planeswalked,)
    return Later(moment, effect) if waits else None
