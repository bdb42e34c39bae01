"""What becomes, at the next end step, of a permanent whose spell was cast in some way (CR 702.109a, 702.152a)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events.continuous import DelayedTrigger
from planechase.rules.events.events import Event, PlayerEvent, event
from planechase.rules.events.triggers import delay
from planechase.rules.events.zones import ZoneChange
from planechase.rules.language.abilities import TriggeredAbility
from planechase.rules.language.grammar import Effect, Replacement
from planechase.rules.language.word import word
from planechase.rules.state.objects import Zone
from planechase.rules.state.source import Source
from planechase.rules.state.steps import Step
from planechase.words import word_slots
from planechase.words.selections import Remembered
from planechase.words.triggers import AtNext

if TYPE_CHECKING:
    from planechase.rules.state.decisions import Rule
    from planechase.rules.state.state import State

IT_ENTERED: Final = Remembered(word_slots.ENTERED, "it")
"""The permanent that the spell has become."""


@word
class FateOfPermanent(Replacement):
    """CR 702.152a: with the permanent that the spell becomes comes an ability that deals with it.

    It is found in what that permanent will be, where what was given to the card and to the spell stands once (400.7b).
    """

    writes = (word_slots.ENTERED,)
    reads = "{fate} at the beginning of the next end step"
    way: str
    fate: Effect

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange,)

    def own_move(self) -> bool:
        return True

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, ZoneChange) or event.object_id != by.object_id or event.to is not Zone.BATTLEFIELD:
            return False
        spell = game.on_stack(event.object_id)
        return spell is not None and spell.source.way == self.way

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        return [event, FateAwaits(by.controller, event, self.fate)]
        yield


@event
class FateAwaits(PlayerEvent):
    """CR 702.152a: the delayed triggered ability comes with the permanent."""

    writes = (word_slots.ENTERED,)
    entering: ZoneChange
    fate: Effect

    def occur(self, game: State) -> Rule[None]:
        permanent = self.entering.new_id
        if permanent:
            by = Source(self.player, permanent)
            by.remember(word_slots.ENTERED, (permanent,))
            ability = TriggeredAbility(AtNext(Step.END), self.fate)
            delay(game, DelayedTrigger(game.new_stamp(), ability, by, None))
        return
        yield
