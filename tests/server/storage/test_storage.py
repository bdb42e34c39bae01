"""What the server relies on, whichever database it is."""

from __future__ import annotations

import asyncio
import time

import pytest
from tests.server.storage.conftest import Place, owned

from planechase.server.storage.postgresql.postgresql_storage import PostgresStorage
from planechase.server.storage.sqlite.sqlite_storage import SqliteStorage
from planechase.server.storage.storage_base import CodeTaken, LeaseLost, NoTable, NotNext, Storage, Unavailable

pytestmark = pytest.mark.anyio


async def test_a_new_table_has_its_first_entries_and_nobody_owns_it(storage: Storage) -> None:
    await storage.create("ABC234", [b"opened", b"came"], b"two people")

    assert await storage.journal("ABC234") == [b"opened", b"came"]
    assert await storage.owners(["ABC234"]) == {}


async def test_a_code_is_given_once_and_the_first_table_stays_as_it_is(storage: Storage) -> None:
    await storage.create("ABC234", [b"opened"], b"first")

    with pytest.raises(CodeTaken):
        await storage.create("ABC234", [b"other"], b"second")

    assert await storage.journal("ABC234") == [b"opened"]
    assert [stored.about for stored in await storage.tables()] == [b"first"]


async def test_what_does_not_exist_is_said_to_be_missing(storage: Storage) -> None:
    with pytest.raises(NoTable):
        await storage.journal("NOSUCH")
    with pytest.raises(NoTable):
        await storage.lease("NOSUCH")
    assert await storage.tables(["NOSUCH"]) == []
    assert await storage.owners(["NOSUCH"]) == {}


async def test_entries_keep_their_order_and_every_byte(storage: Storage) -> None:
    await storage.create("ABC234", [b"opened"], b"")
    lease = await owned(storage, "ABC234")
    every_byte = bytes(range(256))

    await storage.append(lease, 1, [b"\x00", every_byte, b""])
    await storage.append(lease, 4, [b"x" * 1_000_000])

    assert await storage.journal("ABC234") == [b"opened", b"\x00", every_byte, b"", b"x" * 1_000_000]
    assert await storage.journal("ABC234", since=3) == [b"", b"x" * 1_000_000]
    assert await storage.journal("ABC234", since=5) == []
    assert await storage.journal("ABC234", since=99) == []


async def test_an_entry_that_is_not_the_next_one_is_refused_whole(storage: Storage) -> None:
    await storage.create("ABC234", [b"opened"], b"before")
    lease = await owned(storage, "ABC234")

    for first in (0, 2):
        with pytest.raises(NotNext):
            await storage.append(lease, first, [b"a", b"b"], b"after")

    assert await storage.journal("ABC234") == [b"opened"]
    assert [stored.about for stored in await storage.tables()] == [b"before"]


async def test_appends_that_are_asked_for_at_once_are_written_in_that_order(storage: Storage) -> None:
    await storage.create("ABC234", [], b"")
    lease = await owned(storage, "ABC234")

    await asyncio.gather(*(storage.append(lease, number, [b"%d" % number]) for number in range(50)))

    assert await storage.journal("ABC234") == [b"%d" % number for number in range(50)]


async def test_one_that_is_refused_does_not_harm_those_written_together_with_it(storage: Storage) -> None:
    codes = [f"TABLE{number}" for number in range(10)]
    for code in codes:
        await storage.create(code, [b"opened"], b"")
    leases = [await owned(storage, code) for code in codes]

    done = await asyncio.gather(
        *(storage.append(lease, 7 if at == 4 else 1, [b"came"]) for at, lease in enumerate(leases)),
        return_exceptions=True,
    )

    assert [type(outcome) for outcome in done] == [NotNext if at == 4 else type(None) for at in range(10)]
    assert [len(await storage.journal(code)) for code in codes] == [1 if at == 4 else 2 for at in range(10)]


async def test_what_fails_in_the_middle_leaves_nothing_behind(storage: Storage) -> None:
    await storage.create("ABC234", [b"opened"], b"before")
    lease = await owned(storage, "ABC234")
    half_wrong: list[bytes] = [b"fine", None]  # type: ignore[list-item]  # a mistake in the program

    with pytest.raises(Unavailable):
        await storage.create("OTHER2", half_wrong, b"")
    with pytest.raises(Unavailable):
        await storage.append(lease, 1, half_wrong, b"after")

    with pytest.raises(NoTable):
        await storage.journal("OTHER2")
    assert await storage.journal("ABC234") == [b"opened"]
    assert [stored.about for stored in await storage.tables()] == [b"before"]


