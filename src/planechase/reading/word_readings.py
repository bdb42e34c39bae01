"""Derives grammar rules from words: each word class is instantiated with placeholder fields and its generated English
becomes a template.

Each word is made once with its default values, then with every other value of a field, alone and in pairs. In the
generated English, placeholders are inner phrases and everything else is literal; the values of the other fields are
what the rule means. So a word needs no grammar of its own to be read, even if code puts its English together.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import Final, NamedTuple

from planechase.reading import field_marks
from planechase.reading.field_marks import MARK, SPELLED
from planechase.reading.text_tokens import SELF
from planechase.rules.language.abilities import KeywordAbility
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.fielded import NOTHING, Field
from planechase.rules.language.slots import LinkSlot, NumberSlot, ObjectSlot, PlayerSlot
from planechase.rules.language.word import Word
from planechase.rules.language.word_errors import WrongField
from planechase.rules.mana.mana import ManaCost
from planechase.rules.state.history import Did, When
from planechase.rules.state.objects import Zone
from planechase.rules.state.steps import Step
from planechase.words import filters, word_slots
from planechase.words.amounts import Counted, Number, X
from planechase.words.english import Reader
from planechase.words.player_words import EACH_PLAYER, YOU

_ZONES: Final = (Zone.GRAVEYARD, Zone.HAND, Zone.EXILE, Zone.LIBRARY, Zone.BATTLEFIELD, Zone.STACK)
"""Where a word treats several alike, it means the first."""
MANA: Final = ManaCost.parse(f"{{{SPELLED}}}")


class Heard(NamedTuple):
    """How a word reads: the text with marks, what the marks stand for, and what the other fields then are."""

    text: str
    marked: dict[str, str]
    """Field by mark."""
    fixed: dict[str, object]


class Filler(NamedTuple):
    """Something that can stand in a field; `mark` if it is heard as a mark."""

    value: object
    mark: bool = False


def listener(types: int = CREATURE) -> Reader:
    """Reads aloud without knowing which card it is: the card is called by a mark of its own."""
    return Reader(Characteristics(SELF, types=types), SELF)


Voice = Callable[[Word, Reader], str]


def aloud(word: Word, reader: Reader) -> str:
    """As it stands in a sentence."""
    return reader.read(word)


def behind_each(word: Word, reader: Reader) -> str:
    """A counted number behind "for each"."""
    assert isinstance(word, Counted)
    return word.each(reader)


def as_number(word: Word, reader: Reader) -> str:
    """A counted number behind "equal to" or "where X is"."""
    assert isinstance(word, Counted)
    return word.number_of(reader)


def heard(kind: type[Word], voice: Voice = aloud) -> list[Heard]:
    """Everything a class of words can say, the plainest first."""
    found: dict[str, Heard] = {}
    for fields in _fillings(kind):
        said = _said(kind, fields, voice)
        if said is not None and said.text not in found:
            found[said.text] = said
    return list(found.values())


def _fillings(kind: type[Word]) -> Iterator[dict[str, Filler]]:
    """The fields of a word: all as usual, then one, then two of them otherwise."""
    options = {field.name: _options(field) for field in kind.made_of}
    if any(not each for each in options.values()):
        return
    zones = [field.name for field in kind.made_of if str(field.annotation) == "Zone" and field.default is NOTHING]
    for chosen in product(*(options[name] for name in zones)):
        yield from _with_others({**options, **{name: [zone] for name, zone in zip(zones, chosen, strict=True)}})


def _with_others(options: dict[str, list[Filler]]) -> Iterator[dict[str, Filler]]:
    usual = {name: each[0] for name, each in options.items()}
    yield usual
    others = [(name, option) for name, each in options.items() for option in each[1:]]
    for name, option in others:
        yield {**usual, name: option}
    for (name, option), (second, other) in combinations(others, 2):
        if name != second:
            yield {**usual, name: option, second: other}


def _said(kind: type[Word], fields: dict[str, Filler], voice: Voice) -> Heard | None:
    reader = listener()
    try:
        word = kind(**{name: option.value for name, option in fields.items()})
        text = voice(word, reader)
    except (
        WrongField,
        TypeError,
        KeyError,
        IndexError,
        AttributeError,
        ValueError,
        NotImplementedError,
        AssertionError,
    ):
        return None
    marked = {name: name for name, option in fields.items() if option.mark and _hears(text, option.value, name)}
    if any(option.mark and name not in marked for name, option in fields.items()):
        return None
    fixed = {name: option.value for name, option in fields.items() if name not in marked and not option.mark}
    return Heard(text, marked, fixed)


def _is_default(kind: type[Word], name: str) -> bool:
    return next(field.default for field in kind.made_of if field.name == name) is not NOTHING


def _hears(text: str, value: object, name: str) -> bool:
    if type(value) is int or isinstance(value, (Number, ManaCost)):
        return str(SPELLED) in text
    return re.search(rf"{MARK}{name}(?![a-z])", text) is not None or f"{MARK}{name}s" in text


# ---------------------------------------------------------------------- what can stand in a field

_SINGLE: Final[dict[str, Callable[[str], list[Filler]]]] = {
    "Players": lambda name: [
        Filler(field_marks.MarkedPlayer(name), True), Filler(YOU), Filler(field_marks.MarkedPlayers(name), True),
        Filler(EACH_PLAYER),
    ],
    "Filter": lambda name: [
        Filler(field_marks.MarkedDescription(name), True), Filler(filters.ANYTHING), Filler(filters.ITSELF),
    ],
    "Things": lambda name: [
        Filler(field_marks.MarkedThing(name), True), Filler(field_marks.MarkedThings(name), True),
        Filler(field_marks.MarkedCard(name), True), Filler(field_marks.MarkedCards(name), True),
    ],
    "Quantity": lambda name: [
        Filler(Number(SPELLED), True), Filler(Number(1)), Filler(field_marks.MarkedQuantity(name), True), Filler(X()),
    ],
    "Effect": lambda name: [Filler(field_marks.MarkedEffect(name), True)],
    "Condition": lambda name: [Filler(field_marks.MarkedCondition(name), True)],
    "Duration": lambda name: [Filler(field_marks.MarkedDuration(name), True)],
    "Statement": lambda name: [Filler(field_marks.MarkedStatement(name), True)],
    "Trigger": lambda name: [Filler(field_marks.MarkedTrigger(name), True)],
    "Moment": lambda name: [Filler(field_marks.MarkedTrigger(name), True)],
    "Counted": lambda name: [],
    "ManaCost": lambda name: [Filler(MANA, True)],
    "bool": lambda name: [Filler(False), Filler(True)],
    "str": lambda name: [Filler(f"{MARK}{name}", True)],
    "int": lambda name: [Filler(SPELLED, True), Filler(1), Filler(0)],
    "None": lambda name: [Filler(None)],
    "Zone": lambda name: [Filler(zone) for zone in _ZONES],
    "Step": lambda name: [Filler(step) for step in Step],
    "Did": lambda name: [Filler(did) for did in Did],
    "When": lambda name: [Filler(when) for when in When],
    "ObjectSlot": lambda name: [Filler(each) for each in _slots(ObjectSlot)],
    "PlayerSlot": lambda name: [Filler(each) for each in _slots(PlayerSlot)],
    "NumberSlot": lambda name: [Filler(each) for each in _slots(NumberSlot)],
    "LinkSlot": lambda name: [Filler(each) for each in _slots(LinkSlot)],
    "tuple[Cost, ...]": lambda name: [Filler((field_marks.MarkedCost(name),), True)],
}  # fmt: skip
_SAME: Final = {"Selection": "Things", "Amount": "Quantity", "filters.Description": "Filter", "Description": "Filter"}


def _slots(kind: type) -> list[object]:
    """What is exiled with an object first: that is not said by a name."""
    found = [value for value in vars(word_slots).values() if type(value) is kind]
    return sorted(found, key=lambda slot: slot is not word_slots.EXILED_WITH_THIS)


def _options(field: Field) -> list[Filler]:
    """What can stand in a field, what it usually is first; nothing if it cannot be marked and must be said."""
    found: list[Filler] = []
    for part in str(field.annotation).split(" | "):
        maker = _SINGLE.get(_SAME.get(part, part))
        found += maker(field.name) if maker is not None else []
    if field.default is NOTHING:
        return found
    usual = Filler(field.default)
    return [usual, *(option for option in found if option.mark or option.value != field.default)]


def is_heard(kind: type[Word]) -> bool:
    """Whether a class of words says anything by itself."""
    return not issubclass(kind, KeywordAbility) or kind is not KeywordAbility
