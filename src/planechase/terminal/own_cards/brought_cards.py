"""Which cards a user plays with beside the built-in ones: what was imported, and the files they name."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from planechase.collection.import_folder import Unkept, usual_file
from planechase.decks.binder import EMPTY, Binder, Binders
from planechase.rules.language.characteristics import CardDefinition
from planechase.terminal.input_errors import Mistake
from planechase.terminal.own_cards.card_arguments import PROXIES_HINT, SKIP_HINT
from planechase.terminal.safe_text import harmless

if TYPE_CHECKING:
    from planechase.collection.imported_cards import Kept, Tell


def binder_for(args: argparse.Namespace) -> Binder:
    """The cards that a user brings."""
    return brought(args.cards or [], args.proxies, args.skip_unknown)


def brought(files: list[str], proxies: bool = False, skip_unknown: bool = False) -> Binder:
    """The cards in these files, and those that were imported.

    For those that are not understood there are `proxies`, or with `skip_unknown` nothing, or else a `Mistake`.
    """
    if not files and not usual_file().exists():
        return EMPTY
    from planechase.collection.proxies import Proxied

    binder = Binders([*(cards_in(file, proxies, skip_unknown) for file in files), kept()])
    return Proxied(binder) if proxies else binder


def kept() -> Kept:
    """What was imported on this machine. It is read again where the vocabulary has changed since."""
    from planechase.collection.imported_cards import Kept

    return Kept(usual_file(), read_again)


def refreshed() -> None:
    """Read imported cards again now, if necessary, rather than when a player waits for one of them."""
    path = usual_file()
    if not path.exists():
        return
    from planechase.collection.imported_cards import is_current

    with mistaken():
        if not is_current(path):
            read_again(path)


def read_again(path: Path) -> None:
    """Read all imported cards once more."""
    from planechase.collection.imported_cards import refresh

    print("The vocabulary has changed since cards were imported; the cards are read again.", file=sys.stderr)
    with mistaken(), telling() as tell:
        refresh(path, tell)


def imported(name: str) -> CardDefinition | None:
    """The imported card of this name; a `Mistake` says why it cannot be played, if it is there and cannot."""
    if not usual_file().exists():
        return None
    with mistaken():
        binder = kept()
        found = binder.find(name)
        why = binder.why_not(name) if found is None else ""
    if why:
        raise Mistake(why)
    return found


def imported_names() -> list[str]:
    """What all imported cards are called, understood or not."""
    if not usual_file().exists():
        return []
    with mistaken():
        return kept().every_name()


def cards_in(file: str, proxies: bool = False, skip_unknown: bool = False) -> Binder:
    """The cards in a file. Says what was left out, and what is built in."""
    from planechase.collection.bulk import looks_like_data
    from planechase.collection.files import Misread, binder_in, shadowed
    from planechase.reading.vanilla import PROXY

    data = read_file(file)
    try:
        binder = binder_in(data, proxies, skip_unknown)
    except Misread as wrong:
        more = str(wrong).replace("\n", "\n  ")
        hint = f"\n{PROXIES_HINT}\n{SKIP_HINT}" if "is not understood" in more else ""
        raise Mistake(f"{file} cannot be played with:\n  {more}{hint}") from None
    if looks_like_data(data):
        return binder
    for name in shadowed(binder):
        print(harmless(f"{file}: {name} is built in, and the built-in card is played."), file=sys.stderr)
    blank = [card.name for card in binder.added if card.name.endswith(PROXY)] if proxies else []
    if blank:
        named = ", ".join(blank)
        print(
            harmless(f"{file}: these are not understood, and are played without their text: {named}."), file=sys.stderr
        )
    missing = [name for name in binder.names() if binder.find(name) is None] if skip_unknown and not proxies else []
    if missing:
        print(harmless(f"{file}: these are not understood, and are left out: {', '.join(missing)}."), file=sys.stderr)
    return binder


def read_file(file: str) -> bytes:
    """What is in a file; "-" is the standard input."""
    try:
        return sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except FileNotFoundError:
        raise Mistake(f"There is no file {file}.") from None
    except OSError as error:
        raise Mistake(f"{file} cannot be read: {error.strerror}.") from None


@contextmanager
def mistaken() -> Iterator[None]:
    """What is wrong with imported cards, said to a person."""
    try:
        yield
    except Unkept as wrong:
        raise Mistake(str(wrong)) from wrong


@contextmanager
def telling() -> Iterator[Tell]:
    """A bar that tells how many cards were read."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("")
        yield lambda number, total: progress.update(task, completed=number, total=total)
