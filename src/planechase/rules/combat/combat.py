"""Who is in combat (CR 506). Declaring is in `attacking` and `blocking`, damage in `combat_damage`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.combat.battles import protector_of
from planechase.rules.language.card_types import BATTLE, CREATURE, PLANESWALKER
from planechase.rules.state.objects import NO_ROLE, CombatRole, Id, Object, Permanent
from planechase.rules.state.steps import Attack, Combat

if TYPE_CHECKING:
    from planechase.rules.state.state import State


def add_attacker(game: State, combat: Combat, attacker: Id, defender: Id) -> None:
    """CR 508.1k, 508.4: a creature is attacking a player, planeswalker or battle."""
    combat.attacked = True
    attack = combat.attacks[attacker] = Attack(defender, defending_player(game, defender))
    combat.defended[attacker] = attack.defending_player
    if not can_be_attacked(game, game.objects[attacker].controller, defender):
        attack.defender = None
    game.stirred()


def can_be_attacked(game: State, attacker: Id, defender: Id) -> bool:
    """CR 506.3, 508.4a, 310.8b: an opponent still in the game, a planeswalker of one, or a battle that one protects."""
    opponents = [player.id for player in game.opponents(attacker)]
    if game.is_player(defender):
        return defender in opponents
    permanent = game.permanent(defender)
    if permanent is None:
        return False
    types = game.chars(permanent).types
    if types & BATTLE and protector_of(game, permanent) in opponents:
        return True
    return bool(types & PLANESWALKER) and permanent.controller in opponents


def defending_player(game: State, defender: Id) -> Id:
    """CR 508.5, 310.8d: the player attacked, the controller of the planeswalker or the protector of the battle."""
    if game.is_player(defender):
        return defender
    permanent = game.recall(defender)
    protector = protector_of(game, permanent) if game.chars(permanent).types & BATTLE else None
    return permanent.controller if protector is None else protector


def remove_from_combat(combat: Combat, id: Id) -> None:
    """CR 506.4: it stops attacking, blocking, being blocked or being attacked. A blocked creature stays blocked."""
    _stops_fighting(combat, id)
    for attack in combat.attacks.values():
        if attack.defender == id:
            attack.defender = None


def _stops_fighting(combat: Combat, id: Id) -> None:
    combat.attacks.pop(id, None)
    combat.blocks.pop(id, None)
    for attack in combat.attacks.values():
        if id in attack.blockers:
            attack.blockers = tuple(blocker for blocker in attack.blockers if blocker != id)
    for blocker, attackers in combat.blocks.items():
        if id in attackers:
            combat.blocks[blocker] = tuple(attacker for attacker in attackers if attacker != id)


def remove_strangers(game: State) -> None:
    """CR 506.4: what has stopped being a creature neither attacks nor blocks; only planeswalkers and battles, and
    players, are attacked.
    """
    for turn in game.turns:
        combat = turn.combat
        if combat is None:
            continue
        for id in [*combat.attacks, *combat.blocks]:
            permanent = game.permanent(id)
            if permanent is None or game.chars(permanent).types & (CREATURE | BATTLE) != CREATURE:
                _stops_fighting(combat, id)
        for attack in combat.attacks.values():
            if attack.defender is not None and not game.is_player(attack.defender):
                attacked = game.permanent(attack.defender)
                if attacked is None or not game.chars(attacked).types & (PLANESWALKER | BATTLE):
                    attack.defender = None


def combat_of(game: State, id: Id) -> Combat | None:
    """CR 807.4: the combat that a creature is in; if it is in none, that of the turn that goes on."""
    if len(game.turns) > 1:
        for turn in (game.turn, *game.turns):
            if turn.combat is not None and (id in turn.combat.attacks or id in turn.combat.blocks):
                return turn.combat
    return game.turn.combat


def role_of(game: State, obj: Object) -> CombatRole:
    """CR 506.4, 603.10a, 608.2h: what a creature does in combat, or did as it left the battlefield."""
    if not isinstance(obj, Permanent):
        return NO_ROLE
    if obj.id not in game.objects:
        return obj.role
    combat = combat_of(game, obj.id)
    attack = combat.attacks.get(obj.id) if combat is not None else None
    if combat is None or (attack is None and obj.id not in combat.blocks):
        return NO_ROLE
    unblocked = attack is not None and combat.declared_blocks and not attack.blocked
    return CombatRole(attack is not None, unblocked, combat.blocks.get(obj.id))
