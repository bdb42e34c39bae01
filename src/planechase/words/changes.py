"""How changes of characteristics read: "gets +1/+1 and has flying", "gain trample"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.language.abilities import Ability, KeywordAbility
from planechase.rules.language.card_types import CREATURE, LAND_TYPES, type_names
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
    said, count = _with(reader, changes, many, gaining)
    return listed(said + [_clause(reader, change, many, gaining, bearer) for change in changes[count:]])


def _bearer(what: Filter) -> Characteristics:
    """Something that fits the description, as the abilities it is given see it."""
    kinds = [part.types for part in what.walk() if isinstance(part, OfType)]
    return Characteristics("it", types=kinds[0] if kinds else 0)


def _with(reader: Reader, changes: tuple[Modification, ...], many: bool, gaining: bool) -> tuple[list[str], int]:
    """ "becomes a Spirit with base power and toughness 4/4 and flying", and how many changes that says."""
    if len(changes) == 2 and isinstance(changes[0], m.SetColors) and isinstance(changes[1], m.SetCreatureTypes):
        kinds = " ".join([*color_names(changes[0].colors), *changes[1].subtypes])
        return [f"become{'' if many else 's'} {plural(kinds) if many else article(kinds)}"], 2
    if len(changes) < 2 or not isinstance(changes[1], m.SetSize):
        return [], 0
    if isinstance(changes[0], m.AddTypes) and changes[0].types == CREATURE and gaining and not many:
        body = " ".join([*changes[0].subtypes, "creature"])
        size = _size(reader, changes[1].power, changes[1].toughness)
        return [f"becomes {article(size)} {body} that's still a land"], 2
    if isinstance(changes[0], m.AddTypes) and not changes[0].types and gaining:
        kinds = f"{_size(reader, changes[1].power, changes[1].toughness)} {' '.join(changes[0].subtypes)}"
        become = f"become {plural(kinds)}" if many else f"becomes {article(kinds)}"
        return [f"{become} in addition to {'their' if many else 'its'} other types"], 2
    if not isinstance(changes[0], m.SetCreatureTypes):
        return [], 0
    size = f"base power and toughness {_size(reader, changes[1].power, changes[1].toughness)}"
    given = changes[2] if gaining and len(changes) > 2 else None
    plain = given.abilities if isinstance(given, m.GainAbilities) else ()
    names = [reader.read(ability) for ability in plain if isinstance(ability, KeywordAbility)]
    count = 3 if names and len(names) == len(plain) else 2
    kinds = _clause(reader, changes[0], many, gaining, reader)
    return [f"{kinds} with {listed([size, *names] if count == 3 else [size])}"], count


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
        return f"{has} base power and toughness {_size(reader, change.power, change.toughness)}"
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
    """ "gets +1/+1 until end of turn for each land": what is counted comes last, for it may be long."""
    size, for_each = _signed(reader, change.power, change.toughness)
    return f"get{'' if many else 's'} {size}{until}{for_each}"


def _signed(reader: Reader, power: Quantity, toughness: Quantity) -> tuple[str, str]:
    """+2/+0; "for each" is said once, of both numbers, and what X is at the end of the sentence."""
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


def _size(reader: Reader, power: Quantity, toughness: Quantity) -> str:
    return f"{reader.read(power, 'letter')}/{reader.read(toughness, 'letter')}"
