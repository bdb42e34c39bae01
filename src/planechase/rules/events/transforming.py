"""Instructions to transform or convert permanents (CR 701.27, 701.28)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from planechase.rules.events.happening import tell
from planechase.rules.events.triggers import CREATED
from planechase.rules.events.turning_over import TURNED_OVER, TransformProhibition, turn_over

if TYPE_CHECKING:
    from planechase.rules.state.objects import Object, Permanent
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


def transform(game: State, objects: Iterable[Object], by: Source, converts: bool = False) -> None:
    """CR 701.27: turn permanents over at the same time, those that can be; they are the same objects (712.18)."""
    there = [permanent for obj in objects if (permanent := game.permanent(obj.id)) is not None]
    tell(game, *turn_over(game, [permanent for permanent in there if _may_turn(game, permanent, by)], converts))


def _may_turn(game: State, permanent: Permanent, by: Source) -> bool:
    """CR 701.27f, 101.2: not if it transformed since this ability of it came to be, or if something forbids it."""
    if by.object_id == permanent.id:
        since = by.remembered(CREATED) or (by.stack_id,)
        if any(isinstance(at, int) and at > since[0] > 0 for at in permanent.linked(TURNED_OVER)):
            return False
    said = game.said_of(TransformProhibition, permanent.id)
    return not any(statement.forbids_transforming(game, permanent, source) for source, statement in said)
