"""Replacement and prevention effects (CR 614 to 616)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from planechase.rules.events.events import Event, ReplacementInstance
from planechase.rules.language.fielded import Value
from planechase.rules.language.grammar import COPYING, ORDINARY, Replacement
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import Id
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source

if TYPE_CHECKING:
    from planechase.rules.state.state import State


class Applicable:
    """A replacement effect that could be applied to an event now."""

    __slots__ = ("by", "instance", "replacement")

    def __init__(self, by: Source, replacement: Replacement) -> None:
        self.by = by
        self.replacement = replacement
        self.instance = 0

    @property
    def says(self) -> tuple[Id, Id, object]:
        """Its source, the lasting effect it is, and what it says."""
        return (self.by.object_id, self.by.stack_id, self.replacement)

    @property
    def key(self) -> ReplacementInstance:
        """CR 614.5, 702.44d: what tells one effect from another; the same words twice on one object are two."""
        return (*self.says, self.instance)


def all_replaced(game: State, events: Sequence[Event]) -> Rule[list[Event]]:
    """CR 616.1, 101.4: the same of events that happen at the same time; players make their choices in turn order."""
    left: dict[int, list[Event]] = {}
    for at in _in_turn_order(game, events):
        left[at] = yield from replaced(game, events[at])
    return [event for at in range(len(events)) for event in left[at]]


def _in_turn_order(game: State, events: Sequence[Event]) -> Sequence[int]:
    """The places of the events, by the player who chooses for each."""
    affected = [event.affected_player(game) for event in events]
    if len(set(affected)) < 2:
        return range(len(events))
    order = {player.id: at for at, player in enumerate(game.in_turn_order())}
    return sorted(range(len(events)), key=lambda at: order.get(affected[at], len(order)))


def replaced(game: State, event: Event) -> Rule[list[Event]]:
    """CR 616.1: apply one replacement effect after the other until none is left. Each applies once (614.5)."""
    applied = getattr(event, "applied", ())
    event.applied = applied
    while True:
        applicable = [one for one in _applicable(game, event) if one.key not in event.applied]
        if not applicable:
            return [event]
        chosen = yield from _choose(game, event, applicable)
        events = yield from chosen.replacement.replace(game, event, chosen.by)
        applied = (*event.applied, chosen.key)
        if len(events) == 1 and events[0] is event:
            event.applied = applied
            if event.amounts_to_nothing(game):
                return []
            continue
        result: list[Event] = []
        for other in events:
            other.applied = applied
            if not other.amounts_to_nothing(game):
                result += yield from replaced(game, other)
        return result


def _applicable(game: State, event: Event) -> list[Applicable]:
    kind = type(event)
    found: dict[ReplacementInstance, Applicable] = {}
    for among in (_within_range(game, event), event.own_replacements(game)):
        earlier: list[tuple[object, Id]] = []
        for by, statement in among:
            if kind in statement.kinds() and statement.applies(game, event, by):
                one = Applicable(by, statement)
                one.instance = earlier.count((one.says, by.controller))
                earlier.append((one.says, by.controller))
                found.setdefault(one.key, one)
    return list(found.values())


def _within_range(game: State, event: Event) -> list[tuple[Source, Replacement]]:
    """CR 801.13: the replacement effects whose controllers have all within range that they speak of."""
    found = getattr(event, "in_force", None)
    if found is None:
        found = game.statements(Replacement)
    if game.reach is None or not found:
        return found
    kind = type(event)
    return [
        (by, statement)
        for by, statement in found
        if kind in statement.kinds() and influence.is_seen(game, by, statement.concerned(game, event))
    ]


def _choose(game: State, event: Event, applicable: list[Applicable]) -> Rule[Applicable]:
    """CR 616.1a to 616.1f: some kinds come first; within a kind the affected player chooses."""
    ranks = [_rank(game, one.replacement) for one in applicable]
    first = min(ranks)
    among = [one for one, rank in zip(applicable, ranks, strict=True) if rank == first]
    if len(among) == 1:
        return among[0]
    if len({one.replacement for one in among}) == 1 and among[0].replacement.interchangeable():
        return among[0]
    if len({one.says for one in among}) == 1:
        return among[0]
    player = event.affected_player(game)
    options: list[object] = [one.by.object_id for one in among]
    if len(set(options)) < len(options):
        options = [EffectLabel(number, one.by.object_id) for number, one in enumerate(among)]
    why = "Choose which effect changes what is about to happen first."
    chosen = yield from ask(Choose(player, Purpose.REPLACEMENT, why, options))
    return among[options.index(chosen[0])]


def _rank(game: State, replacement: Replacement) -> int:
    """2011:616.1c: copies had no step of their own."""
    rank = replacement.precedence()
    return ORDINARY if rank == COPYING and game.edition is Edition.Y2011 else rank


@word
class EffectLabel(Value):
    """One of several replacement effects of one source, as an option: its number and its source."""

    number: int
    object_id: Id
