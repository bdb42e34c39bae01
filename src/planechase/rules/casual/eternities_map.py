"""The Eternities Map: planes laid out on a grid; the players stand on one of them (an option of Planechase).

Around the current plane lie four neighbours, for all to see. Planeswalking leads to one of them, or, hellriding, into
an unknown corner: the top card of the planar deck, which may be a phenomenon. Then planes too far away are shuffled
into the deck, and gaps beside the new place are filled from it. Only the current plane is in force.
See docs/decisions/0007-the-eternities-map.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.language.card_types import PHENOMENON
from planechase.rules.state.decisions import Choose, Rule, alternatives, ask
from planechase.rules.state.objects import Id
from planechase.rules.state.purpose import Purpose

if TYPE_CHECKING:
    from planechase.rules.state.objects import Object
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State

MapPlace = tuple[int, int]

NEIGHBOURS: Final[dict[str, MapPlace]] = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
CORNERS: Final[dict[str, MapPlace]] = {
    "northeast": (1, 1),
    "southeast": (1, -1),
    "southwest": (-1, -1),
    "northwest": (-1, 1),
}
REACH: Final = 3
"""A plane more than so many steps away leaves the map."""


class EternitiesMap:
    """Which card lies where, and where the players are."""

    __slots__ = ("here", "places")

    def __init__(self) -> None:
        self.here: MapPlace = (0, 0)
        self.places: dict[MapPlace, Id] = {}

    def clone(self) -> EternitiesMap:
        new = EternitiesMap()
        new.here = self.here
        new.places = self.places.copy()
        return new

    def beside(self, step: MapPlace) -> MapPlace:
        return (self.here[0] + step[0], self.here[1] + step[1])

    def neighbours(self) -> dict[str, Id]:
        """The planes that players can planeswalk to, by direction."""
        found = {name: self.places.get(self.beside(step)) for name, step in NEIGHBOURS.items()}
        return {name: id for name, id in found.items() if id is not None}

    def unknown_corners(self) -> dict[str, MapPlace]:
        """The diagonals where no card lies yet."""
        corners = {name: self.beside(step) for name, step in CORNERS.items()}
        return {name: place for name, place in corners.items() if place not in self.places}

    def distance(self, place: MapPlace) -> int:
        return abs(place[0] - self.here[0]) + abs(place[1] - self.here[1])


def choose_destination(
    game: State, player: Player, chart: EternitiesMap, deck: list[Id], hellriding: bool = True
) -> Rule[MapPlace]:
    """Where the player walks: to a neighbour, or hellriding into an unknown corner.

    With a small deck the planes may run out. If there is no way at all, any plane on the map can be walked to.
    """
    ways: list[tuple[str, MapPlace]] = []
    for name, id in chart.neighbours().items():
        ways.append((f"{name}: {game.objects[id].copiable.name}", chart.beside(NEIGHBOURS[name])))
    if deck and hellriding:
        ways += [(f"hellride {name}", place) for name, place in chart.unknown_corners().items()]
    if not ways:
        planes = [(game.objects[id].copiable.name, place) for place, id in chart.places.items()]
        ways = [(name, place) for name, place in planes if place != chart.here]
    options = alternatives(said for said, _ in ways)
    chosen = yield from ask(Choose(player.id, Purpose.PLANE, "Choose where to planeswalk.", options))
    which: int = chosen[0].number
    return ways[which][1]


def card_at(game: State, chart: EternitiesMap, place: MapPlace, deck: list[Id]) -> Object:
    """What lies at a place; where nothing does, the top card of the deck is laid there."""
    if place not in chart.places:
        chart.places[place] = deck.pop(0)
    return game.objects[chart.places[place]]


def fill(game: State, chart: EternitiesMap, deck: list[Id]) -> None:
    """Planes from the deck fill the gaps beside the current one; phenomena on the way go to the bottom."""
    for step in NEIGHBOURS.values():
        place = chart.beside(step)
        if place not in chart.places and holds_planes(game, deck):
            while game.objects[deck[0]].copiable.types & PHENOMENON:
                deck.append(deck.pop(0))
            chart.places[place] = deck.pop(0)


def holds_planes(game: State, deck: list[Id]) -> bool:
    """Whether there is more than phenomena in the deck."""
    return any(not game.objects[id].copiable.types & PHENOMENON for id in deck)


def prune(game: State, chart: EternitiesMap, deck: list[Id]) -> None:
    """Planes that are too far away lose their counters and are shuffled into the deck."""
    far = [place for place in chart.places if chart.distance(place) > REACH]
    for place in far:
        card = game.objects[chart.places.pop(place)].clone()
        card.counters = None
        game.objects[card.id] = card
        deck.append(card.id)
    if far:
        game.chance.shuffle(deck)
        for id in deck:
            game.revealed.pop(id, None)
