"""Tables in PostgreSQL, for several server processes that play the same tables."""
