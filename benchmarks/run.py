"""How fast games are played: `make bench`, or `.venv/bin/python benchmarks/run.py --help`.

The figure that counts is the first: four players, Planechase, the game packs of 2009, sensible bots, one core. The
starter decks without planes are the plain game beside it.

Times differ from machine to machine; the ratios between things measured in the same run differ much less, so
those are what to watch. Each variant is measured beside the same decks without any. `--save` keeps a run as JSON,
`--compare` shows what changed since and flags what changed much.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import json
import pstats
import resource
import statistics
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple

from late_table import measure_table

from planechase import Game
from planechase.bots import Bot, RandomBot, SensibleBot, Table, play
from planechase.decks import Product, names, product
from planechase.decks.casual import KINDS, Kind, players_of
from planechase.decks.starters import STARTERS
from planechase.rules.turns.priority import Priority
from planechase.variants import Commander, Planechase

PLAYERS: Final = 4
MOST_SEATS: Final = 6
PART: Final = 5
"""Of so many games with starter decks, one is played with each variant."""
FLAGGED: Final = 0.30
"""A change by more than this part is flagged."""
AIMS: Final = {
    "games_packs": (2.0, "at least"),
    "games_sensible": (3.0, "at least"),
    "fork_grant": (100.0, "at most"),
    "import": (0.3, "at most"),
    "memory": (200.0, "at most"),
    "load": (1000.0, "at most"),
}


class Row(NamedTuple):
    """One line of the table. Where `more_is_better`, a smaller value than before is a loss."""

    key: str
    text: str
    value: float
    unit: str
    more_is_better: bool


# ---------------------------------------------------------------------- what is played


NewGame = Callable[[int, bool], Game]


def with_packs(seed: int, forks: bool = False) -> Game:
    """Planechase with the packs of 2009 and their planar decks; they go round the table from seed to seed."""
    packs = _turned([product(name) for name in names(2009)], seed)
    variant = Planechase([pack.planar_deck() for pack in packs])
    return Game.new([pack.deck() for pack in packs], seed, variants=[variant], forks=forks)


def with_starters(seed: int, forks: bool = False) -> Game:
    """The starter decks, without planes."""
    return Game.new([starter.deck() for starter in _turned(STARTERS, seed)], seed, forks=forks)


def _turned(around: Sequence[Product], seed: int) -> list[Product]:
    turn = seed % len(around)
    return [*around[turn:], *around[:turn]]


def with_variant(kind: Kind) -> NewGame:
    """The starter decks with one variant, or the decks that go with it; four players, if it is for four."""
    wishes: dict[str, Any] = {"small": True} if "small" in kind.wishes else {}
    players = PLAYERS if "small" in kind.wishes else players_of([kind.name])

    def new_game(seed: int, forks: bool) -> Game:
        starters = [starter.name for starter in _turned(STARTERS, seed)] if kind.variant is not Commander else []
        return Game.casual(kind.name, players=players, seed=seed, decks=starters, forks=forks, **wishes)

    return new_game


def sensible(seed: int) -> list[Bot]:
    return [SensibleBot() for _ in range(MOST_SEATS)]


def at_random(seed: int) -> list[Bot]:
    return [RandomBot(seed * PLAYERS + seat) for seat in range(PLAYERS)]


# ---------------------------------------------------------------------- measuring


class Played(NamedTuple):
    """What a number of games took."""

    games: int
    seconds: float
    decisions: int
    turns: int


def play_games(new_game: NewGame, bots: Callable[[int], list[Bot]], games: int) -> Played:
    """Whole games, in processor time, so that other work on the machine matters less."""
    decisions = turns = 0
    gc.collect()
    start = process_time()
    for seed in range(games):
        game = new_game(seed, False)
        play(game, bots(seed))
        decisions += len(game.record()["answers"])
        turns += game.state.turn.number
    return Played(games, process_time() - start, decisions, turns)


def mid_game(seed: int, turns: int, resolving: bool) -> Game | None:
    """A game of sensible bots after so many turns: at a grant of priority, or while something is going on."""
    game = with_packs(seed, forks=True)
    table = Table(sensible(seed))
    while game.decision is not None:
        if game.state.turn.number >= turns and isinstance(game.decision, Priority) is not resolving:
            return game
        table.answer(game)
    return None


def time_fork(resolving: bool) -> tuple[float, float]:
    """Microseconds for a fork, the median over several positions, and the mean number of permanents there."""
    times: list[float] = []
    sizes: list[int] = []
    for seed in range(8):
        game = mid_game(seed, 5 * PLAYERS, resolving)
        if game is None:
            continue
        sizes.append(len(game.state.battlefield))
        times.append(min(_per_call(game.fork, 200) for _ in range(5)))
    return statistics.median(times) * 1e6, statistics.mean(sizes)


def _per_call(do: Callable[[], object], times: int) -> float:
    start = perf_counter()
    for _ in range(times):
        do()
    return (perf_counter() - start) / times


def time_import() -> float:
    """Seconds that `import planechase` takes in a fresh interpreter, without the interpreter's own start."""
    code = "import time; a = time.perf_counter(); import planechase; print(time.perf_counter() - a)"
    runs = [
        float(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout)
        for _ in range(5)
    ]
    return min(runs)


