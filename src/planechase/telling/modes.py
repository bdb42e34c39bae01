"""Modes (CR 700.2) as they read."""

from __future__ import annotations

from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.grammar import Modal
from planechase.rules.spells.targets import effect_on_stack
from planechase.rules.state.objects import StackObject
from planechase.telling.texts import said


def modes_of(obj: StackObject, chars: Characteristics) -> list[str]:
    """The modes that were chosen, in words."""
    effect = effect_on_stack(obj, chars)
    if not isinstance(effect, Modal):
        return []
    return [said(effect.options()[mode], chars) for mode in obj.source.modes]
