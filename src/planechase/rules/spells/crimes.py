"""Crimes (CR 700.13): what a player does who aims at opponents, at what is theirs or at their graveyards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.events import CommittedCrime
from planechase.rules.events.happening import tell
from planechase.rules.state.history import Did
from planechase.rules.state.objects import Id, Zone

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


def notice(game: State, player: Player, by: Source) -> None:
    """CR 700.13: one spell or ability is one crime, at however much it aims."""
    if any(_is_against_others(game, player, id) for chosen in by.targets.values() for id in chosen):
        game.note(Did.COMMITTED_CRIME, player.id)
        tell(game, CommittedCrime(player.id))


def _is_against_others(game: State, player: Player, target: Id) -> bool:
    if game.is_player(target):
        return game.players[target].team != player.team
    obj = game.get(target)
    if obj is None:
        return False
    if obj.zone in (Zone.BATTLEFIELD, Zone.STACK):
        return game.players[obj.controller].team != player.team
    return obj.zone is Zone.GRAVEYARD and game.players[obj.owner].team != player.team
