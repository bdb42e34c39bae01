"""Small mistakes on purpose, and whether a test notices: `make mutants ARGS="--room combat --sample 60 --seed 1"`.

The mistakes come from mutmut's operators, with two of our own: a call that is left out, and a condition turned round.
Not counted are changes of sentences, which nothing decides by, and of types that only the type checker reads. Of each
room a sample is drawn, always the same for one seed; at most a third of it are changed arguments of calls, of which
there are most and which mostly break at once.

First the tests run once, and it is written down which functions each of them runs (`.mutants/map.json`; again with
`--map`). Then all tests are collected once; each mutant is tried in a fork of that process, on the tests that run the
changed function, the quickest first, until one fails. What already runs while the cards are made is tried in a process
of its own. A mutant that survives `--budget` seconds of its tests has survived. Those that change nothing a game could
notice are listed in `equivalent_mutants.toml`, each with the reason, and are not counted.
"""

from __future__ import annotations

import argparse
import ast
import builtins
import difflib
import gc
import json
import os
import random
import re
import resource
import signal
import subprocess
import sys
import time
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src"
PACKAGE: Final = SOURCE / "planechase"
KEPT: Final = ROOT / ".mutants"
MAP: Final = KEPT / "map.json"
EQUIVALENT: Final = Path(__file__).with_name("equivalent_mutants.toml")
ROOMS: Final = {
    **{
        name: f"rules/{name}"
        for name in ("language", "state", "events", "mana", "spells", "combat", "turns", "multiplayer", "casual")
    },
    "layers": "rules/layers.py",
    "words": "words",
    "variants": "variants",
    "telling": "telling",
    "bots": "bots",
    "game": "game.py",
}
QUIET: Final = ("-n0", "--dist=no", "-p", "no:cacheprovider", "-q", "--no-header", "--tb=no", "--no-summary")
SURVIVED, CAUGHT, CRASHED = 0, 1, 2
BEFORE, ALL = "before any test", "all functions"


# ---------------------------------------------------------------------- which test runs which function


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

    def __init__(self, fullname: str, path: str, compiled: Any) -> None:
        super().__init__(fullname, path)
        self.compiled = compiled

    def get_code(self, fullname: str) -> CodeType:
        code: CodeType = self.compiled(Path(self.path).read_text(encoding="utf-8"), self.path)
        return code


