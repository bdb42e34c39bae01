"""Auras and Equipment: what they may be attached to (CR 301.5, 303.4, 701.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.language.abilities import KeywordAbility
from planechase.rules.language.card_types import ARTIFACT, BATTLE, CREATURE, ENCHANTMENT, LAND
from planechase.rules.language.protection import protected_from
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence
from planechase.rules.state.objects import Id, Object, Permanent
from planechase.rules.state.source import Source

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import Characteristics
    from planechase.rules.language.grammar import Targeting
    from planechase.rules.state.state import State


@word
class EnchantAbility(KeywordAbility):
    """CR 702.5: what an Aura can be attached to, and what its spell targets."""

    @property
    def name(self) -> str:
        return "enchant"

    def allows(self, game: State, id: Id, by: Source) -> bool:
        raise NotImplementedError

    def describes(self, game: State, host: Object, by: Source) -> bool:
        """Whether it speaks of such an object; it may be one that has left, as it last was."""
        return False

    def targeting(self) -> Targeting:
        """CR 303.4a: the target of the Aura spell."""
        raise NotImplementedError


@word
class ReconfigureAbility(KeywordAbility):
    """CR 301.5c, 702.151: an Equipment with it may be attached although it is a creature, and is none then."""

    @property
    def name(self) -> str:
        return "reconfigure"


def can_reconfigure(values: Characteristics) -> bool:
    return any(isinstance(ability, ReconfigureAbility) for ability in values.abilities)


def is_aura(game: State, obj: Object) -> bool:
    chars = game.chars(obj)
    return bool(chars.types & ENCHANTMENT) and "Aura" in chars.subtypes


def is_equipment(game: State, obj: Object) -> bool:
    chars = game.chars(obj)
    return bool(chars.types & ARTIFACT) and "Equipment" in chars.subtypes


def is_fortification(game: State, obj: Object) -> bool:
    return "Fortification" in game.chars(obj).subtypes


def can_be_attached(game: State, attachment: Object, to: Id) -> bool:
    """CR 303.4c, 301.5a, 301.6, 310.9, 801.8, 801.9: whether it could be attached to this object or player."""
    if attachment.id == to or _is_out_of_range(game, attachment.controller, to):
        return False
    chars = game.chars(attachment)
    is_unfit = chars.types & BATTLE or (chars.types & CREATURE and not can_reconfigure(chars))
    if isinstance(attachment, Permanent) and is_unfit:
        return False
    if is_aura(game, attachment):
        return can_enchant(game, attachment, to)
    host = game.permanent(to)
    if host is None or protected_from(game, host, attachment):
        return False
    if is_equipment(game, attachment):
        return bool(game.chars(host).types & CREATURE)
    return is_fortification(game, attachment) and bool(game.chars(host).types & LAND)


def _is_out_of_range(game: State, controller: Id, to: Id) -> bool:
    """CR 801.8, 801.9: what a player controls is not attached to anything outside that player's range of influence."""
    if game.reach is None or (not game.is_player(to) and to not in game.objects):
        return False
    return not influence.is_within(game, controller, to)


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


def could_have_enchanted(game: State, aura: Object, host: Object) -> bool:
    """CR 303.4c, 608.2h: the same of a permanent as it is, or as it last was on the battlefield."""
    if protected_from(game, host, aura) or _is_out_of_range(game, aura.controller, host.id):
        return False
    by = Source(aura.controller, aura.id)
    enchant = [ability for ability in game.chars(aura).abilities if isinstance(ability, EnchantAbility)]
    return bool(enchant) and all(ability.describes(game, host, by) for ability in enchant)


def could_enchant(game: State, values: Characteristics, aura: Id, controller: Id) -> list[Id]:
    """CR 303.4f: every player and permanent that an Aura with these characteristics could enchant."""
    by = Source(controller, aura)
    enchant = [ability for ability in values.abilities if isinstance(ability, EnchantAbility)]
    card = game.recall(aura)
    found: list[Id] = []
    for id in [*(player.id for player in game.in_turn_order()), *game.battlefield]:
        host = game.permanent(id)
        if _is_out_of_range(game, controller, id) or (host is not None and protected_from(game, host, card)):
            continue
        if enchant and all(ability.allows(game, id, by) for ability in enchant):
            found.append(id)
    return found
