"""How the tests are run: which are slow, which get a second try or reach the engine, and what mistakes are made."""

from __future__ import annotations

import ast
import gc
import importlib
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from planechase import Game

ROOT = Path(__file__).parents[1]
TESTS = ROOT / "tests"
pytestmark = pytest.mark.skipif(not (ROOT / "compiling").exists(), reason="only where the project's sources are")


def lines(name: str) -> list[str]:
    return (TESTS / name).read_text(encoding="utf-8").splitlines()


@cache
def tool(folder: str, name: str) -> Any:
    sys.path.insert(0, str(ROOT / folder))
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove(str(ROOT / folder))


# ---------------------------------------------------------------------- the lists


def test_the_list_of_slow_tests_names_each_once_in_order() -> None:
    assert lines("slow.txt") == sorted(set(lines("slow.txt")))


def test_the_list_of_slow_tests_names_only_tests_that_exist(
    request: pytest.FixtureRequest, collected: frozenset[str]
) -> None:
    """Where a whole file was collected its tests are known by all of their names, otherwise by the function."""
    whole = {test.partition("::")[0] for test in collected} if "::" not in "".join(request.config.args) else set()
    gone = [test for test in lines("slow.txt") if not (test in collected if file_of(test) in whole else is_there(test))]
    assert not gone, "`make bench-tests ARGS=--write` writes the list anew"


def file_of(test: str) -> str:
    return test.partition("::")[0]


def is_there(test: str) -> bool:
    path, name = ROOT / file_of(test), test.rpartition("::")[2].partition("[")[0]
    if not path.is_file():
        return False
    last = name.rpartition(".")[2]  # a docstring's example is known by its full name
    return path.suffix == ".md" or bool(re.search(rf"def {re.escape(last)}\(", path.read_text(encoding="utf-8")))


def test_no_test_is_known_to_fail_by_chance() -> None:
    assert lines("flaky.txt") == [], "mend these, and take them from the list"


# ---------------------------------------------------------------------- what is run

MADE_UP = """import pytest

def test_quick(): pass

@pytest.mark.parametrize("count", [1, 2])
def test_slow(count): pass

@pytest.mark.whole_game
def test_whole(): pass
"""


def run_of(folder: Path, *arguments: str, **environment: str) -> list[str]:
    """The tests that a run of a made-up project with our `conftest.py` goes through."""
    (folder / "tests").mkdir()
    (folder / "conftest.py").write_text((ROOT / "conftest.py").read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "tests" / "slow.txt").write_text("tests/test_it.py::test_slow[2]\n", encoding="utf-8")
    (folder / "tests" / "test_it.py").write_text(MADE_UP, encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\nmarkers =\n    slow\n    whole_game\n", encoding="utf-8")
    surroundings = {name: value for name, value in os.environ.items() if name != "PLANECHASE_COMPILED"} | environment
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *arguments]
    done = subprocess.run(command, cwd=folder, env=surroundings, capture_output=True, text=True, check=True)
    return [line.rpartition("::")[2] for line in done.stdout.splitlines() if "::" in line]


def test_whole_games_are_left_to_the_compiled_engine(tmp_path: Path) -> None:
    assert run_of(tmp_path) == ["test_quick", "test_slow[1]", "test_slow[2]"]


def test_the_compiled_engine_plays_whole_games(tmp_path: Path) -> None:
    assert run_of(tmp_path, PLANECHASE_COMPILED="1") == ["test_quick", "test_slow[1]", "test_slow[2]", "test_whole"]


def test_whole_games_are_played_by_the_sources_where_one_asks(tmp_path: Path) -> None:
    assert run_of(tmp_path, "-m", "whole_game") == ["test_whole"]


def test_a_quick_run_leaves_out_what_the_list_names(tmp_path: Path) -> None:
    assert run_of(tmp_path, "-m", "not slow") == ["test_quick", "test_slow[1]"]


# ---------------------------------------------------------------------- reports

REPORT = """<?xml version="1.0" encoding="utf-8"?>
<testsuites><testsuite name="pytest">
<testcase classname="tests.server.test_serve" name="test_one" time="0.25"/>
<testcase classname="tests.server.storage.test_files.TestBoth" name="test_two[a.b]" time="0.75"/>
<testcase classname="docs.architecture.md" name="architecture.md" time="0.5"/>
<testcase classname="src.planechase.bots.bot_files" name="planechase.bots.bot_files.made" time="0.1"/>
<testcase classname="" name="tests.rules.test_gone" time="0.0"><error message="collection failure"/></testcase>
</testsuite></testsuites>
"""


