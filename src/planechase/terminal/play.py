"""`planechase play`: play a game in the terminal, with bots and people at one keyboard."""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import TYPE_CHECKING, Final

from planechase.decks.planar import planechase_with, random_planechase
from planechase.game import FORMAT, Game, Setup
from planechase.rules.objects import Id
from planechase.rules.player import Automation
from planechase.rules.setup import Seat
from planechase.rules.variant import Variant
from planechase.terminal.lists import Brought, bring, usual
from planechase.terminal.mistakes import Mistake, named

if TYPE_CHECKING:
    from planechase.bots import Bot
    from planechase.terminal.chronicle import Chronicle

NAME = "play"
NAMES: Final = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")
MOST_PLAYERS: Final = len(NAMES)
PLANECHASE: Final = "planechase"
NONE: Final = "none"
VARIANTS: Final = (PLANECHASE, NONE)
PLANES: Final = ("own", "random", "communal", "map")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, metavar="N", help="how many players there are, 2 to 8 (usually 4)")
    parser.add_argument("--people", type=int, metavar="N", help="how many of them sit at this terminal (usually 1)")
    parser.add_argument(
        "--deck",
        action="append",
        metavar="DECK",
        help="the deck of the first player, a name or a file with a deck list; once more for the second, and so on",
    )
    parser.add_argument("--decks", metavar="A,B,…", help="all decks, in the order of seats; see planechase decks")
    parser.add_argument("--names", metavar="A,B,…", help="the names of the players, in the order of seats")
    parser.add_argument(
        "--with", dest="variants", metavar="VARIANT", help="what to play with: planechase or none (usually planechase)"
    )
    parser.add_argument(
        "--planes",
        metavar="HOW",
        help="planar decks: each deck's own, random ones, one communal deck, or an Eternities map (usually own)",
    )
    parser.add_argument("--seed", type=int, metavar="S", help="what chance starts from; the same seed, the same cards")
    parser.add_argument("--bot", choices=("sensible", "random"), help="who plays for the others (usually sensible)")
    parser.add_argument("--pay-by-hand", action="store_true", help="choose yourself which lands to tap")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--watch", action="store_true", help="let bots play every seat and print the log")


def run(args: argparse.Namespace) -> int:
    from planechase.terminal.chronicle import Chronicle
    from planechase.terminal.saving import people_in, read
    from planechase.terminal.screen import Screen
    from planechase.terminal.session import Session

    record = read(args.resume) if args.resume is not None else _new_record(args)
    people, bot = people_in(record)
    people = () if args.watch else people
    bot = args.bot or bot
    chronicle = Chronicle(people)
    game = _game(args, record, chronicle)
    everybody = range(len(game.setup.seats))
    bots = {seat: _bot(bot, game.setup.seed, seat) for seat in everybody if seat not in people}
    session = Session(game, chronicle, people, bots, bot, Screen(), args.resume)
    with session.rescuing():
        return session.run() if people else session.watch()


def _game(args: argparse.Namespace, record: dict[str, object], chronicle: Chronicle) -> Game:
    from planechase.terminal.saving import resume

    if args.resume is not None:
        return resume(args.resume, record, chronicle.watch)
    return Game.replay(record, watcher=chronicle.watch)


def _bot(kind: str, seed: int, seat: Id) -> Bot:
    from planechase.bots import RandomBot, SensibleBot

    return RandomBot(seed * MOST_PLAYERS + seat) if kind == "random" else SensibleBot()


# ---------------------------------------------------------------------- a new game


def _new_record(args: argparse.Namespace) -> dict[str, object]:
    """The record of a game that is about to begin."""
    names = [name.strip() for name in args.names.split(",")] if args.names else []
    wanted = args.players if args.players is not None else max(len(names), 4)
    people = args.people if args.people is not None else 1
    _check(wanted, people, names)
    automatic, by_hand = Automation(), Automation(pay=False)
    brought = _decks(args, wanted)
    seats = [
        Seat(name, deck.cards, by_hand if args.pay_by_hand and seat < people else automatic)
        for seat, (name, deck) in enumerate(zip(_names(names, wanted), brought, strict=True))
    ]
    seed = args.seed if args.seed is not None else random.randrange(1_000_000)
    return {
        "format": FORMAT,
        "setup": Setup(seats, seed, variants=_variants(args, brought, seed)).plain(),
        "answers": [],
        "terminal": {"people": list(range(people)), "bot": args.bot or "sensible"},
    }


def _variants(args: argparse.Namespace, brought: list[Brought], seed: int) -> list[Variant]:
    """The variants asked for; Planechase usually, with the planar decks that belong to the decks."""
    given = [name.strip() for name in args.variants.split(",")] if args.variants else [PLANECHASE]
    found = [named(name, VARIANTS, "variant") for name in given]
    if NONE in found:
        if args.planes or len(found) > 1:
            raise Mistake(f"“--with {NONE}” plays without variants: leave out the others, and --planes.")
        return []
    how = named(args.planes, PLANES, "way to play with planes") if args.planes else "own"
    if how == "own":
        return [planechase_with([deck.planar for deck in brought], seed)]
    return [random_planechase(len(brought), seed, "own" if how == "random" else how)]


def _check(players: int, people: int, names: list[str]) -> None:
    if not 2 <= players <= MOST_PLAYERS:
        raise Mistake(f"A game has 2 to {MOST_PLAYERS} players, not {players}.")
    if not 0 <= people <= players:
        raise Mistake(f"Of {players} players, 0 to {players} can sit at this terminal, not {people}.")
    if len(names) > players:
        raise Mistake(f"There are {len(names)} names for {players} players.")
    if len(set(names)) < len(names) or "" in names:
        raise Mistake("Every player needs a name of their own.")


def _names(given: list[str], players: int) -> list[str]:
    free = [name for name in NAMES if name not in given]
    return (given + free)[:players]


def _decks(args: argparse.Namespace, players: int) -> list[Brought]:
    """The decks of all seats. Named for all, they go round the table; named for some, the others get the usual ones."""
    if args.deck and args.decks:
        raise Mistake("Name decks with --deck, one at a time, or with --decks, all at once, but not with both.")
    given = args.deck or (args.decks.split(",") if args.decks else [])
    brought = [bring(one.strip()) for one in given]
    if len(brought) > players:
        raise Mistake(f"There are {len(brought)} decks for {players} players.")
    if args.decks:
        return [brought[seat % len(brought)] for seat in range(players)]
    return brought + usual(players - len(brought), [deck.name for deck in brought])
