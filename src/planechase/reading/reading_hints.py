"""What could have stood where reading stopped, in words for people; and what a misspelt word was meant to be."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

PHRASES: Final = {
    "ability": "an ability",
    "abilities": "abilities",
    "adjective": "an adjective",
    "after": "what it is like or who controls it",
    "card": "a card",
    "cards": "cards",
    "change": "what becomes of it",
    "changes": "what becomes of it",
    "clause": "an instruction",
    "condition": "a condition",
    "cost": "a cost",
    "costs": "a cost",
    "duration": "how long it lasts",
    "each": "what is counted",
    "effect": "an instruction",
    "elided": "an instruction",
    "int": "a number",
    "its": "whose it is",
    "keyword": "a keyword",
    "many": "objects of a kind",
    "mana": "mana symbols",
    "noun": "a card type or subtype",
    "number": "a number",
    "number_of": "a number that is counted",
    "one": "an object of a kind",
    "passage": "an instruction",
    "plain": "a kind of object",
    "players": "a player",
    "quantity": "a number",
    "recipient": "an object or a player",
    "rest": "an instruction",
    "sentence": "an instruction",
    "spell": "a spell",
    "statement": "what is so",
    "subject": "what it is about",
    "things": "an object",
    "trigger": "when it happens",
    "whoever": "an object of a kind",
    "whose": "whose it is",
}
"""The kinds of phrases, as people would call them; others are called by nobody."""
MOST: Final = 12
OLD_WORDINGS: Final = {
    r"\b(?:you|a player|that player) rolls? \{?(?:C|chaos)\}?(?!\w)": "Whenever chaos ensues",
    r"\bcomes? into play\b": "enters",
    r"\bput into a graveyard from play\b": "dies",
    r"\bremove\w* .*from the game\b": "exile",
    r"\b(?:in|from) play\b": "on the battlefield",
    r"\bto your mana pool\b": "Add {G}.",
    r"\bat end of turn\b": "at the beginning of the next end step",
    r"\byou can (?!only)": "you may",
    r"^tap:": "{T}:",
    r"^\{T\}, [^:]*$": "{T}: …",
}
"""How cards said things once, and how they say them today."""


def said(expected: Iterable[str]) -> tuple[str, ...]:
    """What was expected, phrases first, then words; no more than people would read.

    >>> said({"<players>", "<sentence>", "damage"})
    ('a player', 'an instruction', 'damage')
    """
    wanted = sorted(expected)
    phrases = [PHRASES[each[1:-1]] for each in wanted if each.startswith("<") and each[1:-1] in PHRASES]
    words = [each for each in wanted if not each.startswith("<") and each.strip()]
    return tuple(dict.fromkeys([*sorted(phrases), *words]))[:MOST]


def today(clause: str) -> str:
    """How an old wording reads today, in a sentence; nothing if there is none in it.

    >>> today("Whenever you roll {CHAOS}, draw a card.")
    'Today cards say “Whenever chaos ensues”.'
    """
    found = next((new for old, new in OLD_WORDINGS.items() if re.search(old, clause, re.IGNORECASE)), "")
    return f"Today cards say “{found}”." if found else ""


def meant(word: str, known: Iterable[str]) -> str:
    """The word that was probably meant, or nothing.

    >>> meant("creatrue", ["creature", "card"])
    'creature'
    """
    if len(word) < 4:
        return ""
    alike = [each for each in known if each[:1] == word[:1] and abs(len(each) - len(word)) < 3 and each.isalpha()]
    return next(iter(get_close_matches(word, alike, 1, 0.75)), "")
