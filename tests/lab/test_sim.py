"""`planechase sim`: the same games in whatever number of processes, kept as they are played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from planechase.game import Game
from planechase.lab.keeping import Folder
from planechase.lab.plans import Plan, planned
from planechase.lab.playing import Outcome, played
from planechase.lab.running import outcomes
from planechase.terminal.main import main

SMALL = ("--players", "2", "--with", "planechase", "--decks", "Zombie Empire,Strike Force")
KEYS = {
    "games", "finished", "failed", "draws", "seconds", "games_per_second", "turns", "decisions", "planeswalks", "chaos",
    "peak_mb", "wins", "played",
}  # fmt: skip


def sim(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["sim", *SMALL, "--json", *arguments]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return told


def happened(all_of_them: list[Outcome]) -> list[Outcome]:
    """Without what differs from run to run."""
    ordered = sorted(all_of_them, key=lambda outcome: outcome.match.number)
    return [msgspec.structs.replace(outcome, seconds=0) for outcome in ordered]


def test_one_object_tells_what_came_of_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    told = sim(capsys, "--games", "3", "--jobs", "1", "--bots", "steady,random")
    assert set(told) == KEYS
    assert told["games"] == told["finished"] == 3
    assert told["failed"] == 0
    assert sum(told["wins"]["seat"].values()) + told["draws"] == 3
    assert told["played"] == {
        "bot": {"random": 3, "steady": 3},
        "deck": {"Strike Force": 3, "Zombie Empire": 3},
        "seat": {"0": 3, "1": 3},
    }


def test_the_same_games_are_played_in_any_number_of_processes() -> None:
    plan = planned(2, "planechase", "Zombie Empire,Strike Force", "steady,random", 5)
    alone, together = list(outcomes(plan, range(4), 1)), list(outcomes(plan, range(4), 2))
    assert happened(alone) == happened(together)
    assert len({outcome.match.seed for outcome in alone}) == 4
    assert played(plan.match(2)).turns == happened(alone)[2].turns


def test_what_is_written_down_is_what_happened() -> None:
    outcome = played(planned(4, "planechase", "all", "steady", 3).match(0))
    assert outcome.rolls.get("planeswalker", 0) <= outcome.planeswalks
    assert sum(visit.rolls for visit in outcome.visits) == sum(outcome.rolls.values())
    assert sum(visit.chaos for visit in outcome.visits) == outcome.chaos
    assert sum(visit.turns for visit in outcome.visits) <= outcome.turns
    assert outcome.visits[0].turn == 1
    assert {use.player for use in outcome.uses} == {0, 1, 2, 3}


def test_one_goes_on_where_one_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = sim(capsys, "--games", "4", "--jobs", "1")
    first = sim(capsys, "--games", "2", "--jobs", "1", "--out", str(tmp_path))
    assert first["games"] == 2
    lines = tmp_path / "outcomes.jsonl"
    lines.write_bytes(lines.read_bytes() + b'{"match": {"num')
    again = sim(capsys, "--games", "4", "--jobs", "1", "--out", str(tmp_path))
    for key in ("games", "turns", "decisions", "planeswalks", "chaos", "wins"):
        assert again[key] == whole[key]
    kept = [json.loads(line)["match"]["number"] for line in lines.read_text().splitlines()]
    assert sorted(kept) == [0, 1, 2, 3]


def test_games_of_another_plan_are_not_mixed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sim(capsys, "--games", "1", "--jobs", "1", "--out", str(tmp_path))
    assert main(["sim", *SMALL, "--games", "1", "--seed", "2", "--out", str(tmp_path)]) == 2
    assert "another plan" in capsys.readouterr().err


BROKEN = """
import os
from planechase.bots import SensibleBot

class Broken(SensibleBot):
    def __init__(self, seed):
        super().__init__()
        self.odd = seed % 2

    def decide(self, game, decision):
        if self.odd and decision.decider == 0 and game.answered > 20:
            {what}
        return super().decide(game, decision)
"""


@pytest.mark.parametrize(
    ("what", "sentence"), [("raise RuntimeError('no idea')", "no idea"), ("os._exit(3)", "died 2 times")]
)
def test_a_game_that_fails_is_set_aside_and_the_rest_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], what: str, sentence: str
) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(BROKEN.format(what=what))
    folder = tmp_path / "games"
    told = sim(capsys, "--games", "6", "--jobs", "2", "--bots", f"{bot}:Broken", "--out", str(folder))
    plan = Plan(2, ("planechase",), ("Zombie Empire", "Strike Force"), (f"{bot}:Broken",), 1)
    odd = [number for number in range(6) if plan.match(number).seed % 2]
    assert odd
    assert (told["games"], told["failed"]) == (6, len(odd))
    assert sorted(int(path.stem) for path in (folder / "failed").iterdir()) == odd
    kept = msgspec.json.decode((folder / "failed" / f"{odd[0]}.json").read_bytes(), type=Outcome)
    assert sentence in kept.failure
    if kept.record is not None:
        assert Game.replay(kept.record).answered >= 20


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--games", "0"), "at least 1"),
        (("--bots", "clever"), "no bot “clever”"),
        (("--bots", "nowhere.py:choose"), "no file nowhere.py"),
        (("--decks", "Zombie Umpire"), "Zombie Empire"),
        (("--with", "plainchase"), "planechase"),
        (("--players", "1"), "from 2 to"),
    ],
)
def test_what_cannot_be_played_is_refused(
    arguments: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sim", *SMALL, *arguments]) == 2
    assert sentence in capsys.readouterr().err


def test_a_folder_knows_its_plan(tmp_path: Path) -> None:
    plan = Plan(2, (), ("Dawn Charge", "Grave Tide"), ("random",), 3)
    folder = Folder(tmp_path, plan)
    folder.keep(played(plan.match(0)))
    assert [outcome.match.number for outcome in Folder(tmp_path, plan).outcomes()] == [0]
