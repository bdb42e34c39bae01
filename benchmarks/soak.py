"""Many random games: `make soak`, or `.venv/bin/python benchmarks/soak.py --help`.

Which variants, how many seats, what is agreed on, by which edition, and who concedes when: all that is random. The
games are others every time, unless `--first` says with which number to begin. Sensible bots and random ones play
together, and cards that have not come up yet are put into the decks, until everything has.

Now and then the game is forked. The fork gets the same answers as the game and must come to the same, or it gets other
answers, and the game must not notice. A game fails if that is not so, if the program breaks, if the game does not end,
if what must be true of every state is not, or if its record leads to another end.

With `--cards FILE` the decks are made of the cards in a file that are understood, and it is told which of them broke.
With `--one-of 4` beside it, that is so in every fourth game only.

A long run can be made in pieces: `--results FILE` keeps a line for each game, and begins where the last piece ended.
"""

from __future__ import annotations

import argparse
import json
import shlex
import signal
import sys
import traceback
from collections import Counter, deque
from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from os import cpu_count
from pathlib import Path
from secrets import randbits
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple

import own_decks
import soak_results
from featuring import begin
from own_decks import Own
from seen import Goal, Seen, goals, left, wished
from soak_results import PlayedGame

from planechase import Game
from planechase.bots import Bot, BotTable, RandomBot, SensibleBot
from planechase.bots.acting_moments import ActingMoment
from planechase.bots.bot import Waiting
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.state.chance import Chance
from planechase.rules.state.decisions import Decision
from planechase.rules.turns.priority import PASS
from planechase.testing import broken_invariants
from planechase.testing.forking import Twin, stray
from planechase.testing.random_casual_games import CasualSetup, together

GAMES: Final = 10_000
MOST_DECISIONS: Final = 40_000
MOST_SECONDS: Final = 900
"""Of processor time, for a game; more is no game any more."""
LEAVING: Final = 600
"""Players concede within the first so many decisions, if they do."""
LOOK_EVERY: Final = 25
"""After so many decisions the state is looked at."""
REPLAY_ONE_OF: Final = 4
"""The record of one of so many games is replayed."""
FORK_EVERY: Final = 150
"""About so many decisions are between two forks."""
TOGETHER: Final = 30
"""So many answers are given to a fork and to its game, or to the fork alone."""
WILD: Final = 4
"""One of so many bots answers at random."""
AHEAD: Final = 32
"""What is put into a deck depends on all games but the last so many, which may be going on at the same time."""
TELL_EVERY: Final = 25
HERE: Final = Path(__file__)


class Match(NamedTuple):
    """A game before it is played: its number, and the cards that are to come up."""

    number: int
    featured: tuple[str, ...]
    own: Own | None = None
    """The cards of somebody's file, if it is played with those."""
    one_of: int = 1
    """Which share of the games that is."""

    @property
    def plan(self) -> CasualSetup:
        plan = together(self.number, LEAVING)
        return plan if self.own is None else own_decks.planned(plan)

    @property
    def command(self) -> str:
        """How to play just this game again."""
        featured = f" --featuring {shlex.quote('; '.join(self.featured))}" if self.featured else ""
        cards = f" --cards {shlex.quote(self.own.file)} --one-of {self.one_of}" if self.own is not None else ""
        return f"{sys.executable} {HERE} --only {self.number}{featured}{cards}"


@dataclass(slots=True)
class Outcome:
    """A game after it was played; with `failure` if something went wrong, and then with its record."""

    match: Match
    turns: int = 0
    decisions: int = 0
    seconds: float = 0.0
    reason: str = ""
    forks: int = 0
    seen: Counter[Goal] = field(default_factory=Counter)
    failure: str = ""
    record: dict[str, Any] | None = None
    raised: list[str] = field(default_factory=list)
    """Which cards of somebody's file break by themselves, if the game failed."""

    def plain(self) -> PlayedGame:
        """What is kept of it."""
        played = PlayedGame(
            game=self.match.number,
            variants=list(self.match.plan.variants),
            brought=self.match.own is not None,
            turns=self.turns,
            decisions=self.decisions,
            forks=self.forks,
            seconds=round(self.seconds, 2),
            reason=self.reason,
        )
        if self.failure:
            played["failure"] = self.failure
        return played


class TooLong(Exception):
    """A game that took too much processor time."""


# ---------------------------------------------------------------------- one game


