"""A folder in which the games of a plan are kept while they are played, so that one can go on where one stopped."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from planechase.lab.plans import Plan
from planechase.lab.playing import Outcome

PLAN: Final = "plan.json"
OUTCOMES: Final = "outcomes.jsonl"
FAILED: Final = "failed"


class OtherPlan(ValueError):
    """The folder holds games of another plan."""


class _Numbered(msgspec.Struct):
    number: int


class _Glimpse(msgspec.Struct):
    """As much of an outcome as says which game it was."""

    match: _Numbered


def _places(file: BinaryIO) -> dict[int, int]:
    """Where in a file the line of each game begins."""
    decoder, place, found = msgspec.json.Decoder(_Glimpse), 0, dict[int, int]()
    for line in file:
        if line.endswith(b"\n"):
            found[decoder.decode(line).match.number] = place
        place += len(line)
    return found


class Folder:
    """A plan and the outcomes of its games, a line each in the order in which they were over."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path, self.plan = path, plan
        path.mkdir(parents=True, exist_ok=True)
        kept = path / PLAN
        if not kept.exists():
            kept.write_bytes(msgspec.json.format(msgspec.json.encode(plan)))
        elif msgspec.json.decode(kept.read_bytes(), type=Plan) != plan:
            raise OtherPlan(f"{path} holds games of another plan ({PLAN} says which); choose another folder.")

    @classmethod
    def opened(cls, path: Path) -> Folder:
        """A folder in which there are games; where there is no plan, that is a FileNotFoundError."""
        return cls(path, msgspec.json.decode((path / PLAN).read_bytes(), type=Plan))

    def outcomes(self) -> Iterator[Outcome]:
        """All games that are over. What was being written when everything ended is no line, and is left out."""
        lines = self.path / OUTCOMES
        if not lines.exists():
            return
        decoder = msgspec.json.Decoder(Outcome)
        with lines.open("rb") as file:
            for line in file:
                if line.endswith(b"\n"):
                    yield decoder.decode(line)

    def in_order(self) -> Iterator[Outcome]:
        """The same, in the order of their numbers, whoever was ready first. Only one of them at a time is read."""
        if not (self.path / OUTCOMES).exists():
            return
        decoder = msgspec.json.Decoder(Outcome)
        with (self.path / OUTCOMES).open("rb") as file:
            for _, place in sorted(_places(file).items()):
                file.seek(place)
                yield decoder.decode(file.readline())

    def mend(self) -> None:
        """Forget a line of which only a part was written."""
        lines = self.path / OUTCOMES
        if lines.exists():
            written = lines.read_bytes()
            lines.write_bytes(written[: written.rfind(b"\n") + 1])

    def keep(self, outcome: Outcome) -> None:
        """Write down what came of a game; of one that failed, its record in a file of its own."""
        if outcome.failure:
            aside = self.path / FAILED
            aside.mkdir(exist_ok=True)
            (aside / f"{outcome.match.number}.json").write_bytes(msgspec.json.encode(outcome))
        line = msgspec.json.encode(msgspec.structs.replace(outcome, record=None))
        with (self.path / OUTCOMES).open("ab") as file:
            file.write(line + b"\n")
