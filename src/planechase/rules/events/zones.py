"""Moving between zones (CR 400 to 408). An object that moves becomes a new object (CR 400.7)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from planechase.rules import layers
from planechase.rules.combat.battles import DEFENSE, choose_protector
from planechase.rules.combat.blocking import enter_blocking, place_in_order
from planechase.rules.combat.combat import add_attacker, can_be_attacked, remove_from_combat, role_of
from planechase.rules.combat.entering_combat import AS_CHOSEN, choose_attacked, choose_blocked
from planechase.rules.events import counters, triggers
from planechase.rules.events.attaching import could_enchant
from planechase.rules.events.components import arrange, components_of, face_down_cards, values_of
from planechase.rules.events.events import CounterPlacement, DoorUnlocked, Event, Revealed, event
from planechase.rules.events.happening import happen, tell
from planechase.rules.events.melding import melded
from planechase.rules.events.reconfiguring import reconfigure
from planechase.rules.language.abilities import KeywordAbility, SpellAbility, home_zone
from planechase.rules.language.card_types import BATTLE, CREATURE, INSTANT, PLANESWALKER, SORCERY
from planechase.rules.language.characteristics import COMMAND_TYPES, Characteristics
from planechase.rules.language.double_faced import entering_as, front_up, turned_into
from planechase.rules.language.fielded import field
from planechase.rules.language.grammar import Modifying, Replacement, Statement
from planechase.rules.language.keywords import READ_AHEAD
from planechase.rules.language.rooms import UNLOCKED, door_of, unlocked_doors, with_unlocked
from planechase.rules.language.slots import PROTECTOR, LinkSlot
from planechase.rules.language.word import Word
from planechase.rules.multiplayer import influence
from planechase.rules.spells.permissions import cannot_enter
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.edition import Edition
from planechase.rules.state.history import Did
from planechase.rules.state.objects import NO_CARD, SHARED_ZONES, Component, Id, Object, Permanent, StackObject, Zone
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source
from planechase.rules.state.visibility import seen_by

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State

TOP = 0
BOTTOM = -1


@event
class ZoneChange(Event):
    """CR 400.7: an object moves. The fields after `to` say how it enters, and replacement effects change them."""

    object_id: Id
    origin: Zone
    to: Zone
    cause: str = ""
    """Why it moves, in the words of the rules: "sacrifice", "discard", "destroy", "cast", "resolve" ..."""
    by: Source | None = None
    position: int = TOP
    """Where in a library: 0 is the top, 1 the second from the top, -1 the bottom."""
    controller: Id | None = None
    tapped: bool = False
    face_down: bool = False
    lies_as: Characteristics | None = None
    """CR 708.2a: what it is face down, where that is said."""
    counters: dict[str, int] = field(default_factory=dict)
    attached_to: Id | None = None
    attacking: Id | None = None
    blocking: Id | None = None
    """CR 508.4, 509.4: whom or what it enters attacking or blocking; `AS_CHOSEN` where its controller chooses."""
    copiable: Characteristics | None = None
    """CR 707.5: what it enters as a copy of, if it does."""
    transformed: bool = False
    """CR 712.14a: whether a double-faced card enters with its other face up."""
    melds: Id = 0
    """CR 701.42a: the other card with which it enters as one permanent, if it does."""
    parted: tuple[tuple[int, Zone], ...] = ()
    """CR 730.3e, 903.9c: cards of a melded or merged permanent that go elsewhere than the rest of it."""
    others: tuple[tuple[Id, Zone], ...] = ()
    """CR 712.21, 730.3: what its other components became, and where."""
    links: dict[LinkSlot, tuple[object, ...]] = field(default_factory=dict)
    changed_by: Id = 0
    """CR 611.2e: an effect that makes it different from the moment it enters, if there is one."""
    new_id: Id = 0
    known: Characteristics | None = None
    """CR 608.2h, 704.8: what it was just before everything that moves together with it moved."""

    def affected_player(self, game: State) -> Id:
        obj = game.recall(self.object_id)
        if self.to is Zone.BATTLEFIELD:
            return self.enters_under(game)
        return obj.holder

    def affected(self, game: State) -> tuple[Id, ...]:
        return (self.object_id, self.enters_under(game)) if self.to is Zone.BATTLEFIELD else (self.object_id,)

    def concerned(self, game: State, back: bool) -> tuple[Id, ...]:
        if back:
            return (self.object_id,)
        return (self.new_id,) if self.new_id else (self.affected_player(game),)

    def x_of(self, id: Id) -> int:
        return self.by.x if self.by is not None and self.new_id == id and self.origin is Zone.STACK else 0

    def enters_under(self, game: State) -> Id:
        """CR 110.2a: under whose control it enters the battlefield."""
        return self.controller if self.controller is not None else game.recall(self.object_id).owner

    def entering_values(self, game: State) -> Characteristics:
        """CR 614.12: what the permanent will be, with what it copies, or with its other face up."""
        obj = game.recall(self.object_id)
        values = obj.copiable
        if self.copiable is not None:
            values = self.copiable
        elif self.melds:
            values = self._combined(game)
        elif self.transformed:
            values = entering_as(values, None, True)
        return with_unlocked(values, _cast_doors(obj)) if values.doors else values

    def _combined(self, game: State) -> Characteristics:
        """CR 712.4b: what two cards of a meld pair are together."""
        one = game.recall(self.object_id)
        return melded(game, [one, game.recall(self.melds)]) or one.copiable

    def _as_it_enters(self, game: State) -> Characteristics:
        """CR 614.12: its characteristics as it would exist on the battlefield, under the effects that are there."""
        values = self.entering_values(game)
        if not values.index.of_kind(Replacement) and not _gives_replacements(game):
            return values
        return game.chars(self.supposed(game))

    def supposed(self, game: State) -> Permanent:
        """CR 614.12: the permanent that it would be on the battlefield, under the effects that are there.

        2011:614.12: then effects of anything else did not count yet.
        """
        obj = game.recall(self.object_id)
        next_id, values = game.stamp + 1, self.entering_values(game)
        permanent = Permanent(Object(next_id, obj.card, obj.owner, Zone.BATTLEFIELD, values, next_id))
        permanent.controller = permanent.base_controller = self.enters_under(game)
        permanent.tapped, permanent.face_down, permanent.lies_as = self.tapped, self.face_down, self.lies_as
        if game.edition is Edition.Y2011:
            permanent.last_known = values if not self.face_down else layers.face_down_values(permanent)
            return permanent
        effects = game.effects
        go_on_affecting(game, obj, next_id, self.changed_by)
        try:
            permanent.last_known = game.known.supposing(game, permanent)
        finally:
            game.effects = effects
        return permanent

    def own_replacements(self, game: State) -> list[tuple[Source, Replacement]]:
        """CR 614.12, 614.13: effects of the card itself on how it enters, and on where it goes from here."""
        obj = game.recall(self.object_id)
        if self.to is Zone.BATTLEFIELD:
            if self.face_down:
                return []
            values = self._as_it_enters(game)
            by = Source(self.enters_under(game), self.object_id)
        else:
            values = game.chars(obj)
            by = Source(obj.controller, self.object_id)
        found = counters.effect_of(counters.FINALITY, obj, counters.EXILED_FOR_GOOD)
        for ability, statement in values.index.of_kind(Replacement):
            if not isinstance(statement, Replacement) or not statement.own_move():
                continue
            if ability.condition is None or ability.condition.holds(game, by):
                found.append((by, statement))
        return found

    def about_to_occur(self, game: State, occurring: Sequence[Event]) -> None:
        """CR 603.10a: objects that leave together see each other as they were before any of them left.

        CR 614.12: what enters together is not yet there for the replacement effects of the rest of it.
        """
        obj = game.get(self.object_id)
        if obj is not None:
            self.known = keep_as_it_is(game, obj)
        if self.to is Zone.BATTLEFIELD:
            self.in_force = game.statements(Replacement)

    def occur(self, game: State) -> Rule[None]:
        obj = game.get(self.object_id)
        if obj is None:
            return
        if _stays_in_command_zone(game, obj, self.to) or obj.id in game.strays:
            return
        if self.to is not Zone.BATTLEFIELD:
            self._move(game, obj)
            if self.others and self.cause != "shuffle":
                together = [id for id, zone in self.others if zone is self.to]
                yield from arrange(game, obj.owner, self.to, [self.new_id, *together])
            if self.origin is Zone.BATTLEFIELD and self.known is not None:
                game.note(Did.LEFT, obj.controller, obj.id, types=self.known.types)
            if self.to is Zone.GRAVEYARD:
                self._note_in_graveyard(game, obj)
            _reveal_face_down(game, obj)
            return
        if not self._may_enter(game):
            return
        if self.is_aura(game) and self.attached_to is None:
            self.attached_to = yield from choose_host(game, self)
            if self.attached_to is None:
                return
        if AS_CHOSEN in (self.attacking, self.blocking):
            yield from self._choose_combat(game)
        if not self.face_down and self.entering_values(game).types & BATTLE:
            yield from self._choose_protector(game)
        new = self._move(game, obj)
        assert isinstance(new, Permanent)
        self._enter(game, new)
        if self.blocking is not None:
            yield from block_as_it_enters(game, new, self.blocking)
        game.note(Did.ENTERED, new.controller, new.id, types=game.chars(new).types)
        yield from self._put_starting_counters(game, new)
        for door in self.links.get(UNLOCKED, ()):
            tell(game, DoorUnlocked(new.id, new.controller, int(str(door))))

    def _choose_combat(self, game: State) -> Rule[None]:
        """CR 508.4, 509.4: its controller chooses what it attacks or blocks as it enters."""
        player = game.players[self.enters_under(game)]
        if self.attacking == AS_CHOSEN:
            self.attacking = yield from choose_attacked(game, player, self.object_id)
        if self.blocking == AS_CHOSEN:
            self.blocking = yield from choose_blocked(game, player, self.object_id)

    def _choose_protector(self, game: State) -> Rule[None]:
        """CR 310.8a: as a battle enters, its controller chooses who protects it."""
        subtypes, controller = self.entering_values(game).subtypes, self.enters_under(game)
        protector = yield from choose_protector(game, subtypes, controller, self.object_id)
        if protector is not None:
            self.links[PROTECTOR] = (protector,)

    def besides(self) -> list[Event]:
        return [
            ComponentMoved(self.object_id, self.origin, zone, self.cause, self.by, new_id=id, known=self.known)
            for id, zone in self.others
        ]

    def right_after(self, game: State) -> Rule[None]:
        if self.to is not Zone.BATTLEFIELD and self.new_id:
            yield from release(game, self.object_id)

    def _note_in_graveyard(self, game: State, obj: Object) -> None:
        """CR 700.4, 404.1: who had a creature die, and whose graveyard a card was put into, this turn."""
        for _ in obj.cards:
            game.note(Did.TO_GRAVEYARD, obj.owner, obj.id)
        if self.origin is Zone.BATTLEFIELD and self.known is not None and self.known.types & CREATURE:
            game.note(Did.DIED, obj.controller, obj.id, types=self.known.types)

    def _may_enter(self, game: State) -> bool:
        """CR 400.4a, 800.4b: instants and sorceries stay where they are, and nothing enters for a player who left.

        CR 712.13a, 712.14a: nor does a card enter transformed that is not double-faced.
        """
        if game.players[self.enters_under(game)].has_left or (self.melds and self.melds not in game.objects):
            return False
        if self.transformed and turned_into(game.recall(self.object_id).copiable) is None:
            return False
        return self.face_down or not self.entering_values(game).types & (INSTANT | SORCERY)

    def is_aura(self, game: State) -> bool:
        """CR 303.4: whether it enters as an Aura, which has to enchant something."""
        return not self.face_down and "Aura" in self.entering_values(game).subtypes

    def _move(self, game: State, obj: Object) -> Object:
        if self.known is None:
            self.about_to_occur(game, ())
        known = self.known or game.chars(obj)
        values = _values_in(game, obj, self.to) if not self.melds else self._combined(game)
        if self.copiable is not None or self.transformed:
            values = entering_as(values, self.copiable, self.transformed)
        if self.to is Zone.BATTLEFIELD:
            values = self._unlocking(obj, values)
        had_a_say = has_a_say(game, obj)
        onlookers = seen_by(game, obj) if self.to is Zone.HAND else ()
        if isinstance(obj, Permanent) and obj.components:
            from planechase.rules.spells.merging import fix_values  # noqa: PLC0415 - what merges is a spell that moves

            fix_values(game, obj)
        gone = depart(game, obj, known)
        if components_of(obj):
            new = self._scatter(game, gone)
        else:
            new = self._put(game, obj, obj.card, values, self.to)
        for id in (new.id, *[id for id, _ in self.others]) if onlookers else ():
            game.revealed[id] = onlookers
        gone.successor = new.id
        self.new_id = new.id
        if self.to is Zone.BATTLEFIELD:
            go_on_affecting(game, obj, new.id, self.changed_by)
        if self.melds and isinstance(new, Permanent):
            self._meld(game, obj, new)
        if had_a_say or has_a_say(game, new):
            game.changed()
        else:
            game.changed_elsewhere()
        return new

    def _unlocking(self, obj: Object, values: Characteristics) -> Characteristics:
        """CR 709.5d: as it enters, the half that was cast is unlocked, and no other."""
        cast = _cast_doors(obj)
        if cast:
            self.links[UNLOCKED] = cast
        return with_unlocked(values, cast) if values.doors else values

    def _meld(self, game: State, obj: Object, new: Permanent) -> None:
        """CR 712.14c: the other card has become part of the same permanent."""
        other = game.objects[self.melds]
        new.components = tuple([Component(one.card, one.copiable) for one in (obj, other)])
        depart(game, other, game.chars(other)).successor = new.id

    def _scatter(self, game: State, gone: Object) -> Object:
        """CR 712.21, 730.3: one permanent has left, and each of its components is put where it goes."""
        elsewhere = dict(self.parted)
        put = [
            self._put(game, gone, one.card, values_of(game, one), elsewhere.get(one.card, self.to))
            for one in reversed(components_of(gone))
        ]
        first = next((new for new in reversed(put) if new.zone is self.to), put[-1])
        self.others = tuple([(new.id, new.zone) for new in reversed(put) if new is not first])
        if isinstance(gone, Permanent):
            gone.scattered = tuple([id for id, _ in self.others])
        return first

    def _put(self, game: State, obj: Object, card: int, values: Characteristics, zone: Zone) -> Object:
        """CR 400.7: a new object for a card or token, where it goes."""
        new = _made(game, obj, card, zone, values)
        game.objects[new.id] = new
        if card == NO_CARD and zone is not Zone.BATTLEFIELD:
            game.strays.append(new.id)
        new.face_down = self.face_down
        new.lies_as = self.lies_as
        if zone is Zone.LIBRARY:
            library = game.players[obj.owner].library
            place = len(library) if self.position < 0 else min(self.position, len(library))
            library.insert(place, new.id)
        else:
            game.zone_list(zone, obj.owner).append(new.id)
        listen(game, new)
        if self.links:
            new.links = dict(self.links)
        return new

    def _enter(self, game: State, new: Permanent) -> None:
        new.controller = new.base_controller = self.enters_under(game)
        together = [e.new_id for e in getattr(self, "together", ()) if isinstance(e, ZoneChange) and e.new_id]
        new.arrived = min(together, default=new.id)
        new.tapped = self.tapped
        new.attached_to = self.attached_to
        if new.attached_to is not None:
            reconfigure(game, new)
        if self.attacking is not None:
            put_into_combat(game, new, self.attacking)

    def _put_starting_counters(self, game: State, new: Permanent) -> Rule[None]:
        """CR 614.12: whatever changes how many they are has been there before it entered."""
        starting = [CounterPlacement(new.id, *of, new.controller) for of in self._starting_counters(game, new).items()]
        for counters_put in starting:
            counters_put.in_force = self.in_force
            yield from happen(game, counters_put)

    def _starting_counters(self, game: State, new: Permanent) -> dict[str, int]:
        """CR 306.5b, 310.4b, 714.3a: planeswalkers enter with loyalty counters, battles with defense, Sagas with lore.

        What has lost all abilities has lost the one that says so of a Saga. Other effects add theirs.
        """
        starting = dict(self.counters)
        chars = game.chars(new)
        if chars.types & PLANESWALKER and chars.loyalty:
            starting["loyalty"] = starting.get("loyalty", 0) + chars.loyalty
        if chars.types & BATTLE and chars.defense:
            starting[DEFENSE] = starting.get(DEFENSE, 0) + chars.defense
        if "Saga" in chars.subtypes and chars.abilities and not chars.keywords & READ_AHEAD:
            starting["lore"] = starting.get("lore", 0) + 1
        return starting


def _cast_doors(obj: Object) -> tuple[int, ...]:
    """CR 709.5d: which half was cast; a copy of a spell was not, nor is a face-down spell any half of the card."""
    if not isinstance(obj, StackObject) or obj.source.cast_from is None or obj.face_down:
        return ()
    return door_of(obj.copiable)


@event
class ComponentMoved(ZoneChange):
    """CR 712.21, 730.3: a component of a permanent that left became an object of its own, besides the first one."""


def _reveal_face_down(game: State, obj: Object) -> None:
    """CR 708.9: the owner of a face-down permanent or spell shows it to everybody as it leaves."""
    if obj.zone in (Zone.BATTLEFIELD, Zone.STACK) and (hidden := face_down_cards(obj)):
        game.tell(Revealed(obj.owner, tuple(game.cards[card].definition.name for card in hidden)))


def _gives_replacements(game: State) -> bool:
    """Whether some effect gives objects abilities that say how they enter."""
    return any(_says_how_to_enter(statement) for _, statement in game.statements(Modifying))


@lru_cache(maxsize=2048)
def _says_how_to_enter(statement: Statement) -> bool:
    return any(_is_replacing(part) for part in statement.walk())


def _is_replacing(part: Word) -> bool:
    """A replacement effect, or a keyword that stands for one."""
    if isinstance(part, KeywordAbility):
        return any(isinstance(inner, Replacement) for ability in part.abilities() for inner in ability.walk())
    return isinstance(part, Replacement)


def go_on_affecting(game: State, obj: Object, new: Id, changed_by: Id = 0) -> None:
    """CR 400.7a: effects that changed a permanent spell go on changing the permanent it becomes.

    CR 611.2e: so does what the text that puts a card onto the battlefield says of it.
    """
    if (isinstance(obj, StackObject) or changed_by) and game.effects:
        spell = isinstance(obj, StackObject)
        game.effects = [
            effect.reaching(obj.id, new) if spell or effect.id == changed_by else effect for effect in game.effects
        ]


def _made(game: State, obj: Object, card: int, zone: Zone, values: Characteristics) -> Object:
    stamp = game.new_stamp()
    made = Object(stamp, card, obj.owner, zone, values, stamp)
    return Permanent(made) if zone is Zone.BATTLEFIELD else made


def _values_in(game: State, obj: Object, zone: Zone) -> Characteristics:
    """CR 400.7, 712.8a: off the stack and the battlefield a card is what is printed on it, on its front.

    A token stays what it is.
    """
    if obj.card == NO_CARD:
        return obj.copiable if zone is Zone.BATTLEFIELD else front_up(obj.copiable)
    if zone is Zone.BATTLEFIELD and isinstance(obj, StackObject):
        return obj.copiable
    return game.cards[obj.card].definition.printed


def _stays_in_command_zone(game: State, obj: Object, to: Zone) -> bool:
    """CR 311.2, 312.2, 313.2, 314.2: nontraditional cards never leave the command zone."""
    return obj.zone is Zone.COMMAND and to is not Zone.COMMAND and bool(obj.copiable.types & COMMAND_TYPES)


def listen(game: State, obj: Object) -> None:
    """Keep an eye on an object whose abilities work away from the battlefield."""
    if obj.zone is Zone.BATTLEFIELD or obj.zone is Zone.LIBRARY:
        return
    values = obj.copiable
    index = values.index
    home = home_zone(values)
    if home is Zone.BATTLEFIELD and not index.elsewhere:
        return
    if any(ability.works_in(obj.zone, home) for ability in index.all):
        game.lurking.append(obj.id)


def has_a_say(game: State, obj: Object) -> bool:
    """Whether an object does anything by being where it is, apart from being there to be counted."""
    if obj.zone is Zone.BATTLEFIELD or obj.zone is Zone.COMMAND or obj.face_down or obj.counters:
        return True
    if obj.id not in game.lurking:
        return False
    working = [ability for ability in obj.copiable.index.all if not isinstance(ability, SpellAbility)]
    return any(ability.works_in(obj.zone, home_zone(obj.copiable)) for ability in working)


def _leave_combat(game: State, obj: Object) -> None:
    if obj.zone is Zone.BATTLEFIELD:
        for turn in game.turns:
            if turn.combat is not None:
                remove_from_combat(turn.combat, obj.id)


def put_into_combat(game: State, creature: Permanent, defender: Id) -> None:
    """CR 508.4, 506.3a to 506.3c: a creature put onto the battlefield attacking was never declared as an attacker.

    Only creatures of an attacking player attack, and only a player or permanent that can be attacked.
    """
    combat = next((turn.combat for turn in game.turns if creature.controller in turn.active), None)
    if combat is None:
        return
    if game.chars(creature).types & CREATURE and can_be_attacked(game, creature.controller, defender):
        add_attacker(game, combat, creature.id, defender)


def block_as_it_enters(game: State, creature: Permanent, attacker: Id) -> Rule[None]:
    """CR 509.4: a creature put onto the battlefield blocking was never declared as a blocker."""
    events = enter_blocking(game, creature, attacker)
    if events and game.edition is Edition.Y2011:
        yield from place_in_order(game, attacker, creature.id)
    yield from happen(game, *events)


def choose_host(game: State, entering: ZoneChange) -> Rule[Id | None]:
    """CR 303.4f, 303.4g: a player who puts an Aura onto the battlefield without casting it chooses what it enchants.

    Without anything it could enchant, the Aura stays where it is.
    """
    hosts = could_enchant(game, entering.entering_values(game), entering.object_id, entering.enters_under(game))
    if not hosts:
        return None
    why = f"Choose what {game.name_of(entering.object_id)} will enchant."
    chooser = entering.enters_under(game)
    chosen = yield from ask(Choose(chooser, Purpose.ENCHANT, why, hosts, about=entering.object_id))
    return int(chosen[0])


def release(game: State, permanent: Id) -> Rule[None]:
    """CR 610.3: what was exiled until this permanent leaves the battlefield returns at once."""
    exiled = game.held.pop(permanent, ())
    back = [game.objects[id] for id in exiled if id in game.objects]
    if back:
        with influence.unbounded(game):
            yield from put_onto_battlefield(game, back)


def place(game: State, obj: Object) -> None:
    """Put a new object into its zone's list without an event; for setting a game up."""
    if obj.zone is Zone.BATTLEFIELD and obj.copiable.doors:
        obj.copiable = with_unlocked(obj.copiable, unlocked_doors(obj))
    game.objects[obj.id] = obj
    game.zone_list(obj.zone, obj.owner).append(obj.id)
    listen(game, obj)
    game.changed()


