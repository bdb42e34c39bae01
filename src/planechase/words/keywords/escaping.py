"""What only a permanent that escaped has (CR 702.138c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.zones import ZoneChange
from planechase.rules.language.word import word
from planechase.words.replacements import EntersWithCounters

if TYPE_CHECKING:
    from planechase.rules.events.events import Event
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class EscapesWithCounters(EntersWithCounters):
    """CR 702.138c: with a number of counters, if it was cast for its escape cost."""

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not EntersWithCounters.applies(self, game, event, by):
            return False
        return isinstance(event, ZoneChange) and event.by is not None and event.by.way == "escape"

    def say(self, reader: Reader) -> str:
        return EntersWithCounters.say(self, reader).replace(" enters ", " escapes ", 1)
