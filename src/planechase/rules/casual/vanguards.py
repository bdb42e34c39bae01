"""Vanguards (CR 211, 212, 313, 902): characters whom players play as, face up in the command zone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.events import Notice
from planechase.rules.language.card_types import VANGUARD
from planechase.rules.multiplayer.teams import share_life
from planechase.rules.state.objects import Zone
from planechase.rules.turns.setup import add_card

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import CardDefinition
    from planechase.rules.state.objects import Id, Object
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State


def vanguards(game: State) -> dict[Id, Object]:
    """CR 902.4: the vanguard of each player, face up in the command zone."""
    shown = [game.objects[id] for id in game.command]
    return {obj.owner: obj for obj in shown if obj.copiable.types & VANGUARD}


def play_as(game: State, player: Player, card: CardDefinition) -> Object:
    """CR 211, 212, 902.3 to 902.6: a vanguard face up in the command zone changes life, opening hand and hand size.

    Where a team has one life total, what the vanguards of all its members add is added to it.
    """
    shown = add_card(game, player.id, card, Zone.COMMAND)
    game.tell(Notice("{} plays as {}.", (player.id, shown.id)))
    player.life += card.life_modifier
    share_life(game, player)
    for mate in game.team(player.id) if game.options.shared_life else [player]:
        mate.starting_life += card.life_modifier
    player.starting_hand += card.hand_modifier
    player.hand_size += card.hand_modifier
    return shown
