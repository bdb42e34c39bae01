"""`planechase arena`: who does not answer has lost, whoever stops it hears what is known, and ratings have one zero."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from planechase.lab.faults import Fault
from planechase.lab.game_plans import GamePlan, planned
from planechase.lab.lab_games import Outcome, played
from planechase.terminal.main import main

ARENA = ("arena", "--jobs", "1", "--decks", "Dawn Charge,Grave Tide")


def said_by(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    assert main([*ARENA, *arguments]) == code
    return capsys.readouterr().out


# ---------------------------------------------------------------------- who does not answer

FAILING = """
from planechase.bots import SensibleBot

steady = SensibleBot()

def choose(game, decision):
    if game.answered > 20:
        return answer()
    return steady.decide(game, decision)

def answer():
    {what}
"""


@pytest.fixture
def failing(tmp_path: Path, request: pytest.FixtureRequest) -> str:
    file = tmp_path / "mine.py"
    file.write_text(FAILING.format(what=request.param))
    return str(file)


RAISED = "{file}:choose raised RuntimeError: no idea ({file}:12)."
ENDED = "{file}:choose raised SystemExit: 3 ({file}:12)."
REFUSED = "{file}:choose gave an answer that is not allowed ({file}:6): "


@pytest.mark.parametrize(
    ("failing", "sentence"),
    [("raise RuntimeError('no idea')", RAISED), ("raise SystemExit(3)", ENDED), ("return 'perhaps'", REFUSED)],
    indirect=["failing"],
)
def test_who_gives_no_answer_has_lost_and_hears_why(
    failing: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = said_by(capsys, "--deals", "2", "--bots", f"{failing}:choose,random")
    rows = {line.split()[0]: line.split()[1] for line in told.splitlines()[1:3]}
    assert rows == {f"{failing}:choose": "0.0%", "random": "100.0%"}
    assert f"{failing}:choose lost 4 games because it did not give an allowed answer" in told
    assert "game 0: " + sentence.format(file=failing) in told


@pytest.mark.parametrize("failing", ["raise RuntimeError('no idea')"], indirect=True)
def test_programs_hear_how_often_that_was(failing: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ARENA, "--json", "--deals", "1", "--bots", f"random,{failing}:choose"]) == 0
    said = capsys.readouterr()
    assert [(one["wins"], one["faults"]) for one in json.loads(said.out)] == [(2, 0), (0, 2)]
    assert RAISED.format(file=failing) in said.err


MAKING = """
class Sometimes:
    def __init__(self, seed):
        if seed:
            raise RuntimeError("no idea")

    def decide(self, game, decision):
        return decision.default()
