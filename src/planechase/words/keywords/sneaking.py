"""Sneak (CR 702.190): a spell cast in the declare blockers step in place of an unblocked creature."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events.events import Event
from planechase.rules.events.zones import ZoneChange
from planechase.rules.language.abilities import Ability, StaticAbility
from planechase.rules.language.grammar import Cost
from planechase.rules.language.word import word
from planechase.rules.state.objects import Object, Zone
from planechase.rules.state.steps import Step
from planechase.words import word_slots
from planechase.words.cost_words import ReturnUnblockedAttacker, as_costs
from planechase.words.keywords.cost_keywords import NamedCost, PricedKeyword
from planechase.words.replacements.entering_replacements import Entering

if TYPE_CHECKING:
    from planechase.rules.state.decisions import Rule
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

SNEAK: Final = "sneak"


@word
class Sneak(PricedKeyword):
    """CR 702.190a."""

    reads = "sneak {costs:costs}"

    def abilities(self) -> tuple[Ability, ...]:
        cost = SneakCost(SNEAK, (*self.costs, ReturnUnblockedAttacker()))
        return (StaticAbility((cost,), zones=(Zone.STACK,)), StaticAbility((SneakingIn(),)))


@word
class SneakCost(NamedCost):
    """CR 702.190a: at any time you could cast an instant, but only in your own declare blockers step."""

    def available(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        return game.is_active(player.id) and game.turn.step is Step.DECLARE_BLOCKERS

    def any_time(self) -> bool:
        return True


@word
class SneakingIn(Entering):
    """CR 702.190b: it attacks whom or what the returned creature attacked."""

    reads = "if this spell's sneak cost was paid, it enters tapped and attacking"

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not Entering.applies(self, game, event, by) or not isinstance(event, ZoneChange):
            return False
        spell = game.on_stack(event.object_id)
        return spell is not None and spell.source.way == SNEAK

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        event.tapped = True
        if event.by is not None:
            event.attacking = next(iter(event.by.remembered(word_slots.DEFENDER)), None)
        return [event]
        yield


def sneak(*costs: Cost | str) -> Sneak:
    """Sneak with this cost: `sneak("{1}{R}")`, or with several costs."""
    return Sneak(as_costs(*costs))