# ---------------------------------------------------------------------- moving


def move(game: State, objects: Iterable[Object], to: Zone, cause: str = "", by: Source | None = None) -> Rule[list[Id]]:
    """Move objects at the same time; returns the new ids of those that arrived there."""
    events = [ZoneChange(obj.id, obj.zone, to, cause, by) for obj in objects]
    return (yield from moved(game, events))


def moved(game: State, events: list[ZoneChange]) -> Rule[list[Id]]:
    """Let these moves happen at once; returns the new ids of what arrived where it was meant to.

    CR 603.6a: what enters together sees all of it, with the counters it enters with.
    """
    events = [event for event in events if not _is_impossible(game, event)]
    wanted = {event.object_id: event.to for event in events}
    if len(events) > 1 and events[0].to is Zone.BATTLEFIELD and game.as_one is None:
        with triggers.as_one_event(game):
            happened = yield from happen(game, *events)
    else:
        happened = yield from happen(game, *events)
    return [
        event.new_id
        for event in happened
        if isinstance(event, ZoneChange) and event.new_id and wanted.get(event.object_id) is event.to
    ]


def _is_impossible(game: State, event: ZoneChange) -> bool:
    """CR 614.17c: what cannot happen is not replaced by anything else either."""
    return event.to is Zone.BATTLEFIELD and cannot_enter(game, game.recall(event.object_id))


