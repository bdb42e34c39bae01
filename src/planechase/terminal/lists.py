"""The decks a person names: built-in ones, and lists in files."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final, NamedTuple

from planechase import decks
from planechase.decks import legality
from planechase.decks.deck_list import DeckList, Section, total
from planechase.decks.reading import decoded, read
from planechase.rules.characteristics import CardDefinition
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


class Brought(NamedTuple):
    """What a player brings to the table."""

    name: str
    cards: tuple[CardDefinition, ...]
    planar: tuple[CardDefinition, ...]


def bring(wanted: str) -> Brought:
    """The built-in deck of this name, or the deck in this file. A `Mistake` says why it cannot be played."""
    if Path(wanted).is_file() or "/" in wanted or wanted.lower().endswith(ENDINGS):
        return _from_file(wanted)
    product = decks.product(named(wanted, decks.names(), "deck"))
    return Brought(product.name, product.deck(), product.planar_deck())


def usual(players: int, taken: list[str]) -> list[Brought]:
    """Decks for so many players: the products from the first on, those of others left out as long as there are more."""
    free = [name for name in decks.names() if name not in taken]
    return [bring(free[seat % len(free)]) for seat in range(players)]


def _from_file(file: str) -> Brought:
    found = read_list(file)
    problems = [str(problem) for problem in legality.check(found)]
    for section, _ in found.sections():
        if section in (Section.COMMANDERS, Section.SCHEMES, Section.VANGUARD):
            problems.append(f"The section {section.value} cannot be played yet.")
    if problems:
        shown = problems[:MOST_PROBLEMS]
        if len(problems) > len(shown):
            shown.append(f"and {len(problems) - len(shown)} more: planechase decks check {file}")
        raise Mistake("\n  ".join([f"{file} cannot be played:", *shown]))
    return Brought(found.name or file, legality.cards(found.main), legality.cards(found.planar))


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
