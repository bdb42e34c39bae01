"""What everybody does with what is theirs: chooses it, copies it, exiles it for tokens, shuffles it away (CR 101.4)."""

from __future__ import annotations

from planechase.reading.copy_phrases import Differences
from planechase.reading.each_player import without_whose
from planechase.reading.productions import Grammar
from planechase.reading.references import ReferredPlayer
from planechase.rules.language.abilities import KeywordAbility
from planechase.rules.language.grammar import Effect
from planechase.words import modifications as m
from planechase.words.effects.everybody import (
    EachChooses,
    EachCopiesChosen,
    EachGrowsByChosen,
    ExileForTokens,
    ShuffleAndDealAnew,
)
from planechase.words.effects.tokens import Token
from planechase.words.filters import ANYTHING, Description

THEY = ReferredPlayer("they")


def add_everybody(grammar: Grammar) -> None:
    """Instructions for all players at once."""
    _add_choosing(grammar)
    say = grammar.say
    exiles = "each player exiles all <what:many> they control and creates x <token:tokens>"
    say("clause", f"{exiles}, where x is the total power of the <again:many> they exiled this way", _exiled)
    shuffles = "each player shuffles whatever permanents they own into their library"
    reveals = "then reveals as many cards from its top"
    puts = "each player puts all <first:cards> revealed this way onto the battlefield"
    rest = "then puts the other revealed cards on the bottom of their library in any order"
    again = "then does the same with the revealed <second:cards>"
    say("passage", f"{shuffles}, {reveals}. {puts}, {again}, {rest}", ShuffleAndDealAnew)


def _add_choosing(grammar: Grammar) -> None:
    say = grammar.say
    say("clause", "each player chooses <what:one>", _their_own)
    say("clause", "each player chooses one or two <what:many>", _their_own, second=True)
    say("clause", "each player chooses <what:one> controlled by the player to their left", _to_the_left)
    for first, ordinal in ((False, ""), (True, "first ")):
        copies = f"each player creates a token that's a copy of the {ordinal}<what:plain> they chose"
        say("clause", copies, EachCopiesChosen, first=first)
        say("clause", f"{copies}, except <different:differences>", _copied, first=first)
    second = "each player who chose a second <what:plain>"
    grows = "puts a number of +1/+1 counters on the token they created"
    say("clause", f"{second} {grows} equal to the power of the second <again:plain> they chose", _grown)


def _their_own(what: Description, second: bool = False) -> Effect | None:
    """Of what they control; of what others control, each would choose by themselves."""
    own = without_whose(what, THEY)
    return None if own is None else EachChooses(own, second=second)


def _to_the_left(what: Description) -> Effect:
    return EachChooses(what, to_the_left=True)


def _copied(what: Description, different: Differences, first: bool) -> Effect | None:
    """CR 707.9a: that it is not legendary, and has one keyword more."""
    changes = [change for change in different if change is not None]
    given = [each for change in changes if isinstance(change, m.GainAbilities) for each in change.abilities]
    keywords = [each for each in given if isinstance(each, KeywordAbility)]
    if len(given) != len(keywords) or len(keywords) > 1 or len(changes) != len(keywords):
        return None
    return EachCopiesChosen(what, first, None not in different, keywords[0] if keywords else None)


def _grown(what: Description, again: Description) -> Effect | None:
    return EachGrowsByChosen(what) if what == again else None


def _exiled(what: Description, token: Token, again: Description) -> Effect | None:
    return ExileForTokens(what, token) if what == again and what != ANYTHING else None
