"""The texts of cards and abilities for a view. Each is made once, and kept as long as it is in use."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypedDict

from planechase.rules.language.abilities import Ability, KeywordAbility
from planechase.rules.language.card_types import Supertypes, Types
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.keywords import keyword_names
from planechase.rules.language.word import Word
from planechase.words.english import Reader, ability_text, capital, characteristics_text

_KEPT = 8192
"""The size of the cache: more than there are cards and abilities in most games."""


class KeywordView(TypedDict):
    """A keyword with its parameters: "protection" and "protection from red"."""

    name: str
    text: str


class _Bearer(NamedTuple):
    """What a text depends on besides its words: whatever it calls itself."""

    name: str
    supertypes: Supertypes
    types: Types
    subtypes: frozenset[str]
    emblem: bool

    def with_abilities(self, abilities: tuple[Ability, ...]) -> Characteristics:
        name, supertypes, types, subtypes, emblem = self
        return Characteristics(name, None, 0, supertypes, types, subtypes, abilities=abilities, emblem=emblem)


def _bearer(chars: Characteristics) -> _Bearer:
    return _Bearer(chars.name, chars.supertypes, chars.types, chars.subtypes, chars.emblem)


def rules_text(chars: Characteristics) -> str:
    """The text of something with these characteristics."""
    if chars.halves or chars.inset is not None:
        return characteristics_text(chars)
    return _text(_bearer(chars), chars.abilities) if chars.abilities else ""


@lru_cache(_KEPT)
def _text(bearer: _Bearer, abilities: tuple[Ability, ...]) -> str:
    return characteristics_text(bearer.with_abilities(abilities))


def keywords(chars: Characteristics) -> list[KeywordView]:
    """Its keywords, each with its parameters; the same one twice is shown once."""
    found = dict(_keywords(_bearer(chars), chars.abilities)) if chars.abilities else {}
    for name in keyword_names(chars.keywords):
        if name not in found.values():
            found[name] = name
    return [{"name": name, "text": text} for text, name in found.items()]


@lru_cache(_KEPT)
def _keywords(bearer: _Bearer, abilities: tuple[Ability, ...]) -> tuple[tuple[str, str], ...]:
    chars = bearer.with_abilities(abilities)
    known = [ability for ability in abilities if isinstance(ability, KeywordAbility)]
    return tuple((Reader(chars).read(ability), ability.name) for ability in known)


def text_of_ability(ability: Ability, chars: Characteristics) -> str:
    """An ability as it stands on something with these characteristics."""
    return _ability(_bearer(chars), ability)


@lru_cache(_KEPT)
def _ability(bearer: _Bearer, ability: Ability) -> str:
    return ability_text(ability, bearer.with_abilities(()))


def said(word: Word, chars: Characteristics) -> str:
    """A statement, a duration or a mode, as it reads in the text of something."""
    return _said(_bearer(chars), word)


@lru_cache(_KEPT)
def _said(bearer: _Bearer, word: Word) -> str:
    return capital(Reader(bearer.with_abilities(())).read(word))
