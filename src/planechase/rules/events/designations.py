"""Designations that a permanent keeps while it is there: the level of a Class (CR 716.2b), solved (CR 719.3b)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events.events import ObjectEvent, event
from planechase.rules.language.slots import LinkSlot
from planechase.rules.state.decisions import Rule

if TYPE_CHECKING:
    from planechase.rules.state.objects import Object
    from planechase.rules.state.state import State

LEVEL: Final = LinkSlot("level")
"""CR 716.2b: the levels that a permanent has had; no part of its copiable values."""


SOLVED: Final = LinkSlot("solved")
"""CR 719.3b: that a Case is solved; no part of its copiable values either."""


@event
class LevelGained(ObjectEvent):
    """CR 716.2a: the level of a permanent becomes a number."""

    level: int

    def occur(self, game: State) -> Rule[None]:
        if game.permanent(self.object_id) is not None:
            game.link(self.object_id, LEVEL, self.level)
        return
        yield


def level_of(obj: Object) -> int:
    """CR 716.2d: what has no level is treated as though its level were 1."""
    level = obj.linked(LEVEL)[-1:]
    return int(str(level[0])) if level else 1


@event
class CaseSolved(ObjectEvent):
    """CR 719.3a: a Case becomes solved, and stays so."""

    def occur(self, game: State) -> Rule[None]:
        if game.permanent(self.object_id) is not None:
            game.link(self.object_id, SOLVED, True)
        return
        yield


def is_solved(obj: Object) -> bool:
    """CR 719.3b: whether it has the designation."""
    return bool(obj.linked(SOLVED))
