"""How many positions a bot gets right, kind by kind."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from planechase.lab.positions.solved_position import PositionKind, PositionVerdict, SolvedPosition, judged
from planechase.tables.bot_levels import bot


class Score(NamedTuple):
    """What a bot did with some positions."""

    bot: str
    verdicts: tuple[PositionVerdict, ...]

    @property
    def right(self) -> int:
        return sum(verdict.is_right for verdict in self.verdicts)

    @property
    def wrong(self) -> list[PositionVerdict]:
        return [verdict for verdict in self.verdicts if not verdict.is_right]

    def by_kind(self) -> dict[PositionKind, tuple[int, int]]:
        """How many of each kind are right, and of how many."""
        found = dict.fromkeys((verdict.position.kind for verdict in self.verdicts), (0, 0))
        for verdict in self.verdicts:
            right, of = found[verdict.position.kind]
            found[verdict.position.kind] = (right + verdict.is_right, of + 1)
        return found


def scored(level: str, positions: Iterable[SolvedPosition]) -> Score:
    """Let a bot of this level, or a user's bot, answer in each of them; it is a new bot each time."""
    verdicts = (judged(position, bot(level, number), level) for number, position in enumerate(positions))
    return Score(level, tuple(verdicts))
