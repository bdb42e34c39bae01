"""Numbers: "two", "3", "X", "that many"; what stands behind "for each", "equal to" and "where X is"."""

from __future__ import annotations

from typing import Final

from planechase.reading.chart import Chart, PhraseReading
from planechase.reading.productions import Grammar
from planechase.reading.rebuilding import rebuilt, replaced
from planechase.reading.references import Referred, ReferredNumber
from planechase.rules.language.grammar import Effect
from planechase.rules.language.slots import ObjectSlot
from planechase.rules.mana.mana import ManaCost
from planechase.rules.state.history import Did
from planechase.words import filters as f
from planechase.words import word_slots
from planechase.words.amounts import (
    AsX,
    ColorsOf,
    Counted,
    CountOf,
    GreatestAmong,
    HalfOf,
    MoreThan,
    Number,
    SizeOf,
    Sum,
    ThisWay,
    Times,
    X,
)
from planechase.words.casual.commander_words import YourCommander
from planechase.words.effects.flow import Sequence
from planechase.words.filters.combat_filters import Attacking
from planechase.words.filters.combining_filters import ANYTHING, Description
from planechase.words.filters.permanent_filters import AttachedToThis, ControlledBy, OpponentControls, Yours
from planechase.words.history_words import HowOften
from planechase.words.player_words import YOU
from planechase.words.speech import Things
from planechase.words.totals import ColorsAmong, Kin, LifeTotal

SPELLED: Final = {
    word: number
    for number, word in enumerate(
        [
            "zero",
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
            "thirteen",
            "fourteen",
            "fifteen",
            "sixteen",
            "seventeen",
            "eighteen",
            "nineteen",
            "twenty",
        ]
    )
}


def _whole(chart: Chart, at: int) -> list[PhraseReading]:
    word = chart.word(at)
    if word in SPELLED:
        return [(at + 1, SPELLED[word])]
    if word.isdigit():
        return [(at + 1, int(word))]
    chart.reach(at, "<number>")
    return []


def _mana(chart: Chart, at: int) -> list[PhraseReading]:
    word = chart.word(at)
    if not word.startswith("{") or "{T}" in word or "{Q}" in word or "{E}" in word or "{CHAOS}" in word:
        return []
    try:
        return [(at + 1, ManaCost.parse(word))]
    except ValueError:
        return []


def add_numbers(grammar: Grammar) -> None:
    """The kinds of numbers."""
    grammar.find("int", _whole)
    grammar.find("mana", _mana)
    grammar.say("quantity", "<number:int>", lambda number: Number(number))
    grammar.say("quantity", "x", lambda: X())
    grammar.say("quantity", "that many", lambda: ReferredNumber())
    grammar.say("quantity", "that much", lambda: ReferredNumber(much=True))
    grammar.say("wholeorx", "<number:int>", lambda number: number)
    grammar.say("wholeorx", "x", lambda: X())
    grammar.say("equal", "equal to <what:number_of>", lambda what: what)


def add_counted(grammar: Grammar) -> None:
    """What is counted, behind "for each" and behind "the number of"."""
    say = grammar.say
    for did, noun, done in ((Did.DREW, "card", "drawn"), (Did.CAST, "spell", "cast")):
        often = HowOften(did, YOU)
        say("each", f"{noun} [you've|you have] {done} this turn", lambda often=often: often)
        say("number_of", f"the number of {noun}s [you've|you have] {done} this turn", lambda often=often: often)
    for whose, died in ((" under your control", HowOften(Did.DIED, YOU)), ("", HowOften(Did.DIED))):
        say("each", f"creature that died{whose} this turn", lambda died=died: died)
        say("number_of", f"the number of creatures that died{whose} this turn", lambda died=died: died)
    say("each", "<what:plain>", _counted_where_said)
    say("each", "<what:plain> on the battlefield", lambda what: CountOf(what))
    say("each", "<what:plain> on the battlefield <same:samekind>", lambda what, same: CountOf(what & same))
    say("samekind", f.SharesCreatureType.reads, lambda: f.SharesCreatureType())
    say("number_of", "the number of <what:many>", _counted_where_said)
    say("number_of", "the number of <what:many> on the battlefield", lambda what: CountOf(what))
    for slot in (word_slots.DESTROYED, word_slots.SACRIFICED):
        say("each", f"<what:plain> {slot.name} this way", _this_way, slot=slot)
        say("number_of", f"the number of <what:many> {slot.name} this way", _this_way, slot=slot)
    kin = "other creature its controller controls that shares a creature type with it"
    say("each", kin, lambda: Kin(Referred("it")))
    say("number_of", "your life total", lambda: LifeTotal())
    say("number_of", "<who:whose> life total", lambda who: None if who == YOU else LifeTotal(who))
    say("number_of", "the number of colors among <what:many>", lambda what: ColorsAmong(what))
    say("each", "of its colors", lambda: ColorsOf(Referred("it")))
    say("number_of", "half <amount:number_of>, rounded up", lambda amount: HalfOf(amount))
    say("each", "color among <what:many>", lambda what: ColorsAmong(what))
    say("number_of", "<one:number_of> plus <other:number_of>", _sum)
    say("number_of", "<more:int> plus <amount:number_of>", lambda more, amount: MoreThan(more, amount))
    say("number_of", "twice <what:number_of>", lambda what: Times(2, what))
    for which in ("power", "toughness", "mana value"):
        say("number_of", f"the greatest {which} among <what:many>", _greatest, which=which)
        say("number_of", f"<what:its> {which}", _size_of, which=which)


def _size_of(what: Things, which: str) -> Counted | None:
    """CR 702.124e: one of two commanders is chosen, which has a word of its own."""
    return None if what == YourCommander() and which == "mana value" else SizeOf(what, which)


def _sum(one: Counted, other: Counted) -> Counted | None:
    return None if isinstance(other, Sum) else Sum(one, other)


def _this_way(what: Description, slot: ObjectSlot) -> Counted:
    return ThisWay(slot, None if what == ANYTHING else what)


def _greatest(what: Description, which: str) -> Counted | None:
    return GreatestAmong(what, which) if _counted_where_said(what) is not None else None


def _counted_where_said(what: Description) -> CountOf | None:
    """Permanents are counted everywhere only if the text says so."""
    where = (Yours, OpponentControls, ControlledBy, AttachedToThis, Attacking, f.AttackingYou)
    said = any(isinstance(part, where) for part in what.walk())
    return CountOf(what) if said else None


def for_each(effect: Effect, each: Counted) -> Effect | None:
    """An instruction whose one number is counted: "draw a card for each ..."."""
    return _with_number(effect, lambda number: each if number == 1 else Times(number, each))


def where_x(effect: Effect, amount: Counted) -> Effect | None:
    """An instruction with an X that the text explains, once, behind the last one that has it."""
    if isinstance(effect, Sequence) and X() in (*effect.first.walk(),) and X() in (*effect.second.walk(),):
        second = where_x(effect.second, amount)
        first = replaced(effect.first, X(), AsX(amount, explained=False))
        return rebuilt(effect, {"first": first, "second": second}) if second is not None else None
    named = replaced(effect, X(), AsX(amount))
    return named if isinstance(named, Effect) and named != effect else None


def _with_number(effect: Effect, counted: object) -> Effect | None:
    assert callable(counted)
    numbers = [
        (name, value.number) for name in effect.__match_args__ if isinstance(value := getattr(effect, name), Number)
    ]
    if len(numbers) != 1 or not numbers[0][1]:
        return None
    name, number = numbers[0]
    return rebuilt(effect, {name: counted(number)})
