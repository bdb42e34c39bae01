"""Positions with one right answer: the answer is allowed, it is right, and another one is wrong."""

from __future__ import annotations

import pytest

from planechase.bots import RandomBot
from planechase.lab.positions import POSITIONS, Position, judged
from planechase.lab.positions.position import play_line

SOME = 12
"""So many bots play at random until one of them is wrong."""


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_the_right_answer_is_allowed_and_right(position: Position) -> None:
    assert position.right(play_line(position))


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_another_answer_that_is_allowed_is_wrong(position: Position) -> None:
    verdicts = (judged(position, RandomBot(seed)) for seed in range(SOME))
    assert any(not one.is_right and not one.failure for one in verdicts)
