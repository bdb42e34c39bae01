"""Lands: which one to play, and whether an opening hand has enough of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from planechase.bots.judging import lands_of
from planechase.rules.language.card_types import LAND
from planechase.rules.mana.mana_abilities import AddMana
from planechase.rules.mana.sources import mana_sources
from planechase.rules.state.decisions import Id
from planechase.rules.state.state import State
from planechase.words.effects.flow import UnlessPays
from planechase.words.effects.permanent_effects import SacrificeIt
from planechase.words.effects.zone_effects import ReturnToHand
from planechase.words.replacements.entering_replacements import EntersTapped
from planechase.words.triggers.zone_triggers import Enters

ENOUGH_LANDS: Final = 6
IN_TIME: Final = 40
"""What it is worth that a land can be tapped at once, where that mana is needed."""
LATER: Final = 3
"""What it is worth to play a land that enters tapped when nobody misses its mana."""


def colors_made(game: State, source: Id) -> frozenset[str]:
    """The types of mana a land or other permanent can make."""
    found: set[str] = set()
    for _, ability in game.chars(game.objects[source]).index.activated:
        for part in ability.effect.walk():
            if isinstance(part, AddMana):
                found.update(*part.productions)
    return frozenset(found)


def colors_wanted(game: State, player: Id) -> dict[str, int]:
    """How often each colour stands in the costs of the cards in hand."""
    wanted: dict[str, int] = {}
    for card in game.players[player].hand:
        cost = game.chars(game.objects[card]).mana_cost
        for letter in str(cost) if cost is not None else "":
            if letter in "WUBRG":
                wanted[letter] = wanted.get(letter, 0) + 1
    return wanted


def best_land(game: State, player: Id, lands: list[Id]) -> Id | None:
    """The land that makes the colours most wanted and least had; none where playing it would come to nothing."""
    lands = [land for land in lands if not _comes_to_nothing(game, player, land)]
    if not lands:
        return None
    if len({game.chars(game.objects[land]).name for land in lands}) == 1:
        return lands[0]
    of_colors = colors_missing(game, player, lands)
    in_a_hurry = _needs_mana_now(game, player)

    def worth(land: Id) -> int:
        late = _enters_tapped(game, land)
        return of_colors[land] - (IN_TIME if late else 0) if in_a_hurry else of_colors[land] + (LATER if late else 0)

    return max(lands, key=worth)


def colors_missing(game: State, player: Id, lands: Iterable[Id]) -> dict[Id, int]:
    """What each land is worth for its colours: those that cards in hand want, and that few lands make, most."""
    wanted = colors_wanted(game, player)
    have: dict[str, int] = {}
    for permanent in game.controlled_by(player):
        if game.chars(permanent).types & LAND:
            for color in colors_made(game, permanent.id):
                have[color] = have.get(color, 0) + 1

    def worth(colors: frozenset[str]) -> int:
        return sum(wanted.get(c, 0) * (20 if c not in have else 4 // have[c]) for c in colors) + len(colors)

    return {land: worth(colors_made(game, land)) for land in lands}


def _needs_mana_now(game: State, player: Id) -> bool:
    """Whether one mana more would be enough for a card in hand that cannot be cast without it."""
    mana = len(mana_sources(game, game.players[player]))
    hand = [game.chars(game.objects[card]) for card in game.players[player].hand]
    return any(not chars.types & LAND and chars.mana_value == mana + 1 for chars in hand)


def _enters_tapped(game: State, land: Id) -> bool:
    statics = game.chars(game.objects[land]).index.statics
    return any(isinstance(part, EntersTapped) for ability in statics for part in ability.walk())


def _comes_to_nothing(game: State, player: Id, land: Id) -> bool:
    """Whether it would have to return itself to the hand, or be sacrificed because it cannot be paid for."""
    for _, ability in game.chars(game.objects[land]).index.triggered:
        kinds = {type(part) for part in ability.walk()}
        if {Enters, ReturnToHand} <= kinds and not lands_of(game, player):
            return True
        if {Enters, UnlessPays, SacrificeIt} <= kinds and not mana_sources(game, game.players[player]):
            return True
    return False


def keeps(game: State, player: Id) -> bool:
    """Whether an opening hand is worth keeping: two to five lands, less strictly after mulligans."""
    seat = game.players[player]
    lands = sum(1 for card in seat.hand if game.chars(game.objects[card]).types & LAND)
    if seat.mulligans >= 2:
        return True
    return 2 <= lands <= 5 or len(seat.hand) < 6


def spare_card(game: State, player: Id, cards: list[Id]) -> Id | None:
    """The card to give up for a land, where any would do: the most expensive one, while there are few lands."""
    lands = lands_of(game, player)
    if not cards or lands >= ENOUGH_LANDS:
        return None
    dearest = max(cards, key=lambda card: game.chars(game.objects[card]).mana_value)
    return dearest if lands < 3 or game.chars(game.objects[dearest]).mana_value > lands + 1 else None
