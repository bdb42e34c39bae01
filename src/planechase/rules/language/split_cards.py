"""Cards that are cast in part: split cards (CR 709), double-faced ones (712.11), those with an inset (715, 720).

Off the stack a split card is both halves (`SplitCharacteristics`), a double-faced card its front face (`FaceUp`), and a
card with an inset frame only what stands in the large one; the spell is only what was chosen. Which one that is belongs
to the way of casting it: `Way.half`.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

from planechase.rules.language.double_faced import FaceUp, other_face
from planechase.rules.state.objects import Zone

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import Characteristics
    from planechase.rules.state.objects import Object
    from planechase.rules.state.state import State


def castable_parts(obj: Object) -> dict[str, Characteristics]:
    """CR 709.3, 702.102a, 712.11b, 715.3, 718.3: what there is to choose from for who casts a card, by its name.

    These are its halves, both of them at once, its other face, or what an inset frame makes of it; what is not among
    them is the card as it lies there.
    """
    values = obj.copiable
    if values.inset is not None:
        return {_called(values, values.inset): values.inset}
    parts = {side.name: side for side in values.sides if side is not values}
    if values.fused is not None and obj.zone is Zone.HAND:
        parts[values.name] = values.fused
    return parts


def _called(values: Characteristics, inset: Characteristics) -> str:
    """CR 718.5: a prototyped spell has the name of the card."""
    return inset.name if inset.name != values.name else f"{values.name} (prototyped)"


def half_of(obj: Object, name: str) -> Characteristics:
    """CR 709.3b, 712.8c, 715.3b: the half or face that is called so, or what the inset frame makes of the card."""
    values = obj.copiable
    if isinstance(values, FaceUp):
        return values if values.name == name else other_face(values)
    return castable_parts(obj)[name]


def as_half(game: State, obj: Object, name: str) -> AbstractContextManager[Object]:
    """CR 709.3a, 601.3e: what is found out as long as this lasts is found out about one half alone."""
    return game.known.seen_as(game, obj, half_of(obj, name))
