"""Where tables are kept: SQLite for one server process, PostgreSQL for several."""

from planechase.server.storage.storage_addresses import storage_for as storage_for
