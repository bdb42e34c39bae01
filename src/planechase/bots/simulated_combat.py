"""A hypothetical combat: who dies and how much damage gets through if these attack and those block."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from planechase.bots.creature_fights import Fighter, FighterLook
from planechase.bots.evaluating import life_worth
from planechase.bots.judging import DAMAGE, WINNING
from planechase.rules.language.keywords import DEATHTOUCH, INDESTRUCTIBLE, LIFELINK
from planechase.rules.state.decisions import Id

BlockersByAttacker = dict[Id, list[Fighter]]
"""Who blocks each attacker; those that nobody blocks may be missing."""

LIFE_GAINED: Final = 4
CALM: Final = 8
"""With so much life left nobody throws creatures in the way."""


class CombatOutcome:
    """What comes of a combat: what each side loses in creatures, and the damage to who is attacked."""

    __slots__ = ("damage", "dead_attackers", "dead_blockers", "lifelink")

    def __init__(self) -> None:
        self.dead_attackers: list[Fighter] = []
        self.dead_blockers: list[Fighter] = []
        self.damage = 0
        self.lifelink = 0
        """What the attackers' side gains."""

    @property
    def exchange(self) -> int:
        """What the attackers' side is ahead in creatures."""
        return sum(one.value for one in self.dead_blockers) - sum(one.value for one in self.dead_attackers)


def clash(attackers: list[Fighter], blocking: BlockersByAttacker) -> CombatOutcome:
    """CR 510: all damage as both sides would deal it."""
    result = CombatOutcome()
    for attacker in attackers:
        blockers = blocking.get(attacker.id)
        if not blockers:
            result.damage += attacker.damage_to_player
            if attacker.keywords & LIFELINK:
                result.lifelink += attacker.damage_to_player
        else:
            _meet(result, attacker, blockers)
    return result


def _meet(result: CombatOutcome, attacker: Fighter, blockers: list[Fighter]) -> None:
    """One attacker and those that block it."""
    early = attacker.attacks_first and not any(blocker.attacks_first for blocker in blockers)
    killed, left = _killed(attacker, blockers)
    striking = [blocker for blocker in blockers if blocker not in killed] if early else blockers
    attacker_dies = _dies(attacker, striking)
    if attacker_dies and not attacker.attacks_first:
        quick = [blocker for blocker in blockers if blocker.attacks_first]
        if quick and _dies(attacker, quick):
            killed, left = [], 0
    if attacker_dies:
        result.dead_attackers.append(attacker)
    result.dead_blockers += killed
    if attacker.tramples:
        result.damage += left
    if attacker.keywords & LIFELINK:
        result.lifelink += attacker.damage


def _dies(creature: Fighter, hitting: list[Fighter]) -> bool:
    """Whether they kill it together."""
    if any(one.damage > 0 and one.kills(creature) for one in hitting):
        return True
    return not creature.keywords & INDESTRUCTIBLE and sum(one.damage for one in hitting) >= creature.toughness > 0


def _killed(attacker: Fighter, blockers: list[Fighter]) -> tuple[list[Fighter], int]:
    """Which blockers its damage kills, the best first, and what is left where it is enough for all of them."""
    left = attacker.damage_to_player
    beyond = left
    killed: list[Fighter] = []
    for blocker in sorted(blockers, key=lambda one: (-one.value, one.id)):
        needed = 1 if attacker.keywords & DEATHTOUCH else max(1, blocker.toughness)
        beyond -= needed
        if needed <= left:
            left -= needed
            if attacker.kills(blocker):
                killed.append(blocker)
    return killed, max(0, beyond)


def life_lost(life: int, damage: int) -> int:
    """What so much damage costs somebody with so much life."""
    return WINNING if damage >= life else life_worth(life) - life_worth(life - max(0, damage))


def life_at_stake(life: int, damage: int) -> int:
    """What so much damage costs who could still block another time: less, while there is much life left."""
    left = life - damage
    if left <= 0:
        return WINNING
    if left >= CALM:
        return DAMAGE * damage
    before = min(life, CALM)
    return DAMAGE * (life - before) + life_lost(before, before - left)


def defended(
    attackers: list[Fighter], able: dict[Id, list[Fighter]], life: int, is_player: bool = True
) -> BlockersByAttacker:
    """How a sensible player would block: what is best for them, one block after the other.

    Beginning with the attacker worth most, each gets the blocker, or the two, with which its side gains most; then
    come blocks that only save life, while there is too little of it.
    """
    blocking: BlockersByAttacker = {}
    used: set[Id] = set()
    for attacker in sorted(attackers, key=lambda one: (-one.value, one.id)):
        free = [blocker for blocker in able[attacker.id] if blocker.id not in used]
        best = _best_block(attacker, free)
        if best:
            blocking[attacker.id] = best
            used.update(blocker.id for blocker in best)
    if is_player:
        _save_life(attackers, able, life, blocking, used)
    return blocking


def _best_block(attacker: Fighter, free: list[Fighter]) -> list[Fighter]:
    """The block that gains, if there is one: alone, or by two."""
    best: list[Fighter] = []
    most = 0
    if not attacker.menacing:
        for blocker in _one_of_each(free):
            won = _gain(attacker, [blocker])
            if won > most:
                best, most = [blocker], won
    if (not best or most < attacker.value) and len(free) > 1:
        strongest = sorted(free, key=lambda one: (-one.damage, one.value, one.id))[:4]
        for place, one in enumerate(strongest):
            for other in strongest[place + 1 :]:
                won = _gain(attacker, [one, other]) - 4
                if won > most:
                    best, most = [one, other], won
    return best


def _one_of_each(fighters: list[Fighter]) -> Collection[Fighter]:
    """Of those that look the same to a fight the first."""
    found: dict[FighterLook, Fighter] = {}
    for fighter in fighters:
        found.setdefault(fighter.look, fighter)
    return found.values()


def _gain(attacker: Fighter, blockers: list[Fighter]) -> int:
    """What the blocking side gains by this block, and the damage that it stops."""
    result = clash([attacker], {attacker.id: blockers})
    return 4 * min(5, attacker.damage_to_player - result.damage) // 2 - result.exchange


def _save_life(
    attackers: list[Fighter], able: dict[Id, list[Fighter]], life: int, blocking: BlockersByAttacker, used: set[Id]
) -> None:
    """Trades and sacrifices, as long as the life they save is worth more than what is lost."""
    while True:
        damage = clash(attackers, blocking).damage
        best: tuple[int, Fighter, list[Fighter]] | None = None
        for attacker in attackers:
            if attacker.id in blocking:
                continue
            free = [blocker for blocker in able[attacker.id] if blocker.id not in used]
            blockers = _cheapest(attacker, free)
            if not blockers:
                continue
            result = clash([attacker], {attacker.id: blockers})
            less = damage - attacker.damage_to_player + result.damage
            won = life_at_stake(life, damage) - life_at_stake(life, less) - result.exchange
            if damage >= life > less or won > 0:
                if best is None or won > best[0]:
                    best = (won, attacker, blockers)
            elif damage >= life and attacker.damage_to_player > result.damage and best is None:
                best = (won, attacker, blockers)
        if best is None:
            return
        blocking[best[1].id] = best[2]
        used.update(blocker.id for blocker in best[2])


def _cheapest(attacker: Fighter, free: list[Fighter]) -> list[Fighter]:
    """The block that loses least."""
    needed = 2 if attacker.menacing else 1
    if len(free) < needed:
        return []
    ordered = sorted(free, key=lambda one: (-_gain(attacker, [one]), one.value, one.id))
    return ordered[:needed]
