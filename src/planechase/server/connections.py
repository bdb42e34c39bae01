"""Connections to people: what a room needs of them, what they may do at a table, and why they are closed."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, Protocol

from msgspec import Struct

from planechase.tables.people import PersonId, Refused
from planechase.tables.table_kinds import EveryCommand

NOT_KEPT: Final = "The server cannot reach its database just now. Try again in a moment."


class Closing(IntEnum):
    """Why a connection is closed. With any other number the client tries again a little later."""

    UNKNOWN_TOKEN = 4401
    NOT_ADMITTED = 4403
    """The table takes nobody new, or not them; a refusal said so before."""
    NO_TABLE = 4404
    MOVED = 4409
    """The table goes on elsewhere, or is loaded again: come back at once."""
    TOO_MUCH = 4429
    """Too many connections or words, or a reader who is too slow."""
    BROKEN = 4500
    """The table cannot be played on."""
    UNAVAILABLE = 4503
    """The database cannot be reached just now."""


class Standing(IntEnum):
    """What somebody is at the table they have come to. Where room is short, who is less makes way."""

    WATCHES = 0
    """Nobody knows them there."""
    KNOWN = 1
    """They have a token, and no seat."""
    SITS = 2


class ClientConnection(Protocol):
    """A connection to somebody. Neither of its deeds waits."""

    def send(self, message: bytes) -> None:
        """Put a message into its queue; a connection whose queue is full closes itself (`TOO_MUCH`)."""

    def close(self, code: int) -> None:
        """Say why and hang up, after what has been sent already. Closing again does nothing."""


class TableVisit(Protocol):
    """Somebody with a connection at a table. It ends with `leave`, also where the room has closed the connection."""

    @property
    def sits(self) -> bool:
        """Whether they have a seat there. At a table of another process this says whether they had one on arrival."""

    async def do(self, command: EveryCommand) -> int:
        """Ask for something. What comes of it, refusals too, goes to the connection as messages; nothing is raised.

        Returns how many bytes it stored, about.
        """

    async def leave(self) -> None:
        """The connection is gone. Leaving twice does nothing."""


class Entrance(Struct, frozen=True):
    """A way to a table: who one is there, and the secret that proves it."""

    code: str
    person: PersonId
    token: str


class UnknownToken(Exception):
    """Nobody at this table has this token."""


class TooMany(Refused):
    """There is no room for one more; the message says of what."""


class RoomBroke(Refused):
    """The table broke as somebody asked for something; it is loaded again when they come back."""


class CannotGoOn(Refused):
    """A table whose journal cannot be played again with this version; it stays listed and can be read."""
