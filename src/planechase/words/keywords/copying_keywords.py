"""Keywords that copy a spell as it is cast (CR 702.56, 702.78, 702.153)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events import actions
from planechase.rules.events.tapping import can_be_tapped
from planechase.rules.language.abilities import Ability, KeywordAbility, StaticAbility, TriggeredAbility
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.grammar import Cost
from planechase.rules.language.word import word
from planechase.rules.state.objects import Object, Zone
from planechase.rules.state.purpose import Purpose
from planechase.words import filters
from planechase.words.amounts import Number
from planechase.words.cost_words import SacrificeCost, as_costs
from planechase.words.effects.lasting_effects import CopySpell
from planechase.words.keywords.cost_keywords import CostPaid, OptionalCost, PricedKeyword, TimesPaid
from planechase.words.selections import THIS
from planechase.words.triggers import YouCastThis

if TYPE_CHECKING:
    from planechase.rules.state.decisions import Rule
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

REPLICATE: Final = "replicate"
CONSPIRE: Final = "conspire"
CASUALTY: Final = "casualty"


def _copied(called: str) -> TriggeredAbility:
    """CR 702.56a: as often as the cost was paid, the spell is copied as it is cast."""
    return TriggeredAbility(YouCastThis(), CopySpell(THIS, TimesPaid(called)), CostPaid(called), (Zone.STACK,))


@word
class Replicate(PricedKeyword):
    """CR 702.56a."""

    reads = "replicate {costs:costs}"

    def abilities(self) -> tuple[Ability, ...]:
        cost = OptionalCost(REPLICATE, self.costs, repeated=True)
        return (StaticAbility((cost,), zones=(Zone.STACK,)), _copied(REPLICATE))


@word
class Conspire(KeywordAbility):
    """CR 702.78a: you may tap two creatures that share a colour with the spell as you cast it, to copy it."""

    reads = "conspire"

    @property
    def name(self) -> str:
        return CONSPIRE

    def abilities(self) -> tuple[Ability, ...]:
        cost = OptionalCost(CONSPIRE, (TapConspirators(),))
        return (StaticAbility((cost,), zones=(Zone.STACK,)), _copied(CONSPIRE))


@word
class TapConspirators(Cost):
    """CR 702.78a: two creatures of the spell's colours; they may have come this turn."""

    taps_others = True
    reads = "tap two untapped creatures you control that each share a color with it"

    def _among(self, game: State, player: Player, by: Source) -> list[Object]:
        colors = game.chars(by.this(game)).colors
        able = [permanent for permanent in game.controlled_by(player.id) if can_be_tapped(game, permanent)]
        creatures = [permanent for permanent in able if game.chars(permanent).types & CREATURE]
        return [creature for creature in creatures if game.chars(creature).colors & colors]

    def takes(self, game: State, player: Player, by: Source) -> tuple[int, list[Object]]:
        return 2, self._among(game, player, by)

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        return len(self._among(game, player, by)) >= 2

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        among, why = self._among(game, player, by), "Choose what to tap."
        yield from actions.tap(game, (yield from actions.choose_objects(game, player, Purpose.TAP, among, 2, 2, why)))


@word
class Casualty(KeywordAbility):
    """CR 702.153a: you may sacrifice a creature of this power or greater as you cast it, to copy the spell."""

    reads = "casualty {power:digits}"
    power: int

    @property
    def name(self) -> str:
        return CASUALTY

    def abilities(self) -> tuple[Ability, ...]:
        victim = filters.CREATURE & filters.SizeIs("power", "at least", Number(self.power))
        cost = OptionalCost(CASUALTY, (SacrificeCost(victim),))
        return (StaticAbility((cost,), zones=(Zone.STACK,)), _copied(CASUALTY))


def replicate(*costs: Cost | str) -> Replicate:
    """Replicate with this cost: `replicate("{1}{R}")`, or with several costs."""
    return Replicate(as_costs(*costs))
