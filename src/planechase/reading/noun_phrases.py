"""Noun phrases: "another target tapped nontoken red or green creature an opponent controls with power 3 or less".

A noun phrase is what comes first ("other"), adjectives, nouns, and what stands behind them. It is one description, in
the singular or in the plural, of permanents, of cards off the battlefield or of spells.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from planechase.reading.chart import Chart, PhraseReading
from planechase.reading.productions import Grammar
from planechase.reading.references import Referred
from planechase.reading.text_tokens import SELF
from planechase.rules.language.card_types import (
    BASIC_LAND_TYPES,
    CREATURE_TYPES,
    LAND_TYPES,
    SUPERTYPE_NAMES,
    TYPE_NAMES,
)
from planechase.rules.language.colors import COLOR_OF_NAME
from planechase.rules.language.grammar import Amount, Players
from planechase.rules.language.keywords import KEYWORDS
from planechase.words import filters as f
from planechase.words.amounts import SizeOf
from planechase.words.casual.commander_words import IsCommander, IsYourCommander
from planechase.words.english import plural
from planechase.words.modifications import FOR_MANA_COST
from planechase.words.player_words import AN_OPPONENT, OPPONENTS, YOU
from planechase.words.selections import THIS, Remembered, Target
from planechase.words.speech import Things

OTHER_SUBTYPES: Final = (
    "Aura", "Equipment", "Vehicle", "Saga", "Class", "Curse", "Shrine", "Treasure", "Food", "Clue", "Gold", "Blood",
    "Map", "Powerstone", "Fortification", "Contraption", "Arcane", "Trap", "Adventure", "Lesson", "Cartouche", "Rune",
    "Shard", "Role", "Room", "Case", "Background", "Attraction", "Incubator", "Junk", "Lander", "Omen", "Spacecraft",
    "Siege", "Mutagen", "Plan",
)  # fmt: skip


PLANESWALKER_TYPES: Final = (
    "Ajani", "Ashiok", "Basri", "Chandra", "Daretti", "Davriel", "Domri", "Elspeth", "Freyalise", "Garruk", "Gideon",
    "Huatli", "Jace", "Karn", "Kaya", "Kiora", "Koth", "Liliana", "Lukka", "Nahiri", "Narset", "Nissa", "Oko", "Ral",
    "Rowan", "Saheeli", "Samut", "Sarkhan", "Serra", "Sorin", "Tamiyo", "Teferi", "Tezzeret", "Tibalt", "Tyvar", "Ugin",
    "Vivien", "Vraska", "Wrenn", "Xenagos",
)  # fmt: skip


class Words(NamedTuple):
    """Nouns as they are written, in one number, and what each means."""

    types: dict[str, f.Description]
    subtypes: dict[str, f.Description]


@cache
def _nouns(many: bool) -> Words:
    types = {name.lower(): f.OfType(mask) for mask, name in TYPE_NAMES.items()}
    kinds = (*CREATURE_TYPES, *sorted(LAND_TYPES), *OTHER_SUBTYPES, *PLANESWALKER_TYPES)
    subtypes = {kind.lower(): f.OfSubtype(kind) for kind in kinds}
    if many:
        types = {plural(name): meaning for name, meaning in types.items()}
        subtypes = {plural(meaning.subtype).lower(): meaning for meaning in subtypes.values()}
    types["tokens" if many else "token"] = f.TOKEN  # type: ignore[assignment]  # a noun like the types
    types["outlaws" if many else "outlaw"] = f.Outlaw()  # type: ignore[assignment]  # CR 700.12: so is this
    return Words(dict(types), dict(subtypes))


@cache
def creature_types() -> frozenset[str]:
    """What creature types are called, one or many, in lower case."""
    return frozenset(word for kind in CREATURE_TYPES for word in (kind.lower(), plural(kind).lower()))


@cache
def _adjectives() -> dict[str, f.Description]:
    """Adjectives of one word; longer ones, and those that are words of their own, are productions."""
    found: dict[str, f.Description] = {name: f.OfColor(mask) for name, mask in COLOR_OF_NAME.items()}
    found["colorless"] = ~f.COLORED
    found["colored"] = f.COLORED
    found["noncommander"] = ~IsCommander()
    found["untapped"] = ~f.TAPPED
    found["nontoken"] = ~f.TOKEN
    found.update({name.lower(): f.OfSupertype(mask) for mask, name in SUPERTYPE_NAMES.items()})
    found.update({f"non{name}": ~meaning for name, meaning in list(found.items()) if " " not in name})
    found.update({f"non{name.lower()}": ~f.OfType(mask) for mask, name in TYPE_NAMES.items()})
    for kind in (*CREATURE_TYPES, *sorted(LAND_TYPES), *OTHER_SUBTYPES):
        found[f"non-{kind.lower()}"] = ~f.OfSubtype(kind)
    return found


def vocabulary() -> frozenset[str]:
    """Every noun and adjective there is."""
    nouns = [words for many in (False, True) for table in _nouns(many) for words in table]
    return frozenset((*nouns, *_adjectives(), "permanent", "permanents", "card", "cards", "spell", "spells"))


class NounShape(NamedTuple):
    """What kind of noun phrase is looked for: its number, and what its objects are called."""

    many: bool
    place: str = ""
    """ "card" or "spell" for what is not on the battlefield."""


NounPart = tuple[int, f.Description]
NounParts = tuple[int, tuple[f.Description, ...]]


def phrases(chart: Chart, at: int, shape: NounShape) -> Iterator[PhraseReading]:
    """Every noun phrase of a shape that begins here, without its article."""
    yield from _either_kind(chart, at, shape)
    for after_first, first in _first(chart, at):
        for after_adjectives, adjectives in _adjective_rows(chart, after_first):
            for after_core, core in _core(chart, after_adjectives, shape):
                for end, behind in _behind(chart, after_core):
                    yield end, _together(_each_where_it_belongs(core, adjectives, first, behind))


def _each_where_it_belongs(
    core: tuple[f.Description, ...],
    adjectives: tuple[f.Description, ...],
    first: tuple[f.Description, ...],
    behind: tuple[f.Description, ...],
) -> tuple[f.Description, ...]:
    """Of several nouns, what only creatures can have is said of the creature that stands last.

    An adjective belongs to the first noun if another noun says the same with something of its own before it: "enchanted
    creature or enchantment creature".
    """
    if len(core) != 1 or not isinstance(core[0], f.Or):
        return (*core, *adjectives, *first, *behind)
    nouns = list(core[0].parts_)
    if adjectives and any(isinstance(noun, f.And) and nouns[0] in noun.parts_ for noun in nouns[1:]):
        nouns[0] = _together((nouns[0], *adjectives))
        adjectives = ()
    of_last = tuple(one for one in behind if _is_of_creatures(one))
    if of_last and _can_be_creature(nouns[-1]) and not all(map(_can_be_creature, nouns)):
        nouns[-1] = _together((nouns[-1], *of_last))
        behind = tuple(one for one in behind if one not in of_last)
    return (f.Or(tuple(nouns)), *adjectives, *first, *behind)


def _is_of_creatures(one: f.Description) -> bool:
    """CR 208.1, 702: power, toughness and most keyword abilities."""
    if isinstance(one, f.SizeIs):
        return one.what in ("power", "toughness")
    inside = one.inside if isinstance(one, f.Not) else one
    return isinstance(inside, f.WithKeyword) and inside.keyword not in ("indestructible", "hexproof", "shroud")


def _can_be_creature(noun: f.Description) -> bool:
    described = [part for part in noun.walk() if isinstance(part, (f.OfType, f.OfSubtype))]
    return any(
        part == f.CREATURE or (isinstance(part, f.OfSubtype) and part.subtype in (*CREATURE_TYPES, "Vehicle"))
        for part in described
    )


def _either_kind(chart: Chart, at: int, shape: NounShape) -> Iterator[PhraseReading]:
    """ "Noncreature artifact or noncreature enchantment": each with an adjective of its own."""
    for end, one in _qualified(chart, at, shape):
        if chart.word(end) == "or":
            for after, other in _qualified(chart, end + 1, shape):
                yield after, f.Or((_together(one), _together(other)))


def _qualified(chart: Chart, at: int, shape: NounShape) -> Iterator[NounParts]:
    for after_adjectives, adjectives in _adjective_rows(chart, at) if not shape.place else ():
        for end, core in _core(chart, after_adjectives, shape) if adjectives else ():
            if not any(isinstance(part, f.Or) for part in (*core, *adjectives)):
                yield end, (*core, *adjectives)


def _together(parts: tuple[f.Description, ...]) -> f.Description:
    said = tuple(part for part in parts if part != f.ANYTHING)
    if not said:
        return f.ANYTHING
    return said[0] if len(said) == 1 else f.And(said)


def _first(chart: Chart, at: int) -> Iterator[NounParts]:
    yield at, ()
    if chart.word(at) == "other":
        yield at + 1, (f.OTHER,)


def _adjective_rows(chart: Chart, at: int) -> Iterator[NounParts]:
    """Adjectives one after the other, with commas between those that begin with "non"."""
    yield at, ()
    for end, one in _adjective_groups(chart, at):
        start = end + 1 if chart.word(end) == "," else end
        for after, rest in _adjective_rows(chart, start):
            if start == end or rest:
                yield after, (one, *rest)


def _adjective_groups(chart: Chart, at: int) -> Iterator[NounPart]:
    """An adjective, or several with "or" between them."""
    for end, one in _adjective(chart, at):
        yield end, one
        if chart.word(end) in ("or", "and/or"):
            for after, other in _adjective(chart, end + 1):
                yield after, _either((one, other))
        yield from _list_of_adjectives(chart, end, (one,))


def _list_of_adjectives(chart: Chart, at: int, before: tuple[f.Description, ...]) -> Iterator[NounPart]:
    """ "white, blue, black, or red"."""
    if chart.word(at) != ",":
        return
    last = chart.word(at + 1) in ("or", "and/or")
    for end, one in _adjective(chart, at + 2 if last else at + 1):
        if last and len(before) > 1:
            yield end, _either((*before, one))
        elif not last:
            yield from _list_of_adjectives(chart, end, (*before, one))


def _adjective(chart: Chart, at: int) -> Iterator[NounPart]:
    known = _adjectives().get(chart.word(at))
    if known is not None:
        yield at + 1, known
    else:
        chart.reach(at, "<adjective>")
    for end, value in chart.find("adjective", at):
        if isinstance(value, f.Description):
            yield end, value


def _either(parts: tuple[f.Description, ...]) -> f.Description:
    """Colours with "or" between them are one description."""
    if all(isinstance(part, f.OfColor) for part in parts):
        colors = 0
        for part in parts:
            assert isinstance(part, f.OfColor)
            colors |= part.colors
        return f.OfColor(colors)
    return f.Or(parts)


# ---------------------------------------------------------------------- nouns


def _core(chart: Chart, at: int, shape: NounShape) -> Iterator[NounParts]:
    """The nouns themselves."""
    if shape.place:
        yield from _core_with_place(chart, at, shape)
        return
    yield from _alternatives(chart, at, shape.many)
    if chart.word(at) == ("commanders" if shape.many else "commander"):
        yield at + 1, (IsCommander(),)
    if chart.word(at) == ("permanents" if shape.many else "permanent"):
        yield at + 1, ()
    else:
        chart.reach(at, "<noun>")


def _core_with_place(chart: Chart, at: int, shape: NounShape) -> Iterator[NounParts]:
    place = shape.place + ("s" if shape.many else "")
    if chart.word(at) == place:
        yield at + 1, ()
    else:
        chart.reach(at, place)
    if chart.word(at) == "permanent" and chart.word(at + 1) == place:
        yield at + 2, (f.IsPermanentCard(),)
    for end, nouns in _alternatives(chart, at, many=False):
        if chart.word(end) == place:
            yield end + 1, nouns
        elif chart.says(end, "permanent", place):
            yield end + 2, (*nouns, f.IsPermanentCard())
        else:
            chart.reach(end, place)


def _alternatives(chart: Chart, at: int, many: bool) -> Iterator[NounParts]:
    """One noun, or several of which one fits: "artifact, creature, or land", or "artifacts and creatures"."""
    for end, one in _atom(chart, at, many):
        yield end, one
        for after, others in _more_nouns(chart, end, many):
            yield after, (f.Or(tuple(map(_together, (one, *others)))),)


def _more_nouns(chart: Chart, at: int, many: bool) -> Iterator[tuple[int, tuple[tuple[f.Description, ...], ...]]]:
    joining = ("or", "and", "and/or")
    word = chart.word(at)
    if word in joining:
        for end, one in _atom(chart, at + 1, many):
            yield end, (one,)
    if word == ",":
        start = at + 2 if chart.word(at + 1) in joining else at + 1
        for end, one in _atom(chart, start, many):
            if start == at + 2:
                yield end, (one,)
            else:
                for after, others in _more_nouns(chart, end, many):
                    yield after, (one, *others)


def _atom(chart: Chart, at: int, many: bool) -> Iterator[NounParts]:
    """Subtypes and types that stand together: "Goblin", "artifact creature", "Elf Warrior creature token"."""
    single, several = _nouns(False), _nouns(many)
    before: tuple[f.Description, ...] = ()
    while True:
        word = chart.word(at)
        last = _noun(chart, at, several)
        if last is not None:
            yield at + 1, (*before, last)
        known = _noun(chart, at, single)
        if known is None:
            negative = _adjectives().get(word) if before else None
            if negative is None:
                return
            known = negative
        before = (*before, known)
        at += 1


def noun_at(chart: Chart, at: int, many: bool) -> f.Description | None:
    """The noun that stands here by itself, in one number."""
    return _noun(chart, at, _nouns(many)) if at < len(chart.row) else None


def _noun(chart: Chart, at: int, words: Words) -> f.Description | None:
    """A subtype is written with a capital letter."""
    word = chart.word(at)
    known = words.types.get(word)
    if known is None and word in words.subtypes and chart.row[at].is_capital:
        return words.subtypes[word]
    return known


# ---------------------------------------------------------------------- what stands behind


def _behind(chart: Chart, at: int) -> Iterator[NounParts]:
    yield at, ()
    for end, one in chart.find("after", at):
        if isinstance(one, f.Description):
            yield end, (one,)
            for after, rest in _behind(chart, end) if not _ends_in_noun(one) else ():
                if rest:
                    yield after, (one, *rest)


def _ends_in_noun(behind: f.Description) -> bool:
    """ "A creature that's blocking a creature you control": what follows belongs to the nearest noun."""
    if isinstance(behind, (f.And, f.Or, f.Not)):
        return False
    return any(isinstance(getattr(behind, name), f.Description) for name in behind.__match_args__)


# ---------------------------------------------------------------------- the kinds

_SHAPES: Final = {
    "plain": NounShape(False),
    "many": NounShape(True),
    "plaincard": NounShape(False, "card"),
    "cards": NounShape(True, "card"),
    "plainspell": NounShape(False, "spell"),
    "spells": NounShape(True, "spell"),
    "plainsource": NounShape(False, "source"),
    "sources": NounShape(True, "source"),
}
_WITH_ARTICLE: Final = {"one": "plain", "card": "plaincard", "spell": "plainspell", "source": "plainsource"}


def add_nouns(grammar: Grammar) -> None:
    """The kinds of noun phrases, and what stands behind a noun."""
    for kind, shape in _SHAPES.items():
        grammar.find(kind, lambda chart, at, shape=shape: list(phrases(chart, at, shape)))  # type: ignore[misc]  # bound now
    for kind, plain in _WITH_ARTICLE.items():
        grammar.say(kind, f"[a|an] <what:{plain}>", lambda what: what)
        grammar.say(kind, f"another <what:{plain}>", _other)
    grammar.say("whoever", "<what:one>", lambda what: what)
    grammar.say("whoever", SELF, lambda: f.ITSELF)
    grammar.say("whoever", f"{SELF} or <what:one>", lambda what: f.Or((f.ITSELF, what)))
    grammar.say("whoever", "[enchanted|equipped] <what:hostnoun>", _host)
    grammar.say("whoever", f"{SELF} or [enchanted|equipped] creature", _this_or_host)
    grammar.say("whoever", IsYourCommander.reads, IsYourCommander)
    grammar.say("hostnoun", "creature", lambda: f.CREATURE)
    grammar.say("hostnoun", "permanent", lambda: f.PERMANENT)
    grammar.say("hostnoun", "land", lambda: f.LAND)
    grammar.say("hostnoun", "artifact", lambda: f.ARTIFACT)
    grammar.say("hostnoun", "planeswalker", lambda: f.PLANESWALKER)
    _add_whose(grammar)
    _add_qualities(grammar)


def _other(what: f.Description) -> f.Description:
    return _together((what, f.OTHER)) if not isinstance(what, f.And) else f.And((*what.parts_, f.OTHER))


def _host(what: f.Description) -> f.Description:
    return f.AttachedHost() if what == f.PERMANENT else f.And((what, f.AttachedHost()))


def _this_or_host() -> f.Description:
    return f.Or((f.ITSELF, _host(f.CREATURE)))


def _add_whose(grammar: Grammar) -> None:
    say = grammar.say
    say("after", "you control", lambda: f.YOURS)
    say("after", "you don't control", lambda: ~f.YOURS)
    say("after", "an opponent controls", lambda: f.THEIRS)
    say("after", "your opponents control", lambda: f.THEIRS)
    say("after", "you own that your opponents control", lambda: f.And((f.OwnedBy(YOU), f.THEIRS)))
    say("after", "<who:players> control[s]", _controlled)
    say("after", "controlled by <who:players>", _controlled)
    say("after", "<who:players> own[s]", lambda who: f.OwnedBy(who))
    say("after", "owned by <who:players>", lambda who: f.OwnedBy(who))


def _controlled(who: Players) -> f.Description | None:
    return None if who in (YOU, AN_OPPONENT, OPPONENTS) else f.ControlledBy(who)


COMPARED: Final = (("exactly", "equal to"), ("at most", "less than or equal to"), ("less than", "less than"))
"""How a number is compared with another, and the words for it."""


def _add_qualities(grammar: Grammar) -> None:
    say = grammar.say
    for keyword in KEYWORDS:
        say("keywordname", keyword, lambda keyword=keyword: keyword)
    say("namedkeyword", "<keyword:keywordname>", lambda keyword: keyword)
    for keyword in FOR_MANA_COST:
        say("namedkeyword", keyword, lambda keyword=keyword: keyword)
    for kind in BASIC_LAND_TYPES:
        say("namedkeyword", f"{kind.lower()}walk", lambda kind=kind: f"{kind.lower()}walk")
    say("after", f"put onto the battlefield with {SELF}", lambda: f.PutWithThis())
    say("after", "with <keyword:namedkeyword>", lambda keyword: f.WithKeyword(keyword))
    say("after", "without <keyword:namedkeyword>", lambda keyword: ~f.WithKeyword(keyword))
    say("after", "with <one:namedkeyword> or <other:namedkeyword>", _with_either)
    say("after", "without <one:namedkeyword> or <other:namedkeyword>", lambda one, other: ~_with_either(one, other))
    say("after", "with [a|an] <kind:counterkind> counter on [it|them]", lambda kind: f.WithCounter(kind))
    say("after", "with <kind:counterkind> counters on them", f.WithCounter)
    say("after", "with counters on them", lambda: f.WithAnyCounter())
    say("after", "with no <kind:counterkind> counters on [it|them]", lambda kind: ~f.WithCounter(kind))
    say("after", "that [has|have] [a|an] <kind:counterkind> counter on [it|them]", lambda kind: f.WithCounter(kind))
    say("after", "that [has|have] <keyword:namedkeyword>", lambda keyword: f.WithKeyword(keyword))
    say("after", "that's <quality:statequality>", lambda quality: quality)
    say("after", "that are <quality:statequality>", lambda quality: quality)
    say("after", "that [isn't|aren't] <quality:statequality>", lambda quality: ~quality)
    for text, quality in (("enchanted", f.ENCHANTED), ("equipped", f.Equipped()), ("tapped", f.TAPPED)):
        say("statequality", text, lambda quality=quality: quality)
    say("after", "without [a|an] <kind:counterkind> counter on [it|them]", lambda kind: ~f.WithCounter(kind))
    for what in ("power", "toughness", "mana value"):
        say("after", f"with {what} <amount:quantity> or less", _size, what=what, comparison="at most")
        say("after", f"with {what} <amount:quantity> or greater", _size, what=what, comparison="at least")
        say("after", f"with {what} <amount:quantity>", _size, what=what, comparison="exactly")
        say("after", f"with {what} equal to <amount:number_of>", _size, what=what, comparison="exactly")
        say("after", f"with {what} less than or equal to <amount:number_of>", _size, what=what, comparison="at most")
        say("after", f"with {what} less than <amount:number_of>", _size, what=what, comparison="less than")
        for comparison, text in COMPARED:
            say("after", f"whose {what} is {text} <amount:number_of>", _size, what=what, comparison=comparison)
        say("after", f"with the same {what} as <of:things>", _same_size, what=what)
    say("after", "of the chosen color", lambda: f.ChosenColor())
    for shared in ("color", "card type", "creature type"):
        say("after", f"that share[s] a {shared} with <what:things>", _shares_with, quality=shared)
    for walkers_too, whom in enumerate(("you", "you or a planeswalker you control")):
        for lead in ("that's attacking", "attacking"):
            say("after", f"{lead} {whom}", f.AttackingYou, walkers_too=bool(walkers_too))
    say("after", "that share[s] a card type with the top card of a library", f.SharesTypeWithTop)
    grammar.find("statequality", _colors)
    say("after", "attached to <what:things>", _attached)
    say("after", f"other than {SELF}", lambda: f.OTHER)


def _shares_with(what: Things, quality: str) -> f.Description | None:
    return f.SharesWith(quality, what) if isinstance(what, Referred) or what == THIS else None


def _colors(chart: Chart, at: int) -> list[PhraseReading]:
    """ "White", "black, red, or green": of one of these colours, behind "that's" and "that are"."""
    found: list[PhraseReading] = []
    for end, one in _adjective_groups(chart, at):
        if isinstance(one, f.OfColor):
            found.append((end, one))
    return found


def _attached(what: Things) -> f.Description | None:
    """ "Attached to it" is to the source; to something else it is named with its noun."""
    return f.AttachedTo(what) if isinstance(what, Referred) and what.text.startswith("that ") else None


def _with_either(one: str, other: str) -> f.Description:
    return f.Or((f.WithKeyword(one), f.WithKeyword(other)))


def _same_size(what: str, of: Things) -> f.Description | None:
    """What a player will choose has not been chosen yet."""
    known = isinstance(of, (Referred, Remembered, Target)) or of == THIS
    return f.SizeIs(what, "exactly", SizeOf(of, what)) if known and not of.many() else None


def _size(what: str, comparison: str, amount: Amount) -> f.Description | None:
    """What has less power than the source is a description of its own."""
    if what == "power" and comparison == "less than" and amount == SizeOf(THIS, "power"):
        return None
    return f.SizeIs(what, comparison, amount)