def put_into_graveyard(game: State, objects: Iterable[Object], cause: str = "destroy") -> Rule[list[Id]]:
    """Into their owners' graveyards."""
    return (yield from move(game, objects, Zone.GRAVEYARD, cause))


def put_onto_battlefield(
    game: State,
    objects: Iterable[Object],
    controller: Player | None = None,
    tapped: bool = False,
    by: Source | None = None,
    mark: LinkSlot | None = None,
    attacking: Id | None = None,
    blocking: Id | None = None,
    changed_by: Id = 0,
    lies_as: Characteristics | None = None,
    transformed: bool = False,
    counters: Mapping[str, int] | None = None,
) -> Rule[list[Id]]:
    """CR 110.2a: onto the battlefield under someone's control, or under their owners', perhaps with counters (122.6).

    `mark` is what the permanents remember of how they came: that they were unearthed, for instance. `changed_by` is
    an effect that changes them from the start (611.2e), `lies_as` what they are if they enter face down (708.2a).
    Those that enter `transformed` have their back faces up (712.14a). They enter with these `counters` on them.
    """
    events = [
        ZoneChange(
            obj.id, obj.zone, Zone.BATTLEFIELD, "put", by,
            controller=controller.id if controller is not None else obj.owner, tapped=tapped,
            links={mark: (True,)} if mark is not None else {}, attacking=attacking, blocking=blocking,
            changed_by=changed_by, face_down=lies_as is not None, lies_as=lies_as, transformed=transformed,
            counters=dict(counters or {}),
        )
        for obj in objects
    ]  # fmt: skip
    if len(events) > 1:
        events = yield from _with_hosts(game, events)
    return (yield from moved(game, events))


