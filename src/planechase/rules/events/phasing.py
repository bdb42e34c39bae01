"""Phasing (CR 702.26, 502.1): permanents that for a while are treated as though they did not exist.

A phased-out permanent is in `State.phased` and in no list of objects, so nothing finds it; as for everything that is
not there any more, it can be recalled as it last was (CR 608.2h). It never changed zones, and returns as itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from planechase.rules.combat.combat import remove_from_combat
from planechase.rules.events.events import Event, PhasedIn, PhasedOut
from planechase.rules.events.happening import tell
from planechase.rules.events.zones import keep_as_it_is
from planechase.rules.language.grammar import Duration, Filter, Statement
from planechase.rules.language.keywords import PHASING
from planechase.rules.language.word import word
from planechase.rules.state.objects import NO_ROLE, Id, Permanent

if TYPE_CHECKING:
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
    turn: int = 0
    """In which turn it phased out: damage stays on it until that turn ends (514.2)."""


@word
class CantPhaseIn(Statement):
    """CR 101.2: phased-out permanents that nothing brings back, neither an untap step nor an effect."""

    reads = "{what:many} can't phase in"
    what: Filter


def forget_phased_tokens(game: State) -> None:
    """2011:702.24k, 704.5d: tokens that are phased out cease to exist."""
    for id in [id for id, away in game.phased.items() if away.permanent.is_token]:
        del game.phased[id]


def phase(game: State) -> None:
    """CR 502.1, 702.26a: as one event, what has phasing phases out, and what was phased out phases in."""
    active = game.turn.active
    leaving = [p for p in game.permanents() if p.controller in active and game.chars(p).keywords & PHASING]
    if not leaving and not game.phased:
        return
    coming = [
        id
        for id, away in game.phased.items()
        if away.until is None and (away.overdue or away.permanent.controller in active) and _may_phase_in(game, id)
    ]
    gone = _put_away(game, _with_attachments(game, leaving))
    back = _bring_back(game, list(_with_those_attached(game, coming)))
    game.changed()
    tell(game, *gone, *back)


def phase_out(game: State, permanents: Iterable[Permanent], until: Duration | None = None) -> None:
    """CR 702.26b: an effect phases permanents out: until their controllers' next untap steps, or until something."""
    going = _with_attachments(game, permanents)
    for id, away in going.items():
        going[id] = away._replace(until=None if away.host is not None else until, turn=game.turn.number)
    gone = _put_away(game, going)
    game.changed()
    tell(game, *gone)


def phase_in(game: State, ids: Iterable[Id]) -> None:
    """CR 702.26c: permanents phase in because an effect says so, and with them what phased out indirectly."""
    coming = [id for id in dict.fromkeys(ids) if _may_phase_in(game, id)]
    if coming:
        back = _bring_back(game, list(_with_those_attached(game, coming)))
        tell(game, *back)


def _may_phase_in(game: State, id: Id) -> bool:
    """CR 702.26g: whether it is phased out, not merely along with something else, and nothing keeps it there."""
    away = game.phased.get(id)
    if away is None or away.host is not None:
        return False
    return not any(said.what.matches(game, away.permanent, by) for by, said in game.said_of(CantPhaseIn, id))


def _with_attachments(game: State, permanents: Iterable[Permanent]) -> dict[Id, Phased]:
    """CR 702.26g, 702.26h: what is attached to something that phases out goes along, and only indirectly."""
    going = {permanent.id: Phased(permanent) for permanent in permanents}
    waiting = list(going)
    while waiting:
        host = waiting.pop()
        for attachment in game.attached_to(host):
            if attachment.id not in going:
                waiting.append(attachment.id)
            going[attachment.id] = Phased(attachment, host)
    return going


def _put_away(game: State, going: dict[Id, Phased]) -> list[Event]:
    """CR 702.26b, 702.26d: it is removed from combat, but leaves neither the battlefield nor its controller."""
    known = {id: keep_as_it_is(game, away.permanent) for id, away in going.items()}
    for id, away in going.items():
        for turn in game.turns:
            if turn.combat is not None:
                remove_from_combat(turn.combat, id)
        away.permanent.last_known = known[id]
        game.battlefield.remove(id)
        del game.objects[id]
        game.own_departed()[id] = away.permanent
        game.phased[id] = away
    return [PhasedOut(id) for id in going]


def _with_those_attached(game: State, ids: Iterable[Id]) -> Iterator[Id]:
    """CR 702.26g: what phased out indirectly phases in along with its host."""
    for id in ids:
        yield id
        yield from _with_those_attached(game, [other for other, away in game.phased.items() if away.host == id])


def _bring_back(game: State, ids: list[Id]) -> list[Event]:
    """CR 702.26c, 702.26d: it is there again, with its counters, as if it had not been away.

    Damage has worn off, unless it is still the same turn (514.2).
    """
    back: list[Permanent] = []
    for id in ids:
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
    return [PhasedIn(id) for id in ids]


def _is_there(game: State, host: Id) -> bool:
    """CR 702.26i: whether what an Aura or Equipment was attached to is still there, or still in the game."""
    return not game.players[host].has_left if game.is_player(host) else host in game.objects


def turn_never_begins(game: State, player: Id) -> None:
    """CR 702.26n: what phased out under a player who has left comes back in the untap step after their turn's place."""
    for id, away in game.phased.items():
        if away.permanent.controller == player:
            game.phased[id] = away._replace(overdue=True)


def leave_with_owner(game: State, leavers: Sequence[Id]) -> None:
    """CR 702.26k: what is phased out leaves the game with its owner; nothing triggers.

    What was attached to it does not phase in by itself (702.26g).
    """
    for id in [id for id, away in game.phased.items() if away.permanent.owner in leavers]:
        del game.phased[id]
