"""Many games between the products: `make soak`, or `.venv/bin/python benchmarks/soak.py --help`.

Every deck plays against every other, two at a table and four at a table, with its own planar deck and sensible bots.
The games are the same every time. A game fails if the program breaks, if it does not end, or if what must be true of
every state is not. Over all games, every card of every deck must have been drawn and used, and every planar card
met. The report says how often.
"""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import combinations, cycle, islice
from os import cpu_count
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple

from planechase import Game
from planechase.bots import SensibleBot, Table
from planechase.decks import deck, planar_deck, product
from planechase.decks.products import PRODUCTS
from planechase.rules.casual.planar_decks import face_up
from planechase.rules.casual.planeswalking import Encountered, PlaneswalkedTo
from planechase.rules.events.events import AbilityActivated, DrawCard, Event, LandPlayed, SpellCast
from planechase.rules.state.objects import NO_CARD, Id
from planechase.rules.state.state import State
from planechase.testing import broken_invariants
from planechase.variants import Planechase

GAMES: Final = 200
DUELS_OF_A_PAIR: Final = 2
MOST_TURNS: Final = 400
MOST_DECISIONS: Final = 100_000
LOOK_EVERY: Final = 20
"""After so many decisions the state is looked at."""

DRAWN, CAST, PLAYED, ACTIVATED, MANA, MET = "drawn", "cast", "played", "activated", "mana", "met"
USES: Final = (CAST, PLAYED, ACTIVATED)
Key = tuple[str, str, str]
"""The deck, the card, and what happened to it."""


class Match(NamedTuple):
    """A game before it is played."""

    number: int
    decks: tuple[str, ...]


@dataclass(slots=True)
class Outcome:
    """A game after it was played; with `failure` if something went wrong, and then with its record."""

    match: Match
    turns: int = 0
    seconds: float = 0.0
    winners: tuple[str, ...] = ()
    counts: Counter[Key] = field(default_factory=Counter)
    failure: str = ""
    record: dict[str, Any] | None = None


# ---------------------------------------------------------------------- what is played


def matches(games: int) -> list[Match]:
    """Every pair of decks, then every four of them; the decks go round the table."""
    names = [each.name for each in PRODUCTS]
    pairs = list(combinations(names, 2)) * DUELS_OF_A_PAIR
    fours = cycle(combinations(names, 4))
    tables: Iterator[tuple[str, ...]] = islice((each for kind in (pairs, fours) for each in kind), games)
    return [Match(number, _turned(seats, number)) for number, seats in enumerate(tables)]


def _turned(seats: tuple[str, ...], number: int) -> tuple[str, ...]:
    first = number % len(seats)
    return seats[first:] + seats[:first]


# ---------------------------------------------------------------------- one game


class Counts:
    """Hears what happens in a game and counts it by deck and card."""

    def __init__(self, decks: Sequence[str]) -> None:
        self.decks = decks
        self.counts: Counter[Key] = Counter()

    def hear(self, state: State, event: Event) -> None:
        if isinstance(event, DrawCard):
            if event.object_id:
                self.note(state, event.object_id, DRAWN)
        elif isinstance(event, SpellCast):
            self.note(state, event.object_id, CAST)
        elif isinstance(event, LandPlayed):
            self.note(state, event.object_id, PLAYED)
        elif isinstance(event, AbilityActivated):
            self.note(state, event.object_id, MANA if event.is_mana else ACTIVATED)
        elif isinstance(event, (PlaneswalkedTo, Encountered)):
            self.note(state, event.object_id, MET)

    def note(self, state: State, id: Id, what: str) -> None:
        obj = state.recall(id)
        if obj.card != NO_CARD:
            card = state.cards[obj.card]
            self.counts[self.decks[card.owner], card.definition.name, what] += 1


def play(match: Match) -> Outcome:
    """Play a game to its end."""
    outcome = Outcome(match)
    counts = Counts(match.decks)
    outcome.counts = counts.counts
    variant = Planechase([planar_deck(name) for name in match.decks])
    decks = [deck(name) for name in match.decks]
    start = process_time()
    game = Game.new(decks, match.number, match.decks, variants=[variant], forks=False, watcher=counts.hear)
    try:
        _play_on(game, outcome, counts)
    except Exception:
        outcome.failure = traceback.format_exc()
    if outcome.failure:
        outcome.record = game.record()
    outcome.seconds = process_time() - start
    outcome.turns = game.state.turn_number
    if game.result is not None:
        outcome.winners = tuple(match.decks[seat] for seat in game.result.winners)
    return outcome


