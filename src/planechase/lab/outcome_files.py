"""Outcomes of games, one per line of a file. There may be a million, so they are never all read at once."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from os import SEEK_END
from pathlib import Path
from typing import BinaryIO, Final, TypeVar

import msgspec

from planechase.lab.lab_games import Outcome

BLOCK: Final = 1 << 16
"""How many bytes are searched at once for the end of a line."""

T = TypeVar("T")


class BrokenLine(ValueError):
    """A line cannot be understood; the message says which, and what to do."""


class OutcomeFile:
    """The file. An incomplete last line is left out."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def add(self, outcome: Outcome) -> None:
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(outcome) + b"\n")

    def mend(self) -> None:
        """Drop an incomplete last line. Raises OSError if the file cannot be written."""
        with self.path.open("a+b") as file:
            end = _end_of_lines(file)
            if end < file.seek(0, SEEK_END):
                file.truncate(end)

    def read(self, kind: type[T]) -> Iterator[tuple[int, T]]:
        """Of each game the fields of this class, and where its line begins."""
        if not self.path.exists():
            return
        decoder, place = msgspec.json.Decoder(kind), 0
        with self.path.open("rb") as file:
            for line in file:
                if line.endswith(b"\n"):
                    yield place, self._decoded(decoder, line, place)
                place += len(line)

    def read_at(self, places: Iterable[int]) -> Iterator[Outcome]:
        """The games whose lines begin there."""
        if not self.path.exists():
            return
        decoder = msgspec.json.Decoder(Outcome)
        with self.path.open("rb") as file:
            for place in places:
                file.seek(place)
                yield self._decoded(decoder, file.readline(), place)

    def _decoded(self, decoder: msgspec.json.Decoder[T], line: bytes, place: int) -> T:
        try:
            return decoder.decode(line)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise BrokenLine(
                f"Line {self._number(place)} of {self.path} is damaged: {error}. "
                "Delete it and run the same command again; that game is then played again."
            ) from error

    def _number(self, place: int) -> int:
        with self.path.open("rb") as file:
            return next(number for number, _ in enumerate(file, 1) if file.tell() > place)


def _end_of_lines(file: BinaryIO) -> int:
    """The end of the last complete line."""
    end = file.seek(0, SEEK_END)
    while end:
        start = max(0, end - BLOCK)
        file.seek(start)
        newline = file.read(end - start).rfind(b"\n")
        if newline >= 0:
            return start + newline + 1
        end = start
    return 0


class _Numbered(msgspec.Struct):
    number: int


class _Glimpse(msgspec.Struct):
    """The part of an outcome that says which game it was."""

    match: _Numbered


class InOrder:
    """The games of a file in the order of their numbers, no matter which was finished first."""

    def __init__(self, lines: OutcomeFile) -> None:
        places = {glimpse.match.number: place for place, glimpse in lines.read(_Glimpse)}
        self._lines = lines
        self._places = array("q", (places[number] for number in sorted(places)))

    def __len__(self) -> int:
        return len(self._places)

    def __iter__(self) -> Iterator[Outcome]:
        return self.every(1)

    def every(self, step: int) -> Iterator[Outcome]:
        """An evenly chosen part of the games."""
        return self._lines.read_at(self._places[::step])
