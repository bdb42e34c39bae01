"""Words and cards as plain data: what JSON can hold, and back again.

    {"word": "Draw", "count": {"word": "Number", "number": 2}}

A word is a dictionary with its name and those of its fields that are not what they are when nobody says anything. In
the fields stand other words, texts, numbers, lists, zones `{"zone": "hand"}`, steps `{"step": "upkeep"}` and mana costs
`{"mana": "{1}{G}"}`; there is nothing else. Words of one's own are written and read like ours, once they are defined.
"""

from __future__ import annotations

import hashlib
import importlib
import pkgutil
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from enum import Enum
from functools import cache
from typing import Final, TypeAlias

from planechase.rules.language.abilities import Ability
from planechase.rules.language.card_types import EVERY_CREATURE_TYPE, SUPERTYPE_NAMES, TYPE_NAMES, type_names
from planechase.rules.language.characteristics import CardDefinition, Characteristics, in_frames
from planechase.rules.language.colors import COLOR_OF_LETTER, Colors, color_letters, colors_from
from planechase.rules.language.double_faced import of_meld_pair, of_two_faces
from planechase.rules.language.fielded import NOTHING, Field
from planechase.rules.language.word import WORDS, Word, check_fields
from planechase.rules.language.word_errors import WrongField
from planechase.rules.mana.mana import ManaCost
from planechase.rules.state.history import Did, When
from planechase.rules.state.objects import Zone
from planechase.rules.state.steps import Step
from planechase.words.card import split

PlainValue: TypeAlias = "bool | int | str | Sequence[PlainValue] | Mapping[str, PlainValue] | None"
PlainWord: TypeAlias = "dict[str, PlainValue]"
PlainCard: TypeAlias = "dict[str, PlainValue]"

CHOICES: Final[Mapping[str, type[Enum]]] = {"zone": Zone, "step": Step, "did": Did, "when": When}
"""The values that are one of a few, by the key they are written under."""
PACKAGES: Final = (
    "planechase.rules",
    "planechase.words",
    "planechase.cards.planes.rare_plane_words",
    "planechase.cards.schemes.rare_scheme_words",
)
"""Where our words are defined; a word that only one card uses is beside that card."""
DEEPEST: Final = 100
"""How many words may stand within each other; the deepest text we know has no more than a dozen."""


class Unreadable(ValueError):
    """Plain data that is no word or no card; the message says where and why."""


# ---------------------------------------------------------------------- words


def to_plain(word: Word) -> PlainWord:
    """A word as plain data.

    >>> from planechase.words.effects.hands import draw
    >>> to_plain(draw(2))
    {'word': 'Draw', 'count': {'word': 'Number', 'number': 2}}
    """
    written: PlainWord = {"word": type(word).__name__}
    if not _is_word(type(word).__name__) or WORDS[type(word).__name__] is not type(word):
        raise Unreadable(f"{type(word).__name__} is not a word that could be read back: it lacks the decorator @word.")
    for field in type(word).made_of:
        value = getattr(word, field.name)
        if field.default is NOTHING or type(value) is not type(field.default) or value != field.default:
            written[field.name] = _value_to_plain(value, f"{type(word).__name__}.{field.name}")
    return written


def from_plain(plain: object) -> Word:
    """The word that `to_plain` wrote; anything else is refused with a sentence.

    >>> from_plain({"word": "Draw", "count": {"word": "Number", "number": 2}})
    Draw(count=Number(number=2), who=You(), additional=False)
    >>> from_plain({"word": "Draw", "count": {"word": "Nomber", "number": 2}})
    Traceback (most recent call last):
        ...
    planechase.words.plain_data.Unreadable: Draw.count: There is no word 'Nomber'; did you mean 'Number'?
    """
    return _word_from_plain(plain, "", DEEPEST)


def _value_to_plain(value: object, where: str) -> PlainValue:
    if isinstance(value, Word):
        return to_plain(value)
    if isinstance(value, tuple):
        return [_value_to_plain(item, where) for item in value]
    if isinstance(value, ManaCost):
        return {"mana": value.text}
    for key, choice in CHOICES.items():
        if isinstance(value, choice):
            return {key: value.value}
    if value is None or type(value) in (bool, int, str):
        return value  # type: ignore[return-value]  # it is one of these, which mypy does not see
    raise Unreadable(f"{where}: {value!r} cannot be written down; a field holds words, texts, numbers and tuples.")


