"""Who protects a battle (CR 310.8 to 310.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.language.slots import PROTECTOR
from planechase.rules.multiplayer import influence
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.objects import Id, Object
from planechase.rules.state.purpose import Purpose

if TYPE_CHECKING:
    from planechase.rules.state.state import State

SIEGE: Final = "Siege"
DEFENSE: Final = "defense"
"""CR 310.4c: the counters that are the defense of a battle."""


def protector_of(game: State, battle: Object) -> Id | None:
    """CR 310.8: the player who protects a battle, if there is one in the game."""
    for player in battle.linked(PROTECTOR):
        if isinstance(player, int) and not game.players[player].has_left:
            return player
    return None


def could_protect(game: State, subtypes: frozenset[str], controller: Id) -> list[Id]:
    """CR 310.8a, 310.11a: an opponent of its controller protects a Siege; a battle without a type, its controller."""
    if SIEGE not in subtypes:
        return [controller]
    opponents = [player.id for player in game.opponents(controller)]
    return [id for id in opponents if influence.is_within(game, controller, id)]


def choose_protector(game: State, subtypes: frozenset[str], controller: Id, about: Id) -> Rule[Id | None]:
    """CR 310.8a, 310.10: its controller chooses who protects it; None if nobody can."""
    able = could_protect(game, subtypes, controller)
    if len(able) < 2:
        return next(iter(able), None)
    why = f"Choose who protects {game.name_of(about)}."
    chosen = yield from ask(Choose(controller, Purpose.PLAYER, why, able, about=about))
    return int(chosen[0])
