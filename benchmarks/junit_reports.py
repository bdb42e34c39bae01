"""What a run of the tests wrote down about itself (`pytest --junitxml`): each test, its time, and whether it failed."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

ROOT: Final = Path(__file__).resolve().parents[1]


@dataclass(frozen=True, slots=True)
class Ran:
    """One test that was run."""

    test: str
    """As one would name it to pytest; or what the report calls it, if that is nothing one can run again."""
    seconds: float
    failed: bool

    @property
    def folder(self) -> str:
        """`tests/rules` of a test in there; the first folder of what lies elsewhere."""
        parts = self.test.partition("::")[0].split("/")[:-1]
        return "/".join(parts[:2] if parts[:1] == ["tests"] else parts[:1]) or "."


def read(report: Path) -> list[Ran]:
    """All tests of a report."""
    return [
        Ran(
            _name(case.get("classname", ""), case.get("name", "")),
            float(case.get("time", 0)),
            any(case.find(outcome) is not None for outcome in ("failure", "error")),
        )
        for case in ElementTree.parse(report).iter("testcase")
    ]


def _name(dotted: str, name: str) -> str:
    """Of `tests.rules.test_turn.TestIt` the dots of the path become slashes again; which they are, the disk knows."""
    parts = dotted.split(".")
    for count in range(len(parts), 0, -1):
        folders, last = parts[: count - 1], parts[count - 1]
        with_ending = Path(*folders[:-1], f"{folders[-1]}.{last}") if folders else None
        for path in (Path(*folders, f"{last}.py"), with_ending):
            if path is not None and (ROOT / path).is_file():
                return "::".join([path.as_posix(), *parts[count:], name])
    return f"{dotted}.{name}".strip(".")