def play(match: Match) -> Outcome:
    """Play a game to its end."""
    outcome = Outcome(match)
    table: Soaked | None = None
    start = process_time()
    try:
        _limit_time(MOST_SECONDS)
        table = Soaked(match, outcome)
        table.play()
    except Exception:
        outcome.failure = traceback.format_exc()
    finally:
        _limit_time(0)
    if table is not None:
        game = table.game
        outcome.turns = game.state.turn_number
        outcome.reason = game.result.reason if game.result is not None else ""
        outcome.record = game.record() if outcome.failure else None
    if outcome.failure and match.own is not None:
        outcome.raised = own_decks.raised(match.own)
    outcome.seconds = process_time() - start
    return outcome


def _limit_time(seconds: int) -> None:
    def stop(*_: object) -> None:
        raise TooLong(f"The game has taken {seconds} s of processor time.")

    signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)


class Heard:
    """A bot, and what it answered last."""

    def __init__(self, bot: Bot, said: list[object]) -> None:
        self.bot, self.said = bot, said

    def decide(self, game: Game, decision: Decision[Any]) -> object:
        answer = self.bot.decide(game, decision)
        self.said[:] = [answer]
        return answer

    def waits(self, now: ActingMoment) -> bool:
        waits = isinstance(self.bot, Waiting) and self.bot.waits(now)
        if waits:
            self.said[:] = [PASS]
        return waits


class Soaked:
    """A game that is looked at closely while bots play it."""

    def __init__(self, match: Match, outcome: Outcome) -> None:
        self.plan = match.plan
        self.outcome = outcome
        self.chance = Chance(match.number + 1)
        self.seen = Seen()
        if match.own is None:
            self.game = begin(self.plan, match.featured, log=True, watcher=self.seen.hear)
        else:
            self.game = own_decks.begin(self.plan, match.own, log=True, watcher=self.seen.hear)
        self.said: list[object] = []
        self.twin: Twin | None = None
        self.until = 0
        """Until which decision the fork goes along, or else when the next is made."""
        outcome.seen = self.seen.counts

    def play(self) -> None:
        plan, game = self.plan, self.game
        bots = BotTable([Heard(_bot(plan.seed, seat), self.said) for seat in range(plan.players)])
        self.until = self.chance.below(FORK_EVERY)
        for number in plan.play(game, bots.answer, MOST_DECISIONS):
            self.outcome.decisions = number
            self.follow(number)
            if number >= self.until:
                self.check_fork(number)
            if number % LOOK_EVERY == 0:
                self.look()
            if self.outcome.failure:
                return
        self.follow(self.outcome.decisions + 1)
        self.check_end()

    def follow(self, number: int) -> None:
        """Let the fork do what the game did since the last decision."""
        if self.twin is not None:
            if self.said:
                self.twin.answer(self.game, self.said[0])
            for at, seat in self.plan.concessions:
                if at == number:
                    self.twin.concede(seat)
        self.said.clear()
        self.seen.look(self.game.state)

    def check_fork(self, number: int) -> None:
        """Compare the fork with its game, or make one: it goes along, or it goes its own way."""
        if self.twin is not None:
            self.fails(self.twin.differences(self.game))
            self.twin = None
        else:
            self.outcome.forks += 1
            if self.chance.below(2):
                self.twin = Twin(self.game)
                self.until = number + TOGETHER
                return
            self.fails(stray(self.game, self.chance, TOGETHER))
        self.until = number + 1 + self.chance.below(2 * FORK_EVERY)

    def look(self) -> None:
        self.fails(broken_invariants(self.game.state))

    def check_end(self) -> None:
        self.look()
        if self.twin is not None:
            self.fails(self.twin.differences(self.game))
        if self.game.result is None:
            self.fails([f"After {MOST_DECISIONS} decisions the game goes on."])
        elif not self.chance.below(REPLAY_ONE_OF) and not self.is_replayed():
            self.fails(["The record leads to another end."])

    def is_replayed(self) -> bool:
        return Game.replay(json.loads(json.dumps(self.game.record()))).hash() == self.game.hash()

    def fails(self, sentences: Sequence[str]) -> None:
        if sentences and not self.outcome.failure:
            where = f"In turn {self.game.state.turn_number}, after {self.outcome.decisions} decisions:"
            self.outcome.failure = "\n".join([where, *sentences, ""])


def _bot(seed: int, seat: int) -> Bot:
    """The first two seats are taken by bots that want the game to end."""
    wild = (seed + seat) % WILD == 0 and seat > 1
    return RandomBot(seed + seat) if wild else SensibleBot()


# ---------------------------------------------------------------------- all games


