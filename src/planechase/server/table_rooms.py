"""A room: one table that is being played at, and the connections of those who are there.

One thing happens after the other: what somebody asks for is done at the table, what is new in its journal is saved,
and only then everybody is told what they may know. What was asked for meanwhile is done and saved together.

What is played there makes two kinds of rooms: `GameRoom`, where bots move by themselves, and `PaperRoom`.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, Generic, TypeVar, get_args

import msgspec

from planechase.server import summaries
from planechase.server.advice_requests import Advisers
from planechase.server.automatic_moves import Movers
from planechase.server.bot_processes import BotProcesses, SoFar
from planechase.server.connections import ClientConnection, Closing, RoomBroke, Standing, TooMany, UnknownToken
from planechase.server.draw_timing import DrawTimer
from planechase.server.server_settings import Moved, ServerSettings
from planechase.server.storage.storage_base import Lease, LeaseLost, Storage, Unavailable
from planechase.server.table_adapters import GameTeller, PaperTeller, Teller
from planechase.server.viewers import Gathering, Guest
from planechase.tables import commands as ask
from planechase.tables import journal as told
from planechase.tables.commands import Advise, AnyCommand
from planechase.tables.companion.companion_commands import CompanionCommand
from planechase.tables.companion.companion_table import CompanionTable
from planechase.tables.messages import Learned, Refusal
from planechase.tables.people import Person, PersonId, Refused
from planechase.tables.presence import Presence
from planechase.tables.table import GameTable, RulesError
from planechase.tables.table_kinds import GROWING, EveryCommand, EveryEntry, EveryTable

logger = logging.getLogger(__name__)

TOGETHER: Final = 16
"""How many things may happen before they are saved."""

ELSEWHERE: Final = "That cannot be done at this kind of table."
CROWDED: Final = "There are too many connections to this table already; close one, or try again later."
TOO_LONG: Final = "So much has happened at this table that no more can be stored. Open a new one."
WATCHERS_TOO_LONG: Final = "Those who only watch have said so much here that no more can be stored. Who sits can go on."
NOT_SAVED: Final = "That could not be saved, so it has not happened. The table is loaded again."
WENT_WRONG: Final = "Something went wrong in the server, and that has not happened. The table is loaded again."

T = TypeVar("T")


class _Deed(Generic[T]):
    """Something to do at the table, and its result."""

    __slots__ = ("_act", "_result", "done", "failure", "stored")

    def __init__(self, act: Callable[[], T]) -> None:
        self._act = act
        self._result: T
        self.failure: Exception | None = None
        self.stored = 0
        """How many bytes of the journal it has made."""
        self.done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    def attempt(self) -> None:
        """Do it. A refusal is held back until everything before it is saved and told."""
        try:
            self._result = self._act()
        except (Refused, UnknownToken, RulesError) as failure:
            self.failure = failure

    @property
    def broke_the_rules(self) -> bool:
        return isinstance(self.failure, RulesError)

    def finish(self, failure: Exception | None = None) -> None:
        """Deliver the result, unless nobody waits for it any more."""
        if self.done.done():
            return
        failure = failure or self.failure
        if failure is None:
            self.done.set_result(self._result)
        else:
            self.done.set_exception(failure)
            self.done.exception()  # The waiting task may be gone; then nobody needs the error.


class Room:
    """A table, its connections, and one thing after the other."""

    def __init__(
        self, table: EveryTable, teller: Teller, saved: int, lease: Lease, storage: Storage, settings: ServerSettings
    ) -> None:
        self._around = table
        addresses = table.presence.addresses
        table.presence = Presence(settings.player_away, settings.lend_after)
        table.presence.addresses.update(addresses)
        self.lease = lease
        self.closed = False
        self.is_broken = False
        """Whether it was closed by a fault of its own, and not of the storage."""
        self._gathering = Gathering(teller)
        self._saved = saved
        """How many entries of the journal are in the storage."""
        self._stored = 0
        """How many bytes they have."""
        self._stored_by_watchers = 0
        """How many of them are from people who only watch."""
        self._about = b""
        self._storage = storage
        self._settings = settings
        self._deeds: deque[_Deed[object]] = deque()
        self._loop = asyncio.get_running_loop()
        self._working: asyncio.Task[None] | None = None
        self._host_gone: asyncio.TimerHandle | None = None
        self._host_seen = self._loop.time()
        self._left_alone = self._loop.time()
        """When the last one left, or the room was made."""
        self._busy_until = self._loop.time()
        self._is_awake = True

    # ------------------------------------------------------------------ one thing after the other

    async def happen(self, act: Callable[[], T]) -> T:
        """Do something at the table; returns when it is saved and everybody has been told.

        Raises what it is refused with, or `Moved`.
        """
        return (await self.happen_counted(act))[0]

    async def happen_counted(self, act: Callable[[], T]) -> tuple[T, int]:
        """The same; also returns how many bytes of the journal it made."""
        if self.closed:
            raise Moved
        deed = _Deed(act)
        self._deeds.append(deed)  # type: ignore[arg-type]
        if self._working is None:
            self._working = self._loop.create_task(self._work())
        return await deed.done, deed.stored

    async def _work(self) -> None:
        while self._deeds and not self.closed:
            await self._together([self._deeds.popleft() for _ in range(min(TOGETHER, len(self._deeds)))])
        self._working = None
        self._busy_until = self._loop.time()
        self._is_awake = True
        if not self.closed:
            self._mind_the_host()
            self._wake()

    async def _together(self, deeds: Sequence[_Deed[object]]) -> None:
        """Let these things happen, save them, and tell everybody."""
        sentence = WENT_WRONG
        try:
            entries: list[EveryEntry] = []
            written: list[bytes] = []
            for deed in deeds:
                self._attempt(deed)
                new = self._around.unsaved()
                encoded = [msgspec.json.encode(entry) for entry in new]
                deed.stored = sum(map(len, encoded))
                entries += new
                written += encoded
            sentence = NOT_SAVED
            self._kept(entries)
            await self._save(entries, written)
            if not self.closed:
                self._gathering.tell(entries)
        except LeaseLost:
            self.close()
        except Exception as problem:
            logger.exception("Table %s is closed, and loaded again when somebody comes back", self.lease.code)
            self.closed = True
            self.is_broken = not isinstance(problem, Unavailable)
            for deed in deeds:
                deed.finish(RoomBroke(sentence))
            # Those who asked are told so before their connections are closed.
            self._loop.call_soon(self._hang_up, Closing.MOVED)
            return
        for deed in deeds:
            deed.finish(Moved() if self.closed else None)

    def _attempt(self, deed: _Deed[object]) -> None:
        self._see_who_is_here()
        deed.attempt()
        if deed.broke_the_rules:
            logger.error("The rules failed at table %s", self.lease.code, exc_info=deed.failure)

    def _see_who_is_here(self) -> None:
        self._around.presence.update(self._gathering.here(), self._loop.time())

    def _kept(self, entries: Sequence[EveryEntry]) -> None:
        """These entries are about to be saved."""

    def _wake(self) -> None:
        """Something has happened; start what follows automatically."""

    def _be_small(self) -> None:
        """Nothing has happened for a while: drop what can be recomputed."""

    def do(self, person: Person, command: EveryCommand) -> Learned | None:
        """What somebody asks for."""
        raise NotImplementedError

    def find_out(self, command: EveryCommand, guest: Guest) -> None:
        """A command asks for something that takes a while: its sender is told when it is known."""

    @property
    def is_busy(self) -> bool:
        """Whether something automatic is under way."""
        return False

    def check_stored(self, person: Person, command: EveryCommand) -> None:
        """Refuse what makes a journal longer that has become too long. Who sits can always play on, and a host, host.

        People who only watch have a small share, so that they cannot use up what those who sit need.
        """
        watches = self._only_watches(person)
        is_full = self._stored > self._settings.most_stored
        if is_full and (isinstance(command, GROWING) or (watches and not isinstance(command, ask.Remove))):
            raise Refused(TOO_LONG)
        if watches and self._stored_by_watchers > self._settings.most_stored_by_watchers and self._is_talk(command):
            raise Refused(WATCHERS_TOO_LONG)

    def _is_talk(self, command: EveryCommand) -> bool:
        """Whether a watcher can do without it. Once a game has begun, to sit down is only to ask for a seat."""
        asks_for_seat = isinstance(self._around, GameTable) and self._around.game is not None
        return isinstance(command, GROWING) or (asks_for_seat and isinstance(command, ask.Sit))

    def _only_watches(self, person: Person) -> bool:
        return person.seat is None and person.id != self._around.host

    def count_stored(self, entries: Sequence[EveryEntry], written: Sequence[bytes]) -> None:
        """Count the bytes of entries that are in the storage."""
        people = self._around.people
        for entry, size in zip(entries, map(len, written), strict=True):
            self._stored += size
            if isinstance(entry, told.Said | told.NameChanged | told.Applied) and self._only_watches(
                people[entry.person]
            ):
                self._stored_by_watchers += size

    async def _save(self, entries: Sequence[EveryEntry], written: Sequence[bytes]) -> None:
        """Write entries to the storage, before anybody is told."""
        if not written:
            return
        about = summaries.written(summaries.about(self._around))
        new = about if about != self._about else None
        await self._storage.append(self.lease, self._saved, written, new)
        self._saved += len(written)
        self.count_stored(entries, written)
        self._about = about

    def close(self, code: Closing = Closing.MOVED) -> None:
        """Close the room: nothing happens here any more, and nobody is told anything."""
        if not self.closed:
            self.closed = True
            self._hang_up(code)

    def _hang_up(self, code: Closing) -> None:
        if self._host_gone is not None:
            self._host_gone.cancel()
        self._gathering.close(code)
        while self._deeds:
            self._deeds.popleft().finish(Moved())

    async def end(self) -> None:
        """Close, after what has begun is saved."""
        self.close()
        if self._working is not None:
            await self._working

    # ------------------------------------------------------------------ who is here

    @property
    def is_watched(self) -> bool:
        return len(self._gathering) > 0

    @property
    def alone_for(self) -> float:
        """For how many seconds nobody has been here."""
        return 0.0 if self.is_watched else self._loop.time() - self._left_alone

    @property
    def address(self) -> str:
        """Whose share of the server's work this table uses: the host's, or that of somebody here, first who sits.

        If nothing is known of any of them, it has a share of its own.
        """
        known = self._around.presence.addresses
        people = [known.get(one, "") for one in (self._around.host, *self._gathering.here()) if one is not None]
        return next(filter(None, (*people, *self._gathering.addresses())), self.lease.code)

    def idle_for(self) -> float:
        """For how many seconds nobody has been here and nothing has happened."""
        if self.is_watched or self._deeds or self._working is not None or self.is_busy:
            return 0.0
        return self._loop.time() - self._busy_until

    def rest(self, after: float | None = None) -> None:
        """Free memory if nothing has happened for a while, even if people are here."""
        after = after if after is not None else self._settings.rest_after
        if self._is_awake and self._loop.time() - self._busy_until > after:
            self._is_awake = False
            self._gathering.rest()
            self._be_small()

    async def come(self, name: str, token: str, address: str) -> PersonId:
        """Somebody comes to the table for the first time."""
        return (await self.happen(lambda: self._around.come(name, token, address))).id

    async def enter(self, token: str | None, connection: ClientConnection, address: str) -> RoomVisit:
        """Somebody's connection leads here from now on."""
        return await self.happen(lambda: self._enter(token, connection, address))

    def _enter(self, token: str | None, connection: ClientConnection, address: str) -> RoomVisit:
        person = self._around.person(token) if token is not None else None
        if token is not None and person is None:
            raise UnknownToken
        if person is None:
            self._around.check_newcomer(address)
        else:
            self._around.presence.addresses[person.id] = address
        self._make_room(person)
        guest = Guest(connection, person.id if person is not None else None, address)
        self._gathering.arrive(guest)
        return RoomVisit(self, guest, person)

    def _make_room(self, person: Person | None) -> None:
        """Refuse a connection too many; but who sits, or is at least known here, takes the place of who is not."""
        if len(self._gathering) < self._settings.most_connections:
            return
        last = self._gathering.last_least(lambda guest: self._standing(guest.person))
        if last is None or self._standing(last.person) >= self._standing(person.id if person is not None else None):
            raise TooMany(CROWDED)
        self._gathering.send_away(last, Closing.TOO_MUCH, CROWDED)

    def _standing(self, person: PersonId | None) -> Standing:
        """What somebody is here; the host counts as one who sits."""
        if person is None:
            return Standing.WATCHES
        sits = self._around.people[person].seat is not None or person == self._around.host
        return Standing.SITS if sits else Standing.KNOWN

    async def leave(self, guest: Guest) -> None:
        """A connection is gone, and those who stay see that."""
        if not self._gathering.leave(guest) or self.closed:
            return
        self._left_alone = self._loop.time()
        if guest.person == self._around.host and guest.person not in self._gathering.here():
            self._host_seen = self._loop.time()
        with suppress(Moved):
            await self.happen(lambda: None)

    def _mind_the_host(self) -> None:
        """If the host stays away, somebody who sits and is here becomes the host."""
        here = self._gathering.here()
        if self._around.host in here:
            self._host_seen = self._loop.time()
        if self._host_gone is not None:
            self._host_gone.cancel()
            self._host_gone = None
        if self._around.next_host(here) is not None:
            when = max(self._host_seen + self._settings.host_away, self._loop.time())
            self._host_gone = self._loop.call_at(when, self._hand_on_host)

    def _hand_on_host(self) -> None:
        self._host_gone = None
        if not self.closed:
            self._deeds.append(_Deed(lambda: self._around.hand_on_host(self._gathering.here())))
            if self._working is None:
                self._working = self._loop.create_task(self._work())


