"""Messages between processes: they lie in a table, and a notification says that there are some.

The table is not logged: messages are of the moment, and a crash of the database may take them. Each sender numbers its
messages to each receiver; so a message that came twice is known, and one that is missing as well.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Final

import psycopg
from psycopg import AsyncConnection

from planechase.server.storage.postgresql.batching import Queue, QueuedRequest
from planechase.server.storage.postgresql.database_connections import PATIENCE_AT_THE_END, Address, DatabaseConnection
from planechase.server.storage.storage_base import LOST, ProcessId, Unavailable

CHANNEL: Final = "planechase_"

MOST_TOGETHER: Final = 500
LARGEST_TOGETHER: Final = 4_000_000
"""How many messages, or about how many bytes, are sent or fetched at once."""

LOOKED_EVERY: Final = 1.0
"""How often, in seconds, the mailbox is checked without a notification: this finds a broken connection."""

SEND: Final = """
    WITH new AS (
        SELECT * FROM unnest(%(receivers)s::text[], %(numbers)s::bigint[], %(letters)s::bytea[])
            AS new (receiver, number, letter)
    ), written AS (
        INSERT INTO planechase.letters (receiver, sender, number, letter)
        SELECT receiver, %(sender)s, number, letter FROM new
        ON CONFLICT DO NOTHING
    )
    SELECT pg_notify(%(channel)s || receiver, '') FROM (SELECT DISTINCT receiver FROM new) AS receivers
"""

FETCH: Final = """
    DELETE FROM planechase.letters WHERE (receiver, sender, number) IN (
        SELECT receiver, sender, number FROM (
            SELECT receiver, sender, number,
                sum(length(letter)) OVER (ORDER BY sender, number) - length(letter) AS before
            FROM (
                SELECT * FROM planechase.letters WHERE receiver = %(receiver)s
                ORDER BY sender, number LIMIT %(most)s
            ) AS first
        ) AS measured
        WHERE before < %(largest)s
    ) RETURNING sender, number, letter
"""


class QueuedMessage(QueuedRequest, eq=False):
    """A message on its way, and who waits until it is posted."""

    to: ProcessId
    number: int
    message: bytes


class PostgresMessages:
    """`ProcessMessages` by way of the database, from `start` to `stop`."""

    def __init__(self, process: ProcessId, address: Address) -> None:
        self._process = process
        # A message need not outlive a loss of power: nobody has to wait for the disk.
        self._sending = DatabaseConnection(address, "SET synchronous_commit = off")
        self._fetching = DatabaseConnection(address, "SET synchronous_commit = off", f"LISTEN {CHANNEL}{process}")
        self._sent: dict[ProcessId, int] = {}
        self._received: dict[ProcessId, int] = {}
        self._broken = False
        self._outgoing = Queue(self._send_next)
        self._at_the_mailbox = asyncio.Lock()

    async def start(self) -> None:
        """Have a mailbox: from now on messages can come."""
        await self._fetching.do(_nothing)
        self._outgoing.start()

    async def stop(self) -> None:
        """Send what is left to send, then disconnect. Readers get no more messages."""
        if await self._outgoing.stop():
            with suppress(Unavailable):
                await self._sending.do(self._wake_reader, PATIENCE_AT_THE_END)
        await self._sending.close()
        async with self._at_the_mailbox:
            await self._fetching.close()

    async def _wake_reader(self, connection: AsyncConnection, again: bool) -> None:
        await connection.execute("SELECT pg_notify(%s, '')", (CHANNEL + self._process,))

    async def send(self, to: ProcessId, message: bytes) -> None:
        """As `ProcessMessages.send`. It is in the mailbox when this returns."""
        if not message:
            raise ValueError("an empty message says nothing")
        if not self._outgoing.is_open:
            raise Unavailable("The database is not open.")
        number = self._sent[to] = self._sent.get(to, 0) + 1
        await self._outgoing.do(QueuedMessage(to, number, message))

    async def _send_next(self, outgoing: deque[QueuedMessage]) -> None:
        together: list[QueuedMessage] = []
        size = 0
        while outgoing and len(together) < MOST_TOGETHER and size < LARGEST_TOGETHER:
            together.append(outgoing.popleft())
            size += len(together[-1].message)
        await self._send(together)

    async def _send(self, together: list[QueuedMessage]) -> None:
        async def work(connection: AsyncConnection, again: bool) -> None:
            await connection.execute(
                SEND,
                {
                    "receivers": [message.to for message in together],
                    "numbers": [message.number for message in together],
                    "letters": [message.message for message in together],
                    "sender": self._process,
                    "channel": CHANNEL,
                },
            )

        failure: Exception | None = None
        try:
            await self._sending.do(work)
        except Exception as error:
            failure = error
        for message in together:
            message.tell(failure)

    async def messages(self) -> AsyncIterator[tuple[ProcessId, bytes]]:
        """As `ProcessMessages.messages`."""
        while self._outgoing.is_open:
            for sender, message in await self._arrived():
                yield sender, message

    async def _arrived(self) -> list[tuple[ProcessId, bytes]]:
        """What is in the mailbox; if nothing is, wait a while for a notification."""
        async with self._at_the_mailbox:
            try:
                connection = await self._fetching.connection()
                found = await self._fetch(connection)
                if not found:
                    await _until_notified(connection)
            except (psycopg.OperationalError, psycopg.InterfaceError):
                await self._fetching.close()
                return await self._after_a_break()
            except asyncio.CancelledError:
                await self._fetching.close()
                raise
        self._broken = False
        return [
            (sender, message) for sender, number, whole in found for message in self._in_order(sender, number, whole)
        ]

    async def _after_a_break(self) -> list[tuple[ProcessId, bytes]]:
        """Once for each break: some of anybody's messages may have gone with the connection."""
        await asyncio.sleep(LOOKED_EVERY / 10)
        known = [] if self._broken else list(self._received)
        self._broken = True
        return [(sender, LOST) for sender in known]

    async def _fetch(self, connection: AsyncConnection) -> list[tuple[ProcessId, int, bytes]]:
        about = {"receiver": self._process, "most": MOST_TOGETHER, "largest": LARGEST_TOGETHER}
        found = await connection.execute(FETCH, about, binary=True)
        return sorted(await found.fetchall())

    def _in_order(self, sender: ProcessId, number: int, message: bytes) -> list[bytes]:
        """What the reader gets for this message: nothing if it came before, and first of all that some are missing."""
        last = self._received.get(sender, 0)
        if number <= last:
            return []
        self._received[sender] = number
        return [message] if number == last + 1 else [LOST, message]


async def _nothing(connection: AsyncConnection, again: bool) -> None:
    """Only to be connected."""


async def _until_notified(connection: AsyncConnection) -> None:
    async for _ in connection.notifies(timeout=LOOKED_EVERY, stop_after=1):
        return
