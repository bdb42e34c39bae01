"""What lasts (CR 611.2, 603.7): effects of spells and abilities that have resolved, and abilities that wait."""

from __future__ import annotations

from typing import TypedDict

from planechase.rules.events.continuous import ContinuousEffect, DelayedTrigger
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.grammar import Duration
from planechase.rules.state.objects import HIDDEN_ZONES, Id
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.telling.naming import Viewer, name
from planechase.telling.texts import said, text_of_ability
from planechase.telling.things import is_seen_alike

_NOBODY = Characteristics("the rules")


class EffectView(TypedDict):
    """An effect that lasts: what it says, on what, until when, and what it comes from."""

    id: Id
    text: str
    affects: list[Id] | None
    """The objects it was fixed on; None for one that speaks of whatever fits it."""
    until: str | None
    uses: int | None
    """How often it can still be used, or how much of it is left, where it gets used up."""
    source: Id | None
    source_name: str
    controller: Id | None


class WaitingView(TypedDict):
    """CR 603.7: an ability that waits for something to happen."""

    id: Id
    text: str
    until: str | None
    source: Id | None
    source_name: str
    controller: Id | None


def shown_effects(game: State, viewer: Viewer) -> list[EffectView]:
    """The effects that last, the oldest first."""
    return [_effect(game, effect, viewer) for effect in game.effects]


def are_effects_seen_alike(game: State) -> bool:
    """Whether everybody is told the same of the effects that last: all see what they come from."""
    return all(_is_named_alike(game, effect.by.object_id) for effect in game.effects)


def is_waiting_seen_alike(game: State) -> bool:
    """The same of the abilities that wait."""
    return all(_is_named_alike(game, delayed.by.object_id) for delayed in game.delayed)


def _is_named_alike(game: State, id: Id) -> bool:
    obj = game.get(id)
    if obj is not None:
        return is_seen_alike(obj)
    gone = game.departed.get(id)
    return gone is None or gone.zone not in HIDDEN_ZONES


def _effect(game: State, effect: ContinuousEffect, viewer: Viewer) -> EffectView:
    by = effect.by
    chars = _source(game, by)
    return {
        "id": effect.id,
        "text": said(effect.statement, chars),
        "affects": [id for id in effect.affected if _is_open(game, id)] if effect.affected is not None else None,
        "until": _until(effect.duration, chars),
        "uses": game.shields.get(effect.id),
        "source": by.object_id if _is_known(game, by) else None,
        "source_name": name(game, by.object_id, viewer) if _is_known(game, by) else chars.name,
        "controller": by.controller if 0 <= by.controller < len(game.players) else None,
    }


def _is_open(game: State, id: Id) -> bool:
    """Whether everybody sees where it lies."""
    obj = game.get(id)
    return obj is not None and obj.zone not in HIDDEN_ZONES


def _is_known(game: State, by: Source) -> bool:
    return by.object_id in game.objects or by.object_id in game.departed


def _source(game: State, by: Source) -> Characteristics:
    """What it comes from, as it is or as it last was; what is only said by the rules comes from nothing."""
    return game.chars(game.recall(by.object_id)) if _is_known(game, by) else _NOBODY


def _until(duration: Duration | None, chars: Characteristics) -> str | None:
    return said(duration, chars) if duration is not None else None


def shown_waiting(game: State, viewer: Viewer) -> list[WaitingView]:
    """CR 603.7: the delayed triggered abilities."""
    return [_waiting(game, delayed, viewer) for delayed in game.delayed]


def _waiting(game: State, delayed: DelayedTrigger, viewer: Viewer) -> WaitingView:
    by = delayed.by
    chars = _source(game, by)
    return {
        "id": delayed.id,
        "text": text_of_ability(delayed.ability, chars),
        "until": _until(delayed.duration, chars),
        "source": by.object_id if _is_known(game, by) else None,
        "source_name": name(game, by.object_id, viewer) if _is_known(game, by) else chars.name,
        "controller": by.controller if 0 <= by.controller < len(game.players) else None,
    }
