"""`planechase play`: play a game in the terminal, with bots and people at one keyboard."""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from planechase.decks.binder import Binder
from planechase.decks.casual import NAMES, SAID, USUAL, Deck, Wishes, arrange, called, players_of
from planechase.record import Setup, written
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import Id
from planechase.rules.state.player import Automation
from planechase.rules.turns.setup import Seat
from planechase.tables.people import Refused, proper_name
from planechase.terminal.deck_arguments import bring
from planechase.terminal.input_errors import Mistake
from planechase.terminal.own_cards import brought_cards as own_cards
from planechase.terminal.own_cards.card_arguments import add_arguments as add_own_cards

if TYPE_CHECKING:
    from planechase.tables.table import GameTable
    from planechase.terminal.session import Session

MOST_PLAYERS: Final = len(NAMES)
NONE: Final = "none"
LAST: Final = Path()
"""Stands for the game that was played last."""
LONGEST_PACE: Final = 60
WISHES: Final[dict[str, dict[str, Any]]] = {
    "planes": {"metavar": "HOW"},
    "range": {"metavar": "N", "type": int},
    "attack": {"metavar": "WHOM"},
    "teams": {"metavar": "N,N,…"},
    "heads": {"metavar": "N", "type": int},
    "deploy": {"action": "store_true"},
    "shared_turns": {"action": "store_true"},
    "small": {"action": "store_true"},
    "brawl": {"action": "store_true"},
}
"""How each wish is typed; what it means stands in `decks.casual`."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, metavar="N", help="how many players there are (default: 4)")
    parser.add_argument("--people", type=int, metavar="N", help="how many of them sit at this terminal (default: 1)")
    parser.add_argument("--seat", type=int, metavar="N", help="the seat of the first of them (default: 1)")
    parser.add_argument(
        "--deck",
        action="append",
        metavar="DECK",
        help="the deck of the first player, a name or a file with a deck list; repeat it for the second, and so on",
    )
    add_own_cards(parser, skips=True)
    parser.add_argument("--decks", metavar="A,B,…", help="all decks, in seat order; see planechase decks")
    parser.add_argument("--names", metavar="A,B,…", help="the names of the players, in seat order")
    parser.add_argument("--random-seats", action="store_true", help="seat the players at random")
    parser.add_argument(
        "--with",
        dest="variants",
        metavar="A,B,…",
        help=f"the variants to play: any names from planechase variants, or {NONE} (default: {USUAL})",
    )
    parser.add_argument("--edition", choices=[each.value for each in Edition], help="the edition of the rules")
    parser.add_argument(
        "--seed",
        type=int,
        metavar="S",
        help="the number from which everything random follows; the same seed gives the same cards",
    )
    parser.add_argument(
        "--bot",
        metavar="LEVEL",
        help="how the others play: random, steady (the default), seer, which looks ahead and takes its time, "
        "or a bot of your own: my_bot.py:choose",
    )
    parser.add_argument("--pay-by-hand", action="store_true", help="choose yourself which lands to tap")
    parser.add_argument(
        "--resume",
        type=Path,
        nargs="?",
        const=LAST,
        metavar="FILE",
        help="continue a saved game; without a file, the one that was played last",
    )
    parser.add_argument("--watch", action="store_true", help="let bots play every seat and print the log")
    parser.add_argument("--why", action="store_true", help="with --watch: print what bots considered, the best first")
    parser.add_argument(
        "--pace", type=float, metavar="SECONDS", help="pause for this many seconds after each action of a bot"
    )
    agreed = parser.add_argument_group("options of variants", "planechase variants NAME lists those of a variant")
    for wish, typed in WISHES.items():
        agreed.add_argument(f"--{wish.replace('_', '-')}", help=SAID[wish], **typed)


def run(args: argparse.Namespace) -> int:
    from planechase.terminal.autosave import Keeper
    from planechase.terminal.local_bots import bots_for
    from planechase.terminal.local_table import seated
    from planechase.terminal.screen import Screen
    from planechase.terminal.session import Session

    _check_bot(args.bot)
    if args.pace is not None and not 0 <= args.pace <= LONGEST_PACE:
        raise Mistake(f"--pace takes 0 to {LONGEST_PACE} seconds, not {args.pace:g}.")
    table, kept, file = _table(args)
    if args.why and table.players():
        raise Mistake(
            "What bots consider names the cards they hold, so --why needs --watch. "
            "While you play, type advice to hear what a bot would do in your seat."
        )
    while True:
        keeper = Keeper(kept) if kept is not None else Keeper.of_new_game(table.playing().setup.seed)
        bots = bots_for(table, args.bot)
        keeping = Keeper(None) if args.watch else keeper
        session = Session(table, bots, Screen(), keeping, file, args.pace or 0.0, args.why)
        code = _played(session, args.bot)
        if not session.again:
            return code
        setup = {**table.playing().setup.plain(), "seed": random.randrange(1_000_000)}
        table, kept, file = seated({"setup": setup, "answers": []}, session.people, session.bot), None, None


def _check_bot(bot: str | None) -> None:
    """Whether there is such a bot; a user's bot is tried now, before anybody waits for it."""
    from planechase.tables import bot_levels

    try:
        if bot is not None:
            bot_levels.bot(bot, 0)
    except ValueError as wrong:
        raise Mistake(str(wrong)) from wrong


