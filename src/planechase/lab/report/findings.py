"""What the tables of a folder say: rates, means and swings, each with its interval."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from math import exp, inf
from typing import Final, NamedTuple

import numpy as np
import polars as pl
from numpy.typing import NDArray

from planechase.lab.certainty import JUDGED, Drawn, Float64Array, Resampling, Values, share, verdicts
from planechase.lab.lab_games import UseKind
from planechase.lab.parquet_tables import Tables
from planechase.lab.proportions import Estimate, deviations, wilson
from planechase.rules.casual.planar_die import FACES, SIDES, Face
from planechase.variants import Archenemy

FEW: Final = 8
"""A result from fewer games is left out: a mean of three games has no honest interval."""
EVEN: Final = 0.5
STEPS: Final = 10
"""Into how many groups the chances are divided to compare them with the results."""


class Finding(NamedTuple):
    """A result about one deck, plane or card."""

    name: str
    estimate: Estimate
    doubtless: int
    """1 if it lies above what is to be expected even after looking at all of them, -1 if below, else 0."""


class Findings(NamedTuple):
    """What was found about all of a kind, the highest first, and what is to be expected of each."""

    found: Sequence[Finding]
    expected: float
    left_out: int = 0
    """How many were seen in too few games."""

    @property
    def above(self) -> list[Finding]:
        return [one for one in self.found if one.doubtless > 0]

    @property
    def below(self) -> list[Finding]:
        return [one for one in reversed(self.found) if one.doubtless < 0]

    @property
    def judged(self) -> int:
        """How many were seen often enough that something could be beyond doubt."""
        return sum(one.estimate.known >= JUDGED for one in self.found)


class RollFindings(NamedTuple):
    """How often the planar die showed something, and how often it should have."""

    faces: Sequence[tuple[str, int, Estimate]]
    """Each face: how often it was rolled, and how often that was to be expected."""
    rolled: int
    luck: float
    """The probability that a fair die is at least as far off (chi-square, two degrees of freedom)."""


class Trust(NamedTuple):
    """The results of those whose estimated chance was about `said`."""

    said: float
    came: Estimate


class Laboratory:
    """The games of a folder, and questions about them."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.finished = tables.games.filter(pl.col("failure").is_null())
        self.failed = tables.games.filter(pl.col("failure").is_not_null())

    @cached_property
    def resampling(self) -> Resampling:
        return Resampling(self.finished["game"].to_numpy())

    @cached_property
    def seats(self) -> pl.DataFrame:
        """A row for each seat of each finished game; `order` counts from the player who took the first turn."""
        seat, count = pl.col("seat").cast(pl.Int64), pl.col("decks").list.len().cast(pl.Int64)
        around = self.finished.with_columns(seat=pl.int_ranges(pl.col("decks").list.len()), players=count)
        columns = ["seat", "decks", "bots", "teams"]
        if self.finished["vanguards"].null_count() == 0 and self.finished.height:
            columns.append("vanguards")
        return around.explode(columns).select(
            "game",
            *columns,
            won=pl.col("winners").list.contains(pl.col("seat")),
            order=(seat - pl.col("first").cast(pl.Int64) + pl.col("players")) % pl.col("players"),
        )

    @cached_property
    def are_teams(self) -> bool:
        """Whether players win together."""
        return self.seats.select("game", "teams").is_duplicated().any()

    @cached_property
    def is_one_against_all(self) -> bool:
        """Whether one player plays against all others, who are a team, or are but one."""
        sizes = self.seats.group_by("game", "teams").len().group_by("game").agg("len")["len"].list.sort()
        villains = (
            len(sides) == 2 and sides[0] == 1 and (sides[1] > 1 or Archenemy.name in self.finished["variants"][0])
            for sides in sizes.to_list()
        )
        return bool(len(sizes)) and all(villains)

    def wins(self, by: str) -> Findings:
        """How often each of them wins, against how often anybody does. Several in one team count once."""
        return _rates(self.seats.unique(["game", "teams", by], maintain_order=True), by)

    def begins(self) -> Findings:
        """How often each side wins, by the order in which they have their first turns."""
        sides = self.seats.group_by("game", "teams").agg(pl.col("order").min(), pl.col("won").first())
        return _rates(sides.with_columns(order=pl.col("order").rank("ordinal").over("game") - 1), "order")

    def archenemy(self) -> Findings:
        """How often the archenemy wins, and how often all the others do: an even match would be half and half."""
        # In a game of two, the archenemy is the player with the first turn (CR 904.6).
        alone = (pl.len().over("game", "teams") == 1) & ((pl.len().over("game") > 2) | (pl.col("order") == 0))
        sides = self.seats.with_columns(alone=alone).unique(["game", "alone"])
        found = []
        for name, is_alone in (("The archenemy", True), ("The others together", False)):
            won = sides.filter(pl.col("alone") == is_alone)["won"]
            rate = wilson(_mean(won), len(won), known=len(won))
            off = 0 if len(won) < JUDGED else 1 if rate.value > EVEN else -1
            found.append(_finding(name, rate, EVEN, {name: off}))
        return Findings(found, EVEN)

    def stays(self) -> Findings:
        """How many turns each plane stays."""
        stays = self._stays
        return self._means(stays["plane"], stays["game"], stays["turns"].cast(pl.Float64), least=0)

    def turnover(self) -> Findings:
        """How much of the chances changes hands during a stay."""
        stays = self._stays
        changed = (np.abs(self._changes) * self._once(stays)).sum(axis=1) / 2
        return self._means(stays["plane"], stays["game"], pl.Series(changed), least=0, most=1)

    def relief(self) -> Findings:
        """How the smallest chance of a player changes during a stay."""
        stays = self._stays
        last = np.where(self._before > 0, self._before, np.inf).argmin(axis=1)
        gained = self._changes[np.arange(len(last)), last]
        return self._means(stays["plane"], stays["game"], pl.Series(gained), least=-1, most=1)

    def chaos(self) -> Findings:
        """How the chance of a player who rolled chaos changes until the next turn, against a blank on that plane."""
        chaos, blank = self._uses(UseKind.CHAOS), self._uses(UseKind.BLANK)
        if not chaos.height or not blank.height:
            return Findings((), 0.0)
        beyond = _verdicts(chaos["name"], chaos["game"], chaos["value"], blank)
        blanks = dict(_parts(blank["name"], blank["game"], blank["value"]))
        both = {name: (part, blanks.get(name)) for name, part in _parts(chaos["name"], chaos["game"], chaos["value"])}
        found = [
            _finding(name, self._drawn(part).less(self._drawn(other)).estimate(), 0.0, beyond)
            for name, (part, other) in both.items()
            if other is not None and min(part["game"].n_unique(), other["game"].n_unique()) >= FEW
        ]
        return Findings(_sorted(found), 0.0, len(both) - len(found))

    def schemes(self) -> Findings:
        """How the archenemy's chance changes until the next turn, against what a scheme does on the average."""
        schemes = self._uses(UseKind.SCHEME)
        off = schemes["value"] - _mean(schemes["value"])
        return self._means(schemes["name"], schemes["game"], off)

    def rolls(self) -> RollFindings:
        """What the planar dice showed, against what fair ones show."""
        counts = Counter({face.value: int(self.finished[f"dice_{face.value}"].sum()) for face in Face})
        rolled, faces, off = counts.total(), [], 0.0
        for face, count in counts.items():
            part = sum(one.value == face for one in FACES) / SIDES
            expected, reach = part * rolled, deviations() * (rolled * part * (1 - part)) ** 0.5
            off += (count - expected) ** 2 / expected if rolled else 0
            faces.append((face, count, Estimate(expected, max(0.0, expected - reach), expected + reach, rolled)))
        return RollFindings(faces, rolled, exp(-off / 2))

    def trust(self) -> list[Trust]:
        """Whether the chances are what they say: of those with a chance of about a third, did a third win?"""
        turns = self.tables.turns
        if not turns.height:
            return []
        once = self._once(turns)
        said, then = _matrix(turns["chances"])[once], _matrix(turns["results"])[once]
        games = np.repeat(turns["game"].to_numpy(), once.sum(axis=1))
        found = []
        for step in range(STEPS):
            there = (said > step / STEPS) & (said <= (step + 1) / STEPS)
            if len(np.unique(games[there])) >= FEW:
                found.append(Trust(float(said[there].mean()), share(games[there], then[there])))
        return found

    # ------------------------------------------------------------------ how

    @cached_property
    def _stays(self) -> pl.DataFrame:
        """Visits to planes: phenomena are over at once, and are not to be compared with them.

        Nor is a plane that comes up as the last opponent leaves, when all is decided.
        """
        return self.tables.visits.filter(~pl.col("is_phenomenon"), pl.col("chances_before").list.max() < 1)

    @cached_property
    def _before(self) -> Float64Array:
        return _matrix(self._stays["chances_before"])

    @cached_property
    def _changes(self) -> Float64Array:
        return _matrix(self._stays["chances_after"]) - self._before

    def _once(self, rows: pl.DataFrame) -> NDArray[np.bool_]:
        """By row and seat: whether it is the first seat of its team, so that each team is counted once."""
        teams = _matrix(rows.select("game").join(self.finished.select("game", "teams"), on="game")["teams"])
        first = [[row.index(team) == seat for seat, team in enumerate(row)] for row in teams.tolist()]
        return np.array(first, dtype=np.bool_).reshape(teams.shape)

    def _uses(self, kind: UseKind) -> pl.DataFrame:
        """By how much the chance of the player who used something changed."""
        change = (pl.col("chance_after") - pl.col("chance_before")).cast(pl.Float64)
        return self.tables.uses.filter(pl.col("kind") == kind.value).select("game", name="card", value=change)

    def _means(
        self, names: pl.Series, games: pl.Series, values: pl.Series, least: float = -inf, most: float = inf
    ) -> Findings:
        """The mean of each name; what is expected is the mean of all."""
        beyond, expected, parts = _verdicts(names, games, values), _mean(values), _parts(names, games, values)
        found = [
            _finding(name, self._drawn(part).estimate(least, most), expected, beyond)
            for name, part in parts
            if part["game"].n_unique() >= FEW
        ]
        return Findings(_sorted(found), expected, len(parts) - len(found))

    def _drawn(self, part: pl.DataFrame) -> Drawn:
        return self.resampling.mean(part["game"].to_numpy(), part["value"].to_numpy())


