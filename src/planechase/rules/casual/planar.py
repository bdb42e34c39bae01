"""Planes, phenomena and the planar die (CR 311, 312, 701.31, 706.7, 901): what they are and how one planeswalks.

The variant (`variants.planechase`) brings them into a game and hooks them into its turns. Without it there is no
planar state, and everything here does nothing.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

from planechase.rules.casual import command_zone, eternities_map
from planechase.rules.casual.command_zone import take_away, triggered, turn_face_down, turn_face_up
from planechase.rules.casual.eternities_map import EternitiesMap
from planechase.rules.events import actions, lasting, triggers
from planechase.rules.events.continuous import PendingTrigger
from planechase.rules.events.dice import face_of
from planechase.rules.events.events import DiceRolled, Event, ObjectEvent, PlayerEvent, Revealed, event
from planechase.rules.events.happening import happen
from planechase.rules.language.abilities import TriggeredAbility
from planechase.rules.language.card_types import PHENOMENON, PLANE
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.grammar import Duration, Effect, Statement, Trigger
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence, markers
from planechase.rules.multiplayer.teams import acting_together
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import Id, Object, StackObject
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source

if TYPE_CHECKING:
    from collections.abc import Sequence

    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State

NAME: Final = "planechase"
SIDES: Final = 6


class Face(Enum):
    """CR 901.3a: the planar die has one Planeswalker symbol, one chaos symbol and four blank faces."""

    PLANESWALKER = "planeswalker"
    CHAOS = "chaos"
    BLANK = "blank"


FACES: Final = (Face.PLANESWALKER, Face.CHAOS, Face.BLANK, Face.BLANK, Face.BLANK, Face.BLANK)


class PlanarState:
    """The planar decks, what is face up, and who controls it. One of each is the usual case, not the type."""

    __slots__ = ("communal", "controllers", "decks", "face_up", "map", "no_source")

    def __init__(self, communal: bool, no_source: Id) -> None:
        self.communal = communal
        self.decks: dict[Id, list[Id]] = {}
        """Each player's planar deck, top first; a communal deck stands under `COMMUNAL`."""
        self.face_up: list[Id] = []
        self.controllers: list[Id] = []
        self.no_source = no_source
        """CR 901.8: what stands for the source of the planeswalking ability, which has none."""
        self.map: EternitiesMap | None = None
        """The Eternities Map, where that option is played."""

    def clone(self) -> PlanarState:
        new = PlanarState(self.communal, self.no_source)
        new.decks = {player: deck[:] for player, deck in self.decks.items()}
        new.face_up = self.face_up[:]
        new.controllers = self.controllers[:]
        new.map = self.map.clone() if self.map is not None else None
        return new

    def deck_of(self, player: Id) -> list[Id]:
        """CR 901.15c: with a communal deck, that deck is everybody's."""
        return self.decks[COMMUNAL if self.communal else player]


COMMUNAL: Final = 999
"""Stands for the owner of a communal deck's cards: no seat has this number."""


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


# ---------------------------------------------------------------------- events


@event
class PlanarDieRolled(PlayerEvent):
    """CR 901.9: what the planar die showed in the end."""

    face: Face


@event
class RollPlanarDie(PlayerEvent):
    """CR 901.9: the planar die is about to be rolled; effects may add dice, of which the player keeps one."""

    extra: int = 0
    faces: tuple[Face, ...] = ()

    def occur(self, game: State) -> Rule[None]:
        self.faces = tuple(FACES[face_of(game, SIDES) - 1] for _ in range(1 + self.extra))
        return
        yield


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


@event
class ChaosEnsues(Event):
    """CR 311.7: for one object, or (0) for every face-up plane, because of what a player did, if it is known whose."""

    object_id: Id = 0
    player: Id | None = None

    def concerned(self, game: State, back: bool) -> tuple[Id, ...]:
        return () if self.player is None else (self.player,)

    def affected_player(self, game: State) -> Id:
        return planar_controllers(game)[0].id


# ---------------------------------------------------------------------- words the rules know


@word
class WhenPlaneswalkerRolled(Trigger):
    """CR 901.8: the trigger of the planeswalking ability; it is put on the stack by the roll itself."""

    reads = "whenever you roll the Planeswalker symbol on the planar die"

    def kinds(self) -> tuple[type[Event], ...]:
        return ()

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return False


@word
class Planeswalk(Effect):
    """CR 701.31."""

    reads = "planeswalk"

    def happen(self, game: State, by: Source) -> Rule[None]:
        """CR 901.12c: a plane that tells each member of a team to planeswalk is left once."""
        planar = planar_state(game)
        if planar is not None and not (by.alone and by.object_id not in planar.face_up):
            yield from planeswalk(game, by.you(game))


