"""The game told: what is to be said of each kind of event. Nothing here tells anybody more than they may know."""

from planechase.telling.narration import (
    casual_narration,
    combat_narration,
    move_narration,
    player_narration,
    spell_narration,
)
from planechase.telling.narration.narrators import tells, told

__all__ = [
    "casual_narration",
    "combat_narration",
    "move_narration",
    "player_narration",
    "spell_narration",
    "tells",
    "told",
]
