"""Trees that can be read out of a text and are not meant by it, because of where a word stands in them."""

from __future__ import annotations

from planechase.rules.language.abilities import Ability, ActivatedAbility
from planechase.rules.language.grammar import Condition, Effect
from planechase.rules.language.word import Word
from planechase.words.amounts import ThatMuch
from planechase.words.casual.scheme_words import ChoosePlayer
from planechase.words.devotion import AddOfChosenColor, DevotionToChosenColor
from planechase.words.effects.choosing_effects import ChooseOne, VoteAmong
from planechase.words.effects.everybody import EachChooses, EachCopiesChosen
from planechase.words.effects.flow import DoIf, ForEachOf, RepeatIf, Sequence
from planechase.words.effects.hands import Draw
from planechase.words.effects.lasting_effects import Change
from planechase.words.effects.libraries import ShuffleHandIn
from planechase.words.effects.permanent_effects import TurnFaceDown
from planechase.words.effects.tokens import CreateCopyToken
from planechase.words.effects.zone_effects import PutAttached
from planechase.words.filters.combat_filters import HurtPlayerThisCombat
from planechase.words.player_words import RememberedPlayers, ThatOne, ThatPlayer
from planechase.words.selections import Remembered
from planechase.words.selections.chosen_objects import Chosen
from planechase.words.speech import Things
from planechase.words.word_slots import COLOR, REST


def is_meant(tree: Ability) -> bool:
    """Whether every word of an ability stands where it means what the text says."""
    parts = list(tree.walk())
    if any(_is_misplaced(part) for part in parts) or _means_another_player(parts):
        return False
    if any(part.writes == (REST,) for part in parts if isinstance(part, Effect)) and not _speaks_of_rest(parts):
        return False
    if isinstance(tree, ActivatedAbility) and any(isinstance(part, AddOfChosenColor) for part in parts):
        return False  # CR 605.1a: a mana ability says what it adds before anybody chooses a colour
    return _is_whole_process(tree, parts) and not any(_lacks_choice(part, parts) for part in parts)


def _speaks_of_rest(parts: list[Word]) -> bool:
    """CR 608.2d: one of several is chosen to be left alone; what becomes of that one, no word says."""
    return any(isinstance(part, Remembered) and part.slot == REST for part in parts)


def _is_whole_process(tree: Ability, parts: list[Word]) -> bool:
    """CR 608.2c: "repeat this process" means all that the ability does."""
    return all(part is getattr(tree, "effect", None) for part in parts if isinstance(part, RepeatIf))


def _lacks_choice(part: Word, parts: list[Word]) -> bool:
    """What is chosen must be mentioned; "that color" and "with the most votes" mean an earlier choice."""
    if isinstance(part, (AddOfChosenColor, DevotionToChosenColor)):
        return ChooseOne(COLOR) not in parts
    if isinstance(part, EachChooses):
        return not any(isinstance(copy, EachCopiesChosen) for copy in parts)
    if isinstance(part, Remembered) and part.text.endswith("the most votes or tied for most votes"):
        return not any(isinstance(vote, VoteAmong) for vote in parts)
    return False


def _means_another_player(parts: list[Word]) -> bool:
    """ "That player" is the one who was hurt, or each player something was done for: no word says which."""
    named = any(isinstance(part, (HurtPlayerThisCombat, ForEachOf)) for part in parts)
    return named and any(isinstance(part, (ThatPlayer, ThatOne)) for part in parts)


def _is_misplaced(part: Word) -> bool:
    """CR 607.2d: who is chosen and not spoken of is chosen for a linked ability, and only then."""
    if isinstance(part, Condition):
        return any(isinstance(inside, Chosen) for inside in part.walk())  # what is asked about, nobody chooses
    if isinstance(part, Sequence):
        unspoken = isinstance(part.first, ChoosePlayer) and not _speaks_of_chosen(part.second)
        return unspoken or _redraws(part) or _lies_as(part) or _is_said_of_copy(part)
    if isinstance(part, PutAttached):
        return _is_same(part.what, part.to)
    if isinstance(part, DoIf) and isinstance(part.effect, CreateCopyToken):
        return _is_different(part.effect)  # "if" belongs to what is different about it
    return False


def _speaks_of_chosen(effect: Word) -> bool:
    return any(isinstance(part, RememberedPlayers) for part in effect.walk())


def _lies_as(part: Sequence) -> bool:
    """CR 708.2: what something becomes as it is turned face down is what it is while it lies so."""
    after = part.second.first if isinstance(part.second, Sequence) else part.second
    return isinstance(part.first, TurnFaceDown) and part.first.lies_as is None and isinstance(after, Change)


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
