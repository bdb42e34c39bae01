"""The registry: all tables of a server, found by their codes and loaded when somebody comes.

Where several processes share a storage, each table runs in one of them. The others relay their connections to it
(`relaying`). A table is never in two rooms: only the process that holds its lease can write into its journal.
"""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Final

import msgspec

from planechase.server import summaries, table_loading
from planechase.server.bot_processes import BotProcesses, SoFar
from planechase.server.bot_worker import Consultation, Pondered
from planechase.server.codes import new_code, new_secret, new_token
from planechase.server.connections import CannotGoOn, ClientConnection, Entrance, TableVisit, TooMany, UnknownToken
from planechase.server.memory_use import give_back, memory_used
from planechase.server.relaying import Relay
from planechase.server.server_settings import Moved, ServerSettings
from planechase.server.storage.storage_base import (
    RENEWED_EVERY,
    CodeTaken,
    EntriesMissing,
    Lease,
    NoTable,
    Owner,
    Storage,
)
from planechase.server.summaries import Summary
from planechase.server.table_rooms import GameRoom, PaperRoom, Room, RoomVisit
from planechase.tables import commands as ask
from planechase.tables.companion.companion_journal import up_to_game
from planechase.tables.companion.companion_plans import CompanionPlan, why_not
from planechase.tables.companion.companion_table import CompanionTable
from planechase.tables.journal import AnyEntry
from planechase.tables.people import Person, PersonId, Refused
from planechase.tables.plans import Plan
from planechase.tables.table import BANNED, CLOSED, GameTable
from planechase.tables.table_kinds import EveryEntry, EveryTable

__all__ = [
    "CannotGoOn",
    "ClientConnection",
    "Entrance",
    "NoTable",
    "Summary",
    "TableRegistry",
    "TableVisit",
    "TooMany",
    "UnknownToken",
]

logger = logging.getLogger(__name__)

_Moving = Coroutine[None, None, Room | Owner | None]

MOST_BREAKS: Final = 3
"""How many of its rooms may break one after the other before a table is given up."""
FULL: Final = "This server has as many tables as it can hold; try again in a few minutes."

Stores = Callable[[int], None]
"""Is told how many bytes are stored for somebody."""

LISTED: Final = 100
"""The maximum number of tables in the list for everybody."""
LOOKED_THROUGH: Final = 1000
"""How many of the most recently changed tables are searched for listed ones."""
TRIES: Final = 5
"""How often to retry when a room was closed just as somebody came."""


def _for_nothing(size: int) -> None:
    """Nobody counts what is stored."""


