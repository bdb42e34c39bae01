"""What may be done only once each turn, however often its ability triggers (CR 603.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.language.abilities import TriggeredAbility
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule, ask
from planechase.rules.state.history import Did
from planechase.words.effects.flow import Done, May
from planechase.words.question_texts import offer

if TYPE_CHECKING:
    from planechase.rules.language.abilities import WhichAbility
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class MayOnce(May):
    """CR 603.2, 608.2d: you may do something, unless this permanent has let a player do it this turn."""

    def reading(self) -> str:
        return May.reading(self) + ". Do this only once each turn"

    def happen(self, game: State, by: Source) -> Rule[None]:
        if self._is_done(game, by) or not self.is_able(game, by):
            return
        if not (yield from ask(offer(game, self.effect, by, self, self.who))):
            return
        game.note(Did.DONE_ONCE, by.controller, by.object_id, ability=self._which())
        yield from self.effect.happen(game, by)
        if self.then is not None:
            yield from self.then.happen(game, by)

    def _is_done(self, game: State, by: Source) -> bool:
        done = (by.object_id, self._which())
        return any((record.what, record.ability) == done for record in game.this_turn(Did.DONE_ONCE))

    def _which(self) -> WhichAbility:
        """The same words on one permanent are the same ability."""
        return TriggeredAbility(Done(), self), 0
