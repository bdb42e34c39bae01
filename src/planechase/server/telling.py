"""Who is told what at each kind of table: the seam between a room, which has lines, and what is played there."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Generic, Protocol, TypeVar

from planechase.tables import journal as told
from planechase.tables import onlookers
from planechase.tables.companion import journal as paper
from planechase.tables.companion import onlookers as around
from planechase.tables.companion.table import CompanionTable
from planechase.tables.every import EveryEntry, EveryMessage, EveryTable
from planechase.tables.messages import Spoken
from planechase.tables.people import Person, PersonId
from planechase.tables.table import Table
from planechase.telling.naming import Viewer
from planechase.telling.scenes import Scenes

T = TypeVar("T", bound=EveryTable)
T_contra = TypeVar("T_contra", bound=EveryTable, contravariant=True)


class Watching(Protocol):
    """Somebody who looks at a table, and remembers what they have seen."""

    def all(self) -> EveryMessage | None:
        """Everything there is to see; None where nothing is played yet."""

    def news(self) -> EveryMessage | None:
        """What has changed since; None if nothing has."""

    def knows_all(self) -> bool:
        """Whether they have been told everything."""


class Teller(Protocol):
    """What those at a table are told."""

    @property
    def people(self) -> dict[PersonId, Person]: ...

    def company(self, person: Person | None, here: Collection[PersonId]) -> EveryMessage:
        """Who is at the table, for somebody there."""

    def passing(self, here: Collection[PersonId]) -> EveryMessage | None:
        """What those who are here show each other for a moment, and nobody writes down."""

    def sayings(self) -> list[Spoken]:
        """What was said at the table."""

    def spoken(self, one: told.Said | told.Remarked) -> Spoken:
        """Something that was said, as everybody hears it."""

    def viewer(self, person: Person | None) -> Viewer:
        """As whom somebody looks at what is played."""

    def watching(self, viewer: Viewer) -> Watching:
        """Somebody who begins to look."""

    def looks_anew(self, entries: Sequence[EveryEntry]) -> Collection[PersonId] | None:
        """Whose eyes are others after these entries; None for everybody's."""

    def forget(self) -> None:
        """Keep no more than is needed: nothing has happened for a while."""


class Onlooking(Protocol[T_contra]):
    """Somebody who looks at one kind of table (`tables.onlookers`)."""

    number: int

    def all(self, table: T_contra) -> EveryMessage | None: ...

    def news(self, table: T_contra) -> EveryMessage | None: ...


class _Looking(Generic[T]):
    """Somebody who looks at this table."""

    def __init__(self, table: T, onlooker: Onlooking[T]) -> None:
        self._table = table
        self._onlooker = onlooker

    def all(self) -> EveryMessage | None:
        return self._onlooker.all(self._table)

    def news(self) -> EveryMessage | None:
        return self._onlooker.news(self._table)

    def knows_all(self) -> bool:
        return self._table.game is None or self._onlooker.number == self._table.number


class _Telling(Generic[T]):
    """What is told alike at every table: who is there, and what they say."""

    def __init__(self, table: T) -> None:
        self._table = table

    @property
    def people(self) -> dict[PersonId, Person]:
        return self._table.people

    def sayings(self) -> list[Spoken]:
        return [self.spoken(one) for one in self._table.sayings]

    def spoken(self, one: told.Said | told.Remarked) -> Spoken:
        return onlookers.spoken(self._table.people, one)


class GameTeller(_Telling[Table]):
    """A table at which the program plays the game."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._scenes = Scenes()

    def company(self, person: Person | None, here: Collection[PersonId]) -> EveryMessage:
        return onlookers.company(self._table, person, here)

    def passing(self, here: Collection[PersonId]) -> EveryMessage | None:
        return None

    def viewer(self, person: Person | None) -> Viewer:
        return person.seat if person is not None and self._table.game is not None else None

    def watching(self, viewer: Viewer) -> Watching:
        return _Looking(self._table, onlookers.Onlooker(viewer, self._scenes))

    def looks_anew(self, entries: Sequence[EveryEntry]) -> Collection[PersonId] | None:
        if any(isinstance(entry, told.Began) for entry in entries):
            return None
        return _sat_down(entries) if self._table.game is not None else ()

    def forget(self) -> None:
        self._scenes.forget()


class PaperTeller(_Telling[CompanionTable]):
    """A paper table."""

    def company(self, person: Person | None, here: Collection[PersonId]) -> EveryMessage:
        return around.company(self._table, person, here)

    def passing(self, here: Collection[PersonId]) -> EveryMessage | None:
        return around.taps(self._table, here)

    def viewer(self, person: Person | None) -> Viewer:
        return person.seat if person is not None else None

    def watching(self, viewer: Viewer) -> Watching:
        return _Looking(self._table, around.PaperOnlooker(viewer))

    def looks_anew(self, entries: Sequence[EveryEntry]) -> Collection[PersonId] | None:
        return None if any(isinstance(entry, paper.Dealt) for entry in entries) else _sat_down(entries)

    def forget(self) -> None:
        """There is nothing to forget."""


def _sat_down(entries: Sequence[EveryEntry]) -> list[PersonId]:
    return [entry.person for entry in entries if isinstance(entry, told.Sat)]
