"""Casting without paying a mana cost while something resolves (CR 118.9, 608.2g, 709.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events import actions
from planechase.rules.language.card_types import LAND
from planechase.rules.language.split_cards import castable_parts
from planechase.rules.spells.attempting import attempted
from planechase.rules.spells.casting import cast, why_not_cast
from planechase.rules.spells.permissions import FREELY, Way, as_cast, back_of
from planechase.rules.state.decisions import Choose, Confirm, Rule, ask
from planechase.rules.state.objects import Id, Object
from planechase.rules.state.purpose import Purpose
from planechase.rules.turns.priority import CastSpell

if TYPE_CHECKING:
    from planechase.rules.language.grammar import Filter
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


TRIES: Final = 3
"""CR 733.1: who could not finish what they began may do it another way; but so often at most."""


def may_cast_free(
    game: State,
    player: Player,
    card: Object,
    below: int | None = None,
    must: bool = False,
    transformed: bool = False,
) -> Rule[Id | None]:
    """CR 608.2g, 118.9: during a resolution the player may cast a card, or a half, without paying its mana cost.

    The mana value of the spell must be `below` a number, if one is given. Who `must` cast it, does so if able. What is
    cast `transformed` has its back face up (712.11a).
    """
    for _ in range(TRIES):
        if transformed:
            ways = yield from _transformed_way(game, player, card)
        else:
            ways = yield from _chosen_way(game, player, card, below, must)
        if not ways:
            return None
        spell = yield from _cast(game, player, card, ways[0])
        if spell is not None:
            return spell
    return None


def _cast(game: State, player: Player, card: Object, way: Way) -> Rule[Id | None]:
    """CR 608.2g, 733.1: a cast that cannot be finished is taken back, and the resolution goes on."""
    return (yield from attempted(game, player, card.id, cast(game, player, card, way, from_effect=True)))


def _chosen_way(game: State, player: Player, card: Object, below: int | None, must: bool) -> Rule[list[Way]]:
    """CR 709.3, 715.3: whether a card is cast, and which half of a split card, or which frame of a card with two."""
    ways = free_ways(game, player, card, below)
    if not ways:
        return []
    if card.copiable.sides:
        why = f"Cast a half of {game.name_of(card.id)} without paying its mana cost?"
        return (yield from _choose_half(player, card, ways, 1 if must else 0, why))
    why = f"Cast {game.name_of(card.id)} without paying its mana cost?"
    if len(ways) > 1:
        return (yield from _choose_half(player, card, ways, 1 if must else 0, why))
    if must:
        return ways
    return ways if (yield from ask(Confirm(player.id, Purpose.CAST, why, card.id))) else []


def _transformed_way(game: State, player: Player, card: Object) -> Rule[list[Way]]:
    """CR 712.11a: whether a card is cast with its back face up; one with a single face cannot be."""
    back = back_of(card)
    way = Way(FREELY, (), half=back or "")
    if back is None or why_not_cast(game, player, card, way, timing=False) is not None:
        return []
    why = f"Cast {back} without paying its mana cost?"
    return [way] if (yield from ask(Confirm(player.id, Purpose.CAST, why, card.id))) else []


def cast_one_free(
    game: State, player: Player, cards: list[Object], about: Id, which: Filter | None = None, by: Source | None = None
) -> Rule[Id | None]:
    """CR 608.2g, 118.9: the same with one of several cards, whichever the player likes.

    With `which`, only as spells that fit: of a card with two halves or faces one may, and the other not.
    """
    why = "Choose a spell to cast, or none."
    for _ in range(TRIES):
        ways_of = {card.id: _fitting(game, card, free_ways(game, player, card), which, by) for card in cards}
        castable = [card for card in cards if ways_of[card.id]]
        chosen = yield from actions.choose_objects(game, player, Purpose.CAST, castable, 0, 1, why, about)
        if not chosen:
            return None
        ways = ways_of[chosen[0].id]
        if len(ways) > 1:
            ways = yield from _choose_half(player, chosen[0], ways, 1, "Choose which half to cast.")
        spell = yield from _cast(game, player, chosen[0], ways[0])
        if spell is not None:
            return spell
    return None


def _fitting(game: State, card: Object, ways: list[Way], which: Filter | None, by: Source | None) -> list[Way]:
    """CR 601.3e: the ways in which what is cast fits."""
    if which is None or by is None:
        return ways
    found: list[Way] = []
    for way in ways:
        with as_cast(game, card, way) as spell:
            if which.matches(game, spell, by):
                found.append(way)
    return found


def _choose_half(player: Player, card: Object, ways: list[Way], least: int, why: str) -> Rule[list[Way]]:
    """CR 709.3: which half of a split card is cast, if any."""
    options = [CastSpell(card.id, way) for way in ways]
    return [option.way for option in (yield from ask(Choose(player.id, Purpose.CAST, why, options, least, 1, card.id)))]


def free_ways(game: State, player: Player, card: Object, below: int | None = None) -> list[Way]:
    """CR 118.9, 305.9, 709.3, 712.11b, 715.3: how a card, or a part of it, is cast for nothing; lands never are."""
    spells = list(castable_parts(card).items())
    if not card.copiable.halves:
        spells.insert(0, ("", game.chars(card)))
    cheap = [name for name, spell in spells if not spell.types & LAND and (below is None or spell.mana_value < below)]
    ways = [Way(FREELY, (), half=name) for name in cheap]
    return [way for way in ways if why_not_cast(game, player, card, way, timing=False) is None]
