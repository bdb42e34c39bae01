"""The draw of a seed at a server's table: how long it waits for people, and for whom."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from tests.server.memory import Memory, MemoryStorage
from tests.server.people import Somebody, comes
from tests.server.registries import running

from planechase.server.connections import Entrance
from planechase.server.server_settings import ServerSettings
from planechase.server.table_registry import TableRegistry
from planechase.tables import commands as ask
from planechase.tables.plans import Plan
from planechase.tables.seed_terms import seal_of

pytestmark = pytest.mark.anyio

NUMBER = "ab" * 32
PLAN = Plan(variants=(), players=2)


@pytest.fixture
async def storage() -> AsyncIterator[MemoryStorage]:
    storage = Memory().storage()
    await storage.start()
    yield storage
    await storage.stop()


async def seals(somebody: Somebody, entrance: Entrance, number: str = NUMBER) -> None:
    attempt = somebody.company.draw.attempt
    seal = seal_of(somebody.company.commitment, attempt, entrance.person, number)
    await somebody.do(ask.SealNumber(attempt, seal))


async def two_who_seal(registry: TableRegistry) -> tuple[list[Entrance], Somebody, Somebody]:
    """Ann and Bob sit, have sealed their numbers, and Ann has begun."""
    entrances = [await registry.open("Ann", PLAN)]
    entrances.append(await registry.join(entrances[0].code, "Bob"))
    ann, bob = [await comes(registry, entrance) for entrance in entrances]
    for seat, (somebody, entrance) in enumerate(zip((ann, bob), entrances, strict=True)):
        await somebody.do(ask.Sit(seat))
        await seals(somebody, entrance)
    await ann.do(ask.Begin())
    return entrances, ann, bob


async def test_the_game_begins_with_the_last_number(storage: MemoryStorage) -> None:
    async with running(storage) as registry:
        _, ann, bob = await two_who_seal(registry)
        await bob.do(ask.OpenNumber(1, NUMBER))
        assert (ann.company.began, ann.company.draw.opened) == (False, [1])
        await ann.do(ask.OpenNumber(1, NUMBER))
        assert bob.company.began
        assert bob.told


async def test_who_stays_silent_is_waited_for_no_longer_than_is_set_and_told_to_all(storage: MemoryStorage) -> None:
    async with running(storage, ServerSettings(pace=0, quiet=(0, 0), draw_stage=0.05, draw_absent=60)) as registry:
        entrances, ann, bob = await two_who_seal(registry)
        await ann.do(ask.OpenNumber(1, NUMBER))
        await ann.until(lambda: ann.company.draw.attempt == 2)
        await seals(ann, entrances[0], "11" * 32)
        if not ann.company.began:
            await ann.do(ask.OpenNumber(2, "11" * 32))
        await bob.until(lambda: bob.company.began)
        assert "without Bob" in bob.said[0]


async def test_who_is_not_there_is_hardly_waited_for(storage: MemoryStorage) -> None:
    async with running(storage, ServerSettings(pace=0, quiet=(0, 0), draw_stage=60, draw_absent=0.05)) as registry:
        entrances, ann, bob = await two_who_seal(registry)
        await ann.do(ask.OpenNumber(1, NUMBER))
        assert not ann.company.began
        await bob.leave()
        await ann.until(lambda: ann.company.draw.attempt == 2)
        await seals(ann, entrances[0], "11" * 32)
        await ann.do(ask.OpenNumber(2, "11" * 32))
        assert ann.company.began


async def test_a_draw_that_a_restart_interrupted_goes_on(storage: MemoryStorage) -> None:
    async with running(storage) as registry:
        entrances, ann, _ = await two_who_seal(registry)
        await ann.do(ask.OpenNumber(1, NUMBER))
    async with running(storage, ServerSettings(pace=0, quiet=(0, 0), draw_stage=60, draw_absent=0.05)) as registry:
        ann = await comes(registry, entrances[0])
        assert ann.company.draw.opened == [0]
        await ann.until(lambda: ann.company.draw.attempt == 2)
        assert "without Bob" in ann.said[0]
