"""Who is in combat (CR 506). Declaring is in `attacking` and `blocking`, damage in `combat_damage`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.objects import Id
from planechase.rules.steps import Attack, Combat

if TYPE_CHECKING:
    from planechase.rules.state import State


def add_attacker(game: State, combat: Combat, attacker: Id, defender: Id) -> None:
    """CR 508.1k, 508.4: a creature is attacking a player, planeswalker or battle."""
    combat.attacked = True
    combat.attacks[attacker] = Attack(defender, defending_player(game, defender))
    game.stirred()


def defending_player(game: State, defender: Id) -> Id:
    """CR 508.5: the player attacked, or the controller of the permanent attacked."""
    return defender if game.is_player(defender) else game.recall(defender).controller


def remove_from_combat(combat: Combat, id: Id) -> None:
    """CR 506.4: it stops attacking, blocking, being blocked or being attacked. A blocked creature stays blocked."""
    combat.attacks.pop(id, None)
    combat.blocks.pop(id, None)
    for attack in combat.attacks.values():
        if id in attack.blockers:
            attack.blockers = tuple(blocker for blocker in attack.blockers if blocker != id)
        if attack.defender == id:
            attack.defender = None
    for blocker, attackers in combat.blocks.items():
        if id in attackers:
            combat.blocks[blocker] = tuple(attacker for attacker in attackers if attacker != id)


def is_attacking(game: State, id: Id) -> bool:
    combat = game.turn.combat
    return combat is not None and id in combat.attacks


def is_blocking(game: State, id: Id) -> bool:
    combat = game.turn.combat
    return combat is not None and id in combat.blocks


def is_blocked(game: State, id: Id) -> bool:
    combat = game.turn.combat
    return combat is not None and id in combat.attacks and combat.attacks[id].blocked
