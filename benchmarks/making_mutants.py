"""Making mutants: mutmut's operators, calls that are left out, and conditions turned round."""

from __future__ import annotations

import difflib
import hashlib
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from tests_by_function import SOURCE

PACKAGE: Final = SOURCE / "planechase"
ROOMS: Final = {
    **{
        name: f"rules/{name}"
        for name in ("language", "state", "events", "mana", "spells", "combat", "turns", "multiplayer", "casual")
    },
    **{name: f"rules/{name}.py" for name in ("layers", "dependency")},
    **{
        name: name
        for name in (
            "words", "reading", "variants", "decks", "collection", "telling", "bots", "testing", "paper", "tables",
            "server", "lab", "terminal",
        )
    },
    **{name: f"{name}.py" for name in ("past", "record", "game")},
}  # fmt: skip
"""Where mistakes are made. Cards and vocabulary have no functions to speak of."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One small mistake."""

    path: Path
    function: str
    line: int
    """Where the function begins: with its first decorator, if it has one."""
    kind: str
    source: str
    lot: str
    """By what it is drawn, and known in another run."""

    @property
    def key(self) -> str:
        return f"{self.path.relative_to(SOURCE)}:{self.function}"

    def diff(self) -> list[str]:
        """The lines that differ."""
        before = self.path.read_text(encoding="utf-8").splitlines()
        changes = difflib.unified_diff(before, self.source.splitlines(), lineterm="", n=0)
        return [line for line in changes if not line.startswith(("---", "+++", "@@"))]

    def is_equivalent(self, known: Sequence[dict[str, str]]) -> bool:
        """Whether it is listed among those that change nothing."""
        lines = [line[0] + line[1:].strip() for line in self.diff()]
        was = "\n".join(line[1:] for line in lines if line[0] == "-")
        became = "\n".join(line[1:] for line in lines if line[0] == "+")
        return any((self.key, was, became) == (one["function"], one["was"], one["became"]) for one in known)


@dataclass(frozen=True, slots=True)
class Possible:
    """A mutant that is still to be made."""

    path: Path
    kind: str
    function: str
    line: int
    make: Callable[[], str]
    old: Any
    place: int
    """Which of the mutants of its function it is."""

    def lot(self, seed: int) -> str:
        """What it draws: it changes only when the function does, so that a sample outlives other changes."""
        return hashlib.sha256(
            f"{seed} {self.path.relative_to(SOURCE)} {self.function} {self.place}".encode()
        ).hexdigest()

    def fits(self, matching: str) -> bool:
        """Whether this pattern is found in what would be changed."""
        return not matching or bool(re.search(matching, import_module("libcst").Module([]).code_for_node(self.old)))

    def made(self, seed: int) -> Mutant:
        return Mutant(self.path, self.function, self.line, self.kind, self.make(), self.lot(seed)[:8])


def mutants_of(path: Path) -> list[Possible]:
    """All mutants of a module, still unmade."""
    cst, matchers = import_module("libcst"), import_module("libcst.matchers")
    metadata = import_module("libcst.metadata")
    module, mutations = _mutmut_of(path)
    found: list[Possible] = []
    names: dict[Any, tuple[str, int]] = {}
    places: Counter[Any] = Counter()
    lines = metadata.MetadataWrapper(module, unsafe_skip_copy=True).resolve(metadata.PositionProvider)
    for node in module.body:
        if isinstance(node, cst.FunctionDef):
            names[node] = node.name.value, lines[_first(node)].start.line
        elif isinstance(node, cst.ClassDef) and isinstance(node.body, cst.IndentedBlock):
            for member in node.body.body:
                if isinstance(member, cst.FunctionDef):
                    names[member] = f"{node.name.value}.{member.name.value}", lines[_first(member)].start.line

    def add(kind: str, function: Any, old: Any, new: Any) -> None:
        def make() -> str:
            changed: str = module.deep_replace(old, new).code
            return changed

        places[function] += 1
        found.append(Possible(path, kind, *names[function], make, old, places[function]))

    sentences = [said for function in names for said in matchers.findall(function, matchers.FormattedString())]
    spoken = {part for said in sentences if " " in module.code_for_node(said) for part in _all_in(said)}
    for mutation in mutations:
        if mutation.contained_by_top_level_function not in names or mutation.original_node in spoken:
            continue
        if not _means_nothing(mutation.original_node):
            kind = "call" if isinstance(mutation.original_node, cst.Call) else "other"
            add(kind, mutation.contained_by_top_level_function, mutation.original_node, mutation.mutated_node)
    for function in names:
        for old, new in _left_out_or_turned_round(function):
            add("other", function, old, new)
    return found


