"""`planechase sim`: the same games in whatever number of processes, kept as they are played."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.progress import Progress

from planechase.game import Game
from planechase.lab.game_folder import Folder
from planechase.lab.game_plans import GamePlan, planned
from planechase.lab.lab_games import Outcome, UseKind, played
from planechase.lab.running import outcomes
from planechase.terminal.main import main

SMALL = ("--players", "2", "--with", "planechase", "--decks", "Zombie Empire,Strike Force")
KEYS = {
    "games", "finished", "failed", "draws", "new", "seconds", "games_per_second", "turns", "decisions", "planeswalks",
    "chaos", "peak_mb", "wins", "played",
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
    assert (first["new"], again["new"], again["games"]) == (2, 2, 4)
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


@pytest.mark.usefixtures("forked")
@pytest.mark.parametrize(
    ("what", "sentence"), [("raise RuntimeError('no idea')", "no idea"), ("os._exit(3)", "died 2 times")]
)
def test_a_game_that_fails_is_set_aside_and_the_rest_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], what: str, sentence: str
) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(BROKEN.format(what=what))
    folder = tmp_path / "games"
    assert main(["sim", *SMALL, "--json", "--games", "6", "--bots", f"{bot}:Broken", "--out", str(folder)]) == 0
    said = capsys.readouterr()
    told = json.loads(said.out)
    plan = GamePlan(2, ("planechase",), ("Zombie Empire", "Strike Force"), (f"{bot}:Broken",), 1)
    odd = [number for number in range(6) if plan.match(number).seed % 2]
    assert odd
    assert (told["games"], told["failed"]) == (6, len(odd))
    assert sorted(int(path.stem) for path in (folder / "failed").iterdir()) == odd
    kept = msgspec.json.decode((folder / "failed" / f"{odd[0]}.json").read_bytes(), type=Outcome)
    assert sentence in kept.failure
    assert f"{len(odd)} of 6 games failed; the first of them, game {odd[0]}: " in said.err
    assert sentence in said.err
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
        (("--with", "star,emperor"), "A table has one shape"),
        (("--players", "3", "--with", "emperor"), "3 players cannot be two or more teams of 3"),
        (("--decks", "Zombie Empire,Strike Force,Raiment of Dawn"), "is a Commander deck"),
        (("--decks", "nowhere.txt"), "There is no file nowhere.txt."),
        (("--with", "none", "--planes", "map"), "is only for planechase"),
        (("--teams", "two"), "how large the teams are"),
        (("--out", "/proc/games"), "Games cannot be stored in /proc/games: "),
    ],
)
def test_what_cannot_be_played_is_refused(
    arguments: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sim", *SMALL, *arguments]) == 2
    assert sentence in capsys.readouterr().err


def test_a_number_alone_is_told_what_it_could_mean(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "5"]) == 2
    assert "planechase sim --games 5" in capsys.readouterr().err


def test_the_help_names_what_is_usual(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["sim", "--help"])
    told = " ".join(capsys.readouterr().out.split())
    assert all(usual in told for usual in ("(default: planechase)", "(default: steady)", "games (default: 1)"))


def test_people_read_who_won(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", *SMALL, "--games", "2", "--jobs", "1", "--bots", "steady,random"]) == 0
    told = capsys.readouterr().out
    plan = planned(2, "planechase", "Zombie Empire,Strike Force", "steady,random", 1)
    over = [played(plan.match(number)) for number in range(2)]
    wins = Counter(outcome.match.bots[winner] for outcome in over for winner in outcome.winners)
    decks = Counter(outcome.match.decks[winner] for outcome in over for winner in outcome.winners)
    assert all(f"{bot:<6}  {wins[bot]:>5} of     2" in told for bot in ("steady", "random"))
    assert all(f"{deck:<13}  {decks[deck]:>5} of     2" in told for deck in plan.decks)


def test_the_bar_counts_what_was_played_before(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    begun: list[tuple[int, int]] = []
    monkeypatch.setattr(Progress, "add_task", lambda self, name, total, completed: begun.append((completed, total)))
    monkeypatch.setattr(Progress, "advance", lambda self, task: None)
    for games in ("1", "3"):
        assert main(["sim", *SMALL, "--games", games, "--jobs", "1", "--out", str(tmp_path)]) == 0
    assert begun == [(0, 1), (1, 3)]


ALWAYS_BROKEN = """
def choose(game, decision):
    return [][3]
"""


def test_where_no_game_comes_to_its_end_that_is_a_failure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(ALWAYS_BROKEN)
    assert main(["sim", *SMALL, "--games", "2", "--jobs", "1", "--bots", f"{bot}:choose"]) == 1
    assert f"{bot}:choose raised IndexError: list index out of range ({bot}:3)" in capsys.readouterr().err


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_who_is_stopped_says_so(jobs: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def stopping(plan: GamePlan, *rest: object) -> Iterator[Outcome]:
        yield played(plan.match(0))
        raise KeyboardInterrupt

    monkeypatch.setattr("planechase.terminal.sim_command.played", stopping)
    assert main(["sim", *SMALL, "--games", "9", "--jobs", jobs, "--json"]) == 130
    said = capsys.readouterr()
    assert json.loads(said.out)["games"] == 1
    assert "Stopped after 1 games. With --out DIR you can continue later." in said.err


# ---------------------------------------------------------------------- what was played, kept for later

PASSIVE = """
def choose(game, decision):
    return decision.default()
