"""Planeswalking (CR 312, 701.31, 901.11): away from what is face up, and to the next plane or phenomenon."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from planechase.rules.casual import eternities_map
from planechase.rules.casual.command_zone import triggered, turn_face_down
from planechase.rules.casual.eternities_map import EternitiesMap
from planechase.rules.casual.planar_decks import PlanarState, owner_of, planar_state, turn_down, turn_up
from planechase.rules.events import actions, lasting, triggers
from planechase.rules.events.events import Event, Notice, ObjectEvent, PlayerEvent, event
from planechase.rules.events.happening import happen, tell
from planechase.rules.language.card_types import PHENOMENON, PLANE
from planechase.rules.language.grammar import Duration, Effect
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence
from planechase.rules.multiplayer.teams import acting_together
from planechase.rules.state.decisions import Rule
from planechase.rules.state.history import Did
from planechase.rules.state.objects import Id, Object
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source

if TYPE_CHECKING:
    from collections.abc import Sequence

    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State


class Cause(Enum):
    """CR 901.11a: why a player planeswalks."""

    ROLL = "roll"
    """CR 901.8: the planeswalking ability, which a roll of the planar die made trigger."""
    EFFECT = "effect"
    PHENOMENON = "phenomenon"
    """CR 704.6f: a phenomenon that has done what it does."""
    OWNER_LEFT = "owner left"
    """CR 901.10: the face-up card left the game with its owner."""


@event
class Planeswalking(PlayerEvent):
    """CR 701.31, 901.11a: a player planeswalks for some cause; effects may put something else in its place (614.1a)."""

    cause: Cause
    to: tuple[Id, ...] = ()
    """The cards of a planar deck to planeswalk to, all at once; without any it is the top card."""
    staying: bool = False
    """Whether no plane is planeswalked away from."""
    gone: tuple[Id, ...] = ()
    """CR 901.10: what has left the game with its owner, and is planeswalked away from."""
    watch: triggers.Watch | None = None
    """The abilities that look back at what is gone."""

    def occur(self, game: State) -> Rule[None]:
        yield from _planeswalk(game, self)


@event
class PlaneswalkedTo(ObjectEvent):
    """CR 701.31d: a plane was turned face up."""

    player: Id


@event
class PlaneswalkedAway(ObjectEvent):
    """CR 701.31d: a plane or phenomenon was turned face down or left the game; `object_id` is what it was."""

    player: Id
    was_plane: bool


@event
class Planeswalked(PlayerEvent):
    """CR 901.11: a player planeswalked, whereto ever."""


@event
class Encountered(ObjectEvent):
    """CR 312.5: a phenomenon was moved off a planar deck and turned face up."""

    player: Id


@word
class Planeswalk(Effect):
    """CR 701.31."""

    on_paper = True
    reads = "planeswalk"
    cause: Cause = Cause.EFFECT

    def happen(self, game: State, by: Source) -> Rule[None]:
        """CR 901.12c: a plane that tells each member of a team to planeswalk is left once."""
        planar = planar_state(game)
        if planar is not None and not (by.alone and by.object_id not in planar.face_up):
            yield from planeswalk(game, by.you(game), self.cause)

    def is_forbidden(self, game: State, by: Source) -> bool:
        """CR 701.31a: nobody but a planar controller, and nobody outside a game of Planechase."""
        planar = planar_state(game)
        team = acting_together(game, by.you(game))
        return planar is None or not any(mate.id in planar.controllers for mate in team)


@word
class UntilPlaneswalk(Duration):
    """CR 901.11: until a player planeswalks."""

    reads = "until a player planeswalks"


@word
class UntilPlaneswalkFromPlane(Duration):
    """Until a player planeswalks away from a plane; leaving a phenomenon does not end it."""

    reads = "until a player planeswalks away from a plane"


def planeswalk(
    game: State, player: Player, cause: Cause = Cause.EFFECT, to: Sequence[Object] = (), staying: bool = False
) -> Rule[None]:
    """CR 701.31b: everything face up goes to the bottom; the top card of the player's planar deck is turned up.

    `to` names other cards of the deck to planeswalk to, all at once. With `staying`, no plane is left. Only a planar
    controller planeswalks (701.31a): in a team that shares turns, that player does, no matter who rolled the die.
    """
    planar = planar_state(game)
    team = acting_together(game, player)
    if planar is None or player.has_left:
        return
    controller = next((mate for mate in team if mate.id in planar.controllers), None)
    if controller is None:
        tell(game, Notice("{} is not a planar controller, so nobody planeswalks.", (player.id,)))
        return
    yield from happen(game, Planeswalking(controller.id, cause, tuple(obj.id for obj in to), staying))


def follow_owner(game: State, player: Player, gone: Sequence[Object], watch: triggers.Watch) -> Rule[None]:
    """CR 901.10: a planar controller planeswalks because what was face up has left the game with its owner."""
    left = tuple(obj.id for obj in gone)
    with influence.unbounded(game):
        yield from happen(game, Planeswalking(player.id, Cause.OWNER_LEFT, gone=left, watch=watch))


def _planeswalk(game: State, event: Planeswalking) -> Rule[None]:
    """CR 701.31b. A player who left while a replacement effect was asking is no longer a planar controller."""
    planar, player = planar_state(game), game.players[event.player]
    if planar is None or player.id not in planar.controllers:
        return
    if event.watch is not None:
        arrive(game, player, [game.recall(id) for id in event.gone], event.watch)
        return
    to = [game.objects[id] for id in event.to]
    leaving = [game.objects[id] for id in planar.face_up if game.objects[id].controller == player.id]
    if event.staying:
        leaving = [obj for obj in leaving if not obj.copiable.types & PLANE]
    if planar.map is not None and not to:
        yield from _walk_the_map(game, player, planar, planar.map, leaving)
        return
    order = yield from _as_owners_order(game, leaving)
    if len(order) < len(leaving):
        return  # CR 901.10: their owner left just now, and the planar controller has planeswalked because of that.
    watch = watch_for_leaving(game)
    for obj in order:
        turn_down(game, obj)
    if planar.map is not None and to and not event.staying:
        planar.map.places[planar.map.here] = to[0].id
    arrive(game, player, leaving, watch, to)


def _as_owners_order(game: State, leaving: Sequence[Object]) -> Rule[list[Object]]:
    """CR 901.11c, 701.31b: of several cards left at once, each owner puts theirs under the deck in any order."""
    order: list[Id] = []
    for owner in game.in_turn_order():
        mine = [obj.id for obj in leaving if owner_of(game, obj) == owner.id]
        why = "Order them on the bottom of the planar deck; the last is at the very bottom."
        order += yield from actions.in_any_order(owner, Purpose.ORDER, mine, why)
    return [game.objects[id] for id in order if id in game.objects]


def _walk_the_map(
    game: State, player: Player, planar: PlanarState, chart: EternitiesMap, leaving: list[Object]
) -> Rule[None]:
    """The Eternities Map: the plane one leaves stays on the map; a phenomenon makes room for the next card."""
    deck = planar.deck_of(player.id)
    encountered = any(obj.copiable.types & PHENOMENON for obj in leaving)
    if encountered and eternities_map.holds_planes(game, deck):
        place = chart.here
    else:
        place = yield from eternities_map.choose_destination(game, player, chart, deck, hellriding=not encountered)
    if player.has_left:
        return
    watch = watch_for_leaving(game)
    if encountered:
        del chart.places[chart.here]
    for obj in leaving:
        _turn_aside(game, chart, obj)
    card = eternities_map.card_at(game, chart, place, deck)
    chart.here = place
    arrive(game, player, leaving, watch, [card])
    eternities_map.prune(game, chart, deck)
    eternities_map.fill(game, chart, deck)


def _turn_aside(game: State, chart: EternitiesMap, obj: Object) -> None:
    """A plane that is left stays on the map, with its counters, and does nothing there.

    What lies on no place of its own, such as the second of two merged planes, goes under the deck.
    """
    if obj.id not in chart.places.values():
        turn_down(game, obj)
        return
    planar = planar_state(game)
    assert planar is not None
    planar.face_up.remove(obj.id)
    new = turn_face_down(game, obj)
    new.counters = obj.counters.copy() if obj.counters else None
    for place, id in chart.places.items():
        if id == obj.id:
            chart.places[place] = new.id


def watch_for_leaving(game: State) -> triggers.Watch:
    """CR 603.10: the abilities that look back at a plane that is left."""
    return triggers.before(game, [PlaneswalkedAway(0, 0, True)])


def arrive(
    game: State, player: Player, left: Sequence[Object], watch: triggers.Watch, to: Sequence[Object] = ()
) -> None:
    """CR 901.11: turn up the next card; effects that lasted until now end; everything triggers together."""
    planar = planar_state(game)
    assert planar is not None
    deck = planar.deck_of(player.id)
    arriving = list(to) or [game.objects[id] for id in deck[:1]]
    for obj in arriving:
        turn_up(game, obj, player)
        game.note(Did.PLANESWALKED_TO, player.id, obj.id)
    away = [PlaneswalkedAway(obj.id, player.id, bool(obj.copiable.types & PLANE)) for obj in left]
    _end_durations(game, player, from_plane=any(one.was_plane for one in away))
    events: list[Event] = [*away, *(_arrival(obj, player) for obj in arriving), Planeswalked(player.id)]
    for one in events:
        game.tell(one)
    triggers.notice(game, events, watch)


def _arrival(obj: Object, player: Player) -> Event:
    if obj.copiable.types & PHENOMENON:
        return Encountered(obj.id, player.id)
    return PlaneswalkedTo(obj.id, player.id)


def _end_durations(game: State, player: Player, from_plane: bool) -> None:
    """CR 901.11, 801.11: what lasts until a player planeswalks is over, if it sees that player."""
    ending = (UntilPlaneswalk, UntilPlaneswalkFromPlane) if from_plane else (UntilPlaneswalk,)
    lasting.end_durations(
        game, lambda game, until, by, id: isinstance(until, ending) and influence.reaches(game, by, player.id)
    )


def phenomenon_is_done(game: State, obj: Object) -> bool:
    """CR 312.7, 704.6f: a face-up phenomenon none of whose triggered abilities is on the stack or waiting."""
    return bool(obj.copiable.types & PHENOMENON) and obj.id not in triggered(game)
