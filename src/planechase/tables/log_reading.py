"""What one reader has been told of a log: each time only the lines that are new or different."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b

import msgspec

from planechase.telling.entries import LogEntry, LogKind, PlainEntry
from planechase.telling.log import LogLine, in_lines
from planechase.telling.naming import Viewer


class LogReading:
    """A log that somebody reads while it is written.

    Entries only come and go at its end. So as long as the last entry that was read is still there, all before it are,
    and of the lines only the last can have grown. A turn that has begun ends the lines before it: of those no more is
    kept than to know them again, should the game go back that far.
    """

    __slots__ = ("_before", "_begun", "_last", "_lines", "_over", "_read", "_told", "_viewer")

    def __init__(self, viewer: Viewer) -> None:
        self._viewer = viewer
        self._told: list[bytes] = []
        """Every line that was told, in a few bytes."""
        self._over = 0
        """How many of them belong to turns that are over."""
        self._lines: list[LogLine] = []
        """Those of the latest turn."""
        self._begun = 0
        """The entry with which the latest turn began,"""
        self._before: LogEntry | None = None
        """and the one before it."""
        self._read = 0
        """How many entries have been read,"""
        self._last: LogEntry | None = None
        """and this was the last of them."""

    def news(self, entries: Sequence[LogEntry], since: int = 0) -> tuple[int, list[PlainEntry]]:
        """How many of the lines that were told are as they were, and those that follow.

        The first `since` entries were written before the reader sat there.
        """
        if len(entries) == self._read and _ends_with(entries, self._read, self._last):
            return len(self._told), []
        self._go_back(entries)
        last = self._lines.pop() if self._lines else None
        first = self._over + len(self._lines)
        lines = list(lines_since(entries[self._read :], self._viewer, since - self._read, last))
        plain = [line.plain() for line in lines]
        now = [_shortened(line) for line in plain]
        told = self._told[first:]
        differs = (at for at, (old, new) in enumerate(zip(told, now, strict=False)) if old != new)
        same = next(differs, min(len(told), len(now)))
        self._told[first + same :] = now[same:]
        self._lines += lines
        self._read, self._last = len(entries), entries[-1] if entries else None
        self._end_turns()
        return first + same, plain[same:]

    def _go_back(self, entries: Sequence[LogEntry]) -> None:
        """Where something that was read has been taken back, read the latest turn again, or if need be everything."""
        if _ends_with(entries, self._read, self._last):
            return
        if not _ends_with(entries, self._begun, self._before):
            self._over, self._begun, self._before = 0, 0, None
        self._lines, self._read, self._last = [], self._begun, self._before

    def _end_turns(self) -> None:
        turns = [at for at, line in enumerate(self._lines) if line.kind is LogKind.TURN]
        if turns and turns[-1] > 0:
            over = self._lines[: turns[-1]]
            del self._lines[: turns[-1]]
            self._over += len(over)
            self._begun += sum(len(line.entries) for line in over)
            self._before = over[-1].entries[-1]


def lines_since(
    entries: Sequence[LogEntry], viewer: Viewer, since: int, line: LogLine | None = None
) -> Iterator[LogLine]:
    """Entries in lines, as everybody may read the first of them, and the rest as somebody who sits there since.

    A line that is given goes on, where it is for the same reader.
    """
    if since <= 0 and (line is None or line.viewer == viewer):
        yield from in_lines(entries, viewer, line)
        return
    yield from in_lines(entries[: max(since, 0)], None, line)
    yield from in_lines(entries[max(since, 0) :], viewer)


def _ends_with(entries: Sequence[LogEntry], number: int, last: LogEntry | None) -> bool:
    """Whether the first `number` entries, which were read before, are still there."""
    return number == 0 or (number <= len(entries) and entries[number - 1] is last)


def _shortened(line: PlainEntry) -> bytes:
    return blake2b(msgspec.json.encode(line), digest_size=16).digest()
