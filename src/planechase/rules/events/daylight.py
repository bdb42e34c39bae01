"""Day and night (CR 731), and the permanents that are bound to them (CR 702.145)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from planechase.rules.events.events import Event, event
from planechase.rules.events.turning_over import TransformProhibition, is_transformed, turn_over
from planechase.rules.language.grammar import Modifying, Statement
from planechase.rules.language.word import word
from planechase.rules.layers import COPY
from planechase.rules.state.history import Did

if TYPE_CHECKING:
    from planechase.rules.state.objects import Permanent
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

DAY: Final = "day"
NIGHT: Final = "night"
NEITHER: Final = ""
MANY: Final = 2
"""CR 731.2b: so many spells of one player end the night."""


@event
class DaytimeChanges(Event):
    """CR 731.1: it becomes day or night."""

    before: str
    after: str


class BoundToTime(TransformProhibition):
    """CR 702.145b, 702.145e: a permanent that cannot transform but because of what time it is."""

    __slots__ = ()

    def forbids_transforming(self, game: State, permanent: Permanent, by: Source) -> bool:
        return permanent.id == by.object_id


@word
class BoundToDay(BoundToTime):
    """CR 702.145b: daybound."""

    reads = "as it becomes night, transform this permanent if it is front face up; it can't transform otherwise"


@word
class BoundToNight(BoundToTime):
    """CR 702.145e: nightbound."""

    reads = "as it becomes day, transform this permanent if it is back face up; it can't transform otherwise"


def become(game: State, daytime: str) -> list[Event]:
    """CR 731.1: it becomes day or night, if it is not. Returns what nobody has been told of yet."""
    if game.daytime == daytime:
        return []
    changed = DaytimeChanges(game.daytime, daytime)
    game.daytime = daytime
    game.changed()
    return [changed]


def check_last_turn(game: State) -> list[Event]:
    """CR 731.2: what was cast during the turn before decides whether the day or the night goes on."""
    if game.daytime == NEITHER:
        return []
    casts = [record.player for record in game.history.in_turn(game.turn.before, Did.CAST)]
    most = max((casts.count(id) for id in game.turn.active_before), default=0)
    if game.daytime == DAY:
        return become(game, NIGHT) if most == 0 and game.turn.active_before else []
    return become(game, DAY) if most >= MANY else []


def settle(game: State) -> list[Event]:
    """CR 702.145c, 702.145d, 702.145f, 702.145g: what is bound brings the day or the night, and is as these are."""
    if not _may_be_bound(game):
        return []
    changes: list[Event] = []
    if game.daytime == NEITHER:
        if game.statements(BoundToDay):
            changes = become(game, DAY)
        elif game.statements(BoundToNight):
            changes = become(game, NIGHT)
    if game.daytime == NIGHT:
        bound = _permanents(game, BoundToDay)
        return changes + turn_over(game, [one for one in bound if not is_transformed(one)])
    return changes + turn_over(game, [one for one in _permanents(game, BoundToNight) if is_transformed(one)])


def _permanents(game: State, kind: type[Statement]) -> list[Permanent]:
    ids = dict.fromkeys(by.object_id for by, _ in game.statements(kind))
    return [permanent for id in ids if (permanent := game.permanent(id)) is not None]


def _may_be_bound(game: State) -> bool:
    """Whether there can be anything at all that is bound; that is known without any layers."""
    for permanent in game.permanents():
        statements = permanent.copiable.index.statements
        if BoundToTime in statements:
            return True
    return any(_copies(effect.statement) for effect in game.effects)


@lru_cache(maxsize=2048)
def _copies(statement: Statement) -> bool:
    """Whether it makes something a copy, perhaps of what is bound."""
    return isinstance(statement, Modifying) and any(COPY in each.layers() for each in statement.modifications())
