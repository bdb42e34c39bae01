"""`planechase report`: one page that says what came of the games, and needs nothing but itself."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import msgspec
import pytest

from planechase.lab.keeping import Folder
from planechase.lab.plans import Plan
from planechase.lab.playing import Outcome, played
from planechase.lab.report.findings import Laboratory
from planechase.lab.report.sections import report
from planechase.lab.tables import read
from planechase.terminal.main import main

SMALL = ("--players", "2", "--decks", "Zombie Empire,Strike Force", "--json")


def sim(folder: Path, *arguments: str) -> None:
    assert main(["sim", *SMALL, "--jobs", "1", "--out", str(folder), *arguments]) == 0


def titles(page: str) -> list[str]:
    return [unescape(title) for title in re.findall(r"<h2>(.*?)</h2>", page)]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two dozen games: copies of a few, since only their number matters here."""
    path = tmp_path_factory.mktemp("games")
    plan = Plan(2, ("planechase",), ("Zombie Empire", "Strike Force"), ("steady",), 1)
    kept = Folder(path, plan)
    few = [played(plan.match(number)) for number in range(3)]
    for number in range(24):
        match = msgspec.structs.replace(few[number % 3].match, number=number)
        kept.keep(msgspec.structs.replace(few[number % 3], match=match))
    return path


@pytest.fixture(scope="module")
def page(folder: Path) -> str:
    assert main(["report", str(folder)]) == 0
    return (folder / "report.html").read_text(encoding="utf-8")


def test_what_the_page_shows(page: str) -> None:
    assert "<h1>24 games</h1>" in page
    assert "Planechase · 2 players · 2 decks · played by steady" in page
    assert titles(page) == [
        "Which decks win",
        "Does it help to begin?",
        "How long games last",
        "How long each plane stays",
        "Which planes swing a game",
        "Which planes help the player who is behind",
        "Which chaos abilities swing a game",
        "Rolls against theory",
        "How far to trust the chances",
    ]
    assert page.count("<svg") >= 9


def test_the_page_needs_nothing_but_itself(page: str) -> None:
    assert not re.search(r"https?:|//[a-z]|@import|<script|<link|<img", page)
    assert not re.findall(r"url\((?!#)", page)
    for reference in set(re.findall(r'(?:xlink:href="|url\()#(\w+)', page)):
        assert f'id="{reference}"' in page


def test_pictures_take_the_colours_of_day_and_night(page: str) -> None:
    assert "prefers-color-scheme: dark" in page
    drawn = "".join(re.findall(r"<figure.*?</figure>", page, flags=re.DOTALL))
    assert "var(--mark)" in drawn
    assert not re.search(r"#[0-9a-f]{6}\b", drawn)
    assert "font-family" not in drawn


def test_each_picture_is_told_in_words(page: str) -> None:
    for section in re.findall(r"<section>.*?</section>", page, flags=re.DOTALL):
        said = re.findall(r"<p>(.*?)</p>", section)
        assert said
        if "<figure" in section:
            assert f'aria-label="{said[0]}"' in section


def test_the_sentences_are_found_in_the_games(folder: Path, page: str) -> None:
    games = Laboratory(read(Folder.opened(folder)))
    decks = games.wins("decks")
    best = decks.found[0]
    assert f"{best.name} ({100 * best.estimate.value:.0f} %) wins more than its share" in page or (
        f"The highest is {best.name} with {100 * best.estimate.value:.0f} %" in page
    )
    assert sum(one.estimate.value for one in decks.found) == pytest.approx(1)
    middle = sorted(games.finished["turns"].to_list())[12]
    assert f"over by turn {middle}" in page
    dice = games.rolls()
    assert dice.rolled == sum(count for _, count, _ in dice.faces) > 0
    assert f"Of {dice.rolled} dice" in page


def test_findings_lie_within_their_intervals(folder: Path) -> None:
    games = Laboratory(read(Folder.opened(folder)))
    for findings in (games.stays(), games.turnover(), games.relief(), games.chaos(), games.wins("order")):
        for one in findings.found:
            assert one.estimate.low <= one.estimate.value <= one.estimate.high
            assert one.estimate.known >= 8
    for finding in games.turnover().found:
        assert 0 <= finding.estimate.value <= 1


def test_the_same_games_give_the_same_page(folder: Path, page: str, tmp_path: Path) -> None:
    other = tmp_path / "again.html"
    assert main(["report", str(folder), "--out", str(other)]) == 0
    assert other.read_text(encoding="utf-8") == page


def test_a_few_games_without_variants(tmp_path: Path) -> None:
    sim(tmp_path, "--games", "2", "--with", "none")
    page = report(Folder.opened(tmp_path))
    assert titles(page) == ["Which decks win", "Does it help to begin?", "How long games last"]
    assert "No variant · 2 players" in page
    assert "Nothing is beyond doubt" in page


def test_a_few_games_of_everything(tmp_path: Path) -> None:
    arguments = ("--games", "2", "--players", "3", "--with", "archenemy,vanguard,planechase", "--bots", "steady,random")
    sim(tmp_path, *arguments)
    page = report(Folder.opened(tmp_path))
    assert {"Which bots win", "Which schemes swing a game", "Which vanguards win"} <= set(titles(page))
    assert "too few games" in page


def test_games_that_failed_are_told(tmp_path: Path) -> None:
    plan = Plan(2, (), ("Dawn Charge", "Grave Tide"), ("steady",), 3)
    kept = Folder(tmp_path, plan)
    kept.keep(Outcome(plan.match(0), failure="Traceback …\nRuntimeError: no <idea>\n"))
    page = report(kept)
    assert titles(page) == ["Games that failed"]
    assert "One of 1 games failed: RuntimeError: no &lt;idea&gt;" in page


@pytest.mark.parametrize("begun", [False, True])
def test_a_folder_without_games_gets_a_kind_sentence(
    begun: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if begun:
        Folder(tmp_path, Plan(2, (), ("Dawn Charge", "Grave Tide"), ("steady",), 3))
    assert main(["report", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert "planechase sim --games 100 --out" in said
    assert "Traceback" not in said


def test_a_page_that_cannot_be_written(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", str(folder), "--out", str(tmp_path / "nowhere" / "page.html")]) == 2
    assert "cannot be written" in capsys.readouterr().err
