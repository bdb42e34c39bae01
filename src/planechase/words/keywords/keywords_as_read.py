"""Keywords that are called as they read: "persist", "bushido 2", "outlast {1}{W}" (CR 702)."""

from __future__ import annotations

from planechase.rules.language.abilities import KeywordAbility


class Called(KeywordAbility):
    """A keyword whose name stands at the beginning of its template; one that is no more than that stands in line."""

    __slots__ = ()

    @property
    def name(self) -> str:
        if not self.reads:
            raise NotImplementedError
        return self.reads.partition(" {")[0]

    def stands_in_line(self) -> bool:
        return "{" not in self.reads
