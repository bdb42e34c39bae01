"""What is made: tokens, mana, emblems; and what is paid (CR 106, 111, 114, 118)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from planechase.reading.chart import Chart, PhraseReading
from planechase.reading.noun_phrases import OTHER_SUBTYPES
from planechase.reading.productions import Grammar
from planechase.reading.rebuilding import rebuilt
from planechase.reading.references import Referred, SameSubject
from planechase.rules.language.abilities import Ability
from planechase.rules.language.card_types import ARTIFACT, CREATURE, CREATURE_TYPES, ENCHANTMENT, LAND
from planechase.rules.language.colors import COLOR_OF_NAME
from planechase.rules.language.grammar import Cost, Effect, Players
from planechase.rules.mana.costs import LoyaltySymbol, LoyaltyX
from planechase.rules.mana.mana import MANA_TYPES, ManaCost
from planechase.rules.mana.paying import PayMana
from planechase.words import word_slots
from planechase.words.amounts import Counted, Number, X
from planechase.words.cost_words import ExileThis, OneOf, RemoveCountersCost, SacrificeThis
from planechase.words.devotion import AddChosenColor
from planechase.words.effects.flow import May
from planechase.words.effects.tokens import (
    AddOfThatType,
    CreateSized,
    CreateToken,
    GetEmblem,
    MakeMana,
    Token,
    add,
    add_any_color,
    add_combination,
    add_one_of,
)
from planechase.words.player_words import YOU
from planechase.words.predefined import PREDEFINED
from planechase.words.replacements.entering_replacements import AsEnters
from planechase.words.speech import Quantity, Things

_SIZE: Final = re.compile(r"(\d+)/(\d+)")
_TYPES: Final = {"artifact": ARTIFACT, "creature": CREATURE, "enchantment": ENCHANTMENT, "land": LAND}
_PREDEFINED: Final = {(token.name or token.subtypes[0]).lower(): token for token in PREDEFINED}
SUBTYPES: Final = {kind.lower(): kind for kind in (*CREATURE_TYPES, *OTHER_SUBTYPES)}


def add_making(grammar: Grammar) -> None:
    """The kinds of what is made and paid."""
    _add_tokens(grammar)
    _add_mana(grammar)
    _add_costs(grammar)
    grammar.say("clause", "you get an emblem with <given:abilities>", lambda given: GetEmblem(given))


# ---------------------------------------------------------------------- tokens


def _add_tokens(grammar: Grammar) -> None:
    grammar.find("token", lambda chart, at: list(_tokens(chart, at, "token")))
    grammar.find("sizedtoken", lambda chart, at: list(_kinds(chart, at, "token", None, None)))
    grammar.find("tokens", lambda chart, at: list(_tokens(chart, at, "tokens")))
    say = grammar.say
    for kind, lead in (("clause", ""), ("clause", "you "), ("clause", "<who:players> ")):
        verb = "create[s]" if "<" in lead else "create"
        say(kind, f"{lead}{verb} [a|an] <token:token>", _create)
        say(kind, f"{lead}{verb} [a|an] tapped <token:token>", _create, tapped=True)
        say(kind, f"{lead}{verb} <count:quantity> <token:tokens>", _create)
        say(kind, f"{lead}{verb} <count:quantity> tapped <token:tokens>", _create, tapped=True)
        say(kind, f"{lead}{verb} a number of <token:tokens> equal to <count:number_of>", _create)
        say(kind, f"{lead}{verb} a number of tapped <token:tokens> equal to <count:number_of>", _create, tapped=True)
        if "<" in lead:
            say("elided", "creates [a|an] <token:token>", _create, who=SameSubject())
            say("elided", "creates <count:quantity> <token:tokens>", _create, who=SameSubject())
        say(kind, f"{lead}{verb} an X/X <token:sizedtoken>", _create_sized)
        say("creation", f"{lead}{verb} [a|an] <token:token>. it has <more:abilities>", _create)
        say("creation", f"{lead}{verb} <count:quantity> <token:tokens>. they have <more:abilities>", _create)
        say(kind, f"{lead}{verb} [a|an] <token:token> that's tapped and attacking", _create, attacking=True)
        say(kind, f"{lead}{verb} [a|an] <token:token> that's blocking <blocking:things>", _create)
        say(
            kind, f"{lead}{verb} <count:quantity> <token:tokens> that are tapped and attacking", _create, attacking=True
        )
    say("passage", "<one:creation>", lambda one: one)
    say("passage", "you may <one:creation>", lambda one: May(one) if one.who == YOU else None)


def _create(
    token: Token,
    count: Quantity | None = None,
    who: Players = YOU,
    tapped: bool = False,
    attacking: bool = False,
    more: tuple[Ability, ...] = (),
    blocking: Things | bool = False,
) -> Effect | None:
    if isinstance(blocking, Things) and not (isinstance(blocking, Referred) and not blocking.several):
        return None
    number = count if count is not None else Number(1)
    if count == Number(1):
        return None
    if more:
        token = rebuilt(token, {"abilities": token.abilities + more})
    return CreateToken(token, number, who, tapped, attacking=attacking, blocking=blocking)


def _create_sized(token: Token, who: Players = YOU) -> Effect:
    return CreateSized(token, X(), who)


def _tokens(chart: Chart, at: int, noun: str) -> Iterator[PhraseReading]:
    """ "1/1 white Soldier creature token with flying"; the rules say what a Treasure token is (CR 111.10)."""
    known = _PREDEFINED.get(chart.word(at))
    if known is not None and chart.word(at + 1) == noun and chart.row[at].is_capital:
        yield at + 2, known
    size = _SIZE.fullmatch(chart.word(at))
    power, toughness = (int(size[1]), int(size[2])) if size is not None else (None, None)
    at = at + 1 if size is not None else at
    for end, token in _kinds(chart, at, noun, power, toughness):
        if bool(token.types & CREATURE) == (size is not None):
            yield end, token


def _kinds(chart: Chart, at: int, noun: str, power: int | None, toughness: int | None) -> Iterator[tuple[int, Token]]:
    """Everything behind its size: colours, subtypes, card types, abilities and a name (CR 111.3, 111.4)."""
    end, colors = _colors(chart, at)
    if colors is None:
        return
    subtypes: list[str] = []
    while chart.word(end) in SUBTYPES and chart.row[end].is_capital:
        subtypes.append(SUBTYPES[chart.word(end)])
        end += 1
    types = 0
    while chart.word(end) in _TYPES:
        types |= _TYPES[chart.word(end)]
        end += 1
    if chart.word(end) != noun or not types:
        chart.reach(end, noun)
        return
    for after, token in _detailed(chart, end + 1, Token(tuple(subtypes), power, toughness, colors, types)):
        if token.subtypes or token.name:
            yield after, token


def _detailed(chart: Chart, at: int, token: Token) -> Iterator[tuple[int, Token]]:
    """What stands behind the noun: abilities, and a name before or after them (CR 111.4)."""
    yield at, token
    if chart.word(at) == "with" and not token.abilities:
        for after, given in chart.find("abilities", at + 1):
            if isinstance(given, tuple) and all(isinstance(each, Ability) for each in given):
                yield from _detailed(chart, after, rebuilt(token, {"abilities": given}))
    if chart.word(at) == "named" and not token.name:
        for after, name in chart.find("name", at + 1):
            yield from _detailed(chart, after, rebuilt(token, {"name": name}))


def _colors(chart: Chart, at: int) -> tuple[int, int | None]:
    """The colours of a token: "red", "white and blue", "colorless"; None if the text names none."""
    if chart.word(at) == "colorless":
        return at + 1, 0
    if chart.word(at) not in COLOR_OF_NAME:
        return at, None
    colors = COLOR_OF_NAME[chart.word(at)]
    at += 1
    while chart.word(at) in ("and", ",") and chart.word(at + 1) in COLOR_OF_NAME:
        colors |= COLOR_OF_NAME[chart.word(at + 1)]
        at += 2
    return at, colors


# ---------------------------------------------------------------------- mana


def _add_mana(grammar: Grammar) -> None:
    grammar.find("manas", lambda chart, at: list(_symbols(chart, at)))
    say = grammar.say
    say("clause", "add <what:manas>", lambda what: what)
    say("clause", "<who:players> add[s] <what:manas>", _add_theirs)
    say("clause", "add <what:manas> for each <each:each>", _for_each)
    say("clause", "add an amount of <what:manas> equal to <each:number_of>", _for_each)
    say("clause", "add one mana of any color", lambda: add_any_color())
    say("clause", "add x mana of any one color", _x_of_one_color)
    for noun in ("land", "permanent"):
        say("clause", f"add one mana of any type that {noun} produced", _of_that_type, noun=noun)
        say("clause", f"<who:players> add[s] one mana of any type that {noun} produced", _of_that_type, noun=noun)
    say("clause", "add <count:int> mana of any one color", _any_one_color)
    say("clause", "<who:players> adds <count:int> mana of any one color", _they_add_of_one_color)
    for more in (False, True):
        extra = "an additional " if more else ""
        say("clause", f"<who:players> add[s] {extra}one mana of any color", _theirs_of_any_color, additional=more)
        mixed = f"<who:players> add[s] {extra}<count:int> mana in any combination of colors"
        say("clause", mixed, _theirs_combined, extra=extra)
    say("clause", "add <count:int> mana in any combination of colors", lambda count: add_combination(count))


def _for_each(what: MakeMana, each: Counted) -> Effect | None:
    return rebuilt(what, {"times": each}) if len(what.productions) == 1 else None


def _add_theirs(who: Players, what: MakeMana) -> Effect | None:
    return None if who == YOU else rebuilt(what, {"who": who})


def _x_of_one_color() -> Effect:
    one = add_any_color()
    return MakeMana(one.productions, X(), text="X mana of any one color")


def _of_that_type(noun: str, who: Players = YOU) -> Effect:
    return AddOfThatType(who, noun)


def _they_add_of_one_color(who: Players, count: int) -> Effect | None:
    return add_any_color(count, who) if count > 1 and who != YOU else None


def _theirs_of_any_color(who: Players, additional: bool) -> Effect | None:
    return None if who == YOU else add_any_color(1, who, additional)


def _theirs_combined(who: Players, count: int, extra: str) -> Effect | None:
    made = add_combination(count)
    return None if who == YOU or count < 2 else rebuilt(made, {"who": who, "text": f"{extra}{made.text}"})


def _any_one_color(count: int) -> Effect | None:
    return add_any_color(count) if count > 1 else None


def _symbols(chart: Chart, at: int) -> Iterator[PhraseReading]:
    """ "{G}", "{R} or {W}", "{W}, {U}, or {B}"."""
    found: list[str] = []
    while chart.word(at).startswith("{"):
        found.append(chart.word(at))
        made = _mana_of(found)
        if made is None:
            return
        yield at + 1, made
        at += 1
        comma = chart.word(at) == ","
        at += comma
        if chart.word(at) == "or":
            at += 1
        elif not comma:
            return


def _mana_of(symbols: list[str]) -> MakeMana | None:
    try:
        return add(symbols[0]) if len(symbols) == 1 else add_one_of(*symbols)
    except ValueError:
        return None


# ---------------------------------------------------------------------- costs


def _add_costs(grammar: Grammar) -> None:
    grammar.say("clause", "add one mana of the chosen color", AddChosenColor)
    grammar.say("clause", "add <mana:mana> or one mana of the chosen color", _or_chosen)
    for name, mask in COLOR_OF_NAME.items():
        other = AsEnters(word_slots.COLOR, mask)
        grammar.say("statement", f"as ~ enters, choose a color other than {name}", lambda other=other: other)
    grammar.find("costs", lambda chart, at: list(_costs(chart, at)))
    grammar.find("cost", _loyalty)
    grammar.say("cost", "<one:cost> or <other:cost>", _either)
    for away, gone in (("sacrifice", SacrificeThis()), ("exile", ExileThis())):
        grammar.say("twocosts", f"<one:cost> and {away} it", _and_it, gone=gone)
    grammar.say("manacosts", "<cost:mana>", lambda cost: (PayMana(cost),))
    grammar.say("cost", "<cost:mana>", _pay)


def _or_chosen(mana: ManaCost) -> Effect | None:
    letter = mana.text.strip("{}")
    return AddChosenColor(next(each for each in MANA_TYPES if each == letter)) if letter in MANA_TYPES else None


def _either(one: Cost, other: Cost) -> Cost | None:
    """CR 118.12: one of two, whichever the player likes; mana is paid by itself."""
    if isinstance(one, OneOf) or isinstance(other, OneOf) or one.mana is not None or other.mana is not None:
        return None
    return OneOf((one, other))


def _and_it(one: Cost, gone: Cost) -> tuple[Cost, ...] | None:
    """ "Remove three counters from this enchantment and sacrifice it"."""
    return (one, gone) if isinstance(one, RemoveCountersCost) else None


def _pay(cost: ManaCost) -> Cost:
    return PayMana(cost)


def _costs(chart: Chart, at: int) -> Iterator[PhraseReading]:
    for end, cost in chart.find("cost", at):
        assert isinstance(cost, Cost)
        yield end, (cost,)
        if chart.word(end) == ",":
            for after, rest in _costs(chart, end + 1):
                assert isinstance(rest, tuple)
                yield after, (cost, *rest)
    yield from chart.find("twocosts", at)


def _loyalty(chart: Chart, at: int) -> list[PhraseReading]:
    """CR 606.4: "+1:", "[−X]:"."""
    if chart.word(at) == "[" and chart.word(at + 2) == "]":
        return [(end + 1, cost) for end, cost in _change(chart, at + 1, "]")]
    return _change(chart, at, ":")


def _change(chart: Chart, at: int, before: str) -> list[PhraseReading]:
    word = chart.word(at)
    if chart.word(at + 1) != before:
        return []
    if word == "-X":
        return [(at + 1, LoyaltyX())]
    return [(at + 1, LoyaltySymbol(int(word)))] if re.fullmatch(r"[+-]\d+|0", word) else []
