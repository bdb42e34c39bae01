"""What belongs into each field of a word, as its annotations say. Words look here when they are made.

An annotation is understood once for each class, when the first word of that class is made, so that importing stays
quick. A name that is known only to a type checker cannot be looked up; what it stands for is then not checked.
"""

from __future__ import annotations

import sys
import types
from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, NamedTuple, Union, get_args, get_origin

from planechase.rules.language.fielded import Fielded
from planechase.rules.language.word_errors import WrongField

WordsByName = Mapping[str, type]
"""The words there are, by name."""

NONE: Final = type(None)
SAID: Final[dict[type, str]] = {int: "a number", str: "a text", bool: "True or False", NONE: "None", tuple: "a tuple"}


class FieldShape(NamedTuple):
    """What belongs somewhere: a value of these types, of which a tuple must also pass `inside`; how to say it."""

    types: tuple[type, ...]
    inside: Callable[[tuple[object, ...]], bool] | None
    said: str

    def fits(self, value: object) -> bool:
        if not isinstance(value, self.types):
            return False
        return self.inside is None or not isinstance(value, tuple) or self.inside(value)


ANYTHING: Final = FieldShape((object,), None, "anything")


class Fields(NamedTuple):
    """The fields of one class of words: those that one look at the type settles, and those with tuples in them."""

    simple: tuple[tuple[str, tuple[type, ...]], ...]
    deep: tuple[tuple[str, FieldShape], ...]
    shapes: Mapping[str, FieldShape]


def fields_of(kind: type[Fielded], kinds: WordsByName) -> Fields:
    """What belongs into the fields of this class of words."""
    shapes = {field.name: _shape(field.annotation, kind, kinds) for field in kind.made_of}
    simple = tuple((name, shape.types) for name, shape in shapes.items() if shape.inside is None)
    deep = tuple((name, shape) for name, shape in shapes.items() if shape.inside is not None)
    return Fields(tuple(each for each in simple if object not in each[1]), deep, shapes)


def wrong_field(kind: type, name: str, shape: FieldShape, value: object, kinds: WordsByName) -> WrongField:
    """The sentence for a value that does not belong into a field."""
    return WrongField(f"{kind.__name__}.{name}: {shape.said} belongs here, not {_called(value, shape, kinds)}.")


# ---------------------------------------------------------------------- annotations

_SHAPES: Final[dict[str, FieldShape]] = {}
"""The shapes of annotations that mean the same in every module, because they speak only of words and plain values."""


def _shape(annotation: Any, kind: type, kinds: WordsByName) -> FieldShape:
    if not isinstance(annotation, str):
        return _shape_of(annotation)
    known = _SHAPES.get(annotation)
    if known is not None:
        return known
    module = sys.modules.get(kind.__module__)
    try:
        shape = _SHAPES[annotation] = _shape_of(eval(annotation, {**_plain_types(), **kinds}))
    except (NameError, AttributeError):
        try:
            shape = _shape_of(eval(annotation, {**_plain_types(), **vars(module), **kinds}))
        except (NameError, AttributeError, TypeError):
            return ANYTHING
    return shape


def _plain_types() -> dict[str, object]:
    # The rules of mana and zones are themselves written with words, so they can be asked only later.
    from planechase.rules.mana.mana import ManaCost  # noqa: PLC0415
    from planechase.rules.state.objects import Zone  # noqa: PLC0415
    from planechase.rules.state.steps import Step  # noqa: PLC0415

    return {"Id": int, "ManaCost": ManaCost, "Step": Step, "Zone": Zone}


def _shape_of(annotation: Any) -> FieldShape:
    if annotation is None:
        return FieldShape((NONE,), None, "None")
    if annotation is object:
        return ANYTHING
    if isinstance(annotation, type) and not isinstance(annotation, types.GenericAlias):
        return FieldShape((annotation,), None, SAID.get(annotation) or _with_article(annotation.__name__))
    origin, args = get_origin(annotation), get_args(annotation)
    if origin is Literal:
        return FieldShape(tuple({type(each) for each in args}), None, " or ".join(map(repr, args)))
    if origin is Union or origin is types.UnionType:
        return _either([_shape_of(each) for each in args])
    if origin is tuple:
        return _row(args)
    return ANYTHING


def _either(shapes: list[FieldShape]) -> FieldShape:
    if ANYTHING in shapes:
        return ANYTHING
    rows = [shape for shape in shapes if tuple in shape.types]
    named = [shape.said for shape in shapes if shape.types != (NONE,)]
    if len(named) < len(shapes):
        named.append("None")
    inside = (lambda row: any(shape.fits(row) for shape in rows)) if rows else None
    return FieldShape(tuple(each for shape in shapes for each in shape.types), inside, " or ".join(named))


def _row(args: tuple[Any, ...]) -> FieldShape:
    if len(args) == 2 and args[1] is Ellipsis:
        each = _shape_of(args[0])
        said = f"a tuple, each of it {each.said},"
        if each.inside is None:
            return FieldShape((tuple,), lambda row: all(isinstance(item, each.types) for item in row), said)
        return FieldShape((tuple,), lambda row: all(each.fits(item) for item in row), said)
    places = [_shape_of(each) for each in args]
    return FieldShape(
        (tuple,),
        lambda row: len(row) == len(places) and all(place.fits(item) for place, item in zip(places, row, strict=True)),
        f"a tuple of {len(places)} ({', '.join(place.said for place in places)})",
    )


# ---------------------------------------------------------------------- sentences


def _called(value: object, shape: FieldShape, kinds: WordsByName) -> str:
    """A value from outside, as it is best named in a sentence about it."""
    if isinstance(value, tuple) and tuple in shape.types:
        return f"({', '.join(_called(item, ANYTHING, kinds) for item in value)}{',' if len(value) == 1 else ''})"
    if isinstance(value, type):
        return f"the class {value.__name__}; write {value.__name__}(…)"
    if kinds.get(type(value).__name__) is type(value):
        return _with_article(type(value).__name__)
    if isinstance(value, list) and tuple in shape.types:
        return "a list; write (…,)"
    number = kinds.get("Number")
    if number is not None and type(value) is int and shape is not ANYTHING and issubclass(number, shape.types):
        return f"{value}; write Number({value})"
    return repr(value)


def _with_article(name: str) -> str:
    return f"{'an' if name[0] in 'AEIOU' else 'a'} {name}"
