"""A folder in which the games of a plan are kept while they are played, so that one can go on where one stopped."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from planechase.lab.lines import InOrder, Lines
from planechase.lab.own_cards import NOTHING
from planechase.lab.plans import Plan
from planechase.lab.playing import Counted, Outcome
from planechase.lab.versions import Version, this_one

PLAN: Final = "plan.json"
OUTCOMES: Final = "outcomes.jsonl"
FAILED: Final = "failed"


class OtherPlan(ValueError):
    """The folder holds games of another plan; the message says what is different."""


class _Kept(Plan, frozen=True):
    """A plan as it is written down."""

    planechase: Version | None = None
    """With which its first game was played; that is no part of the plan."""


def plan_in(path: Path) -> Plan | None:
    """The plan of the games in a folder, if there are any; one that cannot be read is an `OtherPlan`."""
    return _read(path, Plan) if (path / PLAN).exists() else None


P = TypeVar("P", bound=Plan)


def _read(path: Path, kind: type[P]) -> P:
    try:
        return msgspec.json.decode((path / PLAN).read_bytes(), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise OtherPlan(
            f"{path / PLAN} is no plan of games: {error}. Choose another folder; or delete {PLAN}, and give the very "
            "command again with which the games there were played."
        ) from error


def _difference(path: Path, kept: Plan, plan: Plan) -> str:
    """What is not as it was when the games in a folder were played."""
    if msgspec.structs.replace(kept, versions=plan.versions) == plan:
        return _changed(path, kept.versions, plan.versions)
    if msgspec.structs.replace(kept, lists=plan.lists) == plan:
        return _changed(path, kept.lists, plan.lists)
    return f"{path} holds games of another plan ({PLAN} says which)"


def _changed(path: Path, before: Mapping[str, str], now: Mapping[str, str]) -> str:
    files = [file for file in now if now[file] != before.get(file)]
    return f"The games in {path} were played with another version of {' and '.join(files)}"


class Folder:
    """A plan and the outcomes of its games, a line each in the order in which they were over."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path, self.plan = path, plan
        path.mkdir(parents=True, exist_ok=True)
        kept = plan_in(path)
        if kept is None:
            begun = _Kept(**msgspec.structs.asdict(plan), planechase=this_one())
            aside = path / f".{PLAN}"  # whoever is stopped in the middle of it leaves no half of a plan
            aside.write_bytes(msgspec.json.format(msgspec.json.encode(begun)))
            aside.replace(path / PLAN)
        elif kept != plan:
            raise OtherPlan(f"{_difference(path, kept, plan)}; choose another folder.")

    @classmethod
    def opened(cls, path: Path) -> Folder:
        """A folder in which there are games; where there is no plan, that is a FileNotFoundError."""
        return cls(path, _read(path, Plan))

    def begun_with(self) -> Version | None:
        """The planechase with which the first game was played, where that is known."""
        return _read(self.path, _Kept).planechase

    @property
    def lines(self) -> Lines:
        """A line for each game that is over."""
        return Lines(self.path / OUTCOMES)

    def outcomes(self) -> Iterator[Outcome]:
        """All games that are over, in the order in which they were."""
        return (outcome for _, outcome in self.lines.read(Outcome))

    def counted(self) -> Iterator[Counted]:
        """The same, and of each only what is counted."""
        return (outcome for _, outcome in self.lines.read(Counted))

    def in_order(self) -> InOrder:
        """All games that are over, in the order of their numbers."""
        return InOrder(self.lines)

    def mend(self) -> None:
        """Forget a line of which only a part was written. Where nothing can be written, that is an OSError."""
        self.lines.mend()

    def keep(self, outcome: Outcome) -> None:
        """Write down what came of a game; of one that failed, its record in a file of its own."""
        if outcome.failure:
            aside = self.path / FAILED
            aside.mkdir(exist_ok=True)
            (aside / f"{outcome.match.number}.json").write_bytes(msgspec.json.encode(outcome))
        match = msgspec.structs.replace(outcome.match, lists={}, own=NOTHING)
        self.lines.add(msgspec.structs.replace(outcome, match=match, record=None))
