"""A deck list: which cards, how many of each, in which part of the deck, and where that was written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import Enum


class Section(Enum):
    """The parts of a deck list; the value is how each is called in a list that we write."""

    MAIN = "Deck"
    SIDEBOARD = "Sideboard"
    COMMANDERS = "Commander"
    PLANAR = "Planar Deck"
    SCHEMES = "Scheme Deck"
    VANGUARD = "Vanguard"


@dataclass(frozen=True, slots=True)
class DeckEntry:
    """A number of cards of one name, and the number of its line (0 for none)."""

    count: int
    name: str
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with a list, in a sentence, and in which line (0 for the list as a whole)."""

    line: int
    text: str
    written: str = field(default="", compare=False)
    """The name of a card that is not known, as it is written."""
    meant: str = field(default="", compare=False)
    """The name that may be meant by it."""

    def __str__(self) -> str:
        return f"line {self.line}: {self.text}" if self.line else self.text


@dataclass(frozen=True, slots=True)
class DeckList:
    """The cards by section, with names as they were written, and the lines that could not be read."""

    name: str = ""
    main: tuple[DeckEntry, ...] = ()
    sideboard: tuple[DeckEntry, ...] = ()
    commanders: tuple[DeckEntry, ...] = ()
    planar: tuple[DeckEntry, ...] = ()
    schemes: tuple[DeckEntry, ...] = ()
    vanguard: tuple[DeckEntry, ...] = ()
    problems: tuple[Problem, ...] = ()

    def sections(self) -> Iterator[tuple[Section, tuple[DeckEntry, ...]]]:
        """The sections that have cards."""
        by_section = {
            Section.MAIN: self.main,
            Section.SIDEBOARD: self.sideboard,
            Section.COMMANDERS: self.commanders,
            Section.PLANAR: self.planar,
            Section.SCHEMES: self.schemes,
            Section.VANGUARD: self.vanguard,
        }
        yield from ((section, entries) for section, entries in by_section.items() if entries)


def total(entries: Iterable[DeckEntry]) -> int:
    """How many cards these are."""
    return sum(entry.count for entry in entries)
