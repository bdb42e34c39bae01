"""Blitz (CR 702.152): a creature for one turn, and a card when it dies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.continuous import DelayedTrigger
from planechase.rules.events.events import Event, PlayerEvent, event
from planechase.rules.events.triggers import delay
from planechase.rules.events.zones import ZoneChange
from planechase.rules.language.abilities import Ability, KeywordAbility, StaticAbility, TriggeredAbility
from planechase.rules.language.grammar import Cost, Replacement
from planechase.rules.language.word import word
from planechase.rules.mana.costs import AlternativeCost
from planechase.rules.mana.mana import ManaCost
from planechase.rules.mana.paying import PayMana
from planechase.rules.state.objects import Zone
from planechase.rules.state.source import Source
from planechase.rules.state.steps import Step
from planechase.words import filters, slots
from planechase.words.conditions import WasCast
from planechase.words.effects.hands import Draw
from planechase.words.effects.permanents import SacrificeIt
from planechase.words.keywords.plain import keyword
from planechase.words.modifications import GainAbilities
from planechase.words.selections import Remembered
from planechase.words.statics import Continuous
from planechase.words.triggers import AtNext, Leaves

if TYPE_CHECKING:
    from planechase.rules.state.decisions import Rule
    from planechase.rules.state.state import State

BLITZ = "blitz"


@word
class Blitz(KeywordAbility):
    """CR 702.152a."""

    reads = "blitz {cost}"
    cost: ManaCost

    @property
    def name(self) -> str:
        return BLITZ

    def abilities(self) -> tuple[Ability, ...]:
        last_card = TriggeredAbility(Leaves(filters.ITSELF, Zone.GRAVEYARD), Draw())
        gains = Continuous(filters.ITSELF, (GainAbilities((keyword("haste"), last_card)),))
        return (
            StaticAbility((BlitzCost(self.cost),), zones=(Zone.STACK,)),
            StaticAbility((Blitzing(),)),
            StaticAbility((gains,), WasCast(BLITZ)),
        )


@word
class BlitzCost(AlternativeCost):
    """CR 702.152a: what may be paid rather than the mana cost."""

    reads = "you may cast this spell for {cost}"
    cost: ManaCost

    def name(self) -> str:
        return BLITZ

    def costs(self, game: State, by: Source) -> tuple[Cost, ...]:
        return (PayMana(self.cost),)


@word
class Blitzing(Replacement):
    """CR 702.152a: with the permanent that the spell becomes comes the ability that sacrifices it.

    It is found in what that permanent will be, where what was given to the card and to the spell stands once (400.7b).
    """

    reads = "sacrifice the permanent it becomes at the beginning of the next end step"

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange,)

    def own_move(self) -> bool:
        return True

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, ZoneChange) or event.object_id != by.object_id or event.to is not Zone.BATTLEFIELD:
            return False
        spell = game.on_stack(event.object_id)
        return spell is not None and spell.source.way == BLITZ

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        return [event, WillBeSacrificed(by.controller, event)]
        yield


@event
class WillBeSacrificed(PlayerEvent):
    """CR 702.152a: the delayed triggered ability comes with the permanent."""

    writes = (slots.ENTERED,)
    entering: ZoneChange

    def occur(self, game: State) -> Rule[None]:
        permanent = self.entering.new_id
        if permanent:
            by = Source(self.player, permanent)
            by.remember(slots.ENTERED, (permanent,))
            ability = TriggeredAbility(AtNext(Step.END), SacrificeIt(Remembered(slots.ENTERED, "it")))
            delay(game, DelayedTrigger(game.new_stamp(), ability, by, None))
        return
        yield


def blitz(cost: str) -> Blitz:
    return Blitz(ManaCost.parse(cost))
