"""What a question is about."""

from __future__ import annotations

from planechase.rules.state.decisions import Id
from planechase.rules.state.objects import StackObject
from planechase.rules.state.state import State


def in_progress(game: State, about: Id | None) -> StackObject | None:
    """The spell or ability that is being announced or resolved, if the question comes from it."""
    for one in reversed(game.turn.stack):
        obj = game.objects[one]
        if isinstance(obj, StackObject):
            return obj if about is None or about in (obj.source.object_id, obj.id) else None
    return None
