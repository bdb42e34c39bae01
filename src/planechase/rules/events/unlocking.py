"""Unlocking the doors of permanents (CR 709.5e, 709.5f), and that they are unlocked fully (709.5i)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.events import DoorUnlocked
from planechase.rules.events.happening import tell
from planechase.rules.language.rooms import UNLOCKED, locked_doors, unlocked_doors, with_unlocked

if TYPE_CHECKING:
    from planechase.rules.state.objects import Permanent
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State


def unlock(game: State, player: Player, permanent: Permanent, door: int) -> None:
    """CR 709.5e, 709.5f: a locked half of a permanent gets its designation."""
    if door not in locked_doors(permanent, game.chars(permanent)):
        return
    unlocked = tuple(sorted((*unlocked_doors(permanent), door)))
    fully = len(unlocked) == len(game.chars(permanent).doors)
    permanent.link(UNLOCKED, *unlocked)
    if permanent.copiable.doors:
        permanent.copiable = with_unlocked(permanent.copiable, unlocked)
    game.changed()
    tell(game, DoorUnlocked(permanent.id, player.id, door, fully))