class GameRoom(Room):
    """A room where the program runs the game: bots, and passes of people who can only pass, are automatic."""

    def __init__(
        self,
        table: GameTable,
        so_far: SoFar,
        saved: int,
        lease: Lease,
        storage: Storage,
        bot_processes: BotProcesses,
        settings: ServerSettings,
    ) -> None:
        super().__init__(table, GameTeller(table), saved, lease, storage, settings)
        self.table = table
        self._so_far = so_far
        self._bot_processes = bot_processes
        self._movers = Movers(self, so_far, bot_processes, settings)
        self._draw_timer = DrawTimer(self, settings)
        self._advisers = Advisers(table, self._gathering, so_far, bot_processes)

    def _attempt(self, deed: _Deed[object]) -> None:
        super()._attempt(deed)
        if self.table.to_remove or self.table.applied:
            self._see_who_is_here()
            self.table.settle()
        try:
            self._movers.pass_at_once()
        except RulesError:
            logger.exception("The rules failed at table %s", self.lease.code)

    def _kept(self, entries: Sequence[EveryEntry]) -> None:
        self._so_far.follow(entries)

    def _wake(self) -> None:
        self._movers.wake()
        self._draw_timer.wake()

    def _be_small(self) -> None:
        self.table.looks.forget()
        if self.table.game is not None:
            self.table.game.forget_past()

    @property
    def is_busy(self) -> bool:
        return self._movers.are_busy or self._draw_timer.is_busy or self._advisers.are_busy

    async def end(self) -> None:
        await super().end()
        await self._movers.stop()
        await self._draw_timer.stop()
        await self._advisers.stop()
        self._bot_processes.forget(self._so_far.name)

    def do(self, person: Person, command: EveryCommand) -> Learned | None:
        if not isinstance(command, get_args(AnyCommand)):
            raise Refused(ELSEWHERE)
        return self.table.do(person, command)

    def find_out(self, command: EveryCommand, guest: Guest) -> None:
        if isinstance(command, Advise):
            self._advisers.ask(command, guest)


