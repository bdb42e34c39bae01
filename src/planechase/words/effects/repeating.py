"""Instructions that are followed several times, one time after the other (CR 608.2c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.language.grammar import Effect
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.words.amounts import Number
from planechase.words.english import Reader
from planechase.words.speech import Quantity, SpokenWord

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class Repeatedly(Effect, SpokenWord):
    """CR 608.2c, 608.2h: so often; how often, is found out before the first time."""

    effect: Effect
    count: Quantity

    def happen(self, game: State, by: Source) -> Rule[None]:
        for _ in range(self.count.value(game, by)):
            yield from self.effect.happen(game, by)

    def say(self, reader: Reader) -> str:
        said = reader.read(self.effect)
        if self.count == Number(2):
            return f"{said} twice"
        number, behind = reader.counted(self.count, "letters" if not isinstance(self.count, Number) else "")
        return f"{said} {number} times{behind}"
