"""The combat that is going on: what a change brings there, and who is about to die in it (CR 506 to 511)."""

from __future__ import annotations

from planechase.bots.creature_fights import Fighter, can_block, fight
from planechase.bots.judging import DAMAGE, WINNING, object_value
from planechase.rules.combat.attacking import why_not_attack
from planechase.rules.combat.combat import combat_of
from planechase.rules.events.damage import DamageDealt
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.state.decisions import Id
from planechase.rules.state.objects import Object, Permanent
from planechase.rules.state.state import State
from planechase.rules.state.steps import Step


def combat_gain(game: State, permanent: Permanent, then: Characteristics) -> int:
    """What being different for a turn brings a creature in the combat that is going on, or about to begin."""
    combat = combat_of(game, permanent.id)
    if not game.chars(permanent).types & CREATURE:
        return 0
    now = Fighter.of(game, permanent)
    changed = now.with_values(then)
    if combat is None:
        about_to_attack = game.turn.step is Step.PRECOMBAT_MAIN and permanent.controller in game.turn.active
        can = about_to_attack and why_not_attack(game, permanent) is None
        return DAMAGE * (changed.damage_to_player - now.damage_to_player) // 2 if can else 0
    attack = combat.attacks.get(permanent.id)
    if attack is not None and combat.declared_blocks and not attack.blocked:
        more = changed.damage_to_player - now.damage_to_player
        victim = game.players[attack.defending_player]
        if attack.defender == victim.id and now.damage_to_player < victim.life <= changed.damage_to_player:
            return WINNING
        return DAMAGE * more // 2
    against = attack.blockers if attack is not None else combat.blocks.get(permanent.id, ())
    foes = [Fighter.of(game, foe) for one in against if (foe := game.permanent(one)) is not None]
    if len(foes) != 1:
        return 0
    return _result(changed, foes[0]) - _result(now, foes[0])


def _result(mine: Fighter, foe: Fighter) -> int:
    mine_dies, foe_dies = fight(mine, foe)
    return (foe.value if foe_dies else 0) - (mine.value if mine_dies else 0)


def will_die(game: State, permanent: Permanent) -> bool:
    """Whether the creature is about to die in the combat that is going on."""
    combat = combat_of(game, permanent.id)
    if combat is None or not combat.declared_blocks:
        return False
    attack = combat.attacks.get(permanent.id)
    against = attack.blockers if attack is not None else combat.blocks.get(permanent.id, ())
    me = Fighter.of(game, permanent)
    foes = [Fighter.of(game, foe) for one in against if (foe := game.permanent(one)) is not None]
    return sum(foe.damage for foe in foes) >= me.toughness or any(fight(me, foe)[0] for foe in foes)


def falls_anyway(game: State, obj: Object, player: Id) -> bool:
    """Whether a creature attacks that a possible blocker kills without being killed, or could if it blocks."""
    combat = game.turn.combat
    if combat is None or not isinstance(obj, Permanent) or obj.id not in combat.attacks:
        return False
    if combat.declared_blocks:
        blockers = [p for one in combat.attacks[obj.id].blockers if (p := game.permanent(one)) is not None]
        return will_die(game, obj) and not any(will_die(game, blocker) for blocker in blockers)
    attacker = Fighter.of(game, obj)
    mine = [Fighter.of(game, p) for p in game.controlled_by(player) if game.chars(p).types & CREATURE and not p.tapped]
    return any(fight(attacker, one) == (True, False) and can_block(game, one, attacker) for one in mine)


def loss(game: State, obj: Object) -> int:
    """What giving something up costs: nothing where it is about to die anyway."""
    return 0 if isinstance(obj, Permanent) and will_die(game, obj) else object_value(game, obj)


def damage_to_come(game: State) -> list[DamageDealt]:
    """CR 510.1: the combat damage that is about to be dealt, once blocks have been declared."""
    combat = game.turn.combat
    if combat is None or not combat.declared_blocks or game.turn.step is not Step.DECLARE_BLOCKERS:
        return []
    hits: list[tuple[Id, Id]] = []
    for attacker, attack in combat.attacks.items():
        victims = attack.blockers if attack.blocked else (attack.defender,)
        hits += [(attacker, one) for one in victims if one is not None]
        hits += [(blocker, attacker) for blocker in attack.blockers]
    sources = ((game.permanent(source), target) for source, target in hits)
    return [
        DamageDealt(p.id, target, Fighter.of(game, p).damage, combat=True) for p, target in sources if p is not None
    ]
