"""A name occurs once: a traceback, a search or the name of a file says at once what is meant."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
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


def types_defined(statements: Iterable[ast.stmt]) -> Iterator[str]:
    """The public classes, type aliases and type variables of a module: `Blocks`, but not `T`, `MOST` or `_Blocks`."""
    for node in statements:
        match node:
            case ast.If(body=body, orelse=other) | ast.Try(body=body, orelse=other):
                yield from types_defined((*body, *other))
            case ast.ClassDef(name=name) if not name.startswith("_"):
                yield name
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if is_type_name(name):
                if not is_passed_on(name, value):
                    yield name
            case ast.AnnAssign(target=ast.Name(id=name)) if is_type_name(name):
                yield name


def is_type_name(name: str) -> bool:
    return name[0].isupper() and not name.isupper()


def is_passed_on(name: str, value: ast.expr) -> bool:
    """Whether this is another module's name, as in `Step = _steps.Step`: an import in other words."""
    return isinstance(value, ast.Attribute) and value.attr == name


def test_a_module_is_the_only_one_of_its_name() -> None:
    assert given_twice((path.stem, path) for path in modules()) == {}


def test_a_public_type_is_the_only_one_of_its_name() -> None:
    types = [
        (name, path)
        for path in sorted(SOURCE.rglob("*.py"))
        for name in types_defined(ast.parse(path.read_text(encoding="utf-8")).body)
    ]
    assert given_twice(types) == {}
