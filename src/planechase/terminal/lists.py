"""The decks a person names: built-in ones, and lists in files."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from planechase.decks import legality
from planechase.decks.casual import Brought
from planechase.decks.catalogue import CATALOGUE
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
MOST_PROBLEMS: Final = 5


def bring(wanted: str, edition: Edition) -> Brought | str:
    """The name of the built-in deck that is meant, or what is in this file; a `Mistake` if that cannot be played."""
    if Path(wanted).is_file() or "/" in wanted or wanted.lower().endswith(ENDINGS):
        return _from_file(wanted, edition)
    return named(wanted, tuple(CATALOGUE), "deck")


def _from_file(file: str, edition: Edition) -> Brought:
    found = read_list(file)
    problems = [str(problem) for problem in legality.check(found, edition)]
    if problems:
        shown = problems[:MOST_PROBLEMS]
        if len(problems) > len(shown):
            shown.append(f"and {len(problems) - len(shown)} more: planechase decks check {file}")
        raise Mistake("\n  ".join([f"{file} cannot be played:", *shown]))
    leaders = legality.cards(found.commanders)
    parts = (found.planar, found.commanders, found.schemes, found.vanguard, found.sideboard)
    beside = (legality.cards(part) for part in parts)
    return Brought(found.name or file, (*leaders, *legality.cards(found.main)), *beside)


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
