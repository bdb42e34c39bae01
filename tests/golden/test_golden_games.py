"""Whole games, written down by `make.py`: replayed, they end as they ended then."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from planechase import Game

FOLDER = Path(__file__).parent
GAMES = ("duel", "four_players", "three_in_2011", "packs_of_2009", "planar_giants")


def golden(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text())
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_to_its_end(name: str) -> None:
    written = golden(name)
    game = Game.replay(written["record"])

    assert game.result is not None
    assert {
        "hash": game.hash(),
        "turns": game.state.turn_number,
        "winners": list(game.result.winners),
        "reason": game.result.reason,
        "life": [player.life for player in game.state.players],
    } == written["outcome"]


def test_a_golden_game_replays_from_any_point_on() -> None:
    written = golden("duel")
    record = written["record"]
    halfway = Game.replay(record, upto=len(record["answers"]) // 2)
    assert halfway.result is None
    fork = halfway.fork()

    assert fork.hash() == halfway.hash()
    assert fork.hash() != written["outcome"]["hash"]
    assert Game.replay(halfway.record()).hash() == halfway.hash()
