"""Positions in which a bot has one right answer, for seeing what it can and cannot do."""

from typing import Final

from planechase.lab.positions.answer_comparison import compared
from planechase.lab.positions.blocking_positions import BLOCKING
from planechase.lab.positions.dividing_positions import DIVIDING
from planechase.lab.positions.giving_up_positions import GIVING_UP
from planechase.lab.positions.lethal_positions import LETHAL
from planechase.lab.positions.mana_positions import MANA
from planechase.lab.positions.opponent_positions import OPPONENTS
from planechase.lab.positions.position_scores import Score, scored
from planechase.lab.positions.racing_positions import RACING
from planechase.lab.positions.rolling_positions import ROLLING
from planechase.lab.positions.solved_position import (
    PositionKind,
    PositionVerdict,
    Side,
    SolvedPosition,
    judged,
    right_answer,
    side,
    steps,
)
from planechase.lab.positions.team_positions import TOGETHER
from planechase.lab.positions.waiting_positions import HOLDING

POSITIONS: Final[tuple[SolvedPosition, ...]] = (
    *LETHAL, *BLOCKING, *HOLDING, *ROLLING, *OPPONENTS, *DIVIDING, *GIVING_UP, *TOGETHER, *MANA, *RACING,
)  # fmt: skip
"""All of them, by kind."""

__all__ = [
    "POSITIONS",
    "PositionKind",
    "PositionVerdict",
    "Score",
    "Side",
    "SolvedPosition",
    "compared",
    "judged",
    "right_answer",
    "scored",
    "side",
    "steps",
]
