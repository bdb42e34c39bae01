"""How often an address has made expensive requests, or guessed wrong."""

from __future__ import annotations

from collections.abc import Callable

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
        self._stored = Buckets(limits.stored)
        self._played = Buckets(limits.played)

    def opens(self, address: str) -> None:
        """Somebody opens a table or comes to one."""
        self._take(self._openings, address)

    def looks_back(self, address: str) -> None:
        """Somebody looks at a step of a game."""
        self._take(self._replays, address)

    def proves(self, address: str) -> None:
        """Somebody lets us play a whole record again."""
        self._take(self._proofs, address)

    def may_store(self, address: str) -> None:
        """Somebody asks for something that may be stored; after too many bytes they have to wait."""
        if not self._stored.has_one(address):
            raise TooOften

    def may_play(self, address: str) -> None:
        """Somebody plays, whatever else has been stored for their address."""
        if not self._played.has_one(address):
            raise TooOften

    def plays(self, address: str, size: int) -> None:
        """So many bytes are stored for somebody who plays."""
        self._played.spend(address, size)
        self.stores(address, size)

    def stores(self, address: str, size: int) -> None:
        """Count bytes that were stored for somebody."""
        self._stored.spend(address, size)

    def storing(self, address: str) -> Callable[[int], None]:
        """The same for somebody who still has to wait if there are too many."""
        self.may_store(address)
        return lambda size: self.stores(address, size)

    def may_guess(self, address: str) -> None:
        """Somebody names a code or a secret; after too many wrong ones they have to wait."""
        if not self.guesses.has_one(address):
            raise TooOften

    def guessed(self, address: str) -> None:
        """Note a wrong code or secret."""
        self.guesses.take(address)

    def _take(self, buckets: Buckets, address: str) -> None:
        if not buckets.take(address):
            raise TooOften
