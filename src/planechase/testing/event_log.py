"""What happened, one line for each event."""

from __future__ import annotations

import re
from enum import Enum
from typing import TYPE_CHECKING, Final

from planechase.rules.events.events import Event
from planechase.rules.mana.mana import Mana

if TYPE_CHECKING:
    from planechase.rules.state.state import State

_WORDS: Final = re.compile(r"(?<!^)(?=[A-Z])")
_HIDDEN: Final = {"applied", "by", "number", "links", "copiable", "values", "new_id", "new_ids", "stack_id", "known"}
_WHO: Final = {
    "player", "target", "on", "defender", "defending_player", "attacks", "old", "new", "winners",
    "controller",
}  # fmt: skip
"""Fields that may hold the number of a player; Ann's is 0, which is not nothing."""
_WHAT: Final = _WHO | {"object_id", "source", "attacker", "blockers", "attached_to", "attacking", "about"}
"""Fields that hold ids of objects."""


def sentence(state: State, event: Event) -> str:
    """An event as a line: its kind, then what it is about, as in "spell cast: Lightning Bolt, player Ann"."""
    kind = " ".join(_WORDS.split(type(event).__name__)).lower()
    parts: list[str] = []
    for field in event.made_of:
        value = getattr(event, field.name)
        if field.name in _HIDDEN or not (value or (value == 0 and field.name in _WHO)):
            continue
        label = "" if field.name in ("object_id", "text") else field.name.replace("_", " ") + " "
        parts.append(label + _told(state, field.name, value))
    return f"{kind}: {', '.join(parts)}" if parts else kind


def _told(state: State, name: str, value: object) -> str:
    if isinstance(value, Enum):
        return str(value.value)
    if value is True:  # what is False is nothing, and left out
        return "yes"
    if isinstance(value, int) and (name in _WHAT or name == "to"):
        known = value in state.objects or value in state.departed or 0 <= value < len(state.players)
        return state.name_of(value) if known else str(value)
    if isinstance(value, Mana):
        return f"{{{value.type}}}"
    if isinstance(value, tuple) and name == "mana":
        return "".join(_told(state, name, part) for part in value)
    if isinstance(value, tuple):
        return " and ".join(_told(state, name, part) for part in value)
    return str(value)
