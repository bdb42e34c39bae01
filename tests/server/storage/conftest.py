"""A place to keep tables in, of each kind; and processes that can be killed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from planechase.server.storage import storage_for
from planechase.server.storage.storage_base import Lease, Storage


class Place:
    """A database, as whoever starts a server on it sees it."""

    def __init__(self, url: str, processes: AsyncExitStack) -> None:
        self.url = url
        self._processes = processes

    async def open(self) -> Storage:
        """A process that has opened it; stopped after the test at the latest."""
        return await self._processes.enter_async_context(running(storage_for(self.url)))


@asynccontextmanager
async def running(storage: Storage) -> AsyncIterator[Storage]:
    """A storage between start and stop."""
    await storage.start()
    try:
        yield storage
    finally:
        await storage.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    address: str = request.getfixturevalue("postgresql_url")
    return address


@pytest.fixture
async def place(url: str) -> AsyncIterator[Place]:
    async with AsyncExitStack() as processes:
        yield Place(url, processes)


@pytest.fixture
async def storage(place: Place) -> Storage:
    return await place.open()


async def owned(storage: Storage, code: str) -> Lease:
    """The lease of a table that nobody else owns."""
    lease = await storage.lease(code)
    assert isinstance(lease, Lease)
    return lease