@word
class BlankIsChaos(Statement):
    """Each blank roll of the planar die is a chaos roll."""

    reads = "each blank roll of the planar die is a {{CHAOS}} roll"


@word
class UntilPlaneswalk(Duration):
    """CR 901.11: until a player planeswalks."""

    reads = "until a player planeswalks"


@word
class UntilPlaneswalkFromPlane(Duration):
    """Until a player planeswalks away from a plane; leaving a phenomenon does not end it."""

    reads = "until a player planeswalks away from a plane"


PLANESWALKING_ABILITY: Final = TriggeredAbility(WhenPlaneswalkerRolled(), Planeswalk())
NO_SOURCE_VALUES: Final = Characteristics("the planeswalking ability")


# ---------------------------------------------------------------------- the die


def roll_planar_die(game: State, player: Player) -> Rule[Face | None]:
    """CR 901.9a to 901.9d: roll, and let the result take effect. Returns the face, or None if nothing was rolled."""
    if planar_state(game) is None:
        return None
    happened = yield from happen(game, RollPlanarDie(player.id))
    rolled = [roll for roll in happened if isinstance(roll, RollPlanarDie)]
    if not rolled:
        return None
    face = yield from _kept(player, rolled[0].faces)
    if face is Face.BLANK and game.said_of(BlankIsChaos, player.id):
        face = Face.CHAOS
    yield from happen(game, DiceRolled(player.id, 0, ()), PlanarDieRolled(player.id, face))
    if face is Face.CHAOS:
        yield from chaos_ensues(game, by=player)
    elif face is Face.PLANESWALKER:
        _planeswalking_ability_triggers(game, player)
    return face


def _kept(player: Player, faces: Sequence[Face]) -> Rule[Face]:
    """CR 706.5: with more dice than one, the player chooses which roll counts."""
    if len(set(faces)) == 1:
        return faces[0]
    why = "Choose which roll of the planar die counts."
    chosen = yield from ask(Choose(player.id, Purpose.ROLL, why, _names(faces)))
    return Face(chosen[0])


def _names(faces: Sequence[Face]) -> list[str]:
    return list(dict.fromkeys(face.value for face in faces))


def _planeswalking_ability_triggers(game: State, player: Player) -> None:
    """CR 901.8: it has no source and belongs to the roller; in 2011 it was an ability of the plane itself."""
    planar = planar_state(game)
    assert planar is not None
    source = planar.no_source
    if game.edition is Edition.Y2011 and planar.face_up:
        own = [obj.id for obj in face_up(game) if obj.controller == player.id]
        source = (own or planar.face_up)[0]
    triggers.wait(game, PendingTrigger(PLANESWALKING_ABILITY, -1, Source(player.id, source)))


def chaos_ensues(game: State, obj: Object | None = None, by: Player | None = None) -> Rule[None]:
    """CR 311.7, 901.9b: chaos abilities trigger; of one particular object even if it is still in a deck.

    `by` is who rolled, or whose spell or ability says so: planes far from them do not notice (801.7, 801.18).
    """
    event = ChaosEnsues(obj.id if obj is not None else 0, by.id if by is not None else None)
    if obj is not None and obj.face_down:
        _chaos_of_hidden_card(game, obj, event)
    elif planar_state(game) is not None:
        yield from happen(game, event)


def _chaos_of_hidden_card(game: State, obj: Object, event: ChaosEnsues) -> None:
    """CR 311.7: the planar controller controls the chaos ability of a revealed card in a planar deck."""
    controllers = [player.id for player in planar_controllers(game)]
    for number, ability in obj.copiable.index.triggered:
        if ChaosEnsues in ability.trigger.kinds() and controllers:
            by = Source(event.player if event.player in controllers else controllers[0], obj.id)
            by.event = event
            triggers.wait(game, PendingTrigger(ability, number, by))


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


# ---------------------------------------------------------------------- planeswalking


