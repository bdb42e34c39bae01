"""Who may come to a table: the address of somebody banned is not welcome, and those who only looked in make room.

A stranger can come again and again under new names. So people who watch and are not here give way to newcomers, first
those who came from the same address, and never anybody who sits.
"""

from __future__ import annotations

import hashlib
from typing import Final, Protocol

from planechase.tables import journal as told
from planechase.tables.people import Person, PersonId, Refused
from planechase.tables.presence import Presence

MOST_PEOPLE: Final = 64
"""The maximum number of people at a table."""
MOST_WATCHING_OF_ADDRESS: Final = 20
"""The maximum number of people who do not sit and came from one address."""


class Gathered(Protocol):
    """A table that people come to."""

    people: dict[PersonId, Person]
    host: PersonId | None
    presence: Presence

    def happens(self, entry: told.Removed) -> None: ...


def hidden_address(secret: bytes, address: str) -> str:
    """An address as the journal may have it: it can be recognized, but not read."""
    return hashlib.sha256(secret + address.encode()).hexdigest() if address else ""


def make_room(table: Gathered, address: str) -> None:
    """Let one more person come, in place of somebody who watches and is away if there is no room; or `Refused`."""
    there = [one for one in table.people.values() if not one.gone]
    if address:
        doubles = [one for one in there if _may_give_way(table, one) and _came_from(table, one) == address]
        if len(doubles) >= MOST_WATCHING_OF_ADDRESS:
            _one_gives_way(table, doubles, "Too many people have come to this table from your address already.")
            return
    if len(there) >= MOST_PEOPLE:
        _one_gives_way(table, there, "There is no more room at this table.")


def _came_from(table: Gathered, one: Person) -> str | None:
    return table.presence.addresses.get(one.id)


def _may_give_way(table: Gathered, one: Person) -> bool:
    return one.seat is None and one.id != table.host


def _one_gives_way(table: Gathered, some: list[Person], sentence: str) -> None:
    """Remove somebody who was never here; if there is nobody, the person who has been away longest."""
    presence = table.presence
    away = [one for one in some if _may_give_way(table, one) and one.id not in presence.here]
    if not away:
        raise Refused(sentence)
    table.happens(told.Removed(min(away, key=lambda one: (presence.last_here(one.id), one.id)).id))
