"""Who tells which kind of event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from planechase.rules.events.events import Event
from planechase.rules.state.state import State
from planechase.telling.entries import LogEntry, Told

E = TypeVar("E", bound=Event)
EventTeller = Callable[[State, Any], Told | None]
TellerOf = Callable[[State, E], Told | None]
_TELLERS: dict[type[Event], EventTeller] = {}


def told(game: State, event: Event) -> LogEntry | None:
    """The entry for an event that has just happened; None for what is not worth telling."""
    teller = _TELLERS.get(type(event))
    said = teller(game, event) if teller is not None else None
    if said is None:
        return None
    return LogEntry(said.kind, game.turn.number, game.turn.step, said.parts, said.data)


def tells(kind: type[E]) -> Callable[[TellerOf[E]], TellerOf[E]]:
    """Marks the function that tells one kind of event. Code with new kinds of events adds functions in the same way."""

    def remember(teller: TellerOf[E]) -> TellerOf[E]:
        _TELLERS[kind] = teller
        return teller

    return remember
