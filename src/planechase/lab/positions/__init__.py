"""Positions in which a bot has one right answer, for seeing what it can and cannot do."""

from typing import Final

from planechase.lab.positions.blocking import BLOCKING
from planechase.lab.positions.comparing import compared
from planechase.lab.positions.dividing import DIVIDING
from planechase.lab.positions.giving_up import GIVING_UP
from planechase.lab.positions.holding import HOLDING
from planechase.lab.positions.lethal import LETHAL
from planechase.lab.positions.mana import MANA
from planechase.lab.positions.opponents import OPPONENTS
from planechase.lab.positions.position import Kind, Position, Side, Verdict, judged, right_answer, side, steps
from planechase.lab.positions.racing import RACING
from planechase.lab.positions.rolling import ROLLING
from planechase.lab.positions.scoring import Score, scored
from planechase.lab.positions.together import TOGETHER

POSITIONS: Final[tuple[Position, ...]] = (
    *LETHAL, *BLOCKING, *HOLDING, *ROLLING, *OPPONENTS, *DIVIDING, *GIVING_UP, *TOGETHER, *MANA, *RACING,
)  # fmt: skip
"""All of them, by kind."""

__all__ = [
    "POSITIONS",
    "Kind",
    "Position",
    "Score",
    "Side",
    "Verdict",
    "compared",
    "judged",
    "right_answer",
    "scored",
    "side",
    "steps",
]
