"""Instructions that share one verb: "create a Food token and a Treasure token" (CR 608.2c)."""

from __future__ import annotations

from planechase.reading.productions import Grammar
from planechase.rules.language.grammar import Effect, Players, Targeting
from planechase.words.amounts import Number
from planechase.words.effects.counter_effects import PutCounters
from planechase.words.effects.flow import Series
from planechase.words.effects.tokens import CreateToken, Token
from planechase.words.player_words import YOU
from planechase.words.roles import ROLES, CreateAttached
from planechase.words.selections import All
from planechase.words.selections.groups import Together
from planechase.words.speech import Quantity, Things


def add_listing(grammar: Grammar) -> None:
    """Lists of two and three."""
    say = grammar.say
    say("made", "[a|an] <token:token>", lambda token: CreateToken(token))
    say("made", "[a|an] tapped <token:token>", lambda token: CreateToken(token, tapped=True))
    say("made", "<count:quantity> <token:tokens>", _some)
    say("counters_on", "[a|an] <kind:counterkind> counter on <on:things>", PutCounters)
    say("counters_on", "<count:quantity> <kind:counterkind> counters on <on:things>", _counters)
    for verb, kind in (("create", "made"), ("put", "counters_on")):
        say("clause", f"{verb} <first:{kind}> and <second:{kind}>", _series)
        say("clause", f"{verb} <first:{kind}>, <second:{kind}>, and <third:{kind}>", _series)
    for role in ROLES:
        say("role", f"{role.name} Role token", lambda role=role: role)
    say("clause", "create a <token:role> attached to <on:things>", CreateAttached)
    say("clause", "<who:players> creates <first:made> and <second:made>", _each_creates)
    say("things", "<one:things>, <other:things>, and <third:things>", _three)


def _some(count: Quantity, token: Token) -> Effect | None:
    return None if count == Number(1) else CreateToken(token, count)


def _counters(count: Quantity, kind: str, on: Things) -> Effect | None:
    return None if count == Number(1) else PutCounters(kind, on, count)


def _series(first: Effect, second: Effect, third: Effect | None = None) -> Effect:
    return Series((first, second) if third is None else (first, second, third))


def _each_creates(who: Players, first: CreateToken, second: CreateToken) -> Effect | None:
    if who == YOU:
        return None
    theirs = (CreateToken(one.token, one.count, who, one.tapped) for one in (first, second))
    return Series(tuple(theirs))


def _is_aimed(what: Things) -> bool:
    """A target, or all cards of a player who is one."""
    return isinstance(what, Targeting) or (isinstance(what, All) and isinstance(what.who, Targeting))


def _three(one: Things, other: Things, third: Things) -> Together | None:
    """CR 115.3: three targets, each with the word itself."""
    if not all(_is_aimed(each) for each in (one, other, third)):
        return None
    return Together((one, other, third))
