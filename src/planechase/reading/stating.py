"""What static abilities say, where a text says it otherwise than one word alone does (CR 604, 614)."""

from __future__ import annotations

from planechase.reading.chart import Chart, Reading
from planechase.reading.lines import spoken_of
from planechase.reading.making import SUBTYPES
from planechase.reading.productions import Grammar
from planechase.reading.rebuilding import rebuilt
from planechase.rules.events.control import GainControl
from planechase.rules.language.abilities import Ability, StaticAbility
from planechase.rules.language.card_types import INSTANT, SORCERY, TYPE_NAMES
from planechase.rules.language.colors import COLOR_OF_NAME
from planechase.rules.language.grammar import Condition, Cost, Effect, Filter, Statement
from planechase.rules.mana.mana import ManaCost, Restriction
from planechase.rules.mana.paying import PayMana
from planechase.words import filters as f
from planechase.words import modifications as m
from planechase.words.amounts import AsX, Counted, Times
from planechase.words.conditions import Provided
from planechase.words.effects.tokens import MakeMana, NotForOthers, OnlyFor, OnlyToCast
from planechase.words.effects.turns import ExtraCombat
from planechase.words.english import plural
from planechase.words.players import OPPONENTS, YOU
from planechase.words.replacements.entering import EntersTappedUnlessPaid, EntersWithCounters
from planechase.words.speech import Quantity
from planechase.words.statics.continuous import Continuous, defined_size
from planechase.words.statics.costs import (
    CostsLess,
    CostsLessForEach,
    CostsLessIf,
    CostsLessIfItTargets,
    CostsMore,
    MayCostInstead,
    SpendOnlyOnX,
)


def add_statements(grammar: Grammar) -> None:
    """The kinds of statements."""
    _add_entering(grammar)
    _add_costs(grammar)
    _add_restrictions(grammar)
    say = grammar.say
    say("statement", "~'s power and toughness are each equal to <number:number_of>", defined_size)
    for name, mask in COLOR_OF_NAME.items():
        say("statement", f"spend only {name} mana on x", SpendOnlyOnX, mask=mask)
    say(
        "clause",
        "after this main phase, there is an additional combat phase followed by an additional main phase",
        ExtraCombat,
    )
    say("statement", "~'s power is equal to <number:number_of>", _power)
    say("statement", "~'s toughness is equal to <number:number_of>", _toughness)
    say("statement", "you control <what:whoever>", _controlled)


def _power(number: Quantity) -> Statement:
    return Continuous(f.ITSELF, (m.DefinePower(number),))


def _toughness(number: Quantity) -> Statement:
    return Continuous(f.ITSELF, (m.DefineToughness(number),))


def _controlled(what: Filter) -> Statement | None:
    """CR 613.1b: what an Aura or Equipment is attached to."""
    is_host = any(isinstance(part, f.AttachedHost) for part in what.walk())
    return Continuous(what, (GainControl(),)) if is_host else None


def _add_entering(grammar: Grammar) -> None:
    say = grammar.say
    for it in ("it", "~"):
        say("statement", f"as ~ enters, you may <costs:costs>. if you don't, {it} enters tapped", _unless_paid)
        say("withcounters", f"{it} enters with [a|an] <kind:counterkind> counter on it", EntersWithCounters)
        say("withcounters", f"{it} enters with <count:quantity> <kind:counterkind> counters on it", EntersWithCounters)
    say("statement", "~ enters with [a|an] <kind:counterkind> counter on it for each <each:each>", _one_for_each)
    say(
        "statement",
        "~ enters with <count:int> <kind:counterkind> counters on it for each <each:each>",
        _so_many_for_each,
    )
    say("statement", "~ enters with x <kind:counterkind> counters on it, where x is <number:number_of>", _so_many)
    say("ability", "if <condition:condition>, <statement:withcounters>.", _if_so)
    say("ability", "<statement:withcounters> if <condition:condition>.", _if_so)


def _one_for_each(kind: str, each: Counted) -> Statement:
    return EntersWithCounters(kind, each)


def _so_many_for_each(kind: str, count: int, each: Counted) -> Statement | None:
    return EntersWithCounters(kind, Times(count, each)) if count > 1 else None


def _so_many(kind: str, number: Counted) -> Statement:
    return EntersWithCounters(kind, AsX(number))


