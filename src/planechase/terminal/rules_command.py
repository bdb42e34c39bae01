"""`planechase rules`: list which of the Comprehensive Rules have tests."""

from __future__ import annotations

import argparse
import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

from planechase.rules.state.edition import IN_2011, Edition
from planechase.terminal.input_errors import Mistake
from planechase.terminal.rules_documents import SEEDS, WITHOUT


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("rule", nargs="?", metavar="RULE", help="show only this rule and those below it, such as 603")
    parser.add_argument("--counts", action="store_true", help="print how many tests each rule has, and not which")
    parser.add_argument("--json", action="store_true", help="print a JSON object from rules to tests")
    parser.add_argument(
        "--seeds", action="store_true", help="list every rule of the documents that planechase is made from"
    )
    parser.add_argument(
        "--edition", choices=[Edition.Y2011.value], help="list what was different in the rules of that time"
    )
    parser.add_argument("--tests", type=Path, metavar="FOLDER", help="the folder of tests, if not the repository's")


def run(args: argparse.Namespace) -> int:
    if args.edition is not None:
        return _print_differences(args)
    found = rules_with_tests(_folder(args.tests))
    if args.rule is not None:
        found = {rule: tests for rule, tests in found.items() if _below(rule, args.rule)}
    if args.seeds:
        return _print_seeds(found, args)
    if args.json:
        counted = {rule: len(tests) for rule, tests in found.items()}
        print(json.dumps(counted if args.counts else found, indent=2))
        return 0
    width = max((len(rule) for rule in found), default=0)
    for rule, tests in found.items():
        if args.counts:
            print(f"{rule:<{width}}  {len(tests)}")
        else:
            print(rule, *(f"  {test}" for test in tests), sep="\n")
    tests_named = {test for tests in found.values() for test in tests}
    print(f"{len(found)} rules have tests; {len(tests_named)} tests name a rule.")
    return 0


def _print_seeds(found: dict[str, list[str]], args: argparse.Namespace) -> int:
    """Every numbered rule of the seed documents with the tests that show it."""
    if args.json:
        shown = {document: {rule: found.get(rule, []) for rule in rules} for document, rules in SEEDS.items()}
        print(json.dumps(shown, indent=2))
        return 0
    missing = 0
    for document, rules in SEEDS.items():
        print(document)
        for rule in rules:
            tests = found.get(rule, [])
            missing += not tests and rule not in WITHOUT
            why = f"no test: {WITHOUT[rule]}" if rule in WITHOUT else "no test"
            print(f"  {rule}: {len(tests) if args.counts else ', '.join(tests)}" if tests else f"  {rule}: {why}")
    print(f"{missing} rules that are played have no test.")
    return 0


def _print_differences(args: argparse.Namespace) -> int:
    """What was otherwise in 2011, by the numbers of that time."""
    shown = [one for one in IN_2011 if args.rule is None or any(_below(rule, args.rule) for rule in one.rules)]
    if args.json:
        print(json.dumps([{"rules": list(one.rules), "says": one.says} for one in shown], indent=2))
        return 0
    if not shown:
        raise Mistake(f"Rule {args.rule} of 2011 made no difference in play.")
    for one in shown:
        print(f"{', '.join(one.rules)}: {one.says}")
    return 0


def _folder(given: Path | None) -> Path:
    if given is not None:
        if not given.is_dir():
            raise Mistake(f"There is no folder {given}.")
        return given
    for root in (Path.cwd(), *Path.cwd().parents, Path(__file__).resolve().parents[3]):
        if (root / "tests").is_dir() and (root / "src" / "planechase").is_dir():
            return root / "tests"
    raise Mistake(
        "The tests are not part of an installed planechase. Run this in a copy of the repository, "
        "or name the folder of tests with --tests FOLDER."
    )


def rules_with_tests(folder: Path) -> dict[str, list[str]]:
    """Each rule that tests are marked with, in the order of the rules, and those tests."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        name, text = path.relative_to(folder.parent).as_posix(), path.read_text(encoding="utf-8")
        for rule, test in _marks(ast.parse(text), name) if ".rule(" in text else ():
            if test not in found.setdefault(rule, []):
                found[rule].append(test)
    return {rule: found[rule] for rule in sorted(found, key=_place)}


def _marks(module: ast.Module, name: str) -> Iterator[tuple[str, str]]:
    """Every rule named in a module, with the test it stands on."""
    return _marks_in(module, name, _inherited(module))


def _marks_in(scope: ast.Module | ast.ClassDef, name: str, inherited: list[str]) -> Iterator[tuple[str, str]]:
    for node in scope.body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            own = [rule for decorator in node.decorator_list for rule in _named(decorator)]
            yield from _marks_in(node, f"{name}::{node.name}", inherited + own + _inherited(node))
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test"):
            own = [rule for decorator in node.decorator_list for rule in _named(decorator)]
            for rule in inherited + own:
                yield rule, f"{name}::{node.name}"


def _inherited(scope: ast.Module | ast.ClassDef) -> list[str]:
    """The rules in `pytestmark`, which hold for every test below it."""
    rules: list[str] = []
    for node in scope.body:
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            targets = [node.target]
        else:
            continue
        if any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets):
            assert node.value is not None
            rules += _named(node.value)
    return rules


def _named(expression: ast.expr) -> list[str]:
    """The rules in every `pytest.mark.rule(...)` inside an expression, also in the marks of parameters."""
    rules: list[str] = []
    for node in ast.walk(expression):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("pytest.mark.rule", "mark.rule"):
            rules += [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    return rules


def _place(rule: str) -> tuple[int, int, str]:
    """Where a rule stands in the book: 603.4 before 603.10, 603.10 before 603.10a."""
    match = re.fullmatch(r"(?:(\d{4}):)?(\d+)(?:\.(\d+)([a-z]*))?", rule)
    if match is None:
        return (10_000, 0, rule)
    return (int(match[1] or 0) + int(match[2]), int(match[3] or 0), match[4] or "")


def _below(rule: str, top: str) -> bool:
    """Whether a rule is this one, or a part of it."""
    if rule == top or rule.startswith(f"{top}."):
        return True
    return "." in top and rule.startswith(top) and rule[len(top) :].isalpha()
