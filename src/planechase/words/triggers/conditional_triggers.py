"""Triggers that wait for something only at certain times: "during your turn", "while you control a Goblin"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.language.grammar import Condition
from planechase.rules.language.word import Word, word
from planechase.rules.state.steps import IN_COMBAT
from planechase.words.conditions import DuringYourTurn
from planechase.words.speech import Moment, SpokenWord

if TYPE_CHECKING:
    from planechase.rules.events.events import Event
    from planechase.rules.state.objects import Id
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class DuringAnOpponentsTurn(Condition):
    """CR 102.1, 102.2: an opponent's turn is going on."""

    reads = "during an opponent's turn"

    def holds(self, game: State, by: Source) -> bool:
        team = game.players[by.controller].team
        return any(game.is_active(player.id) and player.team != team for player in game.players)


@word
class DuringCombat(Condition):
    """CR 506.1: the combat phase is going on."""

    reads = "during combat"

    def holds(self, game: State, by: Source) -> bool:
        return game.turn.step in IN_COMBAT


TIMES = (DuringYourTurn, DuringAnOpponentsTurn, DuringCombat)
"""Conditions that say when."""


@word
class Within(Moment, SpokenWord):
    """CR 603.2: something happens while something is so; it is not asked again as the ability resolves."""

    moment: Moment
    condition: Condition

    def kinds(self) -> tuple[type[Event], ...]:
        return self.moment.kinds()

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return self.moment.matches(game, event, by) and self.condition.holds(game, by)

    def looks_back(self, event: Event) -> bool:
        return self.moment.looks_back(event)

    def concerned(self, game: State, event: Event) -> tuple[Id, ...]:
        return self.moment.concerned(game, event)

    def from_mana(self) -> bool:
        return self.moment.from_mana()

    def once_for_all(self) -> bool:
        return self.moment.once_for_all()

    def is_one_with(self, earlier: Event, event: Event) -> bool:
        return self.moment.is_one_with(earlier, event)

    def subject(self) -> Word | None:
        return self.moment.subject()

    def say(self, reader: Reader) -> str:
        joined = " " if isinstance(self.condition, TIMES) else " while "
        return f"{reader.read(self.moment)}{joined}{reader.read(self.condition)}"