def _rates(sides: pl.DataFrame, by: str) -> Findings:
    """How often each wins, of rows with a game and whether it was won."""
    names, games, won = sides[by].cast(pl.String), sides["game"], sides["won"].cast(pl.Float64)
    expected, beyond = _mean(won), _verdicts(names, games, won)
    found = [
        _finding(name, share(part["game"].to_numpy(), part["value"].to_numpy()), expected, beyond)
        for name, part in _parts(names, games, won)
    ]
    return Findings(_sorted(found), expected)


def _parts(names: pl.Series, games: pl.Series, values: pl.Series) -> list[tuple[str, pl.DataFrame]]:
    """Games and values of each name, in the order of names."""
    frame = pl.DataFrame({"name": names, "game": games, "value": values})
    return [(str(key[0]), part) for key, part in sorted(frame.group_by("name"), key=lambda pair: str(pair[0][0]))]


def _verdicts(
    names: pl.Series, games: pl.Series, values: pl.Series, against: pl.DataFrame | None = None
) -> dict[str, int]:
    """Which of them differ from the rest, or from what they are held against, beyond doubt, and which way."""
    every = names.to_list() + (against["name"].to_list() if against is not None else [])
    known, codes = np.unique(np.array(every, dtype=np.str_), return_inverse=True)
    ours = Values(codes[: len(names)], games.to_numpy(), values.to_numpy())
    theirs = None
    if against is not None:
        theirs = Values(codes[len(names) :], against["game"].to_numpy(), against["value"].to_numpy())
    return {str(known[code]): which for code, which in verdicts(ours, theirs).items()}


def _finding(name: str, estimate: Estimate, expected: float, beyond: Mapping[str, int]) -> Finding:
    """A finding is never certain if its own interval contains the expected value."""
    return Finding(name, estimate, beyond.get(name, 0) if estimate.excludes(expected) else 0)


def _mean(values: pl.Series) -> float:
    return float(values.cast(pl.Float64).to_numpy().mean()) if len(values) else 0.0


def _sorted(found: Sequence[Finding]) -> list[Finding]:
    return sorted(found, key=lambda one: (-one.estimate.value, one.name))


def _matrix(lists: pl.Series) -> Float64Array:
    """Lists by seat as rows. All games of a folder have as many seats."""
    return np.array(lists.to_list(), dtype=np.float64).reshape(len(lists), -1)
