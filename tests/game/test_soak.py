"""`make soak` itself: it plays games nobody has tried, forks them, brings cards up that were not, and tells."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

SOAK = Path(__file__).parents[2] / "benchmarks" / "soak.py"
FIRST = 20_716
"""From here on come small games."""

pytestmark = pytest.mark.skipif(not SOAK.exists(), reason="the benchmarks are not in the package")


def soak(*arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, SOAK, *map(str, arguments)], capture_output=True, text=True, check=False, timeout=200
    )


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    folder = tmp_path_factory.mktemp("soak")
    paths = ("--report", folder / "soak.txt", "--json", folder / "soak.json")
    done = soak("--games", 2, "--first", FIRST, "--processes", 1, *paths)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"--first {FIRST}" in done.stdout
    told: dict[str, object] = json.loads((folder / "soak.json").read_text())
    return told


def test_games_are_forked_and_nothing_fails(told: dict[str, object]) -> None:
    assert (told["games"], told["failed"]) == (2, [])
    assert told["forks"]


def test_what_came_up_is_counted_and_the_rest_is_named(told: dict[str, object]) -> None:
    seen, never = told["seen"], told["never"]
    assert isinstance(seen, dict)
    assert isinstance(never, list)
    assert seen["Forest: resolved"] > 0
    assert len(never) == sum(not times for times in seen.values())


def test_a_long_run_is_made_in_pieces_with_the_cards_of_a_file_in_some_games(tmp_path: Path) -> None:
    cards, results = tmp_path / "mine.txt", tmp_path / "results.jsonl"
    colors = {"Plains": "W", "Hill": "R", "Forest": "G", "Swamp": "B", "Sea": "U"}
    cards.write_text(
        "\n\n".join(f"{place} Guard {{{letter}}}\nCreature — Elf\nHaste\n2/1" for place, letter in colors.items()),
        encoding="utf-8",
    )
    report = ("--report", tmp_path / "soak.txt", "--json", tmp_path / "soak.json")
    piece = ("--games", 1, "--processes", 1, "--cards", cards, "--one-of", 2, "--results", results, *report)

    done = soak("--first", FIRST, *piece)
    assert done.returncode == 0, done.stdout + done.stderr
    told = json.loads((tmp_path / "soak.json").read_text())["own"]
    assert (told["understood"], told["raised"]) == (5, [])
    assert told["came_up"] > 0
    assert f"of 5 understood cards of {cards} have come up" in done.stdout

    done = soak(*piece)
    assert done.returncode == 0, done.stdout + done.stderr
    played = [json.loads(line) for line in results.read_text().splitlines()]
    assert [(each["game"], each["brought"]) for each in played] == [(FIRST, True), (FIRST + 1, False)]
    assert "2 games in all pieces, 1 with brought cards" in done.stdout


def test_a_game_can_be_played_alone_with_the_cards_it_featured() -> None:
    done = soak("--only", FIRST, "--featuring", "Grizzly Bears; Naya")
    assert (done.returncode, "The game is over" in done.stdout) == (0, True), done.stdout + done.stderr
