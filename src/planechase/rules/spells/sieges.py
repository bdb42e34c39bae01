"""What every Siege can do (CR 310.11b): once it is defeated, its controller may cast the other face of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.combat.battles import DEFENSE
from planechase.rules.events import actions
from planechase.rules.events.events import CounterRemoval, Event
from planechase.rules.language.abilities import TriggeredAbility
from planechase.rules.language.grammar import Effect, Trigger
from planechase.rules.language.word import word
from planechase.rules.spells.free_casting import may_cast_free
from planechase.rules.state.decisions import Rule

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class LastDefenseRemoved(Trigger):
    """CR 310.11b: a battle has no defense counter left."""

    reads = "when the last defense counter is removed from this permanent"

    def kinds(self) -> tuple[type[Event], ...]:
        return (CounterRemoval,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, CounterRemoval) or event.on != by.object_id or event.kind != DEFENSE:
            return False
        return event.count > 0 and by.this(game).counter(DEFENSE) == 0


@word
class CastDefeated(Effect):
    """CR 310.11b, 712.11a: a battle is exiled, and its last controller may cast the card with its back face up."""

    reads = "exile it, then you may cast it transformed without paying its mana cost"

    def happen(self, game: State, by: Source) -> Rule[None]:
        permanent = game.permanent(by.object_id)
        if permanent is None:
            return
        for id in (yield from actions.exile(game, [permanent], by)):
            card = game.get(id)
            if card is not None and not card.is_token:
                yield from may_cast_free(game, by.you(game), card, transformed=True)


WHEN_DEFEATED: Final = TriggeredAbility(LastDefenseRemoved(), CastDefeated())
"""CR 310.11b: the intrinsic ability of Sieges."""