def outer_functions(tree: ast.Module) -> Iterator[tuple[ast.FunctionDef, str]]:
    """The functions of a module and the methods of its classes, with their qualified names."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node, node.name
        elif isinstance(node, ast.ClassDef):
            for member in node.body:
                if isinstance(member, ast.FunctionDef):
                    yield member, f"{node.name}.{member.name}"


class Recorder:
    """Notes for each test how long it takes and which functions it runs."""

    def __init__(self, finder: Hits) -> None:
        self.finder = finder
        self.tests: dict[str, tuple[float, list[str]]] = {}
        self.failed: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self._close(BEFORE, 0)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        began = time.process_time()
        result = yield
        self._close(item.nodeid, time.process_time() - began)
        return result

    def _close(self, test: str, took: float) -> None:
        self.tests[test] = took, sorted({self.finder.names[hit] for hit in self.finder.hits})
        self.finder.hits.clear()


def record() -> None:
    """Run all tests once and write the map."""
    finder = Hits()
    sys.meta_path.insert(0, finder)
    recorder = Recorder(finder)
    pytest.main([*QUIET], plugins=[recorder])
    for test in dict.fromkeys(recorder.failed):
        print(f"Left out, because it fails as it is: {test}", file=sys.stderr)
        recorder.tests.pop(test, None)
    recorder.tests[ALL] = 0, sorted(set(finder.names))
    KEPT.mkdir(exist_ok=True)
    MAP.write_text(json.dumps(recorder.tests), encoding="utf-8")


@dataclass(slots=True)
class Map:
    """Which tests run a function, the quickest first, and what runs before any test."""

    tests: dict[str, list[str]]
    before: frozenset[str]
    took: dict[str, float]
    names: frozenset[str]

    def tests_of(self, mutant: Mutant) -> list[str]:
        """The tests that run the function; of one that is newer than the map, those that run its module."""
        if mutant.key in self.tests:
            return self.tests[mutant.key]
        module = str(mutant.path.relative_to(SOURCE)) + ":"
        near = {test for key, tests in self.tests.items() if key.startswith(module) for test in tests}
        return sorted(near, key=self.took.__getitem__) if not self.knows(mutant) else []

    def knows(self, mutant: Mutant) -> bool:
        """Whether the function was there when the map was made."""
        return mutant.key in self.names

    @staticmethod
    def read() -> Map:
        found: dict[str, list[str]] = defaultdict(list)
        noted: dict[str, tuple[float, list[str]]] = json.loads(MAP.read_text(encoding="utf-8"))
        for test, (_, functions) in sorted(noted.items(), key=lambda entry: entry[1][0]):
            for function in functions:
                if test not in (BEFORE, ALL):
                    found[function].append(test)
        took = {test: entry[0] for test, entry in noted.items()}
        return Map(found, frozenset(noted[BEFORE][1]), took, frozenset(noted.get(ALL, (0, []))[1]))


# ---------------------------------------------------------------------- making mutants


@dataclass(frozen=True, slots=True)
class Mutant:
    """One small mistake."""

    path: Path
    function: str
    line: int
    """Where the function begins."""
    kind: str
    source: str

    @property
    def key(self) -> str:
        return f"{self.path.relative_to(SOURCE)}:{self.function}"

    def diff(self) -> list[str]:
        """The lines that differ."""
        before = self.path.read_text(encoding="utf-8").splitlines()
        changes = difflib.unified_diff(before, self.source.splitlines(), lineterm="", n=0)
        return [line for line in changes if not line.startswith(("---", "+++", "@@"))]

    def is_equivalent(self, known: Sequence[dict[str, str]]) -> bool:
        """Whether it is listed among those that change nothing."""
        lines = [line[0] + line[1:].strip() for line in self.diff()]
        was = "\n".join(line[1:] for line in lines if line[0] == "-")
        became = "\n".join(line[1:] for line in lines if line[0] == "+")
        return any((self.key, was, became) == (one["function"], one["was"], one["became"]) for one in known)


@dataclass(frozen=True, slots=True)
class Possible:
    """A mutant that is still to be made."""

    path: Path
    kind: str
    function: str
    line: int
    make: Callable[[], str]
    old: Any

    def fits(self, matching: str) -> bool:
        """Whether this pattern is found in what would be changed."""
        return not matching or bool(re.search(matching, import_module("libcst").Module([]).code_for_node(self.old)))

    def made(self) -> Mutant:
        return Mutant(self.path, self.function, self.line, self.kind, self.make())


def mutants_of(path: Path) -> list[Possible]:
    """All mutants of a module, still unmade."""
    cst, metadata = import_module("libcst"), import_module("libcst.metadata")
    mutmut = import_module("mutmut.mutation.file_mutation")
    module, mutations, _, _ = mutmut.create_mutations(str(path), path.read_text(encoding="utf-8"))
    found: list[Possible] = []
    names: dict[Any, tuple[str, int]] = {}
    lines = metadata.MetadataWrapper(module, unsafe_skip_copy=True).resolve(metadata.PositionProvider)
    for node in module.body:
        if isinstance(node, cst.FunctionDef):
            names[node] = node.name.value, lines[node].start.line
        elif isinstance(node, cst.ClassDef) and isinstance(node.body, cst.IndentedBlock):
            for member in node.body.body:
                if isinstance(member, cst.FunctionDef):
                    names[member] = f"{node.name.value}.{member.name.value}", lines[member].start.line

    def add(kind: str, function: Any, old: Any, new: Any) -> None:
        found.append(Possible(path, kind, *names[function], lambda: module.deep_replace(old, new).code, old))

    for mutation in mutations:
        if mutation.contained_by_top_level_function in names and not _means_nothing(mutation.original_node):
            kind = "call" if isinstance(mutation.original_node, cst.Call) else "other"
            add(kind, mutation.contained_by_top_level_function, mutation.original_node, mutation.mutated_node)
    for function in names:
        for old, new in _left_out_or_turned_round(function):
            add("other", function, old, new)
    return found


def _means_nothing(node: Any) -> bool:
    """Sentences, and what only the type checker reads."""
    cst = import_module("libcst")
    sentence = (cst.FormattedString, cst.ConcatenatedString)
    if isinstance(node, cst.SimpleString):
        return " " in node.value
    if isinstance(node, (cst.Assign, cst.AnnAssign)):
        return isinstance(node.value, sentence) or (
            isinstance(node.value, cst.SimpleString) and " " in node.value.value
        )
    if isinstance(node, cst.Call) and isinstance(node.func, cst.Name):
        only = node.args[0].value if len(node.args) == 1 else None
        return node.func.value == "cast" or isinstance(only, (cst.SimpleString, *sentence))
    return False


def _left_out_or_turned_round(function: Any) -> list[tuple[Any, Any]]:
    """Calls whose result nobody uses, left out; and plain conditions, turned round."""
    cst, m = import_module("libcst"), import_module("libcst.matchers")
    found: list[tuple[Any, Any]] = []
    for line in m.findall(function, m.SimpleStatementLine(body=[m.Expr()])):
        said = line.body[0].value
        if isinstance(said, cst.Call):
            found.append((line, cst.parse_statement("pass")))
        elif isinstance(said, cst.Yield) and isinstance(said.value, cst.From):
            found.append((line, cst.parse_statement("yield from ()")))  # still a generator, but without the work
    for test in (part.test for part in m.findall(function, m.If() | m.IfExp() | m.While())):
        if isinstance(test, (cst.Name, cst.Attribute, cst.Call, cst.Subscript)):
            found.append((test, cst.UnaryOperation(cst.Not(), test, lpar=[cst.LeftParen()], rpar=[cst.RightParen()])))
    return found


def sample(room: str, size: int, seed: int, matching: str = "") -> list[Mutant]:
    """So many mutants of a room, the same for the same seed and code; at most a third of them in calls.

    `matching` leaves only those that change code in which this is found.
    """
    where = PACKAGE / ROOMS[room]
    paths = [where] if where.suffix else sorted(where.rglob("*.py"))
    possible = [mutant for path in paths for mutant in mutants_of(path) if mutant.fits(matching)]
    random.Random(f"{room} {seed}").shuffle(possible)
    calls = [one for one in possible if one.kind == "call"][: size // 3]
    others = [one for one in possible if one.kind != "call"][: size - len(calls)]
    return [one.made() for one in sorted(calls + others, key=lambda one: (str(one.path), one.line))]


# ---------------------------------------------------------------------- trying them


class Runner:
    """Takes the place of pytest's loop: tries each mutant on its tests, in a fork."""

    def __init__(self, mutants: Sequence[Mutant], known: Map, budget: float) -> None:
        self.mutants = mutants
        self.known = known
        self.budget = budget
        self.fates: list[int] = []
        self.functions: Mapping[str, Sequence[FunctionType]] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        self.functions = functions_by_name()
        gc.freeze()
        new = [test for test in items if test not in self.known.took]
        for number, mutant in enumerate(self.mutants, 1):
            tests = [items[test] for test in (*self.known.tests_of(mutant), *new) if test in items]
            began = time.monotonic()
            if mutant.key in self.known.before:
                fate = self._alone(mutant, [test.nodeid for test in tests])
            else:
                fate = self._forked(mutant, tests)
            self.fates.append(fate)
            took = time.monotonic() - began
            word = "survived" if fate == SURVIVED else "caught"
            print(
                f"{number:4}/{len(self.mutants)} {word:8} {took:5.1f} s {len(tests):5} tests  {mutant.key}", flush=True
            )
            if fate == SURVIVED:
                print("\n".join(f"          {line}" for line in mutant.diff()), flush=True)
        return True

    def _forked(self, mutant: Mutant, tests: list[pytest.Item]) -> int:
        if not tests:
            return SURVIVED
        child = os.fork()
        if child == 0:
            os._exit(self._in_fork(mutant, tests))
        _, status = os.waitpid(child, 0)
        return os.waitstatus_to_exitcode(status)

    def _in_fork(self, mutant: Mutant, tests: list[pytest.Item]) -> int:
        """Never returns to the loop of the parent; a signal (time, memory) counts as caught."""
        sys.stdout = sys.stderr = open(os.devnull, "w")  # noqa: PTH123, SIM115
        try:
            exchange(mutant, self.functions)
            return tried(tests, self.budget)
        except BaseException:  # whatever a mutant breaks, it was noticed
            return CRASHED

    def _alone(self, mutant: Mutant, tests: list[str]) -> int:
        """In a new process that makes the cards with the mistake; then every test may notice."""
        quick = sorted(self.known.took, key=self.known.took.__getitem__)
        facts = [test for test in quick if test.startswith(("tests/reference", "tests/cards/test_texts"))]
        order = [*dict.fromkeys([*tests[:400], *facts, *quick])]
        KEPT.mkdir(exist_ok=True)
        job = {"path": str(mutant.path), "source": mutant.source, "tests": order, "budget": self.budget}
        (KEPT / "job.json").write_text(json.dumps(job), encoding="utf-8")
        done = subprocess.run(
            [sys.executable, __file__, "--alone"],
            check=False,
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        return done.returncode


def tried(tests: Sequence[pytest.Item], budget: float) -> int:
    """Run tests until one fails or the time is over."""
    failed = Failures()
    tests[0].config.pluginmanager.register(failed)
    limit(budget)
    for place, test in enumerate(tests):
        following = tests[place + 1] if place + 1 < len(tests) else None
        test.config.hook.pytest_runtest_protocol(item=test, nextitem=following)
        if failed.any:
            return CAUGHT
        if time.process_time() > budget:
            break
    return SURVIVED


def limit(budget: float) -> None:
    """A test that goes on for ever, or takes all memory, has noticed something."""
    resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time() + budget + 30),) * 2)
    resource.setrlimit(resource.RLIMIT_AS, (3 << 30, 3 << 30))
    signal.signal(signal.SIGXCPU, signal.SIG_DFL)


