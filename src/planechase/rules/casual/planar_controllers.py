"""Planar controllers (CR 311.5, 901.6, 901.10, 901.14): who they are, and what becomes of planes when players leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.casual.planar_decks import face_up, planar_state, turn_down
from planechase.rules.casual.planar_die import planeswalking_abilities_cease
from planechase.rules.casual.planeswalking import follow_owner
from planechase.rules.language.card_types import PHENOMENON
from planechase.rules.multiplayer import turn_markers
from planechase.rules.multiplayer.teams import acting_together
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Id, StackObject

if TYPE_CHECKING:
    from collections.abc import Sequence

    from planechase.rules.events.triggers import Watch
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.rules.state.steps import Turn


def become_controller(game: State, player: Player) -> None:
    """CR 901.6, 901.14: a new active player becomes the planar controller in the place of who had the turn before.

    A player who also has another turn that goes on keeps what they control.
    """
    planar = planar_state(game)
    assert planar is not None
    old = planar.control.get(_number(game.turn))
    others = {planar.control.get(_number(turn)) for turn in game.turns if turn is not game.turn and not turn.waits}
    if old is not None and old not in others:
        set_controller(game, old, player.id)


def _number(turn: Turn) -> int:
    """The number of a turn among those that go on at once: that of its marker."""
    return turn.marker.number if turn.marker is not None else 1


def marker_removed(game: State, turn: Turn) -> None:
    """CR 807.4g, 901.14b: what was controlled with a marker goes, or to one whose own went with who left."""
    planar = planar_state(game)
    assert planar is not None
    old = planar.control.get(_number(turn))
    without = [_number(one) for one in game.turns if _number(one) not in planar.control]
    if old is None:
        return
    if without:
        planar.control[without[0]] = planar.control.pop(_number(turn))
    elif any(id == old for number, id in planar.control.items() if number != _number(turn)):
        del planar.control[_number(turn)]
    else:
        cease_to_control(game, old)


def cease_to_control(game: State, player: Id) -> None:
    """CR 901.14b: a planar controller ceases to be one, and nobody else is: their planes go under the planar decks.

    Nobody planeswalks.
    """
    planar = planar_state(game)
    assert planar is not None
    for obj in face_up(game):
        if obj.controller == player:
            turn_down(game, obj)
    planar.control = {number: id for number, id in planar.control.items() if id != player}
    game.changed()


def hand_on_control(game: State, leaving: Sequence[Player]) -> None:
    """CR 901.6: just before planar controllers leave, the next player who stays becomes the planar controller.

    CR 901.12b: of a team that shares turns that is its primary player.
    CR 901.14b: where there will be fewer turn markers, nobody does. Abilities of phenomena stay (901.10b).
    """
    planar = planar_state(game)
    if planar is None:
        return
    remaining = len(game.playing()) - len(leaving)
    reducing = turn_markers.would_reduce(game, remaining)
    for player in [player for player in game.in_turn_order() if player in leaving and player.id in planar.controllers]:
        staying = [other for other in game.in_turn_order(player.id) if other not in leaving]
        if reducing and len(planar.controllers) > turn_markers.number_for(remaining):
            cease_to_control(game, player.id)
        elif staying:
            new = next(mate for mate in acting_together(game, staying[0]) if mate in staying)
            set_controller(game, player.id, new.id)
            _abilities_of_phenomena_stay(game, player.id, new.id)


def set_controller(game: State, old: Id, new: Id) -> None:
    """CR 311.5: who controls the face-up planes and phenomena; the abilities of phenomena go along (901.10b)."""
    planar = planar_state(game)
    assert planar is not None
    planar.control = {number: new if id == old else id for number, id in planar.control.items()}
    for obj in face_up(game):
        if obj.controller == old:
            obj.controller = new
    game.changed()


def _abilities_of_phenomena_stay(game: State, leaving: Id, controller: Id) -> None:
    """CR 901.10b: abilities from phenomena remain on the stack, or on their way there, under the new controller."""
    for turn in game.turns:
        for id in turn.stack:
            obj = game.objects[id]
            if isinstance(obj, StackObject) and not obj.is_spell and _is_of_phenomenon(game, obj.source, leaving):
                obj.controller = obj.source.controller = obj.owner = controller
    game.waiting = [
        pending.under(controller) if _is_of_phenomenon(game, pending.by, leaving) else pending
        for pending in game.waiting
    ]


def _is_of_phenomenon(game: State, by: Source, controller: Id) -> bool:
    return by.controller == controller and bool(game.recall(by.object_id).copiable.types & PHENOMENON)


def owners_left(game: State, gone: Sequence[Player], watch: Watch) -> Rule[None]:
    """CR 901.10: face-up cards of players who left have gone with them; planar controllers turn up their next."""
    planar = planar_state(game)
    if planar is None:
        return
    for owner in gone:
        planar.decks.pop(owner.id, None)
    lost = [game.departed[id] for id in planar.face_up if id not in game.objects]
    if not lost:
        return
    planar.face_up = [id for id in planar.face_up if id in game.objects]
    planeswalking_abilities_cease(game, lost)
    for controller in game.in_turn_order():
        mine = [obj for obj in lost if obj.controller == controller.id]
        if mine:
            yield from follow_owner(game, controller, mine, watch)