def _play_on(game: Game, outcome: Outcome, counts: Counts) -> None:
    table = Table([SensibleBot() for _ in outcome.match.decks])
    begun = False
    for number in range(MOST_DECISIONS):
        if game.decision is None or outcome.failure:
            break
        table.answer(game)
        if game.state.turn_number and not begun:
            begun = True
            for obj in face_up(game.state):
                counts.note(game.state, obj.id, MET)
        if number % LOOK_EVERY == 0:
            _look(game, outcome)
        if game.state.turn_number > MOST_TURNS:
            outcome.failure = f"It is turn {game.state.turn_number}, and the game goes on.\n"
    else:
        outcome.failure = f"After {MOST_DECISIONS} decisions, in turn {game.state.turn_number}, the game goes on.\n"
    _look(game, outcome)


def _look(game: Game, outcome: Outcome) -> None:
    broken = broken_invariants(game.state)
    if broken:
        outcome.failure = "\n".join([f"In turn {game.state.turn_number} the state is not sound:", *broken, ""])


# ---------------------------------------------------------------------- telling


def report(outcomes: Sequence[Outcome], counts: Counter[Key]) -> Iterator[str]:
    """All that there is to say, line by line."""
    turns = sorted(outcome.turns for outcome in outcomes)
    seconds = sum(outcome.seconds for outcome in outcomes)
    longest = max(outcomes, key=lambda outcome: outcome.turns)
    yield f"{len(outcomes)} games, {seconds:.0f} s of processor time, {len(outcomes) / seconds:.2f} games a second"
    yield f"turns: {turns[0]} to {turns[-1]}, half of the games at most {turns[len(turns) // 2]}"
    yield f"the longest: game {longest.match.number}, {', '.join(longest.match.decks)}"
    for each in PRODUCTS:
        played = [outcome for outcome in outcomes if each.name in outcome.match.decks]
        won = sum(each.name in outcome.winners for outcome in played)
        yield ""
        yield f"{each.name}: {len(played)} games, {won} won"
        yield f"  {'':<36} {'drawn':>6} {'cast':>6} {'played':>6} {'active':>6} {'mana':>6}"
        for card, copies in each.main.items():
            row = (counts[each.name, card, what] for what in (DRAWN, CAST, PLAYED, ACTIVATED, MANA))
            yield f"  {copies:>2} {card:<33} " + " ".join(f"{count or '':>6}" for count in row)
        yield f"  {'':<36} {'met':>6}"
        for card in each.planar:
            yield f"     {card:<33} {counts[each.name, card, MET] or '':>6}"


def never(counts: Counter[Key]) -> Iterator[str]:
    """The cards that were never drawn, never used or never met."""
    for each in PRODUCTS:
        for card in each.main:
            if not counts[each.name, card, DRAWN]:
                yield f"{each.name}: {card} was never drawn."
            elif not any(counts[each.name, card, what] for what in USES):
                yield f"{each.name}: {card} was drawn {counts[each.name, card, DRAWN]} times and never used."
        for card in each.planar:
            if not counts[each.name, card, MET]:
                yield f"{each.name}: nobody came to {card}."


def keep(failures: Iterable[Outcome], folder: Path) -> Iterator[str]:
    """Write down each game that failed, to be replayed, and say what went wrong."""
    for outcome in failures:
        path = folder / f"soak-{outcome.match.number}.json"
        path.write_text(json.dumps(outcome.record))
        yield f"Game {outcome.match.number} ({', '.join(outcome.match.decks)}), kept in {path}:"
        yield outcome.failure


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Let every product play against every other.")
    parser.add_argument("--games", type=int, default=GAMES, help=f"how many games (usually {GAMES})")
    parser.add_argument("--only", type=int, metavar="N", help="play only game N, and show what went wrong in it")
    parser.add_argument("--processes", type=int, default=cpu_count() or 1, help="how many at a time")
    parser.add_argument("--report", type=Path, default=Path("build/soak.txt"), metavar="FILE", help="where it is told")
    options = parser.parse_args(arguments)
    for each in PRODUCTS:
        product(each.name).deck()
    if options.only is not None:
        outcome = play(matches(options.only + 1)[options.only])
        print(outcome.failure or f"Game {options.only} is over in turn {outcome.turns}.")
        return 1 if outcome.failure else 0
    start = perf_counter()
    with ProcessPoolExecutor(options.processes) as pool:
        outcomes = list(pool.map(play, matches(options.games), chunksize=2))
    counts: Counter[Key] = Counter()
    for outcome in outcomes:
        counts.update(outcome.counts)
    options.report.parent.mkdir(parents=True, exist_ok=True)
    lines = list(report(outcomes, counts))
    failed = [outcome for outcome in outcomes if outcome.failure]
    wrong = [*keep(failed, options.report.parent), *never(counts)]
    options.report.write_text("\n".join([*lines, "", *wrong, ""]), encoding="utf-8")
    print("\n".join([*lines[:3], *wrong]))
    print(f"{len(failed)} games failed; {perf_counter() - start:.0f} s. The report is in {options.report}.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
