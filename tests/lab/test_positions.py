"""Positions with one right answer: the answer is allowed, it is right, and another one is wrong."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from planechase.bots import RandomBot, SensibleBot
from planechase.game import Game
from planechase.lab.positions import (
    POSITIONS,
    PositionKind,
    SolvedPosition,
    compared,
    judged,
    right_answer,
    scored,
    side,
)
from planechase.lab.positions.position_outcomes import stays
from planechase.lab.positions.solved_position import Passive, best, play_line
from planechase.rules.state.decisions import Decision, DeclareBlockers, Id
from planechase.terminal.main import main

SOME = 40
"""So many bots play at random at most until one of them is wrong."""
STEADY = 98
"""So many positions the steady bot gets right, and never again fewer."""


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_the_right_answer_is_allowed_and_right(position: SolvedPosition) -> None:
    assert position.right(play_line(position))


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_another_answer_that_is_allowed_is_wrong(position: SolvedPosition) -> None:
    verdicts = (judged(position, RandomBot(seed)) for seed in range(SOME))
    assert any(not one.is_right and not one.failure for one in verdicts)


WINNING = [position for position in POSITIONS if position.kind is PositionKind.LETHAL]


class Blocking:
    """Whoever blocks in a certain way, and counts in how many they could."""

    def __init__(self, chosen: int) -> None:
        self.chosen = chosen
        self.ways = 1

    def __call__(self, game: Game, decision: Decision[Any], against: Id) -> object:
        answers = decision.answers() if isinstance(decision, DeclareBlockers) else None
        if answers is None:
            return best(game, decision, against)
        self.ways = len(answers)
        return answers[self.chosen]


@pytest.mark.parametrize("position", WINNING, ids=lambda position: position.name)
def test_what_is_lethal_is_so_whoever_blocks(position: SolvedPosition) -> None:
    chosen = 0
    while True:
        blocking = Blocking(chosen)
        assert position.right(play_line(position, blocking)), f"block {chosen}"
        chosen += 1
        if chosen == blocking.ways:
            return


def test_there_are_many_of_each_kind_and_each_says_why() -> None:
    assert len(POSITIONS) >= 60
    assert len({position.name for position in POSITIONS}) == len(POSITIONS)
    kinds = Counter(position.kind for position in POSITIONS)
    assert {*kinds} == {*PositionKind}
    assert all(count >= 3 for count in kinds.values())
    assert all(position.because[0].isupper() and position.because.endswith(".") for position in POSITIONS)


def test_a_bot_at_random_gets_less_than_half_of_them() -> None:
    assert scored("random", POSITIONS).right < len(POSITIONS) / 2


def test_the_steady_bot_gets_as_many_as_ever() -> None:
    score = scored("steady", POSITIONS)
    assert not [verdict.failure for verdict in score.verdicts if verdict.failure]
    assert score.right >= STEADY
    assert sum(right for right, _ in score.by_kind().values()) == score.right


def test_anybody_can_ask_for_a_position_of_their_own() -> None:
    mine = SolvedPosition(
        "an Elf on the first turn",
        PositionKind.MANA,
        "There is nothing else to do.",
        (side(lands="Forest", hand=["Llanowar Elves"]),),
        stays("Llanowar Elves"),
    )
    assert judged(mine, SensibleBot()).is_right
    assert not judged(mine._replace(right=stays("Serra Angel")), SensibleBot()).is_right


# ---------------------------------------------------------------------- the command


def test_the_command_tells_how_many_of_each_kind_and_why_the_others_were_wrong(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["arena", "--positions", "random"]) == 0
    told = capsys.readouterr().out
    score = scored("random", POSITIONS)
    assert told.startswith(f"random is right in {score.right} of {len(POSITIONS)} positions.\n")
    right, of = score.by_kind()[PositionKind.RACE]
    assert f"race                   {right:2} of {of:2}" in told
    assert all(one.position.because in told for one in score.wrong)
    assert told.count("\n    what it did:  ") == told.count("\n    right answer: ") == len(score.wrong)


def test_the_command_tells_programs_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--positions", "steady,random", "--json"]) == 0
    steady, at_random = json.loads(capsys.readouterr().out)
    assert (steady["bot"], at_random["bot"]) == ("steady", "random")
    assert steady["right"] + len(steady["wrong"]) == steady["of"] == len(POSITIONS)
    assert sum(kind["right"] for kind in at_random["kinds"].values()) == at_random["right"] < steady["right"]
    assert {"name", "kind", "because", "did", "right"} == {*steady["wrong"][0]}
    assert all(one["did"] != one["right"] for one in (*steady["wrong"], *at_random["wrong"]))


def test_a_bot_of_ones_own_that_fails_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text("def choose(game, decision):\n    return 'perhaps'\n")
    assert main(["arena", "--positions", f"{mine}:choose"]) == 0
    told = capsys.readouterr().out
    assert f"is right in 0 of {len(POSITIONS)} positions" in told
    assert "It gave no answer that the rules allow. IllegalAnswer: " in told


def test_one_reads_what_a_bot_did_and_what_it_should_have_done() -> None:
    burn = next(position for position in POSITIONS if position.name == "attack, then burn")
    did, right = compared(judged(burn, Passive()).happened, right_answer(burn))
    assert did == "nothing"
    assert right == "Ann attacks Bob with two Tormented Souls. Ann casts Lightning Bolt, targeting Bob."


def test_where_a_bot_fails_one_reads_the_line_of_its_file(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text("def choose(game, decision):\n    return decision.nonsense\n")
    (verdict,) = scored(f"{mine}:choose", POSITIONS[:1]).verdicts
    assert f"({mine}:2)" in verdict.failure


def test_who_is_no_bot_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--positions", "clever"]) == 2
    assert "There is no bot “clever”" in capsys.readouterr().err
