"""Protection for a while, from what you choose (CR 702.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.language.colors import COLOR_OF_NAME
from planechase.rules.language.grammar import Duration, Effect
from planechase.rules.language.protection import Protection
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.purpose import Purpose
from planechase.words import filters, word_slots
from planechase.words.effects.choosing_effects import choices_for
from planechase.words.effects.lasting_effects import UNTIL_END_OF_TURN, Change
from planechase.words.modifications import GainAbilities
from planechase.words.speech import Things

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class GainProtectionOfChoice(Effect):
    """CR 702.16a, 608.2d: protection from a color that you choose as it happens, for a while."""

    reads = "{what} gain[s] protection from the color of your choice {duration}"
    what: Things
    duration: Duration = UNTIL_END_OF_TURN

    def happen(self, game: State, by: Source) -> Rule[None]:
        colors, why = choices_for(game, word_slots.COLOR), "Choose a color."
        which = Choose(by.controller, Purpose.COLOR, why, colors, about=by.object_id, word=self)
        chosen = yield from ask(which)
        gained = Protection(filters.OfColor(COLOR_OF_NAME[chosen[0]]))
        yield from Change(self.what, (GainAbilities((gained,)),), self.duration).happen(game, by)
