"""Everything that somebody has not seen, dealt once more: for a game that goes on elsewhere and must tell nothing, and
for a player who thinks about what could be.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from planechase.rules.events.zones import listen
from planechase.rules.language.card_types import PHENOMENON, PLANE, SCHEME
from planechase.rules.state.chance import Chance
from planechase.rules.state.objects import NO_CARD, Card, Id, Object
from planechase.rules.state.seeing import hidden_elsewhere, hidden_from, unseen_in_library

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import CardDefinition, Characteristics
    from planechase.rules.state.state import State

    Face = tuple[Characteristics, CardDefinition]


def deal_anew(game: State, viewer: Id, key: int) -> None:
    """Shuffle what a player may not see among the places where it can be, and let chance be another from now on.

    Of each owner's cards those in libraries and hands and those that lie face down change places with each other, and
    so do the cards of a planar deck, and those of a scheme deck.
    """
    chance = Chance(key, "dealt anew")
    game.cards = list(game.cards)
    for deck in _hidden_decks(game, viewer):
        faces = _faces(game, deck)
        chance.shuffle(faces)
        _turn_into(game, deck, faces)
    game.chance = chance
    game.changed()


def imagine(game: State, viewer: Id, key: int) -> None:
    """Deal anew in such a way that games in which a player has seen the same become the same.

    Which cards somebody brought is taken as known, and where they are is not. This is done before each answer of a
    bot, so it is quick: a library gets another order, and only cards that come from or to elsewhere change.
    """
    chance = Chance(key, "imagined")
    decks = _by_deck(game, hidden_elsewhere(game, viewer))
    changed: set[Id] = set()
    for player in game.players:
        inside = unseen_in_library(game, player, viewer)
        dealt = _dealt(game, inside, decks.pop((player.id, 0), []), chance, changed)
        if inside:
            unseen, kept = iter(dealt), {obj.id for obj in inside}
            player.library = [next(unseen) if id in kept else id for id in player.library]
    for deck in decks.values():
        _dealt(game, [], deck, chance, changed)
    game.chance = chance
    forget_hidden(game, changed)


def _dealt(game: State, inside: list[Object], outside: list[Object], chance: Chance, changed: set[Id]) -> list[Id]:
    """Mix what is in a library, from which its new order comes, with what is elsewhere, which changes in its place."""
    pool = sorted([*inside, *outside], key=lambda obj: game.cards[obj.card].definition.name)
    mixed = [pool[place] for place in chance.order(len(pool))]
    out, rest = mixed[: len(outside)], mixed[len(outside) :]
    from_outside = {obj.id for obj in outside}
    free = [obj for obj in out if obj.id not in from_outside]
    for obj, other in zip(outside, out, strict=True):
        if obj is not other:
            _take_face(game, obj, other, changed)
    order: list[Id] = []
    for obj in rest:
        if obj.id in from_outside:
            place = free.pop()
            _take_face(game, place, obj, changed)
            order.append(place.id)
        else:
            order.append(obj.id)
    return order


def _take_face(game: State, obj: Object, other: Object, changed: set[Id]) -> None:
    """Let another card lie where this one did."""
    new = obj.clone()
    new.copiable, new.card = other.copiable, other.card
    game.objects[obj.id] = new
    changed.add(obj.id)
    if not obj.face_down:
        if obj.id in game.lurking:
            game.lurking.remove(obj.id)
            game.changed()
        listen(game, new)


def forget_hidden(game: State, hidden: set[Id]) -> None:
    """Let a state know nothing of what is hidden now. Mostly no effect changes that and it has no say where it is."""
    known = game.known.handed_on()
    if not hidden.isdisjoint(known.chars or ()) or not hidden.isdisjoint(game.lurking):
        game.changed()
        return
    for id in hidden:
        owner = game.objects[id].owner
        known.looked.pop(id, None)
        known.mana.pop(owner, None)
        known.idle.pop(owner, None)
    game.known = known


def _hidden_decks(game: State, viewer: Id) -> Iterable[list[Object]]:
    """What a player may not see, by owner and by the deck it belongs to."""
    return _by_deck(game, hidden_from(game, viewer)).values()


def _by_deck(game: State, hidden: Iterable[Object]) -> dict[tuple[Id, int], list[Object]]:
    decks: dict[tuple[Id, int], list[Object]] = {}
    for obj in hidden:
        if obj.card != NO_CARD:
            decks.setdefault((obj.owner, _kind(game, obj)), []).append(obj)
    return decks


def _kind(game: State, obj: Object) -> int:
    """Planes, schemes and all other cards are never in the same deck."""
    types = game.cards[obj.card].definition.printed.types
    return PLANE if types & (PLANE | PHENOMENON) else types & SCHEME


def _faces(game: State, deck: list[Object]) -> list[Face]:
    return [(obj.copiable, game.cards[obj.card].definition) for obj in deck]


def _turn_into(game: State, deck: list[Object], faces: list[Face]) -> None:
    for obj, (copiable, definition) in zip(deck, faces, strict=True):
        other = obj.clone()
        other.copiable = copiable
        game.objects[obj.id] = other
        game.cards[obj.card] = Card(obj.card, obj.owner, definition)
        if not obj.face_down:
            if obj.id in game.lurking:
                game.lurking.remove(obj.id)
            listen(game, other)
