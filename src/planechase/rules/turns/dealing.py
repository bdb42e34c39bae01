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
from planechase.rules.state.seeing import hidden_from

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

    Which cards somebody brought is taken as known, and where they are is not.
    """
    chance = Chance(key, "imagined")
    game.cards = list(game.cards)
    for deck in _hidden_decks(game, viewer):
        faces = _faces(game, deck)
        faces.sort(key=lambda face: face[1].name)
        chance.shuffle(faces)
        _turn_into(game, deck, faces)
    game.chance = chance
    game.changed()


def _hidden_decks(game: State, viewer: Id) -> Iterable[list[Object]]:
    """What a player may not see, by owner and by the deck it belongs to."""
    decks: dict[tuple[Id, int], list[Object]] = {}
    for obj in hidden_from(game, viewer):
        if obj.card != NO_CARD:
            decks.setdefault((obj.owner, _kind(game, obj)), []).append(obj)
    return decks.values()


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
