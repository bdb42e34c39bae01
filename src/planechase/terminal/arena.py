"""`planechase arena`: let bots play the same deals in each other's seats, and say who is better, and how surely."""

from __future__ import annotations

import argparse
import json
from os import cpu_count

from planechase.lab.arena import Standing, deals, standings
from planechase.lab.plans import ALL, planned
from planechase.terminal.mistakes import Mistake
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
    parser.add_argument("--ray", metavar="ADDRESS", help=ON_RAY)
    parser.add_argument("--json", action="store_true", help="print a JSON list")


def run(args: argparse.Namespace) -> int:
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
    games = args.deals * len(plan.bots)
    over = list(shown(played(plan, range(games), args), games))
    found = standings(deals(over, plan.bots), plan.bots)
    failed = sum(1 for outcome in over if outcome.failure)
    print(json.dumps([one._asdict() for one in found]) if args.json else table(found, games, failed))
    return 0


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