def _with_hosts(game: State, events: list[ZoneChange]) -> Rule[list[ZoneChange]]:
    """CR 303.4f, 303.4g: of what enters together, Auras find their hosts before any of it is there, or stay behind.

    CR 101.4: players choose in turn order.
    """
    for player in game.in_turn_order():
        for one in events:
            if one.enters_under(game) == player.id and one.is_aura(game):
                one.attached_to = yield from choose_host(game, one)
    return [one for one in events if one.attached_to is not None or not one.is_aura(game)]


def top_card_to_hand(game: State, player: Player) -> Rule[Id]:
    """CR 121.1: the top card of a library goes to its owner's hand."""
    obj = game.objects[player.library[0]]
    arrived = yield from move(game, [obj], Zone.HAND, "draw")
    return arrived[0] if arrived else 0


def cease_to_exist(game: State, *objects: Object) -> None:
    """CR 704.5d, 704.5e, 800.4a: objects are gone without going anywhere, all at the same time (603.10a)."""
    known = [(obj, keep_as_it_is(game, obj)) for obj in objects if obj.id in game.objects]
    had_a_say = any(has_a_say(game, obj) for obj, _ in known)
    for obj, values in known:
        depart(game, obj, values)
    if had_a_say:
        game.changed()
    elif known:
        game.changed_elsewhere()


