"""What the people who sit at a table have to agree on: a stranger in the seat of a bot, or a game without somebody.

Nobody who sits loses their seat because of one other person. To remove somebody who plays takes a long absence and the
consent of all others who sit and are not away for as long. A seat that a bot plays goes to somebody who watches only
if all who sit agree, and the host.
"""

from __future__ import annotations

from collections.abc import Set
from typing import TYPE_CHECKING

from planechase.tables import journal as told
from planechase.tables.people import Person, PersonId

if TYPE_CHECKING:
    from planechase.tables.table import GameTable


def plays(table: GameTable, person: Person) -> bool:
    """Whether somebody has a seat in a game that has begun, so that no single person can take it from them."""
    return table.game is not None and person.seat is not None


def consent(table: GameTable, person: Person, about: PersonId) -> None:
    """Somebody agrees to what is asked about somebody else."""
    if person.id not in consents(table, about):
        table.happens(told.Consented(person.id, about))


def consents(table: GameTable, about: PersonId) -> Set[PersonId]:
    """Who has agreed, of those who still sit or are the host."""
    return table.consents.get(about, frozenset()) & (_who_sit(table) | _host(table))


def seat_awaits(table: GameTable, person: PersonId) -> Set[PersonId]:
    """Whose consent is missing before somebody takes over the seat they asked for."""
    hosts = {one for one in _host(table) if not table.presence.is_long_away(one)}
    return (_who_sit(table) | hosts) - consents(table, person)


def removal_awaits(table: GameTable, person: PersonId) -> Set[PersonId]:
    """Whose consent is missing before somebody is removed. Others who are away for long are not waited for."""
    others = {one for one in _who_sit(table) if one != person and not table.presence.is_long_away(one)}
    return others - consents(table, person)


def _who_sit(table: GameTable) -> Set[PersonId]:
    return {one.id for one in table.people.values() if one.seat is not None and not one.gone}


def _host(table: GameTable) -> Set[PersonId]:
    host = table.host
    return {host} if host is not None and not table.people[host].gone else set()
