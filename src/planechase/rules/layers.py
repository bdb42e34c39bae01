"""The layers in which continuous effects apply to characteristics (CR 613).

All characteristics that any effect changes are computed together, layer by layer; everything else keeps
its copiable values. While that runs, `game.chars` answers from the drafts, so a description such as
"creatures" sees what earlier layers made of an object.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from planechase.rules.dependency import comes_next
from planechase.rules.language.abilities import KEYWORD_COUNTERS, StaticAbility, home_zone, plain_keyword
from planechase.rules.language.characteristics import EMPTY_VALUES, Characteristics, Draft
from planechase.rules.language.grammar import Amount, Modification, Modifying, Statement
from planechase.rules.language.word import Word, word
from planechase.rules.multiplayer import influence
from planechase.rules.state.objects import Id, Object, Permanent, Zone
from planechase.rules.state.source import Source

if TYPE_CHECKING:
    from planechase.rules.state.state import State

COPY: Final = 10
FACE_DOWN: Final = 11
CONTROL: Final = 20
TEXT: Final = 30
TYPE: Final = 40
COLOR: Final = 50
ABILITY: Final = 60
DEFINE_SIZE: Final = 70
SET_SIZE: Final = 71
CHANGE_SIZE: Final = 72
SWITCH_SIZE: Final = 73

LAYERS: Final = (
    COPY, FACE_DOWN, CONTROL, TEXT, TYPE, COLOR, ABILITY, DEFINE_SIZE, SET_SIZE, CHANGE_SIZE, SWITCH_SIZE,
)  # fmt: skip
"""What layer 2 does, `control` keeps up to date as it changes; here it is only where effects begin to apply."""

_INTERACTING: Final = (COPY, TEXT, TYPE, COLOR, ABILITY)
"""The layers in which one effect can change what another one applies to or whether it exists."""
_SIZES: Final = (DEFINE_SIZE, SET_SIZE, CHANGE_SIZE, SWITCH_SIZE)
"""The layers in which it can do so only where the other looks at sizes."""

_SIZE_COUNTER: Final = re.compile(r"([+-]\d+)/([+-]\d+)")


@lru_cache(maxsize=256)
def size_change(kind: str) -> tuple[int, int] | None:
    """CR 122.1a: by how much a counter of this kind changes power and toughness; None for other kinds.

    >>> size_change("+1/+1"), size_change("-0/-2"), size_change("charge")
    ((1, 1), (0, -2), None)
    """
    found = _SIZE_COUNTER.fullmatch(kind)
    return (int(found[1]), int(found[2])) if found is not None else None


@word
class KeywordOfCounter(Modification):
    """CR 122.1b: a keyword counter gives its keyword."""

    layer = ABILITY
    kind: str

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        draft.set_abilities((*draft.abilities, plain_keyword(self.kind)))


@word
class CounterGives(Modifying):
    """CR 122.1b, 613.1f: what a keyword counter says of the object it is on, wherever that is."""

    kind: str
    zone: Zone = Zone.BATTLEFIELD

    def modifications(self) -> tuple[Modification, ...]:
        return (KeywordOfCounter(self.kind),)

    def affects(self, game: State, obj: Object, by: Source) -> bool:
        return obj.id == by.object_id

    def zones(self) -> tuple[Zone, ...]:
        return (self.zone,)


class ChangeShape(NamedTuple):
    """What a statement that changes characteristics does, wherever and whenever it stands."""

    modifications: tuple[Modification, ...]
    zones: tuple[Zone, ...]
    layers: frozenset[int]


@lru_cache(maxsize=2048)
def _shape(statement: Modifying) -> ChangeShape:
    changes = statement.modifications()
    return ChangeShape(changes, statement.zones(), frozenset(layer for change in changes for layer in change.layers()))


class Instance:
    """One continuous effect while the layers are applied."""

    __slots__ = ("ability", "affected", "by", "layers", "modifications", "started", "statement", "timestamp", "zones")

    def __init__(
        self,
        statement: Modifying,
        by: Source,
        timestamp: int,
        affected: tuple[Id, ...] | None,
        ability: StaticAbility | None,
    ) -> None:
        self.statement = statement
        self.by = by
        self.timestamp = timestamp
        self.affected = affected
        self.ability = ability
        self.modifications, self.zones, self.layers = _shape(statement)
        self.started = False

    def in_layer(self, layer: int) -> bool:
        return layer in self.layers

    def exists(self, game: State) -> bool:
        """CR 604.2, 613.6: an effect that began to apply goes on; otherwise its source must have the ability and meet
        its condition.
        """
        if self.ability is None or self.started:
            return True
        obj = game.objects.get(self.by.object_id)
        if obj is None or self.ability not in game.chars(obj).index.statics:
            return False
        return self.ability.condition is None or self.ability.condition.holds(game, self.by)

    def targets(self, game: State, layer: int) -> list[Draft]:
        """The drafts it applies to. What it started to affect, it goes on affecting (CR 613.6)."""
        scope = game.known.scope
        if self.affected is not None:
            found = [scope[id] for id in self.affected if id in scope]
            return [
                _draft(game, obj) for obj in found if game.reach is None or influence.reaches(game, self.by, obj.id)
            ]
        if not self.exists(game):
            return []
        found = [obj for obj in self._in_reach(game) if self.statement.affects(game, obj, self.by)]
        if self.started or len(self.layers) > 1:
            self.affected = tuple([obj.id for obj in found])
        return [_draft(game, obj) for obj in found]

    def _in_reach(self, game: State) -> Sequence[Object]:
        """What is where the effect applies, and within its range of influence (CR 801.10)."""
        objects = [obj for obj in game.known.scope.values() if obj.zone in self.zones]
        return objects if game.reach is None else influence.objects(game, self.by, objects)

    def apply(self, game: State, layer: int) -> list[Draft]:
        """Change what it applies to, and say what that was."""
        touched = self.targets(game, layer)
        for draft in touched:
            self.started = True
            for modification in self.modifications:
                if layer in modification.layers():
                    modification.apply(game, draft, self.by)
        return touched


class Computed:
    """The characteristics of everything that something changes, and all that they were computed from."""

    __slots__ = ("chars", "inputs", "is_confined")

    def __init__(self, chars: dict[Id, Characteristics], inputs: tuple[object, ...] | None, is_confined: bool) -> None:
        self.chars = chars
        self.is_confined = is_confined
        """Whether only what is on the battlefield has a part in them."""
        self.inputs = inputs
        """None where some effect looks at more than can be compared."""


def computed(game: State, before: Computed | None) -> Computed:
    """CR 613.1: characteristics now. Where nothing they depend on is different, they are what they were before."""
    game.known.drafts = {}
    try:
        instances = _instances(game)
        objects = _objects(game, instances)
        instances += _definitions(objects)
        inputs = _inputs(game, instances, objects)
        if before is not None and inputs is not None and inputs == before.inputs:
            return before
        game.known.scope = {obj.id: obj for obj in objects}
        for layer in LAYERS:
            _apply_layer(game, layer, instances)
        _take_sizes(game)
        chars = _finished(game, before.chars if before is not None else {})
        return Computed(chars, inputs, inputs is not None and _are_confined(instances, objects))
    finally:
        game.known.drafts = None
        game.known.scope = {}


def _take_sizes(game: State) -> None:
    """CR 208.3: a noncreature permanent has no power or toughness."""
    drafts = game.known.drafts
    assert drafts is not None
    for id, obj in game.known.scope.items():
        if (drafts.get(id) or obj.copiable).is_sized_in_vain and obj.zone is Zone.BATTLEFIELD:
            _draft(game, obj).lose_size()


def _finished(game: State, before: dict[Id, Characteristics]) -> dict[Id, Characteristics]:
    """What everything has become. What nothing touched is as it was made, and what is as before is the very same.

    Where effects reach a split card, its halves are one (CR 709.4), whether or not one of them touches it.
    """
    drafts = game.known.drafts
    assert drafts is not None
    found: dict[Id, Characteristics] = {}
    for id, obj in game.known.scope.items():
        draft = drafts.get(id) if not obj.copiable.halves else _draft(game, obj)
        found[id] = obj.copiable if draft is None else draft.finished(before.get(id))
    return found


@contextmanager
def after_first(game: State) -> Iterator[list[Instance]]:
    """CR 613.2c: for a while everything is what layer 1 makes of it. Gives the effects that there are then."""
    looked, game.known.looked = game.known.looked, {}
    game.known.drafts = {}
    try:
        instances = _instances(game)
        game.known.scope = {obj.id: obj for obj in _objects(game, instances)}
        for layer in (COPY, FACE_DOWN):
            _apply_layer(game, layer, instances)
        yield instances
    finally:
        game.known.drafts = None
        game.known.scope = {}
        game.known.looked = looked


def _draft(game: State, obj: Object) -> Draft:
    """The draft of an object; begun when something first touches it, so that what nothing touches costs nothing."""
    drafts = game.known.drafts
    assert drafts is not None
    found = drafts.get(obj.id)
    if found is None:
        found = drafts[obj.id] = Draft(obj.copiable, obj.id, obj.controller)
    return found


def characteristics(game: State) -> dict[Id, Characteristics]:
    """CR 613.1: the characteristics of every object that something changes."""
    return computed(game, None).chars


def _definitions(objects: list[Object]) -> list[Instance]:
    """CR 604.3: what characteristic-defining abilities say of objects off the battlefield that effects reach."""
    return [
        Instance(statement, Source(obj.controller, obj.id), obj.timestamp, (obj.id,), None)
        for obj in objects
        if obj.zone is not Zone.BATTLEFIELD and not obj.face_down
        for statement in obj.copiable.index.defining
    ]


def _inputs(game: State, instances: list[Instance], objects: list[Object]) -> tuple[object, ...] | None:
    """Everything the layers look at: which effects there are, and what there is for them to change."""
    if any(is_volatile(i.statement) or (i.ability is not None and i.ability.condition) for i in instances):
        return None
    effects = [(i.statement, i.by.object_id, i.by.controller, i.timestamp, i.affected) for i in instances]
    elsewhere = _elsewhere(game) if any(counts(i.statement) for i in instances) else None
    return effects, [_input(obj) for obj in objects], elsewhere, game.reach


def _are_confined(instances: list[Instance], objects: list[Object]) -> bool:
    """Whether effects look at nothing but the battlefield, and change nothing elsewhere."""
    return _reached(instances) <= {Zone.BATTLEFIELD} and not (
        any(counts(instance.statement) for instance in instances)
        or any(obj.zone is not Zone.BATTLEFIELD for obj in objects)
    )


@lru_cache(maxsize=2048)
def counts(statement: Statement) -> bool:
    """Whether a number in it is counted, perhaps among cards that are not on the battlefield."""
    return any(isinstance(part, Amount) and any(True for _ in part.parts()) for part in statement.walk())


def _elsewhere(game: State) -> tuple[object, ...]:
    zones = [(len(player.library), player.hand[:], player.graveyard[:]) for player in game.players]
    return zones, game.exile[:], [turn.stack[:] for turn in game.turns]


def is_volatile(statement: Statement) -> bool:
    """Whether it depends on more than objects and their characteristics; found out once for each statement."""
    known = statement.known()
    if not isinstance(known, bool):
        known = statement.volatile()
        statement.keep(known)
    return known


def _input(obj: Object) -> tuple[object, ...]:
    counters = tuple(obj.counters.items()) if obj.counters else None
    links = tuple(obj.links.items()) if obj.links else None
    host = obj.attached_to if isinstance(obj, Permanent) else None
    return (
        obj.id,
        obj.copiable,
        obj.controller,
        obj.zone,
        obj.face_down,
        obj.lies_as,
        obj.timestamp,
        counters,
        links,
        host,
    )


def reached(game: State) -> frozenset[Zone]:
    """The zones in which continuous effects change anything."""
    game.known.drafts = {}
    try:
        return _reached(_instances(game))
    finally:
        game.known.drafts = None


def _reached(instances: list[Instance]) -> frozenset[Zone]:
    return frozenset(zone for instance in instances for zone in instance.zones)


def defined(game: State, obj: Object) -> Characteristics:
    """CR 604.3: characteristic-defining abilities work in every zone."""
    values = obj.copiable
    draft = Draft(values, obj.id, obj.controller)
    by = Source(obj.controller, obj.id)
    for statement in values.index.defining:
        for modification in statement.modifications():
            modification.apply(game, draft, by)
    return draft.finished()


def _base(obj: Object) -> Characteristics:
    """CR 708.2: a face-down permanent or spell is what the effect that laid it so says, and nothing else."""
    return face_down_values(obj) if obj.face_down and obj.zone in (Zone.BATTLEFIELD, Zone.STACK) else obj.copiable


def face_down_values(obj: Object) -> Characteristics:
    """CR 708.2a: unless something else was said, it is a 2/2 creature."""
    return obj.lies_as or FACE_DOWN_CREATURE


FACE_DOWN_CREATURE: Final = Characteristics(name="", types=4, power=2, toughness=2)


def _instances(game: State) -> list[Instance]:
    """Every continuous effect that changes characteristics, from resolved effects and from static abilities."""
    found = [
        Instance(effect.statement, effect.by, effect.timestamp, effect.affected, None)
        for effect in game.effects
        if isinstance(effect.statement, Modifying)
    ]
    for obj in game.speakers():
        values = _base(obj)
        if Modifying in values.index.statements:
            found.extend(_of_object(game, obj, values))
        if obj.counters:
            found.extend(_of_counters(obj))
    return found


def _of_counters(obj: Object) -> list[Instance]:
    """CR 613.7c: counters of one kind are as new as the newest of them."""
    stamps = obj.stamps or {}
    return [
        Instance(
            CounterGives(kind, obj.zone),
            Source(obj.controller, obj.id),
            stamps.get(kind, obj.timestamp),
            (obj.id,),
            None,
        )
        for kind in obj.counters or ()
        if kind in KEYWORD_COUNTERS
    ]


def _of_object(game: State, obj: Object, values: Characteristics) -> list[Instance]:
    entries = values.index.of_kind(Modifying)
    if not entries:
        return []
    home = home_zone(values)
    found: list[Instance] = []
    for ability, statement in entries:
        if not isinstance(statement, Modifying) or not ability.works_in(obj.zone, home):
            continue
        found.append(Instance(statement, Source(obj.controller, obj.id), obj.timestamp, None, ability))
    return found


def _objects(game: State, instances: list[Instance]) -> list[Object]:
    """The objects whose characteristics are not simply their copiable values."""
    if not instances:
        return [p for p in game.permanents() if p.counters or p.face_down or p.copiable.is_sized_in_vain] + [
            obj for turn in game.turns for id in turn.stack if (obj := game.objects[id]).face_down
        ]
    found: list[Object] = [*game.permanents()]
    reached = _reached(instances)
    if Zone.STACK in reached or any(game.objects[id].face_down for turn in game.turns for id in turn.stack):
        found += [game.objects[id] for turn in game.turns for id in turn.stack]
    for zone in (Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY):
        if zone in reached:
            for player in game.playing():
                found += [game.objects[id] for id in game.zone_list(zone, player.id)]
    if Zone.EXILE in reached:
        found += [game.objects[id] for id in game.exile]
    if Zone.COMMAND in reached:
        found += [game.objects[id] for id in game.command]
    return found


def _apply_layer(game: State, layer: int, instances: list[Instance]) -> None:
    if layer == FACE_DOWN:
        _turn_face_down(game)
        return
    waiting = [instance for instance in instances if instance.in_layer(layer)]
    if layer == CHANGE_SIZE:
        _apply_counters(game)
    if len(waiting) > 1:
        waiting.sort(key=lambda instance: instance.timestamp)
        interacting = layer in _INTERACTING or (layer in _SIZES and any(_looks_at_sizes(one) for one in waiting))
        if interacting and not _independent(game, layer, waiting):
            _apply_with_dependencies(game, layer, waiting, instances)
            return
    for number, instance in enumerate(waiting, 1):
        touched = instance.apply(game, layer)
        if layer in _INTERACTING:
            known = len(instances)
            _discover(game, layer, instances, instance.timestamp, touched)
            new = [found for found in instances[known:] if found.in_layer(layer)]
            if new:
                left = sorted(waiting[number:] + new, key=lambda instance: instance.timestamp)
                _apply_with_dependencies(game, layer, left, instances)
                return


# What the effects of a layer leave as it is. Effects that look at nothing else cannot depend on each other there.
_ALWAYS: Final = ("id", "controller", "emblem")
_NUMBERS: Final = ("name", "mana_cost", "front_cost", "loyalty", "defense")
_SIZE: Final = ("power", "toughness")
_KINDS: Final = ("types", "subtypes", "supertypes")
_ABILITIES: Final = ("abilities", "_index")
_LEFT_ALONE: Final[dict[int, tuple[str, ...]]] = {
    COPY: _ALWAYS,
    TEXT: _ALWAYS,
    TYPE: (*_ALWAYS, *_NUMBERS, *_SIZE, "colors"),
    COLOR: (*_ALWAYS, *_NUMBERS, *_SIZE, *_KINDS, *_ABILITIES),
    ABILITY: (*_ALWAYS, *_NUMBERS, *_SIZE, *_KINDS, "colors"),
    **dict.fromkeys(_SIZES, (*_ALWAYS, *_NUMBERS, *_KINDS, "colors", *_ABILITIES)),
}


def _looks_at_sizes(instance: Instance) -> bool:
    """Whether the power or toughness of something could decide what an effect changes, and how."""
    condition = instance.ability.condition if instance.ability is not None else None
    return _weighs(instance.statement) or (condition is not None and _weighs(condition))


@lru_cache(maxsize=2048)
def _weighs(text: Word) -> bool:
    return any(part.restless if part.sized is None else part.sized for part in text.walk())


class Partial(Draft):
    """A draft that has only what the effects of a layer leave as it is: looking at more is an AttributeError."""

    __slots__ = ()

    def __init__(self, draft: Draft, layer: int) -> None:
        for name in _LEFT_ALONE[layer]:
            setattr(self, name, getattr(draft, name))


def _independent(game: State, layer: int, waiting: list[Instance]) -> bool:
    """CR 613.8a: whether it is plain that no effect here depends on another.

    That is so where none of them looks at what this layer changes, and none would end another.
    """
    if layer not in _SIZES and any(one.ability is not None and one.ability.condition is not None for one in waiting):
        return False
    partial_drafts = _partial_drafts(game, layer)
    touched: list[list[Id]] = []
    for instance in waiting:
        ids = _touched_unseeing(game, layer, instance, partial_drafts)
        if ids is None:
            return False
        touched.append(ids)
    return layer in _SIZES or not any(
        other is not one and one.by.object_id in ids and _would_end(game, layer, one, other)
        for one in waiting
        if one.ability is not None and not one.started
        for other, ids in zip(waiting, touched, strict=True)
    )


def _partial_drafts(game: State, layer: int) -> dict[Id, Draft]:
    """Everything as far as it is made, without what this layer changes."""
    drafts = game.known.drafts
    assert drafts is not None
    return {
        id: Partial(drafts.get(id) or Draft(obj.copiable, id, obj.controller), layer)
        for id, obj in game.known.scope.items()
    }


def _touched_unseeing(game: State, layer: int, instance: Instance, partial_drafts: dict[Id, Draft]) -> list[Id] | None:
    """What an effect applies to; None if that, or what it does, depends on anything that this layer changes."""
    drafts, keep = game.known.drafts, instance.ability
    game.known.drafts, instance.ability = partial_drafts, None
    try:
        if keep is not None and keep.condition is not None and not instance.started:
            keep.condition.holds(game, instance.by)
        return [cast(Id, entry[0]) for entry in _outcome(game, layer, instance)]
    except AttributeError:
        return None
    finally:
        game.known.drafts, instance.ability = drafts, keep


def _would_end(game: State, layer: int, one: Instance, other: Instance) -> bool:
    """Whether applying `other` to the source of `one` would take the ability away that `one` comes from."""
    trial = _copy(_draft(game, game.objects[one.by.object_id]))
    for modification in other.modifications:
        if layer in modification.layers():
            modification.apply(game, trial, other.by)
    return one.ability not in trial.index.statics


def _apply_with_dependencies(game: State, layer: int, waiting: list[Instance], everything: list[Instance]) -> None:
    """CR 613.8: an effect waits for those it depends on; otherwise the oldest comes first."""
    waiting = list(waiting)
    while waiting:
        chosen = comes_next(waiting, partial(_depends, game, layer))
        waiting.remove(chosen)
        touched = chosen.apply(game, layer)
        known = len(everything)
        _discover(game, layer, everything, chosen.timestamp, touched)
        waiting += [instance for instance in everything[known:] if instance.in_layer(layer)]
        waiting.sort(key=lambda instance: instance.timestamp)


def _discover(game: State, layer: int, instances: list[Instance], giver: int, touched: list[Draft]) -> None:
    """Effects of static abilities that objects gained in this layer (by copying, or being given them).

    CR 613.7a: they are as new as the effect that gave them, if that is newer than the object. An ability that it has
    twice applies twice.
    """
    if layer not in (COPY, ABILITY):
        return
    has = [
        instance
        for draft in touched
        if draft.abilities is not draft.before.abilities
        for instance in _of_object(game, game.objects[draft.id], draft)
    ]
    if not has:
        return
    known = Counter([(instance.by.object_id, instance.ability, instance.statement) for instance in instances])
    for instance in has:
        key = (instance.by.object_id, instance.ability, instance.statement)
        known[key] -= 1
        if known[key] < 0:
            instance.timestamp = max(instance.timestamp, giver)
            instances.append(instance)


def _depends(game: State, layer: int, one: Instance, other: Instance) -> bool:
    """CR 613.8a: applying `other` would change whether `one` exists, what it applies to, or what it does."""
    if one.affected is not None and one.ability is None and not any(m.defines for m in one.modifications):
        return False
    before = _outcome(game, layer, one)
    saved = game.known.drafts
    assert saved is not None
    game.known.drafts = {id: _copy(draft) for id, draft in saved.items()}
    try:
        keep = (other.started, other.affected)
        other.apply(game, layer)
        other.started, other.affected = keep
        return _outcome(game, layer, one) != before
    finally:
        game.known.drafts = saved


def _outcome(game: State, layer: int, instance: Instance) -> list[tuple[object, ...]]:
    """What an effect would do now: which objects it would touch, and what it would turn each into."""
    saved = game.known.drafts
    assert saved is not None
    keep = (instance.started, instance.affected)
    outcome: list[tuple[object, ...]] = []
    for draft in instance.targets(game, layer):
        trial = Draft(EMPTY_VALUES, draft.id, draft.controller)
        for modification in instance.modifications:
            if layer in modification.layers():
                modification.apply(game, trial, instance.by)
        kinds = (trial.name, trial.supertypes, trial.types, trial.subtypes, trial.colors)
        outcome.append((draft.id, *kinds, trial.mana_cost, trial.abilities, trial.power, trial.toughness))
    instance.started, instance.affected = keep
    return outcome


def _copy(draft: Draft) -> Draft:
    new = Draft(draft, draft.id, draft.controller)
    new.before = draft.before
    return new


def _turn_face_down(game: State) -> None:
    """CR 613.2b: whatever it is a copy of, what lies face down is as rule 708.2 says."""
    for obj in game.known.scope.values():
        if obj.face_down:
            _draft(game, obj).start_from(_base(obj))


def _apply_counters(game: State) -> None:
    """CR 613.4c: counters that change power and toughness."""
    for obj in game.known.scope.values():
        if not obj.counters:
            continue
        for kind, count in obj.counters.items():
            change = size_change(kind)
            if change is not None:
                _draft(game, obj).grow(change[0] * count, change[1] * count)


__all__ = [
    "FACE_DOWN_CREATURE", "Computed", "Instance", "Permanent", "characteristics", "computed",
]  # fmt: skip
