"""Which test runs which function: all tests run once, and it is written down."""

from __future__ import annotations

import ast
import builtins
import json
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src"
KEPT: Final = ROOT / ".mutants"
MAP: Final = KEPT / "map.json"
QUIET: Final = ("-n0", "--dist=no", "-p", "no:cacheprovider", "-q", "--no-header", "--tb=no", "--no-summary")
BEFORE: Final = "before any test"


class Hits(MetaPathFinder):
    """Loads the package with a note at the beginning of each function that it was run."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.hits: set[int] = set()
        builtins._hits = self.hits  # type: ignore[attr-defined]  # the one name every module sees

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("planechase."):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.origin is not None and spec.origin.endswith(".py"):
            spec.loader = Changed(fullname, spec.origin, self.noted)
        return spec

    def noted(self, source: str, path: str) -> CodeType:
        tree = ast.parse(source)
        for function, name in outer_functions(tree):
            self.names.append(f"{Path(path).relative_to(SOURCE)}:{name}")
            note = ast.parse(f"_hits.add({len(self.names) - 1})").body[0]
            documented = ast.get_docstring(function) is not None
            function.body.insert(1 if documented else 0, note)
            ast.fix_missing_locations(function)
        return compile(tree, path, "exec")


class Changed(SourceFileLoader):
    """Compiles a module in another way, and keeps nothing of it."""

    def __init__(self, fullname: str, path: str, compiled: Callable[[str, str], CodeType]) -> None:
        super().__init__(fullname, path)
        self.compiled = compiled

    def get_code(self, fullname: str) -> CodeType:
        return self.compiled(Path(self.path).read_text(encoding="utf-8"), self.path)


def outer_functions(tree: ast.Module) -> Iterator[tuple[ast.FunctionDef | ast.AsyncFunctionDef, str]]:
    """The functions of a module and the methods of its classes, with their qualified names."""
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node, node.name
        elif isinstance(node, ast.ClassDef):
            for member in node.body:
                if isinstance(member, (ast.FunctionDef, ast.AsyncFunctionDef)):
                    yield member, f"{node.name}.{member.name}"


class Recorder:
    """Notes for each test how long it takes and which functions it runs."""

    def __init__(self, finder: Hits, known: Collection[str] = ()) -> None:
        self.finder = finder
        self.known = known
        self.tests: dict[str, tuple[float, list[int]]] = {}
        self.shared: dict[object, set[int]] = {}
        """What was run to set up each fixture that several tests share, of which only the first one runs it."""
        self.failed: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid not in self.known]

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self._close(BEFORE, 0)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[object]) -> Iterator[None]:
        if fixturedef.scope == "function":
            return (yield)
        hits = self.finder.hits
        before = set(hits)
        hits.clear()
        try:
            return (yield)
        finally:
            self.shared.setdefault(fixturedef, set()).update(hits)
            hits |= before

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        began = time.process_time()
        result = yield
        for fixture in _fixtures_of(item):
            self.finder.hits |= self.shared.get(fixture, set())
        self._close(item.nodeid, time.process_time() - began)
        return result

    def _close(self, test: str, took: float) -> None:
        self.tests[test] = took, sorted(self.finder.hits)
        self.finder.hits.clear()


def _fixtures_of(item: pytest.Item) -> Iterator[object]:
    """All that a test and its fixtures ask for; pytest has no public way to say that."""
    known = getattr(item, "_fixtureinfo", None)
    for definitions in known.name2fixturedefs.values() if known is not None else ():
        yield from definitions


def record(places: Sequence[str] = (), *, only_new: bool = False) -> None:
    """Run all tests, or those in these places, and write the map; or only those not in it, and add them to it."""
    written = json.loads(MAP.read_text(encoding="utf-8")) if only_new else {"functions": [], "tests": {}, "failed": []}
    finder = Hits()
    sys.meta_path.insert(0, finder)
    recorder = Recorder(finder, {*written["tests"], *written["failed"]})
    if pytest.main([*QUIET, *places], plugins=[recorder]) == pytest.ExitCode.USAGE_ERROR:
        sys.exit(f"These tests could not be collected: {', '.join(places)}")
    failed = sorted(set(recorder.failed))
    for test in failed:
        print(f"Left out, because it fails as it is: {test}", file=sys.stderr)
        recorder.tests.pop(test, None)
    before = len(written["functions"])
    noted = {test: (took, [before + hit for hit in hits]) for test, (took, hits) in recorder.tests.items()}
    written = {
        "functions": [*written["functions"], *finder.names],
        "tests": {**written["tests"], **noted},
        "failed": [*written["failed"], *failed],
    }
    KEPT.mkdir(exist_ok=True)
    MAP.write_text(json.dumps(written), encoding="utf-8")


@dataclass(slots=True)
class Map:
    """Which tests run a function, the quickest first, and what runs before any test."""

    tests: dict[str, list[str]]
    before: frozenset[str]
    took: dict[str, float]
    names: frozenset[str]
    breadth: dict[str, int]
    """How many functions a test runs."""
    failed: frozenset[str]
    """Tests that fail as they are."""

    def tests_of(self, function: str) -> list[str]:
        """The tests that run the function: those that are meant for its module first, then some of every file.

        Of a function that is newer than the map they are those that run its module.
        """
        if function in self.tests:
            found = self.tests[function]
        elif self.knows(function):
            return []
        else:
            module = function.partition(":")[0] + ":"
            near = (tests for key, tests in self.tests.items() if key.startswith(module))
            found = list({test: None for tests in near for test in tests})
        return self._in_order(found, f"/test_{Path(function.partition(':')[0]).stem.rstrip('s')}")

    def _in_order(self, tests: list[str], meant: str) -> list[str]:
        """Of each file first what runs few other functions; what takes long comes later."""
        place: dict[str, float] = {}
        seen: Counter[str] = Counter()
        for test in sorted(tests, key=lambda test: (self.breadth[test].bit_length(), self.took[test])):
            file = test.partition("::")[0]
            place[test] = seen[file] + 20 * self.took[test]
            seen[file] += 1
        return sorted(tests, key=lambda test: (meant not in test, place[test]))

    def knows(self, function: str) -> bool:
        """Whether the function was there when the map was made."""
        return function in self.names

    @staticmethod
    def read() -> Map:
        written = json.loads(MAP.read_text(encoding="utf-8"))
        names: list[str] = written["functions"]
        noted: dict[str, tuple[float, list[int]]] = written["tests"]
        before = frozenset(names[hit] for hit in noted.pop(BEFORE)[1])
        found: dict[str, list[str]] = defaultdict(list)
        for test, (_, hits) in sorted(noted.items(), key=lambda entry: entry[1][0]):
            for function in dict.fromkeys(names[hit] for hit in hits):
                found[function].append(test)
        took = {test: entry[0] for test, entry in noted.items()}
        breadth = {test: len(entry[1]) for test, entry in noted.items()}
        return Map(found, before, took, frozenset(names), breadth, frozenset(written["failed"]))
