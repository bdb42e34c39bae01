"""Where tables are kept: SQLite for one server process, PostgreSQL for several."""
