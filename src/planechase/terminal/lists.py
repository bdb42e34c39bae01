"""The decks a person names: built-in ones, and lists in files."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from planechase.decks.bringing import Brought
from planechase.decks.bringing import bring as bring_list
from planechase.decks.catalogue import CATALOGUE
from planechase.decks.checking import Unplayable
from planechase.decks.deck_list import DeckList, Section, total
from planechase.decks.reading import decoded, read
from planechase.rules.state.edition import Edition
from planechase.terminal.mistakes import Mistake, named

_SPOKEN: Final = {
    Section.MAIN: "{} cards",
    Section.SIDEBOARD: "{} in the sideboard",
    Section.COMMANDERS: "{} in the command zone",
    Section.PLANAR: "{} planar cards",
    Section.SCHEMES: "{} schemes",
    Section.VANGUARD: "{} vanguard card",
}

ENDINGS: Final = (".txt", ".dek", ".dec", ".deck")


def bring(wanted: str, edition: Edition) -> Brought | str:
    """The name of the built-in deck that is meant, or what is in this file; a `Mistake` if that cannot be played."""
    if Path(wanted).is_file() or "/" in wanted or wanted.lower().endswith(ENDINGS):
        return _from_file(wanted, edition)
    return named(wanted, tuple(CATALOGUE), "deck")


def _from_file(file: str, edition: Edition) -> Brought:
    try:
        return bring_list(read_list(file), edition, file)
    except Unplayable as refused:
        all_of_it = f": planechase decks check {file}" if str(refused).endswith(" more") else ""
        raise Mistake(f"{file} cannot be played:\n  {refused}{all_of_it}") from None


def read_list(file: str) -> DeckList:
    """The deck list in a file; "-" is the standard input."""
    try:
        return read(decoded(sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()))
    except FileNotFoundError:
        raise Mistake(f"There is no file {file}.") from None
    except OSError as error:
        raise Mistake(f"{file} cannot be read: {error.strerror}.") from None


def sizes(deck_list: DeckList) -> str:
    """How large the parts of a list are: "60 cards, 10 planar cards"."""
    return ", ".join(_SPOKEN[section].format(total(entries)) for section, entries in deck_list.sections())
