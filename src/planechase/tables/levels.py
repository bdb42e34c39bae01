"""How well bots play: each level has a name by which people choose it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from planechase.bots import Bot, Budget, RandomBot, Seer, SensibleBot
from planechase.bots.loading import is_in_file, loaded

USUAL: Final = "steady"
"""How bots play where nobody says how."""

ADVISER: Final = USUAL
"""Whom people ask what they should do."""

_MADE: Final[Mapping[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    USUAL: lambda seed: SensibleBot(),
    "seer": Seer,
}

LOOKING: Final = "seer@"
"""The seer with a budget, such as `seer@100` (simulations for each decision) or `seer@500ms`."""

LEVELS: Final = tuple(_MADE)
"""All levels, the weakest first."""


def bot(level: str, seed: int) -> Bot:
    """A bot that plays like this, or one of somebody's own (see `bots.loading`).

    The seed is for those that leave something to chance.

    >>> bot("steady", 1), LEVELS
    (<planechase.bots.sensible.SensibleBot object at ...>, ('random', 'steady', 'seer'))
    """
    if level in _MADE:
        return _MADE[level](seed)
    if level.startswith(LOOKING):
        return Seer(seed, Budget.read(level.removeprefix(LOOKING)))
    if is_in_file(level):
        return loaded(level, seed)
    raise ValueError(
        f"There is no bot “{level}”; there are {', '.join(LEVELS[:-1])} and {LEVELS[-1]}, "
        "and those in files: my_bot.py:choose"
    )
