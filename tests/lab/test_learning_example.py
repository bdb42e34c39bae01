"""The example that learns: it runs, its weights move, and what led to a victory becomes more likely."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

pytest.importorskip("pettingzoo", reason="Learning needs PettingZoo: pip install 'planechase[rl]'.")

import numpy as np


@pytest.fixture(scope="module")
def example() -> ModuleType:
    path = Path(__file__).parents[2] / "examples" / "learning.py"
    spec = importlib.util.spec_from_file_location("learning_example", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_learns_from_games_and_can_be_tested(example: ModuleType) -> None:
    player, lines = example.Player(1), list[str]()
    example.train(player, 3, 1, lines.append)
    assert np.abs(player.weights).max() > 0
    assert np.isfinite(player.weights).all()
    assert len(lines) == 1
    assert 0 <= example.won_by(player, 2) <= 2


@pytest.mark.parametrize("reward", [1.0, -1.0])
def test_what_was_done_in_a_game_that_was_won_becomes_more_likely(example: ModuleType, reward: float) -> None:
    player, table = example.Player(1), example.table_of(5)
    seen, situations = [], []

    def choose(what: dict[str, np.ndarray]) -> object:
        step = player.consider(table, what)
        seen.append(what)
        situations.append(step._replace(taken=len(step.chances) - 1))
        return situations[-1]

    example.play(table, choose)
    player.learn([(situations, reward)])
    again = [player.consider(table, what) for what in seen]
    before = np.mean([np.log(step.chances[step.taken]) for step in situations])
    after = np.mean([np.log(new.chances[old.taken]) for old, new in zip(situations, again, strict=True)])
    assert (after > before) == (reward > 0)


def test_an_interval_is_where_the_rate_may_well_lie(example: ModuleType) -> None:
    low, high = example.interval(50, 100)
    assert (round(low, 2), round(high, 2)) == (0.40, 0.60)
    assert example.said("after", 9, 10).startswith("after: 9 of 10 games won, 90% (")
