"""Several processes on one storage: connections are forwarded, and tables taken over when their process dies."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack

import pytest
from tests.server.memory import Memory, MemoryStorage
from tests.server.people import Somebody, comes
from tests.server.registries import QUICK, running, two_people

from planechase.server.connections import Closing
from planechase.server.storage import storage_for
from planechase.server.storage.storage_base import Owner
from planechase.server.table_registry import NoTable, TableRegistry, UnknownToken
from planechase.tables import commands as ask
from planechase.tables.messages import Company, Seen
from planechase.tables.people import Refused

pytestmark = pytest.mark.anyio


class Processes:
    """Processes that share what they keep, and can be killed."""

    def __init__(self, ending: AsyncExitStack) -> None:
        self.memory = Memory()
        self._ending = ending
        self._storages: dict[TableRegistry, MemoryStorage] = {}

    async def start(self) -> TableRegistry:
        storage = self.memory.storage()
        await storage.start()
        registry = await self._ending.enter_async_context(running(storage, QUICK))
        self._storages[registry] = storage
        return registry

    def kill(self, registry: TableRegistry) -> None:
        self._storages[registry].die()

    def entries(self, code: str) -> int:
        return len(self.memory.tables[code].entries)


@pytest.fixture
async def processes() -> AsyncIterator[Processes]:
    async with AsyncExitStack() as ending:
        yield Processes(ending)


async def until(holds: Callable[[], object], seconds: float = 60.0) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.02)


# ---------------------------------------------------------------------- handing on


async def test_who_comes_to_another_process_plays_at_the_same_table(processes: Processes) -> None:
    first, second = await processes.start(), await processes.start()
    pair = await two_people(first)

    bob = await comes(second, pair.entrances[1])
    await until(lambda: bob.told)

    assert [type(message) for message in bob.heard] == [Company, Seen]
    assert (bob.scene, bob.question) == (pair.bob.scene, pair.bob.question)
    await bob.do(ask.Say("from afar"))
    await until(lambda: pair.ann.said == ["from afar"])
    while not bob.is_asked:
        await pair.ann.answer(False)
        await asyncio.sleep(0.05)
    number = bob.told[-1].number
    await bob.answer(False)
    await until(lambda: bob.told[-1].number == pair.ann.told[-1].number > number)
    assert bob.scene == pair.bob.scene


async def test_another_process_knows_who_sits_at_a_table(processes: Processes) -> None:
    first, second = await processes.start(), await processes.start()
    pair = await two_people(first)
    late = await first.join(pair.code, "Cat")

    found = [await comes(second, each, pair.code) for each in (*pair.entrances, late, None)]

    assert [one.visit is not None and one.visit.sits for one in found] == [True, True, False, False]


async def test_somebody_joins_and_is_refused_through_another_process(processes: Processes) -> None:
    first, second = await processes.start(), await processes.start()
    ann = await comes(first, await first.open("Ann"))
    code = (await first.summaries())[0].code

    bob = await comes(second, await second.join(code, "Bob"))
    await until(lambda: len(ann.company.people) == 2)

    with pytest.raises(Refused, match="called Bob already"):
        await second.join(code, "Bob")
    with pytest.raises(UnknownToken):
        await second.enter(code, "guessed", Somebody())
    with pytest.raises(NoTable):
        await second.enter("NOSUCH", None, Somebody())
    await bob.do(ask.Begin())
    await until(lambda: bob.refusals)
    assert "Only the host" in bob.refusals[0]
    await bob.leave()
    await until(lambda: [one.here for one in ann.company.people] == [True, False])


async def test_who_was_removed_is_let_go_in_another_process_too(processes: Processes) -> None:
    first, second = await processes.start(), await processes.start()
    entrance = await first.open("Ann")
    ann = await comes(first, entrance)
    joined = await second.join(entrance.code, "Bob")
    bob = await comes(second, joined)

    await ann.do(ask.Remove(joined.person))

    await until(lambda: bob.closed is not None)
    assert bob.closed == Closing.UNKNOWN_TOKEN


# ---------------------------------------------------------------------- dying


async def test_when_the_owner_dies_its_table_goes_on_elsewhere_with_nothing_lost(processes: Processes) -> None:
    first, second = await processes.start(), await processes.start()
    pair = await two_people(first)
    bob = await comes(second, pair.entrances[1])
    await pair.keep_hands()
    await until(lambda: bob.told and bob.told[-1].number == pair.ann.told[-1].number)
    entries, scene = processes.entries(pair.code), pair.ann.scene

    processes.kill(first)

    await until(lambda: bob.closed is not None)
    assert bob.closed == Closing.MOVED
    ann, bob = await comes(second, pair.entrances[0]), await comes(second, pair.entrances[1])
    assert ann.scene == scene
    assert processes.entries(pair.code) == entries
    asked = ann if ann.is_asked else bob
    number = asked.told[-1].number
    assert asked.question is not None
    await asked.do(ask.PassOn(number))
    assert asked.told[-1].number > number


async def test_a_process_that_lost_its_table_tells_nobody_anything_more(processes: Processes) -> None:
    first, second = await processes.start(), await processes.start()
    pair = await two_people(first)
    processes.kill(first)
    ann = await comes(second, pair.entrances[0])
    heard = len(pair.ann.heard), len(pair.bob.heard)

    await pair.asked.answer(False)

    await until(lambda: pair.ann.closed is not None)
    told = [*pair.ann.heard[heard[0] :], *pair.bob.heard[heard[1] :]]
    assert {type(message).__name__ for message in told} <= {"Refusal"}
    assert pair.ann.closed == pair.bob.closed == Closing.MOVED
    assert ann.closed is None


async def test_connections_of_a_process_that_died_are_not_there_any_more(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("planechase.server.relaying.ANSWERED_WITHIN", 1.5)
    first, second = await processes.start(), await processes.start()
    entrance = await first.open("Ann")
    ann = await comes(first, entrance)
    await comes(second, await second.join(entrance.code, "Bob"))
    await until(lambda: [one.here for one in ann.company.people] == [True, True])

    processes.kill(second)

    await until(lambda: [one.here for one in ann.company.people] == [True, False])


async def test_a_house_that_closes_gives_its_tables_to_others_at_once(processes: Processes) -> None:
    second = await processes.start()
    storage = processes.memory.storage()
    await storage.start()
    async with running(storage, QUICK) as first:
        pair = await two_people(first)
        bob = await comes(second, pair.entrances[1])
    await until(lambda: bob.closed == Closing.MOVED)

    assert (await comes(second, pair.entrances[1])).question == pair.bob.question


# ---------------------------------------------------------------------- for real


async def test_two_processes_on_one_postgresql(postgresql_url: str) -> None:
    """The lease of a process that is silent ends; whoever comes back to another finds the table as it was."""
    storages = [storage_for(postgresql_url), storage_for(postgresql_url)]
    for storage in storages:
        await storage.start()
    async with AsyncExitStack() as ending:
        for storage in storages:
            ending.push_async_callback(storage.stop)
        first = await ending.enter_async_context(running(storages[0], QUICK))
        second = await ending.enter_async_context(running(storages[1], QUICK))
        pair = await two_people(first)
        bob = await comes(second, pair.entrances[1])
        await until(lambda: bob.told)
        assert isinstance(await storages[1].lease(pair.code), Owner)
        await pair.keep_hands()
        await until(lambda: bob.told[-1].number == pair.bob.told[-1].number)
        assert bob.scene == pair.bob.scene

        assert first._keeping is not None
        first._keeping.cancel()

        await until(lambda: bob.closed is not None, 15)
        assert bob.closed == Closing.MOVED
        again = await comes(second, pair.entrances[1])
        assert again.scene == pair.bob.scene
        await again.do(ask.Say("here"))
        assert again.said == ["here"]
        await pair.ann.do(ask.Say("where?"))
        assert pair.ann.closed == Closing.MOVED
        assert again.said == ["here"]