def _if_so(statement: Statement, condition: Condition) -> Ability | None:
    """CR 614.12: whether it is so is asked as it enters."""
    about = spoken_of(condition, f.ITSELF)
    return StaticAbility((statement,), Provided(about)) if about is not None else None


def _unless_paid(costs: tuple[Cost, ...]) -> Statement | None:
    return EntersTappedUnlessPaid(costs) if all(cost.mana is None for cost in costs) else None


def _add_costs(grammar: Grammar) -> None:
    say = grammar.say
    say("statement", "this spell costs <less:mana> less to cast for each <each:each>", _less_for_each)
    say("statement", "if <condition:condition>, this spell costs <less:mana> less to cast", CostsLessIf)
    for text, who in (("you", YOU), ("your opponents", OPPONENTS)):
        aimed = f"spells {text} cast that target ~ cost"
        say("statement", f"{aimed} <less:mana> less to cast", CostsLess, what=f.TargetsThis(), who=who)
        say("statement", f"{aimed} <more:mana> more to cast", CostsMore, what=f.TargetsThis(), who=who)
    rather = "you may <payment:bothcosts> rather than pay this spell's mana cost"
    say("statement", rather, MayCostInstead)
    say("statement", f"if <only_if:condition>, {rather}", MayCostInstead)
    say("bothcosts", "<one:cost> and <other:cost>", lambda one, other: (one, other))
    say("bothcosts", "pay <one:mana> and <other:cost>", lambda one, other: (PayMana(one), other))
    say("spells", "<one:spells> and <other:spells>", _both_kinds)
    say("statement", "this spell costs <less:mana> less to cast if it targets <what:one>", _less_if_targets)


def _both_kinds(one: f.Description, other: f.Description) -> f.Description:
    """ "Red spells and blue spells"."""
    return f.Or((one, other))


def _less_for_each(less: ManaCost, each: Counted) -> Statement | None:
    number = less.mana_value()
    return CostsLessForEach(each, number) if less.text == f"{{{number}}}" else None


def _less_if_targets(less: ManaCost, what: Filter) -> Statement:
    return CostsLessIfItTargets(less, what)


# ---------------------------------------------------------------------- what mana may be spent on


def _add_restrictions(grammar: Grammar) -> None:
    """CR 106.6: it stands behind the instruction that adds the mana."""
    say = grammar.say
    for mask, name in TYPE_NAMES.items():
        kind = name.lower()
        only = OnlyToCast(types=mask)
        say("onlyfor", f"cast {kind} spells", lambda only=only: only)
        say("onlyfor", f"cast [a|an] {kind} spell", lambda only=only: only)
        only_not = NotForOthers(mask)
        say("notfor", f"cast [a non{kind} spell|non{kind} spells]", lambda only_not=only_not: only_not)
        both = OnlyFor(types=mask)
        say("onlyfor", f"cast {kind} spells or activate abilities of {plural(kind)}", lambda both=both: both)
    spells = OnlyToCast(types=INSTANT | SORCERY)
    say("onlyfor", "cast an instant or sorcery spell", lambda: spells)
    say("onlyfor", "cast instant and sorcery spells", lambda: spells)
    grammar.find("onlyfor", _only_for_subtype)
    say("passage", "<effect:clause>. spend this mana only to <only:onlyfor>", _spent_only)
    say("passage", "<effect:clause>. this mana can't be spent to <only:notfor>", _spent_only)


def _only_for_subtype(chart: Chart, at: int) -> list[Reading]:
    one = chart.word(at + 1) in ("a", "an")
    noun = at + 2 if one else at + 1
    kind = SUBTYPES.get(chart.word(noun), "")
    if chart.word(at) != "cast" or not kind or chart.word(noun + 1) != ("spell" if one else "spells"):
        return []
    if one:
        return [(noun + 2, OnlyToCast(kind))]
    found: list[Reading] = [(at + 3, OnlyToCast(kind))]
    rest = ("or", "activate", "abilities", "of", *plural(kind).lower().split())
    if chart.says(at + 3, *rest):
        found.append((at + 3 + len(rest), OnlyFor(kind)))
    return found


def _spent_only(effect: Effect, only: Restriction) -> Effect | None:
    return rebuilt(effect, {"restriction": only}) if isinstance(effect, MakeMana) else None
