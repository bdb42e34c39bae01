"""Populate (CR 701.36)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.actions import TokensCreated
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.grammar import Effect, Players
from planechase.rules.language.word import word
from planechase.rules.spells.copying import copiable_values
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Object
from planechase.rules.state.purpose import Purpose
from planechase.words import word_slots
from planechase.words.player_words import YOU

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class Populate(Effect):
    """CR 701.36a: a token that is a copy of a creature token of your choice; without any, none (701.36b)."""

    writes = (word_slots.TOKENS,)
    reads = "{who} populate[s]"
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        """CR 101.4: players choose in turn order; then the tokens are created at once."""
        created: list[TokensCreated] = []
        for player in self.who.found(game, by):
            mine = game.controlled_by(player.id)
            among: list[Object] = [p for p in mine if p.is_token and game.chars(p).types & CREATURE]
            why = "Populate: choose a creature token to copy."
            chosen = yield from actions.choose_objects(
                game, player, Purpose.OBJECT, among, 1, 1, why, by.object_id, word=self
            )
            created += [TokensCreated(player.id, copiable_values(game, obj), 1) for obj in chosen]
        by.remember(word_slots.TOKENS, tuple((yield from actions.create_together(game, created))))
