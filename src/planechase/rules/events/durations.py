"""Where durations end (CR 611.2a): of continuous effects, delayed abilities (603.7b) and phasing out (702.26)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from planechase.rules.events.continuous import drop
from planechase.rules.events.phasing_in import bring_back, may_phase_in

if TYPE_CHECKING:
    from planechase.rules.events.events import Event
    from planechase.rules.language.grammar import Duration
    from planechase.rules.state.objects import Id
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

IsOver = Callable[["State", "Duration", "Source", "Id"], bool]
"""Whether a duration has ended, of what somebody made under this id."""


def end_what_is_over(game: State, is_over: IsOver) -> list[Event]:
    """CR 611.2a: whatever lasted until now ends together. Returns what has phased in, of which nobody has been told."""
    over = [
        effect.id
        for effect in game.effects
        if effect.duration is not None and is_over(game, effect.duration, effect.by, effect.id)
    ]
    if over:
        drop(game, over)
    if game.delayed:
        _end_delayed(game, is_over)
    return _end_phasing(game, is_over) if game.phased else []


def _end_delayed(game: State, is_over: IsOver) -> None:
    """CR 603.7b: abilities that waited for as long as this."""
    over = [
        delayed
        for delayed in game.delayed
        if delayed.duration is not None and is_over(game, delayed.duration, delayed.by, delayed.id)
    ]
    if over:
        game.delayed = [delayed for delayed in game.delayed if delayed not in over]
        for delayed in over:
            game.last_turns.pop(delayed.id, None)
        game.stirred()  # one may have been about mana


def _end_phasing(game: State, is_over: IsOver) -> list[Event]:
    """CR 702.26c: what was phased out for as long as this phases in, unless something else keeps it away."""
    coming = [
        id
        for id, away in game.phased.items()
        if away.until is not None
        and away.by is not None
        and is_over(game, away.until, away.by, id)
        and may_phase_in(game, id)
    ]
    if not coming:
        return []
    for id in coming:
        game.last_turns.pop(id, None)
    return bring_back(game, coming)
