"""Which known name a user may have meant: one they began to write, one with their words in it, or a near miss."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import SequenceMatcher, get_close_matches
from typing import Final

LEAST_BEGUN: Final = 3
"""How many letters of a name identify it."""
NEAR: Final = 0.6
VERY_NEAR: Final = 0.77
NEAR_WORD: Final = 0.7
"""How much the longest word must look like one of the name: else only small words are the same."""
MOST: Final = 8
"""How many of the nearest names are considered."""


def nearest_of(written: str, known: Iterable[str], fold: Callable[[str], str] = str.casefold) -> str | None:
    """The known name that a user probably meant who wrote a whole name, and misspelt it or did not finish it.

    >>> nearest_of("Kalia of the Vast", ["Kaalia of the Vast"]), nearest_of("Kaalia", ["Kaalia of the Vast"])
    ('Kaalia of the Vast', 'Kaalia of the Vast')
    >>> nearest_of("Guard of the Vale", ["Kaalia of the Vast", "Vale Guard"])
    """
    names = {fold(name): name for name in known}
    wanted = fold(written)
    begun = [name for name in names if name.startswith(f"{wanted} ")] if len(wanted) >= LEAST_BEGUN else []
    close = [min(begun, key=len)] if begun else get_close_matches(wanted, names, n=1, cutoff=VERY_NEAR)
    return names[close[0]] if close else None


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
