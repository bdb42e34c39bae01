"""Prevention: all damage to a player or permanent, by a source, or both; always, or this turn (CR 615)."""

from __future__ import annotations

from planechase.reading.productions import Grammar
from planechase.reading.references import Referred, ReferredSubject
from planechase.rules.language.grammar import Effect, Filter, Players, Statement
from planechase.words import filters as f
from planechase.words.effects.lasting_effects import MakeTrue
from planechase.words.player_words import PLAYERS, YOU
from planechase.words.replacements.damage_replacements import PreventAll
from planechase.words.replacements.preventing import PreventAllNow, PreventNextTimeFromChosen, PreventToAndBy
from planechase.words.selections import Target
from planechase.words.speech import Things

Shielded = tuple[Players | None, Filter | None]
NOBODY: Shielded = (None, None)
KINDS = (("damage", False, False), ("combat damage", True, False), ("noncombat damage", False, True))


def add_preventing(grammar: Grammar) -> None:
    """Statements and instructions that prevent all damage of a kind."""
    say = grammar.say
    say("shielded", "you", lambda: (YOU, None))
    say("shielded", "players", lambda: (PLAYERS, None))
    say("shielded", "you and <what:many>", lambda what: (YOU, what))
    say("shielded", "<what:subject>", lambda what: None if what == ReferredSubject() else (None, what))
    say("dealers", "<what:subject>", lambda what: None if what == ReferredSubject() else what)
    say("dealers", "<what:sources>", lambda what: what)
    for text, combat, noncombat in KINDS:
        _add_statements(grammar, text, {"combat": combat, "noncombat": noncombat})
        if not noncombat:
            _add_of_these(grammar, text, combat)
    say(
        "clause",
        "the next time <which:source> of your choice would deal damage to you this turn, prevent that damage",
        PreventNextTimeFromChosen,
    )


def _add_statements(grammar: Grammar, text: str, kind: dict[str, bool]) -> None:
    say = grammar.say
    would = f"prevent all {text} that would be dealt"
    for rest in ("", " to <to:shielded>", " by <source:dealers>", " to <to:shielded> by <source:dealers>"):
        say("statement", f"{would}{rest}", _prevented, **kind)
    for rest in (
        "to <to:shielded> this turn by <source:dealers>",
        "this turn to <to:shielded>",
        "this turn by <source:dealers>",
    ):
        say("clause", f"{would} {rest}", _prevented_now, **kind)
    say("clause", f"prevent all {text} <source:dealers> would deal this turn", _prevented_now, **kind)
    say("clause", f"prevent all {text} that <source:dealers> would deal this turn", _prevented_now, **kind)


def _prevented(combat: bool, noncombat: bool, source: Filter = f.ANYTHING, to: Shielded = NOBODY) -> Statement:
    return PreventAll(combat, source, to[1], to[0], noncombat)


def _prevented_now(combat: bool, noncombat: bool, source: Filter = f.ANYTHING, to: Shielded = NOBODY) -> Effect:
    return MakeTrue(_prevented(combat, noncombat, source, to))


def _both_ways(combat: bool, what: Filter) -> Statement | None:
    return None if what == ReferredSubject() else PreventToAndBy(what, combat)


def _add_of_these(grammar: Grammar, text: str, combat: bool) -> None:
    """Of targets, and of what was spoken of; which ones is fixed as it happens (CR 611.2c)."""
    say = grammar.say
    would = f"prevent all {text} that would be dealt"
    say("statement", f"{would} to and dealt by <what:subject>", _both_ways, combat=combat)
    say("clause", f"{would} to and dealt by <what:things> this turn", _of_these, combat=combat, to=True, by=True)
    say("clause", f"{would} to <what:things> this turn", _of_these, combat=combat, to=True, by=False)
    say("clause", f"{would} this turn to <what:things>", _of_these, combat=combat, to=True, by=False)
    say("clause", f"{would} by <what:things> this turn", _of_these, combat=combat, to=False, by=True)
    say("clause", f"prevent all {text} <what:things> would deal this turn", _of_these, combat=combat, to=False, by=True)


def _of_these(what: Things, combat: bool, to: bool, by: bool) -> Effect | None:
    if not isinstance(what, (Target, Referred)):
        return None
    return PreventAllNow(what, combat, to, by)
