"""What is measured, group by group, and what the rows of each group say."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from time import perf_counter
from typing import Final, NamedTuple

from bench.builds import Build, Worker
from bench.rows import Better, Group, Row
from bench.taking_turns import Job, TakingTurns, Values, games, over, per_second, times

MORE, LESS, NEITHER = Better
PLAYED: Final = {
    "planechase": "four players, Planechase with the packs of 2009",
    "four": "four players, starter decks",
    "two": "two players, starter decks",
    "two_packs": "two players, packs of 2009 without planes",
}
BOTS: Final = ("sensible", "random")
IMPORTS: Final = {"import": "import planechase", "import_game": "from planechase import Game"}
TRIES: Final = 5
"""Of so many imports the quickest counts: nothing disturbed it."""
PLAYERS: Final = (2, 4, 8, 12, 16)
PERMANENTS: Final = (10, 50, 100, 200, 400)


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
        self.turns = TakingTurns({})
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
        with TakingTurns.at_work(self.builds) as self.turns:
            for heading, measure in parts.items():
                rows = measure() if only.lower() in heading.lower() else []
                if rows:
                    yield Group(heading, rows)

    # ------------------------------------------------------------------ games

    def games(self) -> list[Row]:
        return [
            Row(f"games_{game}_{bots}", f"{said}, {bots} bots", self.games_a_second(game, bots), MORE)
            for game, said in PLAYED.items()
            for bots in BOTS
        ]

    def games_a_second(self, game: str, bots: str) -> Values:
        size = self.size
        spent = self.planechase(bots) if game == "planechase" else self.turns.played(game, bots, size.rounds, size.each)
        return per_second(size.each * size.rounds, spent["seconds"])

    def planechase(self, bots: str) -> dict[str, Values]:
        """The games that count are played once, and looked at more than once."""
        if bots not in self.spent:
            self.spent[bots] = self.turns.played("planechase", bots, self.size.rounds, self.size.each)
        return self.spent[bots]

    def questions(self) -> list[Row]:
        rows = [row for bots in BOTS for row in self.rates(bots)]
        ratio = over(self.a_planechase_decision("sensible"), self.a_planechase_decision("random"))
        return [*rows, Row("ratio_bots", "a sensible decision, to a random one", ratio, NEITHER)]

    def rates(self, bots: str) -> list[Row]:
        """Decisions, considered questions and turns."""
        spent, played = self.planechase(bots), self.size.each * self.size.rounds
        counted = self.turns.any("count_considered", **games("planechase", bots, 0, played))
        considered = counted["answered"] + counted["found_nothing"]
        nothing = f"{counted['found_nothing'] / considered:.0%} found nothing"
        decisions, turns = _any(spent["decisions"]), _any(spent["turns"])
        return [
            Row(f"{key}_planechase_{bots}", f"{bots} bots: {said}", per_second(number, spent["seconds"]), MORE)
            for key, number, said in (
                ("decisions", decisions, f"decisions a second ({decisions / played:.0f} in a game)"),
                ("considered", considered, f"considered questions a second ({nothing})"),
                ("turns", turns, f"turns a second ({turns / played:.0f} in a game)"),
            )
        ]

    def a_planechase_decision(self, bots: str) -> Values:
        spent = self.planechase(bots)
        return over(spent["seconds"], spent["decisions"])

    # ------------------------------------------------------------------ moments

    def forks(self) -> list[Row]:
        size = self.size
        grant = self.turns.best("time_forks", size.rounds, which="grant", positions=size.positions)
        middle = self.turns.best("time_forks", size.rounds, which="resolving", positions=size.positions)
        dearer = over(grant["fork"], times(self.a_planechase_decision("sensible"), 1e6))
        on = f"({_any(grant['permanents']):.0f} permanents)"
        return [
            Row("fork_grant", f"fork at a grant of priority {on}", grant["fork"], LESS, "µs"),
            Row("fork_grant_look", "fork at a grant, and look at its decision", grant["look"], LESS, "µs"),
            Row("fork_resolving_first", "the first fork in the middle of a resolution", middle["first"], LESS, "µs"),
            Row("fork_resolving", "fork in the middle of a resolution", middle["fork"], LESS, "µs"),
            Row("fork_resolving_look", "fork in a resolution, and look at its decision", middle["look"], LESS, "µs"),
            Row("ratio_fork", "fork at a grant, to a sensible decision", dearer, NEITHER),
            Row(
                "ratio_resolving",
                "fork in a resolution, to one at a grant",
                over(middle["fork"], grant["fork"]),
                NEITHER,
            ),
        ]

    def late(self) -> list[Row]:
        legal = self.turns.best("time_legal_actions", self.size.rounds, positions=self.size.positions)
        table = self.turns.best("measure_table", 1)
        on = f"({_any(legal['permanents']):.0f} permanents)"
        bytes, answers = _any(table["size"]), _any(table["answers"])
        return [
            Row("legal", f"legal actions {on}", legal["legal"], LESS, "µs"),
            Row("view", "finding what a seat sees", table["view"], LESS, "ms"),
            Row("message", f"telling it of an answer ({bytes:.0f} bytes)", table["message"], LESS, "ms"),
            Row("load", f"loading the game again ({answers:.0f} answers)", table["load"], LESS, "ms"),
        ]

    # ------------------------------------------------------------------ the program

    def program(self) -> list[Row]:
        memory, one, two = Values(), Values(), Values()
        for build in self.builds:
            memory[build.name], one[build.name], two[build.name] = self.processes(build)
        return [
            *(Row(key, statement, self.imported(statement), LESS, "s") for key, statement in IMPORTS.items()),
            Row("memory", "peak memory of a process that plays Planechase", memory, LESS, "MB"),
            Row("one_process", "one process: games a second, by the clock", one, MORE),
            Row("two_processes", "two processes at once: games a second, by the clock", two, MORE),
            Row("ratio_processes", "two processes at once, to one", over(two, one), MORE),
        ]

    def imported(self, statement: str) -> Values:
        """Seconds of an import, the best of several."""
        tries = [{build.name: build.import_seconds(statement) for build in self.builds} for _ in range(TRIES)]
        return {build.name: min(each[build.name] for each in tries) for build in self.builds}

    def processes(self, build: Build) -> tuple[float, float, float]:
        """Memory of a fresh process after its games, and games a second of one process and of two."""
        number = self.size.games
        with build.worker() as first, build.worker() as second:
            _by_the_clock([first, second], games("planechase", "sensible", 0, 1))
            alone = _by_the_clock([first], games("planechase", "sensible", 0, number))
            both = _by_the_clock([first, second], games("planechase", "sensible", 0, number))
            return first.ask("peak_memory")["megabytes"], number / alone, 2 * number / both

    # ------------------------------------------------------------------ curves

    def players(self) -> list[Row]:
        return [
            Row(f"players_{players}", f"{players} players: a decision", self.with_players(players), LESS, "ms")
            for players in PLAYERS
        ]

    def with_players(self, players: int) -> Values:
        """Milliseconds a decision, over several seeds."""
        size = self.size
        spent = self.turns.total(
            "time_players", size.rounds, lambda seed: {"players": players, "seed": seed, "decisions": size.decisions}
        )
        return times(over(spent["seconds"], spent["decisions"]), 1e3)

    def permanents(self) -> list[Row]:
        return [
            Row(f"permanents_{number}", f"{number} permanents: a decision", self.with_permanents(number), LESS, "ms")
            for number in PERMANENTS
        ]

    def with_permanents(self, permanents: int) -> Values:
        """Milliseconds a decision, the best of several rounds on the same board."""
        best = self.turns.best("time_permanents", self.size.rounds, permanents=permanents)
        return times(over(best["seconds"], best["decisions"]), 1e3)

    # ------------------------------------------------------------------ variants

    def variants(self) -> list[Row]:
        """What a decision takes with each variant, to one with the same decks and no variant.

        A free-for-all is the very same game, so it shows what it costs that there are variants at all; the others are
        other games, with more on the table.
        """
        if not self.size.variants:
            return []
        rows, plain = list[Row](), self.a_decision("four")
        for name in self.turns.any("variants")["names"]:
            ratio = over(self.a_decision(f"with {name}"), plain)
            rows.append(Row(f"ratio_{name.replace(' ', '_')}", f"a decision with {name}, to one without", ratio, LESS))
        return rows

    def a_decision(self, game: str) -> Values:
        self.turns.played(game, "sensible", 1, 1)  # what is read and imported for the first time is not part of it
        spent = self.turns.played(game, "sensible", self.size.variants, 1)
        return over(spent["seconds"], spent["decisions"])


def _any(values: Values) -> float:
    """What is the same in all builds."""
    return next(iter(values.values()))


def _by_the_clock(workers: Sequence[Worker], job: Job) -> float:
    """How long it takes until all of them have done it."""
    start = perf_counter()
    for worker in workers:
        worker.begin("play_games", **job)
    for worker in workers:
        worker.wait()
    return perf_counter() - start
