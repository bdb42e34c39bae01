"""The log of a game: what happened, entry by entry, and in lines as each reader may read it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from planechase.rules.events.events import Attempted, Event, TakenBack
from planechase.rules.state.objects import Id
from planechase.rules.state.state import State
from planechase.telling.entries import (
    Group,
    LogEntry,
    LogKind,
    Mention,
    Parts,
    PlainEntry,
    Verb,
    phrase,
    plain_of,
    text_of,
)
from planechase.telling.naming import Viewer
from planechase.telling.narration import told

_TOGETHER: Final = {
    LogKind.DRAW: "draws",
    LogKind.MILL: "mills",
    LogKind.DISCARD: "discards",
    LogKind.SACRIFICE: "sacrifices",
}
"""What a player does several times in a row is one line: "Bob draws three cards."."""


_MOVES: Final = (LogKind.MOVE, LogKind.ENTER, LogKind.DIE)
"""What goes the same way one after the other is one line: "Bob's Forest and two Islands are exiled."."""


class Log:
    """Listens to a game and keeps entries. What is undone is removed.

    >>> from planechase.game import Game
    >>> game = Game.casual(players=2, seed=1, log=True)
    >>> game.answer(False); game.answer(False)
    >>> print(game.log.text()[-1])
    Turn 1: Bob.
    """

    __slots__ = ("_attempts", "_marks", "entries")

    def __init__(self) -> None:
        self.entries: list[LogEntry] = []
        self._marks: list[int] = []
        self._attempts: dict[Id, int] = {}
        """What was written when an object was last begun with in the middle of a resolution."""

    def watch(self, game: State, event: Event) -> None:
        """Write an event down, if the log covers it."""
        if isinstance(event, Attempted):
            self._attempts[event.about] = len(self)
        elif isinstance(event, TakenBack):
            begun = self._attempts.get(event.about, len(self))
            del self.entries[begun:]
            self._marks = [min(mark, begun) for mark in self._marks]
        entry = told(game, event)
        if entry is not None:
            self.entries.append(entry)

    def __len__(self) -> int:
        return len(self.entries)

    def __iter__(self) -> Iterator[LogEntry]:
        return iter(self.entries)

    def __getitem__(self, place: int) -> LogEntry:
        return self.entries[place]

    def __repr__(self) -> str:
        last = self.text()
        return f"<Log of {len(self)} entries{f': … {last[-1]}' if last else ''}>"

    # ------------------------------------------------------------------ going back

    def mark(self, answers: int) -> None:
        """Note how much was written when so many answers had been given."""
        del self._marks[answers:]
        before = self._marks[-1] if self._marks else 0
        self._marks += [before] * (answers - len(self._marks)) + [len(self)]

    def back_to(self, answers: int) -> None:
        """Remove what was written after so many answers: they were undone."""
        if answers < len(self._marks):
            del self.entries[self._marks[answers] :]

    def written_by(self, answers: int) -> int:
        """How many entries had been written when so many answers had been given."""
        return self._marks[answers] if answers < len(self._marks) else len(self)

    # ------------------------------------------------------------------ reading

    def lines(self, viewer: Viewer = None, start: int = 0, end: int | None = None) -> list[LogLine]:
        """The lines for one reader, from one entry to another; what belongs together is one line."""
        return list(in_lines(self.entries[start:end], viewer))

    def text(self, viewer: Viewer = None, start: int = 0, end: int | None = None) -> list[str]:
        """The same, as sentences."""
        return [line.text for line in self.lines(viewer, start, end)]

    def last_turn(self) -> int:
        """The entry with which the latest turn began."""
        return next((at for at in reversed(range(len(self))) if self.entries[at].kind is LogKind.TURN), 0)


def in_lines(entries: Iterable[LogEntry], viewer: Viewer, line: LogLine | None = None) -> Iterator[LogLine]:
    """Entries put together: the same thing several times in a row becomes one line. A line that is given goes on."""
    for entry in entries:
        if line is not None and line.takes(entry):
            line.entries.append(entry)
            continue
        if line is not None:
            yield line
        line = LogLine(entry, viewer)
    if line is not None:
        yield line


class LogLine:
    """One entry or several in one line, for one reader."""

    __slots__ = ("entries", "viewer")

    def __init__(self, entry: LogEntry, viewer: Viewer) -> None:
        self.entries = [entry]
        self.viewer = viewer

    @property
    def kind(self) -> LogKind:
        """What the line is about: what the first of its entries tells."""
        return self.entries[0].kind

    def takes(self, entry: LogEntry) -> bool:
        """Whether the next entry can be told in this line."""
        first = self.entries[0]
        if first.kind is LogKind.TURN:
            return entry.kind is LogKind.DRAW and entry.player in first.mentions
        if first.kind in _TOGETHER:
            return entry.kind is first.kind and entry.player == first.player
        if first.kind in _MOVES and first.data == entry.data and _rest(first) == _rest(entry):
            return True
        return entry.kind is first.kind and entry.text(self.viewer) == first.text(self.viewer)

    @property
    def parts(self) -> Parts:
        """The parts of the sentence that tells all of them."""
        first, *more = self.entries
        if first.kind in _TOGETHER:
            return phrase("{}.", _together(self.entries))
        if not more:
            return first.parts
        if first.kind is LogKind.TURN:
            return _turn(first, more, self.viewer)
        if first.kind in _MOVES:
            return _moving(first, _things(self.entries))
        return phrase("{} (×{})", first.parts, len(self.entries))

    @property
    def text(self) -> str:
        """The sentence."""
        return text_of(self.parts, self.viewer)

    def plain(self) -> PlainEntry:
        """The line for JSON: the first of its entries, with a sentence that tells all of them."""
        told = plain_of(self.entries[0], self.parts, self.viewer)
        if len(self.entries) > 1:
            told["count"] = len(self.entries)
        return told


def _together(entries: Sequence[LogEntry]) -> Parts:
    """What one player does several times: "Bob draws Forest and two cards"."""
    first = entries[0]
    return phrase("{} {} {}", first.player, _TOGETHER[first.kind], _things(entries))


def _things(entries: Iterable[LogEntry]) -> Group:
    return Group(tuple(thing for entry in entries for thing in entry.objects))


def _rest(entry: LogEntry) -> Parts:
    """A sentence without what it is about."""
    return tuple(part for part in entry.parts if part not in entry.objects)


def _moving(first: LogEntry, things: Group) -> Parts:
    """Several things that go the same way: "Forest and two Islands are exiled"."""
    (moving,) = first.objects[:1]
    told = [things if part == moving else part for part in first.parts]
    return tuple(part.many if isinstance(part, Verb) else part for part in told)


def _turn(turn: LogEntry, draws: Sequence[LogEntry], viewer: Viewer) -> Parts:
    """A turn with what is drawn at its beginning: "Turn 3: Ann draws a card."."""
    if len(turn.mentions) == 1:
        number = turn.parts[: turn.parts.index(Group(turn.mentions))]
        return phrase("{}{}.", number, _together(draws))
    by_player: dict[Mention | None, list[LogEntry]] = {}
    for entry in draws:
        by_player.setdefault(entry.player, []).append(entry)
    return phrase("{}: {}.", turn.parts[:-1], _drawn(by_player, viewer))


def _drawn(by_player: Mapping[Mention | None, Sequence[LogEntry]], viewer: Viewer) -> Parts:
    """What the members of a team draw: "each draws a card", or "Ann draws Forest, Bob a card"."""
    drawn = {player: _things(entries) for player, entries in by_player.items()}
    if len(drawn) > 1 and len({text_of((things,), viewer) for things in drawn.values()}) == 1:
        return phrase("each draws {}", next(iter(drawn.values())))
    told = [phrase("{}{} {}", player, "" if at else " draws", drawn[player]) for at, player in enumerate(drawn)]
    return tuple(part for at, one in enumerate(told) for part in ((", ", *one) if at else one))
