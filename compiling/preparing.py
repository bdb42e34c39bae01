"""The sources as mypyc wants them: the same lines at the same places, with what it cannot see for itself written out.

A class decorator that mypyc does not know makes a class an ordinary one, which is slow. So `@word` and `@event` are
taken away, and what they would have found out, the fields of the class, is told to them right after it. Classes that
somebody may derive others from, in files that are not compiled, are marked, and so are those that stand second among
the bases of a class. A function that says itself what does not belong where it is given something is given whatever it
is: otherwise the machine code would refuse it first, and less kindly. Nothing else is changed, and no line moves, so
that an error is found where it is told to be.

>>> gain = '''
... @word
... class Gain(Fielded):
...     amount: int = 1
... '''
>>> print(prepared([Module(gain)])[0], end="")
<BLANKLINE>
@mypyc_attr(allow_interpreted_subclasses=True)
class Gain(Fielded):
    amount: int
word(Gain, {'amount': 'int'}, {'amount': 1})
>>> gain_life = '''
... def gain_life(amount: int = 1) -> Gain: return Gain(amount)
... '''
>>> print(prepared([Module(gain_life, {"gain_life"})])[0].strip())
def gain_life(amount: Any = 1) -> Gain: return Gain(amount)
"""

from __future__ import annotations

import ast
from collections.abc import Container, Iterator, Sequence
from typing import Final, NamedTuple

FIELDED: Final = ("word", "event")
"""The decorators of classes that are their fields."""
TRAITS: Final = ("Spoken", "Targeting", "GivenToSpells", "BlockGroupRule", "CountsColors")
"""The classes that stand second among the bases of others."""
FOR_CHECKERS: Final = ("dataclass_transform",)
"""Decorators of functions that speak to type checkers alone; they would try to leave a note on machine code."""
OPEN: Final = ("Fielded", "Decision", "Variant", "Game", "Chance", "RandomBot", "SensibleBot")
"""Those who write cards, variants, bots or tests may derive classes from these, and from all that derive from them."""
FUTURE: Final = "from __future__ import annotations\n\n"
MARKS: Final = (
    "from __future__ import annotations; from typing import TYPE_CHECKING, Any, ClassVar\n"
    "if TYPE_CHECKING: from mypy_extensions import mypyc_attr, trait\n"
)
"""What marks a class is needed by the compiler alone."""
SLOTS: Final = "__slots__"
DECLARED: Final = "_has_slots"
IS_OPEN: Final = "@mypyc_attr(allow_interpreted_subclasses=True)"
IS_TRAIT: Final = "@trait"
QUOTED: Final = ("NamedTuple", "TypedDict", "Protocol", "dataclass")
"""Bases and decorators of classes whose annotations mypyc would look up, though nobody asks, as the class is made."""


class Edit(NamedTuple):
    """A stretch of text, from one place to another (lines from 0, columns), and what stands there instead."""

    line: int
    column: int
    last: int
    end: int
    new: str


class Module(NamedTuple):
    """A module as it is written, and which of its functions (or methods) are doors for people."""

    source: str
    doors: Container[str] = ()


def prepared(modules: Sequence[Module]) -> list[str]:
    """The texts of the modules, all together, as mypyc takes them."""
    trees = [ast.parse(module.source) for module in modules]
    classes = [node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)]
    above: dict[str, set[str]] = {}
    for node in classes:
        above.setdefault(node.name, set()).update(map(_name, node.bases))
    return [_prepared(module, tree, above) for module, tree in zip(modules, trees, strict=True)]


def _prepared(module: Module, tree: ast.Module, above: dict[str, set[str]]) -> str:
    lines = module.source.splitlines(keepends=True)
    edits: list[Edit] = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            edits += _edits(node, module.source, lines, above)
            edits += (edit for each in node.body if isinstance(each, ast.FunctionDef) for edit in _door(each, module))
        elif isinstance(node, ast.FunctionDef):
            decorators = [each for each in node.decorator_list if _name(each) in FOR_CHECKERS]
            edits += (_whole_line(each.lineno - 1, lines, "") for each in decorators)
            edits += _door(node, module)
    for edit in sorted(edits, reverse=True):
        _apply(edit, lines)
    return "".join(lines).replace(FUTURE, MARKS, 1)


def _name(base: ast.expr) -> str:
    """What a base or a decorator is called: `Declaration` of `Declaration[int]`."""
    if isinstance(base, ast.Subscript):
        return _name(base.value)
    if isinstance(base, ast.Call):
        return _name(base.func)
    return base.id if isinstance(base, ast.Name) else base.attr if isinstance(base, ast.Attribute) else ""


