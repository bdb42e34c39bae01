"""A permanent ladder: the result of each arena, and the ratings that follow from all of them together."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import inf
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from planechase.bots.bot_files import file_of
from planechase.lab.arena import ArenaStanding, rating
from planechase.lab.game_plans import GamePlan, OptionValue
from planechase.lab.versions import today

ANCHOR: Final = "random"
"""The bot with a rating of 0, which plays the same in each version."""
ROUNDS: Final = 10_000
"""The maximum number of iterations to improve the strengths."""
NEAR: Final = 1e-10


class LadderResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a bot did in an arena."""

    bot: str
    opponents: tuple[str, ...]
    games: int
    """In each of them it had as many seats as each opponent."""
    wins: float
    rate: float
    """The share of its seats that won, with a 95 % interval."""
    low: float
    high: float
    rating: float | None
    """Relative to the first bot of this arena; None if it is infinite."""
    version: str = ""
    """For a bot in a file, the version of that file: the beginning of its hash."""


class Run(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished arena: a line of the ladder's file."""

    date: str
    commit: str
    """The commit, or the version if the commit is not known."""
    players: int
    variants: tuple[str, ...]
    results: tuple[LadderResult, ...]
    wishes: dict[str, OptionValue] = {}

    def is_like(self, plan: GamePlan) -> bool:
        """Whether it was the same kind of game."""
        return (self.players, self.variants, self.wishes) == (plan.players, plan.variants, plan.wishes)


class Rung(NamedTuple):
    """A bot on the ladder."""

    bot: str
    rating: float | None
    """None for a bot that never met the others."""
    games: int


def run_of(plan: GamePlan, found: Sequence[ArenaStanding], games: int, commit: str) -> Run:
    """What is stored of an arena."""
    order = [one.bot for one in found]
    results = tuple(
        LadderResult(
            one.bot,
            tuple(other for other in order if other != one.bot),
            games,
            one.wins,
            one.rate,
            one.low,
            one.high,
            one.rating if abs(one.rating) < inf else None,
            plan.versions.get(file_of(one.bot), ""),
        )
        for one in found
    )
    return Run(today(), commit, plan.players, plan.variants, results, plan.wishes)


def anchored(found: Sequence[ArenaStanding]) -> list[ArenaStanding]:
    """The same with ratings as the ladder has them: relative to `ANCHOR` if it plays, otherwise to the first bot."""
    to = next((one for one in found if one.bot == ANCHOR), found[0])
    return [one._replace(rating=rating(one.rate, to.rate)) for one in found]


# ---------------------------------------------------------------------- the file


def runs(path: Path) -> list[Run]:
    """All arenas of a file; none if there is no such file yet. Raises ValueError if it cannot be read."""
    if not path.exists():
        return []
    found = []
    for number, line in enumerate(path.read_bytes().splitlines(), 1):
        try:
            found.append(msgspec.json.decode(line, type=Run))
        except msgspec.MsgspecError as error:
            raise ValueError(f"Line {number} of {path} is no arena of a ladder: {error}.") from error
    return found


def keep(path: Path, run: Run) -> None:
    """Add an arena to the file."""
    with path.open("ab") as file:
        file.write(msgspec.json.encode(run) + b"\n")


# ---------------------------------------------------------------------- ratings


def ladder(played: Iterable[Run]) -> list[Rung]:
    """All bots, the best first, with the ratings that make the results likeliest; `ANCHOR` has 0.

    A bot is one of its commit, or of the version of its file: an earlier one of the same name is another.

    >>> def result(bot, wins): return LadderResult(bot, (), 100, wins, wins / 100, 0, 1, None)
    >>> run = Run("2011-11-11", "abc", 2, (), (result("steady", 75), result("random", 25)))
    >>> [(rung.bot, round(rung.rating)) for rung in ladder([run])]
    [('steady abc', 191), ('random', 0)]
    """
    contests = [_contest(run) for run in played]
    games: dict[str, int] = defaultdict(int)
    for contest in contests:
        for bot in contest.wins:
            games[bot] += contest.games
    found = _ratings(contests)
    rungs = [Rung(bot, found.get(bot), count) for bot, count in games.items()]
    return sorted(rungs, key=lambda rung: -inf if rung.rating is None else rung.rating, reverse=True)


class _Contest(NamedTuple):
    """A number of games in which all these bots had equally many seats."""

    games: int
    wins: Mapping[str, float]


def _contest(run: Run) -> _Contest:
    wins = {_called(result, run): result.wins for result in run.results}
    return _Contest(run.results[0].games if run.results else 0, wins)


def _called(result: LadderResult, run: Run) -> str:
    """A bot with its version. A bot in a file does not change with our commits."""
    return result.bot if result.bot == ANCHOR else f"{result.bot} {result.version or run.commit}"


def _ratings(contests: Sequence[_Contest]) -> dict[str, float]:
    """Relative to the anchor, or to the first bot if the anchor never played; bots that never met it have none."""
    names = list(dict.fromkeys(bot for contest in contests for bot in contest.wins))
    if not names:
        return {}
    first = ANCHOR if ANCHOR in names else names[0]
    below, above = _reached(contests, first, down=True), _reached(contests, first, down=False)
    strengths = _strengths(contests, below & above)
    found = {bot: rating(strength, strengths[first]) for bot, strength in strengths.items()}
    found |= dict.fromkeys(below - above, -inf)
    return found | dict.fromkeys(above - below, inf)


def _reached(contests: Sequence[_Contest], first: str, down: bool) -> set[str]:
    """Whom it beat, and whom those beat, and so on; or the other way, who beat it."""
    found, new = {first}, [first]
    while new:
        one = new.pop()
        for wins in (contest.wins for contest in contests if one in contest.wins):
            met = {bot for bot in wins if wins[one if down else bot] > 0} - found
            found |= met
            new += sorted(met)
    return found


def _strengths(contests: Sequence[_Contest], bots: set[str]) -> dict[str, float]:
    """Bradley and Terry's strengths: a bot wins in proportion to its share of the strength at the table.

    Bots that are not among these are left out, with the games that they won; the others' chances stay the same.
    """
    among = [{bot: won for bot, won in contest.wins.items() if bot in bots} for contest in contests]
    met = [wins for wins in among if len(wins) > 1]
    won = {bot: sum(wins.get(bot, 0) for wins in met) for bot in bots}
    strengths = dict.fromkeys(sorted(bots), 1.0)
    for _ in range(ROUNDS):
        expected: dict[str, float] = defaultdict(float)
        for wins in met:
            share = sum(wins.values()) / sum(strengths[bot] for bot in wins)
            for bot in wins:
                expected[bot] += share
        better = {bot: won[bot] / expected[bot] if bot in expected else 1.0 for bot in strengths}
        if all(abs(better[bot] - strengths[bot]) <= NEAR * better[bot] for bot in strengths):
            return better
        strengths = better
    return strengths