class PaperRoom(Room):
    """A room with a paper table: what happens there happens at a time."""

    def __init__(
        self, table: CompanionTable, saved: int, lease: Lease, storage: Storage, settings: ServerSettings
    ) -> None:
        super().__init__(table, PaperTeller(table), saved, lease, storage, settings)
        self.table = table

    def do(self, person: Person, command: EveryCommand) -> Learned | None:
        if not isinstance(command, get_args(CompanionCommand)):
            raise Refused(ELSEWHERE)
        self.table.now = round(time.time(), 1)
        self.table.do(person, command)
        return None

    async def leave(self, guest: Guest) -> None:
        if guest.person is not None:
            self.table.let_go(guest.person)
        await super().leave(guest)


class RoomVisit:
    """Somebody with a connection to a room in this process."""

    __slots__ = ("_guest", "_person", "_room")

    def __init__(self, room: Room, guest: Guest, person: Person | None) -> None:
        self._room = room
        self._guest = guest
        self._person = person

    @property
    def sits(self) -> bool:
        return self._person is not None and self._person.seat is not None

    async def do(self, command: EveryCommand) -> int:
        """Ask for something; what comes of it goes to the connection. Returns how many bytes were stored."""
        stored = 0
        with suppress(Moved, RulesError):
            try:
                learned, stored = await self._room.happen_counted(lambda: self._do(command))
            except Refused as refused:
                self._guest.tell(Refusal(str(refused)))
            else:
                if learned is not None:
                    self._guest.tell(learned)
                self._room.find_out(command, self._guest)
        return stored

    def _do(self, command: EveryCommand) -> Learned | None:
        if self._person is None:
            raise Refused("You are only watching. Join the table to take part.")
        self._room.check_stored(self._person, command)
        return self._room.do(self._person, command)

    async def leave(self) -> None:
        await self._room.leave(self._guest)
