"""Double-faced cards (CR 712): two faces. One is up, and the other counts for nothing.

That a card, token or spell is double-faced stands in its copiable values: `FaceUp` is the face that is up, and knows
the other one.
"""

from __future__ import annotations

from collections.abc import Callable

from planechase.rules.language.card_types import INSTANT, SORCERY
from planechase.rules.language.characteristics import EMPTY_VALUES, CardDefinition, Characteristics, Draft


class FaceUp(Characteristics):
    """CR 712.8: the face of a double-faced object that is up."""

    __slots__ = ("copied", "faces", "is_back", "is_modal", "turned")

    def __init__(
        self, faces: tuple[Characteristics, ...], is_back: bool, is_modal: bool, copied: Characteristics | None = None
    ) -> None:
        shown = copied if copied is not None else faces[int(is_back)]
        super().__init__(
            shown.name, shown.mana_cost, shown.colors, shown.supertypes, shown.types, shown.subtypes,
            shown.power, shown.toughness, shown.loyalty, shown.abilities, shown.emblem, shown.defense, shown.inset,
        )  # fmt: skip
        self.front_cost = shown.front_cost
        self._index = shown._index
        self.faces = faces
        self.is_back = is_back
        self.is_modal = is_modal
        self.copied = copied
        """CR 707.5: what it entered as a copy of; it stays that, whichever face is up."""
        self.turned: FaceUp | None = None
        """The other face up; made when it is first asked for."""

    @property
    def sides(self) -> tuple[Characteristics, ...]:
        return (self, other_face(self)) if self.is_modal and not self.is_back else ()


def faces_of(front: Characteristics, back: Characteristics, is_modal: bool) -> FaceUp:
    """CR 712.8d, 202.3b: a double-faced card with its front up; the mana value of a nonmodal one is on the front."""
    if not is_modal and front.mana_cost is not None:
        draft = back.draft()
        draft.front_cost = front.mana_cost
        back = draft.finished()
    return FaceUp((front, back), False, is_modal)


def of_two_faces(front: CardDefinition, back: CardDefinition, is_modal: bool) -> CardDefinition:
    """CR 712.1: a double-faced card goes by the name of its front, and shows what stands there."""
    return CardDefinition(
        faces_of(front.printed, back.printed, is_modal), front.subtype_order, front.power_text, front.toughness_text,
        faces=(front, back), is_modal=is_modal,
    )  # fmt: skip


def of_meld_pair(front: CardDefinition, combined: CardDefinition) -> CardDefinition:
    """CR 712.4, 712.4b: a meld card is its front; the combined back counts only for the permanent of the pair."""
    return CardDefinition(
        front.printed, front.subtype_order, front.power_text, front.toughness_text,
        faces=(front, combined), is_meld=True,
    )  # fmt: skip


def other_face(values: FaceUp) -> FaceUp:
    """CR 701.27a: the same object, turned over."""
    if values.turned is None:
        values.turned = FaceUp(values.faces, not values.is_back, values.is_modal, values.copied)
        values.turned.turned = values
    return values.turned


def front_up(values: Characteristics) -> Characteristics:
    """CR 712.8a: a double-faced object where only its front face counts."""
    return other_face(values) if isinstance(values, FaceUp) and values.is_back else values


def turned_into(values: Characteristics) -> FaceUp | None:
    """CR 701.27a, 701.27c, 701.27d: what a permanent transforms into; None if it cannot.

    It has to be double-faced, and its other face must not be an instant or a sorcery.
    """
    if not isinstance(values, FaceUp) or values.faces[int(not values.is_back)].types & (INSTANT | SORCERY):
        return None
    return other_face(values)


def entering_as(values: Characteristics, copied: Characteristics | None, transformed: bool) -> Characteristics:
    """CR 712.14a, 707.5, 712.9: with which face up it enters, and as a copy of what; that has only its own faces."""
    if isinstance(values, FaceUp):
        up = other_face(values) if transformed else values
        return up if copied is None else FaceUp(up.faces, up.is_back, up.is_modal, copied)
    if isinstance(copied, FaceUp):
        draft = EMPTY_VALUES.draft()
        draft.start_from(copied)
        return draft.finished()
    return copied if copied is not None else values


def with_changes(values: Characteristics, change: Callable[[Draft], None]) -> Characteristics:
    """CR 707.8a, 707.9: a copy of an object that is otherwise in some way; a double-faced one is so on both faces."""
    if isinstance(values, FaceUp):
        faces = tuple([with_changes(values.copied or face, change) for face in values.faces])
        return FaceUp(faces, values.is_back, values.is_modal)
    draft = values.draft()
    change(draft)
    return draft.finished()
