"""The address of a database."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from planechase.server.storage import storage_for
from planechase.server.storage.postgresql.postgresql_storage import PostgresStorage
from planechase.server.storage.sqlite.sqlite_storage import SqliteStorage
from planechase.server.storage.storage_base import Unavailable


@pytest.mark.parametrize(
    "url", ["", "tables.db", "sqlite:", "sqlite://", "sqlite:///", "sqlite:///:memory:", "mysql://me@here/tables"]
)
def test_an_address_that_is_not_understood_gets_a_sentence_that_shows_how(url: str) -> None:
    with pytest.raises(Unavailable, match=r"Write sqlite:///tables.db .* postgresql://name:password@machine/database"):
        storage_for(url)


def test_a_file_is_named_from_this_folder_or_from_the_root() -> None:
    here, there = storage_for("sqlite:///tables.db"), storage_for("sqlite:////srv/tables.db")

    assert isinstance(here, SqliteStorage)
    assert isinstance(there, SqliteStorage)
    assert (here.path, there.path) == (Path("tables.db"), Path("/srv/tables.db"))


@pytest.mark.parametrize("url", ["postgresql://me@here/tables", "postgres://me@here/tables"])
def test_postgresql_goes_by_both_its_names(url: str) -> None:
    assert isinstance(storage_for(url), PostgresStorage)


def test_an_address_of_postgresql_with_a_mistake_gets_a_sentence_without_the_password() -> None:
    with pytest.raises(Unavailable, match="cannot be read") as refused:
        storage_for("postgresql://me:hush%zz@here/tables")

    assert "hush" not in str(refused.value)


def test_whoever_lacks_the_driver_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)

    with pytest.raises(Unavailable, match=r"pip install 'planechase\[postgresql\]'"):
        storage_for("postgresql://me@here/tables")


@pytest.mark.anyio
async def test_a_postgresql_that_is_not_there_gets_a_sentence_without_the_password(tmp_path: Path) -> None:
    storage = storage_for(f"postgresql://me:hush@/tables?host={tmp_path}")

    with pytest.raises(Unavailable, match=r"PostgreSQL with tables at .* cannot be reached\. Is it running") as refused:
        await storage.start()

    assert "hush" not in str(refused.value)
