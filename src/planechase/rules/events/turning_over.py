"""Turning double-faced permanents over (CR 701.27a, 701.28a), and what keeps them as they are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from planechase.rules.events.components import components_of
from planechase.rules.events.events import Event, ObjectEvent, event
from planechase.rules.language.double_faced import FaceUp, turned_into
from planechase.rules.language.grammar import Statement
from planechase.rules.language.slots import LinkSlot

if TYPE_CHECKING:
    from planechase.rules.state.objects import Object, Permanent
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

TURNED_OVER: Final = LinkSlot("turned over")
"""CR 701.27f: when a permanent was last turned over."""


@event
class Transforms(ObjectEvent):
    """CR 701.27a, 701.27e: a permanent has transformed or converted."""

    from_name: str
    converts: bool = False


class TransformProhibition(Statement):
    """CR 101.2, 701.28f: permanents that cannot transform; neither can they convert."""

    __slots__ = ()

    def forbids_transforming(self, game: State, permanent: Permanent, by: Source) -> bool:
        raise NotImplementedError


def turn_over(game: State, permanents: Iterable[Permanent], converts: bool = False) -> list[Event]:
    """CR 701.27a, 613.7g: the other face is up, as new as this moment. Returns what nobody has been told of yet."""
    events: list[Event] = []
    for permanent in permanents:
        values = turned_into(permanent.copiable)
        if values is None or permanent.face_down:
            continue
        events.append(Transforms(permanent.id, game.chars(permanent).name, converts))
        permanent.copiable = values
        permanent.timestamp = game.new_stamp()
        permanent.link(TURNED_OVER, permanent.timestamp)
    if events:
        game.changed()
    return events


def is_transformed(obj: Object) -> bool:
    """CR 701.27g: whether this is a double-faced permanent with its back face up."""
    return isinstance(obj.copiable, FaceUp) and obj.copiable.is_back and not components_of(obj)
