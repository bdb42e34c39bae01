"""A chart: every way in which the phrases of a grammar can be found in a row of tokens, each looked for once.

A phrase is found from left to right, by the productions of its kind, which are kept as a tree of tokens and inner
phrases: what several productions begin with is looked at once. All readings are kept; the caller decides what to do
with more than one (see `card_reading`). A production may begin with a phrase of its own kind ("EFFECT unless PLAYER
pays COST"): these grow from readings that were found before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, TypeAlias

from planechase.rules.language.word_errors import WrongField

if TYPE_CHECKING:
    from planechase.reading.text_tokens import TextToken

PhraseMeaning: TypeAlias = object
PhraseReading: TypeAlias = "tuple[int, PhraseMeaning]"
"""Where a phrase ends, and what it means."""
MeaningMaker: TypeAlias = Callable[[list[PhraseMeaning]], PhraseMeaning]
"""What a production means, made of what its inner phrases mean; None if that is no meaning."""
ReadingFinder: TypeAlias = "Callable[[Chart, int], Iterable[PhraseReading]]"

MOST: Final = 64
"""More readings than this of one phrase at one place are a mistake of the grammar."""


class Node:
    """A place in the tree of productions: what may come next, and what is complete here."""

    __slots__ = ("inner", "literal", "makers")

    def __init__(self) -> None:
        self.literal: dict[str, Node] = {}
        self.inner: dict[str, Node] = {}
        self.makers: list[MeaningMaker] = []

    def after(self, item: str, is_phrase: bool) -> Node:
        branches = self.inner if is_phrase else self.literal
        return branches.setdefault(item, Node())


class PhraseKind:
    """A kind of phrase: its productions, those that grow from one of its own, and what code finds."""

    __slots__ = ("finders", "growing", "name", "start")

    def __init__(self, name: str) -> None:
        self.name = name
        self.start = Node()
        self.growing = Node()
        self.finders: list[ReadingFinder] = []


class Chart:
    """What has been found in one row of tokens."""

    def __init__(self, kinds: dict[str, PhraseKind], row: list[TextToken]) -> None:
        self.kinds = kinds
        self.row = row
        self.words = [token.text for token in row]
        self.found: dict[tuple[str, int], list[PhraseReading]] = {}
        self.farthest = 0
        self.expected: set[str] = set()

    def find(self, kind: str, at: int) -> list[PhraseReading]:
        """Every reading of a phrase of this kind that begins at a place."""
        key = (kind, at)
        known = self.found.get(key)
        if known is not None:
            return known
        self.found[key] = []
        grammar = self.kinds[kind]
        readings: list[PhraseReading] = []
        self._follow(grammar.start, at, [], readings)
        for finder in grammar.finders:
            readings += finder(self, at)
        readings = _distinct(readings)
        self.found[key] = readings
        self._grow(grammar, readings)
        if len(readings) > MOST:
            raise RecursionError(f"{len(readings)} readings of {kind} at {at}: {self.words[at : at + 12]}")
        return readings

    def _grow(self, grammar: PhraseKind, readings: list[PhraseReading]) -> None:
        """Readings with which a longer one of the same kind begins."""
        if not grammar.growing.literal and not grammar.growing.inner:
            return
        done = 0
        while done < len(readings):
            end, value = readings[done]
            done += 1
            longer: list[PhraseReading] = []
            self._follow(grammar.growing, end, [value], longer)
            readings += [reading for reading in longer if reading not in readings]

    def _follow(self, node: Node, at: int, values: list[PhraseMeaning], readings: list[PhraseReading]) -> None:
        for maker in node.makers:
            value = _made(maker, values)
            if value is not None:
                readings.append((at, value))
        if at < len(self.words):
            branch = node.literal.get(self.words[at])
            if branch is not None:
                self._follow(branch, at + 1, values, readings)
            for kind, after in node.inner.items():
                for end, value in self.find(kind, at):
                    self._follow(after, end, [*values, value], readings)
        if node.literal or node.inner:
            self.expect(at, node)

    def expect(self, at: int, node: Node) -> None:
        """Note what would have been understood at the farthest place that was reached."""
        if at < self.farthest:
            return
        if at > self.farthest:
            self.farthest, self.expected = at, set()
        self.expected.update(node.literal)
        self.expected.update(f"<{kind}>" for kind in node.inner)

    def reach(self, at: int, *expected: str) -> None:
        """The same for code that looks at tokens itself."""
        if at > self.farthest:
            self.farthest, self.expected = at, set()
        if at == self.farthest:
            self.expected.update(expected)

    # -------------------------------------------------------------- for code that looks at tokens itself

    def word(self, at: int) -> str:
        return self.words[at] if at < len(self.words) else ""

    def says(self, at: int, *words: str) -> bool:
        """Whether these very tokens stand here."""
        return tuple(self.words[at : at + len(words)]) == words


def _made(maker: MeaningMaker, values: list[PhraseMeaning]) -> PhraseMeaning:
    try:
        return maker(values)
    except WrongField:
        return None


def _distinct(readings: list[PhraseReading]) -> list[PhraseReading]:
    if len(readings) < 2:
        return readings
    kept: list[PhraseReading] = []
    for reading in readings:
        if reading not in kept:
            kept.append(reading)
    return kept
