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
from planechase.decks.legality import cards, check, unknown
from planechase.decks.reading import decoded, read
from planechase.rules.state.edition import Edition
from planechase.terminal.harmless import harmless
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
SKIP_HINT: Final = (
    "It can be played without the cards that are not here: planechase play, sim and arena take --skip-unknown."
)


def bring(wanted: str, edition: Edition, skip_unknown: bool = False) -> Brought | str:
    """The name of the built-in deck that is meant, or what is in this file; a `Mistake` if that cannot be played."""
    if Path(wanted).is_file() or "/" in wanted or wanted.lower().endswith(ENDINGS):
        return _from_file(wanted, edition, skip_unknown)
    return named(wanted, tuple(CATALOGUE), "deck")


def _from_file(file: str, edition: Edition, skip_unknown: bool) -> Brought:
    found = read_list(file)
    try:
        brought = bring_list(found, edition, file, skip_unknown)
    except Unplayable as refused:
        all_of_it = f": planechase decks check {file}" if str(refused).endswith(" more") else ""
        hint = f"\n{SKIP_HINT}" if not check(found, edition, skip_unknown=True) else ""
        raise Mistake(f"{file} cannot be played:\n  {refused}{all_of_it}{hint}") from None
    if skip_unknown:
        for sentence in left_out(found, brought, file):
            print(harmless(sentence))
    return brought


def left_out(found: DeckList, brought: Brought, file: str) -> list[str]:
    """What is not played of a list, and what is played instead."""
    missing = unknown(found)
    if not missing:
        return []
    names = ", ".join(f"{entry.count} {entry.name}" for entry in missing)
    sentences = [f"{file} is played without {total(missing)} cards that are not here: {names}."]
    padded = len(brought.cards) - len(cards(found.main)) - len(cards(found.commanders))
    if padded:
        sentences.append(f"{padded} basic lands take their place: a Commander deck has a certain number of cards.")
    if found.planar and not brought.planar:
        sentences.append("What is left of its planar deck is too little for one; another planar deck takes its place.")
    return sentences


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