class Failures:
    """Whether any test has failed."""

    def __init__(self) -> None:
        self.any = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.any = self.any or report.failed


class Alone:
    """Takes the place of pytest's loop in a process that has the mistake from the start."""

    def __init__(self, tests: Sequence[str], budget: float) -> None:
        self.tests = tests
        self.budget = budget
        self.fate = SURVIVED

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        self.fate = tried([items[test] for test in self.tests if test in items], self.budget + time.process_time())
        return True


class OneMistake(MetaPathFinder):
    """Loads one module of the package from another source."""

    def __init__(self, path: str, source: str) -> None:
        self.path = path
        self.source = source

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("planechase."):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.origin == self.path:
            spec.loader = Changed(fullname, self.path, lambda _, path: compile(self.source, path, "exec"))
        return spec


def alone() -> int:
    """Try the mutant of the job in this process."""
    job = json.loads((KEPT / "job.json").read_text(encoding="utf-8"))
    sys.meta_path.insert(0, OneMistake(job["path"], job["source"]))
    runner = Alone(job["tests"], job["budget"])
    code = pytest.main([*QUIET], plugins=[runner])
    return CRASHED if code not in (0, 5) else runner.fate


def exchange(mutant: Mutant, functions: Mapping[str, Sequence[FunctionType]]) -> None:
    """Put the changed code into the function, wherever it is kept."""
    new = next(code for code in codes(compile(mutant.source, str(mutant.path), "exec")) if _is(code, mutant))
    old = [function for function in functions.get(mutant.function, ()) if _is(function.__code__, mutant)]
    assert old, f"{mutant.key} is not to be found"
    for function in old:
        function.__code__ = new