"""


def test_who_cannot_be_made_for_a_game_has_lost_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(MAKING)
    told = said_by(capsys, "--deals", "1", "--bots", f"{mine}:Sometimes,random")
    assert f"{mine}:Sometimes cannot be made: RuntimeError: no idea ({mine}:5)." in told


def test_all_seats_of_the_others_share_the_win() -> None:
    match = planned(4, "none", "Dawn Charge,Grave Tide", "steady,random", 1, paired=True).match(0)
    outcome = Outcome(match, failure="…", fault=Fault(2, "It was steady."))
    assert outcome.charged().winners == (1, 3)
    assert not outcome.charged().failure
    aside = Outcome(match, failure="Traceback:\nValueError: odd\n")
    assert aside.charged() is aside
    assert aside.why_failed == "ValueError: odd"


def arena_of(*over: Outcome, stopped: bool = False) -> Any:
    """Instead of playing: what came of games, and perhaps somebody who then has enough."""

    def playing(plan: GamePlan, *rest: object) -> Iterator[Outcome]:
        yield from over
        if stopped:
            raise KeyboardInterrupt

    return playing


def outcomes(*winners: int) -> list[Outcome]:
    """Games of one arena that these seats won."""
    plan = planned(2, "none", "Dawn Charge,Grave Tide", "steady,random", 1, paired=True)
    return [Outcome(plan.match(number), winners=(seat,)) for number, seat in enumerate(winners)]


def test_a_failure_that_is_nobodys_fault_is_set_aside(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, *others = outcomes(0, 0, 0, 0)
    failed = msgspec.structs.replace(first, winners=(), failure="Traceback:\nValueError: odd\n")
    monkeypatch.setattr("planechase.terminal.arena_command.played", arena_of(failed, *others))
    told = said_by(capsys, "--deals", "2")
    assert "1 game failed through no fault of a bot" in told
    assert "game 0: ValueError: odd" in told
    monkeypatch.setattr("planechase.terminal.arena_command.played", arena_of(failed))
    assert main([*ARENA, "--deals", "1"]) == 2
    assert "No game could be finished. The first one: ValueError: odd" in capsys.readouterr().err


# ---------------------------------------------------------------------- who has enough


def test_who_stops_hears_what_the_complete_deals_say(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    over = outcomes(0, 1, 1, 1, 1)
    monkeypatch.setattr("planechase.terminal.arena_command.played", arena_of(*over, stopped=True))
    ladder = tmp_path / "ladder.jsonl"
    assert main([*ARENA, "--deals", "9", "--ladder", str(ladder)]) == 130
    said = capsys.readouterr()
    assert said.out.startswith("4 games; ")
    assert "steady   75.0%" in said.out
    assert "Stopped after 5 of 18 games; 2 of 9 deals are complete." in said.err
    assert f"Nothing was added to {ladder}" in said.err
    assert not ladder.exists()


def test_who_stops_before_a_deal_is_complete_hears_that(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("planechase.terminal.arena_command.played", arena_of(*outcomes(0), stopped=True))
    assert main([*ARENA, "--deals", "9"]) == 130
    said = capsys.readouterr()
    assert not said.out
    assert "Stopped after 1 of 18 games; no deal is complete." in said.err


# ---------------------------------------------------------------------- ratings


def test_whoever_plays_at_random_has_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("planechase.terminal.arena_command.played", arena_of(*outcomes(0, 1, 0, 0)))
    _, steady, at_random = said_by(capsys, "--deals", "2").splitlines()
    assert steady.endswith("rating +191")
    assert at_random.endswith("rating 0")


def test_a_rating_without_an_end_is_not_yet_known(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("planechase.terminal.arena_command.played", arena_of(*outcomes(0, 1)))
    told = said_by(capsys, "--deals", "1", "--ladder", str(tmp_path / "ladder.jsonl"))
    assert "inf" not in told
    assert told.count("not yet known") == 2
    assert "The ladder after 1 arena:" in told


def test_where_nobody_plays_at_random_the_first_has_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = planned(2, "none", "Dawn Charge,Grave Tide", "steady,seer@1", 1, paired=True)
    over = [Outcome(plan.match(number), winners=(seat,)) for number, seat in enumerate((0, 1, 1, 1))]
    monkeypatch.setattr("planechase.terminal.arena_command.played", arena_of(*over))
    _, steady, seer = said_by(capsys, "--deals", "2", "--bots", "steady,seer@1").splitlines()
    assert steady.endswith("rating 0")
    assert seer.endswith("rating -191")


# ---------------------------------------------------------------------- what is asked for


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--bots", "steady"), "at least two bots"),
        (("--bots", "steady,steady"), "All of these bots are steady"),
        (("--with", "star"), "Star is played by 5 players, not by 2."),
        (("7",), "planechase arena --deals 5"),
    ],
)
def test_what_cannot_be_compared_is_refused(
    arguments: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments]) == 2
    assert sentence in capsys.readouterr().err


def test_blunders_stand_under_the_names_of_the_bots_in_the_order_they_were_named(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = said_by(capsys, "--deals", "1", "--blunders", "--bots", "random,steady")
    heading = next(line for line in told.splitlines() if line.startswith("Blunders per hundred games of"))
    assert heading.split()[-2:] == ["random", "steady"]


def test_the_same_games_are_played_whoever_watches() -> None:
    """A bot in its seat plays as it does alone."""
    plan = planned(2, "none", "Dawn Charge,Grave Tide", "steady,random", 1, paired=True)
    once, again = played(plan.match(0)), played(plan.match(0), blunders=True)
    assert (once.turns, once.decisions, once.winners) == (again.turns, again.decisions, again.winners)
