"""What an instruction does, where its number stands behind it, and what becomes of it otherwise (CR 118.12, 614.15)."""

from __future__ import annotations

from planechase.reading.productions import Grammar
from planechase.reading.rebuilding import replaced
from planechase.reading.references import SELF_NOUN, Referred, ReferredPlayer
from planechase.rules.language.grammar import Condition, Cost, Effect, Players
from planechase.words.amounts import Counted
from planechase.words.conditions import IsThe
from planechase.words.cost_words import OneOf, PayLife
from planechase.words.effects.counter_effects import PutCounters
from planechase.words.effects.damage_effects import EACH_OF_THEM, DamageByEach, DamageTogether, DealDamage
from planechase.words.effects.flow import IfPays, Instead
from planechase.words.effects.reflexive import when_you_pay
from planechase.words.selections.chosen_objects import Chosen
from planechase.words.speech import Quantity, Things


def add_consequences(grammar: Grammar) -> None:
    """Instructions with a number behind them, prices that are not mana, and instructions in place of others."""
    _add_numbers(grammar)
    _add_prices(grammar)
    _add_persons(grammar)
    say = grammar.say
    say("condition", "it's <card:card>", lambda card: IsThe(Referred("it"), card))
    say("passage", "<effect:sentence>. if <condition:condition>, instead <other:sentence>", _instead)


# ---------------------------------------------------------------------- numbers


def _add_numbers(grammar: Grammar) -> None:
    say = grammar.say
    say("clause", "<source:things> deal[s] damage to <to:recipient> equal to <count:number_of>", _damage)
    say("clause", "<source:things> deal[s] damage to <to:group> equal to <count:number_of>", _damage_by_each)
    both = "<to:recipient> and <other:recipient>"
    say("clause", f"<source:things> deal[s] damage to {both} equal to <count:number_of>", _damage_to_both)
    say("clause", "<source:each_of_them> deal <count:quantity> damage to <to:recipient>", _each_deals)
    say("each_of_them", "they each", lambda: Referred("they each", several=True))
    say("clause", "put a number of <kind:counterkind> counters on <on:things> equal to <count:number_of>", _counters)
    say(
        "clause",
        "put a number of <kind:counterkind> counters equal to <count:number_of> on <on:things>",
        _counters_before,
    )


def _damage(source: Things, to: Things | Players, count: Counted) -> Effect:
    return DealDamage(to, count, source)


def _damage_by_each(source: Things, to: Players, count: Counted) -> Effect | None:
    """CR 120.4: of each of some players, another number."""
    if source.many() or isinstance(source, Chosen):
        return None
    known: object = count
    for text in ("they", "that player"):
        known = replaced(known, ReferredPlayer(text), EACH_OF_THEM)
    return DamageByEach(to, known, source) if isinstance(known, Counted) and known != count else None


def _damage_to_both(source: Things, to: Things | Players, other: Things | Players, count: Counted) -> Effect | None:
    """CR 120.4: at once; two kinds of objects are one phrase."""
    if isinstance(to, Things) and isinstance(other, Things):
        return None
    return DamageTogether((DealDamage(to, count, source), DealDamage(other, count, source)))


def _each_deals(source: Things, count: Quantity, to: Things | Players) -> Effect:
    return DealDamage(to, count, source)


def _counters(kind: str, on: Things, count: Counted) -> Effect | None:
    """With several, "its" number would be another one for each."""
    return None if on.many() else PutCounters(kind, on, count)


def _counters_before(kind: str, on: Things, count: Counted) -> Effect | None:
    """ "Equal to its power on target creature": what is named only behind "its" is not whose power it is."""
    named_before = any(isinstance(part, Referred) and not part.noun for part in count.walk())
    return None if named_before and not isinstance(on, Referred) else _counters(kind, on, count)


# ---------------------------------------------------------------------- prices


def _add_prices(grammar: Grammar) -> None:
    """CR 118.12: what is paid otherwise than in mana, and is no instruction by itself."""
    grammar.say("passage", "you may <cost:cost>. if you do, <effect:sentence>", _if_paid)
    grammar.say("passage", "you may <cost:cost>. when you do, <effect:effect>", _when_paid)


def _if_paid(cost: Cost, effect: Effect) -> Effect | None:
    return IfPays((cost,), effect) if isinstance(cost, (PayLife, OneOf)) else None


def _when_paid(cost: Cost, effect: Effect) -> Effect | None:
    return when_you_pay((cost,), effect) if isinstance(cost, (PayLife, OneOf)) else None


def _instead(effect: Effect, condition: Condition, other: Effect) -> Effect:
    return Instead(effect, condition, other)


# ---------------------------------------------------------------------- persons


def _add_persons(grammar: Grammar) -> None:
    say = grammar.say
    for pronoun in ("he", "him", "she", "her"):
        say("things", pronoun, _person)
    for pronoun in ("his", "her"):
        say("its", pronoun, _person)


def _person() -> Referred:
    return Referred("it", noun=SELF_NOUN)
