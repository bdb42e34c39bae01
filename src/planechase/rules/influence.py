"""Limited range of influence (CR 801): how many seats away a player can affect anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from planechase.rules.objects import Id
    from planechase.rules.state import State


def measure(game: State) -> None:
    """CR 801.2c: who is within whose range is determined as each turn begins, among those still in the game."""
    if not game.options.limited:
        return
    seats = [player.id for player in game.playing()]
    reach = [frozenset({player.id}) for player in game.players]
    for place, id in enumerate(seats):
        limit = game.options.ranges[id]
        reach[id] = frozenset(
            other for there, other in enumerate(seats) if limit is None or _apart(place, there, len(seats)) <= limit
        )
    game.reach = tuple(reach)


def _apart(one: int, other: int, seats: int) -> int:
    """CR 801.2: the distance between two seats, the shorter way round the table."""
    steps = abs(one - other)
    return min(steps, seats - steps)


def is_within(game: State, player: Id, other: Id) -> bool:
    """CR 801.2, 801.2d: whether a player, or an object by its controller, is within a player's range of influence."""
    if game.reach is None:
        return True
    seat = other if game.is_player(other) else game.recall(other).controller
    return seat < 0 or seat in game.reach[player]
