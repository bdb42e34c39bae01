"""The tables that `planechase sim --out` writes say what happened, and the chances in them make sense."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import numpy as np
import polars as pl
import pytest
from polars.testing import assert_frame_equal

from planechase.lab import parquet_tables
from planechase.lab.chance_features import BoardMoment, PlayerStanding
from planechase.lab.game_folder import Folder
from planechase.lab.game_plans import Match
from planechase.lab.lab_games import Outcome, UseKind
from planechase.lab.win_chances import BELIEVED, Chances, fitted, result
from planechase.terminal.main import main

SMALL = ("--players", "2", "--decks", "Zombie Empire,Strike Force", "--json")
SEATS = range(2)


def sim(folder: Path, *arguments: str) -> tuple[list[Outcome], parquet_tables.Tables]:
    """Play, and look into the folder."""
    assert main(["sim", *SMALL, "--out", str(folder), *arguments]) == 0
    for name in ("games", "visits", "uses"):
        assert (folder / f"{name}.parquet").exists()
    kept = Folder.opened(folder)
    return list(kept.in_order()), parquet_tables.read(kept)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Outcome], parquet_tables.Tables]:
    return sim(tmp_path_factory.mktemp("games"), "--games", "6", "--jobs", "1")


def test_a_row_for_each_game(played: tuple[list[Outcome], parquet_tables.Tables]) -> None:
    outcomes, found = played
    assert found.games["game"].to_list() == [*range(6)]
    for outcome, row in zip(outcomes, found.games.iter_rows(named=True), strict=True):
        assert row["seed"] == outcome.match.seed
        assert tuple(row["decks"]) == outcome.match.decks
        assert tuple(row["winners"]) == outcome.winners
        assert row["turns"] == outcome.turns
        assert row["names"] == ["Ann", "Bob"]
        assert row["life"] == list(outcome.life)
        rolled = row["rolled_planeswalker"], row["rolled_chaos"], row["rolled_blank"]
        assert rolled == tuple(outcome.rolls.get(face, 0) for face in ("planeswalker", "chaos", "blank"))
        assert row["dice_planeswalker"] + row["dice_chaos"] + row["dice_blank"] >= sum(rolled)
        assert (row["vanguards"], row["commanders"], row["failure"]) == (None, None, None)


def test_a_row_for_each_visit_and_each_use(played: tuple[list[Outcome], parquet_tables.Tables]) -> None:
    outcomes, found = played
    for outcome in outcomes:
        game = pl.col("game") == outcome.match.number
        visits = found.visits.filter(game)
        assert visits["plane"].to_list() == [visit.plane for visit in outcome.visits]
        assert visits["turns"].to_list() == [visit.turns for visit in outcome.visits]
        assert visits.filter(~pl.col("is_phenomenon")).height
        uses = found.uses.filter(game)
        assert uses["card"].to_list() == [use.card for use in outcome.uses]
        for use in uses.iter_rows(named=True):
            assert use["won"] == (use["player"] in outcome.winners)
            assert use["deck"] == outcome.match.decks[use["player"]]
            assert (use["after"] is None) == (use["chance_after"] in (0, 1) and use["turn"] == outcome.turns)
        assert (uses.filter(pl.col("kind") == "land")["before"].struct.field("lands") >= 0).all()


def test_what_follows_a_visit_is_where_the_next_begins(played: tuple[list[Outcome], parquet_tables.Tables]) -> None:
    outcomes, found = played
    seen = 0
    for outcome in outcomes:
        visits = found.visits.filter(pl.col("game") == outcome.match.number)
        rows = list(visits.iter_rows(named=True))
        assert rows[-1]["chances_after"] == [float(seat in outcome.winners) for seat in SEATS]
        for one, following in itertools.pairwise(rows):
            if one["after"] is not None:
                seen += 1
                assert one["chances_after"] == following["chances_before"]
                assert [place["life"] for place in one["after"]] == following["life"]
    assert seen > 5


def test_a_turn_of_each_game_is_a_moment_with_chances(played: tuple[list[Outcome], parquet_tables.Tables]) -> None:
    outcomes, found = played
    assert found.turns.height == sum(outcome.turns for outcome in outcomes)
    assert np.allclose(found.turns["chances"].list.sum(), 1, atol=1e-4)
    first = found.turns.filter(pl.col("turn") == 1)
    assert all(place["life"] == 20 for row in first["places"] for place in row)


@pytest.mark.usefixtures("forked")
def test_the_same_tables_whatever_the_number_of_processes(tmp_path: Path) -> None:
    _, alone = sim(tmp_path / "alone", "--games", "4", "--jobs", "1")
    _, together = sim(tmp_path / "together", "--games", "4", "--jobs", "2")
    assert_frame_equal(alone.games.drop("seconds"), together.games.drop("seconds"))
    for name in ("turns", "visits", "uses"):
        ours, theirs = (tmp_path / who / f"{name}.parquet" for who in ("alone", "together"))
        assert ours.read_bytes() == theirs.read_bytes()


def test_what_was_played_before_is_in_the_tables(tmp_path: Path) -> None:
    sim(tmp_path, "--games", "2", "--jobs", "1")
    (tmp_path / "games.parquet").unlink()
    _, again = sim(tmp_path, "--games", "2", "--jobs", "1")
    assert again.games.height == 2
    _, more = sim(tmp_path, "--games", "3", "--jobs", "1")
    assert more.games["game"].to_list() == [0, 1, 2]
    assert not list(tmp_path.glob(".*"))


def test_who_stops_has_the_tables_of_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep = Folder.keep

    def interrupted(folder: Folder, outcome: Outcome) -> None:
        keep(folder, outcome)
        if outcome.match.number == 1:
            raise KeyboardInterrupt

    monkeypatch.setattr(Folder, "keep", interrupted)
    assert main(["sim", *SMALL, "--games", "5", "--jobs", "1", "--out", str(tmp_path)]) == 130
    assert pl.read_parquet(tmp_path / "games.parquet")["game"].to_list() == [0, 1]


def test_teams_win_together(tmp_path: Path) -> None:
    arguments = ("--with", "archenemy,vanguard", "--games", "2", "--jobs", "1", "--players", "3")
    outcomes, found = sim(tmp_path, *arguments)
    for outcome, row in zip(outcomes, found.games.iter_rows(named=True), strict=True):
        assert len(set(row["teams"])) == 2
        assert {row["teams"][seat] for seat in outcome.winners} == {row["teams"][outcome.winners[0]]}
        assert len(row["vanguards"]) == 3
        vanguards = found.uses.filter((pl.col("kind") == "vanguard") & (pl.col("game") == row["game"]))
        assert vanguards["card"].to_list() == row["vanguards"]
        assert vanguards["won"].to_list() == [seat in outcome.winners for seat in range(3)]
        villain = next(seat for seat, team in enumerate(row["teams"]) if row["teams"].count(team) == 1)
        schemes = found.uses.filter((pl.col("kind") == "scheme") & (pl.col("game") == row["game"]))
        assert set(schemes["player"]) == {villain}
        chances = found.turns.filter(pl.col("game") == row["game"])["chances"]
        heroes = [seat for seat in range(3) if seat != villain]
        for one in chances:
            assert one[heroes[0]] == one[heroes[1]]
            assert one[villain] + one[heroes[0]] == pytest.approx(1, abs=1e-4)


def test_commanders_are_named(tmp_path: Path) -> None:
    assert (
        main(["sim", "--with", "commander", "--players", "2", "--games", "1", "--jobs", "1", "--out", str(tmp_path)])
        == 0
    )
    (leaders,) = pl.read_parquet(tmp_path / "games.parquet")["commanders"].to_list()
    assert [len(each) for each in leaders] == [1, 1]


def moment(*places: PlayerStanding) -> BoardMoment:
    return BoardMoment(9, 0, places)


def test_whoever_has_all_the_life_is_favoured(played: tuple[list[Outcome], parquet_tables.Tables]) -> None:
    for chances in (Chances(), fitted(played[0])):
        (lots, little) = chances.of([moment(PlayerStanding(38, 2, 1, 3, 2), PlayerStanding(2, 2, 1, 3, 2))], (0, 1))[0]
        assert lots > 0.7
        assert lots + little == pytest.approx(1)


def test_whoever_is_out_has_no_chance() -> None:
    chances = Chances().of([moment(PlayerStanding(9), PlayerStanding(9), PlayerStanding(0, is_out=True))], (0, 1, 2))[0]
    assert chances[2] == 0
    assert chances.sum() == pytest.approx(1)


LANDS = 3
"""So many each has as the table below begins; what is in hand and in play otherwise is all the same."""


def even_game(number: int) -> Outcome:
    """Four who do the same, each in their turn: a land is played, and then somebody looks at the table."""
    moments, lands = [], [LANDS] * 4
    for turn in range(8):
        active = turn % 4
        moments.append(BoardMoment(turn + 1, active, tuple(PlayerStanding(20, 4, 2, count, 3) for count in lands)))
        lands[active] += 1
        moments.append(BoardMoment(turn + 1, active, tuple(PlayerStanding(20, 4, 2, count, 3) for count in lands)))
    match = Match(number, number, (), ("Zombie Empire",) * 4, ("steady",) * 4)
    return Outcome(match, winners=(number % 4,), teams=(0, 1, 2, 3), moments=moments)


@pytest.mark.parametrize("chances", [Chances(), fitted(even_game(number) for number in range(400))])
def test_whoever_has_just_had_a_turn_is_not_ahead_by_that(chances: Chances) -> None:
    moments = even_game(0).moments
    for one, found in zip(moments, chances.of(moments, (0, 1, 2, 3)), strict=True):
        assert found[one.active] == pytest.approx(0.25, abs=0.04)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_first_land_is_no_lead(seats: int, played: tuple[list[Outcome], parquet_tables.Tables]) -> None:
    others = (PlayerStanding(20, hand=7),) * (seats - 1)
    moments = [
        BoardMoment(1, 0, (PlayerStanding(20, hand=7), *others)),
        BoardMoment(1, 0, (PlayerStanding(20, lands=1, hand=6), *others)),
    ]
    for chances in (Chances(), fitted(played[0])):
        before, after = chances.of(moments, range(seats))[:, 0]
        assert after == pytest.approx(before, abs=0.06)
        assert after == pytest.approx(1 / seats, abs=0.06)


def test_tables_of_another_model_are_written_anew(tmp_path: Path) -> None:
    _, found = sim(tmp_path, "--games", "2", "--jobs", "1")
    model = tmp_path / "chances.json"
    model.write_text(model.read_text().replace('"wait"', '"luck"'))
    (tmp_path / "turns.parquet").write_bytes((tmp_path / "uses.parquet").read_bytes())
    assert_frame_equal(parquet_tables.read(Folder.opened(tmp_path)).turns, found.turns)


def test_many_games_teach_what_a_few_only_hint_at(played: tuple[list[Outcome], parquet_tables.Tables]) -> None:
    outcomes = [outcome for outcome in played[0] if outcome.winners]
    few, many = fitted(outcomes[:1]).weights, fitted(outcomes * 50).weights
    assert np.abs(few - BELIEVED).max() < np.abs(many - BELIEVED).max()
    assert (fitted([]).weights == BELIEVED).all()


def test_a_draw_is_shared(played: tuple[list[Outcome], parquet_tables.Tables]) -> None:
    outcome = Outcome(played[0][0].match, is_draw=True, teams=(0, 1))
    assert result(outcome).tolist() == [0.5, 0.5]


RESULTS = Path(__file__).parents[2] / "docs" / "results.md"


@pytest.mark.parametrize("table", parquet_tables.TABLES)
def test_the_page_about_results_explains_every_column(table: str) -> None:
    text = RESULTS.read_text(encoding="utf-8")
    rows = text.split(f"\n## `{table}`", 1)[1].split("\n##", 1)[0].splitlines()
    told = {name for row in rows if row.startswith("| `") for name in re.findall("`(.*?)`", row.split("|")[1])}
    assert told == {*parquet_tables.SCHEMAS[table]}


def test_the_page_about_results_explains_how_somebody_stands_and_what_was_used() -> None:
    text = RESULTS.read_text(encoding="utf-8")
    for name in (*PlayerStanding.__struct_fields__, *UseKind):
        assert f"\n| `{name}` |" in text


def test_kinds_of_uses_are_told_apart(played: tuple[list[Outcome], parquet_tables.Tables]) -> None:
    found = played[1].uses
    assert {UseKind.SPELL, UseKind.LAND, UseKind.BLANK} <= set(found["kind"])
    rolled = played[1].games["rolled_blank"].sum()
    assert found.filter(pl.col("kind") == "blank").height >= rolled > 0
