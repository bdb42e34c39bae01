"""Whole games, written down by `make.py`: replayed, they end as they ended then."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from planechase import Game
from planechase.testing.golden import difference

FOLDER = Path(__file__).parent
GAMES = ("duel", "four_players", "three_in_2011", "packs_of_2009", "planar_giants")


def golden(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text())
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_turn_by_turn_to_its_end(name: str) -> None:
    assert difference(golden(name)) is None


def test_a_difference_says_in_which_turn_it_began() -> None:
    """Without the last answers of a game its first turns are the same; with another seed already the first differs."""
    written = golden("duel")
    record = written["record"]
    short = {**record, "answers": record["answers"][: len(record["answers"]) // 2]}
    assert "does not reach the next" in str(difference({**written, "record": short}))
    other = {**record, "setup": {**record["setup"], "seed": 12}}
    assert difference({**written, "record": other}) == "Turn 1 is the first that begins differently."
    ended = {**written["outcome"], "turns": 99}
    assert f"turns {written['outcome']['turns']} instead of 99" in str(difference({**written, "outcome": ended}))


def test_a_golden_game_replays_from_any_point_on() -> None:
    written = golden("duel")
    record = written["record"]
    halfway = Game.replay(record, upto=len(record["answers"]) // 2)
    assert halfway.result is None
    fork = halfway.fork()

    assert fork.hash() == halfway.hash()
    assert fork.hash() != written["outcome"]["hash"]
    assert Game.replay(halfway.record()).hash() == halfway.hash()
