"""Messages where there is only one process: to oneself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from planechase.server.storage.storage_base import ProcessId


class SqliteMessages:
    """`ProcessMessages` for one process. There is nobody else: messages to others are lost."""

    def __init__(self, process: ProcessId) -> None:
        self._process = process
        self._arrived: asyncio.Queue[bytes | None] = asyncio.Queue()

    async def send(self, to: ProcessId, message: bytes) -> None:
        if not message:
            raise ValueError("an empty message says nothing")
        if to == self._process:
            self._arrived.put_nowait(message)

    async def messages(self) -> AsyncIterator[tuple[ProcessId, bytes]]:
        while (message := await self._arrived.get()) is not None:
            yield self._process, message

    def close(self) -> None:
        """No more messages come."""
        self._arrived.put_nowait(None)
