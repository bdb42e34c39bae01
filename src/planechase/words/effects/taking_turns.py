"""Several permanents with the same instruction follow it one after the other (CR 701.44d, 701.50d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Object
from planechase.rules.state.purpose import Purpose

if TYPE_CHECKING:
    from planechase.rules.language.word import Word
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


def one_by_one(game: State, left: list[Object], why: str, by: Source, word: Word) -> Rule[Object]:
    """CR 701.44d, 701.50d: the first player in turn order who controls any chooses; it is taken from what is left."""
    order = [player.id for player in game.in_turn_order()]
    seats = {obj.id: game.recall(obj.id).controller for obj in left}
    first = min(seats.values(), key=lambda seat: order.index(seat) if seat in order else len(order))
    mine = [obj for obj in left if seats[obj.id] == first]
    one = mine[0]
    if len(mine) > 1:
        player = game.players[first]
        there = [obj for obj in mine if obj.id in game.objects]
        chosen = yield from actions.choose_objects(
            game, player, Purpose.OBJECT, there, 1, 1, why, by.object_id, word=word
        )
        one = chosen[0] if chosen else one
    left.remove(one)
    return one
