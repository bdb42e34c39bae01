"""Limited range of influence (CR 801): how many seats away a player can affect anything.

`State.reach` says who is within whose range. It is None where ranges are not limited; such a game pays only for asking
that. A text finds players and objects within the range of its controller (801.5, 801.10, 801.11). What a resolving
spell or ability would do to others does not happen (`State.bounds`, 801.10, 801.13a).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from planechase.rules.language.slots import PROTECTOR

if TYPE_CHECKING:
    from planechase.rules.events.events import Event
    from planechase.rules.language.grammar import Players
    from planechase.rules.state.objects import Id, Object, Permanent
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

AnyObject = TypeVar("AnyObject", bound="Object")
S = TypeVar("S")


def measure(game: State) -> None:
    """CR 801.2c: who is within whose range is determined as each turn begins, among those still in the game.

    What players who have left had begun goes on reaching as far as it did.
    """
    if not game.options.limited:
        return
    seats = [player.id for player in game.playing()]
    reach = [frozenset({player.id}) for player in game.players] if game.reach is None else list(game.reach)
    for place, id in enumerate(seats):
        limit = game.options.ranges[id]
        reach[id] = frozenset(
            other for there, other in enumerate(seats) if limit is None or apart(place, there, len(seats)) <= limit
        )
    game.reach = tuple(reach)


def apart(one: int, other: int, seats: int) -> int:
    """CR 801.2: the distance between two seats, the shorter way round the table."""
    steps = abs(one - other)
    return min(steps, seats - steps)


def beside(game: State, player: Id) -> tuple[Id, Id]:
    """CR 803.1, 809.3c, 811.5: who sits to a player's left and to their right, among those still in the game."""
    seats = [other.id for other in game.playing()]
    place = seats.index(player)
    return seats[(place + 1) % len(seats)], seats[place - 1]


# ---------------------------------------------------------------------- who reaches whom


def is_within(game: State, player: Id, other: Id) -> bool:
    """CR 801.2, 801.2d: whether a player, or an object by its controller, is within a player's range of influence."""
    return game.reach is None or _is_among(game, game.reach[player], other)


def limits(game: State, by: Source) -> frozenset[Id] | None:
    """CR 801.10: the players whom a spell or ability reaches; None where it reaches everybody."""
    if game.reach is None or by.controller < 0 or is_exempt(game, by.object_id):
        return None
    return game.reach[by.controller]


def reaches(game: State, by: Source, id: Id) -> bool:
    """CR 801.10: whether a spell or ability can affect, and sees, this player or object."""
    within = limits(game, by)
    return within is None or _is_among(game, within, id)


def is_exempt(game: State, id: Id | None) -> bool:
    """CR 801.18, 901.13: objects of some card types do not mind the option, neither do their abilities; but see 807."""
    types = game.options.exempt
    return types != 0 and id is not None and game.is_a(id, types)


def _is_among(game: State, within: frozenset[Id], id: Id) -> bool:
    if game.is_player(id):
        return id in within
    obj = game.recall(id)
    if obj.controller in within or obj.controller < 0:
        return True
    return any(player in within for player in obj.linked(PROTECTOR)) or is_exempt(game, id)


@contextmanager
def as_far_as(game: State, by: Source) -> Iterator[None]:
    """For looking with the eyes of something else: still as far as the spell or ability that looks may see (801.18)."""
    if game.reach is None or limits(game, by) is not None:
        yield
    else:
        with _everywhere(game):
            yield


@contextmanager
def _everywhere(game: State) -> Iterator[None]:
    reach, game.reach = game.reach, None
    try:
        yield
    finally:
        game.reach = reach


# ---------------------------------------------------------------------- what a text speaks of


def players(game: State, by: Source, found: list[Player]) -> list[Player]:
    """CR 801.10, 801.11: of these players those within range."""
    within = limits(game, by)
    return found if within is None else [player for player in found if player.id in within]


def everybody(game: State, by: Source, first: Id | None = None) -> list[Player]:
    """CR 101.4, 801.10: the players within range in turn order, beginning with the active player."""
    found = game.in_turn_order(first)
    return found if game.reach is None else players(game, by, found)


def objects(game: State, by: Source, found: Sequence[AnyObject]) -> Sequence[AnyObject]:
    """CR 801.10, 801.11: of these objects those within range."""
    within = limits(game, by)
    return found if within is None else [obj for obj in found if _is_among(game, within, obj.id)]


def permanents(game: State, by: Source) -> Sequence[Permanent]:
    """CR 801.11: the permanents that a spell or ability sees. Not to be changed."""
    found = game.permanents()
    return found if game.reach is None else objects(game, by, found)


def said_of(game: State, said: list[tuple[Source, S]], id: Id) -> list[tuple[Source, S]]:
    """CR 801.10: of some statements those that reach a player or object."""
    return [(by, statement) for by, statement in said if reaches(game, by, id)]


# ---------------------------------------------------------------------- choices


def choosable(game: State, player: Player, among: Sequence[AnyObject], about: Id | None) -> Sequence[AnyObject]:
    """CR 801.5a: the objects within range of the player who chooses, no matter who asks for the choice."""
    if game.reach is None or is_exempt(game, about):
        return among
    return [obj for obj in among if is_within(game, player.id, obj.id)]


def who_chooses(game: State, by: Source, who: Players) -> list[Player]:
    """CR 801.5c: the players within range who make a choice; without any, the closest to the left who could."""
    found = who.found(game, by)
    if found or game.reach is None:
        return found
    with _everywhere(game):
        able = who.found(game, by)
    return choosers(game, by.controller, able)


def choosers(game: State, whose: Id, able: Sequence[Player]) -> list[Player]:
    """CR 801.5c: of the players who could make a choice those within range, or else the closest to the left."""
    found = [player for player in able if is_within(game, whose, player.id)]
    if found or not able:
        return found
    return [min(able, key=lambda player: (player.id - whose) % len(game.players))]


# ---------------------------------------------------------------------- events


def is_seen(game: State, by: Source, concerned: Sequence[Id]) -> bool:
    """CR 801.7, 801.13: whether everybody and everything that an event is about is within range."""
    within = limits(game, by)
    return within is None or all(_is_among(game, within, id) for id in concerned)


def does_nothing(game: State, event: Event) -> bool:
    """CR 801.10, 801.13a: what is done to players and objects that the resolving spell or ability does not reach."""
    within = game.bounds
    return within is not None and not all(_is_among(game, within, id) for id in event.affected(game))


@contextmanager
def unbounded(game: State) -> Iterator[None]:
    """For what the rules do by themselves in the middle of a resolution, as when a player leaves."""
    bounds, game.bounds = game.bounds, None
    try:
        yield
    finally:
        game.bounds = bounds
