"""`planechase sim`: let bots play any number of games, and count the results."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Collection, Iterator, Mapping
from contextlib import redirect_stdout
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn

from planechase.lab.game_folder import Folder, plan_in
from planechase.lab.game_plans import GamePlan
from planechase.lab.lab_games import Outcome
from planechase.lab.optional_libraries import HOW_TO_ADD, MissingLibraries
from planechase.lab.outcome_files import BrokenLine
from planechase.lab.running import outcomes, peak_megabytes
from planechase.lab.summary import OutcomeSummary
from planechase.lab.versions import this_one
from planechase.tables.bot_levels import USUAL
from planechase.terminal import game_arguments
from planechase.terminal.input_errors import Mistake
from planechase.terminal.safe_text import harmless
from planechase.terminal.stop_signals import stopping

STOPPED: Final = 130
"""What a command returns that the user has ended with Ctrl-C."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=100, help="how many games to play (default: 100)")
    parser.add_argument(
        "--players", type=int, help="how many players sit at each table; without it, the usual number for the variants"
    )
    parser.add_argument(
        "--with",
        dest="variants",
        default="planechase",
        metavar="NAMES",
        help="the variants to play, or none (default: planechase)",
    )
    parser.add_argument(
        "--bots",
        default=USUAL,
        metavar="NAMES",
        help=f"the bots, such as steady,my_bot.py:choose; they take turns around the table (default: {USUAL})",
    )
    parser.add_argument(
        "--out", type=Path, metavar="DIR", help="store all games in this folder; a run that was stopped continues there"
    )
    game_arguments.add_arguments(parser, "games")


def run(args: argparse.Namespace) -> int:
    game_arguments.check_numbers(args, "sim", "games")
    plan, folder, summary, left = _begun(args)
    before, start, stopped = summary.games, perf_counter(), False
    try:
        for outcome in shown(played(plan, left, args), args.games, before):
            if folder is not None:
                folder.keep(outcome)
            summary.add(outcome)
    except KeyboardInterrupt:
        stopped = True
    told = summary.plain(perf_counter() - start, summary.games - before, peak_megabytes())
    print(json.dumps(told) if args.json else _said(told))
    _tell_failure(summary)
    if stopped:
        _tell_stop(summary, folder)
    if folder is not None:
        _write_tables(folder)
    if stopped:
        return STOPPED
    return 0 if told["finished"] else 1


def _begun(args: argparse.Namespace) -> tuple[GamePlan, Folder | None, OutcomeSummary, Collection[int]]:
    """What is to be played, where it is kept, what was played there before, and which games are left."""
    if args.out is None:
        return game_arguments.plan_of(args), None, OutcomeSummary(), range(args.games)
    try:
        plan = game_arguments.plan_of(args, kept=plan_in(args.out))
        folder = Folder(args.out, plan)
        folder.mend()
        summary, over = _over(folder, args.games)
    except OSError as error:
        raise Mistake(f"Games cannot be stored in {args.out}: {error.strerror}.") from error
    except ValueError as refused:
        raise Mistake(str(refused)) from refused
    if over:
        _tell_version(folder)
    return plan, folder, summary, [number for number in range(args.games) if number not in over]


def _over(folder: Folder, games: int) -> tuple[OutcomeSummary, set[int]]:
    """The games that were played before, counted one by one: there may be a million."""
    summary, over = OutcomeSummary(), set[int]()
    for outcome in folder.counted():
        if outcome.match.number < games and outcome.match.number not in over:
            over.add(outcome.match.number)
            summary.add(outcome)
    return summary, over


def _write_tables(folder: Folder) -> None:
    """As Parquet, for `planechase report` and for your own questions.

    Without the libraries for that, the games are kept all the same, and the tables can be written later.
    """
    try:
        from planechase.lab import parquet_tables
    except MissingLibraries:
        print(
            f"All games are stored in {folder.path}; their tables have not been written yet. {HOW_TO_ADD}.",
            file=sys.stderr,
        )
        return
    try:
        with stopping():
            parquet_tables.refresh(folder)
    except BrokenLine as broken:
        raise Mistake(str(broken)) from broken
    except OSError as error:
        raise Mistake(f"The tables cannot be written to {folder.path}: {error.strerror}.") from error


# ---------------------------------------------------------------------- playing


def played(
    plan: GamePlan, numbers: Collection[int], args: argparse.Namespace, blunders: bool = False
) -> Iterator[Outcome]:
    """Games of a plan, played here or wherever the user asked for."""
    if args.ray is None:
        with stopping():
            yield from outcomes(plan, numbers, args.jobs, blunders)
        return
    try:
        from planechase.lab import cluster
    except ImportError as missing:
        raise Mistake(str(missing)) from missing
    try:
        # Ray tells of workers that died on the standard output, where only the result belongs.
        with stopping(), redirect_stdout(sys.stderr):
            yield from cluster.outcomes(plan, numbers, args.ray, blunders)
    except cluster.NoCluster as why:
        raise Mistake(str(why)) from why


class RateColumn(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> str:
        return f"{task.speed:.1f} games a second" if task.speed is not None else ""


def shown(played: Iterator[Outcome], games: int, before: int = 0) -> Iterator[Outcome]:
    """The same, with a bar that tells how fast it goes and how long it will take; some were played before."""
    columns = (BarColumn(), MofNCompleteColumn(), RateColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=games, completed=before)
        for outcome in played:
            progress.advance(task)
            yield outcome


# ---------------------------------------------------------------------- output


def _said(told: Mapping[str, Any]) -> str:
    numbers = [f"{name:>17}  {value}" for name, value in told.items() if name not in ("wins", "played")]
    return "\n".join([*numbers, *_wins(told, "bot"), *_wins(told, "deck")])


def _wins(told: Mapping[str, Any], what: str) -> list[str]:
    """How often each bot or deck won, the best first."""
    won, seats = told["wins"][what], told["played"][what]
    best_first = sorted(seats, key=lambda one: won[one] / seats[one], reverse=True)
    width = max((len(one) for one in seats), default=0)
    rows = [f"  {one:<{width}}  {won[one]:>5} of {seats[one]:>5}  {won[one] / seats[one]:4.0%}" for one in best_first]
    return ["", f"Wins by {what}, with the number of seats:", *rows] if rows else []


def _tell_failure(summary: OutcomeSummary) -> None:
    first = summary.first_failure
    if first is not None:
        said = f"{summary.failed} of {summary.games} games failed; the first of them, game {first.match.number}: "
        print(harmless(said + first.why_failed), file=sys.stderr)


def _tell_stop(summary: OutcomeSummary, folder: Folder | None) -> None:
    goes_on = "The same command continues there." if folder is not None else "With --out DIR you can continue later."
    print(f"Stopped after {summary.games} games. {goes_on}", file=sys.stderr)


def _tell_version(folder: Folder) -> None:
    """Say it where games of several versions come together."""
    before, now = folder.begun_with(), this_one()
    if before is not None and (before.rules, before.commit) != (now.rules, now.commit):
        print(
            f"The games in {folder.path} were begun with planechase {before.version} ({before.commit}); "
            f"the others are played with {now.version} ({now.commit}).",
            file=sys.stderr,
        )
