"""Trees that can be read out of a text and are not meant by it, because of where a word stands in them."""

from __future__ import annotations

from typing import Final

from planechase.rules.language.abilities import Ability
from planechase.rules.language.word import Word
from planechase.words.amounts import ThatMuch
from planechase.words.casual.schemes import ChoosePlayer
from planechase.words.effects.flow import DoIf, ForEachOf, Sequence
from planechase.words.effects.hands import Draw
from planechase.words.effects.lasting import Change
from planechase.words.effects.libraries import ShuffleHandIn
from planechase.words.effects.tokens import CreateCopyToken
from planechase.words.effects.zones import PutAttached
from planechase.words.filters.combat import HurtPlayerThisCombat
from planechase.words.players import RememberedPlayers, ThatOne, ThatPlayer
from planechase.words.selections import Remembered
from planechase.words.speech import Things

CHOSEN_NOW: Final = "ChooseOneOf"
"""By its name, for it is a word of the schemes, which stand above this."""


def is_meant(tree: Ability) -> bool:
    """Whether every word of an ability stands where it means what the text says."""
    parts = list(tree.walk())
    return not any(_is_misplaced(part) for part in parts) and not _means_another_player(parts)


def _means_another_player(parts: list[Word]) -> bool:
    """ "That player" is the one who was chosen or hurt, or each for whom something was done: no word says that."""
    named = any(
        isinstance(part, (HurtPlayerThisCombat, ForEachOf)) or type(part).__name__ == CHOSEN_NOW for part in parts
    )
    return named and any(isinstance(part, (ThatPlayer, ThatOne)) for part in parts)


def _is_misplaced(part: Word) -> bool:
    """CR 607.2d: who is chosen and not spoken of is chosen for a linked ability, and only then."""
    if isinstance(part, Sequence):
        unspoken = isinstance(part.first, ChoosePlayer) and not _speaks_of_chosen(part.second)
        return unspoken or _redraws(part) or _is_said_of_copy(part)
    if isinstance(part, PutAttached):
        return _is_same(part.what, part.to)
    if isinstance(part, DoIf) and isinstance(part.effect, CreateCopyToken):
        return _is_different(part.effect)  # "if" belongs to what is different about it
    return type(getattr(part, "effect", None)).__name__ == CHOSEN_NOW


def _speaks_of_chosen(effect: Word) -> bool:
    return any(isinstance(part, RememberedPlayers) for part in effect.walk())


def _redraws(part: Sequence) -> bool:
    """ "That many" are the cards that were shuffled away, which one word says."""
    drawn = part.second.count if isinstance(part.second, Draw) else None
    return isinstance(part.first, ShuffleHandIn) and drawn == ThatMuch()


def _is_different(copy: CreateCopyToken) -> bool:
    return not copy.legendary or bool(copy.except_it)


def _is_said_of_copy(part: Sequence) -> bool:
    """CR 707.9: "except it isn't legendary and it has haste": all of that is different about the copy."""
    if part.joined != " and " or not isinstance(part.first, CreateCopyToken) or not _is_different(part.first):
        return False
    return isinstance(part.second, Change) and part.second.duration is None


def _is_same(one: Things, other: Things) -> bool:
    """Whether both speak of the same, however they call it."""
    if isinstance(one, Remembered) and isinstance(other, Remembered):
        return one.slot == other.slot
    return one == other
