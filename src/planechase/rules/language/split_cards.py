"""Split cards (CR 709): two halves on one card, of which one is cast.

Off the stack the card is both halves (`SplitCharacteristics`); the spell is only the half that was chosen. Which one
that is belongs to the way of casting it: `Way.half`.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import Characteristics
    from planechase.rules.state.objects import Object
    from planechase.rules.state.state import State


def half_of(obj: Object, name: str) -> Characteristics:
    """CR 709.3b: the half of this name, by itself."""
    return next(half for half in obj.copiable.halves if half.name == name)


def as_half(game: State, obj: Object, name: str) -> AbstractContextManager[Object]:
    """CR 709.3a, 601.3e: what is found out as long as this lasts is found out about one half alone."""
    return game.known.seen_as(game, obj, half_of(obj, name))
