"""Coming late: somebody who watches a game takes over the seat of a bot, if the host and all who sit agree.

They see what the seat may see from then on. What it saw, decided and was told before stays what everybody could see
(`Person.since`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.state.objects import Id
from planechase.tables import commands as ask
from planechase.tables import journal as told
from planechase.tables.agreements import consent, consents, seat_awaits
from planechase.tables.people import Person, Refused
from planechase.tables.shared_actions import there, who_passes
from planechase.tables.stop_settings import Stopping

if TYPE_CHECKING:
    from planechase.tables.table import GameTable


def ask_for_seat(table: GameTable, person: Person, command: ask.Sit) -> None:
    """Ask for the seat of a bot, or think better of it with None. A host who asks agrees to it."""
    if person.seat is not None:
        raise Refused("You are already playing; seats cannot be changed any more.")
    if command.seat is None:
        _applies(table, person, None)
        return
    _check(table, command.seat)
    _applies(table, person, command.seat)
    if person.id == table.host:
        consent(table, person, person.id)


def welcome(table: GameTable, person: Person, command: ask.Welcome) -> None:
    """Let somebody take the seat they asked for, or leave it to the bot. One who does not agree is enough for that."""
    if person.seat is None:
        table.only_host(person)
    other = there(table, command.person)
    seat = table.applied.get(other.id)
    if seat is None:
        raise Refused(f"{other.name} has not asked for a seat.")
    if command.yes:
        _check(table, seat)
        consent(table, person, other.id)
    else:
        _applies(table, other, None)
        table.remark(f"{table.seat_name(seat)} stays with the bot; {other.name} goes on watching.")


def settle(table: GameTable) -> None:
    """Let those take their seats to whom all have agreed; a seat that was lost meanwhile is nobody's wish any more."""
    for one, seat in tuple(table.applied.items()):
        if one not in table.applied or not consents(table, one) or seat_awaits(table, one):
            continue
        try:
            _check(table, seat)
        except Refused:
            _applies(table, table.people[one], None)
        else:
            _take(table, table.people[one], seat)


def _check(table: GameTable, seat: Id) -> None:
    """Refuse a seat that nobody can take over."""
    game = table.playing()
    if seat not in range(len(game.state.players)):
        raise Refused(f"There are seats from 1 to {len(game.state.players)}.")
    sitting = table.sitting(seat)
    if sitting is not None:
        raise Refused(f"{sitting.name} sits there.")
    if game.result is not None:
        raise Refused("The game is over.")
    if game.state.players[seat].has_left:
        raise Refused(f"{table.seat_name(seat)} is out of the game.")


def _applies(table: GameTable, person: Person, seat: Id | None) -> None:
    if table.applied.get(person.id) != seat:
        table.happens(told.Applied(person.id, seat))


def _take(table: GameTable, person: Person, seat: Id) -> None:
    for other, wanted in tuple(table.applied.items()):
        if wanted == seat or other == person.id:
            table.happens(told.Applied(other, None))
    table.happens(told.Sat(person.id, seat))
    if table.stopping[seat] != Stopping():
        table.happens(told.Stopped(seat, Stopping()))
    who_passes(table, seat)
    table.remark(f"{person.name} plays for {table.seat_name(seat)} from now on, in place of the bot.")
