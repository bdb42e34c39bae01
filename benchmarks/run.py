"""How fast games are played: `make bench`, or `.venv/bin/python benchmarks/run.py --help`.

The figure that counts is the first: four players, Planechase, the game packs of 2009, sensible bots, one core. The
sources and the compiled package take turns, in processor time. Times differ from machine to machine; ratios between
things measured in the same run differ much less, so those are what to watch. `--json` keeps a run, `--against` shows
what changed since and flags what got much worse.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Final

from bench.builds import COMPILED, ROOT, Build, Stopped, builds
from bench.measuring import FULL, PERMANENTS, PLAYERS, QUICK, Measuring
from bench.picture import Panel, draw
from bench.rows import FLAGGED, Row, Unreadable, Values, changes, keep, kept_in
from bench.showing import change_lines, group_lines, head, number

PICTURE: Final = ROOT / "build" / "bench.svg"
CURVES: Final = {
    "players": ("More players", PLAYERS),
    "permanents": ("More permanents", PERMANENTS),
}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure how fast games are played, in the sources and compiled.")
    parser.add_argument("--games", type=int, help=f"how many games of each kind (usually {FULL.games})")
    parser.add_argument("--quick", action="store_true", help="measure little, in about half a minute")
    parser.add_argument("--only", default="", metavar="WORDS", help="only what has these words in its heading")
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep this run in a file")
    parser.add_argument("--against", type=Path, metavar="FILE", help="compare with a run kept earlier")
    parser.add_argument("--profile", action="store_true", help="show where games of Planechase spend their time")
    parser.add_argument("--lines", type=int, default=30, help="how many lines of the profile to show")
    options = parser.parse_args(arguments)
    if options.games is not None and options.games < 1:
        parser.error("--games takes a number of games, at least 1.")
    size = QUICK if options.quick else FULL
    if options.games is not None:
        size = size._replace(games=options.games, rounds=min(size.rounds, options.games))
    found = builds()
    try:
        if options.profile:
            profile(found[0], size.games, options.lines)
            return 0
        earlier = kept_in(options.against) if options.against else {}
        rows = measure(Measuring(found, size), options.only)
    except (Stopped, Unreadable) as problem:
        print(problem, file=sys.stderr)
        return 2
    if options.json:
        keep(rows, options.json)
        print(f"Kept in {options.json}.")
    return compare(rows, earlier, options.against) if options.against else 0


def measure(measuring: Measuring, only: str) -> list[Row]:
    """Measure, and show each table as soon as it is there."""
    names = [build.name for build in measuring.builds]
    if COMPILED not in names:
        print("There is no compiled build of these sources to measure beside them; `make compiled` makes one.\n")
    start, rows = perf_counter(), list[Row]()
    print(head(names), flush=True)
    for group in measuring.groups(only):
        print("\n".join(group_lines(group, names)), flush=True)
        rows += group.rows
    if not rows:
        print(f"No table has {only!r} in its heading.")
    if not only:
        print(yardstick(measuring.builds[0]))
    panels = [panel for key in CURVES if (panel := curve(key, rows)) is not None]
    if panels:
        draw(panels, PICTURE)
        print(f"The curves are drawn in {os.path.relpath(PICTURE)}.")
    print(f"That took {perf_counter() - start:.0f} s.")
    return rows


def curve(key: str, rows: Sequence[Row]) -> Panel | None:
    """The points of a curve among the rows, if they were measured."""
    title, places = CURVES[key]
    by_key = {row.key: row.values for row in rows}
    points = {place: by_key[f"{key}_{place}"] for place in places if f"{key}_{place}" in by_key}
    if not points:
        return None
    names = next(iter(points.values()))
    lines = {name: [(float(place), values[name]) for place, values in points.items()] for name in names}
    return Panel(title, key, "milliseconds a decision", lines)


def yardstick(build: Build) -> str:
    """The demo game of another engine, where it is installed."""
    with build.worker() as worker:
        demo = worker.ask("play_demo")
    if demo is None:
        return "python-mtg is not installed, so its demo game is not here as a yardstick."
    rates = [number(demo[what] / demo["seconds"]) for what in ("games", "moves")]
    return f"For comparison, python-mtg's demo game (two players): {rates[0]} games and {rates[1]} decisions a second."


def profile(build: Build, games: int, lines: int) -> None:
    with build.worker() as worker:
        print(worker.ask("profile_games", games=games, lines=lines)["text"])


def compare(rows: Sequence[Row], earlier: Values, path: Path) -> int:
    """Show what changed; 1 if something got much worse."""
    changed = changes(rows, earlier)
    print(f"\nAgainst {path}")
    print("\n".join(change_lines(changed)))
    if any(change.is_worse for change in changed):
        print(f"Something is more than {FLAGGED:.0%} worse than before.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
