"""Which test files machine code can make fail: `python compiling/reached.py` lists what `make test-compiled` runs.

A folder of tests that is named after a room of planechase is about that room. It counts if something in the room is
compiled, or made of what is. Any other test counts if it imports planechase, and no room that the engine never imports:
what is about the server or the tables is the same Python in both packages, and has been tested already. The helpers
of a test and the `conftest.py` of its folder belong to it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import grimp
from engine import ROOT, SOURCES, hot_modules

TESTS: Final = ROOT / "tests"
PACKAGE: Final = "planechase"
MADE_OF_COMPILED: Final = frozenset({"cards", "testing"})
"""Rooms that are not compiled: cards are values made of compiled words, and the other sets up compiled games."""


def test_files() -> list[Path]:
    """The test files that reach machine code, relative to the project."""
    return [path.relative_to(ROOT) for path in sorted(TESTS.rglob("test_*.py")) if _is_reached(path)]


def _is_reached(path: Path) -> bool:
    folder = path.relative_to(TESTS).parts[0]
    place = SOURCES / PACKAGE / folder
    if place.is_dir() or place.with_suffix(".py").is_file():
        return folder in _compiled() | MADE_OF_COMPILED
    imported = rooms_imported(path)
    return bool(imported) and imported <= needed()


@cache
def _compiled() -> frozenset[str]:
    return frozenset(Path(module.parts[1]).stem for module in hot_modules())


@cache
def needed() -> frozenset[str]:
    """The rooms that compiled modules import, directly or not, and those that tests of the engine are made with."""
    imports = grimp.build_graph(PACKAGE, cache_dir=None)
    modules = {".".join(module.with_suffix("").parts) for module in hot_modules()}
    modules |= {module for module in imports.modules if _room(module) in MADE_OF_COMPILED}
    return frozenset(_room(module) for start in modules for module in {start, *imports.find_upstream_modules(start)})


def rooms_imported(path: Path) -> frozenset[str]:
    """The rooms of planechase that a test file imports, by itself, its helpers or its fixtures."""
    seen: set[Path] = set()
    waiting = [path]
    while waiting:
        file = waiting.pop()
        if file not in seen:
            seen.add(file)
            waiting += _belonging_to(file)
    names = {name for file in seen for name in _imported(file) if name.split(".")[0] == PACKAGE}
    return frozenset(_room(name) for name in names)


def _belonging_to(file: Path) -> Iterator[Path]:
    """The fixtures of the folder, but not those that all tests share, and the helpers that a file imports."""
    candidates = [ROOT / f"{name.replace('.', '/')}.py" for name in _imported(file) if name.startswith("tests.")]
    if file.parent != TESTS:
        candidates.append(file.with_name("conftest.py"))
    return (candidate for candidate in candidates if candidate.is_file())


def _room(module: str) -> str:
    """`rules` of `planechase.rules.turns.turn`; what `planechase` itself gives comes from `game`."""
    return (*module.split("."), "game")[1]


@cache
def _imported(file: Path) -> frozenset[str]:
    """What a file imports; of `from a import b` both `a` and `a.b` where that is a module."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names.add(node.module)
            names.update(f"{node.module}.{each.name}" for each in node.names if _is_module(node.module, each.name))
    return frozenset(names)


def _is_module(package: str, name: str) -> bool:
    folder = ROOT if package.startswith("tests") else SOURCES
    place = folder.joinpath(*package.split("."), name)
    return place.is_dir() or place.with_suffix(".py").is_file()


if __name__ == "__main__":
    print(*test_files(), sep="\n")
