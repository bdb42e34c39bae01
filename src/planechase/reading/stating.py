"""What static abilities say, where a text says it otherwise than one word alone does (CR 604, 614)."""

from __future__ import annotations

from planechase.reading.chart import Chart, Reading
from planechase.reading.making import SUBTYPES
from planechase.reading.productions import Grammar
from planechase.reading.rebuilding import rebuilt
from planechase.rules.language.card_types import INSTANT, SORCERY, TYPE_NAMES
from planechase.rules.language.grammar import Cost, Effect, Filter, Statement
from planechase.rules.mana.mana import ManaCost, Restriction
from planechase.words import filters as f
from planechase.words import modifications as m
from planechase.words.amounts import Counted
from planechase.words.effects.tokens import MakeMana, NotForOthers, OnlyFor, OnlyToCast
from planechase.words.english import plural
from planechase.words.replacements.entering import EntersTappedUnlessPaid
from planechase.words.speech import Quantity
from planechase.words.statics.combat import CantAttack, CantBeBlocked, CantBlock
from planechase.words.statics.continuous import Continuous, defined_size
from planechase.words.statics.costs import CostsLessForEach, CostsLessIfItTargets
from planechase.words.statics.permissions import StaysTapped


def add_statements(grammar: Grammar) -> None:
    """The kinds of statements."""
    _add_entering(grammar)
    _add_combat(grammar)
    _add_costs(grammar)
    _add_restrictions(grammar)
    say = grammar.say
    say("statement", "~'s power and toughness are each equal to <number:number_of>", defined_size)
    say("statement", "~'s power is equal to <number:number_of>", _power)
    say("statement", "~'s toughness is equal to <number:number_of>", _toughness)
    say("statement", "<what:subject> doesn't untap during [its controller's|your] untap step", _stays_tapped)


def _power(number: Quantity) -> Statement:
    return Continuous(f.ITSELF, (m.DefinePower(number),))


def _toughness(number: Quantity) -> Statement:
    return Continuous(f.ITSELF, (m.DefineToughness(number),))


def _add_entering(grammar: Grammar) -> None:
    say = grammar.say
    for it in ("it", "~"):
        say("statement", f"as ~ enters, you may <costs:costs>. if you don't, {it} enters tapped", _unless_paid)


def _unless_paid(costs: tuple[Cost, ...]) -> Statement | None:
    return EntersTappedUnlessPaid(costs) if all(cost.mana is None for cost in costs) else None


def _add_combat(grammar: Grammar) -> None:
    """What enchanted or equipped creatures cannot do is said in the singular."""
    say = grammar.say
    say("statement", "<what:whoever> can't be blocked", _unblockable)
    say("statement", "<what:whoever> can't attack", lambda what: _host(what) and CantAttack(what))
    say("statement", "<what:whoever> can't block", lambda what: _host(what) and CantBlock(what))
    say("statement", "<what:subject> can't be blocked by <only_by:many>", _not_by)
    say("statement", "<what:subject> can't be blocked except by <except_by:many>", _only_by)


def _host(what: Filter) -> bool | None:
    return True if any(isinstance(part, f.AttachedHost) for part in what.walk()) else None


def _unblockable(what: Filter) -> Statement | None:
    return CantBeBlocked(what) if _host(what) else None


def _not_by(what: Filter, only_by: Filter) -> Statement:
    return CantBeBlocked(what, only_by=only_by)


def _only_by(what: Filter, except_by: Filter) -> Statement | None:
    return CantBeBlocked(what, except_by) if _host(what) else None


def _stays_tapped(what: Filter) -> Statement | None:
    """CR 502.3: of a permanent you control, its controller's untap step is yours."""
    return StaysTapped(what) if what == f.ITSELF or _host(what) else None


def _add_costs(grammar: Grammar) -> None:
    say = grammar.say
    say("statement", "this spell costs <less:mana> less to cast for each <each:each>", _less_for_each)
    say("statement", "this spell costs <less:mana> less to cast if it targets <what:one>", _less_if_targets)


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