"""


def test_a_bot_that_has_changed_does_not_go_on_with_the_games_of_another(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bot, folder = tmp_path / "bot.py", tmp_path / "games"
    bot.write_text(PASSIVE)
    command = ["sim", *SMALL, "--games", "1", "--jobs", "1", "--bots", f"{bot}:choose", "--out", str(folder)]
    assert main(command) == 0
    assert main(command) == 0
    plan = json.loads((folder / "plan.json").read_text())
    assert plan["versions"] == {str(bot): sha256(PASSIVE.encode()).hexdigest()[:8]}
    bot.write_text(PASSIVE + "# better\n")
    assert main(command) == 2
    assert f"The games in {folder} were played with another version of {bot}" in capsys.readouterr().err


def test_a_folder_says_which_planechase_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan = GamePlan(2, (), ("Dawn Charge", "Grave Tide"), ("random",), 3)
    Folder(tmp_path, plan)
    begun = json.loads((tmp_path / "plan.json").read_text())["planechase"]
    assert {*begun} == {"version", "rules", "commit", "date"}
    assert Folder.opened(tmp_path).plan == plan


def test_games_of_another_planechase_are_told_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sim(capsys, "--games", "1", "--jobs", "1", "--out", str(tmp_path))
    path = tmp_path / "plan.json"
    told = json.loads(path.read_text())
    path.write_text(json.dumps({**told, "planechase": {**told["planechase"], "commit": "abc"}}))
    assert main(["sim", *SMALL, "--games", "2", "--jobs", "1", "--out", str(tmp_path)]) == 0
    assert "were begun with planechase 0.1.0 (abc)" in capsys.readouterr().err


def test_a_plan_that_cannot_be_read_gets_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "plan.json").write_text("{")
    assert main(["sim", *SMALL, "--games", "1", "--out", str(tmp_path)]) == 2
    assert "plan.json is no plan of games" in capsys.readouterr().err


# ---------------------------------------------------------------------- decks of one's own, and what is agreed on

BEARS = "About\nName Bears\n\nDeck\n30 Forest\n30 Grizzly Bears\n"
LEGAL = "About\nName Bears\n\nDeck\n24 Forest\n4 Grizzly Bears\n4 Llanowar Elves\n4 Giant Growth\n24 Swamp\n"


@pytest.mark.usefixtures("forked")
def test_a_deck_list_is_played_wherever_and_whenever(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck, folder = tmp_path / "bears.txt", tmp_path / "games"
    deck.write_text(LEGAL)
    mine = ("--players", "2", "--decks", f"{deck},Zombie Empire", "--out", str(folder), "--json")
    assert main(["sim", *mine, "--games", "2", "--jobs", "1"]) == 0
    deck.unlink()
    assert main(["sim", *mine, "--games", "4", "--jobs", "2"]) == 0
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert told["played"]["deck"] == {str(deck): 4, "Zombie Empire": 4}
    cards = {
        use.card for outcome in Folder.opened(folder).outcomes() for use in outcome.uses if use.kind is UseKind.SPELL
    }
    assert "Grizzly Bears" in cards
    deck.write_text(LEGAL.replace("24 Swamp", "24 Mountain"))
    assert main(["sim", *mine, "--games", "4"]) == 2
    assert f"another version of {deck}" in capsys.readouterr().err


def test_games_that_are_over_do_not_repeat_the_deck_lists(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck, folder = tmp_path / "bears.txt", tmp_path / "games"
    deck.write_text(LEGAL)
    main(["sim", "--players", "2", "--decks", str(deck), "--games", "1", "--jobs", "1", "--out", str(folder)])
    assert "Giant Growth" in (folder / "plan.json").read_text()
    assert "lists" not in json.loads((folder / "outcomes.jsonl").read_text())["match"]


def test_a_deck_list_that_is_not_allowed_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "bears.txt"
    deck.write_text(BEARS)
    assert main(["sim", "--players", "2", "--decks", str(deck)]) == 2
    assert f"{deck} cannot be played" in capsys.readouterr().err


def test_cards_that_are_not_here_can_be_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "bears.txt"
    deck.write_text(LEGAL.replace("24 Swamp", "22 Swamp\n2 Grizzly Umbrella"))
    command = ["sim", "--players", "2", "--decks", str(deck), "--games", "1", "--jobs", "1", "--json"]
    assert main(command) == 2
    assert main([*command, "--skip-unknown"]) == 0
    said = capsys.readouterr()
    assert json.loads(said.out)["finished"] == 1
    assert "is played without 2 cards that are not here" in said.err


def test_what_is_agreed_on_is_part_of_the_plan(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    agreed = ("--with", "planechase,team vs team", "--teams", "1,2", "--planes", "communal")
    assert main(["sim", *agreed, "--games", "1", "--jobs", "1", "--out", str(tmp_path)]) == 0
    plan = Folder.opened(tmp_path).plan
    assert (plan.players, plan.wishes) == (3, {"teams": (1, 2), "planes": "communal"})
    (outcome,) = Folder.opened(tmp_path).outcomes()
    assert outcome.teams == (0, 1, 1)
    assert main(["sim", "--with", "planechase,team vs team", "--teams", "2,1", "--out", str(tmp_path)]) == 2


def test_a_folder_knows_its_plan(tmp_path: Path) -> None:
    plan = GamePlan(2, (), ("Dawn Charge", "Grave Tide"), ("random",), 3)
    folder = Folder(tmp_path, plan)
    folder.keep(played(plan.match(0)))
    assert [outcome.match.number for outcome in Folder(tmp_path, plan).outcomes()] == [0]
