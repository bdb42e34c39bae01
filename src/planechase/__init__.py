"""Magic: The Gathering's casual variants, by the rules."""

from planechase.game import Game
from planechase.record import Setup, Unreplayable
from planechase.rules.state.decisions import Decision, IllegalAction, IllegalAnswer
from planechase.rules.state.edition import Edition
from planechase.rules.state.player import Automation
from planechase.version import __version__

__all__ = [
    "Automation",
    "Decision",
    "Edition",
    "Game",
    "IllegalAction",
    "IllegalAnswer",
    "Setup",
    "Unreplayable",
    "__version__",
]
