"""Tokens that are copies, and what is different about them: "except it's not legendary and has flying" (CR 707.9)."""

from __future__ import annotations

from collections.abc import Iterator

from planechase.reading.chart import Chart, PhraseReading
from planechase.reading.productions import Grammar
from planechase.rules.language.abilities import Ability
from planechase.rules.language.grammar import Condition, Effect, Modification, Players, Statement
from planechase.words import filters as f
from planechase.words import modifications as m
from planechase.words.amounts import Depending, Number
from planechase.words.effects.lasting_effects import CopySpell
from planechase.words.effects.tokens import CreateCopyToken
from planechase.words.player_words import YOU
from planechase.words.replacements.entering_replacements import EntersAsCopy
from planechase.words.speech import Quantity, Things

Differences = tuple[Modification | None, ...]
"""What is different; None is that it is not legendary."""
NOT_LEGENDARY: Differences = (None,)


def add_duplicating(grammar: Grammar) -> None:
    """Copies and their differences."""
    _add_differences(grammar)
    grammar.find("differences", lambda chart, at: list(_rows(chart, at)))
    say = grammar.say
    for lead, verb in (("", "create"), ("<who:players> ", "create[s]")):
        one = f"{lead}{verb} a token that's a copy of <of:things>"
        some = f"{lead}{verb} <count:quantity> tokens that are copies of <of:things>"
        say("clause", f"{one}, except <different:differences>", _copy)
        say("clause", some, _copy)
        say("clause", f"{some}, except <different:differences>", _copy)
    twice = "copy <what:things>. if <condition:condition>, copy that spell twice instead"
    say("passage", f"{twice}. you may choose new targets for the copies", _copied_twice)
    _add_entering(grammar)


def _add_entering(grammar: Grammar) -> None:
    """CR 707.5: what enters as a copy; of what is not said who controls it, it is any on the battlefield."""
    say = grammar.say
    for of in ("any <what:plain> on the battlefield", "<what:one>"):
        enters = f"you may have ~ enter as a copy of {of}"
        say("statement", enters, _enters_as, any_of_them=of.startswith("any"))
        say("statement", f"{enters}, except <different:differences>", _enters_as, any_of_them=of.startswith("any"))


def _enters_as(what: f.Description, any_of_them: bool, different: Differences = ()) -> Statement | None:
    if any_of_them == any(isinstance(part, (f.Yours, f.OpponentControls)) for part in what.walk()):
        return None
    return EntersAsCopy(what, tuple(change for change in different if change is not None), None not in different)


def _copied_twice(what: Things, condition: Condition) -> Effect | None:
    return None if what.many() else CopySpell(what, Depending(condition, 2, 1))


def _add_differences(grammar: Grammar) -> None:
    say = grammar.say
    for it in ("", "it ", "the token ", "the copy ", "they ", "the tokens "):
        say("difference", f"{it}[isn't|aren't] legendary", lambda: NOT_LEGENDARY)
        say("difference", f"{it}[has|have] <given:abilities>", _has)
    for it_is in ("it's", "they're", "is", "are"):
        say("difference", f"{it_is} not legendary", lambda: NOT_LEGENDARY)
        say("difference", f"{it_is} <size:size>", lambda size: (m.SetSize(*size),))
        added = "<added:newtypes> in addition to [its|their] other [types|creature types]"
        say("difference", f"{it_is} {added}", lambda added: (m.AddTypes(*added),))
    for it_is in ("it's a", "it's an"):
        kinds = "<size:size> <added:newtypes> in addition to its other types"
        say("difference", f"{it_is} {kinds}", lambda size, added: (m.AddTypes(*added), m.SetSize(*size)))


def _has(given: tuple[Ability, ...]) -> Differences:
    return (m.GainAbilities(given),)


def _rows(chart: Chart, at: int) -> Iterator[PhraseReading]:
    for end, one in chart.find("difference", at):
        assert isinstance(one, tuple)
        yield end, one
        comma = chart.word(end) == ","
        start = end + 1 if comma else end
        last = chart.word(start) == "and"
        for after, rest in _rows(chart, start + 1 if last else start) if comma or last else ():
            assert isinstance(rest, tuple)
            yield after, (*one, *rest)


def _copy(of: Things, different: Differences = (), count: Quantity | None = None, who: Players = YOU) -> Effect | None:
    number = count if count is not None else Number(1)
    if count == Number(1):
        return None
    changes = tuple(change for change in different if change is not None)
    return CreateCopyToken(of, who, None not in different, changes, number)
