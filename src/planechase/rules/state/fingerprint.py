"""The whole state as plain data, for comparing two games.

Nothing is listed here: every slot of everything in the state is described, but for those that `DERIVED` names because
they follow from the others or from the setup. A new slot is part of the fingerprint without anybody thinking of it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import is_dataclass
from enum import Enum
from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.fielded import Fielded
from planechase.rules.language.word import Word
from planechase.rules.state.attributes import own_attributes

if TYPE_CHECKING:
    from planechase.rules.state.state import State

Described = None | bool | int | str | list["Described"]

DERIVED: Final[Mapping[str, frozenset[str]]] = {
    "State": frozenset({
        # what was found out about the state, and when it has to be found out again
        "known", "clock", "settled",
        # none occurs when anybody asks
        "occurring",
        # what is known of how it goes on
        "passing",
        # who else has it
        "shares_departed",
        # the setup says it
        "cards", "noticing", "pool", "variants",
        # who looks on
        "watchers",
    }),
    # an inset frame and doors are described below, where there are any
    "Characteristics": frozenset({"_index", "doors", "inset"}),
    # made of the halves
    "SplitCharacteristics": frozenset({"_fused"}),
    # the same with its other face up
    "FaceUp": frozenset({"turned"}),
    "Chance": frozenset({"_block"}),
    # asked for only while it happens, and then nobody is asked for a fingerprint
    "Event": frozenset({"applied", "in_force", "together"}),
    "CounterPlacement": frozenset({"before"}),
}  # fmt: skip
"""By the name of a class, its slots that can make no difference to how the game goes on."""

_SAVED_NAMES: Final[Mapping[str, str]] = {
    "ActionKind": "Deed", "ChoiceMade": "Chosen", "CoinFlip": "FlipCoin", "CounterPlacement": "PutCounters",
    "CounterRemoval": "RemoveCounters", "CreatureDevoured": "Devoured", "LifeGain": "GainLife", "LifeLoss": "LoseLife",
    "Notice": "Message",
}  # fmt: skip
"""What some classes were called first. Saved records hold fingerprints, so these names stay as they were in them."""

_AS_IT_IS: Final = frozenset({type(None), bool, int, str})


def fingerprint(game: State) -> str:
    """Equal games have equal fingerprints, on every machine; games that can go on differently have different ones."""
    return _digest([described(game), described([card.designations for card in game.cards])])


def described(value: object) -> Described:
    """A value of the state as plain data."""
    kind = type(value)
    if kind in _AS_IT_IS:
        return value  # type: ignore[return-value]  # one of the plain types
    return _way_of(kind)(value)  # type: ignore[arg-type]  # a class is hashable; only mypy doubts it


@lru_cache(maxsize=1024)
def _way_of(kind: type[Any]) -> Callable[[Any], Described]:
    """How values of a class are described: found out once for each class, for a state holds thousands of values."""
    if issubclass(kind, Word):
        return _of_word
    if issubclass(kind, Characteristics):
        return _of_characteristics
    if issubclass(kind, (list, tuple)):
        return _each
    if issubclass(kind, dict):
        return _of_dictionary
    if issubclass(kind, (set, frozenset)):
        return _of_set
    if issubclass(kind, bytes):
        return bytes.hex
    if issubclass(kind, Enum):
        return _of_member
    return _by_slots


def _each(values: Iterable[object]) -> list[Described]:
    # Most values are plain, and a call for each of them would take most of the time.
    return [value if type(value) in _AS_IT_IS else described(value) for value in values]  # type: ignore[misc]


def _of_dictionary(value: dict[object, object]) -> Described:
    # an object's counters are None or an empty dictionary while it has none: there is no difference
    return [_each(pair) for pair in value.items()] or None


def _of_set(value: set[object] | frozenset[object]) -> Described:
    return sorted(_each(value), key=repr)


def _of_member(value: Enum) -> str:
    return f"{_saved_name(type(value))}.{value._name_}"


def _by_slots(value: object) -> list[Described]:
    kind = type(value)
    try:
        values = _values(kind)(value)  # type: ignore[arg-type]
    except AttributeError:  # a slot that was never filled
        values = tuple(getattr(value, name, None) for name in slots_of(kind))  # type: ignore[arg-type]
    return [_saved_name(kind), *_each(values)]


def _saved_name(kind: type[object]) -> str:
    return _SAVED_NAMES.get(kind.__name__, kind.__name__)


@lru_cache(maxsize=512)
def _values(kind: type[Any]) -> Callable[[Any], tuple[Any, ...]]:
    """What takes the values out of all slots of a class that matter at once."""
    names = slots_of(kind)  # type: ignore[arg-type]
    if len(names) > 1:
        return attrgetter(*names)
    return lambda value: tuple(getattr(value, name) for name in names)


@lru_cache(maxsize=1 << 12)
def _of_characteristics(chars: Characteristics) -> str:
    """Characteristics never change either."""
    inset = [] if chars.inset is None else [described(chars.inset)]
    return _digest([*_by_slots(chars), *inset, *_each(chars.doors)])


@lru_cache(maxsize=1 << 14)
def _of_word(word: Word) -> str:
    """A text is described once; it never changes."""
    return _digest([type(word).__name__, *(described(getattr(word, name)) for name in word.__match_args__)])


@lru_cache(maxsize=512)
def slots_of(kind: type[Any]) -> tuple[str, ...]:
    """The slots of a class that matter, its own and those it has inherited."""
    found = [name for base in reversed(kind.__mro__) for name in _own_slots(base)]
    if not found and kind.__init__ is not object.__init__:
        raise TypeError(f"{kind.__name__} has no slots, so nobody can tell what of it matters; give it __slots__.")
    derived = {name for base in kind.__mro__ for name in DERIVED.get(base.__name__, ())}
    return tuple(name for name in dict.fromkeys(found) if name not in derived)


def _own_slots(kind: type[object]) -> tuple[str, ...]:
    slots = own_attributes(kind)
    if not slots and is_dataclass(kind):
        return tuple(kind.__dataclass_fields__)
    if issubclass(kind, Fielded) and not slots:
        return kind.__match_args__
    return slots


def _digest(plain: Described) -> str:
    return hashlib.blake2b(json.dumps(plain).encode(), digest_size=16).hexdigest()