def _mutmut_of(path: Path) -> tuple[Any, list[Any]]:
    """A module, and what mutmut's operators would change in it.

    mutmut leaves out decorated functions because it copies them. We put the changed code into the function that is
    there, so that only the decorators themselves must stay as they are. The exception is a signature that only the
    type checker reads.
    """
    cst, matchers = import_module("libcst"), import_module("libcst.matchers")
    mutmut = import_module("mutmut.mutation.file_mutation")
    skips = mutmut.MutationVisitor._skip_node_and_children
    for_types = matchers.FunctionDef(
        decorators=[matchers.ZeroOrMore(), matchers.Decorator(matchers.Name("overload")), matchers.ZeroOrMore()]
    )

    def skips_only_decorators(visitor: Any, node: Any) -> bool:
        if not isinstance(node, cst.FunctionDef) or not node.decorators:
            return bool(skips(visitor, node))
        return matchers.matches(node, for_types) or bool(skips(visitor, node.with_changes(decorators=())))

    with patch.object(mutmut.MutationVisitor, "_skip_node_and_children", skips_only_decorators):
        module, mutations, _, _ = mutmut.create_mutations(str(path), path.read_text(encoding="utf-8"))
    return module, mutations


def _first(function: Any) -> Any:
    """What of a function stands first, and gives its code the number of its line."""
    return function.decorators[0] if function.decorators else function


def _all_in(node: Any) -> Iterator[Any]:
    yield node
    for child in node.children:
        yield from _all_in(child)


def _means_nothing(node: Any) -> bool:
    """Sentences, and what only the type checker reads."""
    cst = import_module("libcst")
    sentence = (cst.FormattedString, cst.ConcatenatedString)
    if isinstance(node, cst.SimpleString):
        return " " in node.value
    if isinstance(node, (cst.Assign, cst.AnnAssign)):
        return isinstance(node.value, sentence) or (
            isinstance(node.value, cst.SimpleString) and " " in node.value.value
        )
    if isinstance(node, cst.Call) and isinstance(node.func, cst.Name):
        only = node.args[0].value if len(node.args) == 1 else None
        return node.func.value == "cast" or isinstance(only, (cst.SimpleString, *sentence))
    return False


def _left_out_or_turned_round(function: Any) -> list[tuple[Any, Any]]:
    """Calls whose result nobody uses, left out; and plain conditions, turned round."""
    cst, m = import_module("libcst"), import_module("libcst.matchers")
    found: list[tuple[Any, Any]] = []
    for line in m.findall(function, m.SimpleStatementLine(body=[m.Expr()])):
        said = line.body[0].value
        if isinstance(said, (cst.Call, cst.Await)):
            found.append((line, cst.parse_statement("pass")))
        elif isinstance(said, cst.Yield) and isinstance(said.value, cst.From):
            found.append((line, cst.parse_statement("yield from ()")))  # still a generator, but without the work
    for test in (part.test for part in m.findall(function, m.If() | m.IfExp() | m.While())):
        if isinstance(test, (cst.Name, cst.Attribute, cst.Call, cst.Subscript)):
            found.append((test, cst.UnaryOperation(cst.Not(), test, lpar=[cst.LeftParen()], rpar=[cst.RightParen()])))
    return found


def sample(room: str, size: int, seed: int, matching: str = "") -> list[Mutant]:
    """So many mutants of a room, the same for the same seed and code; at most a third of them in calls.

    `matching` leaves only those that change code in which this is found.
    """
    where = PACKAGE / ROOMS[room]
    paths = [where] if where.suffix else sorted(where.rglob("*.py"))
    possible = [mutant for path in paths for mutant in mutants_of(path) if mutant.fits(matching)]
    possible.sort(key=lambda one: one.lot(seed))
    calls = [one for one in possible if one.kind == "call"][: size // 3]
    others = [one for one in possible if one.kind != "call"][: size - len(calls)]
    return [one.made(seed) for one in sorted(calls + others, key=lambda one: (str(one.path), one.line))]
