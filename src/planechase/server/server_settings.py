"""Settings of a registry: times and limits, which the operator may choose."""

from __future__ import annotations

from msgspec import Struct


class ServerSettings(Struct, frozen=True):
    """Times are in seconds."""

    pace: float = 0.8
    """How long people can look at what a bot has done before bots go on."""
    quiet: tuple[float, float] = (0.4, 1.6)
    """How long it takes, at least and at most, to pass for somebody who can do nothing else where others would learn
    that from the time."""
    draw_stage: float = 10.0
    """How long the draw of the seed waits for people to seal new numbers, and again to open them."""
    draw_absent: float = 2.0
    """The same, where none of those it waits for is connected."""
    host_away: float = 180.0
    """How many seconds a host may be away before somebody else who sits becomes the host."""
    player_away: float = 180.0
    """How many seconds a player must be away before the other players can agree to remove them."""
    lend_after: float = 15.0
    """How many seconds somebody must be away before the host can let a bot play for them."""
    play_alone: float = 60.0
    """How many seconds bots go on at a table where nobody is."""
    rest_after: float = 30.0
    """Seconds without activity after which a table frees its caches."""
    unload_after: float = 300.0
    """How many seconds a table stays in memory while nobody is there and nothing happens."""
    most_connections: int = 100
    """The maximum number of connections to one table; who sits there, or is at least known, takes the
    place of somebody who is not."""
    most_tables: int = 2000
    """The maximum number of tables in memory."""
    most_stored: int = 32 * 1024**2
    """Bytes of a table in the storage. When it has them people can only play on there, and hosts remove people."""
    most_stored_by_watchers: int = 256 * 1024
    """Bytes of that for what people say and ask for who only watch there."""
    most_memory: int = 1536 * 1024**2
    """Bytes of memory in use above which no table is loaded, and tables where nobody is are unloaded."""


class Moved(Exception):
    """A room is closed: its table continues elsewhere, or in a room that is loaded again."""
