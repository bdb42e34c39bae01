"""Abilities of one card that are linked: one exiles a card, and another speaks of "the exiled card" (CR 607)."""

from __future__ import annotations

from collections.abc import Sequence

from planechase.reading.rebuilding import rebuilt, replaced
from planechase.rules.language.abilities import Ability
from planechase.rules.language.grammar import Effect, Statement, Targeting
from planechase.rules.language.word import Word
from planechase.rules.spells.targets import targetings_in
from planechase.rules.state.objects import Zone
from planechase.words import word_slots
from planechase.words.amounts import ExiledWith
from planechase.words.card import Line
from planechase.words.effects.flow import ChooseModes
from planechase.words.effects.libraries import ExileTopCard
from planechase.words.effects.zone_effects import Exile, PutOntoBattlefield
from planechase.words.filters import PutWithThis
from planechase.words.keywords.hideaway import Hideaway
from planechase.words.keywords.modal import Entwine
from planechase.words.player_words import TargetPlayer
from planechase.words.selections.pronouns import Linked
from planechase.words.selections.target_selections import Aimed
from planechase.words.speech import Things
from planechase.words.statics.playing_statics import PlayLinked
from planechase.words.triggers.zone_triggers import PlaysLinked


def linked(lines: list[Line]) -> list[Line]:
    """CR 607.2a: the one instruction that exiles a card keeps it for the ability that speaks of it.

    If none does, or more than one could, nothing is kept, and a card that speaks of it is refused.
    """
    lines = _with_put(_entwined(lines))
    words = [line for line in lines if isinstance(line, Word)]
    if any(isinstance(part, (PlayLinked, PlaysLinked)) for line in words for part in line.walk()):
        return _all_linked(lines, words)
    speaks = any(isinstance(part, (Linked, ExiledWith)) for line in words for part in line.walk())
    if not speaks or any(isinstance(line, Hideaway) for line in words):
        return lines
    exiling = [part for line in words for part in line.walk() if isinstance(part, Exile)]
    if len(exiling) != 1 or not isinstance(exiling[0].what, Things) or exiling[0].what.many():
        return lines
    keeping = rebuilt(exiling[0], {"link": word_slots.EXILED_WITH_THIS})
    return [_with(line, exiling[0], keeping) for line in lines]


def _entwined(lines: list[Line]) -> list[Line]:
    """CR 601.2c, 702.42: modes that may all be chosen have targets of their own, although the words are the same."""
    if not any(isinstance(line, Entwine) for line in lines):
        return lines
    choices = [
        part for line in lines if isinstance(line, Word) for part in line.walk() if isinstance(part, ChooseModes)
    ]
    for choice in choices:
        apart = rebuilt(choice, {"modes": _with_own_targets(choice.modes)})
        lines = [_with(line, choice, apart) for line in lines]
    return lines


def _with_own_targets(modes: tuple[Effect, ...]) -> tuple[Effect, ...]:
    known: set[Targeting] = set()
    apart: list[Effect] = []
    for number, mode in enumerate(modes, 1):
        own: object = mode
        for target in targetings_in(mode):
            if target in known and isinstance(target, (Aimed, TargetPlayer)):
                own = replaced(own, target, rebuilt(target, {"label": f"{number}"}))
            known.add(target)
        assert isinstance(own, Effect)
        apart.append(own)
    return tuple(apart)


def _with_put(lines: list[Line]) -> list[Line]:
    """CR 607.2c: the same for what the one instruction that does so puts onto the battlefield."""
    parts = [part for line in lines if isinstance(line, Word) for part in line.walk()]
    putting = [part for part in parts if isinstance(part, PutOntoBattlefield)]
    if len(putting) != 1 or not any(isinstance(part, PutWithThis) for part in parts):
        return lines
    keeping = rebuilt(putting[0], {"link": word_slots.PUT})
    return [_with(line, putting[0], keeping) for line in lines]


def _all_linked(lines: list[Line], words: Sequence[Word]) -> list[Line]:
    """CR 607.2a: "cards exiled with" something are all that its abilities exile, as far as each keeps what it does."""
    exiling = {part for line in words for part in line.walk() if _exiles(part)}
    if not all(isinstance(part, ExileTopCard) for part in exiling):
        return lines
    for part in exiling:
        assert isinstance(part, ExileTopCard)
        lines = [_with(line, part, rebuilt(part, {"link": word_slots.EXILED_WITH_THIS})) for line in lines]
    return lines


def _exiles(part: Word) -> bool:
    """Whether an instruction or a cost puts something into exile, whether it keeps that or not."""
    if isinstance(part, (PlayLinked, PlaysLinked)):
        return False
    there = any(getattr(part, name) is Zone.EXILE for name in part.__match_args__)
    return there or getattr(part, "exiling", False) or "Exile" in type(part).__name__


def _with(line: Line, old: Effect, new: Effect) -> Line:
    changed = replaced(line, old, new)
    assert isinstance(changed, (Ability, Effect, Statement, tuple))
    return changed
