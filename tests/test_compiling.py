"""What the compiler is given, and what it makes of it (docs/decisions/0023-compiled.md)."""

from __future__ import annotations

import ast
import importlib
import sys
from dataclasses import FrozenInstanceError
from functools import cache
from os import environ
from pathlib import Path
from typing import Any

import pytest

from planechase.rules.language.fielded import Fielded
from planechase.rules.language.grammar import Effect
from planechase.rules.language.word import word
from planechase.words.effects.life import GainLife
from planechase.words.speech import Quantity, Spoken

ROOT = Path(__file__).parents[1]
COMPILING = ROOT / "compiling"
needs_sources = pytest.mark.skipif(not COMPILING.exists(), reason="only where the project's sources are")


@cache
def engine() -> Any:
    sys.path.insert(0, str(COMPILING))
    try:
        return importlib.import_module("engine")
    finally:
        sys.path.remove(str(COMPILING))


@cache
def texts() -> dict[Path, tuple[str, str]]:
    """Each module that is compiled: as it is, and as the compiler gets it."""
    modules = engine().modules_written()
    prepared = engine().prepared(list(modules.values()))
    return {path: (module.source, text) for (path, module), text in zip(modules.items(), prepared, strict=True)}


@needs_sources
def test_no_line_moves() -> None:
    for module, (written, prepared) in texts().items():
        then, now = ast.parse(written).body, ast.parse(prepared).body
        lines = {
            node.name: node.body[-1].end_lineno for node in now if isinstance(node, (ast.FunctionDef, ast.ClassDef))
        }
        for node in then:
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                assert lines[node.name] == node.body[-1].end_lineno, f"{module}: {node.name}"


@needs_sources
def test_decorators_are_told_the_fields_they_would_have_found() -> None:
    told: dict[str, tuple[str, ...]] = {}
    for module, (_, prepared) in texts().items():
        for node in ast.parse(prepared).body:
            call = node.value if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) else None
            if call is not None and ast.unparse(call.func) in ("word", "event"):
                assert isinstance(call.args[1], ast.Dict)
                names = tuple(ast.literal_eval(key) for key in call.args[1].keys if key is not None)
                told[f"{'.'.join(module.with_suffix('').parts)}.{ast.unparse(call.args[0])}"] = names
    assert len(told) > 700
    for name, names in told.items():
        home, _, kind = name.rpartition(".")
        found: type[Fielded] = getattr(importlib.import_module(home), kind)
        inherited = {field.name for base in found.__bases__ for field in getattr(base, "made_of", ())}
        own = tuple(field.name for field in found.made_of if field.name not in inherited or field.name in names)
        assert sorted(own) == sorted(names), name


@pytest.mark.skipif("PLANECHASE_COMPILED" not in environ, reason="these are not the tests of the compiled package")
@pytest.mark.parametrize(
    "name", ["game", "rules.layers", "rules.turns.priority", "words.effects.life", "bots.sensible"]
)
def test_these_are_the_tests_of_the_compiled_package(name: str) -> None:
    assert not str(importlib.import_module(f"planechase.{name}").__file__).endswith(".py")


def test_a_word_never_changes() -> None:
    gain = GainLife(Quantity())
    with pytest.raises((FrozenInstanceError, AttributeError)):
        gain.count = Quantity()  # type: ignore[misc]  # that is what is tried


@word
class Echoed(Effect, Spoken):
    """A word of somebody who writes cards: its class is not compiled, and has two bases."""

    times: int = 2

    def say(self, reader: object) -> str:
        return f"echo {self.times} times"


def test_words_of_others_stand_beside_compiled_ones() -> None:
    assert Echoed() == Echoed(2)
    assert Echoed(3) != Echoed()
    assert isinstance(Echoed(), Spoken)
    assert repr(Echoed(times=4)) == "Echoed(times=4)"
    with pytest.raises(TypeError, match="times"):
        Echoed("often")  # type: ignore[arg-type]  # that is what is refused