def planeswalk(game: State, player: Player, to: Sequence[Object] | None = None) -> Rule[None]:
    """CR 701.31b: everything face up goes to the bottom; the top card of the player's planar deck is turned up.

    `to` names other cards of the deck to planeswalk to, all at once. Only a planar controller planeswalks (701.31a);
    of a team that shares turns, whoever of them has rolled the die, it is the one who is that.
    """
    planar = planar_state(game)
    team = acting_together(game, player)
    if planar is None or player.has_left or not any(mate.id in planar.controllers for mate in team):
        return
    player = next(mate for mate in team if mate.id in planar.controllers)
    leaving = [game.objects[id] for id in planar.face_up if game.objects[id].controller == player.id]
    if planar.map is not None and to is None:
        yield from _walk_the_map(game, player, planar, planar.map, leaving)
        return
    order = yield from _as_owners_order(game, leaving)
    if len(order) < len(leaving):
        return  # CR 901.10: their owner left just now, and the planar controller has planeswalked because of that.
    watch = _watch(game)
    for obj in order:
        turn_down(game, obj)
    if planar.map is not None and to:
        planar.map.places[planar.map.here] = to[0].id
    yield from _arrive(game, player, leaving, watch, to)


def _as_owners_order(game: State, leaving: Sequence[Object]) -> Rule[list[Object]]:
    """CR 901.11c, 701.31b: of several cards left at once, each owner puts theirs under the deck in any order."""
    order: list[Id] = []
    for owner in dict.fromkeys(owner_of(game, obj) for obj in leaving):
        mine = [obj.id for obj in leaving if owner_of(game, obj) == owner]
        why = "Order them on the bottom of the planar deck; the last is at the very bottom."
        order += yield from actions.in_any_order(game.players[owner], Purpose.ORDER, mine, why)
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
    watch = _watch(game)
    if encountered:
        del chart.places[chart.here]
    for obj in leaving:
        _turn_aside(game, chart, obj)
    card = eternities_map.card_at(game, chart, place, deck)
    chart.here = place
    yield from _arrive(game, player, leaving, watch, [card])
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


def _watch(game: State) -> triggers.Watch:
    return triggers.before(game, [PlaneswalkedAway(0, 0, True)])


def _arrive(
    game: State, player: Player, left: Sequence[Object], watch: triggers.Watch, to: Sequence[Object] | None = None
) -> Rule[None]:
    """CR 901.11: turn up the next card; effects that lasted until now end; everything triggers together."""
    planar = planar_state(game)
    assert planar is not None
    deck = planar.deck_of(player.id)
    arriving = list(to) if to is not None else [game.objects[id] for id in deck[:1]]
    for obj in arriving:
        turn_up(game, obj, player)
    away = [PlaneswalkedAway(obj.id, player.id, bool(obj.copiable.types & PLANE)) for obj in left]
    _end_durations(game, player, from_plane=any(one.was_plane for one in away))
    events: list[Event] = [*away, *(_arrival(obj, player) for obj in arriving), Planeswalked(player.id)]
    for one in events:
        game.tell(one)
    triggers.notice(game, events, watch)
    return
    yield


def _arrival(obj: Object, player: Player) -> Event:
    if obj.copiable.types & PHENOMENON:
        return Encountered(obj.id, player.id)
    return PlaneswalkedTo(obj.id, player.id)


def _end_durations(game: State, player: Player, from_plane: bool) -> None:
    """CR 901.11, 801.11: what lasts until a player planeswalks is over, if it sees that player."""
    over = [
        effect.id
        for effect in game.effects
        if (
            isinstance(effect.duration, UntilPlaneswalk)
            or (from_plane and isinstance(effect.duration, UntilPlaneswalkFromPlane))
        )
        and influence.reaches(game, effect.by, player.id)
    ]
    lasting.end_effects(game, over)
    game.delayed = [
        delayed
        for delayed in game.delayed
        if not (isinstance(delayed.duration, UntilPlaneswalk) and influence.reaches(game, delayed.by, player.id))
    ]


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


def _leave_table(game: State, obj: Object) -> None:
    planar = planar_state(game)
    assert planar is not None
    planar.face_up.remove(obj.id)
    take_away(game, obj)


def without_source(game: State) -> Id:
    """CR 901.8: something that is no object and never was, to stand where an ability has no source."""
    return command_zone.without_source(game, NO_SOURCE_VALUES, COMMUNAL)


# ---------------------------------------------------------------------- leaving


def become_controller(game: State, player: Player) -> None:
    """CR 901.6, 901.14: a new active player becomes the planar controller in the place of one who is not active.

    Where there are several, that is the one nearest to the right: who had the turn marker before, or one whose
    marker was taken away. It may be the player themselves.
    """
    old = _resting_controller(game, player.id)
    if old is not None:
        set_controller(game, old, player.id)