class TableRegistry:
    """All tables of a server. Call `start` before, and `stop` after everything else."""

    def __init__(
        self,
        storage: Storage,
        bot_processes: BotProcesses | None = None,
        settings: ServerSettings = ServerSettings(),
        memory: Callable[[], int] = memory_used,
    ) -> None:
        self._memory = memory
        self._storage = storage
        self._bot_processes = bot_processes if bot_processes is not None else BotProcesses()
        self._settings = settings
        self._rooms: dict[str, Room] = {}
        self._moving: dict[str, asyncio.Task[Room | Owner | None]] = {}
        """Tables that are being loaded or unloaded."""
        self._lost: dict[str, str] = {}
        """Why tables that were tried cannot be continued."""
        self._breaks: dict[str, int] = {}
        """How many rooms of a table broke, one after the other."""
        self.unloaded = 0
        """How many tables have been unloaded."""
        self._swept = 0
        """How many of them had been when memory was freed last."""
        self._keeping: asyncio.Task[None] | None = None
        self._relay = Relay(storage, self)

    async def start(self) -> None:
        """Begin to look after tables. The storage must have been started."""
        await self._bot_processes.start()
        self._relay.start()
        self._keeping = asyncio.create_task(self._keep())

    async def stop(self) -> None:
        """Close all connections, after what was begun is saved."""
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)
        await asyncio.gather(*self._moving.values(), return_exceptions=True)
        rooms = list(self._rooms.values())
        for room in rooms:
            room.close()
        await self._relay.stop()
        await self._bot_processes.stop()
        await asyncio.gather(*(room.end() for room in rooms))
        for room in rooms:
            await self._storage.release(room.lease)
        self._rooms.clear()

    async def consult(self, so_far: SoFar, consultation: Consultation, address: str) -> Pondered | None:
        """What a bot thinks of a question in a game that is not played here; None if no bot could say."""
        try:
            return await self._bot_processes.ponder(so_far, consultation, address)
        finally:
            self._bot_processes.forget(so_far.name)

    # ------------------------------------------------------------------ coming to a table

    async def open(
        self,
        name: str,
        plan: Plan | None = None,
        begin: bool = False,
        stores: Stores = _for_nothing,
        address: str = "",
    ) -> Entrance:
        """A new table, with its first person, who is the host. With `begin` they sit down and play against bots."""
        token = new_token()
        table = GameTable.opened(plan if plan is not None else Plan(), new_secret())
        person = table.come(name, token, address)
        if begin:
            table.do(person, ask.Sit(0))
            table.do(person, ask.Begin())
        return await self.take_in(table, person, token, stores)

    async def lay(self, name: str, plan: CompanionPlan, stores: Stores = _for_nothing) -> Entrance:
        """A new paper table, with its first device."""
        reason = why_not(plan)
        if reason is not None:
            raise Refused(reason)
        token = new_token()
        table = CompanionTable.opened(plan, new_secret())
        return await self.take_in(table, table.come(name, token), token, stores)

    async def take_in(self, table: EveryTable, person: Person, token: str, stores: Stores = _for_nothing) -> Entrance:
        """Store a table that was made elsewhere, with the person who comes to it."""
        entries: list[EveryEntry] = list(table.unsaved())
        written = [msgspec.json.encode(entry) for entry in entries]
        code = await self.store(written, summaries.written(summaries.about(table)), stores)
        lease = await self._storage.lease(code)
        if isinstance(lease, Lease):
            self._rooms[code] = self._room(table, entries, written, lease)
        return Entrance(code, person.id, token)

    async def store(self, entries: Sequence[bytes], about: bytes, stores: Stores = _for_nothing) -> str:
        """Store a new table, and return its code. It is loaded when somebody comes to it.

        `stores` is told how many bytes that takes.
        """
        self._check_room()
        stores(sum(map(len, entries)))
        while True:
            code = new_code()
            try:
                await self._storage.create(code, entries, about)
            except CodeTaken:
                continue
            return code

    async def join(self, code: str, name: str, address: str = "") -> Entrance:
        """Somebody comes to a table for the first time, from an address, if it says anything about them."""
        token = new_token()
        person = await self._come(code, name, token, address)
        return Entrance(code, person, token)

    async def _come(self, code: str, name: str, token: str, address: str) -> PersonId:
        for _ in range(TRIES):
            room = await self._found(code)
            try:
                if isinstance(room, Owner):
                    return await self._relay.join(room.process, code, name, token, address)
                return await room.come(name, token, address)
            except Moved:
                continue
        raise TooMany("This table cannot be reached just now; try again in a moment.")

    async def enter(self, code: str, token: str | None, connection: ClientConnection, address: str = "") -> TableVisit:
        """Connect somebody to a table; without a token they only watch.

        Raises `NoTable`, `UnknownToken`, or `Refused` with a sentence: `TooMany`, `CannotGoOn`. What else is raised is
        the storage's trouble, which may be over a little later.
        """
        for _ in range(TRIES):
            room = await self._found(code)
            try:
                if isinstance(room, Owner):
                    return await self._relay.enter(room.process, code, token, connection, address)
                return await room.enter(token, connection, address)
            except Moved:
                continue
        raise TooMany("This table cannot be reached just now; try again in a moment.")

    async def enter_here(self, code: str, token: str | None, connection: ClientConnection, address: str) -> RoomVisit:
        """The same for a forwarded connection: it is not forwarded again (`Moved`)."""
        return await (await self._found_here(code)).enter(token, connection, address)

    async def come_here(self, code: str, name: str, token: str, address: str) -> PersonId:
        """The same for somebody who came for the first time."""
        return await (await self._found_here(code)).come(name, token, address)

    async def _found_here(self, code: str) -> Room:
        room = await self._found(code)
        if isinstance(room, Owner):
            raise Moved
        return room

    # ------------------------------------------------------------------ reading

    async def summaries(self, codes: Sequence[str] | None = None, most: int = 100) -> list[Summary]:
        """Tables in a list, the last changed first; of these codes, or of all."""
        return [
            summaries.summary(each.code, each.about, each.changed) for each in await self._storage.tables(codes, most)
        ]

    async def mine(self, entrances: Sequence[tuple[str, str]]) -> list[Summary]:
        """The tables that somebody can come back to, by codes and tokens; those with a wrong token are left out."""
        tokens = dict(entrances)
        found = await self._storage.tables(list(tokens), len(tokens))
        listed = [summaries.summary(each.code, each.about, each.changed, tokens[each.code]) for each in found]
        return [each for each in listed if each.person is not None]

    async def look(self, code: str, token: str | None, address: str = "") -> Summary:
        """One table, for somebody with this token, or a stranger from this address.

        Raises `NoTable` or `UnknownToken`, or `Refused` where the host wants no strangers, or none from there.
        """
        found = await self._storage.tables([code], 1)
        if not found:
            raise NoTable(code)
        table = summaries.summary(code, found[0].about, found[0].changed, token)
        if token is not None and table.person is None:
            raise UnknownToken
        if token is None and table.access == "closed":
            raise Refused(CLOSED)
        if token is None and summaries.is_banned(code, found[0].about, address):
            raise Refused(BANNED)
        return table

    async def listed(self) -> list[Summary]:
        """The games that go on at tables whose hosts opened them to everybody, the last changed first."""
        listed = [each for each in await self._storage.tables(None, LOOKED_THROUGH) if summaries.is_listed(each.about)]
        return [summaries.summary(each.code, each.about, each.changed) for each in listed[:LISTED]]

    async def journal(self, code: str) -> list[AnyEntry]:
        """The journal of a table, for replays, exports and games that continue from it. Raises `NoTable`."""
        kept = await self._journal(code)
        if table_loading.is_of_paper(kept):
            raise Refused("This table is for paper cards; there is only a summary of its games.")
        return table_loading.read(kept)

    async def paper(self, code: str, game: int | None = None) -> CompanionTable:
        """A paper table as it is, to look back at, or as it was after one of its games. Raises `NoTable`."""
        kept = await self._journal(code)
        if not table_loading.is_of_paper(kept):
            raise Refused("No paper cards are played at this table.")
        entries = table_loading.read_paper(kept)
        return await table_loading.loaded_paper(entries if game is None else up_to_game(entries, game))

    async def _journal(self, code: str) -> list[bytes]:
        """What is stored of a table. Raises `NoTable` or `CannotGoOn`."""
        try:
            return await self._storage.journal(code)
        except EntriesMissing as problem:
            raise CannotGoOn(table_loading.DAMAGED) from problem

    # ------------------------------------------------------------------ loading and unloading

    async def _found(self, code: str) -> Room | Owner:
        """The room of a table, or the process that owns it."""
        while True:
            room = self._rooms.get(code)
            if room is not None and not room.closed:
                return room
            moving = self._moving.get(code)
            if moving is None or moving.done():  # to wait for what is done lets nobody else have a turn
                moving = self._move(code, self._load(code))
            found = await asyncio.shield(moving)
            if found is not None:
                return found

    def _move(self, code: str, how: _Moving) -> asyncio.Task[Room | Owner | None]:
        task = asyncio.create_task(how)
        self._moving[code] = task
        task.add_done_callback(lambda done: self._moved(code, done))
        return task

    def _moved(self, code: str, done: asyncio.Task[Room | Owner | None]) -> None:
        if self._moving.get(code) is done:
            del self._moving[code]

    async def _load(self, code: str) -> Room | Owner | None:
        if code in self._lost:
            raise CannotGoOn(self._lost[code])
        old = self._rooms.pop(code, None)
        if old is not None:
            await old.end()
            self._check_breaking(code, old)
        self._check_room()
        lease = await self._storage.lease(code)
        if isinstance(lease, Owner):
            return lease
        try:
            journal = await self._journal(code)
            room = self._rooms[code] = await self._made(lease, journal)
        except CannotGoOn as problem:
            await self._storage.release(lease)
            self._lost[code] = str(problem)
            logger.error("Table %s cannot be continued: %s", code, problem, exc_info=problem.__cause__)
            raise
        return room

    def _check_breaking(self, code: str, old: Room) -> None:
        """Give up a table whose rooms break one after the other; its clients would come back for ever."""
        breaks = self._breaks.pop(code, 0) + 1 if old.is_broken else 0
        if breaks >= MOST_BREAKS:
            self._lost[code] = table_loading.KEEPS_BREAKING
            raise CannotGoOn(self._lost[code])
        if breaks:
            self._breaks[code] = breaks

    async def _made(self, lease: Lease, journal: Sequence[bytes]) -> Room:
        """The room of a table, made from its journal."""
        if table_loading.is_of_paper(journal):
            paper = table_loading.read_paper(journal)
            return self._room(await table_loading.loaded_paper(paper), paper, journal, lease)
        entries = table_loading.read(journal)
        return self._room(await table_loading.loaded(entries), entries, journal, lease)

    def _room(self, table: EveryTable, entries: Sequence[EveryEntry], written: Sequence[bytes], lease: Lease) -> Room:
        room = self._empty_room(table, entries, lease)
        room.count_stored(entries, written)
        return room

    def _empty_room(self, table: EveryTable, entries: Sequence[EveryEntry], lease: Lease) -> Room:
        if isinstance(table, CompanionTable):
            return PaperRoom(table, len(entries), lease, self._storage, self._settings)
        so_far = SoFar(f"{lease.code} {lease.fence} {new_code()}", entries)
        return GameRoom(table, so_far, len(entries), lease, self._storage, self._bot_processes, self._settings)

    async def _unload(self, code: str) -> Room | Owner | None:
        """Unload a table that nobody needs in memory."""
        room = self._rooms.pop(code)
        await room.end()
        await self._storage.release(room.lease)
        self.unloaded += 1
        return None

    def _check_room(self) -> None:
        """Unload a table if there are too many; refuse if none can be unloaded, or if there is no memory left."""
        if self._is_short_of_memory:
            raise TooMany(FULL)
        if len(self._rooms) < self._settings.most_tables:
            return
        longest = max(self._rooms, key=lambda code: self._rooms[code].idle_for())
        if not self._rooms[longest].idle_for() > 0 or longest in self._moving:
            raise TooMany(FULL)
        self._move(longest, self._unload(longest))

    async def _keep(self) -> None:
        """Look after leases, after tables nobody needs any more, and after those that are elsewhere."""
        while True:
            await asyncio.sleep(RENEWED_EVERY)
            try:
                await self._renew()
                self._tidy()
                if self._is_short_of_memory:
                    await self._free_memory()
                await self._relay.look_after()
            except Exception:
                logger.exception("The storage does not answer")

    async def _renew(self) -> None:
        for lease in await self._storage.renew():
            room = self._rooms.get(lease.code)
            if room is not None and room.lease == lease:
                room.close()

    @property
    def _is_short_of_memory(self) -> bool:
        return self._memory() > self._settings.most_memory

    async def _free_memory(self) -> None:
        """Unload the tables where nobody is, let the others rest, and give back what that frees."""
        for code, room in list(self._rooms.items()):
            if code not in self._moving and room.idle_for() > 0:
                self._move(code, self._unload(code))
            else:
                room.rest(after=RENEWED_EVERY)
        if self._swept != self.unloaded:
            self._swept = self.unloaded
            gc.collect()
        await asyncio.to_thread(give_back)

    def _tidy(self) -> None:
        for code, room in list(self._rooms.items()):
            if code not in self._moving and (room.closed or room.idle_for() > self._settings.unload_after):
                self._move(code, self._unload(code))
            else:
                room.rest()
