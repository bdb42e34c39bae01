"""Casting without paying a mana cost while something resolves (CR 118.9, 608.2g, 709.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.language.card_types import LAND
from planechase.rules.spells.casting import cast, why_not_cast
from planechase.rules.spells.permissions import FREELY, Way
from planechase.rules.state.decisions import Choose, Confirm, Rule, ask
from planechase.rules.state.objects import Id, Object
from planechase.rules.state.purpose import Purpose
from planechase.rules.turns.priority import CastSpell

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State


def may_cast_free(game: State, player: Player, card: Object, below: int | None = None) -> Rule[Id | None]:
    """CR 608.2g, 118.9: during a resolution the player may cast a card, or a half, without paying its mana cost.

    The mana value of the spell must be `below` a number, if one is given.
    """
    ways = free_ways(game, player, card, below)
    if not ways:
        return None
    if card.copiable.halves:
        why = f"Cast a half of {game.name_of(card.id)} without paying its mana cost?"
        ways = yield from _choose_half(player, card, ways, 0, why)
    else:
        why = f"Cast {game.name_of(card.id)} without paying its mana cost?"
        ways = ways if (yield from ask(Confirm(player.id, Purpose.CAST, why, card.id))) else []
    return (yield from cast(game, player, card, ways[0], from_effect=True)) if ways else None


def cast_one_free(game: State, player: Player, cards: list[Object], about: Id) -> Rule[Id | None]:
    """CR 608.2g, 118.9: the same with one of several cards, whichever the player likes."""
    castable = [card for card in cards if free_ways(game, player, card)]
    why = "Choose a spell to cast, or none."
    chosen = yield from actions.choose_objects(game, player, Purpose.CAST, castable, 0, 1, why, about)
    for card in chosen:
        ways = free_ways(game, player, card)
        if len(ways) > 1:
            ways = yield from _choose_half(player, card, ways, 1, "Choose which half to cast.")
        return (yield from cast(game, player, card, ways[0], from_effect=True))
    return None


def _choose_half(player: Player, card: Object, ways: list[Way], least: int, why: str) -> Rule[list[Way]]:
    """CR 709.3: which half of a split card is cast, if any."""
    options = [CastSpell(card.id, way) for way in ways]
    return [option.way for option in (yield from ask(Choose(player.id, Purpose.CAST, why, options, least, 1, card.id)))]


def free_ways(game: State, player: Player, card: Object, below: int | None = None) -> list[Way]:
    """CR 118.9, 305.9, 709.3: the ways to cast a card, or one of its halves, without paying; lands are never cast."""
    if game.chars(card).types & LAND:
        return []
    spells = card.copiable.halves or (game.chars(card),)
    cheap = [spell for spell in spells if below is None or spell.mana_value < below]
    ways = [Way(FREELY, (), half=spell.name if card.copiable.halves else "") for spell in cheap]
    return [way for way in ways if why_not_cast(game, player, card, way, timing=False) is None]
