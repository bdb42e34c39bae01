"""The options of a question in words, for each viewer."""

from __future__ import annotations

from collections.abc import Sequence

from planechase.rules.events.replacement import EffectLabel
from planechase.rules.events.triggers import TriggerLabel
from planechase.rules.language.word import Word
from planechase.rules.spells.activating import Price
from planechase.rules.spells.casting import Mode
from planechase.rules.spells.targets import clause_of, effect_on_stack
from planechase.rules.state.objects import HIDDEN_ZONES, Id, StackObject
from planechase.rules.state.state import State
from planechase.rules.state.visibility import may_see
from planechase.rules.turns.priority import Action
from planechase.telling.labels import label
from planechase.telling.naming import Viewer, knew, of
from planechase.telling.prices import price
from planechase.words.english import Reader, sentences
from planechase.words.selections import THIS


class TableSpeaker:
    """Says the options of the decision that a state waits for (see `decisions.Speaker`)."""

    __slots__ = ("_game",)

    def __init__(self, game: State) -> None:
        self._game = game

    def label(self, option: object, viewer: Viewer, offered: bool) -> str:
        return label(self._game, option, viewer, offered)

    def mentions(self, option: object) -> Sequence[Id]:
        if isinstance(option, Action):
            return () if option.object_id is None else (option.object_id,)
        if isinstance(option, (Mode, Price, TriggerLabel, EffectLabel)):
            return (option.object_id,)
        if isinstance(option, tuple) and option and isinstance(option[0], int):
            return (option[0],)
        return (option,) if isinstance(option, int) and not isinstance(option, bool) else ()

    def price(self, option: object, player: Id) -> str | None:
        return price(self._game, self._game.players[player], option) if isinstance(option, Action) else None

    def is_player(self, one: Id) -> bool:
        return self._game.is_player(one)

    def is_hidden(self, one: Id, viewer: Viewer) -> bool:
        if self._game.is_player(one):
            return False
        obj = self._game.get(one)
        if obj is not None:
            return not may_see(self._game, obj, viewer)
        gone = self._game.departed.get(one)
        return gone is not None and gone.zone in HIDDEN_ZONES and not knew(self._game, gone, viewer)

    def decides(self, player: Id) -> str:
        return f"It is {of(self._game.players[player].name)} decision."

    def clause(self, part: Word, about: Id) -> str:
        reader = Reader(self._game.chars(self._game.recall(about)))
        reader.speak_of(THIS)
        return sentences(reader.read(part))

    def aim(self, targeting: Word, about: Id) -> str:
        said = Reader(self._game.chars(self._game.recall(about))).read(targeting)
        return f"Choose {said} for {self._game.name_of(about)}."

    def reason(self, part: Word, about: Id) -> str | None:
        """Only what is resolving now says it."""
        stack = self._game.turn.stack
        resolving = self._game.objects[stack[-1]] if stack else None
        if not isinstance(resolving, StackObject):
            return None
        effect = effect_on_stack(resolving, self._game.chars(resolving))
        if effect is None or part not in effect.walk():
            return None
        return self.clause(clause_of(effect, part), about)
