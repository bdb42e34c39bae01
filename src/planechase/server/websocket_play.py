"""Playing over a WebSocket: an introduction, then commands one by one, and messages."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from planechase.server.asgi import Disconnected, WebSocket
from planechase.server.codes import proper_code
from planechase.server.connections import (
    NOT_KEPT,
    CannotGoOn,
    Closing,
    RoomBroke,
    Standing,
    TableVisit,
    TooMany,
    UnknownToken,
)
from planechase.server.decoding import NotUnderstood, decoded
from planechase.server.heavy_work import HeavyWork
from planechase.server.limits import FULL, TOO_FAST, TOO_MANY_CONNECTIONS, Bucket, Limits, distinct, neighbourhood
from planechase.server.open_connections import abort_after, served_connection
from planechase.server.rate_limiting import Counts, TooOften
from planechase.server.server_cards import ServerCards
from planechase.server.storage.storage_base import NoTable, Unavailable
from planechase.server.table_registry import TableRegistry
from planechase.server.viewers import written
from planechase.tables import commands as ask
from planechase.tables.companion.companion_commands import Replan
from planechase.tables.messages import Refusal
from planechase.tables.people import Refused
from planechase.tables.plans import Listed
from planechase.tables.table_kinds import GROWING, EveryCommand

T = TypeVar("T")

logger = logging.getLogger(__name__)

PATIENCE: Final = 2.0
"""How many seconds a client has to read why a connection is closed."""
NORMALLY: Final = 1000


class Introduction(Struct, frozen=True):
    """The first message of a client: a token, or None to watch, and what it has seen already."""

    token: str | None
    number: int | None = None


_introduction: Final = msgspec.json.Decoder(Introduction)
_command: Final[msgspec.json.Decoder[EveryCommand]] = msgspec.json.Decoder(EveryCommand)


class ClientConnections:
    """All connections to tables, so that people who play find room, and all can be told when the server stops."""

    def __init__(self, limits: Limits) -> None:
        self._most_unseated = min(limits.unseated_connections, limits.connections // 2)
        self._open: set[SocketConnection] = set()
        self.stopping = False

    def __len__(self) -> int:
        return len(self._open)

    def add(self, connection: SocketConnection) -> None:
        self._open.add(connection)

    def discard(self, connection: SocketConnection) -> None:
        self._open.discard(connection)

    def check_room(self) -> None:
        """Raise `TooMany` if there is no room for somebody who does not sit at the table they have come to."""
        if len(self._open) <= self._most_unseated:
            return
        if sum(each.visit is not None and not each.visit.sits for each in self._open) >= self._most_unseated:
            raise TooMany(FULL)

    async def close_all(self) -> None:
        """Tell everybody to come back, to this server or to another: the server stops."""
        self.stopping = True
        for connection in tuple(self._open):
            connection.close(Closing.MOVED)
        until = time.monotonic() + PATIENCE
        while self._open and time.monotonic() < until:
            await asyncio.sleep(0.02)


class SocketConnection:
    """A connection over a WebSocket. Messages wait in a bounded queue."""

    def __init__(self, socket: WebSocket, limits: Limits) -> None:
        self.address = neighbourhood(socket.address)
        self.code: int | None = None
        """Why the connection is closed."""
        self.visit: TableVisit | None = None
        self.has_token = False
        self._socket = socket
        self._limits = limits
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._news = asyncio.Event()
        self._delivering: asyncio.Task[None] | None = None

    @property
    def standing(self) -> Standing:
        if self.visit is not None and self.visit.sits:
            return Standing.SITS
        return Standing.KNOWN if self.has_token else Standing.WATCHES

    def make_way(self) -> None:
        """Leave, with a word why: this address has too many connections."""
        self.send(written(Refusal(TOO_MANY_CONNECTIONS)))
        self.close(Closing.TOO_MUCH)

    def send(self, message: bytes) -> None:
        if self.code is not None:
            return
        if len(self._waiting) >= self._limits.waiting or self._bytes + len(message) > self._limits.waiting_bytes:
            self._give_up()
            return
        self._waiting.append(message)
        self._bytes += len(message)
        self._news.set()

    def _give_up(self) -> None:
        """Drop a client that reads too slowly, or not at all: what waits is not sent any more."""
        self._waiting.clear()
        self.close(Closing.TOO_MUCH)
        if self._delivering is not None:
            self._delivering.cancel()

    def close(self, code: int) -> None:
        if self.code is None:
            self.code = code
            self._news.set()

    async def carry(self, conversation: Coroutine[None, None, None]) -> None:
        """Carry a conversation until one side ends it; then say why, and end the connection."""
        self._delivering = asyncio.ensure_future(self._deliver())
        talking = asyncio.ensure_future(conversation)
        await asyncio.wait((self._delivering, talking), return_when=asyncio.FIRST_COMPLETED)
        self.close(NORMALLY)
        talking.cancel()
        await asyncio.wait((talking, self._delivering), timeout=PATIENCE)
        self._delivering.cancel()
        await self.hang_up()

    async def _deliver(self) -> None:
        """Send waiting messages, one after the other, until the connection is closed and all are sent."""
        try:
            while self._waiting or self.code is None:
                if not self._waiting:
                    self._news.clear()
                    await self._news.wait()
                    continue
                message = self._waiting.popleft()
                self._bytes -= len(message)
                await self._socket.send_text(message)
                if self._waiting:
                    # Sending does not wait for the client, so nobody else would have a turn, and the server under us
                    # could not tell us that the client is gone.
                    await asyncio.sleep(0)
        except Disconnected:
            self.close(NORMALLY)

    async def hang_up(self) -> None:
        """Say why, and end the connection, even if the client does not read."""
        abort_after(PATIENCE)
        try:
            async with asyncio.timeout(PATIENCE):
                await self._socket.close(self.code if self.code is not None else NORMALLY)
        except (Disconnected, TimeoutError):
            # A client that has left already, or does not read, needs no goodbye.
            pass


async def play(
    socket: WebSocket,
    code: str,
    registry: TableRegistry,
    connections: ClientConnections,
    limits: Limits,
    counts: Counts,
    heavy_work: HeavyWork,
    server_cards: ServerCards,
) -> None:
    """Sit or watch at a table: messages come and commands go over this connection."""
    await socket.accept()
    connection = SocketConnection(socket, limits)
    if connections.stopping:
        connection.close(Closing.MOVED)
        await connection.hang_up()
        return
    connections.add(connection)
    conversation = _Conversation(socket, connection, connections, registry, limits, counts, heavy_work, server_cards)
    try:
        await connection.carry(conversation.at(proper_code(code)))
    finally:
        connections.discard(connection)


class _Conversation:
    """One connection, from the introduction to the last command."""

    def __init__(
        self,
        socket: WebSocket,
        connection: SocketConnection,
        connections: ClientConnections,
        registry: TableRegistry,
        limits: Limits,
        counts: Counts,
        heavy_work: HeavyWork,
        server_cards: ServerCards,
    ) -> None:
        self._socket = socket
        self._connection = connection
        self._connections = connections
        self._registry = registry
        self._limits = limits
        self._counts = counts
        self._heavy_work = heavy_work
        self._server_cards = server_cards

    async def at(self, code: str) -> None:
        """Talk at a table until the other side leaves, or is sent away."""
        try:
            visit = await self._enter(code)
            if visit is None:
                return
            try:
                await self._listen(visit)
            finally:
                await visit.leave()
        except Disconnected:
            return
        except Unavailable as problem:
            logger.error("%s", problem)
            self._refuse(NOT_KEPT)
            self._connection.close(Closing.UNAVAILABLE)
        except Exception:
            # Whatever it was, it is not theirs to read: they are told to come back, and we read the log.
            logger.exception("A connection to table %s broke.", code)
            self._connection.close(Closing.BROKEN)

    async def _enter(self, code: str) -> TableVisit | None:
        introduction = await self._introduction()
        if introduction is None:
            return None
        address = self._connection.address
        if not self._counts.guesses.has_one(address) and not await self._is_known(code, introduction.token):
            self._refuse(TOO_FAST)
            self._connection.close(Closing.TOO_MUCH)
            return None
        try:
            return await self._visit(code, introduction.token)
        except NoTable:
            self._counts.guesses.take(self._connection.address)
            self._connection.close(Closing.NO_TABLE)
        except UnknownToken:
            self._counts.guesses.take(self._connection.address)
            self._connection.close(Closing.UNKNOWN_TOKEN)
        except TooMany as refused:
            self._refuse(str(refused))
            self._connection.close(Closing.TOO_MUCH)
        except (CannotGoOn, RoomBroke) as problem:
            self._refuse(str(problem))
            self._connection.close(Closing.BROKEN)
        except Refused as refused:
            self._refuse(str(refused))
            self._connection.close(Closing.NOT_ADMITTED)
        return None

    async def _visit(self, code: str, token: str | None) -> TableVisit:
        """Come to a table. Raises `TooMany` where only people who sit there still find room."""
        if token is None:
            self._connections.check_room()
        visit = await self._registry.enter(code, token, self._connection, distinct(self._connection.address))
        self._connection.has_token = token is not None
        try:
            self._settle(visit)
        except TooMany:
            await visit.leave()
            raise
        return visit

    def _settle(self, visit: TableVisit) -> None:
        if not visit.sits:
            self._connections.check_room()
        self._connection.visit = visit
        open_connection = served_connection()
        if open_connection is not None and not open_connection.settle(self._connection):
            self._connection.visit = None
            raise TooMany(TOO_MANY_CONNECTIONS)

    async def _is_known(self, code: str, token: str | None) -> bool:
        """Whether somebody comes back with the right token: they may, whatever others at their address have guessed."""
        try:
            return token is not None and (await self._registry.look(code, token)).person is not None
        except (NoTable, UnknownToken):
            return False

    async def _introduction(self) -> Introduction | None:
        """Receive the introduction, which must come soon."""
        try:
            async with asyncio.timeout(self._limits.introduction):
                return decoded(_introduction, await self._socket.receive_text())
        except TimeoutError:
            self._connection.close(Closing.TOO_MUCH)
        except NotUnderstood as problem:
            self._refuse(str(problem))
            self._connection.close(Closing.UNKNOWN_TOKEN)
        return None

    async def _listen(self, visit: TableVisit) -> None:
        """Do one command after the other; the next is read when the one before it is done."""
        bucket = Bucket(self._limits.commands, time.monotonic())
        while self._connection.code is None:
            said = await self._socket.receive_text()
            if not bucket.take(time.monotonic()):
                self._refuse(TOO_FAST)
                self._connection.close(Closing.TOO_MUCH)
                return
            try:
                command = decoded(_command, said)
                is_talk = isinstance(command, GROWING)
                if isinstance(command, ask.Propose):
                    self._limits.check(command.plan)
                if isinstance(command, Replan):
                    self._limits.check_companion(command.plan)
                if isinstance(command, ask.Bring) and isinstance(command.deck, Listed):
                    self._limits.check_list(command.deck.text)
                (self._counts.may_store if is_talk else self._counts.may_play)(self._connection.address)
                command = await self._with_cards(command)
            except (NotUnderstood, Refused, TooOften) as refused:
                self._refuse(str(refused))
            else:
                size = await visit.do(command)
                (self._counts.stores if is_talk else self._counts.plays)(self._connection.address, size)

    async def _with_cards(self, command: EveryCommand) -> EveryCommand:
        """A command with the cards of this server that its plan names; looking them up takes a moment."""
        if isinstance(command, ask.Propose):
            plan = command.plan
            return ask.Propose(await self._worked_out(lambda: self._server_cards.plan(plan)))
        if isinstance(command, ask.Bring):
            deck = command.deck
            return ask.Bring(await self._worked_out(lambda: self._server_cards.deck(deck)))
        return command

    async def _worked_out(self, job: Callable[[], T]) -> T:
        return await self._heavy_work.do(self._connection.address, job)

    def _refuse(self, sentence: str) -> None:
        self._connection.send(written(Refusal(sentence)))
