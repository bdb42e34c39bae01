"""No module reads what is meant for people: sentences of questions and names of classes are only ever shown."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence, Set
from pathlib import Path
from typing import Final

import pytest

import planechase

ROOT: Final = Path(planechase.__file__).parent
ROOMS: Final = ("rules", "words", "cards", "variants", "decks", "telling", "bots", "terminal")
SENTENCE: Final = "why"
"""What a question says: for people only, in every room."""
CLASS_NAME: Final = "__name__"
"""What a class is called: the language may look words up by it, those who play and tell may not."""
SPLITTING: Final = frozenset({"compile", "match", "fullmatch", "search", "split", "findall", "finditer"})
"""Functions of `re` that take a sentence to pieces."""


def modules(*rooms: str) -> list[Path]:
    return [path for room in rooms for path in sorted((ROOT / room).rglob("*.py"))]


def decided_by_english(source: str, *attributes: str) -> list[int]:
    """The lines in which such a text is compared, taken to pieces or looked up rather than shown."""
    if not any(attribute in source for attribute in attributes):
        return []
    tree = ast.parse(source)
    named = {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Attribute) and node.value.attr in attributes
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    reads = (read for node in ast.walk(tree) for read in _read(node))
    return sorted({read.lineno for read in reads if _is_text(read, attributes, named)})


def _is_text(node: ast.expr, attributes: Sequence[str], named: Set[str]) -> bool:
    """Whether this is such a text, or a name that was given to one."""
    if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
        return node.attr in attributes
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "str":
        return any(_is_text(argument, attributes, named) for argument in node.args)
    return isinstance(node, ast.Name) and node.id in named


def _read(node: ast.AST) -> Iterator[ast.expr]:
    """The expressions whose value this node looks into."""
    if isinstance(node, ast.Compare):
        yield from (node.left, *node.comparators)
    elif isinstance(node, ast.Attribute):
        yield node.value
    elif isinstance(node, ast.Subscript):
        yield from (node.value, node.slice)
    elif isinstance(node, ast.Match):
        yield node.subject
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        if node.func.attr in SPLITTING or node.func.attr == "get":
            yield from node.args


@pytest.mark.parametrize("room", ROOMS)
def test_no_module_decides_by_what_a_question_says(room: str) -> None:
    found = {str(path.relative_to(ROOT)): decided_by_english(path.read_text(), SENTENCE) for path in modules(room)}
    assert found
    assert {path: lines for path, lines in found.items() if lines} == {}


@pytest.mark.parametrize("room", ["telling", "bots", "terminal"])
def test_no_module_decides_by_what_a_class_is_called(room: str) -> None:
    found = {str(path.relative_to(ROOT)): decided_by_english(path.read_text(), CLASS_NAME) for path in modules(room)}
    assert found
    assert {path: lines for path, lines in found.items() if lines} == {}


def test_those_who_play_and_tell_name_no_field_by_a_string() -> None:
    named = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in modules("telling", "bots", "terminal")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("getattr", "hasattr")
        if isinstance(node.args[1], ast.Constant)
    ]
    assert named == []


@pytest.mark.parametrize(
    "line",
    [
        "decision.why.startswith('Choose')",
        "decision.why == 'Scry.'",
        "'discard' in decision.why",
        "decision.why[:6]",
        "type(effect).__name__ == 'Draw'",
        "JUDGES.get(type(effect).__name__)",
        "JUDGES[type(effect).__name__]",
        "str(decision.why).lower()",
        "re.match('Choose', decision.why)",
        "TURN.fullmatch(decision.why)",
    ],
)
def test_what_would_be_noticed(line: str) -> None:
    assert decided_by_english(f"def f(decision, effect):\n    return {line}", SENTENCE, CLASS_NAME) == [2]


def test_what_is_only_shown_is_not_noticed() -> None:
    assert decided_by_english("title = decision.why\nprint(title, f'{decision.why}')", SENTENCE) == []
    assert decided_by_english("title = decision.why\nprint(title.lower())", SENTENCE) == [2]
