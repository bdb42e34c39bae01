"""Several processes on one database: who owns a table, what happens when somebody dies, and messages between them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from datetime import timedelta

import psycopg
import pytest
from tests.server.postgres import Cluster
from tests.server.storage.conftest import owned, running
from tests.server.storage.victims import answer_messages, leased, own, process

from planechase.server.storage.postgresql import journal_writer, leases, postgresql_messages, schema
from planechase.server.storage.postgresql.postgresql_storage import PostgresStorage
from planechase.server.storage.storage_base import LOST, Lease, LeaseLost, Owner, ProcessId, Storage, Unavailable

pytestmark = pytest.mark.anyio

PATIENCE = 30
"""So many seconds something may take on a busy machine."""


class Processes:
    """Servers that share a database. They are all in this process, and know nothing of each other."""

    def __init__(self, url: str, stack: AsyncExitStack) -> None:
        self.url = url
        self._stack = stack

    async def start(self, lease_lasts: float = 5.0, patience: float = 15.0) -> PostgresStorage:
        storage = PostgresStorage(self.url, lease_lasts, patience)
        await self._stack.enter_async_context(running(storage))
        return storage


@pytest.fixture
async def processes(postgresql_url: str) -> AsyncIterator[Processes]:
    async with AsyncExitStack() as stack:
        yield Processes(postgresql_url, stack)


async def wait_virtually(url: str, seconds: float) -> None:
    """Let all leases be so much older. Who really waits for a short one loses it where the machine is busy."""
    async with await psycopg.AsyncConnection.connect(url) as connection:
        await connection.execute(
            "UPDATE planechase.processes SET expires = expires - %s", (timedelta(seconds=seconds),)
        )


async def arrived(storage: Storage, count: int) -> list[tuple[ProcessId, bytes]]:
    """The next messages."""

    async def read() -> list[tuple[ProcessId, bytes]]:
        found: list[tuple[ProcessId, bytes]] = []
        async for message in storage.post.messages():
            found.append(message)
            if len(found) == count:
                break
        return found

    return await asyncio.wait_for(read(), 20)


async def test_a_table_has_one_owner_and_the_others_are_told_who(processes: Processes) -> None:
    here, there = await processes.start(), await processes.start()
    await here.create("ABC234", [b"opened"], b"")

    await owned(here, "ABC234")

    assert await there.lease("ABC234") == Owner(here.process)
    assert await there.owners(["ABC234", "NOSUCH"]) == {"ABC234": here.process}


async def test_of_many_who_want_a_table_at_once_one_gets_it(processes: Processes) -> None:
    all_of_them = [await processes.start() for _ in range(4)]
    await all_of_them[0].create("ABC234", [b"opened"], b"")

    found = await asyncio.gather(*(storage.lease("ABC234") for storage in all_of_them for _ in range(3)))

    winners = {lease.process for lease in found if isinstance(lease, Lease)}
    assert len(winners) == 1
    assert {other.process for other in found} == winners


async def test_a_table_that_was_given_back_can_be_had_at_once(processes: Processes) -> None:
    here, there = await processes.start(), await processes.start()
    await here.create("ABC234", [b"opened"], b"")
    await here.release(await owned(here, "ABC234"))

    lease = await owned(there, "ABC234")

    await there.append(lease, 1, [b"came"])
    assert await here.lease("ABC234") == Owner(there.process)


async def test_a_process_that_stops_gives_everything_back(processes: Processes) -> None:
    here, there = await processes.start(), await processes.start()
    await here.create("ABC234", [b"opened"], b"")
    await owned(here, "ABC234")

    await here.stop()

    await owned(there, "ABC234")


async def test_an_old_lease_writes_nothing_after_somebody_took_over(processes: Processes) -> None:
    silent, other = await processes.start(lease_lasts=0.2), await processes.start()
    await silent.create("ABC234", [b"opened"], b"before")
    old = await owned(silent, "ABC234")
    await silent.append(old, 1, [b"in time"])

    new = await asyncio.wait_for(leased(other, "ABC234"), PATIENCE)

    assert new.fence > old.fence
    with pytest.raises(LeaseLost):
        await silent.append(old, 2, [b"too late"], b"after")
    await silent.release(old)
    await other.append(new, 2, [b"from the new owner"])
    assert await silent.journal("ABC234") == [b"opened", b"in time", b"from the new owner"]
    assert [stored.about for stored in await other.tables()] == [b"before"]


async def test_whoever_was_taken_for_dead_learns_what_was_lost_and_can_begin_anew(processes: Processes) -> None:
    silent, other = await processes.start(lease_lasts=0.2), await processes.start()
    for code in ("TAKEN2", "LEFT23"):
        await silent.create(code, [b"opened"], b"")
    held = [await owned(silent, code) for code in ("TAKEN2", "LEFT23")]
    await asyncio.wait_for(leased(other, "TAKEN2"), PATIENCE)

    assert sorted(lease.code for lease in await silent.renew()) == ["LEFT23", "TAKEN2"]

    assert await silent.renew() == []
    assert await silent.lease("TAKEN2") == Owner(other.process)
    again = await owned(silent, "LEFT23")
    await silent.append(again, 1, [b"came"])
    for lease in held:
        with pytest.raises(LeaseLost):
            await silent.append(lease, 1, [b"too late"])


async def test_whoever_renews_keeps_everything(processes: Processes) -> None:
    busy, other = await processes.start(lease_lasts=90), await processes.start(lease_lasts=0.1)
    await busy.create("ABC234", [b"opened"], b"")
    lease = await owned(busy, "ABC234")

    for _ in range(4):
        await wait_virtually(processes.url, 60)
        assert await busy.renew() == []
        assert await other.lease("ABC234") == Owner(busy.process)

    await busy.append(lease, 1, [b"came"])


async def test_a_killed_process_loses_its_tables_within_seconds(processes: Processes) -> None:
    survivor = await processes.start()
    codes = [f"TABLE{number}" for number in range(20)]
    for code in codes:
        await survivor.create(code, [b"opened"], b"")
    with process(own, processes.url, codes) as victim:
        dead = victim.hear()
        assert await survivor.owners(codes) == dict.fromkeys(codes, dead)
        victim.kill()
        killed = time.monotonic()
        while await survivor.owners(codes):
            assert time.monotonic() - killed < PATIENCE
            await survivor.renew()
            await asyncio.sleep(0.05)

    for code in codes:
        await survivor.append(await owned(survivor, code), 1, [b"taken over"])
    assert await survivor.renew() == []
    assert await survivor.owners(codes) == dict.fromkeys(codes, survivor.process)


async def test_two_who_both_want_to_write_never_spoil_a_journal(processes: Processes) -> None:
    """Leases run out all the time, and each takes the table from the other whenever it can."""
    greedy = [await processes.start(lease_lasts=0.01) for _ in range(2)]
    await greedy[0].create("ABC234", [], b"")
    kept: dict[int, bytes] = {}
    lost = 0

    async def write(storage: PostgresStorage) -> None:
        nonlocal lost
        for turn in range(15):
            lease = await leased(storage, "ABC234")
            length = len(await storage.journal("ABC234"))
            for number in range(length, length + 10):
                entry = f"{storage.process} {turn} {number}".encode()
                try:
                    await storage.append(lease, number, [entry])
                except LeaseLost:
                    lost += 1
                    break
                assert number not in kept
                kept[number] = entry

    await asyncio.gather(*(write(storage) for storage in greedy))

    assert dict(enumerate(await greedy[0].journal("ABC234"))) == kept
    assert lost > 0


async def test_messages_of_every_size_come_in_order_and_once(processes: Processes) -> None:
    sender = await processes.start()
    sizes = [1, 1_000_000, 2, 8_001, 1, 5_000_000] * 3
    messages = [bytes([number + 1]) * size for number, size in enumerate(sizes)]
    with process(answer_messages, processes.url) as other:
        name = other.hear()
        for message in messages:
            await sender.post.send(name, message)

        assert await arrived(sender, len(messages)) == [(name, b"back: " + message) for message in messages]


async def test_many_messages_at_once_keep_the_order_of_each_sender(processes: Processes) -> None:
    receiver, *senders = [await processes.start() for _ in range(3)]
    sent = {storage.process: [f"{number}".encode() for number in range(700)] for storage in senders}

    reading = asyncio.create_task(arrived(receiver, 1_400))
    await asyncio.gather(
        *(storage.post.send(receiver.process, message) for storage in senders for message in sent[storage.process])
    )

    found = await reading
    assert {name: [message for sender, message in found if sender == name] for name in sent} == sent


async def test_a_message_is_read_without_waiting_for_the_next_look_into_the_mailbox(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql_messages, "LOOKED_EVERY", 1000)
    here, there = await processes.start(), await processes.start()
    reading = asyncio.create_task(arrived(there, 1))
    await asyncio.sleep(0.3)

    await here.post.send(there.process, b"hello")

    assert await reading == [(here.process, b"hello")]


async def test_messages_of_the_dead_are_cleared_away(processes: Processes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "MESSAGES_KEPT", timedelta(0))
    monkeypatch.setattr(leases, "TIDIED_EVERY", 0)
    here, gone = await processes.start(), await processes.start(lease_lasts=0.01)
    await here.post.send(gone.process, b"are you there?")
    await asyncio.sleep(0.1)

    await here.renew()

    async with await psycopg.AsyncConnection.connect(processes.url) as looked_into:
        assert await (await looked_into.execute("SELECT count(*) FROM planechase.letters")).fetchone() == (0,)


async def test_a_restart_of_the_database_is_waited_for(processes: Processes, cluster: Cluster) -> None:
    here, there = await processes.start(), await processes.start()
    await here.create("ABC234", [], b"")
    lease = await owned(here, "ABC234")
    reading = asyncio.create_task(arrived(there, 3))
    await here.post.send(there.process, b"before")
    await asyncio.sleep(0.2)

    async def play() -> None:
        for number in range(200):
            await here.append(lease, number, [b"%d" % number])
            await asyncio.sleep(0.005)

    playing = asyncio.create_task(play())
    await asyncio.sleep(0.2)
    await asyncio.to_thread(cluster.stop)
    await asyncio.sleep(0.5)
    await asyncio.to_thread(cluster.start)
    await asyncio.wait_for(playing, 20)
    await here.post.send(there.process, b"after")

    assert await here.journal("ABC234") == [b"%d" % number for number in range(200)]
    assert await here.renew() == []
    assert await there.lease("ABC234") == Owner(here.process)
    assert await reading == [(here.process, b"before"), (here.process, LOST), (here.process, b"after")]


async def test_messages_that_went_with_a_crash_of_the_database_are_said_to_be_lost(
    processes: Processes, cluster: Cluster
) -> None:
    here, there = await processes.start(), await processes.start()
    await here.post.send(there.process, b"nobody will read this")
    await asyncio.to_thread(cluster.stop, "immediate")
    await asyncio.to_thread(cluster.start)

    await here.post.send(there.process, b"after")

    assert await arrived(there, 2) == [(here.process, LOST), (here.process, b"after")]


async def test_a_connection_that_breaks_while_writing_writes_nothing_twice(processes: Processes) -> None:
    here = await processes.start()
    await here.create("ABC234", [], b"")
    lease = await owned(here, "ABC234")

    async def disturb() -> None:
        async with await psycopg.AsyncConnection.connect(processes.url, autocommit=True) as connection:
            while True:
                await connection.execute(
                    """
                    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                    WHERE datname = current_database() AND pid <> pg_backend_pid()
                    """
                )
                await asyncio.sleep(0.03)

    disturbing = asyncio.create_task(disturb())
    for number in range(150):
        await here.append(lease, number, [b"%d" % number])
    disturbing.cancel()

    assert await here.journal("ABC234") == [b"%d" % number for number in range(150)]


async def test_what_was_written_before_the_connection_broke_is_not_written_again(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await processes.start()
    await here.create("ABC234", [b"opened"], b"")
    lease = await owned(here, "ABC234")
    written = journal_writer._written

    async def cut(connection: psycopg.AsyncConnection, together: dict[str, journal_writer.Append]) -> set[str]:
        await written(connection, together)
        monkeypatch.undo()
        raise psycopg.OperationalError("the line broke before anybody heard of it")

    monkeypatch.setattr(journal_writer, "_written", cut)
    await here.append(lease, 1, [b"came", b"sat"])

    assert await here.journal("ABC234") == [b"opened", b"came", b"sat"]


async def test_a_message_that_was_sent_again_is_read_once(processes: Processes) -> None:
    here, there = await processes.start(), await processes.start()
    await here.post.send(there.process, b"one")
    assert await arrived(there, 1) == [(here.process, b"one")]

    async with await psycopg.AsyncConnection.connect(processes.url) as after_a_broken_line:
        await after_a_broken_line.execute(
            "INSERT INTO planechase.letters (receiver, sender, number, letter) VALUES (%s, %s, 1, 'one')",
            (there.process, here.process),
        )
    await here.post.send(there.process, b"two")

    assert await arrived(there, 1) == [(here.process, b"two")]


async def test_after_a_long_restart_of_the_database_nobody_is_taken_for_dead_at_once(
    processes: Processes, cluster: Cluster
) -> None:
    here, there = await processes.start(lease_lasts=90), await processes.start(lease_lasts=90)
    await here.create("ABC234", [b"opened"], b"")
    await owned(here, "ABC234")
    await asyncio.to_thread(cluster.stop)
    await asyncio.to_thread(cluster.start)
    await wait_virtually(processes.url, 100)

    assert await there.owners(["ABC234"]) == {"ABC234": here.process}
    assert await there.lease("ABC234") == Owner(here.process)
    assert await here.renew() == []


async def test_a_database_that_stays_away_is_said_to_be_away(processes: Processes, cluster: Cluster) -> None:
    here = await processes.start(patience=1.0)
    await here.create("ABC234", [b"opened"], b"")
    lease = await owned(here, "ABC234")
    await asyncio.to_thread(cluster.stop)
    try:
        asked = [here.append(lease, 1, [b"came"]), here.renew(), here.journal("ABC234"), here.post.send("x", b"y")]
        outcomes = await asyncio.gather(*(asyncio.wait_for(one, 30) for one in asked), return_exceptions=True)
    finally:
        await asyncio.to_thread(cluster.start)

    assert [type(outcome) for outcome in outcomes] == [Unavailable] * 4
    assert all("cannot be reached" in str(outcome) for outcome in outcomes)
    await here.append(lease, 1, [b"came"])


async def test_many_who_start_at_once_make_one_schema(postgresql_url: str) -> None:
    storages = [PostgresStorage(postgresql_url) for _ in range(4)]
    await asyncio.gather(*(storage.start() for storage in storages))
    await storages[0].create("ABC234", [b"opened"], b"")

    assert await storages[3].journal("ABC234") == [b"opened"]
    await asyncio.gather(*(storage.stop() for storage in storages))


async def test_an_older_schema_is_brought_up_to_date_and_a_newer_one_left_alone(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(PostgresStorage(postgresql_url)) as old:
        await old.create("ABC234", [b"opened"], b"")
    later = (*schema.MIGRATIONS, ("ALTER TABLE planechase.tables ADD COLUMN colour text DEFAULT 'green'",))
    with monkeypatch.context() as patched:
        patched.setattr(schema, "MIGRATIONS", later)
        for _ in range(2):
            async with running(PostgresStorage(postgresql_url)) as new:
                assert await new.journal("ABC234") == [b"opened"]

    with pytest.raises(Unavailable, match="newer version"):
        await PostgresStorage(postgresql_url).start()


async def test_a_journal_with_a_gap_is_not_given_out(processes: Processes) -> None:
    storage = await processes.start()
    await storage.create("ABC234", [b"opened", b"came", b"sat"], b"")
    async with await psycopg.AsyncConnection.connect(processes.url) as somebody:
        await somebody.execute("DELETE FROM planechase.entries WHERE code = 'ABC234' AND number = 1")

    with pytest.raises(Unavailable, match="entries of table ABC234 are missing"):
        await storage.journal("ABC234")
