"""The documents that define what planechase plays, by the numbers of their rules.

The current Comprehensive Rules of Planechase (901) and of planes (311), and the chapter on casual variants of July
2011, whose numbers are written with the year, as in 2011:901.7a, because they mean something else today. The pack
insert and the article of 2009 number nothing; what they say is in the chapter of 2011 too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final


def _numbers(chapter: str, rules: str, prefix: str = "") -> tuple[str, ...]:
    """Rules written shortly: "3a" is the rule 3 and its part a, "9abc" are four."""
    found: list[str] = []
    for rule in rules.split():
        number = rule.rstrip("abcdefgh")
        found.append(f"{prefix}{chapter}.{number}")
        found += [f"{prefix}{chapter}.{number}{letter}" for letter in rule[len(number) :]]
    return tuple(found)


SEEDS: Final[Mapping[str, tuple[str, ...]]] = {
    "Planechase (901), current": _numbers("901", "1 2 3a 4 5 6 7a 8 9abcd 10ab 11abc 12abcd 13 14ab 15abc"),
    "Planes (311), current": _numbers("311", "1 2 3 4 5 6 7"),
    "Casual variants, July 2011": (
        *_numbers("900", "1 2", "2011:"),
        *_numbers("901", "1 2 3a 4 5 6 7a 8abc 9a 10ab 11abcd 12 13ab 14abc", "2011:"),
        *_numbers("902", "1 2 3 4 5ab 6 7", "2011:"),
        *_numbers("903", "1 2 3 4ab 5abcd 6 7 8 9 10 11 12 13 14a", "2011:"),
        *_numbers("904", "1 2ab 3 4 5 6 7 8 9 10 11 12abc", "2011:"),
    ),
}

LATER: Final = ("901.12", "901.14", "2011:901.11", "2011:901.13", "2011:902", "2011:903", "2011:904")
"""Rules of Two-Headed Giant, Grand Melee, Vanguard, Commander and Archenemy, which are not played yet."""


def is_for_later(rule: str) -> bool:
    """Whether a rule belongs to a variant that is not played yet."""
    return any(rule == top or rule.startswith((f"{top}.", *(f"{top}{c}" for c in "abcd"))) for top in LATER)
