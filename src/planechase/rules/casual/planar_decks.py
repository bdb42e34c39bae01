"""Planar decks and what is face up of them (CR 311, 312, 901.4, 901.15): whose they are, and who controls it.

The variant (`variants.planechase`) brings them into a game and hooks them into its turns. Without it there is no
planar state, and everything about planes does nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.casual.command_zone import turn_face_down, turn_face_up
from planechase.rules.casual.eternities_map import EternitiesMap
from planechase.rules.events import actions
from planechase.rules.events.events import Revealed
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Id, Object
from planechase.rules.state.purpose import Purpose

if TYPE_CHECKING:
    from collections.abc import Sequence

    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State

NAME: Final = "planechase"
COMMUNAL: Final = 999
"""Stands for the owner of a communal deck's cards: no seat has this number."""


class PlanarState:
    """The planar decks, what is face up, and who controls it. One of each is the usual case, not the type."""

    __slots__ = ("communal", "control", "decks", "face_up", "map", "no_source")

    def __init__(self, communal: bool, no_source: Id) -> None:
        self.communal = communal
        self.decks: dict[Id, list[Id]] = {}
        """Each player's planar deck, top first; a communal deck stands under `COMMUNAL`."""
        self.face_up: list[Id] = []
        self.control: dict[int, Id] = {}
        """CR 901.6, 901.14: the planar controller, under the number of the turn marker, or 1 where there are none."""
        self.no_source = no_source
        """CR 901.8: what stands for the source of the planeswalking ability, which has none."""
        self.map: EternitiesMap | None = None
        """The Eternities Map, where that option is played."""

    def clone(self) -> PlanarState:
        new = PlanarState(self.communal, self.no_source)
        new.decks = {player: deck[:] for player, deck in self.decks.items()}
        new.face_up = self.face_up[:]
        new.control = self.control.copy()
        new.map = self.map.clone() if self.map is not None else None
        return new

    @property
    def controllers(self) -> list[Id]:
        """CR 311.5: the planar controllers, each once."""
        return [*dict.fromkeys(self.control.values())]

    def deck_of(self, player: Id) -> list[Id]:
        """CR 901.15c: with a communal deck, that deck is everybody's."""
        return self.decks[COMMUNAL if self.communal else player]


def planar_state(game: State) -> PlanarState | None:
    """The planar state, in a game that has one."""
    found = game.variant_state.get(NAME)
    return found if isinstance(found, PlanarState) else None


def face_up(game: State) -> list[Object]:
    """CR 901.4: the planes and phenomena that are face up."""
    planar = planar_state(game)
    return [game.objects[id] for id in planar.face_up] if planar is not None else []


def planar_controllers(game: State) -> list[Player]:
    """CR 311.5, 901.6."""
    planar = planar_state(game)
    return [game.players[id] for id in planar.controllers] if planar is not None else []


def owner_of(game: State, obj: Object) -> Id:
    """CR 901.6, 901.15b: who began with it; of a communal deck, the planar controller."""
    planar = planar_state(game)
    if obj.owner == COMMUNAL and planar is not None and planar.controllers:
        return obj.controller if obj.controller in planar.controllers else planar.controllers[0]
    return obj.owner


def reveal(game: State, player: Player, count: int) -> list[Object]:
    """CR 701.20a, 901.15c: everybody sees the top cards of the player's planar deck, which stay where they are."""
    planar = planar_state(game)
    if planar is None:
        return []
    shown = [game.objects[id] for id in planar.deck_of(player.id)[:count]]
    for obj in shown:
        game.revealed[obj.id] = tuple(seat.id for seat in game.players)
    if shown:
        game.tell(Revealed(player.id, tuple(obj.copiable.name for obj in shown)))
    return shown


def look(game: State, player: Player, count: int) -> list[Object]:
    """CR 701.20e: a player looks at the top cards of their planar deck, which stay where they are."""
    planar = planar_state(game)
    deck = planar.deck_of(player.id) if planar is not None else []
    seen = [game.objects[id] for id in deck[:count]]
    actions.look_at(game, player, seen)
    return seen


def put_on_bottom(game: State, player: Player, objects: Sequence[Object], random: bool = False) -> Rule[None]:
    """CR 401.4: cards of the player's planar deck go to the bottom of it in any order, or in a random one."""
    planar = planar_state(game)
    deck = planar.deck_of(player.id) if planar is not None else []
    moving = [obj.id for obj in objects if obj.id in deck]
    if random:
        game.chance.shuffle(moving)
    else:
        why = "Order them; the last is at the very bottom."
        moving = yield from actions.in_any_order(player, Purpose.ORDER, moving, why)
    deck[:] = [id for id in deck if id not in moving] + moving
    for id in moving if len(moving) > 1 else ():
        game.revealed.pop(id, None)


def put_on_top(game: State, player: Player, obj: Object) -> None:
    """A card of the player's planar deck goes on top of it."""
    planar = planar_state(game)
    deck = planar.deck_of(player.id) if planar is not None else []
    if obj.id in deck:
        deck[:] = [obj.id, *(id for id in deck if id != obj.id)]


def turn_up(game: State, obj: Object, controller: Player) -> None:
    """CR 901.4: a card moves off its planar deck and is face up, still in the command zone."""
    planar = planar_state(game)
    assert planar is not None
    for deck in planar.decks.values():
        if obj.id in deck:
            deck.remove(obj.id)
    planar.face_up.append(obj.id)
    turn_face_up(game, obj, controller.id)


def turn_down(game: State, obj: Object) -> None:
    """CR 901.7a: on the bottom of its owner's planar deck, face down: a new object without a memory."""
    planar = planar_state(game)
    assert planar is not None
    planar.face_up.remove(obj.id)
    new = turn_face_down(game, obj)
    if obj.owner in planar.decks:
        planar.decks[obj.owner].append(new.id)
