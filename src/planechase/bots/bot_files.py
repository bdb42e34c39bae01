"""Bots that users write: a file with a function that answers questions, or a class whose `decide` does."""

from __future__ import annotations

import ast
import importlib.util
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from inspect import signature
from pathlib import Path
from traceback import extract_tb
from types import FunctionType, ModuleType
from typing import Any, Final

from planechase.bots.bot import Bot
from planechase.game import Game
from planechase.rules.state.decisions import Decision

BETWEEN: Final = ":"
ENDING: Final = ".py"
ASKED: Final = 2
"""What a function that chooses is given: the game and the decision."""
SEED: Final = "seed"
DIGITS: Final = 8
"""Of the hash of a file: enough to tell the versions of one bot from each other."""


class NoBot(ValueError):
    """What was named is no bot; the message says why."""


class FunctionBot:
    """A bot that is a function."""

    def __init__(self, choose: Callable[[Game, Decision[Any]], object]) -> None:
        self.choose = choose

    def decide(self, game: Game, decision: Decision[Any]) -> object:
        return self.choose(game, decision)


def is_in_file(name: str) -> bool:
    """Whether it is written as `my_bot.py:choose`, or as a file alone."""
    return BETWEEN in name or name.endswith(ENDING)


def file_of(name: str) -> str:
    """The file that a bot is in, as it was written.

    >>> file_of("bots/my_bot.py:choose")
    'bots/my_bot.py'
    """
    return name.rpartition(BETWEEN)[0] or name


def version_of(file: str) -> str:
    """The version of a file: the beginning of the hash of its content."""
    return sha256(Path(file).read_bytes()).hexdigest()[:DIGITS]


def loaded(name: str, seed: int) -> Bot:
    """The bot of this name: a function `choose(game, decision)`, or a class, which may take the seed."""
    return made(_found(name), seed, name)


def made(of: Callable[..., Any], seed: int, name: str) -> Bot:
    """A bot out of what a user wrote: a function `choose(game, decision)`; or a class, or another function that
    makes bots, which may want the seed.

    >>> made(lambda game, decision: decision.default(), 1, "mine")
    <planechase.bots.bot_files.FunctionBot object at ...>
    >>> made(dict, 1, "mine")
    Traceback (most recent call last):
        ...
    planechase.bots.bot_files.NoBot: mine has no method decide(game, decision).
    """
    wanted = _wanted(of)
    if not isinstance(of, type) and wanted == ASKED:
        return FunctionBot(of)
    if wanted > 1:
        raise NoBot(f"{name} wants {wanted} things; a function that chooses takes (game, decision), a class the seed.")
    try:
        found: object = of(seed) if wanted else of()
    except (Exception, SystemExit) as error:
        raise NoBot(f"{name} cannot be made: {described(error, name)}.") from error
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
    file = file_of(name)
    called = name[len(file) :].removeprefix(BETWEEN)
    module = _imported(file)
    if not called:
        raise NoBot(f"Which function or class in {file}? {_offered(file, module)}")
    found: object = getattr(module, called, None)
    if not callable(found):
        raise NoBot(f"{file} has no function or class {called!r}. {_offered(file, module)}")
    return found


def _imported(file: str) -> ModuleType:
    path = Path(file)
    if not path.is_file():
        raise NoBot(f"There is no file {file}; a bot of your own is named my_bot.py:choose.")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise NoBot(f"{file} is no Python file; a bot of your own is named my_bot.py:choose.")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise NoBot(f"{file} cannot be imported: {described(error, file)}.") from error
    return module


def _offered(file: str, module: ModuleType) -> str:
    """Who in a file could be meant, in a sentence."""
    written = ast.parse(Path(file).read_bytes()).body
    own = [each.name for each in written if isinstance(each, (ast.FunctionDef, ast.ClassDef)) if each.name[0] != "_"]
    bots = [f"{file}{BETWEEN}{name}" for name in own if _could_play(vars(module).get(name))]
    if not bots:
        return "A bot is a function that takes (game, decision), or a class with such a method decide."
    return f"Write {' or '.join(bots)}."


def _could_play(one: object) -> bool:
    if isinstance(one, type):
        return issubclass(one, Bot)
    return callable(one) and _wanted(one) == ASKED


# ---------------------------------------------------------------------- what went wrong in it


def described(error: BaseException, name: str) -> str:
    """An exception and where in a bot's file it came about: `ValueError: no idea (my_bot.py:12)`.

    Where nothing of the traceback lies in the file, or the bot has none, it is the last place there is.
    """
    said = f"{type(error).__name__}: {error}".splitlines()[0].rstrip(": .")
    places = extract_tb(error.__traceback__)
    inside = [place for place in places if is_in_file(name) and _is_same(place.filename, file_of(name))]
    if inside:
        return f"{said} ({file_of(name)}:{inside[-1].lineno})"
    return f"{said} ({places[-1].filename}:{places[-1].lineno})" if places else said


def beginning(name: str) -> str:
    """Where a bot's answers are made, such as ` (my_bot.py:3)`; nothing, where it has no file."""
    if not is_in_file(name):
        return ""
    found: object = _found(name)
    answering = found.decide if isinstance(found, type) and issubclass(found, Bot) else found
    if not isinstance(answering, FunctionType) or not _is_same(answering.__code__.co_filename, file_of(name)):
        return f" ({file_of(name)})"
    return f" ({file_of(name)}:{answering.__code__.co_firstlineno})"


def _is_same(one: str, other: str) -> bool:
    return Path(one).resolve() == Path(other).resolve()
