"""A folder in which the games of a plan are kept while they are played, so that one can go on where one stopped."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from planechase.lab.plans import Plan
from planechase.lab.playing import Outcome

PLAN: Final = "plan.json"
OUTCOMES: Final = "outcomes.jsonl"
FAILED: Final = "failed"


class OtherPlan(ValueError):
    """The folder holds games of another plan."""


class Folder:
    """A plan and the outcomes of its games, a line each in the order in which they were over."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        path.mkdir(parents=True, exist_ok=True)
        kept = path / PLAN
        if not kept.exists():
            kept.write_bytes(msgspec.json.format(msgspec.json.encode(plan)))
        elif msgspec.json.decode(kept.read_bytes(), type=Plan) != plan:
            raise OtherPlan(f"{path} holds games of another plan ({PLAN} says which); choose another folder.")

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
