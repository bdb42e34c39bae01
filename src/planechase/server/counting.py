"""How often an address has asked for what costs much, or guessed wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from litestar.connection import ASGIConnection

from planechase.server.guard import address_of
from planechase.server.limits import TOO_FAST, Buckets, Limits


class TooOften(Exception):
    """Somebody asks for too much in too short a time."""

    def __init__(self) -> None:
        super().__init__(TOO_FAST)


class Counts:
    """Counts for each address; raises `TooOften`."""

    def __init__(self, limits: Limits) -> None:
        self.guesses = Buckets(limits.guesses)
        self._openings = Buckets(limits.openings)
        self._replays = Buckets(limits.replays)
        self._proofs = Buckets(limits.proofs)

    def opens(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Somebody opens a table or comes to one."""
        self._take(self._openings, connection)

    def looks_back(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Somebody looks at a step of a game."""
        self._take(self._replays, connection)

    def proves(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Somebody lets us play a whole record again."""
        self._take(self._proofs, connection)

    def may_guess(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Somebody names a code or a secret; whoever was wrong too often has to wait."""
        if not self.guesses.has_one(_address(connection)):
            raise TooOften

    def guessed(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """What somebody named was wrong."""
        self.guesses.take(_address(connection))

    def _take(self, buckets: Buckets, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        if not buckets.take(_address(connection)):
            raise TooOften


def _address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return address_of(cast(Mapping[str, Any], connection.scope))
