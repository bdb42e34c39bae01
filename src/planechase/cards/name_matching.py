"""Which known name a user may have meant: one they began to write, one with their words in it, or a near miss."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable
from difflib import SequenceMatcher, get_close_matches
from heapq import nlargest
from itertools import islice, takewhile
from typing import Final

LEAST_BEGUN: Final = 3
"""How many letters of a name identify it."""
NEAR: Final = 0.6
VERY_NEAR: Final = 0.77
NEAR_WORD: Final = 0.7
"""How much the longest word must look like one of the name: else only small words are the same."""
MOST: Final = 8
"""How many of the nearest names are considered."""
MOST_COMPARED: Final = 16
"""How many names of an index are compared letter by letter with a written one."""


class NameIndex:
    """Finds the known name that was probably meant by a name that is misspelt or not finished.

    Each name is filed under every three letters in a row, so that few names are compared letter by letter.

    >>> names = NameIndex(["Kaalia of the Vast", "Vale Guard"])
    >>> names.nearest("Kalia of the Vast"), names.nearest("Kaalia"), names.nearest("Guard of the Vale")
    ('Kaalia of the Vast', 'Kaalia of the Vast', None)
    """

    def __init__(self, known: Iterable[str], fold: Callable[[str], str] = str.casefold) -> None:
        self._fold = fold
        self._names = {fold(name): name for name in known}
        self._sorted = sorted(self._names)
        self._longest = max(map(len, self._sorted), default=0)
        self._filed: dict[str, list[int]] = {}
        for number, name in enumerate(self._sorted):
            for letters in _in_threes(name):
                self._filed.setdefault(letters, []).append(number)

    def nearest(self, written: str) -> str | None:
        """The known name that was probably meant, if there is one."""
        wanted = self._fold(written)
        if len(wanted) * VERY_NEAR > (2 - VERY_NEAR) * self._longest:
            return None
        begun = self._begun(wanted) if len(wanted) >= LEAST_BEGUN else []
        close = [min(begun, key=len)] if begun else get_close_matches(wanted, self._alike(wanted), 1, VERY_NEAR)
        return self._names[close[0]] if close else None

    def _begun(self, wanted: str) -> list[str]:
        """The names whose first words these are."""
        start = f"{wanted} "
        first = bisect_left(self._sorted, start)
        return list(takewhile(lambda name: name.startswith(start), islice(self._sorted, first, None)))

    def _alike(self, wanted: str) -> list[str]:
        """The names that share most of their letters in threes with a written one."""
        letters = _in_threes(wanted)
        shared: Counter[int] = Counter()
        for three in letters:
            shared.update(self._filed.get(three, ()))
        likeness = {number: 2 * count / (len(letters) + len(self._sorted[number])) for number, count in shared.items()}
        return [self._sorted[number] for number in nlargest(MOST_COMPARED, likeness, key=likeness.__getitem__)]


def _in_threes(name: str) -> set[str]:
    """Every three letters in a row, also where the name begins and ends."""
    edged = f" {name} "
    return {edged[at : at + 3] for at in range(len(edged) - 2)}


def likest(written: str, known: Iterable[str], fold: Callable[[str], str] = str.casefold) -> str | None:
    """The known name that is meant most likely, if any is; `fold` leaves of a name what counts.

    >>> likest("Kaalia", ["Path of the Animist", "Kaalia of the Vast"])
    'Kaalia of the Vast'
    >>> likest("Kaalia of the Vast", ["Path of the Animist"])
    """
    names = {fold(name): name for name in known}
    wanted = fold(written)
    if len(wanted) >= LEAST_BEGUN:
        begun = [name for name in names if f"{name} ".startswith(f"{wanted} ")]
        words = set(wanted.split())
        inside = [name for name in names if words <= set(name.replace(",", "").split())]
        for fitting in (begun, inside, [name for name in names if name.startswith(wanted)]):
            if fitting:
                return names[min(fitting, key=len)]
    close = get_close_matches(wanted, names, n=MOST, cutoff=NEAR)
    return next((names[name] for name in close if _has_longest_word(wanted, name)), None)


def _has_longest_word(wanted: str, name: str) -> bool:
    longest = max(wanted.split(), key=len, default="")
    return any(SequenceMatcher(None, longest, word).ratio() >= NEAR_WORD for word in name.split())
