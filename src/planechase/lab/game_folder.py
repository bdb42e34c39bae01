"""The folder in which the games of a plan are stored while they are played, so that a stopped run can continue."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from planechase.lab.game_plans import GamePlan
from planechase.lab.lab_games import CountedOutcome, Outcome
from planechase.lab.outcome_files import InOrder, OutcomeFile
from planechase.lab.own_cards import NOTHING
from planechase.lab.versions import Version, this_one

PLAN: Final = "plan.json"
OUTCOMES: Final = "outcomes.jsonl"
FAILED: Final = "failed"


class OtherPlan(ValueError):
    """The folder holds games of another plan; the message says what differs."""


class _Kept(GamePlan, frozen=True):
    """A plan as it is stored."""

    planechase: Version | None = None
    """The version with which its first game was played; not part of the plan."""


def plan_in(path: Path) -> GamePlan | None:
    """The plan of the games in a folder, if there are any. Raises `OtherPlan` if it cannot be read."""
    return _read(path, GamePlan) if (path / PLAN).exists() else None


P = TypeVar("P", bound=GamePlan)


def _read(path: Path, kind: type[P]) -> P:
    try:
        return msgspec.json.decode((path / PLAN).read_bytes(), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise OtherPlan(
            f"{path / PLAN} is no plan of games: {error}. Choose another folder, or delete {PLAN} and run the "
            "original command again."
        ) from error


def _difference(path: Path, kept: GamePlan, plan: GamePlan) -> str:
    """What differs from when the games in a folder were played."""
    if msgspec.structs.replace(kept, versions=plan.versions) == plan:
        return _changed(path, kept.versions, plan.versions)
    if msgspec.structs.replace(kept, lists=plan.lists) == plan:
        return _changed(path, kept.lists, plan.lists)
    return f"{path} holds games of another plan ({PLAN} says which)"


def _changed(path: Path, before: Mapping[str, str], now: Mapping[str, str]) -> str:
    files = [file for file in now if now[file] != before.get(file)]
    return f"The games in {path} were played with another version of {' and '.join(files)}"


class Folder:
    """A plan and the outcomes of its games, one per line in the order in which they finished."""

    def __init__(self, path: Path, plan: GamePlan) -> None:
        self.path, self.plan = path, plan
        path.mkdir(parents=True, exist_ok=True)
        kept = plan_in(path)
        if kept is None:
            begun = _Kept(**msgspec.structs.asdict(plan), planechase=this_one())
            aside = path / f".{PLAN}"  # an interrupted write leaves no half of a plan
            aside.write_bytes(msgspec.json.format(msgspec.json.encode(begun)))
            aside.replace(path / PLAN)
        elif kept != plan:
            raise OtherPlan(f"{_difference(path, kept, plan)}; choose another folder.")

    @classmethod
    def opened(cls, path: Path) -> Folder:
        """Open a folder with games. Raises FileNotFoundError if there is no plan."""
        return cls(path, _read(path, GamePlan))

    def begun_with(self) -> Version | None:
        """The version with which the first game was played, if that is known."""
        return _read(self.path, _Kept).planechase

    @property
    def lines(self) -> OutcomeFile:
        """The file with a line for each finished game."""
        return OutcomeFile(self.path / OUTCOMES)

    def outcomes(self) -> Iterator[Outcome]:
        """All finished games, in the order in which they finished."""
        return (outcome for _, outcome in self.lines.read(Outcome))

    def counted(self) -> Iterator[CountedOutcome]:
        """The same, with only what is counted of each."""
        return (outcome for _, outcome in self.lines.read(CountedOutcome))

    def in_order(self) -> InOrder:
        """All finished games, in the order of their numbers."""
        return InOrder(self.lines)

    def mend(self) -> None:
        """Drop an incomplete last line. Raises OSError if the file cannot be written."""
        self.lines.mend()

    def keep(self, outcome: Outcome) -> None:
        """Store the outcome of a game; if it failed, also its record in a file of its own."""
        if outcome.failure:
            aside = self.path / FAILED
            aside.mkdir(exist_ok=True)
            (aside / f"{outcome.match.number}.json").write_bytes(msgspec.json.encode(outcome))
        match = msgspec.structs.replace(outcome.match, lists={}, own=NOTHING)
        self.lines.add(msgspec.structs.replace(outcome, match=match, record=None))
