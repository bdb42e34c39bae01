"""What is measured, group by group; each piece of work in one build, then the same in the other, and again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from time import perf_counter
from typing import Any, Final, NamedTuple

from bench.builds import PURE, Build, Stopped, Worker
from bench.rows import Better, Group, Row

MORE, LESS, NEITHER = Better
PLAYED: Final = {
    "planechase": "four players, Planechase with the packs of 2009",
    "four": "four players, starter decks",
    "two": "two players, starter decks",
    "two_packs": "two players, packs of 2009 without planes",
}
BOTS: Final = ("sensible", "random")
IMPORTS: Final = 5
"""Of so many the quickest counts: nothing disturbed it."""
PLAYERS: Final = (2, 4, 8, 12, 16)
PERMANENTS: Final = (10, 50, 100, 200, 400)
PROCESSES: Final = 2

Values = dict[str, float]
"""By build."""


class Size(NamedTuple):
    """How much is measured."""

    games: int
    """Of each kind."""
    rounds: int
    """So often the builds take turns."""
    positions: int
    """That are forked."""
    decisions: int
    """At tables of more and more players."""
    variants: int
    """So many games with each variant."""

    @property
    def each(self) -> int:
        """The games of a kind that a build plays when it is its turn."""
        return max(1, self.games // self.rounds)


FULL: Final = Size(games=12, rounds=4, positions=5, decisions=200, variants=2)
QUICK: Final = Size(games=2, rounds=2, positions=1, decisions=60, variants=0)


class Measuring:
    """The builds at work, a process for each."""

    def __init__(self, builds: Sequence[Build], size: Size) -> None:
        self.builds = builds
        self.size = size
        self.workers: dict[str, Worker] = {}
        self.spent: dict[str, dict[str, Values]] = {}
        """On games of Planechase, by bots."""

    def groups(self, only: str = "") -> Iterator[Group]:
        """Everything, in the order of the tables; or those groups alone whose heading has these words in it."""
        parts: Mapping[str, Callable[[], list[Row]]] = {
            "Games a second": self.games,
            "Planechase with the packs of 2009": self.questions,
            "Forks, after five rounds of Planechase": self.forks,
            "Late in a game": self.late,
            "Program": self.program,
            "More and more players": self.players,
            "More and more permanents, four players": self.permanents,
            "Variants": self.variants,
        }
        with ExitStack() as stack:
            self.workers = {build.name: stack.enter_context(build.worker()) for build in self.builds}
            for worker in self.workers.values():
                worker.ask("play_games", **_games("planechase", "sensible", 0, 1))
            for heading, measure in parts.items():
                rows = measure() if only.lower() in heading.lower() else []
                if rows:
                    yield Group(heading, rows)

    # ------------------------------------------------------------------ taking turns

    def in_turn(self, job: str, rounds: int, hows: Callable[[int], dict[str, object]]) -> dict[str, list[Any]]:
        """A job in each build, then the next round of it; what came out, by build."""
        done: dict[str, list[Any]] = {name: [] for name in self.workers}
        for number in range(rounds):
            for name, worker in self.workers.items():
                done[name].append(worker.ask(job, **hows(number)))
        return done

    def best(self, job: str, rounds: int = 0, **how: object) -> tuple[dict[str, Values], Values]:
        """The least that came out in any round, by what and build; and what came out first."""
        done = self.in_turn(job, rounds or self.size.rounds, lambda number: how)
        first: Values = next(iter(done.values()))[0]
        return {what: {name: min(one[what] for one in all) for name, all in done.items()} for what in first}, first

    def total(self, job: str, rounds: int, hows: Callable[[int], dict[str, object]]) -> dict[str, Values]:
        """The sums over all rounds, by what and build."""
        done = self.in_turn(job, rounds, hows)
        whats = next(iter(done.values()))[0]
        return {what: {name: sum(one[what] for one in all) for name, all in done.items()} for what in whats}

    def played(self, game: str, bots: str, rounds: int, each: int) -> dict[str, Values]:
        """Whole games, which have to be the same in each build."""
        spent = self.total("play_games", rounds, lambda number: _games(game, bots, number * each, each))
        if len({*spent["decisions"].values()}) > 1:
            raise Stopped(
                f"The builds do not play the same games ({game}, {bots} bots): they are of different sources."
            )
        return spent

    # ------------------------------------------------------------------ games

    def games(self) -> list[Row]:
        return [
            Row(f"games_{game}_{bots}", f"{said}, {bots} bots", self.games_a_second(game, bots), MORE)
            for game, said in PLAYED.items()
            for bots in BOTS
        ]

    def games_a_second(self, game: str, bots: str) -> Values:
        size = self.size
        spent = self.planechase(bots) if game == "planechase" else self.played(game, bots, size.rounds, size.each)
        return _rate(size.each * size.rounds, spent["seconds"])

    def planechase(self, bots: str) -> dict[str, Values]:
        """The games that count are played once, and looked at more than once."""
        if bots not in self.spent:
            self.spent[bots] = self.played("planechase", bots, self.size.rounds, self.size.each)
        return self.spent[bots]

    def questions(self) -> list[Row]:
        rows = [row for bots in BOTS for row in self.rates(bots)]
        ratio = _over(self.a_planechase_decision("sensible"), self.a_planechase_decision("random"))
        return [*rows, Row("ratio_bots", "a sensible decision, to a random one", ratio, NEITHER)]

    def rates(self, bots: str) -> list[Row]:
        """Decisions, considered questions and turns. Questions are the same in all builds; the last one counts them."""
        spent, games = self.planechase(bots), self.size.each * self.size.rounds
        counted = [*self.workers.values()][-1].ask("count_considered", **_games("planechase", bots, 0, games))
        considered = counted["answered"] + counted["found_nothing"]
        nothing = f"{counted['found_nothing'] / considered:.0%} found nothing"
        decisions, turns = (next(iter(spent[what].values())) for what in ("decisions", "turns"))
        return [
            Row(f"{key}_planechase_{bots}", f"{bots} bots: {said}", _rate(number, spent["seconds"]), MORE)
            for key, number, said in (
                ("decisions", decisions, f"decisions a second ({decisions / games:.0f} in a game)"),
                ("considered", considered, f"considered questions a second ({nothing})"),
                ("turns", turns, f"turns a second ({turns / games:.0f} in a game)"),
            )
        ]

    def a_planechase_decision(self, bots: str) -> Values:
        spent = self.planechase(bots)
        return _over(spent["seconds"], spent["decisions"])

    # ------------------------------------------------------------------ moments

    def forks(self) -> list[Row]:
        grant, first = self.best("time_forks", which="grant", positions=self.size.positions)
        middle, _ = self.best("time_forks", which="resolving", positions=self.size.positions)
        on = f"({first['permanents']:.0f} permanents)"
        decision = _each(self.a_planechase_decision("sensible"), lambda seconds: seconds * 1e6)
        later, dearer = _over(middle["fork"], grant["fork"]), _over(grant["fork"], decision)
        return [
            Row("fork_grant", f"fork at a grant of priority {on}", grant["fork"], LESS, "µs"),
            Row("fork_grant_look", "fork at a grant, and look at its decision", grant["look"], LESS, "µs"),
            Row("fork_resolving", "fork in the middle of a resolution", middle["fork"], LESS, "µs"),
            Row("fork_resolving_look", "fork in a resolution, and look at its decision", middle["look"], LESS, "µs"),
            Row("ratio_fork", "fork at a grant, to a sensible decision", dearer, NEITHER),
            Row("ratio_resolving", "fork in a resolution, to one at a grant", later, NEITHER),
        ]

    def late(self) -> list[Row]:
        legal, first = self.best("time_legal_actions", positions=self.size.positions)
        table, late = self.best("measure_table", rounds=1)
        size, answers = late["size"], late["answers"]
        return [
            Row("legal", f"legal actions ({first['permanents']:.0f} permanents)", legal["legal"], LESS, "µs"),
            Row("view", "finding what a seat sees", table["view"], LESS, "ms"),
            Row("message", f"telling it of an answer ({size:.0f} bytes)", table["message"], LESS, "ms"),
            Row("load", f"loading the game again ({answers:.0f} answers)", table["load"], LESS, "ms"),
        ]

    # ------------------------------------------------------------------ the program

    def program(self) -> list[Row]:
        imports: dict[str, list[float]] = {build.name: [] for build in self.builds}
        for _ in range(IMPORTS):
            for build in self.builds:
                imports[build.name].append(build.import_seconds())
        rows = [Row("import", "import planechase", {name: min(all) for name, all in imports.items()}, LESS, "s")]
        memory, one, two = Values(), Values(), Values()
        for build in self.builds:
            memory[build.name], one[build.name], two[build.name] = self.processes(build)
        return [
            *rows,
            Row("memory", "peak memory of a process that plays Planechase", memory, LESS, "MB"),
            Row("one_process", "one process: games a second, by the clock", one, MORE),
            Row("two_processes", f"{PROCESSES} processes at once: games a second, by the clock", two, MORE),
            Row("ratio_processes", f"{PROCESSES} processes at once, to one", _over(two, one), MORE),
        ]

    def processes(self, build: Build) -> tuple[float, float, float]:
        """Memory of a fresh process after its games, and games a second of one process and of several."""
        job = _games("planechase", "sensible", 0, self.size.games)
        with ExitStack() as stack:
            workers = [stack.enter_context(build.worker()) for _ in range(PROCESSES)]
            _by_the_clock(workers, _games("planechase", "sensible", 0, 1))
            alone = self.size.games / _by_the_clock(workers[:1], job)
            together = self.size.games * PROCESSES / _by_the_clock(workers, job)
            megabytes: float = workers[0].ask("peak_memory")["megabytes"]
        return megabytes, alone, together

    # ------------------------------------------------------------------ curves and variants

    def players(self) -> list[Row]:
        return [
            Row(
                f"players_{number}",
                f"{number} players: a decision",
                self.milliseconds("time_players", players=number),
                LESS,
                "ms",
            )
            for number in PLAYERS
        ]

    def permanents(self) -> list[Row]:
        return [
            Row(f"permanents_{number}", f"{number} permanents: a decision", self.on_boards(number), LESS, "ms")
            for number in PERMANENTS
        ]

    def on_boards(self, permanents: int) -> Values:
        """The best of several rounds on the same board."""
        done, _ = self.best("time_permanents", permanents=permanents)
        return _each(_over(done["seconds"], done["decisions"]), lambda seconds: seconds * 1e3)

    def milliseconds(self, job: str, **how: object) -> Values:
        """What a decision takes, over several seeds."""
        how["decisions"] = self.size.decisions
        spent = self.total(job, self.size.rounds, lambda number: {**how, "seed": number})
        return _each(_over(spent["seconds"], spent["decisions"]), lambda seconds: seconds * 1e3)

    def variants(self) -> list[Row]:
        """What a decision takes with each variant, to one with the same decks and no variant.

        A free-for-all is the very same game, so it shows what it costs that there are variants at all; the others are
        other games, with more on the table.
        """
        if not self.size.variants:
            return []
        rows, plain = list[Row](), self.a_decision("four")
        for name in self.workers[PURE].ask("variants")["names"]:
            ratio = _over(self.a_decision(f"with {name}"), plain)
            rows.append(Row(f"ratio_{name.replace(' ', '_')}", f"a decision with {name}, to one without", ratio, LESS))
        return rows

    def a_decision(self, game: str) -> Values:
        spent = self.played(game, "sensible", self.size.variants, 1)
        return _over(spent["seconds"], spent["decisions"])


def _games(game: str, bots: str, first: int, games: int) -> dict[str, object]:
    return {"game": game, "bots": bots, "first": first, "games": games}


def _by_the_clock(workers: Sequence[Worker], job: dict[str, object]) -> float:
    start = perf_counter()
    for worker in workers:
        worker.begin("play_games", **job)
    for worker in workers:
        worker.wait()
    return perf_counter() - start


def _rate(number: float, seconds: Values) -> Values:
    return {name: number / spent for name, spent in seconds.items()}


def _each(values: Values, change: Callable[[float], float]) -> Values:
    return {name: change(value) for name, value in values.items()}


def _over(values: Values, others: Values) -> Values:
    return {name: value / others[name] for name, value in values.items()}
