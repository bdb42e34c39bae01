"""A rules engine for Magic: The Gathering and its casual variants.

`Game` is the entry point. Make a game, look at what is to be decided, and answer:

>>> from planechase import Game
>>> game = Game.casual("planechase", players=4, seed=1)
>>> game.decision.why
'Take a mulligan? You would keep 7 cards.'
>>> game.answer(False)
>>> game.view(0)["players"][0]["hand_size"]
7

The other parts of the package, from the outside in:

- `planechase.bots`: players made of code, and the loop that lets them play;
- `planechase.testing`: a table on which you set up any position, and checks for what you write yourself;
- `planechase.decks`: built-in decks, and deck lists in the usual formats;
- `planechase.variants`: the variants as values, for when their names are not enough;
- `planechase.vocabulary` and `planechase.writing`: the words of which cards are made, and how to write new ones;
- `planechase.tables` and `planechase.server`: people and bots around a game, and tables over the network;
- `planechase.lab`: many games, and what they show.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from planechase.version import __version__

if TYPE_CHECKING:
    from planechase.game import Game
    from planechase.record import Setup, Unreplayable
    from planechase.rules.state.decisions import Decision, IllegalAction, IllegalAnswer
    from planechase.rules.state.edition import Edition
    from planechase.rules.state.player import Automation
else:
    # To import a part of the package imports the package too, so the names below are imported only when they are used.
    _STANDS_IN = {
        "Automation": "planechase.rules.state.player",
        "Decision": "planechase.rules.state.decisions",
        "Edition": "planechase.rules.state.edition",
        "Game": "planechase.game",
        "IllegalAction": "planechase.rules.state.decisions",
        "IllegalAnswer": "planechase.rules.state.decisions",
        "Setup": "planechase.record",
        "Unreplayable": "planechase.record",
    }

    def __getattr__(name: str) -> object:
        if name not in _STANDS_IN:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = globals()[name] = getattr(import_module(_STANDS_IN[name]), name)
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})


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
