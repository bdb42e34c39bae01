"""Instructions that turn double-faced permanents over (CR 701.27, 701.28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import transforming
from planechase.rules.language.grammar import Effect, Selection
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.words.selections import THIS

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class Transform(Effect):
    """CR 701.27: permanents are turned over, all at once."""

    reads = "transform {what}"
    what: Selection = THIS

    def happen(self, game: State, by: Source) -> Rule[None]:
        transforming.transform(game, (yield from self.what.choose(game, by)), by)


@word
class Convert(Effect):
    """CR 701.28: turn permanents over, as `transform` does, in the word that some cards use for it."""

    reads = "convert {what}"
    what: Selection = THIS

    def happen(self, game: State, by: Source) -> Rule[None]:
        transforming.transform(game, (yield from self.what.choose(game, by)), by, converts=True)
