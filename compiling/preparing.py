"""The sources as mypyc wants them: the same lines at the same places, with what it cannot see for itself written out.

A class decorator that mypyc does not know makes a class an ordinary one, which is slow. So `@word` and `@event` are
taken away, and what they would have found out, the fields of the class, is told to them right after it. An event, an
action or a dataclass gets the `__init__` that it would otherwise be given as it is imported. Classes that somebody may
derive others from, in files that are not compiled, are marked, and so are those that stand second among the bases of a
class. A function that says itself what does not belong where it is given something is given whatever it is: otherwise
the machine code would refuse it first, and less kindly. Nothing else is changed, and no line moves, so that an error is
found where it is told to be.

>>> gain = '''
... @word
... class Gain(Word):
...     amount: int = 1
... '''
>>> print(prepared([Module(gain)])[0], end="")
<BLANKLINE>
@mypyc_attr(allow_interpreted_subclasses=True)
class Gain(Word):
    amount: int
word(Gain, {'amount': 'int'}, {'amount': 1})
>>> gain_life = '''
... def gain_life(amount: int = 1) -> Gain: return Gain(amount)
... '''
>>> print(prepared([Module(gain_life, {"gain_life"})])[0].strip())
def gain_life(amount: Any = 1) -> Any: return Gain(amount)
"""

from __future__ import annotations

import ast
from collections.abc import Container, Iterator, Sequence
from typing import Final, NamedTuple

