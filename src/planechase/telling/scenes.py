"""What a seat sees, in a form of which little changes from one moment to the next, and what has changed.

A scene is a view in which everything on the table stands once, under its id, and zones are lists of ids. Whoever has
seen a scene needs only a `Change` to see the next one; a client keeps the scene and puts the changes into it.

Nothing is in a scene that is not in the view of that seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NotRequired, TypedDict, cast

from planechase.rules.state.objects import Id
from planechase.rules.state.state import State
from planechase.telling.effects import EffectView, WaitingView
from planechase.telling.naming import Viewer
from planechase.telling.texts import KeywordView
from planechase.telling.things import CardView, OtherFaceView, PermanentView, StackView
from planechase.telling.view import AttackView, Moment, PlayerView, ResultView, TableView, TurnView, View
from planechase.variants.views import VariantViews


class Thing(TypedDict):
    """A card, permanent, spell or ability, where it lies; what is not known or does not apply is left out."""

    id: Id
    zone: str
    name: str | None
    owner: NotRequired[Id]
    controller: NotRequired[Id]
    mana_cost: NotRequired[str | None]
    type_line: NotRequired[str]
    colors: NotRequired[str]
    text: NotRequired[str]
    keywords: NotRequired[list[KeywordView]]
    power: NotRequired[int | None]
    toughness: NotRequired[int | None]
    loyalty: NotRequired[int]
    defense: NotRequired[int]
    counters: NotRequired[dict[str, int]]
    chosen: NotRequired[dict[str, list[str | int]]]
    designations: NotRequired[list[str]]

    # permanents
    tapped: NotRequired[bool]
    summoning_sick: NotRequired[bool]
    token: NotRequired[bool]
    face_down: NotRequired[bool]
    damage: NotRequired[int]
    attached_to: NotRequired[Id | None]
    attachments: NotRequired[list[Id]]
    base_power: NotRequired[int]
    base_toughness: NotRequired[int]
    changed_by: NotRequired[list[Id]]
    protector: NotRequired[Id]
    really: NotRequired[str]
    really_text: NotRequired[str]
    other_face: NotRequired[OtherFaceView]

    # spells and abilities
    kind: NotRequired[str]
    source: NotRequired[Id]
    targets: NotRequired[list[Id]]
    x: NotRequired[int]
    modes: NotRequired[list[str]]
    shares: NotRequired[list[tuple[Id, int]]]
    from_zone: NotRequired[str | None]
    way: NotRequired[str]
    permission: NotRequired[Id | None]
    free: NotRequired[bool]
    extra_costs: NotRequired[list[str]]


class SeatScene(TypedDict):
    """A player as everybody sees them, and what the viewer knows of their library and hand, by id."""

    id: Id
    name: str
    team: int
    reach: list[Id] | None
    life: int
    shares_life: NotRequired[bool]
    counters: dict[str, int]
    designations: list[str]
    library: int
    known_library: dict[str, Id]
    hand_size: int
    hand: list[Id]
    graveyard: list[Id]
    outside: list[str]
    mana: str
    lands_left: int
    controlled_by: Id | None
    left: bool


class TurnScene(TypedDict):
    """CR 807.4: one of the turns that are taken at once."""

    number: int
    step: str
    active: list[Id]
    priority: Id | None
    goes_on: bool
    waits: bool
    marker: int | None
    stack: list[Id]
    combat: list[AttackView]


class Scene(TypedDict):
    """The whole table for one viewer."""

    viewer: Id | None
    turn: int
    step: str
    active: list[Id]
    priority: Id | None
    daytime: str | None
    turns: list[TurnScene]
    players: list[SeatScene]
    battlefield: list[Id]
    phased_out: list[Id]
    stack: list[Id]
    exile: list[Id]
    command: list[Id]
    combat: list[AttackView]
    effects: list[EffectView]
    waiting: list[WaitingView]
    result: ResultView | None
    table: TableView
    variants: VariantViews
    things: dict[Id, Thing]
    """Everything whose id stands in one of the zones."""


class Change(TypedDict):
    """What is different in the next scene."""

    scene: dict[str, Any]
    """The parts of the scene that are different, whole, all but `things`."""
    things: dict[Id, Thing]
    """The things that are new or different, whole."""
    gone: list[Id]
    """The things that are not there any more."""


Shown = CardView | PermanentView | StackView


def scene(game: State, viewer: Viewer) -> Scene:
    """Everything a viewer may know; for None, what a spectator may."""
    return Scenes().scene(game, 0, viewer)


class Scenes:
    """The scenes of one game for all who look at it, moment by moment.

    What they see alike is found once a moment. A thing that is as it was stays the same object from one moment to the
    next: so what has changed is found quickly, and those who remember what they have seen remember it together.
    """

    __slots__ = ("_before", "_game", "_laid", "_moment", "_number", "_shown", "_things")

    def __init__(self) -> None:
        self._game: State | None = None
        self._number = 0
        self._moment: Moment | None = None
        self._things: dict[Id, tuple[Shown, Thing]] = {}
        self._before: dict[Id, tuple[Shown, Thing]] = {}
        self._shown: list[PermanentView] | None = None
        self._laid: dict[Id, Thing] = {}
        """The permanents that were shown last, as things."""

    def scene(self, game: State, number: int, viewer: Viewer) -> Scene:
        """Everything a viewer may know; another number says that the game may have gone on."""
        if self._moment is None or self._game is not game or self._number != number:
            self._game, self._number, self._moment = game, number, Moment(game)
            self._before, self._things = self._things, {}
        return self._laid_out(self._moment.view(viewer))

    def forget(self) -> None:
        """Be small, until somebody looks again."""
        self._game, self._moment, self._things, self._before = None, None, {}, {}
        self._shown, self._laid = None, {}

    def _laid_out(self, seen: View) -> Scene:
        things: dict[Id, Thing] = {}

        def laid(zone: str, shown: Iterable[Shown]) -> list[Id]:
            ids: list[Id] = []
            for one in shown:
                id = one["id"]
                ids.append(id)
                things[id] = self._thing(id, zone, one)
            return ids

        def seated(player: PlayerView) -> SeatScene:
            known = player["known_library"]
            laid("library", known.values())
            return {
                **player,
                "known_library": {place: card["id"] for place, card in known.items()},
                "hand": laid("hand", player["hand"]),
                "graveyard": laid("graveyard", player["graveyard"]),
            }

        def taken(turn: TurnView) -> TurnScene:
            return {**turn, "stack": laid("stack", turn["stack"])}

        return {
            **seen,
            "turns": [taken(turn) for turn in seen["turns"]],
            "players": [seated(player) for player in seen["players"]],
            "battlefield": self._battlefield(seen["battlefield"], things),
            "phased_out": laid("phased out", seen["phased_out"]),
            "stack": laid("stack", seen["stack"]),
            "exile": laid("exile", seen["exile"]),
            "command": laid("command", seen["command"]),
            "things": things,
        }

    def _battlefield(self, shown: list[PermanentView], things: dict[Id, Thing]) -> list[Id]:
        """Most of what lies on a table lies here, and mostly everybody is shown the same list."""
        if self._shown is not shown:
            self._shown, self._laid = shown, {one["id"]: self._thing(one["id"], "battlefield", one) for one in shown}
        things.update(self._laid)
        return list(self._laid)

    def _thing(self, id: Id, zone: str, one: Shown) -> Thing:
        known = self._things.get(id)
        if known is not None and known[0] is one:
            return known[1]
        thing = cast("Thing", {**one, "zone": zone})
        before = self._before.get(id)
        if before is not None and before[1] == thing:
            thing = before[1]
        self._things[id] = one, thing
        return thing


def changed(before: Scene, after: Scene) -> Change:
    """How to make one scene of the other."""
    old, new = before["things"], after["things"]
    return {
        "scene": {part: value for part, value in _parts(after).items() if before.get(part) != value},
        "things": {id: thing for id, thing in new.items() if (was := old.get(id)) is not thing and was != thing},
        "gone": [id for id in old if id not in new],
    }


def apply(change: Change, before: Scene) -> Scene:
    """The next scene."""
    kept = {id: thing for id, thing in before["things"].items() if id not in change["gone"]}
    return cast("Scene", {**before, **change["scene"], "things": {**kept, **change["things"]}})


def _parts(whole: Scene) -> Mapping[str, Any]:
    return {part: value for part, value in whole.items() if part != "things"}
