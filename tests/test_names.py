"""A name occurs once: a traceback, a search or the name of a file says at once what is meant."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import planechase

SOURCE = Path(planechase.__file__).parent
OF_PACKAGES = ("__init__", "__main__")


def modules() -> list[Path]:
    return [path for path in sorted(SOURCE.rglob("*.py")) if path.stem not in OF_PACKAGES]


def given_twice(names: Iterable[tuple[str, Path]]) -> dict[str, list[str]]:
    """The names that stand in several places, and where."""
    places: defaultdict[str, list[str]] = defaultdict(list)
    for name, path in names:
        places[name].append(path.relative_to(SOURCE).as_posix())
    return {name: where for name, where in places.items() if len(where) > 1}


def test_a_module_is_the_only_one_of_its_name() -> None:
    assert given_twice((path.stem, path) for path in modules()) == {}


def test_a_public_class_is_the_only_one_of_its_name() -> None:
    classes = [
        (node.name, path)
        for path in sorted(SOURCE.rglob("*.py"))
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    ]
    assert given_twice(classes) == {}