def functions_by_name() -> dict[str, list[FunctionType]]:
    """Every function of the package."""
    found: dict[str, list[FunctionType]] = defaultdict(list)
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__.co_filename.startswith(str(PACKAGE)):
            found[thing.__code__.co_qualname].append(thing)
    return found


def _is(code: CodeType, mutant: Mutant) -> bool:
    if code.co_qualname != mutant.function or code.co_filename != str(mutant.path):
        return False
    return abs(code.co_firstlineno - mutant.line) <= 3  # a decorator stands before the line of the name


def codes(code: CodeType) -> Iterator[CodeType]:
    """A code object and all those inside it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes(constant)


# ---------------------------------------------------------------------- the command


def main() -> int:
    parser = argparse.ArgumentParser(description="Make small mistakes on purpose, and see whether a test notices.")
    parser.add_argument("--room", action="append", choices=ROOMS, help="which part of the package (all)")
    parser.add_argument("--sample", type=int, default=60, help="how many mutants of each room (60)")
    parser.add_argument("--seed", type=int, default=1, help="which sample (1)")
    parser.add_argument("--matching", default="", help="only changes of code in which this pattern is found")
    parser.add_argument("--budget", type=float, default=30, help="seconds of tests for each mutant (30)")
    parser.add_argument("--map", action="store_true", help="find out anew which test runs which function")
    parser.add_argument("--record", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--alone", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    os.chdir(ROOT)
    if chosen.record:
        record()
        return 0
    if chosen.alone:
        return alone()
    if chosen.map or not MAP.exists():
        print("Finding out which test runs which function; this takes as long as all tests one after the other.")
        subprocess.run([sys.executable, __file__, "--record"], check=True, stdout=subprocess.DEVNULL)
    known = Map.read()
    equivalent = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("mutant", []) if EQUIVALENT.exists() else []
    rooms: dict[str, list[Mutant]] = {}
    for room in chosen.room or ROOMS:
        drawn = sample(room, chosen.sample, chosen.seed, chosen.matching)
        rooms[room] = [mutant for mutant in drawn if not mutant.is_equivalent(equivalent)]
        print(f"{room}: {len(rooms[room])} mutants, {len(drawn) - len(rooms[room])} more change nothing", flush=True)
    runner = Runner([mutant for found in rooms.values() for mutant in found], known, chosen.budget)
    pytest.main([*QUIET], plugins=[runner])
    fates = iter(runner.fates)
    print("\nroom          caught    of")
    for room, found in rooms.items():
        caught = sum(next(fates) != SURVIVED for _ in found)
        print(f"{room:12} {caught:7} {len(found):5}  {100 * caught / max(1, len(found)):3.0f} %")
    return 0


if __name__ == "__main__":
    sys.exit(main())
