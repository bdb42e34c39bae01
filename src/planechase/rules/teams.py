"""Teams (CR 102.3, 805, 810): whose turn it is, who acts next, and what a team has in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.player import POISON

if TYPE_CHECKING:
    from planechase.rules.objects import Id
    from planechase.rules.player import Player
    from planechase.rules.state import State


def active_with(game: State, player: Id) -> tuple[Id, ...]:
    """CR 102.1, 805.4a: the player whose turn it is, or their whole team, the primary player first (805.2)."""
    if not game.options.shared_turns:
        return (player,)
    return tuple(member.id for member in game.team(player)) or (player,)


def acting_together(game: State, player: Player) -> list[Player]:
    """CR 805.6, 805.10: the players who attack, block and order triggers as one: a team that shares turns, or one."""
    return game.team(player.id) if game.options.shared_turns else [player]


def groups_in_turn_order(game: State) -> list[list[Player]]:
    """CR 101.4, 805.6: players in turn order, those who act together as one group, the primary player first."""
    if not game.options.shared_turns:
        return [[player] for player in game.in_turn_order()]
    groups: dict[Id, list[Player]] = {}
    for player in game.in_turn_order():
        groups.setdefault(player.team, []).append(player)
    return [sorted(group, key=lambda player: player.id) for group in groups.values()]


def next_to_act(game: State, player: Id) -> Id | None:
    """CR 117.3d, 805.5b: who gets priority after a player passed: first of all their team, if teams have it."""
    order = game.in_turn_order(player)
    if game.options.shared_turns:
        team = game.players[player].team
        order.sort(key=lambda other: other.team != team)
    return next((other.id for other in order if other.id not in game.turn.passed), None)


def share_life(game: State, player: Player) -> None:
    """CR 810.9: what happened to the life total of one player is applied to the team's."""
    if game.options.shared_life:
        for mate in game.team(player.id):
            mate.life = player.life


def share_poison(game: State, player: Player) -> None:
    """CR 810.10: poison counters are the team's."""
    if game.options.shared_life:
        for mate in game.team(player.id):
            mate.counters.pop(POISON, None)
            if player.poison:
                mate.counters[POISON] = player.poison
