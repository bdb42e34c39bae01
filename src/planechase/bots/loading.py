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
    found = _found(name)
    if not isinstance(found, type):
        return Choosing(found)
    made: Bot = found(seed) if signature(found).parameters else found()
    if not callable(getattr(made, "decide", None)):
        raise NoBot(f"{name} has no method decide(game, decision).")
    return made


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
