"""`planechase arena`: compare bots: each plays the same deals in every seat.

All of them play the same deals, so that little of the difference is luck; what is left of it is shown as well.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from math import isinf
from pathlib import Path
from typing import Final

import msgspec

from planechase.lab.arena import ArenaStanding, deals, made_by, standings
from planechase.lab.blunders import Blunder
from planechase.lab.game_plans import GamePlan
from planechase.lab.lab_games import Outcome
from planechase.lab.ladder import Run, anchored, keep, ladder, run_of, runs
from planechase.lab.versions import this_one
from planechase.terminal import game_arguments
from planechase.terminal.input_errors import Mistake
from planechase.terminal.positions_report import show
from planechase.terminal.safe_text import harmless
from planechase.terminal.sim_command import STOPPED, played, shown

UNKNOWN: Final = "not yet known"
"""Instead of an infinite rating: a bot that never lost, or never won, may be anywhere."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bots",
        default="steady,random",
        metavar="NAMES",
        help="the bots to compare, such as steady,my_bot.py:choose (default: steady,random)",
    )
    parser.add_argument(
        "--deals", type=int, default=50, help="how many deals to play, each once in each seating (default: 50)"
    )
    parser.add_argument("--players", type=int, default=2, help="how many players sit at each table (default: 2)")
    parser.add_argument(
        "--with", dest="variants", default="none", metavar="NAMES", help="the variants to play (default: none)"
    )
    parser.add_argument(
        "--ladder", type=Path, metavar="FILE", help="add the result to this ladder, and print the whole ladder"
    )
    parser.add_argument(
        "--positions", metavar="NAMES", help="instead, ask these bots about positions that have one right answer"
    )
    parser.add_argument("--blunders", action="store_true", help="also count blunders per hundred games")
    game_arguments.add_arguments(parser, "deals")


def run(args: argparse.Namespace) -> int:
    game_arguments.check_numbers(args, "arena", "deals")
    if args.positions is not None:
        show([one.strip() for one in args.positions.split(",")], args.json)
        return 0
    plan = _planned(args)
    commit, before = this_one().commit, _read(args.ladder, plan)
    over, stopped = _played(plan, args)
    if stopped:
        over = _of_whole_deals(over, plan, args)
    if over:
        found = _found(over, plan)
        _tell(found, over, args)
        if args.ladder is not None and not stopped:
            finished = sum(1 for outcome in over if not _is_set_aside(outcome))
            _keep(args, before, run_of(plan, found, finished, commit))
    return STOPPED if stopped else 0


# ---------------------------------------------------------------------- before anybody plays


def _planned(args: argparse.Namespace) -> GamePlan:
    plan = game_arguments.plan_of(args, paired=True)
    if len(plan.bots) < 2:
        raise Mistake("An arena needs at least two bots, such as --bots steady,random.")
    if len({*plan.bots}) < 2:
        raise Mistake(f"All of these bots are {plan.bots[0]}: an arena compares different ones, such as steady,random.")
    if args.players % len(plan.bots):
        raise Mistake(f"{len(plan.bots)} bots take turns in the seats of {len(plan.bots)} players, or of a multiple.")
    return plan


def _read(path: Path | None, plan: GamePlan) -> list[Run]:
    """The arenas of a ladder so far; what does not go there is refused before anybody has played for nothing."""
    if path is None:
        return []
    try:
        before = runs(path)
        _check_can_be_written(path)
    except OSError as refused:
        raise Mistake(f"{path} cannot be used as a ladder: {refused.strerror}.") from refused
    except ValueError as refused:
        raise Mistake(str(refused)) from refused
    if not all(one.is_like(plan) for one in before):
        raise Mistake(f"{path} is a ladder for another number of players or other variants: use another file.")
    return before


def _check_can_be_written(path: Path) -> None:
    is_new = not path.exists()
    path.open("ab").close()
    if is_new:
        path.unlink()


# ---------------------------------------------------------------------- playing


def _played(plan: GamePlan, args: argparse.Namespace) -> tuple[list[Outcome], bool]:
    """The games that are over, and whether the user stopped them."""
    games = args.deals * len(plan.bots)
    over: list[Outcome] = []
    try:
        for outcome in shown(played(plan, range(games), args, args.blunders), games):
            over.append(outcome.light())  # one by one, so that those before an interruption are there
    except KeyboardInterrupt:
        return over, True
    return over, False


