"""What is true for a while, where the time stands behind it or in the middle of it (CR 611.2)."""

from __future__ import annotations

from typing import Final

from planechase.reading.productions import Grammar
from planechase.reading.rebuilding import replaced
from planechase.reading.references import OTHER, ReferredSubject
from planechase.rules.casual.planeswalking import Planeswalked
from planechase.rules.events.lasting import (
    ForTheRestOfTheGame,
    ThisTurn,
    UntilEndOfTurn,
    UntilEndOfYourNextTurn,
    UntilYourNextTurn,
)
from planechase.rules.language.grammar import Duration, Effect, Filter, Statement, Trigger
from planechase.rules.mana.mana import ManaCost
from planechase.words.casual.scheme_words import SetMoreInMotion
from planechase.words.effects.flow import Later
from planechase.words.effects.lasting_effects import REST_OF_GAME, MakeAllTrue, MakeTrue
from planechase.words.filters import ITSELF, Description
from planechase.words.player_words import YOU, UpToOneOpponent
from planechase.words.replacements.damage_replacements import PreventAll
from planechase.words.speech import Moment
from planechase.words.statics.continuous_statics import Continuous
from planechase.words.statics.cost_statics import CostsLess
from planechase.words.statics.playing_statics import CastFreely

PLAIN: Final = (UntilYourNextTurn, UntilEndOfTurn, UntilEndOfYourNextTurn, ForTheRestOfTheGame)
"""Times that may stand behind any statement; what is cast without paying has others of its own."""


def add_for_a_while(grammar: Grammar) -> None:
    """Statements with a time, and delayed abilities that wait for a player to planeswalk."""
    say = grammar.say
    say("clause", "<statement:statement> <duration:duration>", _true_until)
    say("clause", "<what:spells> you cast this turn cost <less:mana> less to cast", _cost_less)
    say("clause", "<duration:duration>, <one:statement>, <other:statement>, and <third:statement>", _all_true)
    say("clause", "prevent all damage that <source:many> would deal this game to <to:many>", _prevented)
    say("sentence", "<moment:trigger>, <effect:sentence>", _once)
    say("players", "up to one other target opponent", lambda: UpToOneOpponent(OTHER))
    say("passage", "<effect:clause>. you can't choose any player as a target more than once", _apart)
    say(
        "clause",
        "the next time you would set a scheme in motion, set <count:int> schemes in motion instead",
        _more_schemes,
    )


def _true_until(statement: Statement, duration: Duration) -> Effect | None:
    if isinstance(statement, CastFreely) and type(duration) not in PLAIN:
        return None
    return MakeTrue(statement, duration) if _of_players(statement) else None


def _prevented(source: Filter, to: Description) -> Effect:
    return MakeTrue(PreventAll(source=source, to=to), REST_OF_GAME)


def _once(moment: Trigger, effect: Effect) -> Effect | None:
    """CR 603.7b: what a text waits for that says no duration happens the next time alone."""
    waits = isinstance(moment, Moment) and moment.kinds() == (Planeswalked,)
    return Later(moment, effect) if waits else None


def _of_players(statement: Statement) -> bool:
    """CR 611.2c: which objects an instruction changes is fixed as it happens, which `MakeTrue` does not do."""
    about = getattr(statement, "what", None)
    if isinstance(statement, Continuous) or about == ITSELF:
        return False
    return not any(isinstance(part, ReferredSubject) for part in statement.walk())


def _cost_less(what: Filter, less: ManaCost) -> Effect:
    return MakeTrue(CostsLess(what, less, YOU))


def _all_true(duration: Duration, one: Statement, other: Statement, third: Statement) -> Effect | None:
    rows = (one, other, third)
    if isinstance(duration, ThisTurn) or not all(_of_players(row) for row in rows):
        return None
    return MakeAllTrue(rows, duration)


def _apart(effect: Effect) -> Effect | None:
    """CR 115.3: of several such targets each is another than those before it."""
    if not isinstance(effect, MakeAllTrue):
        return None
    rows = [_other(row) if place else row for place, row in enumerate(effect.statements)]
    return None if None in rows else MakeAllTrue(tuple(row for row in rows if row is not None), effect.duration)


def _other(statement: Statement) -> Statement | None:
    made = replaced(statement, UpToOneOpponent(), UpToOneOpponent(OTHER))
    return made if isinstance(made, Statement) and made != statement else None


def _more_schemes(count: int) -> Effect:
    """CR 614.3: without end, until it was used once."""
    return MakeTrue(SetMoreInMotion(count), None, once=True)