def _value_from_plain(plain: object, where: str, depth: int) -> object:
    if depth < 0:
        raise Unreadable("There are words within words without end.")
    if plain is None or isinstance(plain, (bool, int, str)):
        return plain
    if isinstance(plain, (list, tuple)):
        return tuple(_value_from_plain(item, where, depth - 1) for item in plain)
    if isinstance(plain, Mapping) and "word" in plain:
        return _word_from_plain(plain, where, depth - 1)
    if isinstance(plain, Mapping) and len(plain) == 1:
        (key, value), *_ = plain.items()
        if key == "mana" and isinstance(value, str):
            return _mana(value, where)
        if key in CHOICES:
            return _choice(key, value, where)
    raise Unreadable(_at(where, f"{plain!r} is neither a word nor a plain value."))


def _word_from_plain(plain: object, where: str, depth: int) -> Word:
    name = plain.get("word") if isinstance(plain, Mapping) else None
    if not isinstance(plain, Mapping) or not isinstance(name, str):
        raise Unreadable(_at(where, f'A word is written {{"word": its name, …}}, not {plain!r}.'))
    if not _is_word(name):
        raise Unreadable(_at(where, f"There is no word {name!r}{_nearest(name, filter(_is_word, WORDS))}"))
    kind = WORDS[name]
    given: dict[str, object] = {}
    for key, value in plain.items():
        if key == "word":
            continue
        if key not in kind.__match_args__:
            raise Unreadable(_at(where, f"{name} has no field {key!r}{_nearest(str(key), kind.__match_args__)}"))
        given[key] = _value_from_plain(value, f"{name}.{key}", depth)
    for field in kind.made_of:
        if field.default is NOTHING and field.name not in given:
            raise Unreadable(_at(where, f"{name} needs its field {field.name!r}."))
    try:
        made = kind(**given)
        check_fields(made)
    except WrongField as wrong:
        raise Unreadable(str(wrong)) from None
    return made


def _is_word(name: str) -> bool:
    """Whether it names a word that can be said, rather than a part of speech or nothing at all."""
    if name not in WORDS:
        import_all_words()
    return name in WORDS and "made_of" in vars(WORDS[name])


@cache
def import_all_words() -> None:
    """A word is known once its module is imported, and a text that is read may be the first to use one."""
    for package in PACKAGES:
        _import(package)


def _import(name: str) -> None:
    package = importlib.import_module(name)
    for module in pkgutil.iter_modules(getattr(package, "__path__", ()), f"{name}."):
        _import(module.name)


def _mana(text: str, where: str) -> ManaCost:
    try:
        return ManaCost.parse(text)
    except ValueError as wrong:
        raise Unreadable(_at(where, str(wrong))) from None


def _choice(key: str, value: object, where: str) -> Enum:
    for each in CHOICES[key]:
        if each.value == value:
            return each
    known = ", ".join(str(each.value) for each in CHOICES[key])
    raise Unreadable(_at(where, f"There is no {key} {value!r}; there are: {known}."))


def _at(where: str, sentence: str) -> str:
    return f"{where}: {sentence}" if where else sentence


def _nearest(name: str, known: Iterable[str]) -> str:
    close = get_close_matches(name, list(known), n=1)
    return f"; did you mean {close[0]!r}?" if close else "."


# ---------------------------------------------------------------------- cards

CARD_KEYS: Final = (
    "name", "cost", "colors", "supertypes", "types", "subtypes", "power", "toughness", "loyalty", "defense",
    "power_text", "toughness_text", "hand_modifier", "life_modifier", "abilities", "halves", "inset", "faces", "modal",
    "meld",
)  # fmt: skip


