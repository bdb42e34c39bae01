"""Auras and Equipment: what they may be attached to (CR 301.5, 303.4, 701.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.abilities import KeywordAbility
from planechase.rules.card_types import ARTIFACT, CREATURE, ENCHANTMENT, LAND
from planechase.rules.objects import Id, Object, Permanent
from planechase.rules.protection import protected_from
from planechase.rules.source import Source
from planechase.rules.word import word

if TYPE_CHECKING:
    from planechase.rules.characteristics import Characteristics
    from planechase.rules.grammar import Targeting
    from planechase.rules.state import State


@word
class EnchantAbility(KeywordAbility):
    """CR 702.5: what an Aura can be attached to, and what its spell targets."""

    @property
    def name(self) -> str:
        return "enchant"

    def allows(self, game: State, id: Id, by: Source) -> bool:
        raise NotImplementedError

    def targeting(self) -> Targeting:
        """CR 303.4a: the target of the Aura spell."""
        raise NotImplementedError


def is_aura(game: State, obj: Object) -> bool:
    chars = game.chars(obj)
    return bool(chars.types & ENCHANTMENT) and "Aura" in chars.subtypes


def is_equipment(game: State, obj: Object) -> bool:
    chars = game.chars(obj)
    return bool(chars.types & ARTIFACT) and "Equipment" in chars.subtypes


def is_fortification(game: State, obj: Object) -> bool:
    return "Fortification" in game.chars(obj).subtypes


def can_be_attached(game: State, attachment: Object, to: Id) -> bool:
    """CR 303.4c, 301.5a, 301.6: whether the attachment could be attached to this object or player."""
    if attachment.id == to:
        return False
    chars = game.chars(attachment)
    if isinstance(attachment, Permanent) and chars.types & CREATURE:
        return False
    if is_aura(game, attachment):
        return can_enchant(game, attachment, to)
    host = game.permanent(to)
    if host is None or protected_from(game, host, attachment):
        return False
    if is_equipment(game, attachment):
        return bool(game.chars(host).types & CREATURE)
    return is_fortification(game, attachment) and bool(game.chars(host).types & LAND)


def can_enchant(game: State, aura: Object, to: Id) -> bool:
    """CR 303.4c, 702.5: the enchant ability describes it, and nothing protects it."""
    if game.is_player(to):
        if game.players[to].has_left:
            return False
    else:
        host = game.get(to)
        if host is None or protected_from(game, host, aura):
            return False
    by = Source(aura.controller, aura.id)
    enchant = [ability for ability in game.chars(aura).abilities if isinstance(ability, EnchantAbility)]
    return bool(enchant) and all(ability.allows(game, to, by) for ability in enchant)


def could_enchant(game: State, values: Characteristics, aura: Id, controller: Id) -> list[Id]:
    """CR 303.4f: every player and permanent that an Aura with these characteristics could enchant."""
    by = Source(controller, aura)
    enchant = [ability for ability in values.abilities if isinstance(ability, EnchantAbility)]
    card = game.recall(aura)
    found: list[Id] = []
    for id in [*(player.id for player in game.in_turn_order()), *game.battlefield]:
        host = game.permanent(id)
        if host is not None and protected_from(game, host, card):
            continue
        if enchant and all(ability.allows(game, id, by) for ability in enchant):
            found.append(id)
    return found
