"""Learn (CR 701.48)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.language.grammar import Effect
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.rules.state.purpose import Purpose
from planechase.words import filters, word_slots
from planechase.words.effects.outside_effects import BringFromOutside

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class Learn(Effect):
    """CR 701.48a: you may discard a card to draw one; otherwise you may bring a Lesson from outside the game."""

    writes = (word_slots.DISCARDED, word_slots.FOUND)
    yours = True
    reads = "learn"

    def happen(self, game: State, by: Source) -> Rule[None]:
        player = by.you(game)
        hand = [game.objects[id] for id in player.hand]
        why = "Learn: choose a card to discard, or none."
        chosen = yield from actions.choose_objects(
            game, player, Purpose.DISCARD, hand, 0, 1, why, by.object_id, word=self
        )
        gone = yield from actions.discard(game, chosen)
        by.remember(word_slots.DISCARDED, tuple(gone))
        if gone:
            yield from actions.draw(game, player)
        else:
            yield from BringFromOutside(filters.subtype("Lesson")).happen(game, by)


LEARN = Learn()
