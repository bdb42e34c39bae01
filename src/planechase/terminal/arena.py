"""`planechase arena`: let bots play each other's seats, and say who is better.

All of them play the same deals, so that little of the difference is luck; what is left of it is said as well.
"""

from __future__ import annotations

import argparse
from os import cpu_count
from pathlib import Path

import msgspec

from planechase.lab.arena import Standing, deals, made_by, standings
from planechase.lab.blunders import Blunder
from planechase.lab.ladder import Run, Rung, commit_of, keep, ladder, run_of, runs
from planechase.lab.plans import ALL, Plan, planned
from planechase.terminal.mistakes import Mistake
from planechase.terminal.positions import show
from planechase.terminal.sim import ON_RAY, played, shown


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bots", default="steady,random", metavar="NAMES", help="who plays, such as steady,my_bot.py:choose"
    )
    parser.add_argument(
        "--deals", type=int, default=50, help="how many; each is played once in each seating (usually 50)"
    )
    parser.add_argument("--players", type=int, default=2, help="at each table (usually 2)")
    parser.add_argument("--with", dest="variants", default="none", metavar="NAMES", help="variants (usually none)")
    parser.add_argument("--decks", default=ALL, metavar="NAMES", help="built-in decks, or all (which is usual)")
    parser.add_argument("--seed", type=int, default=1, help="another seed gives other deals")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1, help="so many processes (usually all cores)")
    parser.add_argument(
        "--ladder", type=Path, metavar="FILE", help="add the result to this ladder, and print all of it"
    )
    parser.add_argument(
        "--positions", metavar="NAMES", help="instead let these bots answer in positions that have one right answer"
    )
    parser.add_argument("--blunders", action="store_true", help="count what people laugh at, for a hundred games")
    parser.add_argument("--ray", metavar="ADDRESS", help=ON_RAY)
    parser.add_argument("--json", action="store_true", help="print a JSON list")


def run(args: argparse.Namespace) -> int:
    if args.positions is not None:
        show([one.strip() for one in args.positions.split(",")], args.json)
        return 0
    plan = _planned(args)
    commit, before = commit_of(Path(__file__).parent), _read(args.ladder, plan)
    games = args.deals * len(plan.bots)
    over = list(shown(played(plan, range(games), args, args.blunders), games))
    failed = sum(1 for outcome in over if outcome.failure)
    if failed == games:
        raise Mistake(f"No game could be played to its end; the first one: {over[0].failure.strip().splitlines()[-1]}")
    found = standings(deals(over, plan.bots), plan.bots)
    laughed_at = made_by(over) if args.blunders else {}
    if args.json:
        print(msgspec.json.encode([one._asdict() | _blunders(one.bot, laughed_at) for one in found]).decode())
    else:
        print(table(found, games, failed))
        if args.blunders:
            print(blunder_table(laughed_at))
    if args.ladder is not None:
        now = run_of(plan, found, games - failed, commit)
        keep(args.ladder, now)
        if not args.json:
            print(rungs([*before, now]))
    return 0


def _planned(args: argparse.Namespace) -> Plan:
    for name in ("deals", "jobs"):
        if getattr(args, name) < 1:
            raise Mistake(f"--{name} takes a number of at least 1.")
    try:
        plan = planned(args.players, args.variants, args.decks, args.bots, args.seed, paired=True)
    except (ValueError, KeyError) as refused:
        raise Mistake(str(refused)) from refused
    if len({*plan.bots}) < 2:
        raise Mistake("An arena takes at least two bots, such as --bots steady,random.")
    if args.players % len(plan.bots):
        raise Mistake(f"{len(plan.bots)} bots take turns in the seats of {len(plan.bots)} players, or of a multiple.")
    return plan


def _read(path: Path | None, plan: Plan) -> list[Run]:
    """The arenas of a ladder so far; what does not go there is refused before anybody has played for nothing."""
    try:
        before = runs(path) if path is not None else []
    except (OSError, ValueError) as refused:
        raise Mistake(str(refused)) from refused
    if any((one.players, one.variants) != (plan.players, plan.variants) for one in before):
        raise Mistake(
            f"{path} is a ladder of games for another number of players or with other variants: take another."
        )
    return before


def rungs(played: list[Run]) -> str:
    """The ladder, the best first."""
    found = ladder(played)
    width = max(len(rung.bot) for rung in found)
    rows = [f"{rung.bot:<{width}}  {_height(rung):>6}  in {rung.games} games" for rung in found]
    return "\n".join([f"The ladder after {len(played)} arenas:", *rows])


def _height(rung: Rung) -> str:
    return "?" if rung.rating is None else f"{rung.rating:+.0f}"


def _blunders(bot: str, laughed_at: dict[str, dict[str, float]]) -> dict[str, object]:
    return {"blunders": laughed_at.get(bot, {})} if laughed_at else {}


def blunder_table(laughed_at: dict[str, dict[str, float]]) -> str:
    """How often each bot made each kind of blunder in a hundred games."""
    kinds = [blunder.value for blunder in Blunder]
    width = max(map(len, kinds))
    rows = [f"{kind:<{width}}" + "".join(f"  {made[kind]:6.1f}" for made in laughed_at.values()) for kind in kinds]
    return "\n".join([f"In a hundred games of {', '.join(laughed_at)}:", *rows])


def table(found: list[Standing], games: int, failed: int) -> str:
    """Everybody with their share of the wins."""
    width = max(len(one.bot) for one in found)
    rows = [
        f"{one.bot:<{width}}  {one.rate:6.1%}  ({one.low:.1%} to {one.high:.1%})  rating {one.rating:+.0f}"
        for one in found
    ]
    set_aside = f", of which {failed} failed" if failed else ""
    return "\n".join(
        [f"{games} games{set_aside}; the part of its seats that won, and where it lies in 95 of 100 cases:", *rows]
    )
