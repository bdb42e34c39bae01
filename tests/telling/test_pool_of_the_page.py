"""The page draws a landscape for each plane and a glyph for each symbol: its own tests try all that the pool has."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

from planechase.cards import pool
from planechase.telling.texts import rules_text

KNOWN: Final = json.loads((Path(__file__).parents[2] / "page/tests/look/pool.json").read_text(encoding="utf-8"))


def test_the_page_tries_every_plane_and_phenomenon() -> None:
    assert sorted(map(tuple, KNOWN["planar"])) == sorted((card.name, card.type_line) for card in pool.planar())


def test_the_page_tries_every_symbol_of_costs_and_texts() -> None:
    printed = [card.printed for card in pool.CARDS.values()]
    written = " ".join(f"{rules_text(face)} {face.mana_cost or ''}" for face in printed)
    assert KNOWN["symbols"] == sorted(set(re.findall(r"\{([^}]+)\}", written)))
