"""How phased-out permanents come back (CR 702.26c, 702.26d), and what keeps them away."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from planechase.rules.events.events import PhasedIn
from planechase.rules.language.grammar import Duration, Filter, Statement
from planechase.rules.language.word import word
from planechase.rules.state.objects import NO_ROLE, Id, Permanent
from planechase.rules.state.source import Source

if TYPE_CHECKING:
    from planechase.rules.events.events import Event
    from planechase.rules.state.state import State


class Phased(NamedTuple):
    """A phased-out permanent as it was, and how it comes back."""

    permanent: Permanent
    host: Id | None = None
    """CR 702.26g: what it was attached to, if it phased out indirectly, and with which it phases in."""
    overdue: bool = False
    """CR 702.26n: whether the turn of a player who has left, in which it would have come back, never began."""
    until: Duration | None = None
    """Until when it is phased out, if an effect said so; then no untap step brings it back."""
    by: Source | None = None
    """Which spell or ability said so."""
    turn: int = 0
    """In which turn it phased out: damage stays on it until that turn ends (514.2)."""


@word
class CantPhaseIn(Statement):
    """CR 101.2: phased-out permanents that nothing brings back, neither an untap step nor an effect."""

    reads = "{what:many} can't phase in"
    what: Filter


def may_phase_in(game: State, id: Id) -> bool:
    """CR 702.26g: whether it is phased out, not merely along with something else, and nothing keeps it there."""
    away = game.phased.get(id)
    if away is None or away.host is not None:
        return False
    return not any(said.what.matches(game, away.permanent, by) for by, said in game.said_of(CantPhaseIn, id))


def _with_those_attached(game: State, ids: Iterable[Id]) -> Iterator[Id]:
    """CR 702.26g: what phased out indirectly phases in along with its host."""
    for id in ids:
        yield id
        yield from _with_those_attached(game, [other for other, away in game.phased.items() if away.host == id])


def bring_back(game: State, ids: Iterable[Id]) -> list[Event]:
    """CR 702.26c, 702.26d: it is there again, with its counters, as if it had not been away.

    Damage has worn off, unless it is still the same turn (514.2).
    """
    back: list[Permanent] = []
    for id in list(_with_those_attached(game, ids)):
        away = game.phased.pop(id)
        permanent = away.permanent.clone()
        permanent.last_known = None
        permanent.attachments, permanent.role = (), NO_ROLE
        if away.turn != game.turn.number:
            permanent.damage = 0
            permanent.deathtouched = False
        del game.own_departed()[id]
        game.objects[id] = permanent
        later = (place for place, other in enumerate(game.battlefield) if other > id)
        game.battlefield.insert(next(later, len(game.battlefield)), id)
        back.append(permanent)
    game.changed()
    for permanent in back:
        if permanent.attached_to is not None and not _is_there(game, permanent.attached_to):
            permanent.attached_to = None
    return [PhasedIn(permanent.id) for permanent in back]


def _is_there(game: State, host: Id) -> bool:
    """CR 702.26i: whether what an Aura or Equipment was attached to is still there, or still in the game."""
    return not game.players[host].has_left if game.is_player(host) else host in game.objects
