"""The game as each viewer may know it, found once for all of them, and what changes in it from answer to answer.

A client keeps a scene, and applies a `SceneChange` to get the next one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypedDict, cast

from planechase.rules.language.characteristics import Characteristics
from planechase.rules.multiplayer.controlling import decider
from planechase.rules.spells.permissions import land_plays
from planechase.rules.state.objects import Id, Object, Permanent, StackObject
from planechase.rules.state.player import Player
from planechase.rules.state.state import State
from planechase.rules.state.steps import Turn
from planechase.rules.state.visibility import may_see, seen_in_hands, seen_in_libraries
from planechase.telling.effects import is_lasting_seen_alike, shown_effects, shown_waiting
from planechase.telling.naming import Viewer
from planechase.telling.object_views import attachments, plain_values, shown_card, shown_on_stack, shown_permanent
from planechase.telling.view import (
    AttackView,
    ResultView,
    Scene,
    SeatScene,
    TableView,
    Thing,
    TurnScene,
    View,
)
from planechase.variants.views import VariantViews


class SceneChange(TypedDict):
    """What is different in the next scene."""

    scene: dict[str, Any]
    """The parts of the scene that are different, whole, all but `things`."""
    things: dict[Id, Thing]
    """The things that are new or different, whole."""
    gone: list[Id]
    """The things that are not there any more."""


def scene(game: State, viewer: Viewer) -> Scene:
    """Everything a viewer may know; for None, what a spectator may."""
    return Scenes().scene(game, 0, viewer)


def view(game: State, viewer: Viewer) -> View[Thing]:
    """The same with the things themselves in their zones."""
    seen = scene(game, viewer)
    things = seen["things"]

    def lying(zone: Iterable[Id]) -> list[Thing]:
        return [things[id] for id in zone]

    return {
        **seen,
        "other_turns": [{**turn, "stack": lying(turn["stack"])} for turn in seen["other_turns"]],
        "players": [
            {
                **player,
                "known_library": {place: things[id] for place, id in player["known_library"].items()},
                "hand": lying(player["hand"]),
                "graveyard": lying(player["graveyard"]),
            }
            for player in seen["players"]
        ],
        "battlefield": lying(seen["battlefield"]),
        "phased_out": lying(seen["phased_out"]),
        "stack": lying(seen["stack"]),
        "exile": lying(seen["exile"]),
        "command": lying(seen["command"]),
    }


def changed(before: Scene, after: Scene) -> SceneChange:
    """How to make one scene of the other."""
    was: Mapping[str, Any] = before
    old, new = before["things"], after["things"]
    return {
        "scene": {part: value for part, value in after.items() if part != "things" and was[part] != value},
        "things": {
            id: thing for id, thing in new.items() if id not in old or (old[id] is not thing and old[id] != thing)
        },
        "gone": [id for id in old if id not in new],
    }


def apply(change: SceneChange, before: Scene) -> Scene:
    """The next scene."""
    kept = {id: thing for id, thing in before["things"].items() if id not in change["gone"]}
    return cast("Scene", {**before, **change["scene"], "things": {**kept, **change["things"]}})


# ---------------------------------------------------------------------- finding what is seen


_Key = tuple[Id, bool]
"""A thing, and whether the viewer it is told to may know what it is."""
_Found = tuple[Thing, Object, Characteristics | None]
"""A thing as it was told, what it was told of, and what that was, if nothing else of it can change."""


class Scenes:
    """The scenes of one game for all who look at it, moment by moment.

    A thing that is as it was stays the same object from one moment to the next: so what has changed is found quickly,
    and those who remember what they have seen remember it together. So nobody may change a scene.
    """

    __slots__ = ("_game", "_moment", "_number")

    def __init__(self) -> None:
        self._game: State | None = None
        self._number = 0
        self._moment: _Moment | None = None

    def scene(self, game: State, number: int, viewer: Viewer) -> Scene:
        """Everything a viewer may know; another number says that the game may have gone on."""
        if self._moment is None or self._game is not game or self._number != number:
            before = self._moment.found if self._moment is not None else {}
            self._game, self._number, self._moment = game, number, _Moment(game, before)
        return self._moment.scene(viewer)

    def forget(self) -> None:
        """Free memory, until the next viewer looks."""
        self._game, self._moment = None, None


class _Moment:
    """A game as it stands now: what everybody sees is found once, and for each viewer what differs for them."""

    def __init__(self, game: State, before: Mapping[_Key, _Found]) -> None:
        self._game = game
        self._before = before
        self.found: dict[_Key, _Found] = {}
        self._open: dict[Id, Thing] = {}
        """What lies face up where everybody may look."""
        self._face_down: list[tuple[Object, str]] = []
        self._attachments = attachments(game)
        self._battlefield = self._zone(game.permanents(), "battlefield")
        self._phased_out = self._zone([away.permanent for away in game.phased.values()], "phased out")
        self._turn = self._shown_turn(game.turn)
        self._other_turns = [self._shown_turn(turn) for turn in game.turns if turn is not game.turn]
        self._exile = self._zone([game.objects[id] for id in game.exile], "exile")
        self._command = self._zone([game.objects[id] for id in game.command], "command")
        self._seats = [self._seat(player) for player in game.players]
        alike = is_lasting_seen_alike(game)
        self._lasting = (shown_effects(game, None), shown_waiting(game, None)) if alike else None

    def scene(self, viewer: Viewer) -> Scene:
        """Everything `viewer` may know; for None, what a spectator may."""
        game = self._game
        things = self._open.copy()
        for obj, zone in self._face_down:
            things[obj.id] = self._thing(obj, zone, may_see(game, obj, viewer))
        effects, waiting = self._lasting or (shown_effects(game, viewer), shown_waiting(game, viewer))
        return {
            **self._turn,
            "viewer": viewer,
            "daytime": game.daytime or None,
            "other_turns": self._other_turns,
            "players": self._seats_for(viewer, things),
            "battlefield": self._battlefield,
            "phased_out": self._phased_out,
            "exile": self._exile,
            "command": self._command,
            "effects": effects,
            "waiting": waiting,
            "result": _result(game),
            "table": self._table(viewer),
            "variants": cast("VariantViews", {variant.name: variant.view(game, viewer) for variant in game.variants}),
            "things": things,
        }

    # ------------------------------------------------------------------ zones

    def _zone(self, objects: Sequence[Object], zone: str) -> list[Id]:
        """What lies somewhere in the open. What lies face down is another thing for those who may know what it is."""
        for obj in objects:
            if obj.face_down:
                self._face_down.append((obj, zone))
            else:
                self._open[obj.id] = self._thing(obj, zone, True)
        return [obj.id for obj in objects]

    def _thing(self, obj: Object, zone: str, seen: bool) -> Thing:
        """A thing as it is now; the one that was told before, where that is as it was."""
        game, key = self._game, (obj.id, seen)
        before = self._before.get(key)
        chars = plain_values(game, obj) if seen else None
        if before is not None and chars is not None and before[1] is obj and before[2] is chars:
            self.found[key] = before
            return before[0]
        thing = self._made(obj, zone, seen)
        if before is not None and before[0] == thing:
            thing = before[0]
        self.found[key] = thing, obj, chars
        return thing

    def _made(self, obj: Object, zone: str, seen: bool) -> Thing:
        if isinstance(obj, Permanent):
            return shown_permanent(self._game, obj, zone, seen, self._attachments.get(obj.id, ()))
        if isinstance(obj, StackObject):
            return shown_on_stack(self._game, obj, zone, seen)
        return shown_card(self._game, obj, zone, seen)

    def _shown_turn(self, turn: Turn) -> TurnScene:
        """CR 807.5: a turn, with its own stack."""
        return {
            "turn": turn.number,
            "step": turn.step.value,
            "active": list(turn.active),
            "priority": turn.priority,
            "waits": turn.waits,
            "marker": turn.marker.number if turn.marker is not None else None,
            "stack": self._zone([self._game.objects[id] for id in turn.stack], "stack"),
            "combat": _combat(turn),
        }

    # ------------------------------------------------------------------ players

    def _seat(self, player: Player) -> SeatScene:
        """What everybody knows of a player."""
        game, decides = self._game, decider(self._game, player.id)
        known: SeatScene = {
            "id": player.id,
            "name": player.name,
            "team": player.team,
            "reach": sorted(game.reach[player.id]) if game.reach is not None else None,
            "life": player.life,
            "counters": dict(sorted(player.counters.items())) if player.counters else {},
            "designations": sorted(player.designations) if player.designations else [],
            "library": len(player.library),
            "known_library": {},
            "hand_size": len(player.hand),
            "hand": [],
            "graveyard": self._zone([game.objects[id] for id in player.graveyard], "graveyard"),
            "outside": [],
            "mana": player.mana_pool.text if player.mana_pool.units else "",
            "lands_left": land_plays(game, player) if game.is_active(player.id) else 0,
            "controlled_by": decides if decides != player.id else None,
            "left": player.has_left,
        }
        if game.options.shared_life:
            known["shares_life"] = True
        return known

    def _seats_for(self, viewer: Viewer, things: dict[Id, Thing]) -> list[SeatScene]:
        """The players with what this viewer knows of hands and libraries, which goes to the things."""
        objects, seats = self._game.objects, self._seats[:]
        hands, libraries = seen_in_hands(self._game, viewer), seen_in_libraries(self._game, viewer)
        for player, hand, places in zip(self._game.players, hands, libraries, strict=True):
            outside = [card.name for card in player.sideboard] if viewer == player.id else []
            if not hand and not places and not outside:
                continue
            library = {str(place): player.library[place] for place in places}
            things |= {id: self._thing(objects[id], "hand", True) for id in hand}
            things |= {id: self._thing(objects[id], "library", True) for id in library.values()}
            seat = seats[player.id]
            seats[player.id] = {**seat, "hand": hand, "known_library": library, "outside": outside}
        return seats

    # ------------------------------------------------------------------ variants

    def _table(self, viewer: Viewer) -> TableView:
        """What each variant shows, one after the other."""
        game = self._game
        shown = [variant.table(game, viewer) for variant in game.variants]
        return {
            "face_up": [card for one in shown for card in one.face_up],
            "about": [line for one in shown for line in one.about],
            "roles": [role for one in shown for role in one.roles],
            "counts": [count for one in shown for count in one.counts],
            "places": [place for one in shown for place in one.places],
            "elsewhere": [id for one in shown for id in one.elsewhere],
        }


def _combat(turn: Turn) -> list[AttackView]:
    if turn.combat is None:
        return []
    return [
        {
            "attacker": id,
            "defender": attack.defender,
            "blocked": attack.blocked,
            "blockers": list(attack.blockers),
        }
        for id, attack in turn.combat.attacks.items()
    ]


def _result(game: State) -> ResultView | None:
    if game.result is None:
        return None
    return {"winners": list(game.result.winners), "reason": game.result.reason}
