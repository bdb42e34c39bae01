"""Things that are their fields: words, actions, events.

What a dataclass does, and lighter: nothing is generated for a class, so that a thousand of them are imported quickly.
The fields of a class are its annotations, those of its bases first; what an annotation is set to is what the field is
when nobody says anything.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import FrozenInstanceError
from inspect import get_annotations
from typing import Any, ClassVar, Final, NamedTuple, TypeVar, get_origin

NOTHING: Final = object()
"""The default of a field that must be given."""


class Field(NamedTuple):
    """A field of a class: its name, what is annotated, what it is when nobody says anything, or how that is made."""

    name: str
    annotation: object
    """A type, or its text in a module that leaves annotations as they are written."""
    default: object = NOTHING
    fresh: Callable[[], object] | None = None


class _Fresh(NamedTuple):
    make: Callable[[], object]


def field(*, default_factory: Callable[[], object]) -> Any:
    """A field that is something of its own each time, such as an empty dictionary, when nobody says anything."""
    return _Fresh(default_factory)  # for a type checker it stands for what will be made


class Fielded:
    """Something that is made of its fields."""

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()
    made_of: ClassVar[tuple[Field, ...]] = ()
    """The fields, in the order in which they are given."""

    def __init__(self, *given: Any, **named: Any) -> None:
        names = self.__match_args__
        name, value = "", None
        try:
            for name, value in zip(names, given, strict=False):
                object.__setattr__(self, name, value)
        except TypeError:
            # Machine code knows what belongs into a field, and refuses all else; we say it in a sentence.
            self._refuse_field(name, value)
            raise
        if named or len(given) != len(names):
            self._fill(given, named)
        self.__post_init__()

    def _fill(self, given: tuple[object, ...], named: dict[str, object]) -> None:
        """The fields that were given, and those that were not."""
        kind = type(self)
        rest = kind.made_of[len(given) :]
        if len(given) > len(kind.made_of):
            raise TypeError(f"{kind.__name__} has {len(kind.made_of)} fields, and {len(given)} were given.")
        for one in rest:
            value = named.pop(one.name, one.default)
            if value is NOTHING:
                if one.fresh is None:
                    raise TypeError(f"{kind.__name__} needs its field {one.name!r}.")
                value = one.fresh()
            try:
                object.__setattr__(self, one.name, value)
            except TypeError:
                self._refuse_field(one.name, value)
                raise
        for name in named:
            known = "was given twice" if name in kind.__match_args__ else "is none of its fields"
            raise TypeError(f"{kind.__name__}: {name!r} {known}.")

    def __post_init__(self) -> None:
        """Called when it has got its fields."""

    def _refuse_field(self, name: str, value: object) -> None:
        """Called when something does not belong into a field."""

    def __repr__(self) -> str:
        said = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__match_args__)
        return f"{type(self).__name__}({said})"


class Value(Fielded):
    """Something that is nothing but its fields: compared and hashed by them, and never changed."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if type(self) is not type(other):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__match_args__)

    def __hash__(self) -> int:
        return hash((type(self).__name__, *(getattr(self, name) for name in self.__match_args__)))

    def __reduce__(self) -> tuple[type[Value], tuple[object, ...]]:
        return type(self), tuple(getattr(self, name) for name in self.__match_args__)


def _refuse(value: Value, name: str) -> None:
    raise FrozenInstanceError(f"{type(value).__name__} never changes: cannot set {name!r}")


# mypyc refuses methods of these names where ordinary classes may derive from the class.
type.__setattr__(Value, "__setattr__", lambda self, name, value: _refuse(self, name))
type.__setattr__(Value, "__delattr__", lambda self, name: _refuse(self, name))  # noqa: PLW0108 (machine code is no method)


F = TypeVar("F", bound=Fielded)


def with_fields(
    kind: type[F], annotations: Mapping[str, object] | None = None, defaults: Mapping[str, object] | None = None
) -> type[F]:
    """Note what the fields of a class are: those of its bases, then its own annotations.

    A compiled class no longer knows what stood in it, and has to be told (see `compiling/preparing.py`).
    """
    found = {one.name: one for base in reversed(kind.__bases__) for one in getattr(base, "made_of", ())}
    said = kind.__dict__ if defaults is None else defaults
    for name, annotation in (get_annotations(kind) if annotations is None else annotations).items():
        if not _is_of_class(annotation):
            default = said.get(name, NOTHING)
            if name in found and name in kind.__dict__ and defaults is None:
                type.__delattr__(kind, name)  # it would stand before the field, if that is one of a compiled class
            found[name] = _field(name, annotation, default)
    if annotations is None and "__init__" not in kind.__dict__:
        type.__setattr__(kind, "__init__", Fielded.__init__)  # that of a compiled base knows no fields but its own
    kind.made_of = tuple(found.values())
    type.__setattr__(kind, "__match_args__", tuple(found))
    return kind


def _is_of_class(annotation: object) -> bool:
    return annotation.startswith("ClassVar") if isinstance(annotation, str) else get_origin(annotation) is ClassVar


def _field(name: str, annotation: object, default: object) -> Field:
    if isinstance(default, _Fresh):
        return Field(name, annotation, fresh=default.make)
    return Field(name, annotation, default)


def replace(one: F, **changes: object) -> F:
    """The same with some fields changed."""
    return type(one)(**{name: getattr(one, name) for name in one.__match_args__} | changes)
