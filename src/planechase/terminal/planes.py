"""What the board says about planes: which are face up, whose they are, what they do, and what lies around."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from planechase.rules.casual.planar import COMMUNAL
from planechase.rules.state.objects import Id, Object
from planechase.rules.state.state import State
from planechase.telling.naming import of
from planechase.words.english import characteristics_text

Shown = dict[str, Any]

DIRECTIONS: Final = {(0, 1): "north", (1, 0): "east", (0, -1): "south", (-1, 0): "west"}


class FaceUp(NamedTuple):
    """A card face up in the command zone: what it is, and what it says."""

    head: str
    text: str


def face_up(state: State, view: Shown) -> list[FaceUp]:
    """The planes and phenomena face up, and what the next roll of the planar die costs: one's own in one's turn."""
    planar = view["variants"].get("planechase")
    if not planar:
        return []
    found: list[FaceUp] = []
    several = len(planar["controllers"]) > 1
    for number, id in enumerate(planar["face_up"]):
        obj = state.objects[id]
        chars = state.chars(obj)
        head = f"{chars.name} ({chars.type_line}{_counters(obj.counters or {})}), {_whose(state, obj)}"
        roller = view["viewer"] if view["viewer"] in view["active"] and not several else obj.controller
        cost = planar["cost_to_roll"].get(str(roller))
        if (number == 0 or several) and cost is not None:
            head += f"; next roll: {{{cost}}}" if cost else "; next roll: free"
        found.append(FaceUp(head, characteristics_text(chars)))
    return found


def _whose(state: State, obj: Object) -> str:
    """CR 901.6: who controls it, and who owns it if that is somebody else."""
    controller = state.players[obj.controller].name
    if obj.owner in (COMMUNAL, obj.controller):
        return f"controlled by {controller}"
    return f"{of(state.players[obj.owner].name)}, controlled by {controller}"


def in_command_zone(state: State, view: Shown) -> list[Id]:
    """The planes and phenomena that are shown with their text."""
    found: list[Id] = view["variants"].get("planechase", {}).get("face_up", [])
    return found


def around(view: Shown) -> list[str]:
    """What lies beside the current plane on the Eternities Map."""
    places = {tuple(place["at"]): place for place in view["variants"].get("planechase", {}).get("map", ())}
    return [
        f"{name} {place['name']}{f' ({counters})' if counters else ''}"
        for at, name in DIRECTIONS.items()
        if (place := places.get(at)) is not None
        for counters in [_counters(place["counters"]).removeprefix(", ")]
    ]


def _counters(counters: dict[str, int]) -> str:
    return "".join(f", {count} {kind}" for kind, count in sorted(counters.items()))
