"""Triggered abilities (CR 603): noticing that they trigger, and putting them on the stack."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from planechase.rules.events.continuous import DelayedTrigger, PendingTrigger
from planechase.rules.events.events import Event, StepBegins
from planechase.rules.language.abilities import TriggeredAbility
from planechase.rules.language.fielded import Value
from planechase.rules.language.grammar import Condition, Trigger
from planechase.rules.language.slots import NumberSlot
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence, team_texts, turn_markers
from planechase.rules.multiplayer.teams import groups_in_turn_order
from planechase.rules.state.decisions import Order, Rule, ask
from planechase.rules.state.history import Did
from planechase.rules.state.objects import Id, Object, StackObject
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State

Watch = list[tuple[Object, Id, int, TriggeredAbility]]
"""Abilities that may have to look back: their objects, who controls those, their numbers on them."""

CREATED: Final = NumberSlot("created")
"""CR 701.27f: when a delayed triggered ability was created."""


@word
class StateTrigger(Trigger):
    """CR 603.8: triggers whenever something is the case, and not again while its ability is on the stack."""

    reads = "{condition}"
    condition: Condition

    def kinds(self) -> tuple[type[Event], ...]:
        return (StateChecked,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return False


class StateChecked(Event):
    """Never happens; the kind under which state triggers are found."""

    __slots__ = ()


def before(game: State, events: Sequence[Event]) -> Watch:
    """CR 603.10: the abilities that may have to look back, with their objects as they are before the events."""
    kinds = {type(event) for event in events}
    if len(kinds) > 1:
        return _watching(game, dict.fromkeys(type(event) for event in events))
    return [
        ((obj := game.objects[id]), obj.controller, number, ability)
        for kind in kinds
        for id, number, ability in game.triggers(kind)
    ]


def _watching(game: State, kinds: Iterable[type[Event]]) -> Watch:
    """An ability that looks at several kinds of events watches once."""
    found = {(id, number): ability for kind in kinds for id, number, ability in game.triggers(kind)}
    return [((obj := game.objects[id]), obj.controller, number, ability) for (id, number), ability in found.items()]


def all_watching(game: State) -> Watch:
    """CR 603.10: every triggered ability with its object as it is now, for what is about to happen in several steps."""
    return _watching(game, game.known.all_triggers(game))


@contextmanager
def as_one_event(game: State) -> Iterator[None]:
    """CR 704.3: all that happens within is one event: abilities look at it when it is over, or back from before it."""
    watch = all_watching(game)
    events: list[Event] = []
    game.as_one = events
    game.occurring += 1
    try:
        yield
    finally:
        game.as_one = None
        game.occurring -= 1
    notice(game, events, watch)


def notice(game: State, events: Sequence[Event], watch: Watch) -> None:
    """CR 603.2: every ability whose trigger an event matches, triggers."""
    if game.as_one is not None:
        game.as_one += events
        return
    for event in events:
        kind = type(event)
        seen = game.triggers(kind)
        if not seen and not watch and not game.delayed:
            continue
        for obj, controller, number, ability in watch:
            if kind in ability.trigger.kinds() and ability.trigger.looks_back(event):
                _consider(game, events, event, obj, controller, number, ability)
        for id, number, ability in seen:
            if not ability.trigger.looks_back(event):
                obj = game.objects[id]
                _consider(game, events, event, obj, obj.controller, number, ability)
        if game.delayed:
            _consider_delayed(game, events, event)


def _consider(
    game: State,
    events: Sequence[Event],
    event: Event,
    obj: Object,
    controller: Id,
    number: int,
    ability: TriggeredAbility,
) -> None:
    """CR 603.3a, 603.10a: the controller of the source at that time, or before the event it looks back at."""
    by = Source(controller, obj.id)
    by.event = event
    by.x = event.x_of(obj.id)
    trigger = ability.trigger
    if not _matches(game, trigger, event, by):
        return
    team_texts.remember_whom(game, trigger, event, by)
    if len(events) > 1 and _seen_earlier(game, events, event, ability, by):
        return
    if ability.condition is not None and not team_texts.holds(game, ability.condition, by):
        return
    if ability.limit and not _within_limit(game, obj, number, ability):
        return
    wait(game, PendingTrigger(ability, number, by))


def _matches(game: State, trigger: Trigger, event: Event, by: Source) -> bool:
    """CR 603.2, 801.7: the event is the one, and all of it happens within the range of influence of the controller."""
    if not trigger.matches(game, event, by):
        return False
    return game.reach is None or influence.is_seen(game, by, trigger.concerned(game, event))


def _is_one_step(events: Sequence[Event], ability: TriggeredAbility) -> bool:
    """CR 805.4d: the step of a team is one step, except to abilities that speak of "that player"."""
    return len(events) > 1 and isinstance(events[0], StepBegins) and not ability.speaks_of_that_player


def _seen_earlier(game: State, events: Sequence[Event], event: Event, ability: TriggeredAbility, by: Source) -> bool:
    """CR 603.2c, 901.12c: whether it has triggered already, for all it concerns, for what happens at the same time."""
    trigger, one_step = ability.trigger, _is_one_step(events, ability)
    for earlier in events:
        if earlier is event:
            return False
        if type(earlier) not in trigger.kinds() or not (one_step or trigger.is_one_with(earlier, event)):
            continue
        if not _matches(game, trigger, earlier, by.for_event(earlier)):
            continue
        if team_texts.nobody_left(game, trigger, earlier, by):
            return True
    return False


def _within_limit(game: State, obj: Object, number: int, ability: TriggeredAbility) -> bool:
    which = (ability, game.chars(obj).index.all[:number].count(ability))
    before = [record for record in game.this_turn(Did.TRIGGERED) if (record.what, record.ability) == (obj.id, which)]
    if len(before) >= ability.limit:
        return False
    game.note(Did.TRIGGERED, obj.controller, obj.id, ability=which)
    return True


def _consider_delayed(game: State, events: Sequence[Event], event: Event) -> None:
    """CR 603.7b, 603.7c: a delayed ability triggers once, unless it has a duration."""
    kind = type(event)
    for delayed in list(game.delayed):
        trigger = delayed.ability.trigger
        if kind not in trigger.kinds():
            continue
        by = delayed.by.clone()
        by.event = event
        by.remember(CREATED, (delayed.id,))
        if not _matches(game, trigger, event, by):
            continue
        team_texts.remember_whom(game, trigger, event, by)
        if len(events) > 1 and _seen_earlier(game, events, event, delayed.ability, by):
            continue
        if delayed.ability.condition is not None and not team_texts.holds(game, delayed.ability.condition, by):
            continue
        if delayed.once:
            game.delayed.remove(delayed)
        wait(game, PendingTrigger(delayed.ability, -1, by))


def wait(game: State, pending: PendingTrigger) -> None:
    """CR 603.3: it waits, and goes on the stack before anybody gets priority again."""
    pending.caused_by_stack = game.acting is not None
    game.waiting.append(pending)


def delay(game: State, delayed: DelayedTrigger) -> None:
    """CR 603.7a: a resolving spell or ability created a delayed triggered ability."""
    game.delayed.append(delayed)
    game.stirred()  # it may be one that adds mana
    if game.turn.marker is not None and delayed.duration is not None:
        game.last_turns[delayed.id] = game.turn.number


def reflexive(game: State, ability: TriggeredAbility, by: Source) -> None:
    """CR 603.12: "when you do": triggers at once, within the resolution that created it. It has its own targets."""
    source = by.clone()
    source.targets, source.divisions, source.modes = {}, {}, ()
    wait(game, PendingTrigger(ability, -1, source))


def check_states(game: State) -> None:
    """CR 603.8: state triggers trigger as soon as it is so, also in the middle of a resolution.

    CR 603.4: not without the "if" behind it.
    """
    for id, number, ability in game.triggers(StateChecked):
        obj = game.objects[id]
        by = Source(obj.controller, id)
        trigger = ability.trigger
        if isinstance(trigger, StateTrigger) and trigger.condition.holds(game, by):
            meant = ability.condition is None or ability.condition.holds(game, by)
            if meant and not _already_waiting(game, id, ability):
                wait(game, PendingTrigger(ability, number, by))


def _already_waiting(game: State, id: Id, ability: TriggeredAbility) -> bool:
    on_stack = any(
        isinstance(obj := game.objects[stack_id], StackObject) and obj.ability is ability and obj.source.object_id == id
        for turn in game.turns
        for stack_id in turn.stack
    )
    return on_stack or any(p.ability is ability and p.by.object_id == id for p in game.waiting)


def put_on_stack(game: State) -> Rule[bool]:
    """CR 603.3b, 805.7: in APNAP order, each player or team puts its abilities on the stack in an order it chooses."""
    if not game.waiting:
        return False
    # Putting an ability on the stack makes events, which may trigger: the two modules need each other.
    from planechase.rules.spells.activating import put_trigger_on_stack  # noqa: PLC0415

    waiting, game.waiting = game.waiting, []
    for group in groups_in_turn_order(game):
        ids = [player.id for player in group]
        mine = [pending for pending in waiting if pending.by.controller in ids]
        for pending in (yield from _ordered(game, group[0], mine)):
            if game.turn.marker is None:
                yield from put_trigger_on_stack(game, pending)
            else:
                yield from turn_markers.on_its_stack(game, pending, put_trigger_on_stack)
    return True


def _ordered(game: State, player: Player, mine: list[PendingTrigger]) -> Rule[list[PendingTrigger]]:
    if len(mine) < 2 or (player.automation.order and _alike(mine)):
        return mine
    order = yield from ask(
        Order(
            player.id,
            Purpose.TRIGGERS,
            "Order your triggered abilities; the first goes on the stack first and resolves last.",
            [TriggerLabel(number, p.by.object_id, p.ability) for number, p in enumerate(mine)],
        )
    )
    return [mine[label.number] for label in order]


def _alike(mine: list[PendingTrigger]) -> bool:
    """Whether these all say the same, so that their order does not matter: of one source, or of several alike."""
    return all(pending.ability == mine[0].ability for pending in mine)


@word
class TriggerLabel(Value):
    """One of several waiting triggers, as an option: its number, its source and the ability."""

    number: int
    object_id: Id
    ability: TriggeredAbility