def _played(session: Session, bot: str | None) -> int:
    """Play, or watch. Errors in a user's bot are reported, with where they happened."""
    try:
        return session.run() if session.people else session.watch()
    except Exception as error:
        from planechase.bots.bot_files import described, is_in_file

        if bot is None or not is_in_file(bot) or isinstance(error, Mistake):
            raise
        raise Mistake(f"{bot} could not answer: {described(error, bot)}.") from error


def _table(args: argparse.Namespace) -> tuple[GameTable, Path | None, Path | None]:
    """The table to play at, the file in which it is kept already, and the file in which the user has saved it."""
    from planechase.terminal import saving
    from planechase.terminal.autosave import is_kept, latest, table_in
    from planechase.terminal.local_table import seated

    if args.resume is None:
        record, people = _new_record(args)
        return seated(record, () if args.watch else people, args.bot or "steady"), None, None
    path = latest() if args.resume is LAST else args.resume
    if is_kept(path):
        table = table_in(path)
        return (seated(table.playing().record(), (), args.bot or "steady") if args.watch else table), path, None
    record = saving.read(path)
    sitting = saving.people_in(path, record)
    return saving.resumed(path, record, () if args.watch else sitting.people, args.bot or sitting.bot), None, path


# ---------------------------------------------------------------------- a new game


def _new_record(args: argparse.Namespace) -> tuple[dict[str, Any], list[Id]]:
    """The record of a game that is about to begin, and who sits at the terminal."""
    try:
        setup, people = _set_up(args)
    except ValueError as refused:
        raise Mistake(str(refused)) from refused
    return written(setup, ()), people


def _set_up(args: argparse.Namespace) -> tuple[Setup, list[Id]]:
    """How the game begins, and who sits at the terminal; a `ValueError` says why it cannot be played like this."""
    variants, wishes = _variants(args), _wishes(args)
    given = [name.strip() for name in args.names.split(",")] if args.names else []
    players = args.players if args.players is not None else max(len(given), players_of(variants, wishes))
    people = _people(args, players)
    _check(players, given)
    edition = Edition(args.edition or Edition.CURRENT)
    seed = args.seed if args.seed is not None else random.randrange(1_000_000)
    binder = own_cards.binder_for(args)
    with own_cards.mistaken():
        decks = _decks(args, players, edition, binder)
    arranged = arrange(variants, players, seed, decks, edition, wishes, binder=binder)
    automatic, by_hand = Automation(), Automation(pay=False)
    seats = [
        Seat(name, deck.cards, by_hand if args.pay_by_hand and seat in people else automatic)
        for seat, (name, deck) in enumerate(zip(called(players, given), arranged.decks, strict=True))
    ]
    setup = Setup(seats, seed, edition, arranged.variants)
    if not args.random_seats:
        return setup, people
    setup, order = setup.at_random()
    return setup, sorted(order.index(seat) for seat in people)


def _variants(args: argparse.Namespace) -> list[str]:
    """The names of the variants asked for; the usual one, if nobody says anything."""
    given = [name.strip() for name in args.variants.split(",")] if args.variants else [USUAL]
    if NONE not in given:
        return given
    if len(given) > 1:
        raise Mistake(f"“--with {NONE}” plays without variants: leave out the others.")
    return []


def _wishes(args: argparse.Namespace) -> Wishes:
    made = {wish: getattr(args, wish) for wish in WISHES}
    try:
        made["teams"] = tuple(int(size) for size in (args.teams or "").split(",") if size)
    except ValueError:
        raise Mistake(f"“{args.teams}” does not say how large the teams are: type numbers, such as 2,2.") from None
    return Wishes(**made)


def _people(args: argparse.Namespace, players: int) -> list[Id]:
    """The seats of those at the terminal."""
    count = args.people if args.people is not None else 1
    first = args.seat if args.seat is not None else 1
    if not 0 <= count <= players:
        raise Mistake(f"Of {players} players, 0 to {players} can sit at this terminal, not {count}.")
    if not 1 <= first <= players - max(count, 1) + 1:
        raise Mistake(f"There are {players} seats; from seat {first} on there is no room for {count}.")
    return list(range(first - 1, first - 1 + count))


def _check(players: int, names: list[str]) -> None:
    if not 2 <= players <= MOST_PLAYERS:
        raise Mistake(f"A game has 2 to {MOST_PLAYERS} players, not {players}.")
    if len(names) > players:
        raise Mistake(f"There are {len(names)} names for {players} players.")
    if len(set(names)) < len(names) or "" in names:
        raise Mistake("Every player needs a name of their own.")
    try:
        for name in names:
            proper_name(name)
    except Refused as refused:
        raise Mistake(str(refused)) from refused


def _decks(args: argparse.Namespace, players: int, edition: Edition, binder: Binder) -> list[Deck]:
    """The decks that were named. If all were, they go round the table."""
    if args.deck and args.decks:
        raise Mistake("Name decks either with --deck, one at a time, or with --decks, all at once.")
    given = args.deck or (args.decks.split(",") if args.decks else [])
    brought: list[Deck] = [bring(one.strip(), edition, args.skip_unknown, binder) for one in given]
    if args.decks and len(brought) <= players:
        return [brought[seat % len(brought)] for seat in range(players)]
    return brought
