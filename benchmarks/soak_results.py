"""A file with a line for each game that `make soak` has played, so that a long run can be made in pieces."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NotRequired, TypedDict


class PlayedGame(TypedDict):
    """One game that is over."""

    game: int
    variants: list[str]
    brought: bool
    """Whether its decks were made of the cards in a file."""
    turns: int
    decisions: int
    forks: int
    seconds: float
    reason: str
    failure: NotRequired[str]


def read(file: Path) -> list[PlayedGame]:
    """The games in the file; none if it is not there yet."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []


def append(file: Path, played: PlayedGame) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(played) + "\n")


def next_game(played: Sequence[PlayedGame]) -> int | None:
    """The number with which the next piece begins."""
    return max(each["game"] for each in played) + 1 if played else None


def summary(played: Sequence[PlayedGame]) -> Iterator[str]:
    """What all pieces come to."""
    failed = [each for each in played if "failure" in each]
    variants = Counter(variant for each in played for variant in each["variants"] or ["nothing"])
    yield f"{len(played)} games in all pieces, {sum(each['brought'] for each in played)} with brought cards"
    turns, decisions = sum(each["turns"] for each in played), sum(each["decisions"] for each in played)
    yield f"{turns} turns, {decisions} decisions, {sum(each['forks'] for each in played)} forks"
    yield f"{sum(each['seconds'] for each in played):.0f} s of processor time"
    yield from (f"{games:>6}  {name}" for name, games in variants.most_common())
    yield f"{len(failed)} games failed{': ' if failed else ''}{', '.join(str(each['game']) for each in failed)}"
