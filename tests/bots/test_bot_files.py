"""Bots in files of one's own: who is meant, and what is said where that is not plain."""

from __future__ import annotations

from pathlib import Path

import pytest

from planechase.bots.bot_files import NoBot, beginning, file_of, loaded, version_of
from planechase.tables.bot_levels import bot

SEVERAL = """
from planechase.bots import SensibleBot

def choose(game, decision):
    return decision.default()

def helper(one):
    return one

class Careful(SensibleBot):
    def decide(self, game, decision):
        return super().decide(game, decision)

class Broken:
    def __init__(self, seed):
        raise RuntimeError("no luck")

    def decide(self, game, decision):
        return None
"""


@pytest.fixture
def several(tmp_path: Path) -> str:
    file = tmp_path / "several.py"
    file.write_text(SEVERAL)
    return str(file)


@pytest.mark.parametrize("between", ["", ":"])
def test_a_file_alone_is_asked_who_in_it_is_meant(several: str, between: str) -> None:
    with pytest.raises(NoBot) as refused:
        bot(several + between, 0)
    named = " or ".join(f"{several}:{name}" for name in ("choose", "Careful", "Broken"))
    assert str(refused.value) == f"Which function or class in {several}? Write {named}."


def test_who_is_not_in_a_file_is_told_who_is(several: str) -> None:
    with pytest.raises(NoBot, match=r"has no function or class 'chose'. Write .*:choose or"):
        loaded(f"{several}:chose", 0)


def test_a_file_without_bots_says_what_a_bot_is(tmp_path: Path) -> None:
    file = tmp_path / "empty.py"
    file.touch()
    with pytest.raises(NoBot, match=r"A bot is a function that takes \(game, decision\)"):
        loaded(str(file), 0)


def test_a_bot_that_cannot_be_made_says_where(several: str) -> None:
    with pytest.raises(NoBot, match=r"Broken cannot be made: RuntimeError: no luck \(.*several.py:16\)."):
        loaded(f"{several}:Broken", 0)


def test_a_file_that_cannot_be_imported_says_where(tmp_path: Path) -> None:
    file = tmp_path / "early.py"
    file.write_text("\n\nnothing_here()\n")
    with pytest.raises(NoBot, match=r"cannot be imported: NameError: .* \(.*early.py:3\)."):
        loaded(f"{file}:choose", 0)


def test_a_file_that_ends_the_program_is_no_bot(tmp_path: Path) -> None:
    file = tmp_path / "script.py"
    file.write_text("import sys\nsys.exit('goodbye')\n")
    with pytest.raises(NoBot, match=r"cannot be imported: SystemExit: goodbye \(.*script.py:2\)."):
        loaded(f"{file}:choose", 0)


def test_a_text_is_no_bot(tmp_path: Path) -> None:
    file = tmp_path / "bot.txt"
    file.write_text("def choose(game, decision): ...")
    with pytest.raises(NoBot, match=r"is no Python file"):
        loaded(f"{file}:choose", 0)


def test_a_bot_begins_where_its_answers_are_made(several: str) -> None:
    assert beginning(f"{several}:choose") == f" ({several}:4)"
    assert beginning(f"{several}:Careful") == f" ({several}:11)"
    assert beginning("steady") == ""


def test_a_file_that_has_changed_is_another_version(several: str) -> None:
    before = version_of(file_of(f"{several}:choose"))
    assert before == version_of(several)
    Path(several).write_text(SEVERAL + "\n")
    assert version_of(several) != before
