"""Creatures put onto the battlefield attacking or blocking (CR 506.3, 508.4, 509.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.combat.attacking import possible_defenders
from planechase.rules.multiplayer.teams import defending_together
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.objects import Id
from planechase.rules.state.purpose import Purpose

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State

AS_CHOSEN: Final = -1
"""Stands for what it attacks or blocks, if its controller chooses that as it enters."""


def choose_attacked(game: State, player: Player, about: Id) -> Rule[Id | None]:
    """CR 508.4: the player, planeswalker or battle that a creature attacks which enters attacking; each its own."""
    if game.turn.combat is None or player.id not in game.turn.active:
        return None
    why = f"Choose whom or what {game.name_of(about)} attacks."
    return (yield from _choose(player, Purpose.ATTACK, why, possible_defenders(game, player), about))


def choose_blocked(game: State, player: Player, about: Id) -> Rule[Id | None]:
    """CR 509.4, 506.3e: the creature that one blocks which enters blocking: any that attacks its controller."""
    combat = game.turn.combat
    if combat is None:
        return None
    defending = [member.id for member in defending_together(game, player)]
    attackers = [id for id, attack in combat.attacks.items() if attack.defending_player in defending]
    why = f"Choose which creature {game.name_of(about)} blocks."
    return (yield from _choose(player, Purpose.BLOCK, why, attackers, about))


def _choose(player: Player, purpose: Purpose, why: str, among: list[Id], about: Id) -> Rule[Id | None]:
    if len(among) < 2:
        return next(iter(among), None)
    chosen = yield from ask(Choose(player.id, purpose, why, among, about=about))
    return int(chosen[0])
