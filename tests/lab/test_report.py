"""`planechase report`: one page that says what came of the games, and needs nothing but itself."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import unescape
from pathlib import Path

import msgspec
import polars as pl
import pytest

from planechase.lab.game_folder import Folder
from planechase.lab.game_plans import GamePlan
from planechase.lab.lab_games import Outcome, played
from planechase.lab.parquet_tables import SCHEMAS, Tables, read
from planechase.lab.proportions import wilson
from planechase.lab.report.findings import Laboratory
from planechase.lab.report.sections import report
from planechase.terminal.main import main
from planechase.version import __version__

SMALL = ("--players", "2", "--decks", "Zombie Empire,Strike Force", "--json")


def sim(folder: Path, *arguments: str) -> None:
    assert main(["sim", *SMALL, "--jobs", "1", "--out", str(folder), *arguments]) == 0


def titles(page: str) -> list[str]:
    return [unescape(title) for title in re.findall(r"<h2>(.*?)</h2>", page)]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two dozen games: copies of a few, since only their number matters here."""
    path = tmp_path_factory.mktemp("games")
    plan = GamePlan(2, ("planechase",), ("Zombie Empire", "Strike Force"), ("steady",), 1)
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


def pictures(page: str, sheet: str) -> list[str]:
    return re.findall(rf'<div class="{sheet}">(<svg.*?</svg>)', page, flags=re.DOTALL)


TEXT = re.compile(
    r'<text style="font-size: ([\d.]+)px; text-anchor: (\w+);[^>]*? x="([\d.-]+)" y="[^"]*" '
    r'transform="rotate\(-0 [^>]*>([^<]*)</text>'
)
"""What is written from left to right; what is beside an axis is turned."""


def across(size: str, anchor: str, x: str, text: str) -> tuple[float, float]:
    """From where to where something is written, about."""
    width = 0.55 * float(size) * len(unescape(text))
    left = float(x) - {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor] * width
    return left, left + width


@pytest.mark.parametrize(("sheet", "room"), [("wide", 872), ("narrow", 340)])
def test_each_picture_fits_into_its_room(sheet: str, room: int, page: str) -> None:
    """A card of the page is 872 wide, and on a phone of 390 nearly 340."""
    drawn = pictures(page, sheet)
    assert len(drawn) >= 9
    for svg in drawn:
        width = float(re.findall(r'viewBox="0 0 ([\d.]+) ', svg)[0])
        assert width <= room
        assert len(TEXT.findall(svg)) >= 3
        for found in TEXT.findall(svg):
            left, right = across(*found)
            assert -2 <= left <= right <= width + 2, found


def test_a_page_shows_one_of_both_and_nothing_is_wider_than_it(page: str) -> None:
    style = re.findall(r"<style>(.*?)</style>", page, flags=re.DOTALL)[0]
    beyond, phone = style.split("@media (max-width: 720px)")
    assert ".narrow { display: none; }" in beyond
    assert ".wide { display: none; }" in phone
    assert "min-width" not in style


def test_only_what_is_beyond_doubt_is_coloured(page: str) -> None:
    for section in re.findall(r"<section>.*?</section>", page, flags=re.DOTALL):
        coloured = re.search(r"var\(--(above|below)\)", section)
        assert bool(coloured) == ("<p>Beyond doubt" in section)


def test_numbers_have_units_and_lines_their_values(page: str) -> None:
    written = [unescape(text) for text in re.findall(r"<text[^>]*>([^<]*)</text>", page)]
    assert "24 games" in written
    assert not [text for text in written if re.fullmatch(r"of [\d ]+", text)]
    assert len([text for text in written if re.fullmatch(r"all stays: [+−]?[\d.]+", text)]) >= 6
    assert "+0" not in written
    assert "`" not in page


def test_axes_of_what_is_never_less_than_nothing_begin_there(page: str) -> None:
    (stays,) = re.findall(r"<h2>How long each plane stays</h2>.*?</section>", page, flags=re.DOTALL)
    for svg in (*pictures(stays, "wide"), *pictures(stays, "narrow")):
        numbers = [float(text) for *_, text in TEXT.findall(svg) if re.fullmatch(r"\d+", text)]
        assert numbers[0] == 0


def test_the_page_says_when_and_by_what_the_games_were_played(tmp_path: Path) -> None:
    nothing_played(tmp_path)
    plan = msgspec.json.decode((tmp_path / "plan.json").read_bytes())
    begun = {"version": "0.0.9", "rules": 2, "commit": "abc123", "date": "2011-11-11"}
    (tmp_path / "plan.json").write_bytes(msgspec.json.encode(plan | {"planechase": begun}))
    page = report(Folder.opened(tmp_path))
    assert "The games were begun with planechase 0.0.9 of commit abc123 on 2011-11-11." in page
    (tmp_path / "plan.json").write_bytes(msgspec.json.encode(plan | {"planechase": None}))
    assert f"<p>This page was made by planechase {__version__}.</p>" in report(Folder.opened(tmp_path))


def nothing_played(path: Path) -> Folder:
    """A folder with one game, which failed: a page about it needs no pictures."""
    plan = GamePlan(2, (), ("Dawn Charge", "Grave Tide"), ("steady",), 3)
    kept = Folder(path, plan)
    kept.keep(Outcome(plan.match(0), failure="Traceback …\nRuntimeError: no <idea>\n"))
    return kept


