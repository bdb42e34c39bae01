"""A folder of very many games: it is mended, counted and put into tables without reading all of it at once."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import polars as pl
import pytest
from polars.testing import assert_frame_equal

from planechase.lab import outcome_files, parquet_tables
from planechase.lab.game_folder import Folder
from planechase.lab.game_plans import GamePlan
from planechase.lab.lab_games import Outcome, played
from planechase.lab.outcome_files import BrokenLine
from planechase.lab.summary import OutcomeSummary
from planechase.lab.win_chances import Chances
from planechase.terminal.main import main

QUICK = GamePlan(2, ("planechase",), ("Dawn Charge", "Grave Tide"), ("random",), 3)


@pytest.fixture(scope="module")
def game() -> Outcome:
    return played(QUICK.match(0))


@pytest.fixture
def folder(tmp_path: Path, game: Outcome) -> Folder:
    """Seven games, which are one and the same; the last was over first."""
    kept = Folder(tmp_path, QUICK)
    for number in (6, 0, 1, 2, 3, 4, 5):
        kept.keep(numbered(game, number))
    return kept


def numbered(game: Outcome, number: int) -> Outcome:
    return msgspec.structs.replace(game, match=msgspec.structs.replace(game.match, number=number))


def numbers(folder: Folder) -> list[int]:
    return [outcome.match.number for outcome in folder.in_order()]


# ---------------------------------------------------------------------- lines


@pytest.mark.parametrize("tail", [b'{"match": {"num', b"\0" * 9, b"x" * 2 * outcome_files.BLOCK])
def test_only_a_line_that_was_not_finished_is_forgotten(folder: Folder, tail: bytes) -> None:
    path = folder.lines.path
    whole = path.read_bytes()
    path.write_bytes(whole + tail)
    assert numbers(folder) == [*range(7)]
    folder.mend()
    assert path.read_bytes() == whole


def test_a_file_in_which_nothing_is_broken_is_left_alone(folder: Folder) -> None:
    before = folder.lines.path.stat()
    folder.mend()
    after = folder.lines.path.stat()
    assert (after.st_mtime_ns, after.st_size, after.st_ino) == (before.st_mtime_ns, before.st_size, before.st_ino)


def test_a_folder_in_which_only_a_part_of_a_line_stands_has_no_games(tmp_path: Path) -> None:
    folder = Folder(tmp_path, QUICK)
    folder.mend()
    assert numbers(folder) == []
    folder.lines.path.write_bytes(b'{"match"')
    folder.mend()
    assert folder.lines.path.read_bytes() == b""


def test_a_game_that_was_kept_twice_is_one_game(folder: Folder, game: Outcome) -> None:
    folder.keep(numbered(game, 3))
    assert numbers(folder) == [*range(7)]
    assert [outcome.match.number for outcome in folder.in_order().every(3)] == [0, 3, 6]


def test_counting_gives_the_same_numbers_and_looks_at_no_moment(folder: Folder) -> None:
    counted = list(folder.counted())
    assert not any(hasattr(one, "moments") for one in counted)
    assert OutcomeSummary(counted).plain(1, 0, 0) == OutcomeSummary(folder.outcomes()).plain(1, 0, 0)


@pytest.mark.parametrize("broken", [b"what?\n", b"[]\n", b'{"match": "\xff"}\n', b'{"match": {"number": "seven"}}\n'])
def test_a_broken_line_is_named(folder: Folder, broken: bytes) -> None:
    path = folder.lines.path
    found = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*found[:2], broken, *found[2:]]))
    for look in (folder.counted, folder.outcomes, folder.in_order):
        with pytest.raises(BrokenLine, match=r"Line 3 of .*outcomes.jsonl is damaged: .* Delete it and run"):
            list(look())


# ---------------------------------------------------------------------- tables


def test_tables_are_the_same_however_many_games_are_looked_at_together(
    folder: Folder, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once = parquet_tables.read(folder)
    together: list[int] = []
    rows = parquet_tables._rows

    def watched(some: Sequence[Outcome], chances: Chances) -> dict[str, list[parquet_tables.ParquetRow]]:
        together.append(len(some))
        return rows(some, chances)

    monkeypatch.setattr(parquet_tables, "_rows", watched)
    monkeypatch.setattr(parquet_tables, "AT_ONCE", 2)
    parquet_tables.write(folder)
    assert max(together) == 2
    assert sum(together) == 7
    for one, other in zip(at_once, parquet_tables.read(folder), strict=True):
        assert_frame_equal(one, other)
    assert {path.name for path in folder.path.iterdir()} == {
        "chances.json", "games.parquet", "outcomes.jsonl", "plan.json", "turns.parquet", "uses.parquet",
        "visits.parquet",
    }  # fmt: skip


def test_tables_are_written_where_there_is_something_new(
    folder: Folder, game: Outcome, monkeypatch: pytest.MonkeyPatch
) -> None:
    parquet_tables.refresh(folder)
    written: list[Path] = []
    monkeypatch.setattr(parquet_tables, "write", lambda folder: written.append(folder.path))
    folder.mend()
    parquet_tables.refresh(folder)
    assert not written
    folder.keep(numbered(game, 7))
    parquet_tables.refresh(folder)
    assert written


def test_who_asks_while_games_are_played_is_told_of_the_last_ones_the_next_time(
    folder: Folder, game: Outcome, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_order = Folder.in_order

    def and_then_another(folder: Folder) -> outcome_files.InOrder:
        found = in_order(folder)
        folder.keep(numbered(game, 7))
        return found

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(Folder, "in_order", and_then_another)
        parquet_tables.refresh(folder)
    assert pl.read_parquet(folder.path / "games.parquet").height == 7
    assert parquet_tables.read(folder).games.height == 8


def test_there_are_tables_where_nothing_was_played(tmp_path: Path) -> None:
    found = parquet_tables.read(Folder(tmp_path, QUICK))
    assert [frame.height for frame in found] == [0, 0, 0, 0]
    assert found.games.schema == parquet_tables.SCHEMAS["games"]


# ---------------------------------------------------------------------- what people are told


def report(capsys: pytest.CaptureFixture[str], path: Path) -> str:
    assert main(["report", str(path)]) == 2
    return capsys.readouterr().err


def test_a_report_says_what_is_wrong_with_a_folder(folder: Folder, capsys: pytest.CaptureFixture[str]) -> None:
    assert "is a file" in report(capsys, folder.path / "plan.json")
    folder.lines.path.write_bytes(b"what?\n")
    assert "Line 1 of" in report(capsys, folder.path)
    (folder.path / "plan.json").write_bytes(b"{")
    assert "plan.json is no plan of games" in report(capsys, folder.path)
    (folder.path / "plan.json").unlink()
    assert "There are no games in" in report(capsys, folder.path)


def test_who_is_stopped_at_the_very_beginning_leaves_no_half_of_a_plan(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(path: Path, text: bytes) -> int:
        path.open("wb").close()
        raise KeyboardInterrupt

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(Path, "write_bytes", interrupted)
        with pytest.raises(KeyboardInterrupt):
            Folder(tmp_path, QUICK)
    assert Folder(tmp_path, QUICK).plan == QUICK


def test_one_does_not_go_on_in_a_broken_folder(folder: Folder, capsys: pytest.CaptureFixture[str]) -> None:
    same = ["sim", "--players", "2", "--decks", "Dawn Charge,Grave Tide", "--bots", "random", "--seed", "3"]
    command = [*same, "--games", "7", "--jobs", "1", "--out", str(folder.path)]
    folder.lines.path.write_bytes(folder.lines.path.read_bytes() + b"what?\n")
    assert main(command) == 2
    assert "Line 8 of" in capsys.readouterr().err
    (folder.path / "plan.json").write_bytes(b"")
    assert main(command) == 2
    assert "plan.json is no plan of games: Input data was truncated. Choose another folder" in capsys.readouterr().err


def test_what_an_arena_remembers_of_a_game_is_little(game: Outcome) -> None:
    assert len(msgspec.json.encode(game.light())) < len(msgspec.json.encode(game)) / 5
    assert (game.light().winners, game.light().match) == (game.winners, game.match)
