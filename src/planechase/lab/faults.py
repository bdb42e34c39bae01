"""Whose fault it is that a game cannot go on: a bot's that raised something, or gave an answer that is not allowed."""

from __future__ import annotations

from typing import Any

import msgspec

from planechase.bots.acting_moments import ActingMoment
from planechase.bots.bot import Bot, Waiting
from planechase.bots.bot_files import beginning, described
from planechase.game import Game
from planechase.rules.state.decisions import Decision, IllegalAnswer
from planechase.tables.bot_levels import bot


class Fault(msgspec.Struct, frozen=True):
    """A bot did not answer as the rules allow."""

    seat: int
    said: str
    """Which bot it was, what it did, and where in its file."""


class NoAnswer(Exception):
    """A game cannot go on, and that is a bot's fault."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.said)
        self.fault = fault


class Answering:
    """A bot in its seat. Whatever it raises is its own fault, and nobody else's."""

    def __init__(self, bot: Bot, name: str, seat: int) -> None:
        self.bot = bot
        self.name = name
        self.seat = seat

    def decide(self, game: Game, decision: Decision[Any]) -> object:
        try:
            return self.bot.decide(game, decision)
        except (Exception, SystemExit) as error:  # a bot that ends the program gives no answer either
            raise NoAnswer(_raised(self.name, self.seat, error)) from error


class AnsweringOrWaiting(Answering):
    """One that often knows at a glance that it will pass."""

    def waits(self, now: ActingMoment) -> bool:
        try:
            return isinstance(self.bot, Waiting) and self.bot.waits(now)
        except (Exception, SystemExit) as error:
            raise NoAnswer(_raised(self.name, self.seat, error)) from error


def seated(name: str, seat: int, seed: int) -> Answering:
    """A new bot of this name in a seat."""
    try:
        made = bot(name, seed)
    except Exception as error:
        raise NoAnswer(Fault(seat, str(error))) from error
    return AnsweringOrWaiting(made, name, seat) if isinstance(made, Waiting) else Answering(made, name, seat)


def not_allowed(name: str, seat: int, refused: IllegalAnswer) -> NoAnswer:
    """A bot gave an answer that was refused."""
    return NoAnswer(Fault(seat, f"{name} gave an answer that is not allowed{beginning(name)}: {refused}"))


def _raised(name: str, seat: int, error: BaseException) -> Fault:
    return Fault(seat, f"{name} raised {described(error, name)}.")