def card_to_plain(card: CardDefinition) -> PlainCard:
    """A card as plain data. What it does not have is left out; one of two halves or faces is written as these."""
    if card.halves and card.printed.inset is not None:
        return {**card_to_plain(card.halves[0]), "inset": card_to_plain(card.halves[1])}
    if card.halves:
        return {"name": card.name, "halves": [card_to_plain(half) for half in card.halves]}
    if card.faces:
        faces = [card_to_plain(face) for face in card.faces]
        kind = {"modal": True} if card.is_modal else {"meld": True} if card.is_meld else {}
        return {"name": card.name, "faces": faces, **kind}
    printed, cost = card.printed, card.printed.mana_cost
    written: dict[str, PlainValue] = {"name": card.name}
    if cost is not None:
        written["cost"] = cost.text
    if printed.colors != _colors_of(cost):
        written["colors"] = color_letters(printed.colors)
    for key, names in (
        ("supertypes", [name for mask, name in SUPERTYPE_NAMES.items() if printed.supertypes & mask]),
        ("types", type_names(printed.types)),
        ("subtypes", _subtypes_in_order(card)),
    ):
        if names:
            written[key] = names
    for key, number in (
        ("power", printed.power), ("toughness", printed.toughness), ("loyalty", printed.loyalty),
        ("defense", printed.defense),
        ("hand_modifier", card.hand_modifier or None), ("life_modifier", card.life_modifier or None),
    ):  # fmt: skip
        if number is not None:
            written[key] = number
    for key, shown, number in (
        ("power_text", card.power_text, printed.power), ("toughness_text", card.toughness_text, printed.toughness),
    ):  # fmt: skip
        if shown is not None and shown != str(number):
            written[key] = shown
    written["abilities"] = [to_plain(ability) for ability in printed.abilities]
    return written


def card_from_plain(plain: object) -> CardDefinition:
    """The card that `card_to_plain` wrote; anything else is refused with a sentence."""
    if not isinstance(plain, Mapping) or not isinstance(plain.get("name"), str) or not plain["name"]:
        raise Unreadable(f'A card is written {{"name": its name, …}}, not {plain!r}.')
    try:
        for key in plain:
            if key not in CARD_KEYS:
                raise Unreadable(f"A card has no {key!r}{_nearest(str(key), CARD_KEYS)}")
        if "faces" in plain:
            return _faces_from_plain(plain)
        if "inset" in plain:
            return in_frames(_card_from_plain(plain), card_from_plain(plain["inset"]))
        return _split_from_plain(plain) if "halves" in plain else _card_from_plain(plain)
    except Unreadable as wrong:
        raise Unreadable(f"{plain['name']}: {wrong}") from None


def _card_from_plain(plain: Mapping[str, object]) -> CardDefinition:
    text, letters, name = _text(plain, "cost"), _text(plain, "colors"), _text(plain, "name")
    cost = _mana(text, "cost") if text is not None else None
    subtypes = _texts(plain, "subtypes")
    printed = Characteristics(
        name or "", cost, _colors_of(cost) if letters is None else _colors(letters),
        _mask(plain, "supertypes", SUPERTYPE_NAMES), _mask(plain, "types", TYPE_NAMES), frozenset(subtypes),
        _number(plain, "power"), _number(plain, "toughness"), _number(plain, "loyalty"), _abilities(plain),
        defense=_number(plain, "defense"),
    )  # fmt: skip
    return CardDefinition(
        printed, subtypes, _text(plain, "power_text"), _text(plain, "toughness_text"), (),
        _number(plain, "hand_modifier") or 0, _number(plain, "life_modifier") or 0,
    )  # fmt: skip


def _split_from_plain(plain: Mapping[str, object]) -> CardDefinition:
    halves = plain["halves"]
    if set(plain) != {"name", "halves"} or not isinstance(halves, (list, tuple)) or len(halves) != 2:
        raise Unreadable("A split card has a name and two halves, and nothing else.")
    left, right = (card_from_plain(half) for half in halves)
    if left.printed.mana_cost is None or right.printed.mana_cost is None:
        raise Unreadable("Each half of a split card has a mana cost.")
    card = split(left, right)
    if card.name != plain["name"]:
        raise Unreadable(f"A split card is named after its halves: {card.name}.")
    return card


