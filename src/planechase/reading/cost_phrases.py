"""What spells and abilities cost, where it depends on how much there is, or on whether it is so (CR 601.2f)."""

from __future__ import annotations

from planechase.reading.productions import Grammar
from planechase.reading.rebuilding import rebuilt
from planechase.rules.language.abilities import Ability, ActivatedAbility
from planechase.rules.language.fielded import replace
from planechase.rules.language.grammar import Condition, Cost, Filter, Players, Statement
from planechase.rules.mana.mana import ManaCost
from planechase.words import filters as f
from planechase.words.action_costs import FORAGE, Behold, CollectEvidence, DoAsCost, MayAlsoCost
from planechase.words.amounts import Counted
from planechase.words.cost_words import OneOf
from planechase.words.player_words import OPPONENTS, YOU
from planechase.words.statics.cost_statics import (
    AlsoCostsEither,
    CostsLess,
    CostsLessForEach,
    CostsMore,
    MayCostInstead,
    ThisAbilityCosts,
)
from planechase.words.statics.permission_statics import CastOnlyIf


def add_pricing(grammar: Grammar) -> None:
    """Statements about costs, and what an activated ability says of its own."""
    say = grammar.say
    say("statement", "<less:statement> for each <each:each>", _for_each)
    say("statement", "this spell costs {X} less to cast, where x is <number:number_of>", _less_by_x)
    for text, kind in (("less", CostsLess), ("more", CostsMore)):
        cost = f"cost <mana:mana> {text} to cast"
        for caster, who in (("you", YOU), ("your opponents", OPPONENTS)):
            say("statement", f"<what:spells> {caster} cast <more:after> {cost}", _such_spells, word=kind, who=who)
            if kind is CostsMore:
                aimed = f"<what:spells> {caster} cast that target <at:one> {cost}"
                say("statement", aimed, _aimed_spells, who=who)
    also = "as an additional cost to cast this spell,"
    say("statement", f"{also} <cost:cost> or pay <mana:manacosts>", _either, mana_first=False)
    say("statement", f"{also} pay <mana:manacosts> or <cost:cost>", _either, mana_first=True)
    say("statement", f"{also} you may <cost:cost>", _may_also)
    for phrase in ("clause", "bare"):
        say(phrase, "collect evidence <count:int>", lambda count: DoAsCost(CollectEvidence(count)))
        say(phrase, "forage", lambda: DoAsCost(FORAGE))
        say(phrase, "behold <what:one>", lambda what: DoAsCost(Behold(what)))
    for lead in ("", "if <only_if:condition>, "):
        instead = f"{lead}you may <payment:price> rather than pay this spell's mana cost"
        say("statement", instead, MayCostInstead)
        say("statement", f"{lead}you may cast this spell without paying its mana cost", MayCostInstead, payment=())
    say("statement", "cast this spell only <condition:during>", CastOnlyIf)
    for text, is_more in (("less", False), ("more", True)):
        own = f"<ability:ability> this ability costs <mana:mana> {text} to activate"
        say("ability", f"{own} for each <each:each>.", _own, more=is_more)
        say("ability", f"{own} if <condition:condition>.", _own, more=is_more)


def _may_also(cost: Cost) -> Statement | None:
    return MayAlsoCost(cost) if cost.mana is None else None


def _either(cost: Cost, mana: tuple[Cost, ...], mana_first: bool) -> Statement | None:
    if cost.mana is not None or isinstance(cost, OneOf):
        return None
    return AlsoCostsEither((cost,), mana, mana_first)


def _for_each(less: Statement, each: Counted) -> Statement | None:
    if not isinstance(less, CostsLess) or less.each is not None or less.first or less.colored:
        return None
    return rebuilt(less, {"each": each})


def _less_by_x(number: Counted) -> Statement:
    return CostsLessForEach(number, as_x=True)


def _such_spells(
    what: f.Description, more: f.Description, mana: ManaCost, word: type[CostsLess] | type[CostsMore], who: Players
) -> Statement:
    """If several kinds are named, what follows them applies to all."""
    return word(f.And((what, more)) if what != f.ANYTHING else more, mana, who)


def _aimed_spells(what: f.Description, at: Filter, mana: ManaCost, who: Players) -> Statement:
    return _such_spells(what, f.TargetsOne(at), mana, CostsMore, who)


def _own(
    ability: Ability, mana: ManaCost, more: bool, each: Counted | None = None, condition: Condition | None = None
) -> Ability | None:
    if not isinstance(ability, ActivatedAbility) or ability.is_mana or ability.cost_change is not None:
        return None
    return replace(ability, cost_change=ThisAbilityCosts(mana, more, each, condition))
