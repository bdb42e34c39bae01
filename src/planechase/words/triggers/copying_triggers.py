"""Triggers about spells that are cast or copied (CR 207.2c, 707.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.choices import CopyMade
from planechase.rules.events.events import Event, SpellCast
from planechase.rules.language.grammar import Filter
from planechase.rules.language.word import Word, word
from planechase.rules.state.objects import StackObject
from planechase.words.phrases import of_cards
from planechase.words.selections import THAT_SPELL
from planechase.words.speech import Moment, SpokenWord

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class CastsOrCopies(Moment, SpokenWord):
    """CR 601.2i, 707.10: you cast a spell that fits, or put a copy of one onto the stack."""

    what: Filter

    def kinds(self) -> tuple[type[Event], ...]:
        return (SpellCast, CopyMade)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, (SpellCast, CopyMade)) or event.player != by.controller:
            return False
        spell = game.recall(event.object_id)
        if not isinstance(spell, StackObject) or not spell.is_spell or spell.id == by.object_id:
            return False
        return self.what.matches(game, spell, by)

    def subject(self) -> Word | None:
        return THAT_SPELL

    def say(self, reader: Reader) -> str:
        return f"whenever you cast or copy {of_cards(reader, self.what, 'one', 'spell')}"
