"""What cards in graveyards and hands have, and what spells have (CR 611.3, 113.6)."""

from __future__ import annotations

from typing import Final

from planechase.reading.change_phrases import Changes
from planechase.reading.productions import Grammar
from planechase.rules.language.abilities import Ability, KeywordAbility, PlainKeyword, StaticAbility, TriggeredAbility
from planechase.rules.language.grammar import Cost, Effect, Filter, Modification, Statement
from planechase.rules.mana.costs import AdditionalCost
from planechase.rules.mana.mana import ManaCost
from planechase.rules.state.objects import Zone
from planechase.words import filters as f
from planechase.words import modifications as m
from planechase.words.filters import SPELL, Description
from planechase.words.statics.continuous_statics import (
    Continuous,
    InYourGraveyard,
    InYourHand,
    SpellsFromYourHand,
    everywhere,
)
from planechase.words.statics.permission_statics import NoActivating
from planechase.words.statics.playing_statics import CastThisFromGraveyard
from planechase.words.statics.spell_statics import FirstSpellHas, GiveToNextSpell, SpellsHave

AS_CAST: Final = frozenset({"cascade", "convoke", "delve", "demonstrate", "improvise", "storm"})
"""Keywords that matter only as a spell is cast."""


def add_elsewhere(grammar: Grammar) -> None:
    """Statements about what is not on the battlefield."""
    _add_mana_costs(grammar)
    say = grammar.say
    for changes in ("changes", "for_mana_cost"):
        for cards in ("<what:cards>", "each <what:plaincard>"):
            say("statement", f"{cards} in your graveyard <changes:{changes}>", InYourGraveyard)
            say("statement", f"{cards} in your hand <changes:{changes}>", InYourHand)
            say("statement", f"{cards} in your hand <which:after> <changes:{changes}>", _such_in_hand)
            say("statement", f"{cards} in graveyards <changes:{changes}>", _in_graveyards)
        say("statement", f"<what:spells> you cast from your hand <changes:{changes}>", SpellsFromYourHand)
    say("statement", "<what:spells> have <abilities:abilities>", _spells_have)
    say("statement", "<what:spells> players cast have <abilities:abilities>", _cast_spells_have)
    say("chosentype", "are the chosen type", lambda: m.SetToChosenType())
    say("chosentype", "are the chosen type in addition to their other types", lambda: m.SetToChosenType(True))
    also = "the same is true for <spells:spells> you control and <cards:cards> you own that aren't on the battlefield"
    say("statement", f"<what:many> you control <change:chosentype>. {also}", _everywhere)
    away = "in any zone other than the battlefield or the stack"
    has = "have the chosen type in addition to their other types"
    everywhere_ = f"<what:many> you control, <spells:spells> you control, and <cards:cards> you own {away} {has}"
    say("statement", everywhere_, _everywhere, change=m.SetToChosenType(True))
    named = "activated abilities of sources with the chosen name can't be activated"
    say("statement", named, lambda: NoActivating(f.ChosenName(), mana_too=True))
    say("statement", f"{named} unless they're mana abilities", lambda: NoActivating(f.ChosenName()))
    say("statement", "you may cast ~ from your graveyard", CastThisFromGraveyard)
    say("statement", "all spells have <abilities:abilities>", _all_spells_have)
    say("clause", "the next spell you cast this turn has <abilities:abilities>", _next_has)
    say("statement", "<what:spells> you cast have <abilities:abilities>", _yours_have)
    say("statement", "each <what:plainspell> you cast has <abilities:abilities>", _yours_have)
    for when in ("each turn", "during each of your turns"):
        first = f"the first <what:plainspell> you cast {when}"
        say("statement", f"{first} has <abilities:abilities>", _first_has, each_turn=when == "each turn")
        such = f"{first} <which:after> has <abilities:abilities>"
        say("statement", such, _first_such_has, each_turn=when == "each turn")


def _add_mana_costs(grammar: Grammar) -> None:
    say = grammar.say
    for name in m.FOR_MANA_COST:
        say("castkeyword", name, lambda name=name: name)
    its = "[the|its] <again:castkeyword> cost is equal to [the card's|its] mana cost"
    for more in ("", " plus <plus:costs>", " reduced by <less:mana>"):
        say("for_mana_cost", f"[have|has] <keyword:castkeyword>. {its}{more}", _for_mana_cost)


def _for_mana_cost(
    keyword: str, again: str, plus: tuple[Cost, ...] = (), less: ManaCost | None = None
) -> Changes | None:
    if keyword != again:
        return None
    number = 0 if less is None else less.mana_value()
    if less is not None and less.text != f"{{{number}}}":
        return None
    return (m.GainForManaCost(keyword, plus, number),)


def _everywhere(what: Description, change: Modification, spells: Filter, cards: Filter) -> Statement | None:
    return everywhere(what & f.YOURS, change) if what == spells == cards else None


def _such_in_hand(what: Description, which: Description, changes: Changes) -> Statement | None:
    """Of a card in a hand nobody asks who controls it."""
    if isinstance(which, (f.Yours, f.OpponentControls, f.ControlledBy)):
        return None
    return InYourHand(what & which, changes)


def _in_graveyards(what: Filter, changes: Changes) -> Statement:
    return Continuous(what, changes, (Zone.GRAVEYARD,))


def _is_for_spells(abilities: tuple[Ability, ...]) -> bool:
    """CR 601.3: keywords that count once the spell is cast; those that say how it may be cast would come too late."""
    return all(isinstance(each, PlainKeyword) and each.keyword != "flash" for each in abilities)


def _spells_have(what: Filter, abilities: tuple[Ability, ...]) -> Statement | None:
    return SpellsHave(what, abilities) if _is_for_spells(abilities) else None


def _cast_spells_have(what: Filter, abilities: tuple[Ability, ...]) -> Statement | None:
    """CR 707.10: a copy is not cast; of what matters only as a spell is cast, that makes no difference."""
    as_cast = all(isinstance(each, PlainKeyword) and each.keyword in AS_CAST for each in abilities)
    return SpellsHave(what, abilities) if as_cast else None


def _all_spells_have(abilities: tuple[Ability, ...]) -> Statement | None:
    return Continuous(SPELL, (m.GainAbilities(abilities),), (Zone.STACK,)) if _is_for_spells(abilities) else None


def _yours_have(what: Filter, abilities: tuple[Ability, ...]) -> Statement | None:
    return SpellsHave(what, abilities, yours=True) if all(map(_works_once_cast, abilities)) else None


def _works_once_cast(ability: Ability) -> bool:
    """CR 601.2b: what triggers as the spell is cast, and costs that are announced once it is on the stack."""
    if isinstance(ability, PlainKeyword) and not ability.abilities():
        return ability.keyword in ("convoke", "improvise", "delve")
    if not isinstance(ability, KeywordAbility):
        return False
    return all(
        (isinstance(each, TriggeredAbility) and each.zones == (Zone.STACK,))
        or (isinstance(each, StaticAbility) and all(isinstance(said, AdditionalCost) for said in each.statements))
        for each in ability.abilities()
    )


def _first_has(what: Filter, abilities: tuple[Ability, ...], each_turn: bool) -> Statement | None:
    return FirstSpellHas(what, abilities, each_turn) if _is_for_spells(abilities) else None


def _first_such_has(
    what: Description, which: Description, abilities: tuple[Ability, ...], each_turn: bool
) -> Statement | None:
    return _first_has(what & which, abilities, each_turn)


def _next_has(abilities: tuple[Ability, ...]) -> Effect | None:
    return GiveToNextSpell(abilities) if _is_for_spells(abilities) else None
