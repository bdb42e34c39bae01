"""The documents that define what planechase plays, by the numbers of their rules.

The current Comprehensive Rules of Planechase (901) and of planes (311), and the chapter on casual variants of July
2011, whose numbers are written with the year, as in 2011:901.7a, because they mean something else today. The pack
insert and the article of 2009 number nothing; what they say is in the chapter of 2011 too. What that chapter speaks of
has current rules as well: those of several players (800 to 811) and of the other variants.
"""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_lowercase
from typing import Final


def _numbers(chapter: str, rules: str, prefix: str = "") -> tuple[str, ...]:
    """Rules written shortly: "3a" is the rule 3 and its part a, "9abc" are four."""
    found: list[str] = []
    for rule in rules.split():
        number = rule.rstrip(ascii_lowercase)
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
    "Several players (800 to 811), current": (
        *_numbers("800", "1 2 3 4abcdefghijkmnp 5 6 7"),
        *_numbers("801", "1 2abcd 3 4 5abc 6 7a 8 9 10 11 12 13ab 14 15 16 17 18"),
        *_numbers("802", "1 2a 3ab 4ab 5"),
        *_numbers("803", "1ab"),
        *_numbers("804", "1 2"),
        *_numbers("805", "1 2 3ab 4abcd 5ab 6a 7 8 9 10abcdef"),
        *_numbers("806", "1 2abc 3"),
        *_numbers("807", "1 2abc 3 4abcdefghij 5ab"),
        *_numbers("808", "1 2 3ab 4 5"),
        *_numbers("809", "1 2 3abc 4 5abc 6a 7"),
        *_numbers("810", "1 2 3 4 5 6 7 8abcd 9abcdefgh 10abcd 11"),
        *_numbers("811", "1 2abc 3 4 5"),
    ),
    "Vanguard, Commander, Archenemy (313, 314, 900 to 904), current": (
        *_numbers("313", "1 2 3 4 5 6 7"),
        *_numbers("314", "1 2 3 4 5 6 7"),
        *_numbers("900", "1 2"),
        *_numbers("902", "1 2 3 4 5ab 6 7"),
        *_numbers("903", "1 2 3abcde 4abcdef 5abcde 6 7 8 9abc 10a 11a 12abcdefgh 13abcdefg"),
        *_numbers("904", "1 2ab 3 4 5 6 7 8 9 10 11 12abc 13abcd"),
    ),
}

_SEATS: Final = "where people sit is agreed on before a game is set up"
_FACES: Final = "no card here has another face"
_OUTSIDE: Final = "no card here brings cards into Commander games in particular"
_DRAFT: Final = "a draft comes before the game"

WITHOUT: Final[Mapping[str, str]] = {
    "800.3": "it speaks of tournaments",
    "800.4n": "ante is not played",
    "800.5": _SEATS,
    "802.3b": "no card here has banding",
    "903.4e": _FACES,
    "903.11a": _OUTSIDE,
    "903.12b": "it says which cards are usual",
} | dict.fromkeys(_numbers("903", "13abcdefg"), _DRAFT)  # fmt: skip
"""Rules that no test can show, and why."""
