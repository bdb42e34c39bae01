"""Mentions: players and objects by the names that each reader may know at this moment."""

from __future__ import annotations

from collections.abc import Iterable

from planechase.rules.state.objects import HIDDEN_ZONES, Id, Zone
from planechase.rules.state.state import State
from planechase.telling.entries import Group, Mention, Parts, phrase
from planechase.telling.naming import HIDDEN_CARD, knew, name, of, player_name, zone_name


def mention(game: State, one: Id) -> Mention:
    """A player or an object, with what those call it who know more than others."""
    public = name(game, one)
    obj = game.get(one) or game.departed.get(one)
    if obj is None or not (obj.face_down or obj.zone in HIDDEN_ZONES):
        return Mention(one, public)
    called = [(player.id, name(game, one, player.id)) for player in game.players]
    known = tuple((seat, theirs) for seat, theirs in called if theirs != public)
    return Mention(one, public, known, hidden=obj.zone in HIDDEN_ZONES and public == HIDDEN_CARD)


def is_open(game: State, one: Id) -> bool:
    """Whether everybody sees which one it is: a player, or an object where nothing is hidden."""
    obj = game.get(one) or game.departed.get(one)
    return obj is None or obj.zone not in HIDDEN_ZONES


def group(game: State, ids: Iterable[Id]) -> Group:
    """Several of them."""
    return Group(tuple(mention(game, one) for one in ids))


def moved(game: State, old: Id, new: Id) -> Mention:
    """Something that moved, by its name if everybody saw it where it was or where it went.

    What goes where nobody sees it is named by what it was. Its owner knows it too, if it was in their hand or is
    there now.
    """
    before, after = game.departed.get(old) or game.get(old), game.get(new) or game.departed.get(new)
    seen = [obj for obj in (before, after) if obj is not None]
    openly = [obj for obj in seen if obj.zone not in HIDDEN_ZONES and not obj.face_down]
    if openly:
        return Mention(openly[-1].id, game.chars(openly[0]).name)
    from_hand = [obj for obj in seen if obj.zone is Zone.HAND][:1]
    known = tuple(
        (seat.id, game.chars(obj).name) for obj in from_hand for seat in game.players if knew(game, obj, seat.id)
    )
    return Mention(new, HIDDEN_CARD, known, hidden=True)


def whose(game: State, one: Id) -> Parts:
    """A player possessively: "Ann's"."""
    called = player_name(game, one)
    return phrase("{}{}", mention(game, one), of(called)[len(called) :])


def owned(game: State, one: Id) -> Parts:
    """A player, or a permanent with its controller."""
    if game.is_player(one):
        return (mention(game, one),)
    return phrase("{} {}", whose(game, game.recall(one).controller), mention(game, one))


def place(game: State, zone: Zone, owner: Id) -> Parts:
    """A zone, with whose it is where that matters."""
    if zone in (Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD):
        return phrase("{} {}", whose(game, owner), zone.value)
    return (zone_name(game, zone, owner),)
