"""A game written down: whatever turns out differently when it is played again is said, and where it begins."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

import pytest

from planechase import Game
from planechase.decks import deck
from planechase.testing import ANN, BOB
from planechase.testing.golden import difference, written_down


@pytest.fixture(scope="module")
def three_turns() -> dict[str, Any]:
    """A game that Bob gives up in the third turn."""
    game = Game.new([deck("Dawn Charge"), deck("Grave Tide")], seed=3)
    while game.state.turn_number < 3:
        assert game.decision is not None
        game.answer(game.decision.default())
    game.concede(BOB)
    return written_down(game.record())


@pytest.fixture
def written(three_turns: dict[str, Any]) -> dict[str, Any]:
    return copy.deepcopy(three_turns)


def shortened(record: Mapping[str, Any]) -> dict[str, Any]:
    """The record without the end of its game."""
    return {**record, "answers": record["answers"][:-1]}


def test_what_is_written_down_is_how_each_turn_began_and_what_came_of_it(written: dict[str, Any]) -> None:
    assert list(written) == ["outcome", "turns", "record"]
    assert len(written["turns"]) == len(set(written["turns"])) == 3
    outcome = written["outcome"]
    assert list(outcome) == ["hash", "turns", "winners", "reason", "life"]
    assert outcome["hash"] == Game.replay(written["record"]).hash()
    assert (outcome["turns"], outcome["winners"], outcome["life"]) == (3, [ANN], [20, 20])
    assert outcome["reason"] == "every opponent has left the game"


def test_the_same_game_is_the_same(written: dict[str, Any]) -> None:
    assert difference(written) is None


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_the_first_turn_that_begins_differently_is_named(written: dict[str, Any], turn: int) -> None:
    written["turns"][turn - 1 :] = ["another"] * (4 - turn)
    assert difference(written) == f"Turn {turn} is the first that begins differently."


def test_a_turn_that_was_not_written_down_is_different(written: dict[str, Any]) -> None:
    written["turns"].pop()
    assert difference(written) == "Turn 3 is the first that begins differently."


def test_a_turn_that_does_not_come_any_more_is_missed(written: dict[str, Any]) -> None:
    written["turns"].append("a fourth")
    assert difference(written) == (
        "The game is as it was up to turn 3, but does not reach the next. The record ends before that."
    )


def test_a_record_that_stops_fitting_says_why(written: dict[str, Any]) -> None:
    answers = written["record"]["answers"]
    answers[len(answers) // 2] = "nonsense"
    said = str(difference(written))
    assert said.startswith("The game is as it was up to turn ")
    assert "The record stops fitting: " in said


def test_a_game_that_does_not_end_any_more_is_noticed(written: dict[str, Any]) -> None:
    written["record"] = shortened(written["record"])
    assert difference(written) == (
        "All turns begin as they did, but the last does not end the game. The record ends before that."
    )


def test_all_that_came_out_differently_is_named(written: dict[str, Any]) -> None:
    written["outcome"] |= {"winners": [BOB], "life": [20, 3]}
    assert difference(written) == (
        "All turns begin as they did, but the game ends differently: "
        "winners [0] instead of [1], life [20, 20] instead of [20, 3]."
    )


def test_what_cannot_be_replayed_is_not_written_down(written: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="This record cannot be replayed"):
        written_down({**written["record"], "answers": ["nonsense"]})
