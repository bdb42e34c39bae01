"""Players made of code."""

from planechase.bots.bot import Bot
from planechase.bots.playing import Table, TooManyDecisions, play
from planechase.bots.random_bot import RandomBot
from planechase.bots.seer import Budget, Seer
from planechase.bots.sensible import SensibleBot
from planechase.rules.state.chance import Chance

__all__ = ["Bot", "Budget", "Chance", "RandomBot", "Seer", "SensibleBot", "Table", "TooManyDecisions", "play"]
