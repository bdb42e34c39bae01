"""How changes of characteristics read: "gets +1/+1 and has flying", "gain trample"."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from planechase.rules.language.abilities import Ability, KeywordAbility
from planechase.rules.language.card_types import ARTIFACT, CREATURE, LAND_TYPES, type_names
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.colors import ALL_COLORS, color_names
from planechase.rules.language.grammar import Filter, Modification
from planechase.words import modifications as m
from planechase.words.amounts import Negative, Number
from planechase.words.english import NUMBERS, Reader, ability_text, article, listed, plural
from planechase.words.filters import OfType

if TYPE_CHECKING:
    from planechase.words.speech import Quantity


def clauses(
    reader: Reader, changes: tuple[Modification, ...], many: bool, gaining: bool, what: Filter | None = None
) -> str:
    """What becomes of the subject, as a list of verbs; `gaining` for what happens, otherwise for what is so.

    `what` describes the subject where that is not the card itself: abilities it is given call it "this creature".
    """
    bearer = Reader(_bearer(what)) if what is not None else reader
    said: list[str] = []
    while changes:
        together, count = _with(reader, changes, many, gaining, not said)
        said += together or [_clause(reader, changes[0], many, gaining, bearer)]
        changes = changes[count or 1 :]
    return listed(said)


def _bearer(what: Filter) -> Characteristics:
    """Something that fits the description, as the abilities it is given see it."""
    kinds = [part.types for part in what.walk() if isinstance(part, OfType)]
    return Characteristics("it", types=kinds[0] if kinds else 0)


def _with(
    reader: Reader, changes: tuple[Modification, ...], many: bool, gaining: bool, first: bool
) -> tuple[list[str], int]:
    """ "becomes a Spirit with base power and toughness 4/4 and flying", and how many changes that says."""
    body = body_of(changes)
    if body is not None:
        return [_embodied(reader, body, many, gaining)], body.said_by
    kinded, said = _kinded(reader, changes, many, gaining)
    if said:
        return kinded, said
    if len(changes) > 1 and changes[0] == m.AddTypes(ARTIFACT | CREATURE) and changes[1] == m.SizeFromManaValue():
        verb = f"become{'' if many else 's'}" if gaining else "are" if many else "is"
        return [f"{verb} an artifact creature with power and toughness each equal to its mana value"], 2
    if len(changes) < 2 or not isinstance(changes[1], m.SetSize) or not first:
        return [], 0
    if isinstance(changes[0], m.AddTypes) and not changes[0].types and gaining:
        kinds = f"{size_text(reader, changes[1].power, changes[1].toughness)} {' '.join(changes[0].subtypes)}"
        become = f"become {plural(kinds)}" if many else f"becomes {article(kinds)}"
        return [f"{become} in addition to {'their' if many else 'its'} other types"], 2
    return [], 0


def _kinded(reader: Reader, changes: tuple[Modification, ...], many: bool, gaining: bool) -> tuple[list[str], int]:
    """ "becomes a blue Frog with base power and toughness 1/1": a creature of this kind, if it is one."""
    colored = isinstance(changes[0], m.SetColors)
    kinds = changes[1] if colored and len(changes) > 1 else changes[0]
    if not isinstance(kinds, m.SetCreatureTypes):
        return [], 0
    count = 2 if colored else 1
    size = changes[count] if len(changes) > count else None
    if not isinstance(size, m.SetSize) and not colored:
        return [], 0
    verb = f"become{'' if many else 's'}" if gaining else "are" if many else "is"
    names = " ".join(
        [*(color_names(changes[0].colors) if isinstance(changes[0], m.SetColors) else ()), *kinds.subtypes]
    )
    said = f"{verb} {plural(names) if many else article(names)}"
    if not isinstance(size, m.SetSize):
        return [said], count
    given = changes[count + 1] if gaining and len(changes) > count + 1 else None
    plain = given.abilities if isinstance(given, m.GainAbilities) else ()
    keywords = [reader.read(ability) for ability in plain if isinstance(ability, KeywordAbility)]
    all_said = bool(keywords) and len(keywords) == len(plain)
    behind = [
        f"base power and toughness {size_text(reader, size.power, size.toughness)}",
        *(keywords if all_said else ()),
    ]
    return [f"{said} with {listed(behind)}"], count + (2 if all_said else 1)


class Body(NamedTuple):
    """A creature that something becomes, and how many changes say so."""

    types: m.AddTypes | m.SetTypes
    subtypes: tuple[str, ...]
    colors: int | None
    given: tuple[Ability, ...]
    size: m.SetSize
    said_by: int


def body_of(changes: tuple[Modification, ...]) -> Body | None:
    """Its types, then perhaps its creature types, colours and abilities, and last its size (CR 205.1)."""
    rest = list(changes)
    types = rest.pop(0)
    if not isinstance(types, (m.AddTypes, m.SetTypes)) or not types.types & CREATURE:
        return None
    subtypes: tuple[str, ...] = types.subtypes
    colors: int | None = None
    given: tuple[Ability, ...] = ()
    if rest and isinstance(kinds := rest[0], m.SetCreatureTypes):
        subtypes, rest = kinds.subtypes, rest[1:]
    if rest and isinstance(painted := rest[0], m.SetColors):
        colors, rest = painted.colors, rest[1:]
    if rest and isinstance(gained := rest[0], m.GainAbilities):
        given, rest = gained.abilities, rest[1:]
    if not rest or not isinstance(rest[0], m.SetSize):
        return None
    return Body(types, subtypes, colors, given, rest[0], len(changes) - len(rest) + 1)


def _embodied(reader: Reader, body: Body, many: bool, gaining: bool) -> str:
    """ "becomes a 3/3 red Elemental creature with haste that's still a land"."""
    size = size_text(reader, body.size.power, body.size.toughness)
    color = [] if body.colors is None else [listed(color_names(body.colors)) or "colorless"]
    names = [name.lower() for name in type_names(body.types.types)]
    kind = " ".join([size, *color, *body.subtypes, *names])
    verb = f"become{'' if many else 's'}" if gaining else "are" if many else "is"
    given = f" with {abilities(reader, body.given)}" if body.given else ""
    kept = _kept(body.types, many)
    given = given.removesuffix('."') + '"' if kept and given.endswith('."') else given
    return f"{verb} {plural(kind) if many else article(kind)}{given}{kept}"


def _kept(types: m.AddTypes | m.SetTypes, many: bool) -> str:
    """CR 205.1b: an artifact creature keeps what it was without being told."""
    if isinstance(types, m.SetTypes):
        return ""
    if types.still:
        noun = type_names(types.still)[0].lower()
        return f" that are still {plural(noun)}" if many else f" that's still {article(noun)}"
    return (
        ""
        if types.types & ARTIFACT and not types.subtypes
        else f" in addition to {'their' if many else 'its'} other types"
    )


def _clause(reader: Reader, change: Modification, many: bool, gaining: bool, bearer: Reader) -> str:
    s = "" if many else "s"
    has = "have" if many else "has"
    are = ("become" + s) if gaining else ("are" if many else "is")
    if isinstance(change, m.ChangeSize):
        return sized(reader, change, many)
    if isinstance(change, m.GainAbilities):
        return f"{f'gain{s}' if gaining else has} {abilities(bearer, change.abilities)}"
    if isinstance(change, m.GainForManaCost):
        plus = "".join(f" plus {reader.read(cost)}" for cost in change.plus)
        less = f" reduced by {{{change.less}}}" if change.less else ""
        return f"{has} {change.keyword}. The {change.keyword} cost is equal to the card's mana cost{plus}{less}"
    if isinstance(change, m.LoseAllAbilities):
        return f"lose{s} all abilities"
    if isinstance(change, m.LoseKeyword):
        return f"lose{s} {change.keyword}"
    if isinstance(change, m.SetSize):
        return f"{has} base power and toughness {size_text(reader, change.power, change.toughness)}"
    if isinstance(change, m.SizeFromManaValue):
        each = "each has" if many else "has"
        return f"{each} base power and base toughness each equal to its mana value"
    if isinstance(change, m.AddTypes):
        kinds = _types(change.types, change.subtypes, many)
        other = "other land types" if not change.types and set(change.subtypes) <= LAND_TYPES else "other types"
        return f"{are} {kinds} in addition to {'their' if many else 'its'} {other}"
    if isinstance(change, m.SwitchSize):
        return f"{has} {'their' if many else 'its'} power and toughness switched"
    if isinstance(change, m.SetLandTypes):
        names = [plural(name) if many else article(name) for name in change.subtypes]
        return f"{are} {listed(names)}"
    if isinstance(change, m.SetCreatureTypes):
        return f"{are} {_types(0, change.subtypes, many)}"
    if isinstance(change, m.SetTypes):
        return f"{are} {_types(change.types, change.subtypes, many)}"
    if isinstance(change, m.LoseTypes):
        return f"{'aren' if many else 'isn'}'t {_types(change.types, (), many)}"
    if isinstance(change, m.SetToChosenType):
        other = f" in addition to {'their' if many else 'its'} other types" if change.in_addition else ""
        return f"{are} the chosen type{other}"
    if isinstance(change, m.AllCreatureTypes):
        return f"{'gain' if gaining else has.removesuffix('s')}{s} all creature types"
    if isinstance(change, m.SetColors):
        colors = "all colors" if change.colors == ALL_COLORS else listed(color_names(change.colors))
        return f"{are} {colors or 'colorless'}"
    if isinstance(change, (m.BecomeCopy, m.BecomeFixedCopy)):
        name = f", except {'they keep their names' if many else 'it keeps its name'}" if change.keeps_name else ""
        of = f" of {reader.read(change.of)}" if isinstance(change, m.BecomeCopy) else ""
        return f"become{s} a copy{of}{name}"
    return reader.template(change, bare=many)


def abilities(reader: Reader, given: tuple[Ability, ...]) -> str:
    """Keywords by name, other abilities in quotation marks."""
    texts = [
        reader.read(ability) if isinstance(ability, KeywordAbility) else f'"{ability_text(ability, reader.card)}"'
        for ability in given
    ]
    return listed([text[:1].lower() + text[1:] if not text.startswith('"') else text for text in texts])


def _types(types: int, subtypes: tuple[str, ...], many: bool) -> str:
    names = [*subtypes, *(name.lower() for name in type_names(types))]
    phrase = " ".join(names)
    return plural(phrase) if many else article(phrase)


def sized(reader: Reader, change: m.ChangeSize, many: bool, until: str = "") -> str:
    """ "gets +1/+1 until end of turn for each land": what is counted comes last, because it may be long."""
    size, for_each = _signed(reader, change.power, change.toughness)
    return f"get{'' if many else 's'} {size}{until}{for_each}"


def _signed(reader: Reader, power: Quantity, toughness: Quantity) -> tuple[str, str]:
    """+2/+0; "for each" stands once, for both numbers, and what X is at the end of the sentence."""
    before, reader.tails = reader.tails, []
    one = _sign(reader, power)
    other = one if toughness == power else _sign(reader, toughness)
    for_each = next((tail for tail in reader.tails if tail.startswith(" for each")), "")
    reader.tails = before + [tail for tail in reader.tails if not tail.startswith(" for each")]
    minus = one.startswith("-") or other.startswith("-")
    if minus:
        one, other = (f"-{n[1:]}" if n[1:] == "0" else n for n in (one, other))
    return f"{one}/{other}", for_each


def _sign(reader: Reader, number: Quantity) -> str:
    if isinstance(number, Number):
        return f"{number.number:+d}"
    sign, size = ("-", number.amount) if isinstance(number, Negative) else ("+", number)
    text = reader.amount(size, "")
    return f"{sign}{'1' if text == 'a' else _digit(text)}"


def _digit(text: str) -> str:
    return str(NUMBERS.index(text)) if text in NUMBERS else text


def size_text(reader: Reader, power: Quantity, toughness: Quantity) -> str:
    """ "3/3", "X/X"."""
    return f"{reader.read(power, 'letter')}/{reader.read(toughness, 'letter')}"
