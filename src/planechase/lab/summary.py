"""What came of many games, in a few numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from planechase.lab.lab_games import CountedOutcome


class OutcomeSummary:
    """Counts games as they come."""

    def __init__(self, outcomes: Iterable[CountedOutcome] = ()) -> None:
        self.games = self.failed = self.draws = 0
        self.first_failure: CountedOutcome | None = None
        self.turns = self.decisions = self.planeswalks = self.chaos = 0
        self.wins: dict[str, Counter[str]] = {"deck": Counter(), "seat": Counter(), "bot": Counter()}
        self.played: dict[str, Counter[str]] = {"deck": Counter(), "seat": Counter(), "bot": Counter()}
        for outcome in outcomes:
            self.add(outcome)

    def add(self, outcome: CountedOutcome) -> None:
        self.games += 1
        if outcome.failure:
            self.failed += 1
            self._note(outcome)
            return
        self.draws += outcome.is_draw
        self.turns += outcome.turns
        self.decisions += outcome.decisions
        self.planeswalks += outcome.planeswalks
        self.chaos += outcome.chaos
        match = outcome.match
        for seat, (deck, bot) in enumerate(zip(match.decks, match.bots, strict=True)):
            for what, one in (("deck", deck), ("seat", str(seat)), ("bot", bot)):
                self.played[what][one] += 1
                self.wins[what][one] += seat in outcome.winners

    def _note(self, failed: CountedOutcome) -> None:
        """The first by number, so that it is the same one in whatever number of processes."""
        first = self.first_failure
        if first is None or failed.match.number < first.match.number:
            self.first_failure = failed

    def plain(self, seconds: float, new: int, peak_mb: float) -> dict[str, Any]:
        """As JSON. `new` games were played now, in `seconds`; the others were played before.

        `wins` says for each deck, seat and bot how often it won, and `played` of how many games.
        """
        return {
            "games": self.games,
            "finished": self.games - self.failed,
            "failed": self.failed,
            "draws": self.draws,
            "new": new,
            "seconds": round(seconds, 3),
            "games_per_second": round(new / seconds, 3) if seconds else 0.0,
            "turns": self.turns,
            "decisions": self.decisions,
            "planeswalks": self.planeswalks,
            "chaos": self.chaos,
            "peak_mb": round(peak_mb, 1),
            "wins": {what: {one: won[one] for one in sorted(self.played[what])} for what, won in self.wins.items()},
            "played": {what: dict(sorted(played.items())) for what, played in self.played.items()},
        }