def keep_as_it_is(game: State, obj: Object) -> Characteristics:
    """CR 608.2h: what an object is just before it leaves. A permanent keeps its attachments and its role in combat."""
    if isinstance(obj, Permanent):
        obj.attachments = tuple(attachment.id for attachment in game.attached_to(obj.id))
        obj.role = role_of(game, obj)
    return game.chars(obj)


def depart(game: State, obj: Object, known: Characteristics) -> Object:
    """CR 400.7, 608.2h: the object is where it was no more; it is kept aside as it last was, and returned.

    Forks share objects in libraries, hands and graveyards, and cards in the decks of the command zone, so it is a copy
    of those that is kept.
    """
    home = next((turn.stack for turn in game.turns if obj.id in turn.stack), None)
    zone = home if home is not None else game.zone_list(obj.zone, obj.owner)
    in_deck = obj.id not in zone
    if not in_deck:
        zone.remove(obj.id)
    if obj.id in game.lurking:
        game.lurking.remove(obj.id)
    del game.objects[obj.id]
    game.revealed.pop(obj.id, None)
    gone = obj.clone() if in_deck or obj.zone in SHARED_ZONES else obj
    gone.last_known = known
    game.own_departed()[obj.id] = gone
    _leave_combat(game, obj)
    return gone
