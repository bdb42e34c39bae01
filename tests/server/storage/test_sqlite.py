"""The file: whose it is, what is wrong with it, and who else has it open."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.storage.conftest import owned, running

from planechase.server.storage import storage_for
from planechase.server.storage.sqlite import sqlite_file
from planechase.server.storage.sqlite.sqlite_storage import SqliteStorage
from planechase.server.storage.storage_base import NoTable, Unavailable

pytestmark = pytest.mark.anyio


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


async def refusal(path: Path) -> str:
    """Why a server on this file does not start."""
    with pytest.raises(Unavailable) as refused:
        await SqliteStorage(path).start()
    return str(refused.value)


async def test_two_servers_on_one_file_say_so_and_the_first_plays_on(path: Path) -> None:
    async with running(SqliteStorage(path)) as first:
        await first.create("ABC234", [b"opened"], b"")

        assert "Another server already plays the tables" in await refusal(path)

        await first.append(await owned(first, "ABC234"), 1, [b"came"])
    async with running(SqliteStorage(path)) as second:
        assert await second.journal("ABC234") == [b"opened", b"came"]


async def test_a_file_can_be_copied_while_the_server_runs(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    async with running(SqliteStorage(path)) as storage:
        await storage.create("ABC234", [b"opened"], b"")
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)

    async with running(SqliteStorage(copy)) as restored:
        assert await restored.journal("ABC234") == [b"opened"]


@pytest.mark.parametrize("content", [b"Dear diary, today we planeswalked.\n" * 100, b"\x89PNG" * 2_000])
async def test_a_file_that_is_something_else_keeps_every_byte(path: Path, content: bytes) -> None:
    path.write_bytes(content)

    assert "is not a file of planechase" in await refusal(path)

    assert path.read_bytes() == content


async def test_a_database_of_another_program_keeps_every_byte(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (name)")
    content = path.read_bytes()

    assert "is not a file of planechase" in await refusal(path)

    assert path.read_bytes() == content


async def test_a_damaged_file_is_said_to_be_damaged(path: Path) -> None:
    async with running(SqliteStorage(path)) as storage:
        await storage.create("ABC234", [bytes(3_000)] * 50, b"")
    content = bytearray(path.read_bytes())
    content[4096:] = b"\xee" * len(content[4096:])
    path.write_bytes(content)

    async with running(SqliteStorage(path)) as storage:
        with pytest.raises(Unavailable, match="is damaged"):
            await storage.journal("ABC234")


async def test_a_file_cut_short_is_said_to_be_damaged(path: Path) -> None:
    async with running(SqliteStorage(path)) as storage:
        await storage.create("ABC234", [bytes(3_000)] * 50, b"")
    path.write_bytes(path.read_bytes()[:5_000])

    assert "is damaged" in await refusal(path)


async def test_a_journal_with_a_gap_is_not_given_out(path: Path) -> None:
    async with running(SqliteStorage(path)) as storage:
        await storage.create("ABC234", [b"opened", b"came", b"sat"], b"")
        await storage.create("OTHER2", [b"opened"], b"")
        with closing(sqlite3.connect(path)) as somebody:
            somebody.execute("DELETE FROM entries WHERE code = 'ABC234' AND number = 1")
            somebody.commit()

        with pytest.raises(Unavailable, match="entries of table ABC234 are missing"):
            await storage.journal("ABC234")
        assert await storage.journal("OTHER2") == [b"opened"]


async def test_a_file_of_a_newer_version_is_left_alone(path: Path) -> None:
    async with running(SqliteStorage(path)):
        pass
    with closing(sqlite3.connect(path)) as newer:
        newer.execute("PRAGMA user_version = 99")

    assert "newer version" in await refusal(path)


async def test_an_older_file_is_brought_up_to_date_and_keeps_its_tables(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(SqliteStorage(path)) as old:
        await old.create("ABC234", [b"opened"], b"")
    later = (*sqlite_file.MIGRATIONS, ("ALTER TABLE tables ADD COLUMN colour TEXT DEFAULT 'green'",))
    monkeypatch.setattr(sqlite_file, "MIGRATIONS", later)

    for _ in range(2):
        async with running(SqliteStorage(path)) as new:
            assert await new.journal("ABC234") == [b"opened"]

    with closing(sqlite3.connect(path)) as looked_into:
        assert looked_into.execute("SELECT colour FROM tables").fetchall() == [("green",)]
        assert looked_into.execute("PRAGMA user_version").fetchone() == (len(later),)


async def test_a_migration_that_fails_leaves_the_file_as_it_was(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(SqliteStorage(path)) as old:
        await old.create("ABC234", [b"opened"], b"")
    broken = ("DROP TABLE entries", "ALTER TABLE nowhere ADD COLUMN colour")
    with monkeypatch.context() as patched:
        patched.setattr(sqlite_file, "MIGRATIONS", (*sqlite_file.MIGRATIONS, broken))
        assert "cannot be used" in await refusal(path)

    async with running(SqliteStorage(path)) as again:
        assert await again.journal("ABC234") == [b"opened"]


async def test_a_full_disk_is_said_and_what_was_kept_stays(path: Path) -> None:
    async with running(SqliteStorage(path)) as storage:
        await storage.create("ABC234", [b"opened"], b"")
        lease = await owned(storage, "ABC234")
        assert isinstance(storage, SqliteStorage)
        await storage.writing_thread.do(lambda connection: connection.execute("PRAGMA max_page_count = 20"))

        with pytest.raises(Unavailable, match="is full"):
            await storage.append(lease, 1, [bytes(1_000_000)])

        await storage.append(lease, 1, [b"came"])
        assert await storage.journal("ABC234") == [b"opened", b"came"]


async def test_a_place_where_nothing_can_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    assert "cannot be written" in await refusal(tmp_path / "file" / "tables.db")
    assert "cannot be written" in await refusal(tmp_path)


async def test_only_its_owner_can_read_the_file(path: Path) -> None:
    async with running(SqliteStorage(path / "deeper" / "tables.db")):
        assert (path / "deeper" / "tables.db").stat().st_mode & 0o077 == 0
        assert (path / "deeper").stat().st_mode & 0o077 == 0


async def test_without_an_address_the_file_is_in_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("planechase.server.storage.storage_addresses.user_data_path", lambda name: tmp_path / name)

    async with running(storage_for(None)) as storage:
        with pytest.raises(NoTable):
            await storage.journal("ABC234")

    assert (tmp_path / "planechase" / "tables.db").exists()


async def test_what_is_asked_before_or_after_is_refused(path: Path) -> None:
    storage = SqliteStorage(path)
    with pytest.raises(Unavailable, match="is not open"):
        await storage.journal("ABC234")

    await storage.start()
    await storage.stop()
    await storage.stop()

    with pytest.raises(Unavailable, match="is not open"):
        await storage.journal("ABC234")
