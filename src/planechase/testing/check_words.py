"""Whether the words of a card are sound: proper values in the fields, a text, and a way to JSON and back."""

from __future__ import annotations

import json
from types import TracebackType
from typing import Final

from planechase.rules import layers
from planechase.rules.language.abilities import Ability
from planechase.rules.language.characteristics import CardDefinition, Characteristics
from planechase.rules.language.grammar import (
    Condition,
    Cost,
    Duration,
    Effect,
    Modification,
    Players,
    Statement,
    Trigger,
)
from planechase.rules.language.word import Word, check_fields
from planechase.rules.language.word_errors import WrongField
from planechase.rules.mana.mana_abilities import INTRINSIC
from planechase.rules.spells.sieges import WHEN_DEFEATED
from planechase.testing.errors import CheckFailed
from planechase.words.english import Reader, ability_text, card_text, fields_in
from planechase.words.plain_data import Unreadable, card_from_plain, card_to_plain

SPOKEN: Final = (Effect, Statement, Condition, Cost, Trigger, Players, Duration)
"""The parts of speech that have a text by themselves; the others are read as parts of these."""


def check_words(defined: CardDefinition) -> None:
    """Raise `CheckFailed` with the first word of a card that is wrong, or has no text or no way to JSON."""
    for printed in (defined.printed, *(part.printed for part in defined.parts)):
        for ability in printed.index.all:
            for word in ability.walk():
                _check_word(word, printed)
            read(ability, printed)
    _check_text(defined)
    _check_writing(defined)


def _check_word(word: Word, card: Characteristics) -> None:
    name = type(word).__name__
    try:
        check_fields(word)
    except WrongField as wrong:
        raise CheckFailed(str(wrong)) from wrong
    for field in fields_in(word.reading()):
        if not hasattr(word, field):
            raise CheckFailed(f"{name} reads “{word.reading()}”, but it has no field {field!r}.")
    if isinstance(word, Modification):
        for layer in word.layers():
            if layer not in (layers.CONTROL, *layers.LAYERS):
                raise CheckFailed(f"{name} would change something in layer {layer!r}, which there is not (`layers`).")
    if isinstance(word, SPOKEN):
        read(word, card)


def read(word: Word, card: Characteristics) -> str:
    """The text of a word of a card. Raises `CheckFailed` with the name of the word that has none."""
    try:
        text = ability_text(word, card) if isinstance(word, Ability) else Reader(card).read(word)
    except Exception as error:
        raise CheckFailed(f"{to_blame(error) or type(word).__name__} cannot be read: {reason(error)}") from error
    if not text.strip():
        raise CheckFailed(f"{type(word).__name__} cannot be read: it says nothing.")
    return text


def _check_text(defined: CardDefinition) -> None:
    text = card_text(defined)
    intrinsic = (*INTRINSIC.values(), WHEN_DEFEATED)
    spoken = [ability for ability in defined.printed.abilities if ability not in intrinsic]
    if spoken and not text.strip():
        raise CheckFailed("it has abilities but no text.")
    if not defined.type_line:
        raise CheckFailed("it has no type line.")


def _check_writing(defined: CardDefinition) -> None:
    """Check that a record can hold the card."""
    try:
        again = card_from_plain(json.loads(json.dumps(card_to_plain(defined))))
    except Unreadable as wrong:
        raise CheckFailed(f"it cannot be written down. {wrong}") from wrong
    if not again.same_as(defined):
        raise CheckFailed("written down and read again, it is another card.")


def to_blame(error: Exception) -> str | None:
    """The name of the word in which something went wrong, the innermost there is."""
    found: str | None = None
    trace: TracebackType | None = error.__traceback__
    while trace is not None:
        word = trace.tb_frame.f_locals.get("self")
        word = trace.tb_frame.f_locals.get("word") if not isinstance(word, Word) else word
        found = type(word).__name__ if isinstance(word, Word) else found
        trace = trace.tb_next
    return found


def reason(error: Exception) -> str:
    """What went wrong, as a sentence."""
    if isinstance(error, NotImplementedError):
        return "it does not say how."
    text = str(error) or type(error).__name__
    return text if isinstance(error, TypeError) and text.endswith(".") else f"{type(error).__name__}: {text}"
