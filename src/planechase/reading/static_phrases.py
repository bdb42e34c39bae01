"""What static abilities say, where a text says it otherwise than one word alone does (CR 604, 614)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from planechase.reading.card_lines import spoken_of
from planechase.reading.chart import Chart, PhraseReading
from planechase.reading.creation_phrases import SUBTYPES
from planechase.reading.productions import Grammar
from planechase.reading.rebuilding import rebuilt
from planechase.rules.events.control import GainControl
from planechase.rules.language.abilities import Ability, StaticAbility
from planechase.rules.language.card_types import INSTANT, SORCERY, TYPE_NAMES, is_creature_type
from planechase.rules.language.colors import COLOR_OF_NAME
from planechase.rules.language.grammar import Condition, Cost, Effect, Filter, Players, Statement
from planechase.rules.language.protection import PlayerIsHexproof
from planechase.rules.mana.mana import ManaCost, Restriction
from planechase.rules.mana.paying import PayMana
from planechase.rules.state.objects import Zone
from planechase.words import filters as f
from planechase.words import modifications as m
from planechase.words.amounts import AsX, Counted, Number, Times
from planechase.words.conditions import Provided
from planechase.words.effects.tokens import MakeMana, NotForOthers, OnlyFor, OnlyToCast
from planechase.words.effects.turns import ExtraCombat
from planechase.words.effects.zone_effects import PutOntoBattlefield
from planechase.words.english import plural
from planechase.words.keywords import keyword
from planechase.words.player_words import OPPONENTS, PLAYERS, YOU
from planechase.words.replacements.entering_replacements import (
    EntersTappedUnlessPaid,
    EntersWithCounters,
    OthersEnterWithCounters,
)
from planechase.words.selections import All
from planechase.words.speech import Quantity, Things
from planechase.words.statics.continuous_statics import Continuous, defined_size
from planechase.words.statics.cost_statics import (
    CostsLess,
    CostsLessForEach,
    CostsLessIf,
    CostsLessIfItTargets,
    CostsMore,
    MayCostInstead,
    SpendOnlyOnX,
)
from planechase.words.statics.permission_statics import CantCast, MoreLands
from planechase.words.suspending import Suspended, SuspendFromHand


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
    say("ability", "you and <what:many> have hexproof.", _hexproof_with)
    suspending = "you may exile <what:card> from your hand with x time counters on it, where x is its mana value"
    unlike = "if the exiled card doesn't have suspend, it gains suspend"
    say("ability", f"any time you could cast a sorcery, {suspending}. {unlike}.", SuspendFromHand)
    say("things", "each suspended card you own", _suspended)
    say("statement", "you may play any number of lands on each of your turns", lambda: MoreLands(ANY_NUMBER_OF_LANDS))
    say("statement", "<who:players> may play an additional land during each of their turns", _one_more_land)
    say("statement", "<what:spells> can't be cast", lambda what: CantCast(PLAYERS, what))
    grammar.find("also", lambda chart, at: list(_kinds_in_row(chart, at)))
    say("statement", "~ is also [a|an] <kinds:also>", lambda kinds: Continuous(f.ITSELF, (m.DefineTypes(kinds),)))


def _suspended() -> Things:
    return All(Suspended() & f.OwnedBy(YOU), Zone.EXILE, quantifier="each")


ANY_NUMBER_OF_LANDS: Final = 99


def _one_more_land(who: Players) -> Statement | None:
    return None if who == YOU else MoreLands(1, who)


def _kinds_in_row(chart: Chart, at: int) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Creature types with commas between them, and "and" before the last."""
    kind = SUBTYPES.get(chart.word(at), "")
    if not is_creature_type(kind):
        return
    after = at + 2 if chart.word(at + 1) == "," else at + 1
    if chart.word(after) == "and" and is_creature_type(last := SUBTYPES.get(chart.word(after + 1), "")):
        yield after + 2, (kind, last)
    elif chart.word(at + 1) == ",":
        for end, rest in _kinds_in_row(chart, after):
            yield end, (kind, *rest)


def _power(number: Quantity) -> Statement:
    return Continuous(f.ITSELF, (m.DefinePower(number),))


def _toughness(number: Quantity) -> Statement:
    return Continuous(f.ITSELF, (m.DefineToughness(number),))


def _hexproof_with(what: Filter) -> Ability:
    """CR 702.11b, 702.11c: the same word means one thing of players and another of permanents."""
    return StaticAbility((PlayerIsHexproof(YOU), Continuous(what, (m.GainAbilities((keyword("hexproof"),)),))))


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
    more = "enters with an additional <kind:counterkind> counter on it"
    say("statement", f"each <what:plain> {more}", OthersEnterWithCounters)
    for extra, on in product(("", "additional "), ("[it|them]", "each of them")):
        say("clause", f"<put:clause> with [a|an] {extra}<kind:counterkind> counter on {on}", _put_with)
        say("clause", f"<put:clause> with <counters:quantity> {extra}<kind:counterkind> counters on {on}", _put_with)
    say("statement", "~ enters with [a|an] <kind:counterkind> counter on it for each <each:each>", _one_for_each)
    say(
        "statement",
        "~ enters with <count:int> <kind:counterkind> counters on it for each <each:each>",
        _so_many_for_each,
    )
    say("statement", "~ enters with x <kind:counterkind> counters on it, where x is <number:number_of>", _so_many)
    say("ability", "if <condition:condition>, <statement:withcounters>.", _if_so)
    say("ability", "<statement:withcounters> if <condition:condition>.", _if_so)


def _put_with(put: Effect, kind: str, counters: Quantity | None = None) -> Effect | None:
    """CR 122.6: what is put onto the battlefield enters with counters."""
    if not isinstance(put, PutOntoBattlefield) or put.kind or (counters is not None and counters.is_one()):
        return None
    return rebuilt(put, {"kind": kind, "counters": counters or Number(1)})


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


def _only_for_subtype(chart: Chart, at: int) -> list[PhraseReading]:
    one = chart.word(at + 1) in ("a", "an")
    noun = at + 2 if one else at + 1
    kind = SUBTYPES.get(chart.word(noun), "")
    if chart.word(at) != "cast" or not kind or chart.word(noun + 1) != ("spell" if one else "spells"):
        return []
    if one:
        return [(noun + 2, OnlyToCast(kind))]
    found: list[PhraseReading] = [(at + 3, OnlyToCast(kind))]
    rest = ("or", "activate", "abilities", "of", *plural(kind).lower().split())
    if chart.says(at + 3, *rest):
        found.append((at + 3 + len(rest), OnlyFor(kind)))
    return found


def _spent_only(effect: Effect, only: Restriction) -> Effect | None:
    return rebuilt(effect, {"restriction": only}) if isinstance(effect, MakeMana) else None
