"""Many games with any variants at once: part of `make soak`, or `.venv/bin/python benchmarks/together.py --help`.

Which variants, how many seats, what is agreed on, by which edition, and who concedes when: all that is random, and the
same every time. Sensible bots and random ones play together. A game fails if the program breaks, if it does not end, if
what must be true of every state is not, or if its record leads to another end.
"""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import count
from os import cpu_count
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, Final

from planechase import Game
from planechase.bots import Bot, RandomBot, SensibleBot, Table
from planechase.testing import broken_invariants
from planechase.testing.together import Together, together

GAMES: Final = 2000
MOST_DECISIONS: Final = 40_000
LOOK_EVERY: Final = 25
"""After so many decisions the state is looked at."""
WILD: Final = 5
"""One of so many bots answers at random."""


@dataclass(slots=True)
class Outcome:
    """A game after it was played; with `failure` if something went wrong, and then with its record."""

    plan: Together
    turns: int = 0
    seconds: float = 0.0
    reason: str = ""
    failure: str = ""
    record: dict[str, Any] | None = None


def play(number: int) -> Outcome:
    """Play a game to its end."""
    plan = together(number)
    outcome = Outcome(plan)
    start = process_time()
    game: Game | None = None
    try:
        game = plan.begin(forks=False)
        _play_on(game, outcome)
    except Exception:
        outcome.failure = traceback.format_exc()
    if game is not None:
        outcome.turns = game.state.turn_number
        outcome.reason = game.result.reason if game.result is not None else ""
        outcome.record = game.record() if outcome.failure else None
    outcome.seconds = process_time() - start
    return outcome


def _play_on(game: Game, outcome: Outcome) -> None:
    plan = outcome.plan
    table = Table([_bot(plan.seed, seat) for seat in range(plan.players)])
    for number in plan.play(game, table.answer, MOST_DECISIONS):
        if number % LOOK_EVERY == 0:
            _look(game, outcome)
        if outcome.failure:
            return
    _look(game, outcome)
    if game.result is None:
        outcome.failure = f"After {MOST_DECISIONS} decisions, in turn {game.state.turn_number}, the game goes on.\n"
    elif Game.replay(json.loads(json.dumps(game.record()))).hash() != game.hash():
        outcome.failure = "The record leads to another end.\n"


def _bot(seed: int, seat: int) -> Bot:
    wild = (seed + seat) % WILD == 0 and seat > 1
    return RandomBot(seed + seat) if wild else SensibleBot()


def _look(game: Game, outcome: Outcome) -> None:
    broken = broken_invariants(game.state)
    if broken:
        outcome.failure = "\n".join([f"In turn {game.state.turn_number} the state is not sound:", *broken, ""])


# ---------------------------------------------------------------------- telling


def called(plan: Together) -> str:
    """A game in a line."""
    agreed = [f"{wish} {getattr(plan.wishes, wish)}" for wish in plan.wishes.made()]
    variants = " + ".join(plan.variants) or "nothing"
    return ", ".join([f"{plan.players} players", plan.edition.value, variants, *agreed])


def report(outcomes: Sequence[Outcome]) -> list[str]:
    """How many games each variant and each pair was in, and how the games ended."""
    seconds = sum(outcome.seconds for outcome in outcomes)
    longest = max(outcomes, key=lambda outcome: outcome.seconds)
    single = Counter(name for outcome in outcomes for name in outcome.plan.variants or ("nothing",))
    reasons = Counter(outcome.reason for outcome in outcomes)
    sets = {(frozenset(outcome.plan.variants), outcome.plan.edition) for outcome in outcomes}
    return [
        f"{len(outcomes)} games, {seconds:.0f} s of processor time; {len(sets)} choices of variants and edition",
        f"the longest: {longest.seconds:.0f} s, game {longest.plan.seed}, {called(longest.plan)}",
        *(f"{games:>6}  {name}" for name, games in single.most_common()),
        *(f"{games:>6}  {reason}" for reason, games in reasons.most_common()),
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Play games with any variants at once.")
    parser.add_argument("--games", type=int, default=GAMES, help=f"how many games (usually {GAMES})")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="begin with game N")
    parser.add_argument("--only", type=int, metavar="N", help="play only game N, and show what went wrong in it")
    parser.add_argument("--processes", type=int, default=cpu_count() or 1, help="how many at a time")
    parser.add_argument(
        "--report", type=Path, default=Path("build/together.txt"), metavar="FILE", help="where it is told"
    )
    options = parser.parse_args(arguments)
    if options.only is not None:
        outcome = play(options.only)
        print(called(outcome.plan))
        print(outcome.failure or f"The game is over in turn {outcome.turns}: {outcome.reason}.")
        return 1 if outcome.failure else 0
    start = perf_counter()
    options.report.parent.mkdir(parents=True, exist_ok=True)
    numbers = range(options.first, options.first + options.games)
    outcomes: list[Outcome] = []
    with ProcessPoolExecutor(options.processes) as pool:
        for done, outcome in zip(count(1), pool.map(play, numbers, chunksize=4)):
            outcomes.append(outcome)
            if outcome.failure:
                path = options.report.parent / f"together-{outcome.plan.seed}.json"
                path.write_text(json.dumps(outcome.record))
                print(
                    f"Game {outcome.plan.seed}, {called(outcome.plan)}, kept in {path}:\n{outcome.failure}", flush=True
                )
            if done % 100 == 0:
                print(f"{done} games, {perf_counter() - start:.0f} s", flush=True)
    lines = report(outcomes)
    options.report.write_text("\n".join([*lines, ""]), encoding="utf-8")
    failed = sum(bool(outcome.failure) for outcome in outcomes)
    print("\n".join(lines))
    print(f"{failed} games failed; {perf_counter() - start:.0f} s. The report is in {options.report}.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
