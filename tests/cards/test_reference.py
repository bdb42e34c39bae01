"""The facts of every card, and the substance of its text, against the reference beside the repository.

The reference is not part of the project; without it these tests are skipped.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from planechase.cards import pool
from planechase.rules.language.card_types import EVERY_CREATURE_TYPE, SUPERTYPE_NAMES, type_names
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.colors import color_letters
from planechase.rules.language.keywords import keyword_names
from planechase.words.english import card_text

REFERENCE = Path(__file__).parents[3] / "shared" / "reference"

pytestmark = pytest.mark.skipif(not REFERENCE.is_dir(), reason="the reference is not beside the repository")


def _entries() -> Iterator[dict[str, Any]]:
    for name in ("planes.json", "phenomena.json", "schemes.json", "vanguards.json"):
        yield from json.loads((REFERENCE / name).read_text(encoding="utf-8"))
    with (REFERENCE / "cards.jsonl").open(encoding="utf-8") as lines:
        yield from map(json.loads, lines)


@pytest.fixture(scope="module")
def reference() -> dict[str, dict[str, Any]]:
    return {entry["name"]: entry for entry in _entries() if entry["name"] in pool.CARDS}


def facts(card: CardDefinition) -> dict[str, Any]:
    printed = card.printed
    return {
        "mana_cost": str(printed.mana_cost) if printed.mana_cost is not None else None,
        "colors": sorted(color_letters(printed.colors)),
        "supertypes": {name for mask, name in SUPERTYPE_NAMES.items() if printed.supertypes & mask},
        "types": set(type_names(printed.types)),
        "subtypes": set(printed.subtypes) - {EVERY_CREATURE_TYPE},
        "power": card.power_text,
        "toughness": card.toughness_text,
        "loyalty": None if printed.loyalty is None else str(printed.loyalty),
        "hand and life": (card.hand_modifier, card.life_modifier),
    }


def known_facts(entry: dict[str, Any]) -> dict[str, Any]:
    return {
        "mana_cost": entry.get("mana_cost"),
        "colors": sorted(entry.get("colors", [])),
        "supertypes": set(entry["supertypes"]),
        "types": set(entry["types"]),
        "subtypes": set(entry["subtypes"]),
        "power": entry.get("power"),
        "toughness": entry.get("toughness"),
        "loyalty": entry.get("loyalty"),
        "hand and life": (entry.get("hand_modifier", 0), entry.get("life_modifier", 0)),
    }


@pytest.mark.parametrize("name", sorted(pool.CARDS))
def test_the_facts_are_those_of_the_card(name: str, reference: dict[str, dict[str, Any]]) -> None:
    if name not in reference:
        pytest.skip(f"{name} is not in the reference")
    assert facts(pool.card(name)) == known_facts(reference[name])
    halves = {half.name: facts(half) for half in pool.card(name).halves}
    faces = reference[name].get("faces", []) if halves else []
    assert halves == {face["name"]: known_facts(face) for face in faces}


NUMBERS = re.compile(r"\{[^}]+\}|[+-]\w+/[+-]\w+|\d+/\d+|\d+")


def numbers(text: str) -> set[str]:
    """Mana symbols, sizes and numerals: what a card counts, costs and deals."""
    return set(NUMBERS.findall(re.sub(r"\([^)]*\)", "", text).replace("−", "-").replace("–", "-").replace("—", "-")))


@pytest.mark.parametrize("name", sorted(pool.CARDS))
def test_the_text_says_the_same_numbers(name: str, reference: dict[str, dict[str, Any]]) -> None:
    if name not in reference:
        pytest.skip(f"{name} is not in the reference")
    entry = reference[name]
    official = entry.get("oracle_text_2026") or entry.get("oracle_text") or ""
    card = pool.card(name)
    assert numbers(card_text(card)) == numbers(official)
    for keyword in keyword_names(card.printed.keywords):
        assert keyword in official.lower()
    for half, face in zip(card.halves, entry["faces"] if card.halves else (), strict=True):
        assert half.name == face["name"]
        assert numbers(card_text(half)) == numbers(face["oracle_text"])
