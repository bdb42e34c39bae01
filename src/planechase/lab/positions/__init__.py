"""Positions in which a bot has one right answer, for seeing what it can and cannot do."""

from typing import Final

from planechase.lab.positions.blocking import BLOCKING
from planechase.lab.positions.lethal import LETHAL
from planechase.lab.positions.position import Kind, Position, Side, Verdict, judged, side

POSITIONS: Final[tuple[Position, ...]] = (*LETHAL, *BLOCKING)
"""All of them, by kind."""

__all__ = ["POSITIONS", "Kind", "Position", "Side", "Verdict", "judged", "side"]
