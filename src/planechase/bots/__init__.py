"""Players made of code.

A bot is a function of a game and a decision, or an object with a `decide` method (see `Bot`). Three kinds are built in:

- `RandomBot` does anything that is allowed;
- `SensibleBot` (on the command line: *steady*) looks at each option once and takes the best;
- `Seer` (*seer*) tries its answers in imagined games.

`play` lets bots play a game to its end:

>>> from planechase import Game
>>> from planechase.bots import RandomBot, SensibleBot, play
>>> game = Game.new(["Dawn Charge", "Grave Tide"], seed=7, forks=False)
>>> result = play(game, [SensibleBot(), RandomBot(seed=1)])
>>> result.winners
(0,)

To check a bot of your own, use `planechase.testing.check_bot`; to compare bots, `planechase arena`.
"""

from planechase.bots.bot import Bot
from planechase.bots.bot_games import BotTable, TooManyDecisions, play
from planechase.bots.random_bot import RandomBot
from planechase.bots.seer import Budget, Seer
from planechase.bots.sensible import SensibleBot
from planechase.rules.state.chance import Chance

__all__ = ["Bot", "BotTable", "Budget", "Chance", "RandomBot", "Seer", "SensibleBot", "TooManyDecisions", "play"]
