"""The types of messages and commands, written out in TypeScript, so that a page that misreads one does not compile."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from typing import Any, Final

from msgspec import NODEFAULT, Struct, inspect

from planechase.paper.deeds import BY_AMOUNTS
from planechase.rules.state.decisions import Decision, Declaration
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.steps import Step
from planechase.rules.turns.priority import ActionKind
from planechase.tables.commands import AnyCommand
from planechase.tables.companion.companion_commands import CompanionCommand
from planechase.tables.companion.companion_messages import PaperMessage
from planechase.tables.messages import AnyMessage
from planechase.telling.entries import LogKind

HEADING: Final = """\
// What people at a table are told and may ask for.
// Written by `python -m planechase.server.typescript page/src/messages.ts`; changes belong into the Python types.
"""

_SAID_BETTER: Final = {("SceneChange", "scene"): 'Partial<Omit<Scene, "things">>'}
"""What TypeScript can say more exactly than Python."""

_CALLED: Final = {"View": "Scene", "SeatView": "SeatScene", "TurnView": "TurnScene"}
"""What is told of a view is the one with ids in its zones."""

_SIMPLE: Final = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


TypeWithFields = inspect.StructType | inspect.TypedDictType | inspect.DataclassType
"""What is made of named fields."""


class TypeScriptWriter:
    """Writes each type once, those that others are made of first."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def name(self, kind: inspect.Type) -> str:
        """How a type is called where it is used."""
        match kind:
            case inspect.StructType() | inspect.TypedDictType() | inspect.DataclassType():
                return self._fields(kind)
            case inspect.UnionType(types=types):
                return " | ".join(dict.fromkeys(self.name(each) for each in types))
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                return f"{self._bracketed(item)}[]"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.name(each) for each in items)}]"
            case inspect.DictType(key_type=key, value_type=value):
                return f"Record<{self.name(key)}, {self.name(value)}>"
            case inspect.EnumType(cls=words):
                return _listed(each.value for each in words)
            case inspect.LiteralType(values=values):
                return " | ".join(json.dumps(value) for value in values)
        return _SIMPLE[type(kind)]

    def _bracketed(self, kind: inspect.Type) -> str:
        name = self.name(kind)
        return f"({name})" if " " in name else name

    def _fields(self, kind: TypeWithFields) -> str:
        called = _CALLED.get(kind.cls.__name__, kind.cls.__name__)
        if called not in self.written:
            self.written[called] = ""
            lines = [f"  {field}: {of};" for field, of in self._lines(kind)]
            self.written[called] = "\n".join([f"export interface {called} {{", *lines, "}"])
        return called

    def _lines(self, kind: TypeWithFields) -> Iterable[tuple[str, str]]:
        if isinstance(kind, inspect.StructType) and kind.tag_field is not None:
            yield kind.tag_field, json.dumps(kind.tag)
        for field in kind.fields:
            better = _SAID_BETTER.get((kind.cls.__name__, field.name))
            called = field.encode_name if field.encode_name.isidentifier() else json.dumps(field.encode_name)
            yield f"{called}{'' if _always(kind, field) else '?'}", better or self.name(field.type)


def _always(kind: TypeWithFields, field: inspect.Field) -> bool:
    """Whether a field is always there. What we send is; what we are sent may leave out what has a usual value."""
    if isinstance(kind, inspect.TypedDictType):
        return field.required
    return field.default is NODEFAULT and field.default_factory is NODEFAULT


_SPOKEN: Final[Mapping[str, Any]] = {
    "Message": AnyMessage,
    "Command": AnyCommand,
    "PaperMessage": PaperMessage,
    "PaperCommand": CompanionCommand,
}
"""What is said on lines, to people and by them."""

_CLOSED: Final[Mapping[str, type[Enum]]] = {"Step": Step, "Purpose": Purpose, "LogKind": LogKind, "Deed": ActionKind}
"""Closed sets of words; in messages they are text."""


def typescript(more: Sequence[type[Struct]] = ()) -> str:
    """All types, as one file; `more` are additional types of the code that sends messages."""
    writer = TypeScriptWriter()
    unions = {name: writer.name(_info(kind)) for name, kind in _SPOKEN.items()}
    for each in more:
        writer.name(_info(each))
    closed = {name: [each.value for each in kind] for name, kind in _CLOSED.items()} | {"QuestionKind": _kinds()}
    words = [f"export type {name} = {_listed(each)};" for name, each in closed.items()]
    types = [f"export type {name} = {union};" for name, union in unions.items()]
    return "\n\n".join([HEADING.rstrip(), *words, _totals(), *writer.written.values(), *types]) + "\n"


def _totals() -> str:
    """What a phone may send late: it must know, too."""
    names = "\n".join(f"  {json.dumps(kind.__struct_config__.tag)}," for kind in BY_AMOUNTS)
    return f"export const BY_AMOUNTS: ReadonlySet<string> = new Set([\n{names}\n]);"


def _listed(words: Iterable[str]) -> str:
    return " | ".join(json.dumps(each) for each in words)


def _kinds() -> list[str]:
    """The kinds of questions that the game asks."""

    def below(kind: type[Decision[Any]]) -> Iterable[type[Decision[Any]]]:
        yield kind
        for each in kind.__subclasses__():
            yield from below(each)

    asked = [kind for kind in below(Decision) if kind not in (Decision, Declaration)]
    return sorted(kind.__name__ for kind in asked if kind.__module__.startswith("planechase."))


def _info(kind: Any) -> inspect.Type:
    return inspect.type_info(kind)