def matches(first: int, games: int, seen: Counter[Goal], own: OwnFile | None = None) -> Iterator[Match]:
    """One game after the other; what is featured depends on what has been seen when it is asked for."""
    for number in range(first, first + games):
        if own is not None and own.turn_of(number):
            yield own.match(number)
        else:
            yield Match(number, wished(together(number, LEAVING), seen))


class OwnFile:
    """A file with cards, and those of them that are understood; one of so many games is played with them."""

    def __init__(self, file: str, one_of: int = 1) -> None:
        self.file = file
        self.one_of = one_of
        self.cards = own_decks.understood(file)
        if not self.cards:
            raise SystemExit(f"No card in {file} is understood that is not built in.")

    def turn_of(self, number: int) -> bool:
        return number % self.one_of == 0

    def match(self, number: int) -> Match:
        return Match(number, (), own_decks.own_of(self.file, self.cards, number // self.one_of), self.one_of)

    def lines(self, seen: Counter[Goal], failed: Sequence[Outcome]) -> Iterator[str]:
        """How many of the cards have come up, and which broke."""
        came = {goal.card for goal, times in seen.items() if times}
        never = [card.name for card in self.cards if not _has_come(card, came)]
        yield f"{len(self.cards) - len(never)} of {len(self.cards)} understood cards of {self.file} have come up"
        raised = sorted({one for outcome in failed for one in outcome.raised})
        yield f"{len(raised)} cards broke by themselves"
        yield from (f"  {one}" for one in raised)

    def plain(self, seen: Counter[Goal], failed: Sequence[Outcome]) -> dict[str, Any]:
        came = {goal.card for goal, times in seen.items() if times}
        return {
            "understood": len(self.cards),
            "came_up": sum(_has_come(card, came) for card in self.cards),
            "raised": sorted({one for outcome in failed for one in outcome.raised}),
        }


def _has_come(card: CardDefinition, came: Collection[str]) -> bool:
    return any(part.name in came for part in (card, *card.halves))


def outcomes(
    first: int, games: int, processes: int, seen: Counter[Goal], own: OwnFile | None = None
) -> Iterator[Outcome]:
    """Play the games, some at the same time, in an order that does not depend on how many those are."""
    coming = matches(first, games, seen, own)
    with ProcessPoolExecutor(processes) as pool:
        going: deque[Future[Outcome]] = deque()
        for match in coming:
            going.append(pool.submit(play, match))
            if len(going) == AHEAD:
                yield _counted(going.popleft(), seen)
        while going:
            yield _counted(going.popleft(), seen)


def _counted(going: Future[Outcome], seen: Counter[Goal]) -> Outcome:
    outcome = going.result()
    seen.update(outcome.seen)
    return outcome


# ---------------------------------------------------------------------- telling


def called(plan: CasualSetup) -> str:
    """A game in a line."""
    agreed = [f"{wish} {getattr(plan.wishes, wish)}" for wish in plan.wishes.made()]
    variants = " + ".join(plan.variants) or "nothing"
    return ", ".join([f"{plan.players} players", plan.edition.value, variants, *agreed])


def told(outcome: Outcome, folder: Path) -> str:
    """What went wrong in a game; its record is kept."""
    path = folder / f"soak-{outcome.match.number}.json"
    path.write_text(json.dumps(outcome.record))
    head = f"Game {outcome.match.number}, {called(outcome.match.plan)}, kept in {path}:"
    return f"{head}\n{outcome.failure}Again: {outcome.match.command}"


class Summary:
    """What is told of all games in the end."""

    def __init__(self, first: int, own: bool = False) -> None:
        self.first = first
        self.own = own
        """Whether somebody's own cards are played, and not all that are built in."""
        self.games = self.turns = self.decisions = self.forks = 0
        self.seconds = 0.0
        self.variants: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()
        self.longest: Outcome | None = None
        self.failed: list[Outcome] = []

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.turns += outcome.turns
        self.decisions += outcome.decisions
        self.forks += outcome.forks
        self.seconds += outcome.seconds
        self.variants.update(outcome.match.plan.variants or ("nothing",))
        self.reasons[outcome.reason] += 1
        if self.longest is None or outcome.seconds > self.longest.seconds:
            self.longest = outcome
        if outcome.failure:
            self.failed.append(outcome)

    def lines(self, seen: Counter[Goal]) -> Iterator[str]:
        missing = left(seen)
        yield f"{self.games} games from number {self.first} on, {self.seconds:.0f} s of processor time"
        yield f"{self.turns} turns, {self.decisions} decisions, {self.forks} forks"
        if self.longest is not None:
            longest = self.longest.match
            yield f"the longest: {self.longest.seconds:.0f} s, game {longest.number}, {called(longest.plan)}"
        yield from (f"{games:>6}  {name}" for name, games in self.variants.most_common())
        yield from (f"{games:>6}  {reason}" for reason, games in self.reasons.most_common())
        if not self.own:
            yield f"{len(goals()) - len(missing)} of {len(goals())} things have come up"
            yield from (f"  {goal.card} was never {goal.came.value}." for goal in missing)

    def plain(self, seen: Counter[Goal]) -> dict[str, Any]:
        """The same as data."""
        return {
            "first": self.first,
            "games": self.games,
            "turns": self.turns,
            "decisions": self.decisions,
            "forks": self.forks,
            "seconds": round(self.seconds, 1),
            "variants": dict(self.variants.most_common()),
            "reasons": dict(self.reasons.most_common()),
            "failed": [
                {"game": outcome.match.number, "failure": outcome.failure, "again": outcome.match.command}
                for outcome in self.failed
            ],
            "never": [[goal.came.value, goal.card] for goal in left(seen)],
            "seen": {f"{goal.card}: {goal.came.value}": seen[goal] for goal in goals()},
        }


def play_one(match: Match) -> int:
    outcome = play(match)
    print(called(match.plan))
    print(outcome.failure or f"The game is over in turn {outcome.turns}: {outcome.reason}.")
    return 1 if outcome.failure else 0


def _first(wished: int | None, results: Path | None) -> int:
    """With which number to begin."""
    goes_on = soak_results.next_game(soak_results.read(results)) if results is not None else None
    return next((first for first in (wished, goes_on) if first is not None), randbits(40))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Play random games, in which every card comes up.")
    parser.add_argument("--games", type=int, default=GAMES, help=f"how many games (usually {GAMES})")
    parser.add_argument("--first", type=int, metavar="N", help="begin with game N (usually any number)")
    parser.add_argument("--only", type=int, metavar="N", help="play only game N, and show what went wrong in it")
    parser.add_argument(
        "--featuring", default="", metavar="CARDS", help="what comes up in that game: names with ; between"
    )
    parser.add_argument("--processes", type=int, default=cpu_count() or 1, help="how many at a time")
    parser.add_argument("--report", type=Path, default=Path("build/soak.txt"), metavar="FILE", help="where it is told")
    parser.add_argument("--json", type=Path, metavar="FILE", help="where it is told as data, if it is to be")
    parser.add_argument(
        "--cards",
        metavar="FILE",
        help="make the decks of the cards in a file, as data or in English, that are understood",
    )
    parser.add_argument(
        "--one-of",
        type=int,
        default=1,
        metavar="N",
        help="do so in one of N games only; built-in cards in the others",
    )
    parser.add_argument(
        "--results", type=Path, metavar="FILE", help="add a line for each game, and begin after the last one there"
    )
    options = parser.parse_args(arguments)
    own = OwnFile(options.cards, options.one_of) if options.cards is not None else None
    if options.only is not None:
        featured = tuple(name for name in options.featuring.split("; ") if name)
        if own is not None and own.turn_of(options.only):
            return play_one(own.match(options.only))
        return play_one(Match(options.only, featured))
    first = _first(options.first, options.results)
    print(f"{options.games} games; the same again with --first {first}", flush=True)
    options.report.parent.mkdir(parents=True, exist_ok=True)
    start, summary, seen = perf_counter(), Summary(first, own is not None), Counter[Goal]()
    for outcome in outcomes(first, options.games, options.processes, seen, own):
        summary.add(outcome)
        if options.results is not None:
            soak_results.append(options.results, outcome.plain())
        if outcome.failure:
            print(told(outcome, options.report.parent), flush=True)
        if summary.games % TELL_EVERY == 0:
            print(f"{summary.games} games, {perf_counter() - start:.0f} s; {len(left(seen))} things left", flush=True)
    lines = list(summary.lines(seen))
    if options.results is not None:
        lines += soak_results.summary(soak_results.read(options.results))
    if own is not None:
        lines += own.lines(seen, summary.failed)
    options.report.write_text("\n".join([*lines, ""]), encoding="utf-8")
    if options.json is not None:
        told_of_own = {"own": own.plain(seen, summary.failed)} if own is not None else {}
        options.json.write_text(json.dumps(summary.plain(seen) | told_of_own, indent=1), encoding="utf-8")
    print("\n".join(lines))
    print(f"{len(summary.failed)} games failed; {perf_counter() - start:.0f} s. The report is in {options.report}.")
    return 1 if summary.failed or (own is None and options.games >= GAMES and left(seen)) else 0


if __name__ == "__main__":
    sys.exit(main())
