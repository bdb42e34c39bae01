"""Nontraditional cards in the command zone (CR 108.2b, 400.4b, 408.3): decks of them, turned up and down again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.zones import listen
from planechase.rules.language.abilities import TriggeredAbility
from planechase.rules.state.objects import Card, Id, Object, StackObject, Zone

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import CardDefinition, Characteristics
    from planechase.rules.state.state import State


def lay_down(game: State, owner: Id, definition: CardDefinition) -> Id:
    """CR 103.3: a card that begins the game face down in a deck in the command zone."""
    card = Card(len(game.cards), owner, definition)
    game.cards.append(card)
    return face_down(game, card.index, owner, definition.printed).id


def face_down(game: State, card: int, owner: Id, values: Characteristics) -> Object:
    """A card face down in its deck. Such objects never change in place."""
    id = game.new_stamp()
    obj = Object(id, card, owner, Zone.COMMAND, values, id)
    obj.face_down = True
    game.objects[id] = obj
    return obj


def turn_face_up(game: State, obj: Object, controller: Id) -> None:
    """CR 311.4, 314.4: the card is face up, still in the command zone, and its abilities work from there."""
    shown = obj.clone()
    shown.face_down = False
    shown.controller = controller
    shown.timestamp = game.new_stamp()
    game.revealed.pop(obj.id, None)
    game.objects[obj.id] = shown
    game.command.append(obj.id)
    listen(game, shown)
    game.changed()


def turn_face_down(game: State, obj: Object) -> Object:
    """The card is face down again, to be put back into its deck: a new object without a memory."""
    take_away(game, obj)
    new = face_down(game, obj.card, obj.owner, obj.copiable)
    obj.successor = new.id
    return new


def take_away(game: State, obj: Object) -> None:
    """A face-up card is no longer there; what it was is remembered."""
    obj.last_known = game.chars(obj)
    game.own_departed()[obj.id] = obj
    del game.objects[obj.id]
    game.command.remove(obj.id)
    if obj.id in game.lurking:
        game.lurking.remove(obj.id)
    game.changed()


def triggered(game: State) -> list[Id]:
    """CR 704.6e, 704.6f: the sources of all triggered abilities that are on a stack or wait to be put there."""
    found = [pending.by.object_id for pending in game.waiting]
    for turn in game.turns:
        for id in turn.stack:
            obj = game.objects[id]
            if isinstance(obj, StackObject) and isinstance(obj.ability, TriggeredAbility):
                found.append(obj.source.object_id)
    return found