FIELDED: Final = ("word", "event")
"""The decorators of classes that are their fields."""
IS_ITS_FIELDS: Final = ("Fielded",)
WORDS: Final = ("Word",)
TRAITS: Final = ("SpokenWord", "Targeting", "GivenToSpells", "BlockGroupRule", "CountsColors", "AsksWhatWasSpent")
"""The classes that stand second among the bases of others."""
FOR_CHECKERS: Final = ("dataclass_transform",)
"""Decorators of functions that speak to type checkers alone; they would try to leave a note on machine code."""
OPEN: Final = (
    "Fielded", "Word", "Decision", "Variant", "StateBasedAction", "Mulligan", "Game", "Chance", "BotTable", "RandomBot",
    "SensibleBot", "Seer", "Automation", "AbilityIndex", "Characteristics", "CardDefinition", "Seat", "Result",
)  # fmt: skip
"""Those who write cards, variants, bots or tests may derive classes from these, and from all that derive from them.
Only what is open can be pickled and copied."""
FUTURE: Final = "from __future__ import annotations\n\n"
MARKS: Final = (
    "from __future__ import annotations; from typing import TYPE_CHECKING, Any, ClassVar, Union\n"
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


class Given(NamedTuple):
    """A field as `__init__` is given it."""

    name: str
    annotation: str
    default: str | None
    """What it is when nobody says anything; None if somebody has to."""
    fresh: str | None
    """How that is made, where it is something of its own each time."""


Classes = dict[str, list[ast.ClassDef]]
"""The classes of all modules. A word and an event may have one name."""


def prepared(modules: Sequence[Module]) -> list[str]:
    """The texts of the modules, all together, as mypyc takes them."""
    trees = [ast.parse(module.source) for module in modules]
    classes: Classes = {}
    for tree in trees:
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                classes.setdefault(node.name, []).append(node)
    return [_prepared(module, tree, classes) for module, tree in zip(modules, trees, strict=True)]


def _prepared(module: Module, tree: ast.Module, classes: Classes) -> str:
    lines = module.source.splitlines(keepends=True)
    edits: list[Edit] = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            edits += _edits(node, module.source, lines, classes)
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


def _derives(node: ast.ClassDef, names: Container[str], classes: Classes) -> bool:
    """Whether it is one of these classes, or derives from one."""
    bases = [base for base in map(_name, node.bases) if base != node.name]
    return node.name in names or any(
        base in names or any(_derives(each, names, classes) for each in classes.get(base, ())) for base in bases
    )


def _edits(node: ast.ClassDef, source: str, lines: list[str], classes: Classes) -> Iterator[Edit]:
    decorators = [each for each in node.decorator_list if _name(each) in FIELDED]
    marks = [IS_OPEN] if _derives(node, (*OPEN, *TRAITS), classes) else []
    if _is_made_natively(node, classes):
        docstring = node.body[0].end_lineno
        assert docstring is not None
        yield _whole_line(docstring, lines, _init(_given(node, classes)))
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


def _is_made_natively(node: ast.ClassDef, classes: Classes) -> bool:
    """Whether it gets an `__init__` that sets each field by itself.

    Words do not: they say in a sentence what does not belong into a field. Nor does what never changes.
    """
    for each in node.decorator_list:
        if _name(each) in FIELDED:
            return bool(_fields_in(node)) and not _derives(node, WORDS, classes)
        if _name(each) == "dataclass":
            return "frozen=True" not in ast.unparse(each)
    return False


def _given(node: ast.ClassDef, classes: Classes) -> dict[str, Given]:
    """The fields of a class, those of its bases first, whose types are names of another module."""
    found: dict[str, Given] = {}
    for base in map(_name, node.bases):
        of_base = [_given(each, classes) for each in classes.get(base, ()) if _derives(each, IS_ITS_FIELDS, classes)]
        if any(each != of_base[0] for each in of_base):
            raise ValueError(f"{node.name} derives from {base}, and there are several of that name.")
        found |= {name: field._replace(annotation="Any") for each in of_base for name, field in each.items()}
    for each in _fields_in(node) if node.decorator_list else ():
        default, fresh = (ast.unparse(each.value) if each.value is not None else None), None
        if isinstance(each.value, ast.Call) and _name(each.value) == "field":
            default, fresh = "None", ast.unparse(each.value.keywords[0].value)
        annotation = "Any" if fresh is not None else ast.unparse(each.annotation)
        found[_name(each.target)] = Given(_name(each.target), annotation, default, fresh)
    return found


def _fields_in(node: ast.ClassDef) -> list[ast.AnnAssign]:
    return [
        each
        for each in node.body
        if isinstance(each, ast.AnnAssign) and not ast.unparse(each.annotation).startswith("ClassVar")
    ]


def _init(fields: dict[str, Given]) -> str:
    given = [
        f"{name}: {one.annotation}" if one.default is None else f"{name}: {one.annotation} = {one.default}"
        for name, one in fields.items()
    ]
    sets = [
        f"self.{name} = {name}" if one.fresh is None else f"self.{name} = {one.fresh}() if {name} is None else {name}"
        for name, one in fields.items()
    ]
    return f"    def __init__({', '.join(['self', *given])}) -> None: {'; '.join(sets) or 'pass'}"


def _fields(node: ast.ClassDef, source: str, lines: list[str], decorator: str) -> Iterator[Edit]:
    """The fields lose what they are when nobody says anything; the decorator is told that after the class."""
    annotations: list[str] = []
    defaults: list[str] = []
    for each in _fields_in(node):
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
            yield _instead(each.annotation, repr(_said(each.annotation, source)))


def _said(annotation: ast.expr, source: str) -> str | None:
    """An annotation as a text that mypyc keeps: of one that begins as a union it forgets what it said."""
    if not isinstance(annotation, ast.BinOp):
        return ast.get_source_segment(source, annotation)
    sides = (annotation.left, annotation.right)
    return f"Union[{', '.join(str(_said(side, source)) for side in sides)}]"


def _instead(written: ast.expr, new: str) -> Edit:
    assert written.end_lineno is not None
    assert written.end_col_offset is not None
    return Edit(written.lineno - 1, written.col_offset, written.end_lineno - 1, written.end_col_offset, new)


def _door(node: ast.FunctionDef, module: Module) -> Iterator[Edit]:
    """A function for people takes whatever it is given, and may hand it on."""
    given = node.args
    if node.name in module.doors:
        parameters = [*given.posonlyargs, *given.args, *filter(None, [given.vararg, given.kwarg]), *given.kwonlyargs]
        for annotation in (*(each.annotation for each in parameters), node.returns):
            if annotation is not None:
                yield _instead(annotation, "Any")


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
