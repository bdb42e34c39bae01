"""Villainous choices (CR 701.55)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.language.grammar import Effect, Players
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Choose, Rule, alternatives, ask
from planechase.rules.state.purpose import Purpose
from planechase.words import word_slots
from planechase.words.english import Reader, capital
from planechase.words.player_words import RememberedPlayers
from planechase.words.question_texts import Asking
from planechase.words.speech import SpokenWord

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

WHO_FACES_IT: Final = RememberedPlayers(word_slots.FACING)
"""The player who faces the choice, in what they can choose."""


def _part(reader: Reader, effect: Effect) -> str:
    """A part of the choice as it stands on the card; "you" is its controller."""
    text = reader.read(effect)
    return f"{reader.you} {text}" if effect.done_by_you() and not text.startswith(f"{reader.you} ") else text


@word
class FaceVillainousChoice(Effect, SpokenWord):
    """CR 701.55a, 701.55d: one player after the other chooses one of two things, and it is done at once.

    What is impossible may be chosen too; then as much of it is done as can be (701.55b).
    """

    writes = (word_slots.FACING,)
    who: Players
    first: Effect
    second: Effect

    def happen(self, game: State, by: Source) -> Rule[None]:
        both = (self.first, self.second)
        for player in self.who.found(game, by):
            by.remember(word_slots.FACING, (player.id,))
            options = alternatives(capital(_part(Asking(game, by, player.id), effect)) for effect in both)
            why = f"{game.name_of(by.object_id)}: Face a villainous choice."
            faced = Choose(player.id, Purpose.VILLAINOUS, why, options, about=by.object_id, word=self)
            chosen = yield from ask(faced)
            yield from both[chosen[0].number].happen(game, by)

    def say(self, reader: Reader) -> str:
        choice = f"{capital(_part(reader, self.first))}, or {_part(reader, self.second)}"
        return f"{reader.read(self.who)} faces a villainous choice — {choice}"
