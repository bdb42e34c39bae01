"""What the tables of a folder say: rates, means and swings, each with its interval."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from math import exp
from statistics import NormalDist
from typing import Final, NamedTuple

import numpy as np
import polars as pl
from numpy.typing import NDArray

from planechase.lab.certainty import LIKELY, Drawn, Estimate, Resampling, among, wilson
from planechase.lab.chances import Numbers
from planechase.lab.playing import Kind
from planechase.lab.tables import Tables
from planechase.rules.casual.planar_die import FACES, SIDES, Face

FEW: Final = 8
"""Of what was seen in fewer games nothing is said: a mean of three games has no honest interval."""
_TWO_SIDED: Final = NormalDist().inv_cdf((1 + LIKELY) / 2)
STEPS: Final = 10
"""Into so many parts the chances are divided to compare them with what came."""


class Finding(NamedTuple):
    """What was found about one deck, plane or card."""

    name: str
    estimate: Estimate
    doubtless: int
    """1 if it lies above what is to be expected even when one has looked at all of them, -1 if below, else 0."""


class Findings(NamedTuple):
    """What was found about all of a kind, the highest first, and what is to be expected of each."""

    found: Sequence[Finding]
    expected: float
    left_out: int = 0
    """So many were seen in too few games."""

    @property
    def above(self) -> list[Finding]:
        return [one for one in self.found if one.doubtless > 0]

    @property
    def below(self) -> list[Finding]:
        return [one for one in reversed(self.found) if one.doubtless < 0]


class Rolls(NamedTuple):
    """How often the planar die showed something, and how often it should have."""

    faces: Sequence[tuple[str, int, Estimate]]
    """Each face: how often it was rolled, and how often that was to be expected."""
    rolled: int
    luck: float
    """How likely a fair die is at least as far off (chi-square, two degrees of freedom)."""


class Trust(NamedTuple):
    """What became of those whose chance was said to be about `said`."""

    said: float
    came: Estimate


class Laboratory:
    """The games of a folder, and what can be asked about them."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.finished = tables.games.filter(pl.col("failure").is_null())
        self.failed = tables.games.filter(pl.col("failure").is_not_null())

    @cached_property
    def resampling(self) -> Resampling:
        return Resampling(self.finished["game"].to_numpy())

    @cached_property
    def visits(self) -> pl.DataFrame:
        """Those to a plane that still mattered: the last one may begin as the last opponent leaves."""
        return self.tables.visits.filter(pl.col("chances_before").list.max() < 1)

    @cached_property
    def seats(self) -> pl.DataFrame:
        """A row for each seat of each finished game."""
        seat, count = pl.col("seat").cast(pl.Int64), pl.col("decks").list.len().cast(pl.Int64)
        around = self.finished.with_columns(seat=pl.int_ranges(pl.col("decks").list.len()), players=count)
        columns = ["seat", "decks", "bots"]
        if self.finished["vanguards"].null_count() == 0 and self.finished.height:
            columns.append("vanguards")
        return around.explode(columns).select(
            "game",
            *columns,
            won=pl.col("winners").list.contains(pl.col("seat")),
            order=(seat - pl.col("first").cast(pl.Int64) + pl.col("players")) % pl.col("players"),
        )

    def wins(self, by: str) -> Findings:
        """How often each of them wins, against how often anybody does."""
        counted = self.seats.group_by(by).agg(pl.col("won").sum(), of=pl.len()).sort(by)
        expected = float(self.seats["won"].cast(pl.Float64).mean() or 0)  # type: ignore[arg-type]  # a mean of numbers is one
        strict = among(LIKELY, counted.height)
        found = []
        for name, won, of in counted.iter_rows():
            doubtless = _beyond(wilson(won, of, strict), expected)
            found.append(Finding(str(name), wilson(won, of), doubtless))
        return Findings(_sorted(found), expected)

    def stays(self) -> Findings:
        """How many turns each plane stays."""
        planes = self.visits.filter(~pl.col("is_phenomenon"))
        return self._means(planes["plane"], planes["game"], planes["turns"].cast(pl.Float64))

    def turnover(self) -> Findings:
        """How much of the chances changes hands during a visit."""
        visits = self.visits
        changes = np.abs(self._changes) * self._once
        return self._means(visits["plane"], visits["game"], pl.Series(changes.sum(axis=1) / 2))

    def relief(self) -> Findings:
        """How the chance of whoever has the smallest changes during a stay; phenomena are over too soon for that."""
        before = np.where(self._before > 0, self._before, np.inf)
        last = before.argmin(axis=1)
        gained = self._changes[np.arange(len(last)), last]
        stays = self.visits.with_columns(gained=pl.Series(gained)).filter(~pl.col("is_phenomenon"))
        return self._means(stays["plane"], stays["game"], stays["gained"])

    def chaos(self) -> Findings:
        """How the chance of whoever rolled chaos changes until the next turn, against those who rolled nothing."""
        return self._uses(Kind.CHAOS, Kind.BLANK)

    def schemes(self) -> Findings:
        """How the archenemy's chance changes until the next turn, against what a scheme does on the average."""
        return self._uses(Kind.SCHEME, Kind.SCHEME)

    def rolls(self) -> Rolls:
        """What the planar dice showed, against what fair ones show."""
        counts = Counter({face.value: int(self.finished[f"dice_{face.value}"].sum()) for face in Face})
        rolled, faces, off = counts.total(), [], 0.0
        for face, count in counts.items():
            share = sum(one.value == face for one in FACES) / SIDES
            expected, reach = share * rolled, _TWO_SIDED * (rolled * share * (1 - share)) ** 0.5
            off += (count - expected) ** 2 / expected if rolled else 0
            faces.append((face, count, Estimate(expected, max(0.0, expected - reach), expected + reach, rolled)))
        return Rolls(faces, rolled, exp(-off / 2))

    def trust(self) -> list[Trust]:
        """Whether the chances are what they say: of those with a chance of about a third, did a third win?"""
        turns = self.tables.turns
        if not turns.height:
            return []
        said, then = _matrix(turns["chances"]), _matrix(turns["results"])
        games = np.repeat(turns["game"].to_numpy(), said.shape[1])
        flat, results = said.ravel(), then.ravel()
        found = []
        for step in range(STEPS):
            there = (flat > step / STEPS) & (flat <= (step + 1) / STEPS) & (flat > 0)
            if len(np.unique(games[there])) >= FEW:
                came = self.resampling.mean(games[there], results[there]).estimate()
                found.append(Trust(float(flat[there].mean()), came))
        return found

    # ------------------------------------------------------------------ how

    @cached_property
    def _before(self) -> Numbers:
        return _matrix(self.visits["chances_before"])

    @cached_property
    def _changes(self) -> Numbers:
        return _matrix(self.visits["chances_after"]) - self._before

    @cached_property
    def _once(self) -> NDArray[np.bool_]:
        """By visit and seat: whether it is the first seat of its team, so that each team is counted once."""
        teams = _matrix(self.visits.join(self.finished.select("game", "teams"), on="game")["teams"])
        first = [[row.index(team) == seat for seat, team in enumerate(row)] for row in teams.tolist()]
        return np.array(first, dtype=np.bool_)

    def _uses(self, kind: Kind, against: Kind) -> Findings:
        change = (pl.col("chance_after") - pl.col("chance_before")).cast(pl.Float64)
        uses = self.tables.uses.with_columns(change=change)
        ours, others = uses.filter(pl.col("kind") == kind.value), uses.filter(pl.col("kind") == against.value)
        if not others.height:
            return Findings((), 0.0)
        held = self.resampling.mean(others["game"].to_numpy(), others["change"].to_numpy())
        return self._means(ours["card"], ours["game"], ours["change"], held)

    def _means(
        self,
        names: pl.Series,
        games: pl.Series,
        values: pl.Series,
        against: Drawn | None = None,
    ) -> Findings:
        """The mean of each name. What is expected is the mean of all, or none, if they are held against others."""
        frame = pl.DataFrame({"name": names, "game": games, "value": values})
        parts = [(str(key[0]), part) for key, part in sorted(frame.group_by("name"), key=lambda pair: str(pair[0][0]))]
        known = [(name, part) for name, part in parts if part["game"].n_unique() >= FEW]
        expected = float(values.to_numpy().mean()) if against is None and len(values) else 0.0
        strict = among(LIKELY, len(known))
        found = []
        for name, part in known:
            drawn = self.resampling.mean(part["game"].to_numpy(), part["value"].to_numpy())
            estimate = (drawn.less(against) if against is not None else drawn).estimate()
            found.append(Finding(name, estimate, _beyond(estimate.widened(strict), expected)))
        return Findings(_sorted(found), expected, len(parts) - len(known))


def _beyond(estimate: Estimate, expected: float) -> int:
    if not estimate.excludes(expected):
        return 0
    return 1 if estimate.value > expected else -1


def _sorted(found: Sequence[Finding]) -> list[Finding]:
    return sorted(found, key=lambda one: (-one.estimate.value, one.name))


def _matrix(lists: pl.Series) -> Numbers:
    """Lists by seat as rows. All games of a folder have as many seats."""
    return np.array(lists.to_list(), dtype=np.float64).reshape(len(lists), -1)
