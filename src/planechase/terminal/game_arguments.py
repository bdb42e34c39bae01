"""Which games `planechase sim` and `planechase arena` are asked for: who plays, with what, and what was agreed on."""

from __future__ import annotations

import argparse
import sys
from contextlib import redirect_stdout
from os import cpu_count
from pathlib import Path
from typing import Final

from planechase.decks.brought_decks import Brought
from planechase.decks.casual import SAID
from planechase.lab.game_plans import ALL, GamePlan, OptionValue, planned, written
from planechase.lab.own_cards import OwnCards
from planechase.lab.own_cards import own_cards as cards_of
from planechase.rules.state.edition import Edition
from planechase.terminal.deck_arguments import bring
from planechase.terminal.input_errors import Mistake
from planechase.terminal.own_cards import brought_cards as own_cards
from planechase.terminal.own_cards.card_arguments import add_arguments as add_own_cards
from planechase.terminal.play_command import WISHES

ON_RAY: Final = (
    "instead of --jobs: play on the Ray cluster at this address, such as auto or ray://host:10001, or local for one on "
    "this machine; all its machines need the same planechase"
)


def add_arguments(parser: argparse.ArgumentParser, games: str) -> None:
    """The arguments that both commands share; `games` is the word for what a seed changes."""
    parser.add_argument(
        "--decks", default=ALL, metavar="NAMES", help="built-in decks, files with deck lists, or all (the default)"
    )
    add_own_cards(parser, skips=True)
    parser.add_argument("--seed", type=int, default=1, help=f"another seed gives other {games} (default: 1)")
    parser.add_argument(
        "--jobs", type=int, default=cpu_count() or 1, help="how many processes to use (default: all cores)"
    )
    parser.add_argument("--ray", metavar="ADDRESS", help=ON_RAY)
    parser.add_argument("--json", action="store_true", help="print only JSON on standard output")
    parser.add_argument("stray", nargs="*", help=argparse.SUPPRESS)
    agreed = parser.add_argument_group("options of variants", "planechase variants NAME lists those of a variant")
    for wish, typed in WISHES.items():
        agreed.add_argument(f"--{wish.replace('_', '-')}", help=SAID[wish], **typed)


def check_numbers(args: argparse.Namespace, command: str, counted: str) -> None:
    """Refuse what is no number of games, and what stands alone."""
    if args.stray:
        raise Mistake(
            f"What does {' '.join(args.stray)} mean? To say how many {counted} to play, use --{counted}: "
            f"planechase {command} --{counted} 5"
        )
    for name in (counted, "jobs"):
        if getattr(args, name) < 1:
            raise Mistake(f"--{name} must be at least 1.")


def plan_of(args: argparse.Namespace, paired: bool = False, kept: GamePlan | None = None) -> GamePlan:
    """The plan of these games. The deck lists of one that is kept are used where their files are not there any more."""
    decks, lists, own = _decks(args, kept)
    wishes = _wishes(args)
    try:
        return planned(args.players, args.variants, decks, args.bots, args.seed, paired, wishes, lists, own)
    except (ValueError, KeyError) as refused:
        raise Mistake(str(refused)) from refused


def _decks(args: argparse.Namespace, kept: GamePlan | None) -> tuple[str, dict[str, str], OwnCards]:
    """The names of the decks, the lists of those that are in files, and the cards in these that are not built in."""
    names: list[str] = []
    lists: dict[str, str] = {}
    before = kept.lists if kept is not None else {}
    binder = own_cards.binder_for(args)
    read: list[Brought] = []
    for each in (one.strip() for one in args.decks.split(",")):
        if each == ALL:
            names.append(each)
        elif each in before and not Path(each).exists():
            names.append(each)
            lists[each] = before[each]
        else:
            with redirect_stdout(sys.stderr), own_cards.mistaken():  # it tells what is left out of a list
                found = bring(each, Edition.CURRENT, args.skip_unknown, binder)
            names.append(found if isinstance(found, str) else each)
            if not isinstance(found, str):
                lists[each] = written(found)
                read.append(found)
    own = cards_of(read, binder.added)
    return ",".join(names), lists, kept.own if kept is not None and not own.cards and not own.added else own


def _wishes(args: argparse.Namespace) -> dict[str, OptionValue]:
    made: dict[str, OptionValue] = {wish: getattr(args, wish) for wish in WISHES if getattr(args, wish)}
    if args.range is not None:
        made["range"] = args.range
    if args.teams:
        try:
            made["teams"] = tuple(int(size) for size in args.teams.split(",") if size)
        except ValueError:
            raise Mistake(f"“{args.teams}” does not say how large the teams are: type numbers, such as 2,2.") from None
    return made
