"""What a person at the terminal answers means the same, however the questions are worded."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.terminal.conftest import Terminal

LINES = ("", "1", "", "", "all>A", "2")
"""What somebody types who reads nothing."""


@pytest.mark.parametrize(("people", "often"), [((0,), 3), ((0, 1), 12)], ids=["against a bot", "two people"])
def test_a_reworded_game_is_answered_in_the_same_way(
    terminal: Terminal,
    bears: Callable[..., Path],
    tmp_path: Path,
    reworded: Callable[[], AbstractContextManager[None]],
    people: tuple[int, ...],
    often: int,
) -> None:
    def answers(path: Path) -> object:
        terminal.run("play", "--resume", bears(people=people), lines=[*LINES * often, f"save {path}"])
        return json.loads(path.read_text())["answers"]

    plain = answers(tmp_path / "plain.json")
    with reworded():
        assert answers(tmp_path / "reworded.json") == plain
    assert isinstance(plain, list)
    assert len(plain) > 20
