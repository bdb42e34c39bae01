"""What was measured, what is aimed at, and what changed since an earlier run."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from pathlib import Path
from typing import Final, NamedTuple

from bench.builds import COMPILED, PURE

FLAGGED: Final = 0.30
"""A change by more than this part is flagged."""
FORM: Final = 2
"""Of files in which a run is kept."""


class Better(Enum):
    """Which values are the good ones."""

    MORE = "at least"
    LESS = "at most"
    NEITHER = "about"
    """Of a ratio of two things that may each become quicker."""

    def reached(self, value: float, aim: float) -> bool:
        return value >= aim if self is Better.MORE else value <= aim


class Row(NamedTuple):
    """One line of a table: a value for each build."""

    key: str
    text: str
    values: Mapping[str, float]
    better: Better
    unit: str = ""

    @property
    def ratio(self) -> float | None:
        """The compiled value to the pure one.

        >>> Row("import", "import planechase", {"pure": 0.2, "compiled": 0.1}, Better.LESS, "s").ratio
        0.5
        >>> Row("import", "import planechase", {"pure": 0.2}, Better.LESS, "s").ratio
        """
        pure, compiled = self.values.get(PURE), self.values.get(COMPILED)
        return compiled / pure if pure and compiled is not None else None


class Group(NamedTuple):
    """Rows under a heading."""

    heading: str
    rows: Sequence[Row]


# ---------------------------------------------------------------------- aims


AIMS: Final[Mapping[str, Mapping[str, float]]] = {
    "games_planechase_sensible": {PURE: 3.5, COMPILED: 14},
    "games_two_packs_sensible": {COMPILED: 50},
    "considered_planechase_sensible": {COMPILED: 20_000},
    "fork_grant": {COMPILED: 10},
    "fork_resolving": {COMPILED: 60},
    "import_game": {PURE: 0.12, COMPILED: 0.12},
    "memory": {PURE: 60, COMPILED: 60},
    "load": {PURE: 1000},
    "permanents_400": {PURE: 1},
}
"""On one core; for each build that has one."""


def aims(row: Row) -> str:
    """What is aimed at, and what of it is not reached.

    >>> aims(Row("fork_grant", "fork", {"pure": 28, "compiled": 14}, Better.LESS, "µs"))
    'compiled at most 10: not reached'
    >>> aims(Row("games_planechase_sensible", "games", {"pure": 3.6, "compiled": 12}, Better.MORE))
    'pure at least 3.5, compiled at least 14: not reached'
    >>> aims(Row("import_game", "from planechase import Game", {"pure": 0.1}, Better.LESS, "s"))
    'at most 0.12'
    >>> aims(Row("games_four_random", "games", {"pure": 3}, Better.MORE))
    ''
    """
    wanted = AIMS.get(row.key, {})
    if len(wanted) > 1 and len({*wanted.values()}) == 1:
        aim = next(iter(wanted.values()))
        missed = [name for name, value in row.values.items() if not row.better.reached(value, aim)]
        return f"{row.better.value} {aim:,g}" + (f": not reached ({', '.join(missed)})" if missed else "")
    return ", ".join(
        f"{name} {row.better.value} {aim:,g}"
        + (": not reached" if name in row.values and not row.better.reached(row.values[name], aim) else "")
        for name, aim in wanted.items()
    )


# ---------------------------------------------------------------------- earlier runs


Values = Mapping[str, Mapping[str, float]]
"""By row and build."""


class Unreadable(Exception):
    """A file is no run that was kept."""


def keep(rows: Iterable[Row], path: Path) -> None:
    """Keep a run in a file."""
    kept = {"form": FORM, "rows": {row.key: row.values for row in rows}}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def kept_in(path: Path) -> Values:
    """The values of a run that was kept in a file."""
    try:
        kept = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise Unreadable(f"{path} cannot be read: {error}") from error
    if not isinstance(kept, dict) or kept.get("form") != FORM:
        raise Unreadable(f"{path} was not kept by `make bench` of today.")
    values: Values = kept["rows"]
    return values


class Change(NamedTuple):
    """A value now and before."""

    row: Row
    build: str
    before: float

    @property
    def now(self) -> float:
        return self.row.values[self.build]

    @property
    def part(self) -> float:
        """How much more it is now, as a part of what it was.

        >>> Change(Row("import", "import planechase", {"pure": 0.3}, Better.LESS, "s"), "pure", 0.2).part
        0.5
        """
        return round(self.now / self.before - 1, 6)

    @property
    def judgement(self) -> str:
        """Whether it is much better or worse.

        >>> quick, slow = {"pure": 1.4}, {"pure": 0.6}
        >>> [Change(Row("x", "", values, Better.MORE), "pure", 1).judgement for values in (quick, slow, {"pure": 0.8})]
        ['better', 'WORSE', '']
        >>> Change(Row("x", "", quick, Better.LESS), "pure", 1).judgement
        'WORSE'
        """
        better = self.row.better
        if abs(self.part) <= FLAGGED or better is Better.NEITHER:
            return ""
        return "better" if (self.part > 0) is (better is Better.MORE) else "WORSE"

    @property
    def is_worse(self) -> bool:
        return self.judgement == "WORSE"


def changes(rows: Iterable[Row], earlier: Values) -> list[Change]:
    """What was measured now and before, in the order of the rows.

    >>> rows = [Row("import", "", {"pure": 1, "compiled": 1}, Better.LESS), Row("new", "", {"pure": 1}, Better.LESS)]
    >>> [(one.build, one.before) for one in changes(rows, {"import": {"pure": 0.2}})]
    [('pure', 0.2)]
    """
    return [
        Change(row, build, earlier[row.key][build])
        for row in rows
        for build in row.values
        if earlier.get(row.key, {}).get(build)
    ]