def _resting_controller(game: State, player: Id) -> Id | None:
    """The nearest planar controller to a player's right whose turn is over, unless somebody nearer waits for a turn."""
    planar = planar_state(game)
    assert planar is not None
    if game.turn.marker is None:
        return planar.controllers[0] if planar.controllers else None
    busy = {id for turn in game.turns if not turn.waits for id in turn.active if id != player}
    waiting = [turn.active[0] for turn in game.turns if turn.waits]
    seats = game.seating

    def seats_to_the_left(here: Id, there: Id) -> int:
        return (seats.index(there) - seats.index(here)) % len(seats)

    resting = {id: seats_to_the_left(id, player) for id in planar.controllers if id not in busy}
    free = {id: away for id, away in resting.items() if all(seats_to_the_left(id, one) >= away for one in waiting)}
    return min(free, key=free.__getitem__, default=None)


def marker_removed(game: State, player: Id) -> None:
    """CR 807.4g, 901.14b: there are not more planar controllers than turn markers."""
    planar = planar_state(game)
    assert planar is not None
    if len(planar.controllers) > len(game.turns):
        old = _resting_controller(game, player)
        if old is not None:
            cease_to_control(game, old)


def cease_to_control(game: State, player: Id) -> None:
    """CR 901.14b: a planar controller ceases to be one, and nobody else is: their planes go under the planar decks.

    Nobody planeswalks.
    """
    planar = planar_state(game)
    assert planar is not None
    for obj in face_up(game):
        if obj.controller == player:
            turn_down(game, obj)
    planar.controllers.remove(player)
    game.changed()


def hand_on_control(game: State, player: Player) -> None:
    """CR 901.6: just before a planar controller leaves, the next player who stays becomes the planar controller.

    CR 901.12b: of a team that shares turns that is its primary player.
    CR 901.14b: where there will be fewer turn markers, nobody does. Abilities of phenomena stay (901.10b).
    """
    planar = planar_state(game)
    if planar is None or player.id not in planar.controllers:
        return
    if markers.would_reduce(game, player) and len(planar.controllers) > markers.number_for(len(game.playing()) - 1):
        cease_to_control(game, player.id)
        return
    staying = [p for p in game.in_turn_order(player.id) if p is not player and not (p.has_lost or p.conceded)]
    if staying:
        new = next(mate for mate in acting_together(game, staying[0]) if mate in staying)
        set_controller(game, player.id, new.id)
        _abilities_of_phenomena_stay(game, player.id, new.id)


def set_controller(game: State, old: Id, new: Id) -> None:
    """CR 311.5: who controls the face-up planes and phenomena; the abilities of phenomena go along (901.10b)."""
    planar = planar_state(game)
    assert planar is not None
    planar.controllers = [*dict.fromkeys(new if id == old else id for id in planar.controllers)]
    for obj in face_up(game):
        if obj.controller == old:
            obj.controller = new
    game.changed()


def _abilities_of_phenomena_stay(game: State, leaving: Id, controller: Id) -> None:
    """CR 901.10b: abilities from phenomena remain on the stack under the new planar controller."""
    for turn in game.turns:
        for id in turn.stack:
            obj = game.objects[id]
            if isinstance(obj, StackObject) and not obj.is_spell and obj.controller == leaving:
                if game.recall(obj.source.object_id).copiable.types & PHENOMENON:
                    obj.controller = obj.source.controller = obj.owner = controller


def owner_leaves(game: State, player: Player) -> Rule[None]:
    """CR 901.10: a face-up card of a player who leaves goes with them; the planar controller turns up their next."""
    planar = planar_state(game)
    if planar is None:
        return
    theirs = [obj for obj in face_up(game) if obj.owner == player.id]
    for seat in dict.fromkeys(obj.controller for obj in theirs):
        controller = game.players[seat]
        mine = [obj for obj in theirs if obj.controller == seat]
        watch = _watch(game)
        for obj in mine:
            _leave_table(game, obj)
        planeswalking_abilities_cease(game)
        if not controller.has_left and controller.id != player.id:
            yield from _arrive(game, controller, mine, watch)
    for id in planar.decks.pop(player.id, []):
        del game.objects[id]


def planeswalking_abilities_cease(game: State) -> None:
    """CR 901.10a: planeswalking abilities on the stack cease to exist as a plane leaves the game."""
    from planechase.rules.events.zones import cease_to_exist

    for turn in game.turns:
        for id in list(turn.stack):
            obj = game.objects[id]
            if isinstance(obj, StackObject) and obj.ability is PLANESWALKING_ABILITY:
                cease_to_exist(game, obj)
    game.waiting = [pending for pending in game.waiting if pending.ability is not PLANESWALKING_ABILITY]


def phenomenon_is_done(game: State, obj: Object) -> bool:
    """CR 312.7, 704.6f: a face-up phenomenon none of whose triggered abilities is on the stack or waiting."""
    return bool(obj.copiable.types & PHENOMENON) and obj.id not in triggered(game)
