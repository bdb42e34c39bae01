"""What Sagas say (CR 714): chapters, and read ahead (CR 702.155)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.sagas import LORE, Chapter, final_chapter
from planechase.rules.events.zones import ZoneChange
from planechase.rules.language.abilities import Ability, PlainKeyword, StaticAbility
from planechase.rules.language.grammar import Effect
from planechase.rules.language.word import word
from planechase.rules.state.decisions import ChooseNumber, Rule, ask
from planechase.rules.state.purpose import Purpose
from planechase.words import word_slots
from planechase.words.replacements import Entering

if TYPE_CHECKING:
    from planechase.rules.events.events import Event
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


def chapter(*numbers_and_effect: int | Effect) -> Chapter:
    """CR 714.2: a chapter, or several that say the same: `chapter(1, 2, draw(1))`."""
    *numbers, effect = numbers_and_effect
    if not isinstance(effect, Effect):
        raise TypeError("The last argument of a chapter is its effect.")
    counted = tuple(number for number in numbers if isinstance(number, int) and number > 0)
    if not counted or len(counted) != len(numbers):
        raise TypeError(f"Chapters are counted from 1, not {numbers}.")
    return Chapter(counted, effect)


@word
class ReadAhead(PlainKeyword):
    """CR 702.155: its controller chooses the chapter it begins with; the rules know which chapters are left out."""

    keyword: str = "read ahead"

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((ReadingAhead(),)),)


@word
class ReadingAhead(Entering):
    """CR 714.3b: as it enters, a number is chosen; it enters with so many lore counters."""

    reads = "as this Saga enters, choose a chapter and start with that many lore counters"
    writes = (word_slots.CHAPTER,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        """CR 702.155c: once, however often it has read ahead."""
        if not Entering.applies(self, game, event, by):
            return False
        return isinstance(event, ZoneChange) and word_slots.CHAPTER not in event.links

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        last = final_chapter(game.chars(event.supposed(game)))
        if last:
            why = f"Choose the chapter {game.name_of(by.object_id)} begins with."
            number = yield from ask(ChooseNumber(by.controller, Purpose.NUMBER, why, 1, last, by.object_id))
            event.links[word_slots.CHAPTER] = (number,)
            event.counters[LORE] = event.counters.get(LORE, 0) + number
        return [event]
