"""Everything that somebody has not seen, dealt once more: for a game that goes on elsewhere and must tell nothing, and
for a player who thinks about what could be.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from planechase.rules.events.zones import listen
from planechase.rules.language.card_types import PHENOMENON, PLANE, SCHEME
from planechase.rules.state.chance import Chance
from planechase.rules.state.objects import NO_CARD, Card, Id, Object, Zone
from planechase.rules.state.visibility import hidden_elsewhere, hidden_from, unseen_in_library

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import CardDefinition, Characteristics
    from planechase.rules.state.state import State

    DealtFace = tuple[Characteristics, CardDefinition]


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

    Which cards each player brought is taken as known, and where they are is not. Numbers tell nothing either: whatever
    lies in a library unseen lies there in the order of its numbers, and what each of them is is dealt each time.
    """
    chance = Chance(key, "imagined")
    decks = _by_deck(game, hidden_elsewhere(game, viewer))
    changed: set[Id] = set()
    for player in game.players:
        inside = sorted(unseen_in_library(game, player, viewer), key=lambda obj: obj.id)
        if inside:
            unseen, hidden = iter(inside), {obj.id for obj in inside}
            player.library = [next(unseen).id if id in hidden else id for id in player.library]
        _dealt(game, [*decks.pop((player.id, 0), []), *inside], chance, changed)
    for deck in decks.values():
        _dealt(game, deck, chance, changed)
    _forget_how_it_came(game, changed)
    game.chance = chance
    forget_hidden(game, changed)


def _dealt(game: State, deck: list[Object], chance: Chance, changed: set[Id]) -> None:
    """Deal these cards among their places, no matter who has which of them now."""
    faces = sorted(deck, key=lambda obj: (game.cards[obj.card].definition.name, obj.card))
    for obj, place in zip(deck, chance.order(len(deck)), strict=True):
        changed.add(obj.id)
        if faces[place] is not obj:
            _take_face(game, obj, faces[place])


def _forget_how_it_came(game: State, hidden: set[Id]) -> None:
    """What lay unseen somewhere else before it came where it is now was there as what it is taken for."""
    became: dict[Id, Object] = {}
    for gone in game.departed.values():
        if _is_secret(gone):
            there = _became_unseen(game, gone)
            if there in hidden:
                became[gone.id] = game.objects[there]
    if became:
        departed = game.own_departed()
        for id, now in became.items():
            new = departed[id].clone()
            new.copiable = new.last_known = now.copiable
            new.card = now.card
            departed[id] = new


def _became_unseen(game: State, gone: Object) -> Id:
    """What a card became that left a place where it could not be seen, as long as it went to such places only."""
    while gone.successor in game.departed and _is_secret(game.departed[gone.successor]):
        gone = game.departed[gone.successor]
    return gone.successor


def _is_secret(gone: Object) -> bool:
    return gone.face_down or gone.zone is Zone.LIBRARY or gone.zone is Zone.HAND


def _take_face(game: State, obj: Object, other: Object) -> None:
    """Let another card lie where this one did."""
    new = obj.clone()
    new.copiable, new.card = other.copiable, other.card
    game.objects[obj.id] = new
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
        if id in known.looked:
            del known.looked[id]
    for owner in {game.objects[id].owner for id in hidden}:
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


def _faces(game: State, deck: list[Object]) -> list[DealtFace]:
    return [(obj.copiable, game.cards[obj.card].definition) for obj in deck]


def _turn_into(game: State, deck: list[Object], faces: list[DealtFace]) -> None:
    for obj, (copiable, definition) in zip(deck, faces, strict=True):
        other = obj.clone()
        other.copiable = copiable
        game.objects[obj.id] = other
        game.cards[obj.card] = Card(obj.card, obj.owner, definition)
        if not obj.face_down:
            if obj.id in game.lurking:
                game.lurking.remove(obj.id)
            listen(game, other)
