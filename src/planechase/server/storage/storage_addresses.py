"""Which storage an address means."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from planechase.server.storage.sqlite.sqlite_storage import SqliteStorage
from planechase.server.storage.storage_base import Storage, Unavailable

IN_A_FILE: Final = "sqlite:///"
IN_POSTGRESQL: Final = ("postgresql://", "postgres://")


def storage_for(url: str | None) -> Storage:
    """The storage at this address, not started yet; without one, a file in the user's data folder.

    Raises `Unavailable` with a sentence where the address is not understood.
    """
    if url is None:
        return SqliteStorage(user_data_path("planechase") / "tables.db")
    if url.startswith(IN_A_FILE) and url.removeprefix(IN_A_FILE) not in ("", ":memory:"):
        return SqliteStorage(Path(url.removeprefix(IN_A_FILE)).expanduser())
    if url.startswith(IN_POSTGRESQL):
        return _in_postgresql(url)
    raise Unavailable(
        "The address of the database is not understood. Write sqlite:///tables.db for a file in this folder, "
        "sqlite:////srv/planechase/tables.db for one elsewhere, or postgresql://name:password@machine/database."
    )


def _in_postgresql(url: str) -> Storage:
    try:
        # Only who keeps tables in PostgreSQL needs its driver.
        import psycopg  # noqa: F401, PLC0415
    except ImportError as error:
        raise Unavailable(
            "To keep tables in PostgreSQL, planechase needs psycopg: pip install 'planechase[postgresql]'."
        ) from error
    from planechase.server.storage.postgresql.postgresql_storage import PostgresStorage  # noqa: PLC0415

    return PostgresStorage(url)
