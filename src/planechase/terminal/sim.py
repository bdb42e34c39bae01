"""`planechase sim`: let bots play any number of games, and count."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Collection, Iterator
from contextlib import redirect_stdout
from os import cpu_count
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn

from planechase.lab.keeping import Folder
from planechase.lab.plans import ALL, Plan, planned
from planechase.lab.playing import Outcome
from planechase.lab.running import outcomes, peak_megabytes
from planechase.lab.summary import Summary
from planechase.tables.levels import USUAL
from planechase.terminal.mistakes import Mistake

ON_RAY: Final = (
    "instead of --jobs: play on the Ray cluster there, such as auto or ray://host:10001, or local for one of this "
    "machine; all its machines need this planechase"
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=100, help="how many (usually 100)")
    parser.add_argument("--players", type=int, help="at each table; without it as many as is usual for the variants")
    parser.add_argument("--with", dest="variants", default="planechase", metavar="NAMES", help="variants, or none")
    parser.add_argument("--decks", default=ALL, metavar="NAMES", help="built-in decks, or all (which is usual)")
    parser.add_argument("--bots", default=USUAL, metavar="NAMES", help="levels of bots, who go round the table")
    parser.add_argument("--seed", type=int, default=1, help="another seed gives other games")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1, help="so many processes (usually all cores)")
    parser.add_argument("--ray", metavar="ADDRESS", help=ON_RAY)
    parser.add_argument("--out", type=Path, metavar="DIR", help="keep all games there, and go on where one stopped")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    for name in ("games", "jobs"):
        if getattr(args, name) < 1:
            raise Mistake(f"--{name} takes a number of at least 1.")
    try:
        plan = planned(args.players, args.variants, args.decks, args.bots, args.seed)
        folder = Folder(args.out, plan) if args.out is not None else None
    except (ValueError, KeyError) as refused:
        raise Mistake(str(refused)) from refused
    over = _over(folder, args.games) if folder is not None else []
    summary, start = Summary(over), perf_counter()
    left = sorted({*range(args.games)} - {outcome.match.number for outcome in over})
    stopped = False
    try:
        for outcome in shown(played(plan, left, args), len(left)):
            if folder is not None:
                folder.keep(outcome)
            summary.add(outcome)
    except KeyboardInterrupt:
        stopped = True
    told = summary.plain(perf_counter() - start, summary.games - len(over), peak_megabytes())
    print(json.dumps(told) if args.json else _said(told))
    if folder is not None:
        _write_tables(folder)
    if stopped and folder is not None:
        print(f"Stopped. The same command goes on after game {summary.games}.", file=sys.stderr)
    return 130 if stopped else 0


def _write_tables(folder: Folder) -> None:
    """As Parquet, for `planechase report` and whoever asks questions of their own."""
    from planechase.lab import tables

    tables.write(folder)


def _over(folder: Folder, games: int) -> list[Outcome]:
    """The games that were played before."""
    folder.mend()
    return [outcome for outcome in folder.outcomes() if outcome.match.number < games]


def played(plan: Plan, numbers: Collection[int], args: argparse.Namespace, blunders: bool = False) -> Iterator[Outcome]:
    """Games of a plan, played here or wherever somebody asked for."""
    if args.ray is None:
        yield from outcomes(plan, numbers, args.jobs, blunders)
        return
    try:
        from planechase.lab import cluster
    except ImportError as missing:
        raise Mistake(str(missing)) from missing
    try:
        # Ray tells of workers that died on the standard output, where only the result belongs.
        with redirect_stdout(sys.stderr):
            yield from cluster.outcomes(plan, numbers, args.ray, blunders)
    except cluster.NoCluster as why:
        raise Mistake(str(why)) from why


class Rate(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> str:
        return f"{task.speed:.1f} games a second" if task.speed is not None else ""


def shown(played: Iterator[Outcome], games: int) -> Iterator[Outcome]:
    """The same, with a bar that tells how fast it goes and how long it will take."""
    columns = (BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=games)
        for outcome in played:
            progress.advance(task)
            yield outcome


def _said(told: dict[str, Any]) -> str:
    return "\n".join(f"{name:>17}  {value}" for name, value in told.items() if name not in ("wins", "played"))
