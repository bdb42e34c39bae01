"""Who is told what at each kind of table: the interface between a room, with its connections, and the game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

from planechase.tables import journal as told
from planechase.tables import onlookers
from planechase.tables.companion import companion_journal as paper
from planechase.tables.companion import companion_onlookers as around
from planechase.tables.companion.companion_table import CompanionTable
from planechase.tables.messages import Spoken
from planechase.tables.people import Person, PersonId, Refused
from planechase.tables.table import GameTable
from planechase.tables.table_kinds import EveryEntry, EveryMessage, EveryTable
from planechase.telling.naming import Viewer
from planechase.telling.scenes import Scenes

Watching = onlookers.Onlooker | around.PaperOnlooker
"""Somebody who looks at a table, and remembers what they have seen."""


class Teller:
    """What people at a table are told."""

    def __init__(self, table: EveryTable) -> None:
        self._around = table

    @property
    def people(self) -> dict[PersonId, Person]:
        return self._around.people

    def turns_away(self, address: str) -> str | None:
        """Why strangers from this address may not look at the table; None if they may."""
        try:
            self._around.check_newcomer(address)
        except Refused as refused:
            return str(refused)
        return None

    def sayings(self) -> list[Spoken]:
        """What was said at the table."""
        return [self.spoken(one) for one in self._around.sayings]

    def spoken(self, one: told.Said | told.Remarked) -> Spoken:
        """Something that was said, as everybody hears it."""
        return onlookers.spoken(self.people, one)

    def companies(self, here: Collection[PersonId]) -> Callable[[Person | None], EveryMessage]:
        """Who is at the table, for everybody who is there."""
        raise NotImplementedError

    def passing(self, here: Collection[PersonId]) -> EveryMessage | None:
        """What those who are here show each other for a moment, and nobody writes down."""
        return None

    def viewer(self, person: Person | None) -> Viewer:
        """The viewer as whom somebody sees the game."""
        return person.seat if person is not None else None

    def watching(self, viewer: Viewer) -> Watching:
        """Somebody who begins to look."""
        raise NotImplementedError

    def looks_anew(self, entries: Sequence[EveryEntry]) -> Collection[PersonId] | None:
        """The people who see with other eyes after these entries; None for everybody."""
        if any(isinstance(entry, told.Began | paper.Dealt) for entry in entries):
            return None
        return [entry.person for entry in entries if isinstance(entry, told.Sat)]

    def forget(self) -> None:
        """Free memory: nothing has happened for a while."""


class GameTeller(Teller):
    """A table at which the program runs the game."""

    def __init__(self, table: GameTable) -> None:
        super().__init__(table)
        self._table = table
        self._scenes = Scenes()

    def companies(self, here: Collection[PersonId]) -> Callable[[Person | None], EveryMessage]:
        for_all = onlookers.company_for_all(self._table, here)
        return partial(onlookers.company_for, self._table, for_all=for_all)

    def viewer(self, person: Person | None) -> Viewer:
        return super().viewer(person) if self._table.game is not None else None

    def watching(self, viewer: Viewer) -> Watching:
        return onlookers.Onlooker(self._table, viewer, self._scenes)

    def looks_anew(self, entries: Sequence[EveryEntry]) -> Collection[PersonId] | None:
        return super().looks_anew(entries) if self._table.game is not None else ()

    def forget(self) -> None:
        self._scenes.forget()


class PaperTeller(Teller):
    """A paper table."""

    def __init__(self, table: CompanionTable) -> None:
        super().__init__(table)
        self._table = table

    def companies(self, here: Collection[PersonId]) -> Callable[[Person | None], EveryMessage]:
        return partial(around.company, self._table, here=here)

    def passing(self, here: Collection[PersonId]) -> EveryMessage | None:
        return around.taps(self._table, here)

    def watching(self, viewer: Viewer) -> Watching:
        return around.PaperOnlooker(self._table, viewer)