def _of_whole_deals(over: Sequence[Outcome], plan: GamePlan, args: argparse.Namespace) -> list[Outcome]:
    """Only those of deals that everybody has played in every seat: the others would not be fair."""
    seatings = len(plan.bots)
    count = Counter(outcome.match.number // seatings for outcome in over)
    whole = {deal for deal, games in count.items() if games == seatings}
    follows = f"{len(whole)} of {args.deals} deals are complete" if whole else "no deal is complete"
    print(f"Stopped after {len(over)} of {args.deals * seatings} games; {follows}.", file=sys.stderr)
    if args.ladder is not None:
        print(f"Nothing was added to {args.ladder}: only a complete arena counts.", file=sys.stderr)
    return [outcome for outcome in over if outcome.match.number // seatings in whole]


def _found(over: Sequence[Outcome], plan: GamePlan) -> list[ArenaStanding]:
    """How each bot did. A bot that did not give an allowed answer has lost that game."""
    if all(_is_set_aside(outcome) for outcome in over):
        raise Mistake(f"No game could be finished. The first one: {_first(over).why_failed}")
    return standings(deals([outcome.charged() for outcome in over], plan.bots), plan.bots)


def _is_set_aside(outcome: Outcome) -> bool:
    """Whether it failed, and no bot is to blame for it."""
    return bool(outcome.failure) and outcome.fault is None


def _first(some: Sequence[Outcome]) -> Outcome:
    return min(some, key=lambda outcome: outcome.match.number)


# ---------------------------------------------------------------------- output


def _tell(found: Sequence[ArenaStanding], over: Sequence[Outcome], args: argparse.Namespace) -> None:
    counted = made_by(over) if args.blunders else {}
    laughed_at = {one.bot: counted[one.bot] for one in found if one.bot in counted}
    faults = _faults(over)
    if args.json:
        told = [one._asdict() | {"faults": len(faults.get(one.bot, []))} for one in anchored(found)]
        print(msgspec.json.encode([one | _blunders(one["bot"], laughed_at) for one in told]).decode())
    else:
        print(table(found, len(over)))
        if laughed_at:
            print(blunder_table(laughed_at))
    for sentence in _failures(over, faults):
        print(harmless(sentence), file=sys.stderr if args.json else sys.stdout)


def table(found: Sequence[ArenaStanding], games: int) -> str:
    """Everybody with their share of the wins."""
    width = max(len(one.bot) for one in found)
    rows = [
        f"{one.bot:<{width}}  {one.rate:6.1%}  ({one.low:.1%} to {one.high:.1%})  rating {_height(one.rating)}"
        for one in anchored(found)
    ]
    return "\n".join(
        [f"{games} games; the share of its seats that each bot won, with a 95 % confidence interval:", *rows]
    )


def _height(rating: float | None) -> str:
    return UNKNOWN if rating is None or isinf(rating) else f"{rating:+.0f}" if round(rating) else "0"


def _faults(over: Sequence[Outcome]) -> dict[str, list[Outcome]]:
    """By bot, the games in which it did not answer as the rules allow."""
    found: dict[str, list[Outcome]] = {}
    for outcome in over:
        if outcome.fault is not None:
            found.setdefault(outcome.match.bots[outcome.fault.seat], []).append(outcome)
    return found


def _failures(over: Sequence[Outcome], faults: dict[str, list[Outcome]]) -> list[str]:
    """Which games were not played to their end, what that counts as, and why."""
    sentences = [
        f"{bot} lost {_games(lost)} because it did not give an allowed answer; {_why(lost)}"
        for bot, lost in faults.items()
    ]
    aside = [outcome for outcome in over if _is_set_aside(outcome)]
    if aside:
        sentences.append(f"{_games(aside)} failed through no fault of a bot, and do not count; {_why(aside)}")
    return sentences


def _games(some: Sequence[Outcome]) -> str:
    return f"{len(some)} game{'s' * (len(some) > 1)}"


def _why(some: Sequence[Outcome]) -> str:
    first = _first(some)
    return f"the first of them, game {first.match.number}: {first.why_failed}"


def _blunders(bot: str, laughed_at: dict[str, dict[str, float]]) -> dict[str, object]:
    return {"blunders": laughed_at.get(bot, {})} if laughed_at else {}


def blunder_table(laughed_at: dict[str, dict[str, float]]) -> str:
    """How often each bot made each kind of blunder in a hundred games, a column for each."""
    kinds = [blunder.value for blunder in Blunder]
    title = "Blunders per hundred games of"
    width = max(map(len, (title, *kinds)))
    rows = [
        f"{kind:<{width}}" + "".join(f"  {made[kind]:>{max(6, len(bot))}.1f}" for bot, made in laughed_at.items())
        for kind in kinds
    ]
    return "\n".join([f"{title:<{width}}" + "".join(f"  {bot:>6}" for bot in laughed_at), *rows])


# ---------------------------------------------------------------------- the ladder


def _keep(args: argparse.Namespace, before: Sequence[Run], now: Run) -> None:
    try:
        keep(args.ladder, now)
    except OSError as refused:
        raise Mistake(f"The result could not be added to {args.ladder}: {refused.strerror}.") from refused
    if not args.json:
        print(rungs([*before, now]))


def rungs(played: Sequence[Run]) -> str:
    """The ladder, the best first."""
    found = [(rung, _height(rung.rating)) for rung in ladder(played)]
    width, tall = max(len(rung.bot) for rung, _ in found), max(len(height) for _, height in found)
    rows = [f"{rung.bot:<{width}}  {height:>{tall}}  in {rung.games} games" for rung, height in found]
    return "\n".join([f"The ladder after {len(played)} arena{'s' * (len(played) > 1)}:", *rows])
