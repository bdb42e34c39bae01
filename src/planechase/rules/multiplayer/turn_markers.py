"""Turn markers (CR 807.4, 807.5): several turns at once round one table, each with a stack of its own.

`State.turns` are the markers in turn order: the next one is the next to the left, because no marker overtakes another.
The readings that the rules leave open are in docs/decisions/0008-several-turns-at-once.md.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from planechase.rules.multiplayer import influence
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.steps import Marker, Turn

if TYPE_CHECKING:
    from planechase.rules.events.continuous import PendingTrigger
    from planechase.rules.state.objects import Id
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State

APART: Final = 4
"""CR 807.4a, 807.4d: so many players for each marker, and so many seats from one to the next."""
NOBODY: Final[frozenset[Id]] = frozenset()


# ---------------------------------------------------------------------- handing out and passing on


def number_for(players: int) -> int:
    """CR 807.4a: one for each full four players. The last one is never taken away, or there would be no more turns."""
    return max(1, players // APART)


def starting_players(game: State) -> list[Player]:
    """CR 103.1, 807.4b: who takes the first turn; with turn markers every fourth player from there on does."""
    order = game.in_turn_order()
    return order[: APART * number_for(len(order)) : APART] if game.options.markers else order[:1]


def hand_out(game: State) -> None:
    """CR 807.4b: each marker has a number and, until the turns begin, a player who waits."""
    if not game.options.markers:
        return
    starting = enumerate(starting_players(game), 1)
    game.turns = [_waiting(player.id, Marker(number, game.new_stamp())) for number, player in starting]
    game.turn = game.turns[0]


def _waiting(player: Id, marker: Marker) -> Turn:
    turn = Turn(0, (player,))
    turn.marker = marker
    turn.waits = True
    return turn


def pass_on(game: State, turn: Turn) -> None:
    """CR 807.4c, 807.4g: the turn has ended: its marker is removed, kept for another turn, or goes to the left."""
    turn.waits = True
    if marker_of(turn).removals:
        _remove(game, turn)
    elif not _is_kept(game, turn):
        _hand_to_the_left(game, turn)
    game.stirred()


def who_is_next(game: State, turn: Turn) -> Player | None:
    """Whose turn it will be with the same marker, as far as it is known now; None if it will be taken away."""
    if marker_of(turn).removals:
        return None
    return game.players[turn.active[0]] if _is_kept(game, turn) else game.next_player(turn.active[0])


def _hand_to_the_left(game: State, turn: Turn) -> None:
    marker = marker_of(turn)
    turn.active = (game.next_player(turn.active[0]).id,)
    marker.received = game.new_stamp()
    marker.unused = True


def _is_kept(game: State, turn: Turn) -> bool:
    """CR 807.4i, 807.4j: whether the player takes another turn with this marker, which no marker behind is to hinder.

    After an extra turn that came before their own turn they keep it in any case.
    """
    player = turn.active[0]
    if game.players[player].has_left:
        return False
    if marker_of(turn).unused:
        return True
    return player in game.extra_turns and _gap(game, _behind(game, turn), turn) >= APART


def has_room(game: State, turn: Turn) -> bool:
    """CR 807.4d: whether a player may begin a turn: no other marker is within three seats to the left."""
    return _gap(game, turn, _ahead(game, turn)) >= APART


def use(game: State, turn: Turn) -> None:
    """CR 807.4i, 807.4j: a turn begins: an extra turn that the player is owed, or else their own."""
    player = turn.active[0]
    if player in game.extra_turns:
        game.extra_turns.remove(player)
    else:
        marker_of(turn).unused = False


def marker_of(turn: Turn) -> Marker:
    """The marker of a turn that has one."""
    assert turn.marker is not None
    return turn.marker


def _ahead(game: State, turn: Turn) -> Turn:
    return game.turns[(game.turns.index(turn) + 1) % len(game.turns)]


def _behind(game: State, turn: Turn) -> Turn:
    return game.turns[game.turns.index(turn) - 1]


def _gap(game: State, turn: Turn, ahead: Turn) -> int:
    """How many seats to the left the next marker is: of players still in the game, or where it was left behind."""
    if turn is ahead:
        return len(game.players) + APART
    here, there = turn.active[0], ahead.active[0]
    if here == there and marker_of(ahead).received < marker_of(turn).received:
        return 0
    seats = game.seating
    start = seats.index(here)
    between = seats[start + 1 :] + seats[: start + 1]
    return 1 + sum(not game.players[id].has_left for id in between[: between.index(there)])


def gone_before(game: State, player: Id) -> list[Id]:
    """CR 800.4m: the players who would have had the marker just before this one, if they had not left."""
    start = game.seating.index(player)
    order = (game.seating[start:] + game.seating[:start])[::-1]
    return [*takewhile(lambda id: game.players[id].has_left, order)]


def next_turn(game: State) -> Turn:
    """Which turn goes on next: that of the next marker to the left which does not have to wait."""
    place = game.turns.index(game.turn) + 1
    order = game.turns[place:] + game.turns[:place]
    return next(turn for turn in order if not turn.waits or has_room(game, turn))


def switch_to(game: State, turn: Turn) -> None:
    """Another turn goes on: what looks at "this turn" sees something else now."""
    if turn is not game.turn:
        game.turn = turn
        if game.known.volatile(game):
            game.changed()


# ---------------------------------------------------------------------- removing


def would_reduce(game: State, staying: int) -> bool:
    """CR 807.4e, 807.4f, 901.14b: whether there will be fewer markers once only so many players are left."""
    return game.options.markers and _left_over(game, staying) > 0


def _left_over(game: State, players: int) -> int:
    """CR 807.4f: how many markers there are too many for so many players, those to be removed not counted."""
    return sum(1 - marker.removals for turn in game.turns if (marker := turn.marker)) - number_for(players)


def players_left(game: State, gone: Sequence[Player]) -> None:
    """CR 807.4c, 807.4e: players have left at the same time: markers that wait go on, and one may be too many."""
    if game.turn.marker is None or not game.playing():
        return
    for turn in game.turns:
        if turn.waits and game.players[turn.active[0]].has_left:
            _hand_to_the_left(game, turn)
    for _ in range(_left_over(game, len(game.playing()))):
        _designate(game, min((_to_the_right_of(game, player.id) for player in gone), key=_number))


def _number(turn: Turn) -> int:
    return marker_of(turn).number


def _to_the_right_of(game: State, player: Id) -> Turn:
    """CR 807.4e: the first marker to the right of a seat; the one that lies there is the last."""
    seats = game.seating

    def distance(turn: Turn) -> tuple[int, int]:
        away = (seats.index(player) - seats.index(turn.active[0])) % len(seats)
        return away or len(seats), marker_of(turn).received

    return min(game.turns, key=distance)


def _designate(game: State, turn: Turn, times: int = 1) -> None:
    """CR 807.4e, 807.4g: it is removed as its turn ends, or at once if its player only waits."""
    marker_of(turn).removals += times
    if turn.waits:
        _remove(game, turn)


def _remove(game: State, turn: Turn) -> None:
    """CR 807.4g: the marker is gone; what it was designated for too often befalls the next one to the right."""
    from planechase.rules.events.events import Notice  # noqa: PLC0415 - events and triggers ask here whose turn it is

    right = _behind(game, turn)
    place = game.turns.index(turn)
    del game.turns[place]
    if game.turn is turn:
        game.turn = game.turns[place % len(game.turns)]
    game.tell(Notice(f"Turn marker {_number(turn)} is taken away."))
    for variant in game.variants:
        variant.marker_removed(game, turn)
    if marker_of(turn).removals > 1:
        _designate(game, right, marker_of(turn).removals - 1)


# ---------------------------------------------------------------------- whose stack it is


def has_a_say(game: State, turn: Turn, player: Id) -> bool:
    """CR 807.5a: whether a player gets priority for a stack: its marker, or a player with an object on it, is in reach.

    Without markers everybody gets priority.
    """
    if turn.marker is None:
        return True
    if _is_in_reach(game, turn, player):
        return True
    return any(influence.is_within(game, player, game.objects[id].controller) for id in turn.stack)


def _is_in_reach(game: State, turn: Turn, player: Id) -> bool:
    """CR 801.2, 807.5a: whether a marker is within range of a player. One left behind is measured from its seat."""
    holder = turn.active[0]
    if not game.players[holder].has_left:
        return influence.is_within(game, player, holder)
    limit = game.options.ranges[player]
    seats = [id for id in game.seating if id == holder or not game.players[id].has_left]
    apart = abs(seats.index(player) - seats.index(holder))
    return limit is None or min(apart, len(seats) - apart) <= limit


def busy_elsewhere(game: State) -> frozenset[Id]:
    """The players within whose reach another turn goes on: what ends with this turn, or this step, goes on for them."""
    if len(game.turns) == 1:
        return NOBODY
    others = [turn for turn in game.turns if turn is not game.turn and not turn.waits]
    return frozenset(p.id for p in game.playing() if any(_is_in_reach(game, turn, p.id) for turn in others))


def on_its_stack(
    game: State, pending: PendingTrigger, put: Callable[[State, PendingTrigger], Rule[None]]
) -> Rule[None]:
    """CR 807.5b: a triggered ability goes on the stack that caused it, or on one that its controller chooses."""
    here = game.turn
    game.turn = yield from _stack_for(game, pending)
    try:
        if game.turn is not here:
            game.turn.passed = ()
        yield from put(game, pending)
    finally:
        game.turn = here


def _stack_for(game: State, pending: PendingTrigger) -> Rule[Turn]:
    """CR 807.5b: only the stacks for which the player gets priority; where there is none, that of the turn going on."""
    player = pending.by.controller
    able = [turn for turn in game.turns if not turn.waits and has_a_say(game, turn, player)]
    if not able or (pending.caused_by_stack and game.turn in able):
        return game.turn
    if len(able) == 1:
        return able[0]
    why = f"Choose on whose turn's stack to put the ability of {game.name_of(pending.by.object_id)}."
    chosen = yield from ask(Choose(player, Purpose.PLAYER, why, [turn.active[0] for turn in able]))
    return next(turn for turn in able if turn.active[0] == chosen[0])
