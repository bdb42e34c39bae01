"""Letters where there is only one process: to oneself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from planechase.server.storage.storage_base import ProcessId


class SqliteMessages:
    """`ProcessMessages` for one process. There is nobody else: letters to others are lost."""

    def __init__(self, process: ProcessId) -> None:
        self._process = process
        self._arrived: asyncio.Queue[bytes | None] = asyncio.Queue()

    async def send(self, to: ProcessId, letter: bytes) -> None:
        if not letter:
            raise ValueError("an empty letter says nothing")
        if to == self._process:
            self._arrived.put_nowait(letter)

    async def letters(self) -> AsyncIterator[tuple[ProcessId, bytes]]:
        while (letter := await self._arrived.get()) is not None:
            yield self._process, letter

    def close(self) -> None:
        """No more letters come."""
        self._arrived.put_nowait(None)