def peak_memory() -> float:
    """The most memory this process ever had, in megabytes."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / 1024 if sys.platform != "darwin" else peak / 1024 / 1024


def measure(games: int) -> list[Row]:
    """Everything, in the order of the table."""
    play_games(with_packs, sensible, 1)
    packs = play_games(with_packs, sensible, games)
    wise = play_games(with_starters, sensible, games)
    wild = play_games(with_starters, at_random, games)
    at_grant, size = time_fork(resolving=False)
    resolving, _ = time_fork(resolving=True)
    table = measure_table()
    decision = wise.seconds / wise.decisions * 1e6
    random_decision = wild.seconds / wild.decisions * 1e6
    return [
        Row("games_packs", "Planechase with the packs of 2009: games per second", games / packs.seconds, "", True),
        Row("seconds_packs", "… seconds for a game", packs.seconds / games, "s", False),
        Row("decisions_packs", "… decisions per second", packs.decisions / packs.seconds, "", True),
        Row("turns_packs", "… turns in a game", packs.turns / games, "", True),
        Row("games_sensible", "starter decks: games per second, sensible bots", games / wise.seconds, "", True),
        Row("games_random", "games per second, random bots", games / wild.seconds, "", True),
        Row("decisions_sensible", "decisions per second, sensible bots", 1e6 / decision, "", True),
        Row("decisions_random", "decisions per second, random bots", 1e6 / random_decision, "", True),
        Row("turns_sensible", "turns per second, sensible bots", wise.turns / wise.seconds, "", True),
        Row("turns_per_game", "turns in a game, sensible bots", wise.turns / games, "", True),
        Row("fork_grant", f"fork at a grant of priority ({size:.0f} permanents)", at_grant, "µs", False),
        Row("fork_resolving", "fork in the middle of a resolution", resolving, "µs", False),
        Row("view", "what a seat sees, late in a game of four", table.view, "ms", False),
        Row("message", f"telling it of an answer ({table.size:.0f} bytes)", table.message, "ms", False),
        Row("load", f"loading that game again ({table.answers} answers)", table.load, "ms", False),
        Row("import", "import planechase", time_import(), "s", False),
        Row("memory", "peak memory", peak_memory(), "MB", False),
        Row("ratio_bots", "ratio: a sensible decision to a random one", decision / random_decision, "", False),
        Row("ratio_fork", "ratio: a fork to a sensible decision", at_grant / decision, "", False),
        Row(
            "ratio_resolving",
            "ratio: a fork in a resolution to one at a grant",
            resolving / at_grant,
            "",
            False,
        ),
        *measure_variants(max(1, games // PART)),
    ]


def measure_variants(games: int) -> list[Row]:
    """What a decision takes with each variant, measured against one in a game of starter decks without any.

    A free-for-all is the very same game, so it shows what it costs that there are variants at all; the others are other
    games, with more on the table.
    """
    plain = play_games(with_starters, sensible, games)
    rows = [
        Row("plain", "starter decks without variants: games per second, these games", games / plain.seconds, "", True)
    ]
    for kind in sorted(KINDS, key=lambda kind: kind.name != "free-for-all"):
        played = play_games(with_variant(kind), sensible, games)
        ratio = played.seconds / played.decisions / (plain.seconds / plain.decisions)
        key = f"ratio_{kind.name.replace(' ', '_')}"
        rows.append(Row(key, f"ratio: a decision with {kind.name} to one without variants", ratio, "", False))
    return rows


# ---------------------------------------------------------------------- telling


def show(rows: Sequence[Row], earlier: dict[str, float]) -> bool:
    """Print the table; returns whether a change for the worse was flagged."""
    width = max(len(row.text) for row in rows)
    heading = f"{'':<{width}}  {'now':>12}"
    print(heading + (f"  {'before':>10}  {'change':>8}" if earlier else f"  {'aim':>16}"))
    worse = False
    for row in rows:
        line = f"{row.text:<{width}}  {_number(row.value):>9} {row.unit:<2}"
        if earlier:
            text, bad = _change(row, earlier.get(row.key))
            line += text
            worse = worse or bad
        elif row.key in AIMS:
            aim, how = AIMS[row.key]
            line += f"  {how:>9} {aim:g}" + ("" if _reached(row.value, aim, how) else "  not reached")
        print(line.rstrip())
    return worse


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def _reached(value: float, aim: float, how: str) -> bool:
    return value >= aim if how == "at least" else value <= aim


def _change(row: Row, before: float | None) -> tuple[str, bool]:
    if not before:
        return f"  {'new':>10}", False
    part = row.value / before - 1
    text = f"  {_number(before):>10}  {part:>+8.0%}"
    if abs(part) <= FLAGGED:
        return text, False
    better = (part > 0) is row.more_is_better
    return text + ("  better" if better else "  WORSE"), not better


def profile(games: int, lines: int) -> None:
    """Print where games with the packs spend their time."""
    profiler = cProfile.Profile()
    profiler.runcall(play_games, with_packs, sensible, games)
    pstats.Stats(profiler).strip_dirs().sort_stats("tottime").print_stats(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure how fast games are played.")
    parser.add_argument("--games", type=int, default=20, help="how many games each kind of bot plays")
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep this run in a file")
    parser.add_argument("--compare", type=Path, metavar="FILE", help="compare with a run kept earlier")
    parser.add_argument("--profile", action="store_true", help="show where games with the packs spend their time")
    parser.add_argument("--lines", type=int, default=30, help="how many lines of the profile to show")
    options = parser.parse_args(arguments)
    if options.profile:
        profile(options.games, options.lines)
        return 0
    earlier: dict[str, float] = json.loads(options.compare.read_text()) if options.compare else {}
    rows = measure(options.games)
    worse = show(rows, earlier)
    if options.save:
        options.save.write_text(json.dumps({row.key: row.value for row in rows}, indent=2) + "\n")
        print(f"Kept in {options.save}.")
    if worse:
        print(f"Something is more than {FLAGGED:.0%} worse than before.")
    return 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main())