@pytest.fixture
def written(tmp_path: Path) -> Callable[[str], Path]:
    """A report with this text."""

    def write(text: str) -> Path:
        path = tmp_path / "report.xml"
        path.write_text(text, encoding="utf-8")
        return path

    return write


def test_a_report_names_tests_as_one_would_name_them_to_pytest(written: Callable[[str], Path]) -> None:
    nested = next((TESTS / "server" / "storage").glob("test_*.py"))
    ran = tool("benchmarks", "junit_reports").read(written(REPORT.replace("test_files", nested.stem)))
    assert [each.test for each in ran] == [
        "tests/server/test_serve.py::test_one",
        f"tests/server/storage/{nested.name}::TestBoth::test_two[a.b]",
        "docs/architecture.md::architecture.md",
        "src/planechase/bots/bot_files.py::planechase.bots.bot_files.made",
        "tests.rules.test_gone",
    ]
    assert [each.folder for each in ran] == ["tests/server", "tests/server", "docs", "src", "."]
    assert [each.failed for each in ran] == [False, False, False, False, True]


def test_slow_is_what_takes_longer_and_keeps_its_name(written: Callable[[str], Path]) -> None:
    changing = '<testcase classname="tests.test_running" name="test_it[&lt;f at 0x7f&gt;]" time="9"/></testsuite>'
    ran = tool("benchmarks", "junit_reports").read(written(REPORT.replace("</testsuite>", changing, 1)))
    slow = tool("benchmarks", "times_of_tests").slow_tests(ran, 0.25)
    assert slow == ["docs/architecture.md::architecture.md", "tests.server.storage.test_files.TestBoth.test_two[a.b]"]


def test_the_dearest_tests_and_the_sum_of_each_folder_are_told(written: Callable[[str], Path]) -> None:
    ran = tool("benchmarks", "junit_reports").read(written(REPORT))
    said = tool("benchmarks", "times_of_tests").table(ran).splitlines()
    assert said[0].split() == ["0.75", "s", "tests.server.storage.test_files.TestBoth.test_two[a.b]"]
    assert said[-1].split() == ["1.6", "s", "5", "tests", "together"]


# ---------------------------------------------------------------------- a second try

SERVER, PAGE, RULES = (
    f"tests/{place}" for place in ("server/test_serve.py", "page/test_game.py", "rules/test_turn_steps.py")
)


def failing(written: Callable[[str], Path], *files: str) -> Any:
    """What is read of a report in which one test of each of these files failed."""
    cases = [
        f'<testcase classname="{file.removesuffix(".py").replace("/", ".")}" name="test_it{number}" time="1">'
        '<failure message="no"/></testcase>'
        for number, file in enumerate(files)
    ]
    text = f'<testsuites><testsuite name="pytest">{"".join(cases)}</testsuite></testsuites>'
    return tool("benchmarks", "junit_reports").read(written(text))


def tried(ran: Any, *, passes: bool) -> tuple[list[str] | None, list[str]]:
    """Which tests are flaky, and which were run again."""
    again: list[str] = []

    def run(test: str) -> bool:
        again.append(test)
        return passes

    return tool("benchmarks", "run_again").flaky(ran, run), again


def test_what_waits_for_others_and_passes_alone_is_flaky(written: Callable[[str], Path]) -> None:
    both = [f"{PAGE}::test_it0", f"{SERVER}::test_it1"]
    assert tried(failing(written, PAGE, SERVER), passes=True) == (both, both)


def test_what_fails_again_has_failed(written: Callable[[str], Path]) -> None:
    found, again = tried(failing(written, SERVER), passes=False)
    assert (found, again) == (None, [f"{SERVER}::test_it0"])


def test_a_test_of_rules_is_never_run_again(written: Callable[[str], Path]) -> None:
    assert tried(failing(written, SERVER, RULES), passes=True) == (None, [])


def test_a_run_that_failed_without_a_failed_test_has_failed(written: Callable[[str], Path]) -> None:
    assert tried(failing(written), passes=True) == (None, [])


def test_so_many_do_not_fail_by_chance(written: Callable[[str], Path]) -> None:
    assert tried(failing(written, *[SERVER] * 30), passes=True) == (None, [])


