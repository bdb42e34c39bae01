"""Random games of all kinds come to what they came to: a change that is only meant to be faster changes none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.golden.digests import digest

WRITTEN = json.loads(Path(__file__).with_name("digests.json").read_text())


@pytest.mark.parametrize("game", WRITTEN["digests"])
def test_digest(game: str) -> None:
    number, bots = game.split()
    came_to = digest(int(number), bots, WRITTEN["decisions"])
    assert came_to == WRITTEN["digests"][game], "If games are meant to change: python tests/golden/digests.py --write"
