"""What becomes of something: "gets +1/+1 and gains flying until end of turn", "has base power and toughness 3/3"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from planechase.reading.chart import Chart, PhraseReading
from planechase.reading.keyword_cost_phrases import introduced
from planechase.reading.noun_phrases import noun_at
from planechase.reading.productions import Grammar
from planechase.reading.rebuilding import rebuilt, replaced
from planechase.reading.references import Referred, ReferredSubject
from planechase.rules.events.control import GainControl
from planechase.rules.language.abilities import Ability, KeywordAbility, plain_keyword
from planechase.rules.language.card_types import CREATURE, LAND_TYPES
from planechase.rules.language.colors import ALL_COLORS, COLOR_OF_NAME
from planechase.rules.language.grammar import Duration, Modification, Statement
from planechase.rules.language.keywords import KEYWORDS
from planechase.words import filters as f
from planechase.words import modifications as m
from planechase.words.amounts import AsX, ColorsOf, Counted, CountersOn, Negative, Number, Times, X
from planechase.words.casual.commander_words import IsYourCommander
from planechase.words.effects.lasting_effects import Change
from planechase.words.english import plural
from planechase.words.selections import THIS
from planechase.words.speech import Quantity, Things
from planechase.words.statics import Continuous

_SIGNED: Final = re.compile(r"([+-])(\d+|X)/([+-])(\d+|X)")
_SIZE: Final = re.compile(r"(\d+|X)/(\d+|X)")
Changes = tuple[Modification, ...]


def add_changes(grammar: Grammar) -> None:
    """Changes, the instructions that begin them, and the statements that make them."""
    grammar.find("signed", _signed)
    grammar.find("size", _size)
    grammar.find("changes", lambda chart, at: list(_rows(chart, at)))
    say = grammar.say
    say("change", "get[s] <size:signed>", lambda size: m.ChangeSize(*size))
    say("change", "[have|has] <given:abilities>", lambda given: m.GainAbilities(given))
    say("change", "gain[s] <given:abilities>", lambda given: m.GainAbilities(given))
    say("change", "lose[s] all abilities", lambda: m.LoseAllAbilities())
    say("change", "lose[s] <keyword:keywordname>", lambda keyword: m.LoseKeyword(keyword))
    say("change", "[have|has] base power and toughness <size:size>", lambda size: m.SetSize(*size))
    its_own = "[have|has] base power and [base|] toughness each equal to its mana value"
    say("change", its_own, lambda: m.SizeFromManaValue())
    say("change", "[is|are] <colors:colors>", lambda colors: m.SetColors(colors))
    say("change", "become[s] <colors:colors>", lambda colors: m.SetColors(colors))
    for name, mask in COLOR_OF_NAME.items():
        say("colors", name, lambda mask=mask: mask)
    say("colors", "<one:colors> and <other:colors>", lambda one, other: one | other)
    say("colors", "colorless", lambda: 0)
    say("change", "[is|are] <kinds:landtypes>", lambda kinds: m.SetLandTypes(kinds))
    for name in sorted(LAND_TYPES):
        for text in (f"[a|an] {name}", plural(name)):
            say("landtypes", text, lambda name=name: (name,))
    say("change", "[isn't|aren't] [a|] creature[s]", lambda: m.LoseTypes(CREATURE))
    say("change", "[is|are] all colors", lambda: m.SetColors(ALL_COLORS))
    say("change", "gain[s] all creature types", lambda: m.AllCreatureTypes())
    say("change", "[is|are] the chosen type", lambda: m.SetToChosenType())
    say("change", "[is|are] the chosen type in addition to [its|their] other types", lambda: m.SetToChosenType(True))
    grammar.find("newtypes", _new_types)
    say("change", "[is|are] <added:newtypes> in addition to [its|their] other types", _added)
    say("change", "[is|are] <added:newtypes> in addition to [its|their] other land types", _added)
    say("change", "become[s] <added:newtypes> in addition to [its|their] other types", _added)
    _add_abilities(grammar)
    _add_instructions(grammar)
    _add_statements(grammar)


def _added(added: tuple[int, tuple[str, ...]]) -> m.AddTypes:
    return m.AddTypes(*added)


def _new_types(chart: Chart, at: int) -> list[PhraseReading]:
    """CR 205.1b: types and subtypes that are added, one after the other: "a Zombie", "an artifact creature"."""
    many = chart.word(at) not in ("a", "an")
    end = at if many else at + 1
    types, subtypes = 0, []
    while (noun := noun_at(chart, end, many=False)) is not None or many:
        noun = noun if noun is not None else noun_at(chart, end, many=True)
        if isinstance(noun, f.OfType):
            types |= noun.types
        elif isinstance(noun, f.OfSubtype):
            subtypes.append(noun.subtype)
        else:
            break
        end += 1
    return [(end, (types, tuple(subtypes)))] if types or subtypes else []


def _signed(chart: Chart, at: int) -> list[PhraseReading]:
    match = _SIGNED.fullmatch(chart.word(at))
    if match is None:
        chart.reach(at, "+1/+1")
        return []
    return [(at + 1, (_number(match[1], match[2]), _number(match[3], match[4])))]


def _number(sign: str, digits: str) -> Quantity:
    if digits == "X":
        return Negative(X()) if sign == "-" else X()
    return Number(-int(digits) if sign == "-" else int(digits))


def _size(chart: Chart, at: int) -> list[PhraseReading]:
    match = _SIZE.fullmatch(chart.word(at))
    if match is None:
        return []
    return [(at + 1, tuple(X() if side == "X" else Number(int(side)) for side in match.groups()))]


def _rows(chart: Chart, at: int) -> Iterator[PhraseReading]:
    """Changes one after the other, with commas and "and"."""
    for end, one in changes_at(chart, at):
        yield end, one
        for after, rest in _more(chart, end):
            yield after, (*one, *rest)


def changes_at(chart: Chart, at: int) -> Iterator[tuple[int, Changes]]:
    """What one verb says: one change, or all that makes something another kind of thing."""
    for end, said in chart.find("change", at):
        one = said if isinstance(said, tuple) else (said,)
        yield end, tuple(change for change in one if isinstance(change, Modification))


def _more(chart: Chart, at: int) -> Iterator[tuple[int, Changes]]:
    comma = chart.word(at) == ","
    start = at + 1 if comma else at
    last = chart.word(start) == "and"
    if not comma and not last:
        return
    for end, one in changes_at(chart, start + 1 if last else start):
        if last:
            yield end, one
        else:
            for after, rest in _more(chart, end):
                yield after, (*one, *rest)


# ---------------------------------------------------------------------- abilities that are given


def _add_abilities(grammar: Grammar) -> None:
    for keyword in KEYWORDS:
        grammar.say("keyword", keyword, lambda keyword=keyword: plain_keyword(keyword))
    grammar.find("abilities", lambda chart, at: list(_given(chart, at)))
    grammar.say("given", "<one:keyword>", lambda one: one)
    grammar.say("given", "<several:keywords>", lambda several: several)
    grammar.say("given", '" <one:ability> "', lambda one: one)
    for called in ("boast", "exhaust"):
        grammar.say("given", f'" {called} — <one:ability> "', lambda one, called=called: introduced(called, one))


def _given(chart: Chart, at: int) -> Iterator[PhraseReading]:
    for end, both in chart.find("keywords", at):
        assert isinstance(both, tuple)
        yield end, both
    for end, one in chart.find("given", at):
        first = one if isinstance(one, tuple) else (one,)
        yield end, first
        for after, rest in _more_given(chart, end):
            yield after, (*first, *rest)


def _more_given(chart: Chart, at: int) -> Iterator[tuple[int, tuple[Ability, ...]]]:
    comma = chart.word(at) == ","
    start = at + 1 if comma else at
    last = chart.word(start) == "and"
    if not comma and not last:
        return
    for end, both in chart.find("keywords", start + 1) if last else ():
        assert isinstance(both, tuple)
        yield end, both
    for end, one in chart.find("given", start + 1 if last else start):
        next_ = one if isinstance(one, tuple) else (one,)
        if last:
            yield end, next_
        else:
            for after, rest in _more_given(chart, end):
                yield after, (*next_, *rest)


# ---------------------------------------------------------------------- instructions


def _add_instructions(grammar: Grammar) -> None:
    say = grammar.say
    say("clause", "<what:things> <changes:changes> <duration:duration>", _change)
    say("clause", "<what:things> <changes:changes> <duration:duration> and <more:changes> <again:duration>", _changes)
    say("clause", "<what:things> each <changes:changes> <duration:duration>", _change)
    say("clause", "<what:things> also <changes:changes> <duration:duration>", _change)
    say("clause", "<duration:duration>, <what:things> <changes:changes>", _change)
    say("clause", "<what:things> <changes:changes>", lambda what, changes: _lasting(what, changes))
    say("clause", "gain control of <what:things> <duration:duration>", _control)
    say("clause", "gain control of <what:things>", _control)
    for until in ("", " <duration:duration>"):
        copies = f"<what:things> become[s] a copy of <of:things>{until}"
        say("clause", copies, _copy)
        for except_name in (", except it keeps its name", " except for its name"):
            say("clause", f"{copies}{except_name}", _copy, keeps_name=True)
    say("clause", "switch <what:its> power and toughness <duration:duration>", _switch)
    say("clause", "<what:things> <changes:changes> <duration:duration> for each <each:each>", _for_each)
    say("clause", "<what:things> <changes:changes> for each <each:each> <duration:duration>", _for_each)


def _change(what: Things, changes: Changes, duration: Duration) -> Change | None:
    return Change(what, changes, duration)


def _changes(what: Things, changes: Changes, duration: Duration, more: Changes, again: Duration) -> Change | None:
    """For the same time, which the text says for each."""
    return Change(what, (*changes, *more), duration) if duration == again else None


def _lasting(what: Things, changes: Changes) -> Change | None:
    """CR 611.2a: without an end, it lasts."""
    if any(isinstance(change, m.ChangeSize) for change in changes):
        return None
    given = [ability for change in changes if isinstance(change, m.GainAbilities) for ability in change.abilities]
    if isinstance(what, Referred) and not what.noun and not all(isinstance(each, KeywordAbility) for each in given):
        return None  # "It has" and an ability say what a token is that was just created (CR 111.3)
    return Change(what, changes, None)


def _control(what: Things, duration: Duration | None = None) -> Change:
    return Change(what, (GainControl(),), duration)


def _copy(what: Things, of: Things, duration: Duration | None = None, keeps_name: bool = False) -> Change:
    return Change(what, (m.BecomeCopy(of, keeps_name),), duration)


def _switch(what: Things, duration: Duration) -> Change:
    return Change(what, (m.SwitchSize(),), duration)


def _for_each(what: Things, changes: Changes, duration: Duration, each: Counted) -> Change | None:
    counted = counted_changes(changes, each)
    return Change(what, counted, duration) if counted is not None else None


def counted_changes(changes: Changes, each: Counted) -> Changes | None:
    """ "+1/+1 for each": both numbers that are not 0 are counted."""
    if len(changes) != 1 or not isinstance(changes[0], m.ChangeSize):
        return None
    return (m.ChangeSize(_times(changes[0].power, each), _times(changes[0].toughness, each)),)


def _times(number: Quantity, each: Counted) -> Quantity:
    if not isinstance(number, Number) or number.number == 0:
        return number
    size = abs(number.number)
    counted = each if size == 1 else Times(size, each)
    return counted if number.number > 0 else Negative(counted)


# ---------------------------------------------------------------------- statements


def _add_statements(grammar: Grammar) -> None:
    say = grammar.say
    say("subject", "<what:many>", lambda what: what)
    say("subject", "all <what:many>", lambda what: what)
    say("subject", "each <what:plain>", lambda what: what)
    say("subject", "<one:many> and <other:many>", _and_others)
    say("subject", "<what:whoever>", _particular)
    say("subject", "it", lambda: ReferredSubject())
    say("statement", "<what:subject> <changes:changes>", _continuous)
    say("statement", "<what:subject> <changes:changes> for each <each:each>", _continuous_for_each)
    for quantified in ("each <what:plain>", "all <what:many>"):
        say("statement", f"{quantified} <changes:changes> for each <each:each>", _each_by_itself)
    say("statement", "<what:subject> <changes:changes>, where X is <each:number_of>", _continuous_where)


def _and_others(one: f.Description, other: f.Description) -> f.Description | None:
    """ "Saprolings and other Treefolk", whose controller is said once for both."""
    parts = [what.parts_ if isinstance(what, f.And) else (what,) for what in (one, other)]
    whose = [
        [part for part in each if isinstance(part, (f.Yours, f.OpponentControls, f.ControlledBy))] for each in parts
    ]
    has_other = [f.OTHER in each for each in parts]
    return f.Or((one, other)) if has_other == [False, True] and whose[0] == whose[1] else None


def _particular(what: f.Description) -> f.Description | None:
    """A statement about one thing is about the source, or what it is attached to."""
    particular = any(isinstance(part, (f.ItsSource, f.AttachedHost, IsYourCommander)) for part in what.walk())
    return what if particular and not isinstance(what, f.Or) else None


def _continuous(what: f.Description, changes: Changes) -> Statement:
    return Continuous(what, changes)


def _continuous_for_each(what: f.Description, changes: Changes, each: Counted) -> Statement | None:
    each = _of_itself(each) if what == f.ITSELF else each
    counted = counted_changes(changes, each)
    return Continuous(what, counted) if counted is not None and is_one_number(what, each) else None


def _each_by_itself(what: f.Description, changes: Changes, each: Counted) -> Statement | None:
    """ "Each creature gets +1/+1 for each other creature": another number for each of them."""
    each = _of_itself(each)
    counted = counted_changes(changes, each)
    if counted is None or is_one_number(what, each):
        return None
    size = counted[0]
    assert isinstance(size, m.ChangeSize)
    return Continuous(what, (m.ChangeSizeOfEach(size.power, size.toughness),))


def is_one_number(what: f.Description, number: Counted) -> bool:
    """Whether a number is the same for all: "other creatures" and "attached to it" are others for each of them."""
    return what == f.ITSELF or not any(
        isinstance(part, (f.AttachedToThis, ColorsOf)) or type(part) is f.Other for part in number.walk()
    )


def _of_itself(number: Counted) -> Counted:
    """ "Its colors" are those of what the statement is about, and counters "on it" are on that."""
    is_its = isinstance(number, (ColorsOf, CountersOn)) and number.what == Referred("it")
    return rebuilt(number, {"what": THIS}) if is_its else number


def _continuous_where(what: f.Description, changes: Changes, each: Counted) -> Statement | None:
    if len(changes) != 1 or not isinstance(changes[0], m.ChangeSize) or not is_one_number(what, each):
        return None
    made = replaced(changes[0], X(), AsX(each))
    return Continuous(what, (made,)) if isinstance(made, m.ChangeSize) and made != changes[0] else None
