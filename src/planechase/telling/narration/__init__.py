"""The game told: what is to be said of each kind of event. Nothing here tells anybody more than they may know."""

from planechase.telling.narration import casual, combat, moves, players, spells
from planechase.telling.narration.tellers import tells, told

__all__ = ["casual", "combat", "moves", "players", "spells", "tells", "told"]
