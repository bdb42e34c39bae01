"""The log of a game: what happened, in sentences, as each person at the terminal may read it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from planechase.rules.events.events import Event
from planechase.rules.state.objects import Id
from planechase.rules.state.state import State
from planechase.telling.naming import several
from planechase.telling.narration import sentence
from planechase.words.english import listed

_TURN: Final = re.compile(r"Turn (\d+): (.+)\.")
_SHORTENED: Final = re.compile(r"(.+? (?:draws|mills|discards|sacrifices)) (.+)\.")
"""Sentences that are put together when one follows the other: "Bob draws three cards."."""


class Entry(NamedTuple):
    """One sentence as everybody may read it, and as some people may who know more."""

    public: str
    private: dict[Id, str]

    def text(self, reader: Id | None) -> str:
        return self.private.get(reader, self.public) if reader is not None else self.public


class Chronicle:
    """Listens to a game and remembers."""

    def __init__(self, readers: Iterable[Id] = ()) -> None:
        self.readers = tuple(readers)
        self.entries: list[Entry] = []

    def watch(self, game: State, event: Event) -> None:
        """Write an event down, if it is worth it."""
        public = sentence(game, event)
        if public is None:
            return
        private: dict[Id, str] = {}
        for reader in self.readers:
            text = sentence(game, event, reader)
            if text is not None and text != public:
                private[reader] = text
        self.entries.append(Entry(public, private))

    def __len__(self) -> int:
        return len(self.entries)

    def cut(self, length: int) -> None:
        """Forget everything after the first `length` entries: it was taken back."""
        del self.entries[length:]

    def lines(self, reader: Id | None, start: int = 0, end: int | None = None) -> list[str]:
        """What a reader may read, from one entry to another."""
        return list(_shortened(entry.text(reader) for entry in self.entries[start:end]))

    def last_turn(self) -> int:
        """The entry with which the latest turn began."""
        return next((at for at in reversed(range(len(self))) if _TURN.fullmatch(self.entries[at].public)), 0)


class _Line:
    """A line in the making: a sentence, how often it came, and what more of the same kind there is."""

    def __init__(self, text: str) -> None:
        self.times = 1
        self._begin(text)

    def _begin(self, text: str) -> None:
        self.text = text
        self.drawn: list[str] = []
        match = _SHORTENED.fullmatch(text)
        self.stem, self.items = (match[1], [match[2]]) if match is not None else ("", [])

    def takes(self, text: str) -> bool:
        """Whether the next sentence can be told in this line."""
        turn = _TURN.fullmatch(self.text)
        if turn is not None and text.startswith(f"{turn[2]} draws "):
            self._begin(f"Turn {turn[1]}: {text}")
            return True
        if turn is not None and _of_team(turn[2], text):
            self.drawn.append(text)
            return True
        if not self.items:
            self.times += text == self.text
            return text == self.text
        match = _SHORTENED.fullmatch(text)
        if match is None or match[1] != self.stem.rpartition(": ")[2]:
            return False
        self.items.append(match[2])
        return True

    def __str__(self) -> str:
        if self.drawn:
            return f"{self.text.removesuffix('.')}: {_draws(self.drawn)}."
        if self.items:
            return f"{self.stem} {_counted(self.items)}."
        return self.text if self.times == 1 else f"{self.text} (×{self.times})"


def _of_team(names: str, text: str) -> bool:
    """Whether this tells that one of several players, whose turn it is together, draws a card."""
    name, draws, _ = text.partition(" draws ")
    return bool(draws) and f", {name}," in f", {names.replace(' and ', ', ').replace(',,', ',')},"


def _draws(texts: Sequence[str]) -> str:
    """What the members of a team draw: "each draws a card", or "Ann draws Forest, Bob a card"."""
    drawn = [text.removesuffix(".").partition(" draws ") for text in texts]
    if len(drawn) > 1 and len({what for _, _, what in drawn}) == 1:
        return f"each draws {drawn[0][2]}"
    return ", ".join(f"{name}{' draws' if at == 0 else ''} {what}" for at, (name, _, what) in enumerate(drawn))


def _shortened(texts: Iterable[str]) -> Iterator[str]:
    """The same thing several times in a row becomes one line."""
    line: _Line | None = None
    for text in texts:
        if line is not None and line.takes(text):
            continue
        if line is not None:
            yield str(line)
        line = _Line(text)
    if line is not None:
        yield str(line)


def _counted(items: list[str]) -> str:
    counts: dict[str, int] = {}
    for item in items:
        counts[item] = counts.get(item, 0) + 1
    return listed([item if n == 1 else several(n, item.removeprefix("a ")) for item, n in counts.items()])
