"""What something becomes: "a 3/3 red creature with haste", "a 1/1 creature that's still a land" (CR 205.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from planechase.reading.change_phrases import Changes
from planechase.reading.chart import Chart, PhraseReading
from planechase.reading.noun_phrases import noun_at
from planechase.reading.productions import Grammar
from planechase.reading.rebuilding import rebuilt
from planechase.rules.language.abilities import Ability, StaticAbility
from planechase.rules.language.card_types import ARTIFACT, CREATURE, CREATURE_TYPES, LAND, PLANESWALKER
from planechase.rules.language.colors import COLOR_OF_NAME
from planechase.rules.language.grammar import Effect
from planechase.words import filters as f
from planechase.words import modifications as m
from planechase.words.effects.flow import Sequence
from planechase.words.effects.lasting_effects import Change
from planechase.words.english import plural
from planechase.words.speech import Quantity
from planechase.words.statics import Continuous

ITS_MANA_VALUE: Final = ("each", "equal", "to", "its", "mana", "value")
SIZES: Final = (("with", "power", "and", "toughness"), ("with", "base", "power", "and", "base", "toughness"))
STILL: Final = {"land": LAND, "planeswalker": PLANESWALKER, "artifact": ARTIFACT}


def add_becoming(grammar: Grammar) -> None:
    """Creatures that something becomes, and what it still is."""
    grammar.find("body", lambda chart, at: list(_bodies(chart, at)))
    say = grammar.say
    for verb in ("become[s]", "[is|are]"):
        say("change", f"{verb} <body:body>", lambda body: body)
    in_addition = "in addition to [its|their] other types"
    for vehicle in ("a <size:size> Vehicle", "an <size:size> Vehicle", "<size:size> Vehicles"):
        say("change", f"become[s] {vehicle} {in_addition}", _vehicle)
    for noun, mask in STILL.items():
        for it_is in (f"it's still [a|an] {noun}", f"they're still {plural(noun)}"):
            say("passage", f"<said:sentence>. {it_is}", _still, mask=mask)
            say("ability", f"<said:ability> {it_is}.", _is_still, mask=mask)


def _vehicle(size: tuple[Quantity, Quantity]) -> Changes:
    """CR 301.7: what is no creature by that has its size for the time when it is one."""
    return (m.AddTypes(0, ("Vehicle",)), m.SetSize(*size))


# ---------------------------------------------------------------------- one creature, or several


def _bodies(chart: Chart, at: int) -> Iterator[PhraseReading]:
    """Its size, colours, creature types and card types, and behind them what it has and what it keeps."""
    many = chart.word(at) not in ("a", "an")
    start = at if many else at + 1
    for after_size, size in (*chart.find("size", start), (start, None)):
        after_colors, colors = _colors(chart, after_size)
        end, types, subtypes = kinds_at(chart, after_colors, many)
        if size is not None and types & CREATURE:
            yield from _kept(chart, end, many, types, subtypes, colors, size)
        elif size is None and (types & CREATURE or (subtypes and not types)):
            yield from _with_size(chart, end, many, types, subtypes, colors)


def _colors(chart: Chart, at: int) -> tuple[int, int | None]:
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


def kinds_at(chart: Chart, at: int, many: bool) -> tuple[int, int, tuple[str, ...]]:
    """Creature types, then card types; the last of them in the plural if there are several."""
    types, subtypes = 0, []
    while True:
        noun = noun_at(chart, at, many=False)
        if noun is None and many:
            noun = noun_at(chart, at, many=True)
        if isinstance(noun, f.OfSubtype) and noun.subtype in CREATURE_TYPES and not types:
            subtypes.append(noun.subtype)
        elif isinstance(noun, f.OfType):
            types |= noun.types
        else:
            break
        at += 1
    return at, types, tuple(subtypes)


def _with_size(
    chart: Chart, at: int, many: bool, types: int, subtypes: tuple[str, ...], colors: int | None
) -> Iterator[PhraseReading]:
    """ "with base power and toughness 4/4, flying, and haste"; or a colour and a kind alone."""
    if not types and colors is not None:
        yield at, (m.SetColors(colors), m.SetCreatureTypes(subtypes))
    for words in SIZES if types & ARTIFACT and colors is None else ():
        plain = _types(types, subtypes)
        if plain is not None and chart.says(at, *words, *ITS_MANA_VALUE):
            yield at + len(words) + len(ITS_MANA_VALUE), (*plain, m.SizeFromManaValue())
    if not chart.says(at, "with", "base", "power", "and", "toughness"):
        chart.reach(at, "with")
        return
    for end, size in chart.find("size", at + 5):
        assert isinstance(size, tuple)
        if types:
            yield from _kept(chart, end, many, types, subtypes, colors, size)
            continue
        color = () if colors is None else (m.SetColors(colors),)
        for after, given in ((end, ()), *_further(chart, end)):
            yield after, (*color, m.SetCreatureTypes(subtypes), m.SetSize(*size), *_gained(given))


def _further(chart: Chart, at: int) -> Iterator[tuple[int, tuple[Ability, ...]]]:
    """What it has beside its size, in the same list."""
    comma = chart.word(at) == ","
    start = at + 1 if comma else at
    if chart.word(start) == "and":
        start += 1
    elif not comma:
        return
    for end, given in chart.find("abilities", start):
        if isinstance(given, tuple):
            yield end, given


def _gained(given: tuple[Ability, ...]) -> Changes:
    return (m.GainAbilities(given),) if given else ()


def _kept(
    chart: Chart,
    at: int,
    many: bool,
    types: int,
    subtypes: tuple[str, ...],
    colors: int | None,
    size: object,
) -> Iterator[PhraseReading]:
    assert isinstance(size, tuple)
    rows: list[tuple[int, tuple[Ability, ...]]] = [(at, ())]
    if chart.word(at) == "with":
        rows += [(end, given) for end, given in chart.find("abilities", at + 1) if isinstance(given, tuple)]
    for end, given in rows:
        rest = (*((m.SetColors(colors),) if colors is not None else ()), *_gained(given), m.SetSize(*size))
        plain = _types(types, subtypes)
        if plain is not None:
            yield end, (*plain, *rest)
        for after, still in _what_stays(chart, end, many):
            yield after, (m.AddTypes(types, subtypes, still), *rest)


def _types(types: int, subtypes: tuple[str, ...]) -> Changes | None:
    """CR 205.1a, 205.1b: other card types are lost, but not by what becomes an artifact creature."""
    if types & ARTIFACT:
        return (m.AddTypes(types), m.SetCreatureTypes(subtypes)) if subtypes else (m.AddTypes(types),)
    return (m.SetTypes(types, subtypes),)


def _what_stays(chart: Chart, at: int, many: bool) -> Iterator[tuple[int, int]]:
    for noun, mask in STILL.items():
        words = ("that", "are", "still", plural(noun)) if many else ("that's", "still", _a(noun), noun)
        if chart.says(at, *words):
            yield at + len(words), mask
    if chart.says(at, "in", "addition", "to", "their" if many else "its", "other", "types"):
        yield at + 6, 0


def _a(noun: str) -> str:
    return "an" if noun[0] in "aeiou" else "a"


# ---------------------------------------------------------------------- what it still is, in a sentence of its own


def _still(said: Effect, mask: int) -> Effect | None:
    """CR 205.1b: what has just become a creature keeps what it was."""
    if isinstance(said, Sequence):
        second = _still(said.second, mask)
        return rebuilt(said, {"second": second}) if second is not None else None
    kept = _all_kept(said.changes, mask) if isinstance(said, Change) else None
    return rebuilt(said, {"changes": kept}) if kept is not None else None


def _is_still(said: Ability, mask: int) -> Ability | None:
    if not isinstance(said, StaticAbility) or len(said.statements) != 1:
        return None
    only = said.statements[0]
    kept = _all_kept(only.changes, mask) if isinstance(only, Continuous) else None
    return rebuilt(said, {"statements": (rebuilt(only, {"changes": kept}),)}) if kept is not None else None


def _all_kept(changes: Changes, mask: int) -> Changes | None:
    """The same changes, in which card types and creature types are added to what it was."""
    first, *rest = changes
    if isinstance(first, m.SetTypes):
        return (m.AddTypes(first.types, first.subtypes, mask), *rest)
    if not isinstance(first, m.AddTypes) or first.still or first.subtypes or not first.types & CREATURE:
        return None
    kinds = rest.pop(0) if rest and isinstance(rest[0], m.SetCreatureTypes) else None
    subtypes = kinds.subtypes if isinstance(kinds, m.SetCreatureTypes) else ()
    return (m.AddTypes(first.types, subtypes, mask), *rest)
