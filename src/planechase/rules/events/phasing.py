"""Phasing (CR 702.26, 502.1): permanents that for a while are treated as though they did not exist.

A phased-out permanent is in `State.phased` and in no list of objects, so nothing finds it; as for everything that is
not there any more, it can be recalled as it last was (CR 608.2h). It never changed zones, and returns as itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from planechase.rules.combat.combat import remove_from_combat
from planechase.rules.events.events import Event, PhasedOut
from planechase.rules.events.happening import tell
from planechase.rules.events.phasing_in import Phased, bring_back, may_phase_in
from planechase.rules.events.zones import keep_as_it_is
from planechase.rules.language.keywords import PHASING
from planechase.rules.state.objects import Id, Permanent

if TYPE_CHECKING:
    from planechase.rules.language.grammar import Duration
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


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
        if away.until is None and (away.overdue or away.permanent.controller in active) and may_phase_in(game, id)
    ]
    gone = _put_away(game, _with_attachments(game, leaving))
    back = bring_back(game, coming)
    game.changed()
    tell(game, *gone, *back)


def phase_out(game: State, permanents: Iterable[Permanent], by: Source, until: Duration | None = None) -> None:
    """CR 702.26b: an effect phases permanents out: until their controllers' next untap steps, or until something."""
    going = _with_attachments(game, permanents)
    for id, away in going.items():
        going[id] = away._replace(turn=game.turn.number)
        if until is not None and away.host is None:
            going[id] = going[id]._replace(until=until, by=by.clone())
            if game.turn.marker is not None:
                game.last_turns[id] = game.turn.number
    gone = _put_away(game, going)
    game.changed()
    tell(game, *gone)


def phase_in(game: State, ids: Iterable[Id]) -> None:
    """CR 702.26c: permanents phase in because an effect says so, and with them what phased out indirectly."""
    coming = [id for id in dict.fromkeys(ids) if may_phase_in(game, id)]
    if coming:
        back = bring_back(game, coming)
        tell(game, *back)


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
