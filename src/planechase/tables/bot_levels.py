"""How well bots play: each level has a name by which people choose it, the same everywhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from planechase.bots import Bot, Budget, RandomBot, Seer, SensibleBot
from planechase.bots.bot_files import is_in_file, loaded

USUAL: Final = "steady"
"""How bots play where nobody says how."""

ADVISER: Final = "seer@1500ms"
"""Whom people ask what they should do: by the clock, because somebody waits."""

_MADE: Final[Mapping[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    USUAL: lambda seed: SensibleBot(),
    "seer": Seer,
}

LOOKING: Final = "seer@"
"""The seer with a budget: `seer@100` (simulations for each decision), `seer@500ms`, or `seer@100/2500ms`, where
whatever comes first ends it."""

_IN_COMPANY: Final = "seer@100/{milliseconds}ms"
LONGEST_THOUGHTS: Final = (2500, 1200, 600, 300)
"""How many milliseconds a seer may think about a decision where people wait for it: if no other table waits for
the same process, if one does, if up to three do, and if there are more."""

LEVELS: Final = tuple(_MADE)
"""All levels, the weakest first."""


def is_level(name: str) -> bool:
    """Whether a bot is one of ours, with any budget."""
    if not name.startswith(LOOKING):
        return name in _MADE
    try:
        return bool(_budget(name.removeprefix(LOOKING)))
    except ValueError:
        return False


def in_company(level: str, waiting: int = 0) -> str:
    """How a level plays where people wait for it at a table: as it always does, but never longer than they would.

    The more tables wait for the same process, the shorter it thinks. What is no level plays as is usual: a plan may
    come from anybody, and must not say which file is to be run.

    >>> in_company("seer"), in_company("seer", waiting=5), in_company("steady"), in_company("my_bot.py:choose")
    ('seer@100/2500ms', 'seer@100/300ms', 'steady', 'steady')
    """
    if level == "seer":
        milliseconds = LONGEST_THOUGHTS[min(waiting.bit_length(), len(LONGEST_THOUGHTS) - 1)]
        return _IN_COMPANY.format(milliseconds=milliseconds)
    return level if is_level(level) else USUAL


def is_quick(level: str) -> bool:
    """Whether a level answers at once; the others look ahead.

    >>> is_quick("steady"), is_quick("seer"), is_quick("seer@100")
    (True, False, False)
    """
    return level in _MADE and level != "seer"


def bot(level: str, seed: int) -> Bot:
    """A bot that plays like this, or one of somebody's own (see `bots.bot_files`).

    The seed is for those that leave something to chance.

    >>> bot("steady", 1), LEVELS
    (<planechase.bots.sensible.SensibleBot object at ...>, ('random', 'steady', 'seer'))
    >>> bot("seer@100/2500ms", 1).budget
    Budget(simulations=100, milliseconds=2500)
    """
    if level in _MADE:
        return _MADE[level](seed)
    if level.startswith(LOOKING):
        return Seer(seed, _budget(level.removeprefix(LOOKING)))
    if is_in_file(level):
        return loaded(level, seed)
    raise ValueError(
        f"There is no bot “{level}”; there are {', '.join(LEVELS[:-1])} and {LEVELS[-1]}, "
        "and those in files: my_bot.py:choose"
    )


def _budget(written: str) -> Budget:
    """One limit, or one of each kind."""
    first, between, second = written.partition("/")
    budget, other = Budget.read(first), Budget.read(second if between else first)
    if between and (budget.simulations is None) == (other.simulations is None):
        return Budget.read(written)  # which says how it is written
    return Budget(budget.simulations or other.simulations, budget.milliseconds or other.milliseconds)
