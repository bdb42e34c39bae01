"""What is in the database, all of it in a schema of our own, and how an older one is brought up to date."""

from __future__ import annotations

from typing import Final

from psycopg import AsyncConnection

from planechase.server.storage.storage_base import Unavailable

MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """
        CREATE TABLE planechase.processes (
            id text PRIMARY KEY,
            expires timestamptz NOT NULL
        )
        """,
        """
        CREATE TABLE planechase.tables (
            code text PRIMARY KEY,
            about bytea NOT NULL,
            entries integer NOT NULL,
            changed timestamptz NOT NULL DEFAULT clock_timestamp(),
            owner text,
            fence bigint NOT NULL DEFAULT 0
        )
        """,
        "CREATE INDEX tables_by_change ON planechase.tables (changed)",
        "CREATE INDEX tables_by_owner ON planechase.tables (owner) WHERE owner IS NOT NULL",
        """
        CREATE TABLE planechase.entries (
            code text NOT NULL REFERENCES planechase.tables ON DELETE CASCADE,
            number integer NOT NULL,
            entry bytea NOT NULL,
            PRIMARY KEY (code, number)
        )
        """,
        """
        CREATE UNLOGGED TABLE planechase.letters (
            receiver text NOT NULL,
            sender text NOT NULL,
            number bigint NOT NULL,
            letter bytea NOT NULL,
            sent timestamptz NOT NULL DEFAULT clock_timestamp(),
            PRIMARY KEY (receiver, sender, number)
        )
        """,
    ),
)
"""What leads from each version of the schema to the next. What was released is never changed: add one at the end."""

STARTING: Final = 0x504C414E
"""The number of the lock that lets one process at a time look after the schema."""


async def bring_up_to_date(connection: AsyncConnection) -> None:
    """Make what is missing. Raises `Unavailable` where a newer version of planechase has been here."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", (STARTING,))
        version = await _version(connection)
        if version > len(MIGRATIONS):
            raise Unavailable("The database was made by a newer version of planechase. Use that version.")
        for number, statements in enumerate(MIGRATIONS[version:], start=version + 1):
            for statement in statements:
                await connection.execute(statement.encode())
            await connection.execute("UPDATE planechase.version SET number = %s", (number,))


async def _version(connection: AsyncConnection) -> int:
    found = await connection.execute("SELECT to_regclass('planechase.version') IS NOT NULL")
    if await found.fetchone() == (False,):
        await connection.execute("CREATE SCHEMA IF NOT EXISTS planechase")
        await connection.execute("CREATE TABLE planechase.version (number integer NOT NULL)")
        await connection.execute("INSERT INTO planechase.version VALUES (0)")
    row = await (await connection.execute("SELECT number FROM planechase.version")).fetchone()
    if row is None:
        raise Unavailable("The schema planechase of the database has no version in it. Use another database.")
    return int(row[0])