async def test_many_tables_are_written_in_few_transactions(storage: Storage) -> None:
    codes = [f"TABLE{number}" for number in range(100)]
    await asyncio.gather(*(storage.create(code, [b"opened"], b"") for code in codes))
    leases = [await owned(storage, code) for code in codes]
    assert isinstance(storage, SqliteStorage | PostgresStorage)
    counted = storage.writing_thread if isinstance(storage, SqliteStorage) else storage.writer
    before = counted.transactions

    await asyncio.gather(*(storage.append(lease, 1, [b"came"]) for lease in leases))

    assert counted.transactions - before <= 10
    assert {stored.entries for stored in await storage.tables()} == {2}


async def test_tables_are_listed_by_when_they_changed(storage: Storage) -> None:
    began = time.time()
    for code in ("FIRST2", "SECOND", "THIRD3"):
        await storage.create(code, [b"opened"], code.encode())
    await storage.append(await owned(storage, "FIRST2"), 1, [b"came", b"sat"], b"now with a guest")

    newest, *others = await storage.tables()
    assert (newest.code, newest.about, newest.entries) == ("FIRST2", b"now with a guest", 3)
    assert began - 1 <= newest.changed <= time.time() + 1
    assert [stored.code for stored in others] == ["THIRD3", "SECOND"]
    assert [stored.code for stored in await storage.tables(most=2)] == ["FIRST2", "THIRD3"]
    assert [stored.code for stored in await storage.tables(["SECOND", "FIRST2"])] == ["FIRST2", "SECOND"]
    assert await storage.tables([]) == []


async def test_what_is_said_about_a_table_can_change_alone(storage: Storage) -> None:
    await storage.create("ABC234", [b"opened"], b"before")

    await storage.append(await owned(storage, "ABC234"), 1, [], b"after")

    (stored,) = await storage.tables()
    assert (stored.about, stored.entries) == (b"after", 1)


async def test_an_owner_keeps_the_lease_and_is_known(storage: Storage) -> None:
    await storage.create("ABC234", [b"opened"], b"")
    lease = await owned(storage, "ABC234")

    assert await storage.lease("ABC234") == lease
    assert await storage.renew() == []
    assert await storage.owners(["ABC234"]) == {"ABC234": storage.process}


async def test_a_lease_that_was_given_back_writes_nothing(storage: Storage) -> None:
    await storage.create("ABC234", [b"opened"], b"")
    old = await owned(storage, "ABC234")
    await storage.release(old)
    assert await storage.owners(["ABC234"]) == {}
    with pytest.raises(LeaseLost):
        await storage.append(old, 1, [b"late"])

    new = await owned(storage, "ABC234")
    await storage.release(old)

    with pytest.raises(LeaseLost):
        await storage.append(old, 1, [b"late"])
    await storage.append(new, 1, [b"came"])
    assert await storage.journal("ABC234") == [b"opened", b"came"]


async def test_all_is_there_after_a_proper_stop(place: Place) -> None:
    first = await place.open()
    await first.create("ABC234", [b"opened"], b"about")
    await first.append(await owned(first, "ABC234"), 1, [b"came"])
    await first.stop()

    second = await place.open()

    assert await second.journal("ABC234") == [b"opened", b"came"]
    assert await second.owners(["ABC234"]) == {}
    assert (await owned(second, "ABC234")).process == second.process != first.process


async def test_a_message_to_oneself_arrives(storage: Storage) -> None:
    await storage.post.send(storage.process, b"hello")
    await storage.post.send("nobody", b"lost")
    await storage.post.send(storage.process, b"again")

    arrived = []
    async for sender, message in storage.post.messages():
        arrived.append((sender, message))
        if len(arrived) == 2:
            break

    assert arrived == [(storage.process, b"hello"), (storage.process, b"again")]


async def test_there_are_no_empty_messages(storage: Storage) -> None:
    with pytest.raises(ValueError, match="empty"):
        await storage.post.send(storage.process, b"")


async def test_whoever_reads_messages_is_told_when_no_more_come(place: Place) -> None:
    storage = await place.open()

    async def read() -> list[bytes]:
        return [message async for _, message in storage.post.messages()]

    reading = asyncio.create_task(read())
    await storage.post.send(storage.process, b"hello")
    await asyncio.sleep(0.1)
    await storage.stop()

    assert await asyncio.wait_for(reading, 3) == [b"hello"]
