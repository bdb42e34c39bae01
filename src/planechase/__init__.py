"""Magic: The Gathering's casual variants, by the rules."""

from planechase.game import Game, Setup
from planechase.rules.state.decisions import Decision, IllegalAction, IllegalAnswer
from planechase.rules.state.edition import Edition
from planechase.rules.state.player import Automation

__version__ = "0.1.0"

__all__ = ["Automation", "Decision", "Edition", "Game", "IllegalAction", "IllegalAnswer", "Setup"]
