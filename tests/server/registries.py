"""Houses for tests: on a storage in memory, quick, and ended with the test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.server.people import Somebody, comes

from planechase.server.bot_processes import BotProcesses
from planechase.server.connections import Entrance
from planechase.server.server_settings import ServerSettings
from planechase.server.storage.storage_base import Storage
from planechase.server.table_registry import TableRegistry
from planechase.tables import commands as ask
from planechase.tables.plans import Plan

QUICK = ServerSettings(pace=0, quiet=(0, 0))
DUEL = Plan(players=2, seed=3)


@asynccontextmanager
async def running(
    storage: Storage, settings: ServerSettings = QUICK, bot_processes: BotProcesses | None = None
) -> AsyncIterator[TableRegistry]:
    """A registry that is open. Without bot processes its bots do the simplest thing, at once."""
    registry = TableRegistry(storage, bot_processes if bot_processes is not None else BotProcesses(workers=0), settings)
    await registry.start()
    try:
        yield registry
    finally:
        await registry.stop()


class Pair:
    """Two people who play with each other."""

    def __init__(
        self, registry: TableRegistry, entrances: tuple[Entrance, Entrance], ann: Somebody, bob: Somebody
    ) -> None:
        self.registry = registry
        self.entrances = entrances
        self.ann = ann
        self.bob = bob

    @property
    def code(self) -> str:
        return self.entrances[0].code

    @property
    def asked(self) -> Somebody:
        """Who is to answer now."""
        return self.ann if self.ann.is_asked else self.bob

    @property
    def other(self) -> Somebody:
        return self.bob if self.ann.is_asked else self.ann

    async def keep_hands(self) -> None:
        """Both keep what they have drawn."""
        for _ in range(2):
            await self.asked.answer(False)


async def two_people(registry: TableRegistry, plan: Plan = DUEL) -> Pair:
    """Ann, who is the host, and Bob sit at a table and have begun."""
    ann_enters = await registry.open("Ann", plan)
    bob_enters = await registry.join(ann_enters.code, "Bob")
    ann, bob = await comes(registry, ann_enters), await comes(registry, bob_enters)
    await ann.do(ask.Sit(0))
    await bob.do(ask.Sit(1))
    await ann.do(ask.Begin())
    return Pair(registry, (ann_enters, bob_enters), ann, bob)
