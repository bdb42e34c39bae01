"""The ladder: ratings that one can work out by hand, and a file that is never forgotten."""

from __future__ import annotations

import json
import subprocess
from hashlib import sha256
from math import inf, log10
from pathlib import Path

import pytest

from planechase.lab.ladder import LadderResult, Run, keep, ladder, runs
from planechase.lab.versions import commit_of
from planechase.terminal.main import main
from planechase.version import __version__

THREE_TO_ONE = 400 * log10(3)


def run(commit: str = "abc", /, **wins: float) -> Run:
    """An arena in which everybody won so often."""
    games = round(sum(wins.values()))
    results = tuple(
        LadderResult(bot, tuple(other for other in wins if other != bot), games, won, won / games, 0, 1, None)
        for bot, won in wins.items()
    )
    return Run("2011-11-18", commit, len(wins), (), results)


def ratings(*played: Run) -> dict[str, float | None]:
    return {rung.bot: rung.rating for rung in ladder(played)}


def test_three_wins_to_one() -> None:
    assert ratings(run(steady=75, random=25)) == pytest.approx({"steady abc": THREE_TO_ONE, "random": 0})


def test_ratings_add_up_along_a_chain() -> None:
    found = ratings(run(steady=75, random=25), run(steady=25, clever=75))
    assert found == pytest.approx({"clever abc": 2 * THREE_TO_ONE, "steady abc": THREE_TO_ONE, "random": 0})


def test_three_at_a_table_win_by_their_part_of_the_strength() -> None:
    found = ratings(run(clever=60, steady=30, random=10))
    assert found == pytest.approx({"clever abc": 400 * log10(6), "steady abc": THREE_TO_ONE, "random": 0})


def test_results_that_do_not_agree_are_weighed() -> None:
    """Under the likeliest ratings everybody is expected to win as often as they did."""
    played = (run(steady=60, random=40), run(clever=50, steady=50), run(clever=90, random=10))
    strength = {bot: 10 ** ((found or 0) / 400) for bot, found in ratings(*played).items()}
    clever, steady, at_random = strength["clever abc"], strength["steady abc"], strength["random"]
    expected = 100 * clever / (clever + steady) + 100 * clever / (clever + at_random)
    assert expected == pytest.approx(140)
    assert 100 * steady / (clever + steady) + 100 * steady / (steady + at_random) == pytest.approx(110)


def test_a_bot_of_another_commit_is_another_bot() -> None:
    found = ratings(run("old", steady=75, random=25), run("new", steady=90, random=10))
    assert found == pytest.approx({"steady new": 400 * log10(9), "steady old": THREE_TO_ONE, "random": 0})


def test_who_never_lost_or_never_won_or_never_met_the_others() -> None:
    played = (run(steady=75, random=25), run(steady=10, weak=0), run(clever=10, steady=0), run(mine=1, yours=1))
    assert ratings(*played) == pytest.approx(
        {
            "clever abc": inf,
            "steady abc": THREE_TO_ONE,
            "random": 0,
            "weak abc": -inf,
            "mine abc": None,
            "yours abc": None,
        }
    )


def test_the_best_stands_first_and_games_are_counted() -> None:
    found = ladder([run(steady=75, random=25), run(steady=25, clever=75), run(steady=6, random=2)])
    assert [(rung.bot, rung.games) for rung in found] == [("clever abc", 100), ("steady abc", 208), ("random", 108)]


def test_where_nobody_plays_at_random_the_first_has_nothing() -> None:
    assert ratings(run(steady=25, clever=75)) == pytest.approx({"clever abc": THREE_TO_ONE, "steady abc": 0})
    assert ladder([]) == []


# ---------------------------------------------------------------------- the file


def test_the_file_keeps_all_of_it(tmp_path: Path) -> None:
    path, first, second = tmp_path / "ladder.jsonl", run(steady=3, random=1), run(clever=1, random=1)
    assert runs(path) == []
    keep(path, first)
    keep(path, second)
    assert runs(path) == [first, second]


