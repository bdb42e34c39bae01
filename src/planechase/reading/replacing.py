"""What happens instead: damage that is doubled, or greater by a number (CR 614)."""

from __future__ import annotations

from planechase.reading.productions import Grammar
from planechase.rules.language.grammar import Filter, Statement
from planechase.words import filters as f
from planechase.words.replacements.damage import MoreDamage, PreventSome


def add_replacing(grammar: Grammar) -> None:
    """Statements that change what would happen."""
    say = grammar.say
    say("hurter", "a source", lambda: f.ANYTHING)
    say("hurter", "<what:source>", lambda what: what)
    say("hurter", "<what:one>", lambda what: what)
    whom, again = "to a permanent or player", "to that permanent or player"
    for text, times in (("double", 2), ("twice", 2), ("triple", 3)):
        would = f"if <source:hurter> would deal damage {whom}, it deals {text} that damage"
        say("statement", f"{would} {again} instead", _multiplied, times=times)
        say("statement", f"{would} instead", _multiplied, times=times)
    say("statement", "if <source:source> would deal damage to you, prevent <count:int> of that damage", PreventSome)
    say(
        "statement", "if <source:hurter> would deal damage, it deals that much damage plus <plus:int> instead", _greater
    )


def _multiplied(source: Filter, times: int) -> Statement:
    return MoreDamage(source, times)


def _greater(source: Filter, plus: int) -> Statement:
    return MoreDamage(source, plus=plus)
