"""`planechase rules`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from planechase.terminal.rules_documents import SEEDS, WITHOUT

if TYPE_CHECKING:
    from tests.terminal.conftest import Terminal

EXAMPLE = """
import pytest

pytestmark = [pytest.mark.rule("100.1")]


@pytest.mark.rule("603.10", "603.4")
def test_one():
    ...


@pytest.mark.rule("603.4")
class TestGroup:
    @pytest.mark.rule("603.10a")
    def test_two(self):
        ...

    def helper(self):
        ...


@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("700.2")), 2])
def test_three(n):
    ...
"""


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_example.py").write_text(EXAMPLE, encoding="utf-8")
    return folder


def test_rules_come_in_the_order_of_the_book_with_their_tests(terminal: Terminal, tests: Path) -> None:
    found = json.loads(terminal.run("rules", "--json", "--tests", tests))
    one, two, three = (f"tests/test_example.py::{name}" for name in ("test_one", "TestGroup::test_two", "test_three"))
    assert found == {
        "100.1": [one, two, three],
        "603.4": [one, two],
        "603.10": [one],
        "603.10a": [two],
        "700.2": [three],
    }
    assert list(found) == ["100.1", "603.4", "603.10", "603.10a", "700.2"]


def test_counts(terminal: Terminal, tests: Path) -> None:
    lines = terminal.run("rules", "--counts", "--tests", tests).splitlines()
    assert "603.4    2" in lines
    assert lines[-1] == "5 rules have tests; 3 tests name a rule."


def test_a_part_of_the_book(terminal: Terminal, tests: Path) -> None:
    chapter = json.loads(terminal.run("rules", "603", "--json", "--tests", tests))
    assert list(chapter) == ["603.4", "603.10", "603.10a"]
    rule = json.loads(terminal.run("rules", "603.10", "--json", "--tests", tests))
    assert list(rule) == ["603.10", "603.10a"]


def test_the_rules_of_this_repository_have_tests_but_for_those_that_no_test_can_show(terminal: Terminal) -> None:
    shown = json.loads(terminal.run("rules", "--json"))
    assert "601.2f" in shown
    assert [rule for rule in WITHOUT if rule in shown] == []


def test_without_tests_it_says_where_to_look(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("planechase.terminal.rules_command.__file__", str(tmp_path / "a" / "b" / "c" / "rules.py"))
    terminal.run("rules")
    assert terminal.code == 2
    assert "--tests FOLDER" in terminal.errors


def test_the_rules_that_no_test_can_show_belong_to_the_documents() -> None:
    every = [rule for rules in SEEDS.values() for rule in rules]
    assert len(every) == len(set(every))
    assert set(WITHOUT) <= set(every)


def test_what_was_otherwise_in_2011_is_listed(terminal: Terminal) -> None:
    shown = terminal.run("rules", "--edition", "2011")
    assert "704.5k: Legendary permanents of one name all go" in shown
    assert terminal.run("rules", "704.5k", "--edition", "2011").count("\n") == 1
    terminal.run("rules", "999", "--edition", "2011")
    assert "Rule 999 of 2011 made no difference in play." in terminal.errors
