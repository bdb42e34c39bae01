"""Creatures as a fight sees them, and who survives it (CR 510, 702.2, 702.4, 702.7)."""

from __future__ import annotations

from planechase.bots.judging import permanent_value
from planechase.rules.combat.blocking import BlockRestriction, why_not_block
from planechase.rules.combat.combat_damage import damage_of
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.keywords import (
    DEATHTOUCH,
    DOUBLE_STRIKE,
    FIRST_STRIKE,
    INDESTRUCTIBLE,
    INFECT,
    MENACE,
    SHADOW,
    TRAMPLE,
    VIGILANCE,
    WITHER,
    Keywords,
)
from planechase.rules.state.objects import Id, Permanent
from planechase.rules.state.state import State

FighterLook = tuple[int, int, int, Keywords]
"""Damage, toughness, value and keywords."""


class Fighter:
    """A creature: how hard it hits, how much it takes, what it is worth."""

    __slots__ = ("attacks_first", "creature", "damage", "id", "keywords", "look", "plain", "toughness", "value")

    def __init__(self, creature: Permanent, chars: Characteristics, damage: int, value: int, plain: bool) -> None:
        self.creature = creature
        self.id: Id = creature.id
        self.keywords: Keywords = chars.keywords
        self.damage = damage
        self.toughness = (chars.toughness or 0) - creature.damage
        self.value = value
        self.attacks_first = bool(self.keywords & (FIRST_STRIKE | DOUBLE_STRIKE))
        self.plain = plain
        self.look: FighterLook = (damage, self.toughness, value, self.keywords)
        """All that a fight knows of it."""

    @staticmethod
    def of(game: State, creature: Permanent) -> Fighter:
        """A creature as it is now."""
        chars = game.chars(creature)
        return Fighter(creature, chars, damage_of(game, creature), permanent_value(game, creature), not chars.abilities)

    def with_values(self, chars: Characteristics) -> Fighter:
        """The same creature with other characteristics."""
        return Fighter(self.creature, chars, max(0, chars.power or 0), self.value, False)

    @property
    def vigilant(self) -> bool:
        return bool(self.keywords & VIGILANCE)

    @property
    def tramples(self) -> bool:
        return bool(self.keywords & TRAMPLE)

    @property
    def menacing(self) -> bool:
        return bool(self.keywords & MENACE)

    @property
    def damage_to_player(self) -> int:
        """What it deals if nobody blocks it."""
        return 2 * self.damage if self.keywords & DOUBLE_STRIKE else self.damage

    def kills(self, other: Fighter, bonus: int = 0) -> bool:
        """Whether its damage would kill the other one."""
        damage = self.damage + bonus
        if damage <= 0:
            return False
        if other.keywords & INDESTRUCTIBLE:
            return bool(self.keywords & (WITHER | INFECT)) and damage >= other.toughness
        if self.keywords & DEATHTOUCH:
            return True
        return damage * (2 if self.keywords & DOUBLE_STRIKE else 1) >= other.toughness


def fight(one: Fighter, other: Fighter) -> tuple[bool, bool]:
    """Whether each of the two dies when they fight in combat."""
    one_dies, other_dies = other.kills(one), one.kills(other)
    if one_dies and other_dies and one.attacks_first != other.attacks_first:
        return (False, True) if one.attacks_first else (True, False)
    return one_dies, other_dies


def can_block(game: State, blocker: Fighter, attacker: Fighter) -> bool:
    """CR 509.1b: whether this one could block that one."""
    if attacker.plain and not blocker.keywords & SHADOW and not game.statements(BlockRestriction):
        return True
    return why_not_block(game, blocker.creature, attacker.creature) is None
