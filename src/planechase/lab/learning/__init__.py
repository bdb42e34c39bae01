"""For programs that learn: the game as a PettingZoo environment, one real choice at a time. See docs/learning.md."""

from __future__ import annotations

try:
    import gymnasium  # noqa: F401  # only to see whether it is there
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ImportError as missing:
    raise ImportError(
        "To learn, planechase needs PettingZoo, Gymnasium and NumPy: pip install 'planechase[rl]'."
    ) from missing

from planechase.lab.learning.answer_steps import ACTIONS
from planechase.lab.learning.environment import Environment, env
from planechase.lab.learning.observing import CARDS, MOMENT, OPTION, PLAYER, THING, Layout

__all__ = ["ACTIONS", "CARDS", "MOMENT", "OPTION", "PLAYER", "THING", "Environment", "Layout", "env"]
