"""Numbers that players choose in secret and reveal together (CR 101.4, 107.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events.events import NumbersRevealed
from planechase.rules.events.happening import tell
from planechase.rules.language.grammar import Condition, Effect, Players
from planechase.rules.language.word import word
from planechase.rules.state.decisions import ChooseSecretly, Rule, ask
from planechase.rules.state.purpose import Purpose
from planechase.words import word_slots
from planechase.words.player_words import EACH_PLAYER, YOU
from planechase.words.speech import People, SpokenWord

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader

GREATEST: Final = 1_000_000
"""Any number may be chosen; nobody needs a greater one than this."""


@word
class SecretNumbers(Effect, SpokenWord):
    """CR 101.4, 107.1b: players choose numbers that nobody sees until all have chosen.

    The highest number is remembered, and who chose it.
    """

    writes = (
        word_slots.NUMBER,
        word_slots.HIGHEST,
    )
    reads = "{who} secretly choose[s] a number. Then those numbers are revealed"
    who: Players = EACH_PLAYER

    def happen(self, game: State, by: Source) -> Rule[None]:
        chosen: list[tuple[int, int]] = []
        for player in self.who.found(game, by):
            why = "Choose a number; it is kept secret until everybody has chosen."
            number = yield from ask(ChooseSecretly(player.id, Purpose.NUMBER, why, 0, GREATEST, by.object_id))
            chosen.append((player.id, number))
        tell(game, NumbersRevealed(tuple(chosen)))
        highest = max((number for _, number in chosen), default=0)
        by.remember(word_slots.NUMBER, (highest,))
        by.remember(word_slots.HIGHEST, tuple(seat for seat, number in chosen if number == highest))

    def say(self, reader: Reader) -> str:
        """What was spoken of before is called by its name again."""
        text = reader.template(self)
        reader.speak_of(None)
        return text


@word
class WithHighestNumber(People):
    """The player or players who chose the highest number."""

    needs = (word_slots.HIGHEST,)
    reads = "each player with the highest number"

    def found(self, game: State, by: Source) -> list[Player]:
        return [player for seat in by.remembered(word_slots.HIGHEST) if not (player := game.players[seat]).has_left]


WITH_HIGHEST_NUMBER = WithHighestNumber()


@word
class IsAmong(Condition):
    """A player is one of those who were just spoken of."""

    reads = "{who} [are|is] one of those players"
    those: Players
    who: Players = YOU

    def holds(self, game: State, by: Source) -> bool:
        those = self.those.found(game, by)
        return any(player in those for player in self.who.found(game, by))
