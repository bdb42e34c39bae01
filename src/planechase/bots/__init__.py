"""Players made of code."""

from planechase.bots.playing import Bot, Table, TooManyDecisions, play
from planechase.bots.random_bot import RandomBot
from planechase.bots.sensible import SensibleBot

__all__ = ["Bot", "RandomBot", "SensibleBot", "Table", "TooManyDecisions", "play"]
