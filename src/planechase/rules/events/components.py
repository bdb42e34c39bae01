"""Permanents that several cards and tokens represent together (CR 712.4, 730): what becomes of them as they leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.language.characteristics import EMPTY_VALUES
from planechase.rules.language.double_faced import FaceUp, front_up
from planechase.rules.state.decisions import Order, Rule, ask
from planechase.rules.state.objects import NO_CARD, Component, Id, Object, Permanent, Zone
from planechase.rules.state.purpose import Purpose

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import Characteristics
    from planechase.rules.state.state import State


def components_of(obj: Object) -> tuple[Component, ...]:
    """CR 712.4a, 730.2: the components of a melded or merged permanent, topmost first; nothing else has any."""
    return obj.components if isinstance(obj, Permanent) else ()


def successors_of(obj: Object) -> tuple[Id, ...]:
    """CR 400.7, 712.21c, 730.3c: what an object became as it left: of several components all that they became."""
    return (obj.successor, *obj.scattered) if isinstance(obj, Permanent) else (obj.successor,)


def became(game: State, obj: Object) -> list[Object]:
    """CR 400.7: the object, if it is still there, and otherwise what it became, as far as that is there."""
    here = game.get(obj.id)
    if here is not None:
        return [here]
    return [now for id in successors_of(obj) if (now := game.get(id)) is not None]


def is_double_faced(game: State, permanent: Permanent) -> bool:
    """CR 712.16, 730.2j: whether it is double-faced, or has a component that is; then it is not turned face down."""
    cards = [game.cards[card].definition for card in permanent.cards]
    values = [permanent.copiable, *[one.values for one in permanent.components if one.card == NO_CARD]]
    return any(card.faces for card in cards) or any(isinstance(one, FaceUp) for one in values)


def turn_components_up(permanent: Permanent) -> None:
    """CR 730.2f: a permanent is turned face up, and with it what lay face down beneath others."""
    buried = [one for one in permanent.components if one.face_down]
    if buried:
        draft = EMPTY_VALUES.draft()
        draft.start_from(buried[0].values)
        draft.set_abilities(tuple([ability for one in buried for ability in one.values.abilities]))
        permanent.copiable = draft.finished()
        permanent.components = tuple([Component(one.card, one.values) for one in permanent.components])


def values_of(game: State, component: Component) -> Characteristics:
    """CR 712.8a, 730.3: what a component is away from the battlefield: a card what is printed on its front."""
    if component.card == NO_CARD:
        return front_up(component.values)
    return game.cards[component.card].definition.printed


def face_down_cards(obj: Object) -> tuple[int, ...]:
    """CR 708.9: the cards of a permanent or spell that lie face down, also beneath one that lies face up."""
    if obj.face_down:
        return obj.cards
    return tuple([one.card for one in components_of(obj) if one.face_down and one.card != NO_CARD])


def arrange(game: State, owner: Id, zone: Zone, ids: list[Id]) -> Rule[None]:
    """CR 712.21a, 730.3a: what lay as one is in its owner's graveyard or library, in an order which that player likes.

    CR 712.21b, 730.3b: in exile only the order of their timestamps is chosen, which is left as they lay.
    """
    if zone not in (Zone.GRAVEYARD, Zone.LIBRARY) or game.players[owner].has_left:
        return
    there = game.zone_list(zone, owner)
    cards = [id for id in ids if id in there and not game.objects[id].is_token]
    places = sorted([there.index(id) for id in cards], reverse=zone is Zone.GRAVEYARD)
    if len({game.objects[there[place]].copiable.name for place in places}) < 2:
        return
    if zone is Zone.LIBRARY:
        for place in places:
            game.revealed[there[place]] = (owner,)
    why = "Order them on top; the first is on top."
    order = yield from ask(Order(owner, Purpose.ORDER, why, [there[place] for place in places]))
    there = game.zone_list(zone, owner)
    for place, id in zip(places, order, strict=True):
        there[place] = id
    game.changed_elsewhere()