def test_a_folder_that_is_no_checkout_has_the_version(tmp_path: Path) -> None:
    assert commit_of(tmp_path) == __version__


def test_what_is_installed_in_a_checkout_of_something_else_has_the_version(tmp_path: Path) -> None:
    for words in (
        ["init", "-q"],
        ["-c", "user.name=Ann", "-c", "user.email=a@b", "commit", "-q", "--allow-empty", "-m", "."],
    ):
        subprocess.run(["git", "-C", str(tmp_path), *words], check=True)
    installed = tmp_path / "installed"
    installed.mkdir()
    (installed / "file.py").touch()
    assert commit_of(installed) == __version__


def test_a_bot_in_a_file_is_one_of_its_version_and_not_of_our_commit() -> None:
    def mine(commit: str, version: str, wins: int) -> Run:
        own = LadderResult("bot.py:choose", ("random",), 100, wins, wins / 100, 0, 1, None, version)
        return Run("2011-11-18", commit, 2, (), (own, LadderResult("random", (), 100, 100 - wins, 0, 0, 1, None)))

    found = ratings(mine("abc", "1234abcd", 75), mine("def", "1234abcd", 75), mine("def", "99999999", 90))
    assert found == pytest.approx(
        {"bot.py:choose 99999999": 400 * log10(9), "bot.py:choose 1234abcd": THREE_TO_ONE, "random": 0}
    )


ARENA = ("arena", "--deals", "1", "--jobs", "1", "--decks", "Zombie Empire,Strike Force")


def test_an_arena_adds_to_the_ladder_and_shows_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "ladder.jsonl"
    keep(path, run(steady=75, random=25))
    assert main([*ARENA, "--ladder", str(path)]) == 0
    told = capsys.readouterr().out
    assert "The ladder after 2 arenas:" in told
    assert "steady abc" in told
    assert "+191  in 100 games" in told
    (_, added) = runs(path)
    assert [(result.bot, result.opponents, result.games) for result in added.results] == [
        ("steady", ("random",), 2),
        ("random", ("steady",), 2),
    ]


def test_the_ladder_has_the_version_of_a_bot_in_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bot, path = tmp_path / "bot.py", tmp_path / "ladder.jsonl"
    bot.write_text("def choose(game, decision):\n    return decision.default()\n")
    assert main([*ARENA, "--bots", f"{bot}:choose,random", "--ladder", str(path)]) == 0
    (added,) = runs(path)
    version = sha256(bot.read_bytes()).hexdigest()[:8]
    assert [result.version for result in added.results] == [version, ""]
    assert f"{bot}:choose {version}" in capsys.readouterr().out


def test_an_arena_tells_programs_what_is_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ARENA, "--json", "--ladder", str(tmp_path / "ladder.jsonl")]) == 0
    assert [one["bot"] for one in json.loads(capsys.readouterr().out)] == ["steady", "random"]
    assert len(runs(tmp_path / "ladder.jsonl")) == 1


def test_a_file_that_is_no_ladder_is_refused_before_anybody_plays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "ladder.jsonl"
    path.write_text('{"date": "today"}\n')
    assert main([*ARENA, "--ladder", str(path)]) == 2
    assert f"Line 1 of {path} is no arena of a ladder" in capsys.readouterr().err
    assert path.read_text() == '{"date": "today"}\n'


@pytest.mark.parametrize("where", ["nowhere/ladder.jsonl", "."])
def test_a_ladder_that_cannot_be_written_is_refused_before_anybody_plays(
    where: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr("planechase.terminal.arena_command.played")
    assert main([*ARENA, "--ladder", str(tmp_path / where)]) == 2
    assert "cannot be used as a ladder" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_ladder_is_of_one_kind_of_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "ladder.jsonl"
    keep(path, run(clever=1, steady=1, random=1))
    assert main([*ARENA, "--ladder", str(path)]) == 2
    assert "is a ladder for another number of players" in capsys.readouterr().err
    assert len(runs(path)) == 1
