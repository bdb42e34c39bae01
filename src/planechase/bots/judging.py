"""What things are worth: life, mana, creatures, other permanents, cards in hand and players."""

from __future__ import annotations

from collections import Counter
from typing import Final

from planechase.rules.language.abilities import KeywordAbility
from planechase.rules.language.card_types import CREATURE, LAND, PLANESWALKER, has_subtype, is_creature_type
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.keywords import (
    DEATHTOUCH,
    DEFENDER,
    DOUBLE_STRIKE,
    FEAR,
    FIRST_STRIKE,
    FLYING,
    HASTE,
    HEXPROOF,
    INDESTRUCTIBLE,
    INFECT,
    INTIMIDATE,
    LIFELINK,
    MENACE,
    REACH,
    SHADOW,
    SHROUD,
    TRAMPLE,
    VIGILANCE,
)
from planechase.rules.state.objects import Id, Object, Permanent
from planechase.rules.state.state import State

WINNING: Final = 2000
CARD: Final = 20
"""What a card that is drawn is worth."""
LIFE: Final = 4
MANA: Final = 5
DAMAGE: Final = 6
"""What a point of damage to a player is worth."""
LAND_VALUE: Final = 30
TOKEN_DISCOUNT: Final = 5

_BY_POWER: Final = (
    (DOUBLE_STRIKE, 10), (FLYING, 6), (INFECT, 6), (LIFELINK, 5), (SHADOW, 5), (FEAR, 4), (INTIMIDATE, 4),
    (TRAMPLE, 3), (MENACE, 3), (FIRST_STRIKE, 3), (VIGILANCE, 2), (HASTE, 1), (DEFENDER, -8),
)  # fmt: skip
"""What a keyword adds for each point of power."""
_FLAT: Final = ((DEATHTOUCH, 15), (INDESTRUCTIBLE, 25), (HEXPROOF, 10), (SHROUD, 8), (REACH, 3))
"""What a keyword adds by itself."""


def creature_value(chars: Characteristics) -> int:
    """How much a creature with these characteristics is worth on the battlefield."""
    power, toughness = chars.power or 0, chars.toughness or 0
    value = 10 + 10 * max(0, power) + 7 * max(0, toughness)
    keywords = chars.keywords
    if keywords:
        for keyword, bonus in _BY_POWER:
            if keywords & keyword:
                value += bonus * max(1, power)
        for keyword, bonus in _FLAT:
            if keywords & keyword:
                value += bonus
    if chars.abilities:
        value += 6 * sum(1 for ability in chars.abilities if not isinstance(ability, KeywordAbility))
    return value


def permanent_value(game: State, permanent: Permanent) -> int:
    """How much a permanent is worth to its controller."""
    chars = game.chars(permanent)
    types = chars.types
    if types & CREATURE:
        value = creature_value(chars)
    elif types & PLANESWALKER:
        value = 40 + 8 * permanent.counter("loyalty")
    elif types & LAND:
        value = LAND_VALUE + 2 * len(chars.abilities)
    else:
        value = 15 + 10 * chars.mana_value
    return value - TOKEN_DISCOUNT if permanent.is_token else value


def object_value(game: State, obj: Object) -> int:
    """How much an object in any zone is worth to the player who has it."""
    return permanent_value(game, obj) if isinstance(obj, Permanent) else card_value(game.chars(obj))


def card_value(chars: Characteristics) -> int:
    """How much a card is worth in any player's hand. Of a split card the better half counts, and the choice."""
    if chars.inset is not None:
        return 10 + max(card_value(chars.inset), _plain_card_value(chars))
    if chars.halves:
        return 10 + max(card_value(half) for half in chars.halves)
    return _plain_card_value(chars)


def _plain_card_value(chars: Characteristics) -> int:
    if chars.types & LAND:
        return LAND_VALUE
    if chars.types & CREATURE:
        return 10 + creature_value(chars) // 2 + 3 * chars.mana_value
    return 30 + 6 * chars.mana_value


def lands_of(game: State, player: Id) -> int:
    """How many lands a player controls."""
    return sum(1 for p in game.controlled_by(player) if game.chars(p).types & LAND)


def hand_value(game: State, player: Id, card: Id) -> int:
    """What a card in the bot's hand is worth now: a land while there are few, a spell if it can be cast."""
    obj = game.objects[card]
    chars = game.chars(obj)
    lands = lands_of(game, player)
    if chars.types & LAND:
        held = sum(1 for other in game.players[player].hand if game.chars(game.objects[other]).types & LAND)
        return max(5, 95 - 12 * (lands + held))
    cheapest = min((half.mana_value for half in chars.halves), default=chars.mana_value)
    beyond = max(0, cheapest - lands - 2)
    return card_value(chars) - 10 * beyond


def is_kind(game: State, permanent: Permanent, kind: str) -> bool:
    chars = game.chars(permanent)
    return bool(chars.types & CREATURE) and has_subtype(chars.subtypes, kind)


def kinds_worth(game: State, player: Id) -> Counter[str]:
    """How much a player has of each creature type.

    What counts is how many more creatures of it their side has than the others; where that is equal, the cards in their
    own hand, and then those in their library, of which they know what is in it though not in which order.
    """
    found: Counter[str] = Counter()
    me = game.players[player]
    for permanent in game.permanents():
        ours = game.players[permanent.controller].team == me.team
        _count_kinds(found, game.chars(permanent), 10_000 if ours else -10_000)
    for worth, cards in ((100, me.hand), (1, me.library)):
        for id in cards:
            _count_kinds(found, game.objects[id].copiable, worth)
    return found


def _count_kinds(found: Counter[str], chars: Characteristics, worth: int) -> None:
    """What is every creature type tells nothing about which to choose."""
    if chars.types & CREATURE:
        for kind in chars.subtypes:
            if is_creature_type(kind):
                found[kind] += worth
