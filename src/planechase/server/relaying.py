"""Tables that are played in another process: commands go there, and what people are told comes back.

A connection that came to this process is known to the other by a number of ours. If the other process dies or messages
are lost, the connection is closed (`MOVED`); the client reconnects to wherever the table is then.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final, Protocol

import msgspec

from planechase.server import process_messages
from planechase.server.connections import (
    CannotGoOn,
    ClientConnection,
    Closing,
    RoomBroke,
    TableVisit,
    TooMany,
    UnknownToken,
)
from planechase.server.process_messages import (
    Admitted,
    Alive,
    AnyProcessMessage,
    Asked,
    Closed,
    Connect,
    ConnectionGone,
    Join,
    MessageForConnection,
    NotAdmitted,
    Outbox,
    Reset,
)
from planechase.server.server_settings import Moved
from planechase.server.storage.storage_base import LEASE_LASTS, LOST, NoTable, ProcessId, Storage
from planechase.tables.people import PersonId, Refused
from planechase.tables.table_kinds import EveryCommand

logger = logging.getLogger(__name__)

_COMMAND: Final[msgspec.json.Decoder[EveryCommand]] = msgspec.json.Decoder(EveryCommand)

ANSWERED_WITHIN: Final = LEASE_LASTS + 2.0
"""After how many seconds without a message a process counts as dead: its leases have expired by then."""
MOST_MESSAGES: Final = 4000
"""How many messages to one process may wait; connections that send more are closed."""

_SORRY: Final[tuple[type[Exception], ...]] = (NoTable, UnknownToken, TooMany, CannotGoOn, RoomBroke, Refused, Moved)
"""Why somebody cannot enter; the most specific kind counts."""


class TableHost(Protocol):
    """Where the tables of this process are."""

    async def enter_here(
        self, code: str, token: str | None, connection: ClientConnection, address: str
    ) -> TableVisit: ...

    async def come_here(self, code: str, name: str, token: str, address: str) -> PersonId: ...


class Relay:
    """Forwards connections to other processes, and accepts those that others forward."""

    def __init__(self, storage: Storage, host: TableHost) -> None:
        self.host = host
        self._storage = storage
        self._last = 0
        """The number of the last connection or question that was forwarded."""
        self._away: dict[int, Away] = {}
        """Our connections at tables of other processes."""
        self._asked: dict[int, _Question] = {}
        """Our clients that wait to enter."""
        self._strangers: dict[tuple[ProcessId, int], Stranger] = {}
        """Connections of other processes at our tables."""
        self._heard: dict[ProcessId, float] = {}
        """When a process of strangers last wrote."""
        self._out: dict[ProcessId, Outbox] = {}
        self._reading: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._reading = asyncio.create_task(self._read())

    async def stop(self) -> None:
        """Close all forwarded connections, and send what is left to send."""
        for away in tuple(self._away.values()):
            self._forget(away)
        strangers = list(self._strangers.values())
        for stranger in strangers:
            stranger.close(Closing.MOVED)
        await asyncio.gather(*(stranger.end() for stranger in strangers))
        await asyncio.gather(*(outbox.end() for outbox in self._out.values()))
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)

    # ------------------------------------------------------------------ our connections at tables of others

    async def enter(
        self, owner: ProcessId, code: str, token: str | None, connection: ClientConnection, address: str
    ) -> TableVisit:
        """Forward a connection. Raises what the owner of the table raises, or `Moved` if it is no longer the owner."""
        away = Away(self, owner, code, self._number(), connection)
        self._away[away.number] = away
        try:
            away.sits = (await self._ask(owner, code, Connect(away.number, code, token, address))).sits
        except BaseException:
            self._away.pop(away.number, None)
            self.post(owner, ConnectionGone(away.number))
            raise
        return away

    async def join(self, owner: ProcessId, code: str, name: str, token: str, address: str) -> PersonId:
        """Let somebody come to a table of another process for the first time. Raises as `enter` does."""
        welcome = await self._ask(owner, code, Join(self._number(), code, name, token, address))
        assert welcome.person is not None
        return welcome.person

    async def _ask(self, owner: ProcessId, code: str, message: Connect | Join) -> Admitted:
        question = self._asked[message.number] = _Question(owner, code)
        self.post(owner, message)
        try:
            async with asyncio.timeout(ANSWERED_WITHIN):
                return await question.answer
        except TimeoutError:
            raise Moved from None
        finally:
            del self._asked[message.number]

    def _number(self) -> int:
        self._last += 1
        return self._last

    def _forget(self, away: Away) -> None:
        """The table of a connection has moved: the client comes back and finds it."""
        if self._away.pop(away.number, None) is not None:
            self.post(away.owner, ConnectionGone(away.number))
            away.connection.close(Closing.MOVED)

    def leave(self, away: Away) -> None:
        """One of our connections is gone."""
        if self._away.pop(away.number, None) is not None:
            self.post(away.owner, ConnectionGone(away.number))

    async def look_after(self) -> None:
        """Find dead processes: owners of tables with our connections, and owners of connections at our tables."""
        now = asyncio.get_running_loop().time()
        for process in {away.owner for away in self._away.values()}:
            self.post(process, Alive(0))
        for stranger in tuple(self._strangers.values()):
            if now - self._heard.get(stranger.process, now) > ANSWERED_WITHIN:
                stranger.gone()
        codes = {away.code for away in self._away.values()} | {each.code for each in self._asked.values()}
        if not codes:
            return
        owners = await self._storage.owners(sorted(codes))
        for away in tuple(self._away.values()):
            if away.number not in self._asked and owners.get(away.code) != away.owner:
                self._forget(away)
        for question in tuple(self._asked.values()):
            if owners.get(question.code) != question.owner:
                question.fail(Moved())

    # ------------------------------------------------------------------ messages

    def post(self, to: ProcessId, message: AnyProcessMessage) -> None:
        """Send a message, after those that wait already."""
        if to not in self._out or self._out[to].ended:
            self._out[to] = Outbox(self._storage, to)
        self._out[to].put(process_messages.written(message))

    def is_full(self, to: ProcessId) -> bool:
        """Whether too many messages wait to be sent to a process."""
        return to in self._out and len(self._out[to]) >= MOST_MESSAGES

    async def _read(self) -> None:
        async for sender, message in self._storage.post.messages():
            self._heard[sender] = asyncio.get_running_loop().time()
            if message == LOST:
                self._lost(sender)
                continue
            try:
                self._take(sender, process_messages.read(message))
            except Exception:
                logger.exception("A message could not be understood")

    def _take(self, sender: ProcessId, message: AnyProcessMessage) -> None:
        match message:
            case Connect() | Join():
                stranger = self._strangers[sender, message.number] = Stranger(self, sender, message.number)
                stranger.come(message)
            case Asked() | ConnectionGone():
                if (sender, message.number) in self._strangers:
                    self._strangers[sender, message.number].take(message)
                elif isinstance(message, Asked):
                    self.post(sender, Closed(message.number, Closing.MOVED))
            case Admitted() | NotAdmitted():
                if message.number in self._asked:
                    self._asked[message.number].take(message)
            case MessageForConnection(number=number, message=content):
                if number in self._away:
                    self._away[number].connection.send(content)
            case Closed(number=number, code=code):
                away = self._away.pop(number, None)
                if away is not None:
                    away.connection.close(code)
            case Reset():
                self._lost(sender)

    def _lost(self, sender: ProcessId) -> None:
        """Messages of a process are lost: nobody knows what they said, so all that depended on them starts again."""
        for away in tuple(self._away.values()):
            if away.owner == sender:
                self._forget(away)
        for question in tuple(self._asked.values()):
            if question.owner == sender:
                question.fail(Moved())
        for stranger in tuple(self._strangers.values()):
            if stranger.process == sender:
                stranger.close(Closing.MOVED)
                stranger.gone()

    def part(self, stranger: Stranger) -> None:
        """Remove a connection of another process."""
        if self._strangers.get((stranger.process, stranger.number)) is stranger:
            del self._strangers[stranger.process, stranger.number]


class _Question:
    """A client that waits to enter."""

    __slots__ = ("answer", "code", "owner")

    def __init__(self, owner: ProcessId, code: str) -> None:
        self.owner = owner
        self.code = code
        self.answer: asyncio.Future[Admitted] = asyncio.get_running_loop().create_future()

    def take(self, message: Admitted | NotAdmitted) -> None:
        if isinstance(message, Admitted):
            if not self.answer.done():
                self.answer.set_result(message)
        else:
            kind = next((each for each in _SORRY if each.__name__ == message.why), Moved)
            self.fail(NoTable(self.code) if kind is NoTable else kind(message.sentence))

    def fail(self, why: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(why)


class Away:
    """Somebody with a connection to this process, at a table of another one."""

    __slots__ = ("_relay", "code", "connection", "number", "owner", "sits")

    def __init__(self, relay: Relay, owner: ProcessId, code: str, number: int, connection: ClientConnection) -> None:
        self._relay = relay
        self.owner = owner
        self.code = code
        self.number = number
        self.connection = connection
        self.sits = False

    async def do(self, command: EveryCommand) -> int:
        asked = msgspec.json.encode(command)
        self._relay.post(self.owner, Asked(self.number, asked))
        return len(asked)

    async def leave(self) -> None:
        self._relay.leave(self)


class Stranger:
    """A connection of another process, at a table of ours: what is asked for there is done one after the other."""

    def __init__(self, relay: Relay, process: ProcessId, number: int) -> None:
        self._relay = relay
        self.process = process
        self.number = number
        self._asked: asyncio.Queue[Asked | ConnectionGone] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        if self._relay.is_full(self.process):
            self.close(Closing.TOO_MUCH)
        else:
            self._relay.post(self.process, MessageForConnection(self.number, message))

    def close(self, code: int) -> None:
        self._relay.post(self.process, Closed(self.number, code))
        self.gone()

    def come(self, message: Connect | Join) -> None:
        self._task = asyncio.create_task(self._stay(message))

    def take(self, message: Asked | ConnectionGone) -> None:
        self._asked.put_nowait(message)

    def gone(self) -> None:
        """The connection is gone."""
        self._relay.part(self)
        self.take(ConnectionGone(self.number))

    async def end(self) -> None:
        if self._task is not None:
            await self._task

    async def _stay(self, message: Connect | Join) -> None:
        try:
            visit = await self._let_in(message)
            while visit is not None and isinstance(asked := await self._asked.get(), Asked):
                await visit.do(_COMMAND.decode(asked.command))
            if visit is not None:
                await visit.leave()
        except Exception:
            logger.exception("A connection that was forwarded to us has ended")
            self._relay.post(self.process, Closed(self.number, Closing.MOVED))
        finally:
            self._relay.part(self)

    async def _let_in(self, message: Connect | Join) -> TableVisit | None:
        """Let a connection in, or say why not. Somebody who comes for the first time has none yet."""
        host = self._relay.host
        try:
            if isinstance(message, Join):
                person = await host.come_here(message.code, message.name, message.token, message.address)
                self._relay.post(self.process, Admitted(self.number, person))
                return None
            visit = await host.enter_here(message.code, message.token, self, message.address)
        except _SORRY as problem:
            why = next(each.__name__ for each in type(problem).__mro__ if each in _SORRY)
            self._relay.post(self.process, NotAdmitted(self.number, why, str(problem)))
            return None
        self._relay.post(self.process, Admitted(self.number, sits=visit.sits))
        return visit
