"""Bots of one's own: a file with a function that answers questions, or with a class whose `decide` does."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from functools import lru_cache
from inspect import signature
from pathlib import Path
from typing import Any, Final

from planechase.bots.bot import Bot
from planechase.game import Game
from planechase.rules.state.decisions import Decision

BETWEEN: Final = ":"
ASKED: Final = 2
"""What a function that chooses is given: the game and the decision."""
SEED: Final = "seed"


class NoBot(ValueError):
    """What was named is no bot; the message says why."""


class Choosing:
    """A bot that is a function."""

    def __init__(self, choose: Callable[[Game, Decision[Any]], object]) -> None:
        self.choose = choose

    def decide(self, game: Game, decision: Decision[Any]) -> object:
        return self.choose(game, decision)


def is_in_file(name: str) -> bool:
    """Whether it is written as `my_bot.py:choose`."""
    return BETWEEN in name


def loaded(name: str, seed: int) -> Bot:
    """The bot that is called so: a function `choose(game, decision)`, or a class, which may want the seed."""
    return made(_found(name), seed, name)


def made(of: Callable[..., Any], seed: int, name: str) -> Bot:
    """A bot out of what somebody wrote: a function `choose(game, decision)`; or a class, or another function that
    makes bots, which may want the seed.

    >>> made(lambda game, decision: decision.default(), 1, "mine")
    <planechase.bots.loading.Choosing object at ...>
    >>> made(dict, 1, "mine")
    Traceback (most recent call last):
        ...
    planechase.bots.loading.NoBot: mine has no method decide(game, decision).
    """
    wanted = _wanted(of)
    if not isinstance(of, type) and wanted == ASKED:
        return Choosing(of)
    if wanted > 1:
        raise NoBot(f"{name} wants {wanted} things; a function that chooses takes (game, decision), a class the seed.")
    found: object = of(seed) if wanted else of()
    if not isinstance(found, Bot):
        raise NoBot(f"{name} has no method decide(game, decision).")
    return found


def _wanted(of: Callable[..., Any]) -> int:
    """How many arguments must be given, or the seed if that may be."""
    try:
        given = [
            one
            for one in signature(of).parameters.values()
            if one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD)
        ]
    except ValueError:
        return 0
    needed = sum(1 for one in given if one.default is one.empty)
    return max(needed, 1) if any(one.name == SEED for one in given) else needed


@lru_cache
def _found(name: str) -> Callable[..., Any]:
    written, _, called = name.rpartition(BETWEEN)
    path = Path(written)
    if not path.is_file():
        raise NoBot(f"There is no file {written}; a bot of your own is named my_bot.py:choose.")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise NoBot(f"{written} cannot be imported: {type(error).__name__}: {error}") from error
    found: object = getattr(module, called, None)
    if not callable(found):
        raise NoBot(f"{written} has no function or class {called!r}.")
    return found
