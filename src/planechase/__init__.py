"""Magic: The Gathering's casual variants, by the rules."""

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
    # Whoever wants a part of the package opens the package too: what it offers is imported when it is asked for.
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
