"""How an event happens: replacement effects first (CR 614 to 616), then the event, then triggers (CR 603.2)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from operator import attrgetter
from typing import TYPE_CHECKING

from planechase.rules.events import control, replacement, triggers
from planechase.rules.events.events import Event
from planechase.rules.multiplayer import influence
from planechase.rules.state.decisions import Rule

if TYPE_CHECKING:
    from planechase.rules.state.state import State


def happen(game: State, *events: Event) -> Rule[list[Event]]:
    """Let events happen at the same time. Returns those that happened in the end; after the game, none (CR 104.1)."""
    if game.result is not None:
        return []
    if len(events) > 1:
        for event in events:
            event.together = events
    occurring = [event for event in events if not event.amounts_to_nothing(game)]
    if game.bounds is not None:
        occurring = [event for event in occurring if not influence.does_nothing(game, event)]
    if len(occurring) == 1:
        occurring = yield from replacement.replaced(game, occurring[0])
    elif occurring:
        occurring = yield from replacement.all_replaced(game, occurring)
    if game.bounds is not None:
        occurring = [event for event in occurring if not influence.does_nothing(game, event)]
    watch = triggers.before(game, occurring)
    if len(events) > 1 or len(occurring) > 1:
        for event in occurring:
            event.about_to_occur(game, occurring)
        if any(event.comes_after for event in occurring):
            occurring.sort(key=attrgetter("comes_after"))
    if occurring:
        game.clock += 1
    game.occurring += 1
    try:
        for event in occurring:
            yield from event.occur(game)
            game.tell(event)
    finally:
        game.occurring -= 1
    for event in list(occurring):
        occurring += event.besides()
    handed_over = _handed_over(game)
    triggers.notice(game, occurring, watch)
    tell(game, *handed_over)
    if not game.occurring:
        triggers.check_states(game)
    if game.held:
        for event in occurring:
            yield from event.right_after(game)
    return occurring


def tell(game: State, *events: Event) -> None:
    """Events that have already happened as part of a rule: triggers see them, nothing can replace them."""
    if not events:
        return
    game.clock += 1
    for event in events:
        if len(events) > 1:
            event.together = events
        game.tell(event)
    handed_over = _handed_over(game)
    triggers.notice(game, list(events), triggers.before(game, events))
    tell(game, *handed_over)
    if not game.occurring:
        triggers.check_states(game)


def hand_over(game: State) -> None:
    """CR 611.3a, 613.1b: something has changed that may have to do with who controls what."""
    tell(game, *_handed_over(game))
    if not game.occurring:
        triggers.check_states(game)


@contextmanager
def in_between(game: State) -> Iterator[None]:
    """CR 104.3a: something happens at once, although events that happen together are still happening."""
    kept = game.occurring, game.as_one
    game.occurring, game.as_one = 0, None
    try:
        yield
    finally:
        game.occurring, game.as_one = kept


def _handed_over(game: State) -> list[Event]:
    """CR 613.1b: what changes control now; not while some of the events that happen together have yet to happen."""
    return control.settle(game) if not game.occurring else []
