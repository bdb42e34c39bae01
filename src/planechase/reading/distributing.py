"""Counters: several kinds on one object, and some distributed among targets (CR 122, 601.2d)."""

from __future__ import annotations

from collections.abc import Iterator

from planechase.reading.chart import Chart, PhraseReading
from planechase.reading.productions import Grammar
from planechase.reading.references import Referred
from planechase.rules.language.grammar import Effect, Targeting
from planechase.words.amounts import Number
from planechase.words.effects.counter_effects import DistributeCounters, PutCounters
from planechase.words.effects.flow import Series
from planechase.words.selections import HOST, THIS, Target
from planechase.words.speech import Quantity, Things

CounterKinds = tuple[tuple[Quantity, str], ...]


def add_distributing(grammar: Grammar) -> None:
    """Rows of counters, and counters among targets."""
    say = grammar.say
    say("counters", "[a|an] <kind:counterkind> counter", lambda kind: (Number(1), kind))
    say("counters", "<count:quantity> <kind:counterkind> counters", _some)
    grammar.find("counterrow", lambda chart, at: [row for row in _rows(chart, at) if len(_kinds(row)) > 1])
    say("clause", "put <kinds:counterrow> on <on:things>", _put_all)
    say("clause", "distribute <count:quantity> <kind:counterkind> counters among <on:things>", _distributed)


def _some(count: Quantity, kind: str) -> tuple[Quantity, str] | None:
    return None if count == Number(1) else (count, kind)


def _kinds(row: PhraseReading) -> tuple[object, ...]:
    assert isinstance(row[1], tuple)
    return row[1]


def _rows(chart: Chart, at: int) -> Iterator[PhraseReading]:
    """ "a +1/+1 counter, a reach counter, and a deathtouch counter"."""
    for end, one in chart.find("counters", at):
        yield end, (one,)
        comma = chart.word(end) == ","
        start = end + 1 if comma else end
        last = chart.word(start) == "and"
        for after, rest in _rows(chart, start + 1 if last else start) if comma or last else ():
            assert isinstance(rest, tuple)
            if not last or len(rest) == 1:
                yield after, (one, *rest)


def _put_all(kinds: CounterKinds, on: Things) -> Effect | None:
    """The same object is spoken of again by a pronoun."""
    if on.many() or not (isinstance(on, (Targeting, Referred)) or on in (THIS, HOST)):
        return None
    again = Referred("it") if isinstance(on, Targeting) else on
    (count, kind), *rest = kinds
    return Series((PutCounters(kind, on, count), *(PutCounters(other, again, number) for number, other in rest)))


def _distributed(count: Quantity, kind: str, on: Things) -> Effect | None:
    """CR 601.2d: among targets, as they are chosen."""
    if not isinstance(on, Target) or not on.many() or on.divided is not None:
        return None
    return DistributeCounters(kind, Target(on.what, on.least, on.most, divided=count))
