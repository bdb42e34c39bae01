"""Abilities of one card that are linked: one exiles a card, and another speaks of "the exiled card" (CR 607)."""

from __future__ import annotations

from planechase.reading.rebuilding import rebuilt, replaced
from planechase.rules.language.abilities import Ability
from planechase.rules.language.grammar import Effect, Statement
from planechase.rules.language.word import Word
from planechase.words import slots
from planechase.words.amounts import ExiledWith
from planechase.words.card import Line
from planechase.words.effects.zones import Exile, PutOntoBattlefield
from planechase.words.filters import PutWithThis
from planechase.words.keywords.hideaway import Hideaway
from planechase.words.selections.pronouns import Linked
from planechase.words.speech import Things


def linked(lines: list[Line]) -> list[Line]:
    """CR 607.2a: the one instruction that exiles a card keeps it for the ability that speaks of it.

    If none does, or more than one could, nothing is kept, and a card that speaks of it is refused.
    """
    words = [line for line in lines if isinstance(line, Word)]
    lines = _with_put(lines)
    speaks = any(isinstance(part, (Linked, ExiledWith)) for line in words for part in line.walk())
    if not speaks or any(isinstance(line, Hideaway) for line in words):
        return lines
    exiling = [part for line in words for part in line.walk() if isinstance(part, Exile)]
    if len(exiling) != 1 or not isinstance(exiling[0].what, Things) or exiling[0].what.many():
        return lines
    keeping = rebuilt(exiling[0], {"link": slots.EXILED_WITH_THIS})
    return [_with(line, exiling[0], keeping) for line in lines]


def _with_put(lines: list[Line]) -> list[Line]:
    """CR 607.2c: the same for what the one instruction that does so puts onto the battlefield."""
    parts = [part for line in lines if isinstance(line, Word) for part in line.walk()]
    putting = [part for part in parts if isinstance(part, PutOntoBattlefield)]
    if len(putting) != 1 or not any(isinstance(part, PutWithThis) for part in parts):
        return lines
    keeping = rebuilt(putting[0], {"link": slots.PUT})
    return [_with(line, putting[0], keeping) for line in lines]


def _with(line: Line, old: Effect, new: Effect) -> Line:
    changed = replaced(line, old, new)
    assert isinstance(changed, (Ability, Effect, Statement, tuple))
    return changed