def _is_open(name: str, above: dict[str, set[str]]) -> bool:
    return name in OPEN or name in TRAITS or any(_is_open(base, above) for base in above.get(name, ()) if base != name)


def _edits(node: ast.ClassDef, source: str, lines: list[str], above: dict[str, set[str]]) -> Iterator[Edit]:
    decorators = [each for each in node.decorator_list if _name(each) in FIELDED]
    # Several classes may have one name: of this one the bases are known.
    marks = [IS_OPEN] if _is_open(node.name, above | {node.name: set(map(_name, node.bases))}) else []
    if decorators:
        yield _whole_line(decorators[0].lineno - 1, lines, marks.pop())
        yield from _fields(node, source, lines, _name(decorators[0]))
    if node.name in TRAITS:
        marks.append(IS_TRAIT)
    yield from _slots(node)
    if any(_name(each) in QUOTED for each in (*node.bases, *node.decorator_list)):
        yield from _quoted(node, source)
    first = min([node.lineno, *(each.lineno for each in node.decorator_list)]) - 1
    for number, mark in enumerate(marks, 1):
        yield _whole_line(first - number, lines, mark)


def _fields(node: ast.ClassDef, source: str, lines: list[str], decorator: str) -> Iterator[Edit]:
    """The fields lose what they are when nobody says anything; the decorator is told that after the class."""
    annotations: list[str] = []
    defaults: list[str] = []
    for each in node.body:
        if isinstance(each, ast.AnnAssign) and not ast.unparse(each.annotation).startswith("ClassVar"):
            name = _name(each.target)
            annotations.append(f"{name!r}: {ast.get_source_segment(source, each.annotation)!r}")
            if each.value is not None:
                defaults.append(f"{name!r}: {ast.unparse(each.value)}")
                yield _without_default(each)
    said = f"{decorator}({node.name}, {{{', '.join(annotations)}}}, {{{', '.join(defaults)}}})"
    assert node.end_lineno is not None
    yield _whole_line(node.end_lineno, lines, said)


def _slots(node: ast.ClassDef) -> Iterator[Edit]:
    """A compiled class has no slots, but is asked for them (`own_attributes`): they get another name."""
    for each in node.body:
        if isinstance(each, ast.Assign) and _name(each.targets[0]) == SLOTS:
            start, end = each.col_offset, each.targets[0].end_col_offset
            assert end is not None
            yield Edit(each.lineno - 1, start, each.lineno - 1, end, f"{DECLARED}: ClassVar[str | tuple[str, ...]]")


def _quoted(node: ast.ClassDef, source: str) -> Iterator[Edit]:
    for each in node.body:
        if isinstance(each, ast.AnnAssign) and not isinstance(each.annotation, ast.Constant):
            yield _instead(each.annotation, repr(ast.get_source_segment(source, each.annotation)))


def _instead(written: ast.expr, new: str) -> Edit:
    assert written.end_lineno is not None
    assert written.end_col_offset is not None
    return Edit(written.lineno - 1, written.col_offset, written.end_lineno - 1, written.end_col_offset, new)


def _door(node: ast.FunctionDef, module: Module) -> Iterator[Edit]:
    """A function for people takes whatever it is given."""
    given = node.args
    if node.name in module.doors:
        for each in (*given.posonlyargs, *given.args, given.vararg, *given.kwonlyargs, given.kwarg):
            if each is not None and each.annotation is not None:
                yield _instead(each.annotation, "Any")


def _without_default(field: ast.AnnAssign) -> Edit:
    """Only the annotation remains, and as many lines as there were."""
    annotation = field.annotation
    assert annotation.end_lineno is not None
    assert annotation.end_col_offset is not None
    assert field.end_lineno is not None
    assert field.end_col_offset is not None
    gap = "\n" * (field.end_lineno - annotation.end_lineno)
    return Edit(annotation.end_lineno - 1, annotation.end_col_offset, field.end_lineno - 1, field.end_col_offset, gap)


def _whole_line(line: int, lines: list[str], new: str) -> Edit:
    """Instead of a decorator or of an empty line."""
    if line == len(lines):
        lines.append("\n")
    if lines[line].strip() and not lines[line].startswith("@"):
        raise ValueError(f"There is no room for {new!r} in line {line + 1}: {lines[line]!r}")
    return Edit(line, 0, line, len(lines[line]) - 1, new)


def _apply(edit: Edit, lines: list[str]) -> None:
    text = lines[edit.line][: edit.column] + edit.new + lines[edit.last][edit.end :]
    lines[edit.line : edit.last + 1] = text.splitlines(keepends=True)