def test_flaky_tests_are_written_down(
    written: Callable[[str], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run_again_after(1, written, tmp_path, monkeypatch) == 0
    assert (tmp_path / "flaky.txt").read_text() == f"{SERVER}::test_it0\n"


@pytest.mark.parametrize("exit_code", [2, 3, 4, 5, 137])
def test_a_run_that_broke_off_has_failed_whatever_its_report_says(
    exit_code: int, written: Callable[[str], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An internal error of pytest after a test that failed by chance, for example."""
    assert run_again_after(exit_code, written, tmp_path, monkeypatch) == 1
    assert not (tmp_path / "flaky.txt").exists()


def run_again_after(
    exit_code: int, written: Callable[[str], Path], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> int:
    """What the script returns after a run in which one test of the server failed that passes alone."""
    script = tool("benchmarks", "run_again")
    failing(written, SERVER)
    monkeypatch.setattr(script, "passes_alone", lambda test: test == f"{SERVER}::test_it0")
    paths = [str(folder / name) for name in ("report.xml", "flaky.txt")]
    monkeypatch.setattr(sys, "argv", ["run_again.py", str(exit_code), *paths])
    returned = script.main()
    assert isinstance(returned, int)
    return returned


# ---------------------------------------------------------------------- what reaches the compiled engine


@cache
def reached() -> frozenset[str]:
    return frozenset(path.as_posix() for path in tool("compiling", "reached").test_files())


@pytest.mark.parametrize("room", ["rules", "words", "variants", "bots", "game", "cards", "testing"])
def test_all_tests_of_what_is_compiled_or_made_of_it_run_compiled(room: str) -> None:
    files = {path.relative_to(ROOT).as_posix() for path in (TESTS / room).rglob("test_*.py")}
    assert files
    assert files <= reached()


@pytest.mark.parametrize("room", ["golden", "properties"])
def test_whole_games_run_compiled(room: str) -> None:
    assert {path.relative_to(ROOT).as_posix() for path in (TESTS / room).rglob("test_*.py")} <= reached()
    assert "tests/test_compiling.py" in reached()


@pytest.mark.parametrize(
    "room", ["page", "server", "terminal", "lab", "reading", "paper", "tables", "telling", "collection"]
)
def test_what_is_the_same_python_in_both_packages_is_not_tested_twice(room: str) -> None:
    assert not [test for test in reached() if test.startswith(f"tests/{room}/")]


# ---------------------------------------------------------------------- mistakes on purpose

WITHOUT_FUNCTIONS = ("cards", "vocabulary", "writing", "version", "__init__", "__main__")


def test_mistakes_are_made_in_every_room() -> None:
    making = tool("benchmarks", "making_mutants")
    rooms = [making.PACKAGE / place for place in making.ROOMS.values()]
    modules = [path for path in making.PACKAGE.rglob("*.py") if path.name != "__init__.py"]
    left_out = {path.relative_to(making.PACKAGE).parts[0] for path in modules if not {path, *path.parents} & {*rooms}}
    assert {Path(name).stem for name in left_out} <= {*WITHOUT_FUNCTIONS}


def test_it_is_noted_which_test_runs_a_coroutine() -> None:
    source = "async def ask(): ...\nclass Room:\n    async def close(self): ...\n    def open(self): ...\n"
    named = tool("benchmarks", "tests_by_function").outer_functions(ast.parse(source))
    assert [name for _, name in named] == ["ask", "Room.close", "Room.open"]


SHARING = """
import pytest
from noting import HITS

@pytest.fixture(scope="module")
def deck():
    HITS.add(1)

@pytest.fixture(scope="module")
def game(deck):
    HITS.add(2)

@pytest.fixture
def turn(game):
    HITS.add(3)

def test_first(game): HITS.add(4)
def test_second(turn): HITS.add(5)
def test_third(deck): ...
def test_fourth(): ...
"""
NOTING = """
import sys
from types import SimpleNamespace
sys.path[:0] = [{folder!r}, {benchmarks!r}]
import noting, pytest
from tests_by_function import Recorder
recorder = Recorder(SimpleNamespace(hits=noting.HITS))
pytest.main(["-p", "no:cacheprovider", "--rootdir", {folder!r}, {folder!r}], plugins=[recorder])
print([hits for test, (_, hits) in recorder.tests.items() if "::" in test])
"""


def test_what_tests_share_is_run_by_each_of_them(tmp_path: Path) -> None:
    """Otherwise only the first of them would be tried on a mistake in it."""
    (tmp_path / "noting.py").write_text("HITS = set()", encoding="utf-8")
    (tmp_path / "test_sharing.py").write_text(SHARING, encoding="utf-8")
    code = NOTING.format(folder=str(tmp_path), benchmarks=str(ROOT / "benchmarks"))
    alone = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": ""}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, env=alone, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "[[1, 2, 4], [1, 2, 3, 5], [1], []]"


EQUIVALENT = ROOT / "benchmarks" / "equivalent_mutants.toml"


@pytest.mark.parametrize(
    "known",
    [
        pytest.param(mutant, id=f"{number}-{mutant['function'].rpartition('/')[2]}")
        for number, mutant in enumerate(tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["mutant"], 1)
    ]
    if EQUIVALENT.exists()
    else [],
)
def test_mistakes_that_change_nothing_are_listed_of_code_that_is_there(known: dict[str, str]) -> None:
    path, _, name = known["function"].partition(":")
    source = (ROOT / "src" / path).read_text(encoding="utf-8")
    outer = tool("benchmarks", "tests_by_function").outer_functions(ast.parse(source))
    found = [source.splitlines()[node.lineno - 1 : node.end_lineno] for node, called in outer if called == name]
    assert found, "no such function"
    there = {line.strip() for body in found for line in body}
    assert set(known["was"].splitlines()) <= there, "the function has changed: look whether the entry still holds"
    assert known["became"] != known["was"]


@pytest.mark.pure
def test_mistakes_can_be_put_into_functions_that_memory_keeps_for_good() -> None:
    """Otherwise each mistake is tried in a process of its own, which collects all tests again."""
    gc.freeze()
    found = tool("benchmarks", "mutants").functions_by_name()
    assert Game.fork in found["Game.fork"]


DECORATED = """
class Card:
    @property
    def cost(self):
        return 2
    @cost.setter
    def cost(self, paid):
        self.paid = paid + 1

    @named("cost", 3)
    def pay(self, tax=4):
        return tax - 1

    @overload
    def find(self, most=5): ...
"""


def test_mistakes_are_made_in_decorated_functions_but_not_in_decorators(tmp_path: Path) -> None:
    pytest.importorskip("mutmut", reason="it is in the group `mutation`, which only `make mutants` installs")
    path = tmp_path / "card.py"
    path.write_text(DECORATED, encoding="utf-8")
    possible = tool("benchmarks", "making_mutants").mutants_of(path)
    assert {(each.function, each.line) for each in possible} == {("Card.cost", 3), ("Card.cost", 6), ("Card.pay", 10)}
    assert all('@named("cost", 3)' in each.make() for each in possible)
    assert all("return 2" not in each.make() for each in possible if each.line == 3)


@pytest.fixture
def exchanged(tmp_path: Path) -> Callable[[int, str, str], list[int]]:
    """What the methods of a made-up class say once this was changed in the one whose decorator is in that line."""

    def exchange(line: int, old: str, new: str) -> list[int]:
        path, source = tmp_path / "card.py", DECORATED.partition("    @overload")[0]
        made: dict[str, Any] = {"named": lambda *_: lambda function: function}
        exec(compile(source, str(path), "exec"), made)
        card = made["Card"]
        functions = {"Card.cost": [card.cost.fget, card.cost.fset], "Card.pay": [card.pay]}
        name = "Card.pay" if line == 10 else "Card.cost"
        mutant = tool("benchmarks", "making_mutants").Mutant(path, name, line, "other", source.replace(old, new), "")
        tool("benchmarks", "mutants").exchange(mutant, functions)
        one = card()
        one.cost = 10
        return [one.cost, one.paid, one.pay()]

    return exchange


@pytest.mark.parametrize(
    ("line", "old", "new", "said"),
    [
        (3, "return 2", "return 7", [7, 11, 3]),
        (6, "paid + 1", "paid - 1", [2, 9, 3]),
        (10, "tax - 1", "tax + 1", [2, 11, 5]),
    ],
)
def test_a_mistake_is_put_into_the_one_decorated_function_it_is_made_in(
    exchanged: Callable[[int, str, str], list[int]], line: int, old: str, new: str, said: list[int]
) -> None:
    assert exchanged(line, old, new) == said


def test_a_mistake_in_a_signature_cannot_be_put_into_a_function_that_is_there(
    exchanged: Callable[[int, str, str], list[int]],
) -> None:
    """It would change nothing, and count as survived; it is tried in a process of its own instead."""
    with pytest.raises(AssertionError, match="signature"):
        exchanged(10, "tax=4", "tax=5")
