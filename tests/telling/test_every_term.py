"""Whatever the words of the vocabulary name has a meaning that can be asked for (CR 701, 702)."""

from __future__ import annotations

import importlib
import pkgutil
import re
from typing import Final

import pytest

import planechase
from planechase.rules.language.abilities import KeywordAbility, PlainKeyword
from planechase.rules.language.grammar import Cost, Effect
from planechase.rules.language.word import WORDS
from planechase.telling import reminders

ACTIONS: Final = {
    2: "activate", 3: "attach", 4: "behold", 5: "cast", 6: "counter", 7: "create", 8: "destroy", 9: "discard",
    10: "double", 11: "triple", 12: "exchange", 13: "exile", 14: "fight", 15: "goad", 16: "investigate", 17: "mill",
    18: "play", 19: "regenerate", 20: "reveal", 21: "sacrifice", 22: "scry", 23: "search", 24: "shuffle",
    25: "surveil", 26: "tap", 27: "transform", 28: "convert", 29: "fateseal", 30: "clash",
    31: "planeswalk", 32: "set in motion", 33: "abandon",
    34: "proliferate", 35: "detain", 36: "populate", 37: "monstrosity", 38: "vote", 39: "bolster", 40: "manifest",
    41: "support", 42: "meld", 43: "exert", 44: "explore", 46: "adapt", 47: "amass", 48: "learn", 49: "venture into",
    50: "connive", 53: "incubate", 54: "Ring tempts", 55: "villainous choice", 56: "time travel", 57: "discover",
    58: "cloak", 59: "collect evidence", 60: "suspect", 61: "forage", 62: "manifest dread", 63: "endure", 65: "airbend",
    66: "earthbend", 68: "blight",
}  # fmt: skip
"""The keyword actions that some word of ours stands for, by their number in CR 701."""


def words() -> list[type]:
    for module in pkgutil.walk_packages(planechase.__path__, "planechase."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    return [kind for kind in WORDS.values() if kind.__module__.startswith("planechase.")]


def named() -> set[str]:
    """The names of all keywords that are words of their own; what has its name in a field is told by its cards."""
    kinds = [kind for kind in words() if issubclass(kind, KeywordAbility) and not issubclass(kind, PlainKeyword)]
    found = set()
    for kind in kinds:
        try:
            found.add(kind.__new__(kind).name)
        except (AttributeError, NotImplementedError):
            continue
    return found


@pytest.mark.rule("702.1")
def test_every_keyword_that_is_a_word_has_a_meaning() -> None:
    assert {name for name in named() if reminders.meaning(name) is None} == set()


@pytest.mark.rule("701.1")
def test_every_action_that_is_a_word_has_a_meaning() -> None:
    acting = [kind for kind in words() if issubclass(kind, (Effect, Cost))]
    numbers = {int(found) for kind in acting for found in re.findall(r"\b701\.(\d+)", kind.__doc__ or "")}
    assert numbers - {1} <= {*ACTIONS}
    assert {term for term in ACTIONS.values() if reminders.meaning(term) is None} == set()


@pytest.mark.rule("701.1")
@pytest.mark.parametrize(
    ("text", "term"),
    [
        ("Counter target spell.", "counter"),
        ("This spell can't be countered.", "counter"),
        ("Destroy target creature.", "destroy"),
        ("Each player sacrifices a land.", "sacrifice"),
        ("Untap all lands.", "tap"),
        ("Whenever you tap a land for mana, draw a card.", "tap"),
        ("Exile it.", "exile"),
        ("Search your library for a card, reveal it, then shuffle.", "search"),
        ("You may play an additional land this turn.", "play"),
        ("Each opponent discards a card.", "discard"),
        ("Create a Treasure token.", "create"),
        ("Partner with Bears", "partner with"),
    ],
)
def test_plain_actions_are_found_in_texts(text: str, term: str) -> None:
    assert term in reminders.reminders(text)


@pytest.mark.parametrize(
    ("text", "term"),
    [
        ("Put a +1/+1 counter on target creature.", "counter"),
        ("Players play with their hands revealed.", "play"),
        ("Each player draws a card.", "play"),
        ("Partner with Bears", "partner"),
    ],
)
def test_what_only_looks_like_an_action_is_not_explained(text: str, term: str) -> None:
    assert term not in reminders.reminders(text)


def test_no_sentence_is_that_of_the_rules_and_each_is_short() -> None:
    for term, meant in (*reminders.KEYWORDS.items(), *reminders.TERMS.items()):
        assert meant.endswith("."), term
        assert len(meant) < 220, term