def _faces_from_plain(plain: Mapping[str, object]) -> CardDefinition:
    faces, modal, meld = plain["faces"], plain.get("modal", False), plain.get("meld", False)
    if not set(plain) <= {"name", "faces", "modal", "meld"} or not isinstance(faces, (list, tuple)) or len(faces) != 2:
        raise Unreadable("A double-faced card has a name and two faces, and nothing else.")
    if not isinstance(modal, bool):
        raise Unreadable(f"modal: True or false belongs here, not {modal!r}.")
    if not isinstance(meld, bool) or (meld and modal):
        raise Unreadable(f"meld: True or false belongs here, and not beside modal, not {meld!r}.")
    front, back = (card_from_plain(face) for face in faces)
    if front.parts or back.parts:
        raise Unreadable("A face of a double-faced card is one card.")
    if not modal and back.printed.mana_cost is not None:
        raise Unreadable("The back face of a card that transforms has no mana cost.")
    if front.name != plain["name"]:
        raise Unreadable(f"A double-faced card is named after its front: {front.name}.")
    return of_meld_pair(front, back) if meld else of_two_faces(front, back, modal)


def _subtypes_in_order(card: CardDefinition) -> list[str]:
    """CR 702.73a: changeling says every creature type, so that is not written again."""
    subtypes = card.printed.subtypes - {EVERY_CREATURE_TYPE}
    known = [subtype for subtype in card.subtype_order if subtype in subtypes]
    return known + sorted(subtypes - set(known))


def _colors_of(cost: ManaCost | None) -> Colors:
    return cost.colors if cost is not None else 0


def _colors(letters: str) -> Colors:
    try:
        return colors_from(letters)
    except ValueError as wrong:
        raise Unreadable(f"colors: {wrong}") from None


def _mask(plain: Mapping[str, object], key: str, names: Mapping[int, str]) -> int:
    masks = {name: mask for mask, name in names.items()}
    found = 0
    for name in _texts(plain, key):
        if name not in masks:
            raise Unreadable(f"{key}: There is no {name!r}{_nearest(name, masks)}")
        found |= masks[name]
    return found


def _abilities(plain: Mapping[str, object]) -> tuple[Ability, ...]:
    written = plain.get("abilities", ())
    if not isinstance(written, (list, tuple)):
        raise Unreadable(f"abilities: A list belongs here, not {written!r}.")
    abilities = [_word_from_plain(each, "abilities", DEEPEST) for each in written]
    for ability in abilities:
        if not isinstance(ability, Ability):
            raise Unreadable(f"abilities: {type(ability).__name__} is not an ability.")
    return tuple(ability for ability in abilities if isinstance(ability, Ability))


def _text(plain: Mapping[str, object], key: str) -> str | None:
    value = plain.get(key)
    if value is not None and not isinstance(value, str):
        raise Unreadable(f"{key}: A text belongs here, not {value!r}.")
    return value


def _number(plain: Mapping[str, object], key: str) -> int | None:
    value = plain.get(key)
    if value is not None and type(value) is not int:
        raise Unreadable(f"{key}: A number belongs here, not {value!r}.")
    return value


def _texts(plain: Mapping[str, object], key: str) -> tuple[str, ...]:
    value = plain.get(key, ())
    if not isinstance(value, (list, tuple)) or not all(isinstance(each, str) for each in value):
        raise Unreadable(f"{key}: A list of texts belongs here, not {value!r}.")
    return tuple(value)


# ---------------------------------------------------------------------- the vocabulary


@cache
def vocabulary_version() -> str:
    """A short name for our vocabulary as it is now: another when a word or a field comes, goes or changes its type."""
    import_all_words()
    digest = hashlib.blake2b(repr((COLOR_OF_LETTER, TYPE_NAMES, SUPERTYPE_NAMES)).encode(), digest_size=6)
    for name in sorted(filter(_is_word, WORDS)):
        if WORDS[name].__module__.startswith(("planechase.rules.", "planechase.words.")):
            digest.update(repr((name, [_declared(field) for field in WORDS[name].made_of])).encode())
    return digest.hexdigest()


def _declared(field: Field) -> tuple[str, str, str]:
    return field.name, str(field.annotation), "" if field.default is NOTHING else repr(field.default)
