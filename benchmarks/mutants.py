"""Small mistakes on purpose, and whether a test notices: `make mutants ARGS="--room combat --sample 60 --seed 1"`.

The mistakes come from mutmut's operators, with two of our own: a call that is left out, and a condition turned round.
Not counted are changes of sentences, which nothing decides by, and of types that only the type checker reads. Of each
room a sample is drawn, always the same for one seed; at most a third of it are changed arguments of calls, of which
there are most and which mostly break at once.

First the tests run once, and it is written down which functions each of them runs (`.mutants/map.json`; again with
`--map`, or with `--new` for new tests only). Then all tests are collected once; each mutant is tried in a fork of that
process, on the tests that run the changed function, some of each file, until one fails. What already runs while the
cards are made, or cannot be exchanged later, is tried in a process of its own. A mutant that survives `--budget`
seconds of its tests has survived; they are seconds of its own process, so that a busy machine changes no score. One
that hangs is ended, and is caught. Those that change nothing a game could notice are listed in
`equivalent_mutants.toml`, each with the reason, and are not counted. `--again` tries only those that survived the last
time. `--tests tests/paper` makes do with these tests, in the map as well; then the score is what they catch alone.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import resource
import signal
import subprocess
import sys
import time
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Final

import pytest
from making_mutants import PACKAGE, ROOMS, Mutant, sample
from tests_by_function import KEPT, MAP, QUIET, ROOT, Changed, Map, record

EQUIVALENT: Final = Path(__file__).with_name("equivalent_mutants.toml")
SURVIVED, CAUGHT, UNMADE = 0, 1, 99
STILL: Final = 300
"""A process that has done nothing for so many seconds waits for something that will never come."""
COLLECTING: Final = 60
"""Seconds in which the cards are made and the tests collected."""


class Runner:
    """Takes the place of pytest's loop: tries each mutant of each room on its tests, in a fork."""

    def __init__(
        self, drawn: Mapping[str, Callable[[], list[Mutant]]], known: Map, budget: float, places: Sequence[str]
    ) -> None:
        self.drawn = drawn
        self.known = known
        self.budget = budget
        self.places = places
        self.scores: dict[str, tuple[int, int]] = {}
        self.functions: Mapping[str, Sequence[FunctionType]] = {}
        self.honest: set[str] = set()
        self.nowhere = Path(os.devnull).open("w")  # noqa: SIM115  # every fork writes there

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        new = [test for test in items if test not in self.known.took and test not in self.known.failed]
        self.functions = functions_by_name()
        for room, draw in self.drawn.items():
            mutants = draw()
            print(f"{room}: {len(mutants)} mutants", flush=True)
            caught, survivors = 0, []
            for number, mutant in enumerate(mutants, 1):
                tests = [items[test] for test in (*self.known.tests_of(mutant.key), *new) if test in items]
                if self._try(f"{number:4}/{len(mutants)}", mutant, tests):
                    caught += 1
                else:
                    survivors.append(mutant.lot)
            self.scores[room] = caught, len(mutants)
            survivors_of(room).write_text("\n".join(survivors), encoding="utf-8")
        return True

    def _try(self, number: str, mutant: Mutant, tests: list[pytest.Item]) -> bool:
        """Whether it is caught."""
        began = time.monotonic()
        fate = self._forked(mutant, tests)
        if fate == UNMADE or (fate == SURVIVED and mutant.key in self.known.before):
            fate = self._alone(mutant, [test.nodeid for test in tests])
        word, took = "survived" if fate == SURVIVED else "caught", time.monotonic() - began
        print(f"{number} {word:8} {took:5.1f} s {len(tests):5} tests  {mutant.lot} {mutant.key}", flush=True)
        if fate == SURVIVED:
            print("\n".join(f"          {line}" for line in mutant.diff()), flush=True)
        return fate != SURVIVED

    def _forked(self, mutant: Mutant, tests: list[pytest.Item]) -> int:
        """A test that fails without the mistake as well is no witness."""
        while True:
            fate, witness = self._fork(mutant, tests)
            if witness is None or witness in self.honest:
                return fate
            if self._fork(None, [test for test in tests if test.nodeid == witness])[0] == SURVIVED:
                self.honest.add(witness)
                return fate
            print(f"           {witness} fails as it is", flush=True)
            tests = [test for test in tests if test.nodeid != witness]

    def _fork(self, mutant: Mutant | None, tests: list[pytest.Item]) -> tuple[int, str | None]:
        """What became of it, and which test failed, if one did; a signal (time, memory) counts as caught."""
        if not tests:
            return SURVIVED, None
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os._exit(self._in_fork(mutant, tests, writing))
        os.close(writing)
        with os.fdopen(reading) as told:
            witness = told.read()
        _, status = os.waitpid(child, 0)
        fate = os.waitstatus_to_exitcode(status)
        return fate, witness or None

    def _in_fork(self, mutant: Mutant | None, tests: list[pytest.Item], writing: int) -> int:
        sys.stdout = sys.stderr = self.nowhere
        try:
            if mutant is not None:
                exchange(mutant, self.functions)
        except Exception:  # it is gone since the cards were made, has no `super()` any more, or is in the signature
            return UNMADE
        try:
            witness = tried(tests, self.budget)
        except BaseException:  # whatever a mutant breaks, it was noticed
            return CAUGHT
        os.write(writing, (witness or "").encode())
        return SURVIVED if witness is None else CAUGHT

    def _alone(self, mutant: Mutant, tests: list[str]) -> int:
        """In a new process that makes the cards with the mistake; then every test may notice."""
        quick = sorted(self.known.took, key=self.known.took.__getitem__)
        facts = [test for test in quick if test.startswith(("tests/reference", "tests/cards/test_texts"))]
        order = [*dict.fromkeys([*tests[:400], *facts, *quick])]
        KEPT.mkdir(exist_ok=True)
        job = {
            "path": str(mutant.path), "source": mutant.source, "tests": order, "places": [*self.places],
            "budget": self.budget,
        }  # fmt: skip
        written = KEPT / f"job-{os.getpid()}.json"
        written.write_text(json.dumps(job), encoding="utf-8")
        done = subprocess.run(
            [sys.executable, __file__, "--alone", str(written)],
            check=False,
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        written.unlink()
        return done.returncode


def survivors_of(room: str) -> Path:
    """Where those that survived the last time are written down."""
    return KEPT / f"survivors-{room}.txt"


def tried(tests: Sequence[pytest.Item], budget: float) -> str | None:
    """Run tests until one fails, and say which; None if the time is over, or the tests are."""
    failed = Failures()
    tests[0].config.pluginmanager.register(failed)
    limit(budget)
    over = time.process_time() + budget
    for place, test in enumerate(tests):
        following = tests[place + 1] if place + 1 < len(tests) else None
        test.config.hook.pytest_runtest_protocol(item=test, nextitem=following)
        if failed.any:
            return test.nodeid
        if time.process_time() > over:
            break
    return None


def limit(budget: float) -> None:
    """A test that goes on for ever, or takes all memory, has noticed something; so has one that only waits."""
    seconds, bytes_ = int(time.process_time() + budget + 15), 3 << 30
    for what, most in ((resource.RLIMIT_CPU, seconds), (resource.RLIMIT_AS, bytes_)):
        resource.setrlimit(what, (most, resource.getrlimit(what)[1]))
    signal.signal(signal.SIGXCPU, signal.SIG_DFL)
    _end_if_still()


def _end_if_still() -> None:
    before = time.process_time()

    def look(*_: object) -> None:
        nonlocal before
        if time.process_time() - before < 0.01:
            os._exit(CAUGHT)
        before = time.process_time()

    signal.signal(signal.SIGALRM, look)
    signal.setitimer(signal.ITIMER_REAL, STILL, STILL)


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
        tests = [items[test] for test in self.tests if test in items]
        if tests and tried(tests, self.budget) is not None:
            self.fate = CAUGHT
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


def alone(written: Path) -> int:
    """Try the mutant of a job in this process."""
    job = json.loads(written.read_text(encoding="utf-8"))
    sys.meta_path.insert(0, OneMistake(job["path"], job["source"]))
    runner = Alone(job["tests"], job["budget"])
    limit(COLLECTING)
    code = pytest.main([*QUIET, *job["places"]], plugins=[runner])
    signal.setitimer(signal.ITIMER_REAL, 0)
    return CAUGHT if code not in (0, 5) else runner.fate


def exchange(mutant: Mutant, functions: Mapping[str, Sequence[FunctionType]]) -> None:
    """Put the changed code into the function, wherever it is kept."""
    new = next(code for code in codes(compile(mutant.source, str(mutant.path), "exec")) if _is(code, mutant))
    old = [function for function in functions.get(mutant.function, ()) if _is(function.__code__, mutant)]
    assert old, f"{mutant.function} is not to be found"
    assert any(function.__code__ != new for function in old), f"{mutant.function} is changed in its signature only"
    for function in old:
        function.__code__ = new


def functions_by_name() -> dict[str, list[FunctionType]]:
    """Every function of the package, also those that `tests/conftest.py` has frozen, which are not listed otherwise."""
    found: dict[str, list[FunctionType]] = defaultdict(list)
    gc.unfreeze()
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__.co_filename.startswith(str(PACKAGE)):
            found[thing.__code__.co_qualname].append(thing)
    gc.freeze()
    return found


def _is(code: CodeType, mutant: Mutant) -> bool:
    place = (code.co_filename, code.co_qualname, code.co_firstlineno)
    return place == (str(mutant.path), mutant.function, mutant.line)


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
    parser.add_argument("--again", action="store_true", help="only those that survived the last time")
    parser.add_argument("--tests", action="append", default=[], help="only the tests in this folder or file (all)")
    parser.add_argument("--map", action="store_true", help="find out anew which test runs which function")
    parser.add_argument("--new", action="store_true", help="find that out for tests that are newer than the map")
    parser.add_argument("--record", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--alone", type=Path, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    os.chdir(ROOT)
    if chosen.record:
        record(chosen.tests, only_new=chosen.new)
        return 0
    if chosen.alone:
        return alone(chosen.alone)
    if chosen.map or chosen.new or not MAP.exists():
        print("Finding out which test runs which function; this takes as long as the tests one after the other.")
        only_new = ["--new"] if chosen.new and MAP.exists() else []
        what = ["--record", *only_new, *(f"--tests={place}" for place in chosen.tests)]
        subprocess.run([sys.executable, __file__, *what], check=True, stdout=subprocess.DEVNULL)
    known = Map.read()
    equivalent = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("mutant", []) if EQUIVALENT.exists() else []

    def draw(room: str) -> list[Mutant]:
        drawn = sample(room, chosen.sample, chosen.seed, chosen.matching)
        if chosen.again:
            survivors = survivors_of(room).read_text(encoding="utf-8").split()
            drawn = [mutant for mutant in drawn if mutant.lot in survivors]
        return [mutant for mutant in drawn if not mutant.is_equivalent(equivalent)]

    runner = Runner({room: partial(draw, room) for room in chosen.room or ROOMS}, known, chosen.budget, chosen.tests)
    pytest.main([*QUIET, *chosen.tests], plugins=[runner])
    print("\nroom          caught    of")
    for room, (caught, size) in runner.scores.items():
        print(f"{room:12} {caught:7} {size:5}  {100 * caught / max(1, size):3.0f} %")
    return 0


if __name__ == "__main__":
    sys.exit(main())
