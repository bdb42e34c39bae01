"""Damage: divided among targets, dealt to several at once, prevented (CR 120, 601.2d, 615)."""

from __future__ import annotations

from collections.abc import Iterator

from planechase.reading.chart import Chart, PhraseReading
from planechase.reading.number_phrases import SPELLED
from planechase.reading.productions import Grammar
from planechase.reading.references import ITSELF, Referred
from planechase.rules.language.grammar import Effect, Players, Targeting
from planechase.words.amounts import Counted, Number
from planechase.words.effects.counter_effects import DistributeCounters
from planechase.words.effects.damage_effects import DamageTogether, DealDamage
from planechase.words.filters.combining_filters import Description
from planechase.words.player_words import YOU
from planechase.words.replacements.damage_replacements import PreventNextEffect, RedirectNextEffect
from planechase.words.selections.groups import ANY_NUMBER
from planechase.words.selections.target_selections import AnyTarget, Target
from planechase.words.speech import Quantity, Things

DamageLimits = tuple[Quantity, Quantity]


def _to_itself(source: Things, count: Quantity) -> Effect | None:
    return None if source.many() else DealDamage(Referred(ITSELF), count, source)


def add_hurting(grammar: Grammar) -> None:
    """Instructions about damage that are more than "deals 3 damage to"."""
    grammar.find("shares", lambda chart, at: list(_shares(chart, at)))
    say = grammar.say
    say("clause", "<source:things> deal[s] <count:quantity> damage to itself", _to_itself)
    say("clause", "<source:things> deal[s] damage to itself equal to <count:number_of>", _to_itself)
    say("sharing", "<limits:shares> targets", lambda limits: AnyTarget(*limits))
    say("sharing", "<limits:shares> target <what:many>", _sharing)
    say("clause", "<source:things> deal[s] <count:quantity> damage divided as you choose among <to:sharing>", _divided)
    say("clause", "distribute <count:quantity> <kind:counterkind> counters among <to:sharing>", _distributed)
    say("clause", "<who:players> distributes a number of <kind:counterkind> counters equal to <count:number_of> among "
        "any number of target <what:many>", _they_distribute)  # fmt: skip
    say("hurting", "<source:things> deal[s] <count:quantity> damage to <to:recipient>", _dealt)
    both = "<source:things> deal[s] damage to <to:recipient> and <other:recipient> equal to <count:number_of>"
    say("clause", both, _counted_both)
    say("more", "<count:quantity> damage to <to:recipient>", lambda count, to: (count, to))
    say("clause", "<first:hurting> and <more:more>", _two)
    say("clause", "<first:hurting>, <more:more>, and <third:more>", _two)
    say("clause", "<first:hurting> and <to:recipient>", _both)
    say("clause", "<first:hurting>, <to:recipient>, and <other:recipient>", _both)
    for until, this_turn in ((" this turn", True), ("", False)):
        would = f"the next <count:quantity> damage that would be dealt to <origin:things>{until}"
        redirected = f"{would} is dealt to <to:recipient> instead"
        say("clause", redirected, RedirectNextEffect, this_turn=this_turn)
    say("clause", "prevent the next <count:quantity> damage that would be dealt to <to:recipient> this turn", _prevent)


def _shares(chart: Chart, at: int) -> Iterator[PhraseReading]:
    """ "Any number of", "one or two", "one, two, or three": the least and the greatest number of targets."""
    if chart.says(at, "any", "number", "of"):
        yield at + 3, (Number(0), ANY_NUMBER)
    if chart.word(at) != "one":
        return
    end, last = at + 1, 1
    while True:
        comma = chart.word(end) == ","
        end += comma
        final = chart.word(end) == "or"
        end += final
        if SPELLED.get(chart.word(end)) != last + 1 or not (comma or final):
            return
        end, last = end + 1, last + 1
        if final:
            yield end, (Number(1), Number(last))
            return


def _sharing(limits: DamageLimits, what: Description) -> Target:
    return Target(what, *limits)


def _divided(source: Things, count: Quantity, to: AnyTarget | Target) -> Effect:
    if isinstance(to, AnyTarget):
        return DealDamage(AnyTarget(to.least, to.most, divided=count), count, source)
    return DealDamage(Target(to.what, to.least, to.most, divided=count), count, source)


def _distributed(count: Quantity, kind: str, to: AnyTarget | Target) -> Effect | None:
    """CR 601.2d: counters are put on what is there, so no player is among the targets."""
    if isinstance(to, AnyTarget):
        return None
    return DistributeCounters(kind, Target(to.what, to.least, to.most, divided=count))


def _they_distribute(who: Players, kind: str, count: Counted, what: Description) -> Effect | None:
    """CR 601.2d: the player who distributes the counters chooses the targets."""
    if who == YOU:
        return None
    return DistributeCounters(kind, Target(what, Number(0), ANY_NUMBER, divided=count, by=who), who)


def _dealt(source: Things, count: Quantity, to: Things | Players) -> DealDamage:
    return DealDamage(to, count, source)


def _two(
    first: DealDamage, more: tuple[Quantity, Things | Players], third: tuple[Quantity, Things | Players] | None = None
) -> Effect:
    """CR 120.4: all of it is dealt at once."""
    rest = [DealDamage(more[1], more[0], first.source)]
    if third is not None:
        rest.append(DealDamage(third[1], third[0], first.source))
    return DamageTogether((first, *rest))


def _both(first: DealDamage, to: Things | Players, other: Things | Players | None = None) -> Effect | None:
    """The same to each: "2 damage to each creature and each player"; two kinds of objects are one phrase."""
    whom = (to,) if other is None else (to, other)
    if all(isinstance(each, Things) and not isinstance(each, AnyTarget) for each in (first.to, *whom)):
        return None
    return DamageTogether((first, *(DealDamage(each, first.count, first.source) for each in whom)))


def _counted_both(source: Things, to: Things | Players, other: Things | Players, count: Counted) -> Effect | None:
    return _both(DealDamage(to, count, source), other)


def _prevent(count: Quantity, to: Things | Players) -> Effect | None:
    return PreventNextEffect(to, count) if isinstance(to, Targeting) else None
