"""Invented cards, as files have them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

GUARD = {
    "name": "Meadow Guard",
    "layout": "normal",
    "lang": "en",
    "set": "mdw",
    "mana_cost": "{1}{W}",
    "cmc": 2.0,
    "type_line": "Creature — Human Soldier",
    "oracle_text": "Flying, vigilance",
    "power": "2",
    "toughness": "2",
    "colors": ["W"],
    "legalities": {"vintage": "legal"},
}
SONG = {
    "name": "Meadow Song",
    "layout": "normal",
    "set": "mdw",
    "mana_cost": "{W}",
    "type_line": "Sorcery",
    "oracle_text": "Everybody sings loudly.",
}
SINGER = {
    "name": "Olanda the Singer",
    "layout": "normal",
    "set": "hil",
    "mana_cost": "{G}",
    "type_line": "Creature — Elf Bard",
    "oracle_text": "Trample\nEverybody sings loudly.",
    "power": "1",
    "toughness": "1",
}


@pytest.fixture
def scryfall() -> list[dict[str, Any]]:
    """A list of cards as Scryfall has them, and what is among them that is none."""
    return [
        GUARD,
        SONG,
        SINGER,
        {**GUARD, "name": "Wiesenwache", "lang": "de"},
        {"name": "Soldier", "layout": "token", "type_line": "Token Creature — Soldier", "oracle_text": ""},
        {"name": "Meadow Guard", "layout": "art_series", "type_line": "Card // Card"},
        {**GUARD, "name": "A-Meadow Guard", "digital": True},
        {**GUARD, "name": "Screen Guard", "digital": True},
    ]


@pytest.fixture
def kept_file(tmp_path: Path) -> Path:
    return tmp_path / "somewhere" / "cards.db"
