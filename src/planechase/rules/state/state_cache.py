"""What is known of a state without looking again: answers that hold until something they depend on changes.

`State.changed` and `State.stirred` say that something has changed, and `Known` forgets what may be different now. A
copy of the state goes on with what is still true of it (`handed_on`). Nothing here is part of the game: a state that
knows nothing finds everything out again and comes to the same answers (`testing.cache_checks` compares them).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from planechase.rules import layers
from planechase.rules.language.abilities import ActivatedAbility, TriggeredAbility, home_zone
from planechase.rules.language.grammar import Modifying, Statement, kinds_of
from planechase.rules.multiplayer.team_texts import readings
from planechase.rules.state.objects import Id, Object, Permanent, StackObject, Zone
from planechase.rules.state.source import Source

if TYPE_CHECKING:
    from planechase.rules.events.events import Event
    from planechase.rules.language.characteristics import Characteristics, Draft
    from planechase.rules.mana.sources import Purse
    from planechase.rules.state.state import State

Activatable = tuple[Object, int, ActivatedAbility]
"""An object, the number of one of its abilities, and that ability."""
Activations = tuple[list[Activatable], dict[Id, list[Activatable]]]
"""The activated abilities that use the stack, and the mana abilities."""
Statements = dict[type, list[tuple[Source, Statement]]]
"""The statements that are true, each with its source, by every class that they are of."""
Triggers = dict["type[Event]", list[tuple[Id, int, TriggeredAbility]]]
"""The triggered abilities, by the kinds of events that they look at: object id, number of the ability, ability."""


class Voices(NamedTuple):
    """The objects with static abilities, with activated and with triggered ones, of those that work where they are."""

    statics: list[Object]
    activated: list[Object]
    triggered: list[Object]


class Known:
    """The answers that a state remembers; None where nobody has asked since something changed."""

    __slots__ = (
        "activated", "at_rest", "chars", "computed", "conditional", "contested", "controlled", "counted", "defining",
        "drafts", "face_down", "idle", "looked", "mana", "permanents", "purses", "reached", "scope", "statements",
        "triggers", "turned", "usable", "voices",
    )  # fmt: skip

    def __init__(self) -> None:
        self.looked: dict[Id, Characteristics] = {}
        """The characteristics of everything that has been looked at."""
        self.at_rest = False
        """Whether nothing was left for state-based actions, and nothing but steps has gone by since (CR 704.3)."""
        self.counted: list[Id] = []
        """Those of them that abilities define off the battlefield, perhaps by what there is elsewhere (CR 604.3)."""
        self.chars: dict[Id, Characteristics] | None = None
        """The characteristics of everything that some effect changes (CR 613)."""
        self.computed: layers.Computed | None = None
        """The last of these, with what they were computed from: they may be right again."""
        self.reached: frozenset[Zone] | None = None
        """The zones in which continuous effects change anything."""
        self.voices: Voices | None = None
        self.statements: Statements | None = None
        self.conditional = False
        """Whether some statement holds only under a condition."""
        self.controlled = False
        """Whether everything has the controller it should have (CR 613.1b)."""
        self.contested = True
        """Whether any effect has to do with that."""
        self.triggers: Triggers | None = None
        self.activated: Activations | None = None
        self.usable: dict[Id, list[Activatable]] = {}
        """Those of the activated abilities that each player could use: on a big table most belong to others."""
        self.permanents: list[Permanent] | None = None
        self.face_down: list[Permanent] | None = None
        self.turned: dict[Id, Characteristics] = {}
        """What face-down permanents would be face up."""
        self.mana: dict[Id, Purse] = {}
        """The mana abilities that each player could activate now."""
        self.purses: dict[Id, Purse] = {}
        """The last of these, in which most sources are as they will be."""
        self.idle: dict[Id, list[Id]] = {}
        """The players who had nothing within reach at their last grant, with their hands at that time."""
        self.drafts: dict[Id, Draft] | None = None
        """While the layers are applied: what they have made of each object so far."""
        self.scope: dict[Id, Object] = {}
        """While the layers are applied: the objects that they may change."""
        self.defining = False
        """While a characteristic-defining ability is read."""

    def handed_on(self) -> Known:
        """What a copy of the state knows: everything that names objects by their ids alone."""
        new = Known()
        new.looked = self.looked.copy()
        new.statements = self.statements
        new.conditional = self.conditional
        new.chars = self.chars
        new.computed = self.computed
        new.reached = self.reached
        new.controlled = self.controlled
        new.contested = self.contested
        new.triggers = self.triggers
        new.mana = self.mana.copy()
        new.at_rest = self.at_rest
        new.idle = self.idle.copy()
        new.purses = self.purses.copy()
        return new

    # ------------------------------------------------------------------ forgetting

    def changed(self) -> None:
        """Characteristics, statements or triggers may be different now."""
        self.looked = {}
        self.at_rest = False
        self.counted = []
        self.chars = None
        self.reached = None
        self.controlled = False
        self.voices = None
        self.statements = None
        self.triggers = None
        self.activated = None
        self.usable = {}
        self.permanents = None
        self.face_down = None
        if self.turned:
            self.turned = {}
        if self.mana:
            self.mana = {}
        if self.idle:
            self.idle = {}

    def changed_elsewhere(self) -> None:
        """An object without any say came, went or moved where it is only counted: most answers are still right."""
        counting = self.chars is None or self.computed is None or not self.computed.is_confined
        if counting or self.turned or (self.statements is not None and self.conditional):
            self.changed()
            return
        self.at_rest = False
        for id in self.counted:
            self.looked.pop(id, None)
        self.counted = []
        if self.contested:
            self.controlled = False
        self._keep_steady()

    def time_passed(self, game: State) -> None:
        """A step began or ended: what could be tapped for mana still can be."""
        self._keep_steady()
        if (self.chars is not None or self.statements is not None) and self.volatile(game):
            game.changed()

    def stirred(self, game: State) -> None:
        """Something changed that only volatile statements (and mana sources) look at."""
        self.at_rest = False
        if self.mana:
            self.mana = {}
        if self.idle:
            self.idle = {}
        if (self.chars is not None or self.statements is not None) and self.volatile(game):
            game.changed()

    def _keep_steady(self) -> None:
        """Forget sources of mana that may look at more than their objects, and who could do nothing without them."""
        for id in [id for id, purse in self.mana.items() if not purse.is_steady]:
            del self.mana[id]
            self.idle.pop(id, None)

    def volatile(self, game: State) -> bool:
        """Whether some statement depends on more than objects and characteristics, or holds only under a condition."""
        modifying = self.all_statements(game).get(Modifying, [])
        return any(layers.is_volatile(statement) for _, statement in modifying) or self.conditional

    # ------------------------------------------------------------------ characteristics

    def look(self, game: State, obj: Object) -> Characteristics:
        """CR 613: find the characteristics of an object out; until something changes they are remembered."""
        if obj.last_known is not None:
            return obj.last_known
        if self.drafts is not None:
            return self.drafts.get(obj.id) or obj.copiable
        chars = self.chars
        if chars is None and not self._is_left_alone(game, obj):
            chars = self.all_chars(game)
        found = chars.get(obj.id) if chars is not None else None
        if found is None:
            found = obj.copiable
            if found.index.defining:
                defined = self._defined(game, obj)
                if self.defining or any(layers.is_volatile(statement) for statement in found.index.defining):
                    return defined
                found = defined
                self.counted.append(obj.id)
        self.looked[obj.id] = found
        return found

    def all_chars(self, game: State) -> dict[Id, Characteristics]:
        """CR 613: the characteristics of everything that some effect changes."""
        if self.chars is None:
            self.computed = layers.computed(game, self.computed)
            self.chars = self.computed.chars
            self.looked = {**self.chars, **self.looked}
        return self.chars

    def _is_left_alone(self, game: State, obj: Object) -> bool:
        """Whether no continuous effect changes anything where this object is."""
        if obj.zone is Zone.BATTLEFIELD or obj.zone is Zone.STACK:
            return False
        if self.reached is None:
            self.reached = layers.reached(game)
        return obj.zone not in self.reached

    def _defined(self, game: State, obj: Object) -> Characteristics:
        """CR 604.3: what abilities define off the battlefield. Those that look at others there see what is printed."""
        if self.defining:
            return obj.copiable
        self.defining = True
        try:
            return layers.defined(game, obj)
        finally:
            self.defining = False

    def supposing(self, game: State, permanent: Permanent) -> Characteristics:
        """CR 614.12: what this permanent would be if it were on the battlefield, with everything that would apply."""
        modifying = self.all_statements(game).get(Modifying)
        if not modifying and not permanent.face_down and Modifying not in permanent.copiable.index.statements:
            return permanent.copiable
        return self._with(game, permanent)

    def face_up(self, game: State, permanent: Permanent) -> Characteristics:
        """CR 702.37e: what a face-down permanent would be if it were face up."""
        found = self.turned.get(permanent.id)
        if found is None:
            other = permanent.clone()
            other.face_down = False
            found = self.turned[permanent.id] = self._with(game, other, permanent)
        return found

    def _with(self, game: State, one: Permanent, instead: Permanent | None = None) -> Characteristics:
        """What a permanent would be if it were on the battlefield, perhaps instead of another with the same id."""
        looked, self.looked = self.looked, {}
        others = [permanent for permanent in game.permanents() if permanent is not instead]
        permanents, self.permanents = self.permanents, [*others, one]
        game.objects[one.id] = one
        try:
            return layers.characteristics(game).get(one.id, one.copiable)
        finally:
            if instead is None:
                del game.objects[one.id]
            else:
                game.objects[one.id] = instead
            self.looked, self.permanents = looked, permanents

    @contextmanager
    def seen_as(self, game: State, obj: Object, values: Characteristics) -> Iterator[Object]:
        """CR 601.3e: for a while everything sees an object with other copiable values. Nothing may change meanwhile.

        Abilities of the object that work where it is go on working as they are.
        """
        self.all_statements(game)
        self.all_activated(game)
        other = obj.clone()
        other.copiable = values
        kept = self.chars, self.computed, self.looked
        self.looked = {id: chars for id, chars in self.looked.items() if id != obj.id}
        if not self._is_left_alone(game, obj):
            self.chars = None
        game.objects[obj.id] = other
        try:
            yield other
        finally:
            game.objects[obj.id] = obj
            self.chars, self.computed, self.looked = kept

    # ------------------------------------------------------------------ objects and their abilities

    def all_permanents(self, game: State) -> list[Permanent]:
        """CR 110.1: everything on the battlefield that is phased in, in the order it came there."""
        found = self.permanents
        if found is None:
            objects = game.objects
            found = []
            for id in game.battlefield:
                obj = objects[id]
                if isinstance(obj, Permanent):
                    found.append(obj)
            self.permanents = found
        return found

    def all_face_down(self, game: State) -> list[Permanent]:
        """CR 708: those of the permanents that lie face down."""
        if self.face_down is None:
            self.face_down = [permanent for permanent in self.all_permanents(game) if permanent.face_down]
        return self.face_down

    def listeners(self, game: State) -> list[Object]:
        """The speakers, and cards and spells elsewhere that something gave abilities which work where they are.

        CR 113.1c: an ability on the stack has no abilities, though it has the characteristics of its source.
        """
        return [*self.all_permanents(game), *self.elsewhere(game)]

    def elsewhere(self, game: State) -> list[Object]:
        """Those of the listeners that are not on the battlefield."""
        found = [game.objects[id] for id in game.lurking]
        chars = self.chars
        if chars is None and self.drafts is None and (found or game.effects or game.battlefield):
            chars = self.all_chars(game)
        if chars and len(chars) > len(self.all_permanents(game)):
            lurking = set(game.lurking)
            found += [
                obj
                for id in chars
                if (obj := game.objects[id]).zone is not Zone.BATTLEFIELD
                and id not in lurking
                and not (isinstance(obj, StackObject) and not obj.is_spell)
                and chars[id].index.elsewhere
            ]
        return found

    def all_voices(self, game: State) -> Voices:
        """The listeners by what they have: most have no ability of most kinds, and one look at them is enough."""
        if self.voices is not None:
            return self.voices
        statics: list[Object] = []
        activated: list[Object] = []
        triggered: list[Object] = []
        for obj in self.listeners(game):
            index = game.chars(obj).index
            if index.statics:
                statics.append(obj)
            if index.activated:
                activated.append(obj)
            if index.triggered:
                triggered.append(obj)
        found = Voices(statics, activated, triggered)
        if self.drafts is None:
            self.voices = found
        return found

    def all_statements(self, game: State) -> Statements:
        """CR 604, 611: what static abilities and lasting effects say now."""
        if self.statements is not None:
            return self.statements
        found: Statements = {}
        self.conditional = False
        for obj in self.all_voices(game).statics:
            chars = game.chars(obj)
            index = chars.index
            home = home_zone(chars)
            by = Source(obj.controller, obj.id)
            for kind, entries in index.statements.items():
                for ability, statement in entries:
                    if not ability.works_in(obj.zone, home):
                        continue
                    if ability.condition is not None:
                        self.conditional = True
                        so_for = [one for one in readings(game, by) if ability.condition.holds(game, one)]
                        found.setdefault(kind, []).extend((one, statement) for one in so_for)
                        continue
                    found.setdefault(kind, []).append((by, statement))
        for effect in game.effects:
            for kind in kinds_of(effect.statement):
                found.setdefault(kind, []).append((effect.by, effect.statement))
        self.statements = found
        return found

    def all_activated(self, game: State) -> Activations:
        """CR 602, 605: the activated abilities that work where their objects are, and each player's mana abilities."""
        if self.activated is not None:
            return self.activated
        others: list[Activatable] = []
        mana: dict[Id, list[Activatable]] = {}
        for obj in self.all_voices(game).activated:
            chars = game.chars(obj)
            home = home_zone(chars)
            for number, ability in chars.index.activated:
                if ability.works_in(obj.zone, home):
                    kept = mana.setdefault(obj.holder, []) if ability.is_mana else others
                    kept.append((obj, number, ability))
        self.activated = others, mana
        return self.activated

    def activated_by(self, game: State, player: Id) -> list[Activatable]:
        """CR 602.2: those of the abilities that use the stack that a player may be able to activate."""
        found = self.usable.get(player)
        if found is None:
            others = self.all_activated(game)[0]
            found = self.usable[player] = [one for one in others if one[0].holder == player or one[2].any_player]
        return found

    def all_triggers(self, game: State) -> Triggers:
        """CR 603: the triggered abilities that work where their objects are."""
        if self.triggers is not None:
            return self.triggers
        found: Triggers = {}
        for obj in self.all_voices(game).triggered:
            chars = game.chars(obj)
            home = home_zone(chars)
            for number, ability in chars.index.triggered:
                if ability.works_in(obj.zone, home):
                    for kind in ability.trigger.kinds():
                        found.setdefault(kind, []).append((obj.id, number, ability))
        self.triggers = found
        return found
