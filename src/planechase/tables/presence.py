"""Who is at a table now, how long the others have been away, and from which addresses they came.

None of it is in the journal. The code that runs a table reports it (`Presence.update`); after a restart it begins anew.
"""

from __future__ import annotations

from collections.abc import Iterable

from planechase.tables.people import PersonId


class Presence:
    """Who is here, and since when others are not. Nobody is away where nobody says who is here, as in the terminal."""

    __slots__ = ("_began", "_now", "_seen", "addresses", "here", "lend_after", "long")

    def __init__(self, long: float = 180.0, lend_after: float = 15.0) -> None:
        self.long = long
        """How many seconds a player must be away before the others can agree to remove them."""
        self.lend_after = lend_after
        """How many seconds somebody must be away before the host may let a bot play for them."""
        self.here: frozenset[PersonId] = frozenset()
        self.addresses: dict[PersonId, str] = {}
        """The addresses from which people came last, as far as they are known."""
        self._seen: dict[PersonId, float] = {}
        self._began: float | None = None
        self._now = 0.0

    def update(self, here: Iterable[PersonId], now: float) -> None:
        """Say who is here, at a time in seconds."""
        if self._began is None:
            self._began = now
        before, self.here, self._now = self.here, frozenset(here), now
        self._seen.update(dict.fromkeys(before | self.here, now))

    def away_for(self, person: PersonId) -> float | None:
        """For how many seconds somebody has been away, as far as is known; None if nobody says who is here."""
        if self._began is None:
            return None
        return 0.0 if person in self.here else self._now - self._seen.get(person, self._began)

    def is_long_away(self, person: PersonId) -> bool:
        """Whether somebody has been away long enough for the others to agree to go on without them."""
        away = self.away_for(person)
        return away is not None and away > 0 and away >= self.long

    def may_be_lent(self, person: PersonId) -> bool:
        """Whether a bot may play for somebody without being asked to by them."""
        away = self.away_for(person)
        return away is None or (away > 0 and away >= self.lend_after)

    def last_here(self, person: PersonId) -> float:
        """When somebody was here last; minus infinity for somebody who never was."""
        return self._seen.get(person, float("-inf"))
