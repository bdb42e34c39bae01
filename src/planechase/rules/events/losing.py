"""Why a player loses the game (CR 104.3)."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple


class Loss(Enum):
    """The kinds of reasons."""

    CONCEDED = "conceded"
    NO_LIFE = "no life"
    EMPTY_LIBRARY = "empty library"
    POISON = "poison"
    EFFECT = "effect"
    TOGETHER = "together"
    """CR 104.3f, 809.5b, 810.8a: because another player loses."""
    VARIANT = "variant"
    """CR 704.6: by a rule of a variant."""


class LossReason(NamedTuple):
    """Why a player loses; the words stand after "loses", or describe a player who loses by a rule."""

    loss: Loss
    words: str


CONCEDED: Final = LossReason(Loss.CONCEDED, "conceded")
NO_LIFE: Final = LossReason(Loss.NO_LIFE, "has no life left")
EMPTY_LIBRARY: Final = LossReason(Loss.EMPTY_LIBRARY, "drew from an empty library")