def test_each_picture_is_told_in_words(page: str) -> None:
    for section in re.findall(r"<section>.*?</section>", page, flags=re.DOTALL):
        said = re.findall(r"<p>(.*?)</p>", section)
        assert said
        if "<figure" in section:
            assert f'aria-label="{said[0].replace("&nbsp;", " ")}"' in section


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
    for findings in (games.stays(), games.turnover(), games.relief(), games.chaos(), games.begins()):
        for one in findings.found:
            assert one.estimate.low <= one.estimate.value <= one.estimate.high
            assert one.estimate.known >= 8
    for finding in (*games.turnover().found, *games.begins().found):
        assert 0 <= finding.estimate.low <= finding.estimate.high <= 1
    for trust in games.trust():
        assert 0 <= trust.came.low <= trust.came.value <= trust.came.high <= 1
    assert all(finding.estimate.low >= 0 for finding in games.stays().found)


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


def test_a_page_without_planes_speaks_of_no_swings(tmp_path: Path) -> None:
    plan = GamePlan(2, (), ("Zombie Empire", "Strike Force"), ("steady",), 1)
    kept, one = Folder(tmp_path, plan), played(plan.match(0))
    for number in range(8):
        kept.keep(msgspec.structs.replace(one, match=msgspec.structs.replace(one.match, number=number)))
    page = report(kept)
    assert "How far to trust the chances" in titles(page)
    assert "swing" not in page


def games_of(teams: Sequence[int], winners: Sequence[Sequence[int]], first: int = 0) -> Laboratory:
    """Games at a table with these teams, and who won each."""
    rows = [
        {
            "game": number,
            "variants": ["archenemy"] if len({*teams}) == 2 and teams.count(teams[0]) == 1 else [],
            "decks": [f"Deck {(seat + number) % 4}" for seat in range(len(teams))],
            "bots": ["steady" if team == teams[0] else "random" for team in teams],
            "teams": list(teams),
            "first": first,
            "winners": list(won),
        }
        for number, won in enumerate(winners)
    ]
    games = pl.DataFrame(rows, schema={**SCHEMAS["games"]}, orient="row")
    return Laboratory(Tables(games, *(pl.DataFrame(schema=SCHEMAS[name]) for name in ("turns", "visits", "uses"))))


def test_of_an_archenemy_it_is_told_whether_they_win() -> None:
    games = games_of((0, 1, 1, 1), [(0,)] * 10 + [(1, 2, 3)] * 30)
    assert games.is_one_against_all
    alone, together = games.archenemy().found
    assert (alone.estimate.value, alone.estimate.known, alone.doubtless) == (0.25, 40, -1)
    assert (together.estimate.value, together.estimate.known, together.doubtless) == (0.75, 40, 1)
    assert not any(one.doubtless for one in games_of((0, 1, 1), [(0,)] * 15 + [(1, 2)] * 25).archenemy().found)
    assert not any(one.doubtless for one in games_of((0, 1, 1), [(0,)] * 15).archenemy().found)


def test_an_archenemy_against_one_is_one_too_and_a_duel_is_not() -> None:
    assert games_of((0, 1), [(0,)]).is_one_against_all
    assert not games_of((3, 4, 5), [(0,)]).is_one_against_all
    assert not games_of((0, 0, 1, 1), [(0, 1)]).is_one_against_all


def test_a_team_is_counted_once() -> None:
    """Thirty games of two against two: each side has as many games, and not twice as many."""
    games = games_of((0, 0, 1, 1), [(0, 1)] * 18 + [(2, 3)] * 12, first=2)
    second, first = games.begins().found
    assert (first.name, first.estimate.value, first.estimate.known) == ("0", 0.4, 30)
    assert (second.name, second.estimate.value, second.estimate.known) == ("1", 0.6, 30)
    steady, random = games.wins("bots").found
    assert steady.estimate == wilson(0.6, 30, known=30)
    assert random.estimate == wilson(0.4, 30, known=30)


def test_a_few_games_of_everything(tmp_path: Path) -> None:
    arguments = ("--games", "2", "--players", "3", "--with", "archenemy,vanguard,planechase", "--bots", "steady,random")
    sim(tmp_path, *arguments)
    page = report(Folder.opened(tmp_path))
    assert {"Which bots win", "Which schemes swing a game", "Which vanguards win"} <= set(titles(page))
    assert "too few games" in page
    assert "Does the archenemy win?" in titles(page)
    assert "Does it help to begin?" not in titles(page)
    assert "compares decks and players at once" in page


def test_games_that_failed_are_told(tmp_path: Path) -> None:
    page = report(nothing_played(tmp_path))
    assert titles(page) == ["Games that failed"]
    assert "One of 1 game failed: RuntimeError: no &lt;idea&gt;" in page


@pytest.mark.parametrize("begun", [False, True])
def test_a_folder_without_games_gets_a_kind_sentence(
    begun: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if begun:
        Folder(tmp_path, GamePlan(2, (), ("Dawn Charge", "Grave Tide"), ("steady",), 3))
    assert main(["report", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert "planechase sim --games 100 --out" in said
    assert "Traceback" not in said


def test_a_page_that_cannot_be_written(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", str(folder), "--out", str(tmp_path / "nowhere" / "page.html")]) == 2
    assert "cannot be written" in capsys.readouterr().err
