"""Reading a text without following it: what it is made of, and whom or what it is about."""

from __future__ import annotations

from functools import lru_cache

from planechase.rules.events.lasting import UntilEndOfCombat, UntilEndOfTurn
from planechase.rules.language.abilities import Ability
from planechase.rules.language.grammar import Effect, Modification, Statement, Targeting
from planechase.rules.language.word import Word
from planechase.words.effects.choosing_effects import ChooseAmong


def inner_effects(effect: Effect) -> list[Effect]:
    """The instructions directly inside an instruction."""
    return [part for part in effect.parts() if isinstance(part, Effect)]


@lru_cache(maxsize=5000)
def leaves_of(effect: Effect) -> tuple[Effect, ...]:
    """The instructions that are not made of others, in order. Found once for each text."""
    inner = inner_effects(effect)
    return tuple(leaf for part in inner for leaf in leaves_of(part)) if inner else (effect,)


def about_target(effect: Effect, targeting: Targeting) -> list[Effect]:
    """The smallest instructions that speak of a target; those after a choice are not torn from it."""
    if not mentions(effect, targeting):
        return []
    inner = inner_effects(effect)
    if any(isinstance(part, ChooseAmong) for part in inner):
        return [effect]
    return [part for one in inner for part in about_target(one, targeting)] or [effect]


def mentions(word: Word, targeting: Targeting) -> bool:
    """Whether a text speaks of this target."""
    return any(isinstance(part, Targeting) and part == targeting for part in word.walk())


def modifications_in(word: Word) -> list[Modification]:
    """The changes of characteristics in a text, but not those in abilities it gives."""
    found: list[Modification] = []
    for part in word.parts():
        if isinstance(part, Modification):
            found.append(part)
        elif isinstance(part, Statement):
            found += modifications_in(part)
    return found


def is_brief(effect: Effect) -> bool:
    """Whether what it does is over by the end of the turn."""
    return any(isinstance(part, (UntilEndOfTurn, UntilEndOfCombat)) for part in effect.parts())


def statements_of(word: Word) -> list[Statement]:
    """The statements in a text, but not those in abilities it gives."""
    found: list[Statement] = []
    for part in word.parts():
        if isinstance(part, Ability):
            continue
        if isinstance(part, Statement):
            found.append(part)
        found += statements_of(part)
    return found
