"""Teams (CR 102.3, 805, 810): whose turn it is, who acts next, and what a team has in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.multiplayer.turn_markers import has_a_say
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.edition import Edition
from planechase.rules.state.player import POISON
from planechase.rules.state.purpose import Purpose

if TYPE_CHECKING:
    from planechase.rules.state.objects import Id
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State
    from planechase.rules.state.steps import Turn


def active_with(game: State, player: Id) -> tuple[Id, ...]:
    """CR 102.1, 805.4a: the player whose turn it is, or their whole team, the primary player first (805.2)."""
    if not game.options.shared_turns:
        return (player,)
    return tuple(member.id for member in game.team(player)) or (player,)


def acting_together(game: State, player: Player) -> list[Player]:
    """CR 805.6, 805.10: the players who attack, block and order triggers as one: a team that shares turns, or one."""
    return game.team(player.id) if game.options.shared_turns else [player]


def defending_together(game: State, player: Player) -> list[Player]:
    """CR 805.10d: the players who block as one. In 2011 only giants did; others who shared turns did not (802.4)."""
    if game.edition is Edition.Y2011 and not game.options.shared_life:
        return [player]
    return acting_together(game, player)


def attacked_as_one(game: State) -> bool:
    """2011:810.7a, 810.7c, 810.7f: giants were attacked as one, where now each creature attacks one of their heads."""
    return game.options.shared_life and game.edition is Edition.Y2011


def heads(game: State, defender: Id) -> list[Id]:
    """2011:810.7c: whom a creature attacks that attacks this player, planeswalker or battle."""
    if attacked_as_one(game) and game.is_player(defender):
        return [player.id for player in game.team(defender)]
    return [defender]


def together(order: list[Player]) -> list[Player]:
    """CR 805.6: these players team by team, in the order in which the first of each comes."""
    teams: dict[Id, list[Player]] = {}
    for player in order:
        teams.setdefault(player.team, []).append(player)
    return [player for team in teams.values() for player in team]


def groups(game: State, players: list[Player]) -> list[list[Player]]:
    """CR 805.6, 805.8: these players in groups of those who act together, the primary player of each first."""
    if not game.options.shared_turns:
        return [[player] for player in players]
    return _by_team(players)


def _by_team(players: list[Player]) -> list[list[Player]]:
    teams: dict[Id, list[Player]] = {}
    for player in players:
        teams.setdefault(player.team, []).append(player)
    return [sorted(team, key=lambda player: player.id) for team in teams.values()]


def groups_in_turn_order(game: State) -> list[list[Player]]:
    """CR 101.4, 805.6: players in turn order, those who act together as one group, the primary player first."""
    return groups(game, game.in_turn_order())


def one_of_each_team(game: State, players: list[Player]) -> Rule[list[Player]]:
    """CR 810.9d, 810.9f: of players who share a life total only one is affected, whom the team chooses."""
    if not game.options.shared_life:
        return players
    chosen: list[Player] = []
    for team in _by_team(players):
        ids = [player.id for player in team]
        if len(ids) > 1:
            ids = yield from ask(Choose(ids[0], Purpose.PLAYER, "Choose whose life total changes.", ids))
        chosen.append(game.players[ids[0]])
    return chosen


def next_active(game: State) -> tuple[Id, ...]:
    """CR 103.1, 805.4: whose turn comes after this one, as the turn order has it: a player's or a team's."""
    active = game.turn.active
    if not game.options.shared_turns:
        return (game.next_player(active[-1]).id,)
    team = game.players[active[0]].team
    following = next((player for player in game.in_turn_order() if player.team != team), game.players[active[0]])
    return active_with(game, following.id)


def next_to_act(game: State, turn: Turn, player: Id) -> Id | None:
    """CR 117.3d, 805.5b, 807.5a: who gets priority after a player passed: first of all their team, if teams have it."""
    order = game.in_turn_order(player)
    if game.options.shared_turns:
        team = game.players[player].team
        order.sort(key=lambda other: other.team != team)
    passed = turn.passed
    return next((other.id for other in order if other.id not in passed and has_a_say(game, turn, other.id)), None)


def share_life(game: State, player: Player) -> None:
    """CR 810.9: what happened to the life total of one player is applied to the team's."""
    if game.options.shared_life:
        for mate in game.team(player.id):
            mate.life = player.life


def share_poison(game: State, player: Player) -> None:
    """CR 810.10: poison counters are the team's."""
    if game.options.shared_poison:
        poison = player.poison
        for mate in game.team(player.id):
            mate.counters.pop(POISON, None)
            if poison:
                mate.counters[POISON] = poison
