"""Keywords of cards in graveyards: escape, scavenge, jump-start, disturb (CR 702.97, 702.133, 702.138, 702.146)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.language.abilities import Ability, ActivatedAbility, KeywordAbility, StaticAbility
from planechase.rules.language.card_types import INSTANT, SORCERY
from planechase.rules.language.grammar import Cost
from planechase.rules.language.word import word
from planechase.rules.mana.costs import AlternativeCost
from planechase.rules.mana.mana import ManaCost
from planechase.rules.mana.paying import PayMana
from planechase.rules.spells.permissions import CastPermission
from planechase.rules.state.objects import Object, Zone
from planechase.words import filters
from planechase.words.amounts import SizeOf
from planechase.words.conditions import WasCast
from planechase.words.cost_words import DiscardCost, ExileThis
from planechase.words.effects.counter_effects import PutCounters
from planechase.words.english import costs_text
from planechase.words.keywords.casting_keywords import FlashbackExile
from planechase.words.selections import THIS, target
from planechase.words.speech import SpokenWord
from planechase.words.statics.cost_statics import AlsoCosts

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader

JUMP_START: Final = "jump-start"


@word
class Escape(KeywordAbility, SpokenWord):
    """CR 702.138: may be cast from the graveyard for its escape cost."""

    cost: ManaCost
    also: tuple[Cost, ...] = ()

    @property
    def name(self) -> str:
        return "escape"

    def say(self, reader: Reader) -> str:
        return f"escape—{costs_text(reader, (PayMana(self.cost), *self.also))}"

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((EscapeCost(self.cost, self.also),), zones=(Zone.GRAVEYARD, Zone.STACK)),)


@word
class EscapeCost(AlternativeCost):
    """CR 702.138a."""

    reads = "for its escape cost, this card may be cast out of your graveyard"
    cost: ManaCost
    also: tuple[Cost, ...] = ()

    def name(self) -> str:
        return "escape"

    def costs(self, game: State, by: Source) -> tuple[Cost, ...]:
        return (PayMana(self.cost), *self.also)

    def zone(self) -> Zone:
        return Zone.GRAVEYARD


@word
class Scavenge(KeywordAbility):
    """CR 702.97: exile it from the graveyard for +1/+1 counters equal to its power; only as a sorcery."""

    reads = "scavenge {cost}"
    cost: ManaCost

    @property
    def name(self) -> str:
        return "scavenge"

    def abilities(self) -> tuple[Ability, ...]:
        costs = (PayMana(self.cost), ExileThis(zone=Zone.GRAVEYARD))
        grow = PutCounters("+1/+1", target(filters.CREATURE), SizeOf(THIS))
        return (ActivatedAbility(costs, grow, zone=Zone.GRAVEYARD, sorcery_speed=True),)


@word
class JumpStart(KeywordAbility):
    """CR 702.133: cast it from the graveyard with a card discarded besides; then it is exiled."""

    reads = "jump-start"

    @property
    def name(self) -> str:
        return JUMP_START

    def abilities(self) -> tuple[Ability, ...]:
        return (
            StaticAbility((JumpStartPermission(),), zones=(Zone.GRAVEYARD,)),
            StaticAbility((AlsoCosts((DiscardCost(),)),), WasCast(JUMP_START), zones=(Zone.STACK,)),
            StaticAbility((FlashbackExile(JUMP_START),), zones=(Zone.STACK,)),
        )


@word
class JumpStartPermission(CastPermission):
    """CR 702.133a: this very card, by its owner, if the spell is an instant or a sorcery."""

    reads = "this card may be cast out of your graveyard if you also discard a card"

    def zones(self) -> tuple[Zone, ...]:
        return (Zone.GRAVEYARD,)

    def allows(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        mine = obj.id == by.object_id and obj.owner == player.id
        return mine and bool(game.chars(obj).types & (INSTANT | SORCERY))

    def name(self) -> str:
        return JUMP_START


@word
class Disturb(KeywordAbility):
    """CR 702.146: may be cast transformed from the graveyard for its disturb cost."""

    reads = "disturb {cost}"
    cost: ManaCost

    @property
    def name(self) -> str:
        return "disturb"

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((DisturbCost(self.cost),), zones=(Zone.GRAVEYARD,)),)


@word
class DisturbCost(AlternativeCost):
    """CR 702.146a, 712.11d: on the front face, for a spell that has the back face up."""

    reads = "for its disturb cost, this card may be cast transformed out of your graveyard"
    cost: ManaCost

    def name(self) -> str:
        return "disturb"

    def costs(self, game: State, by: Source) -> tuple[Cost, ...]:
        return (PayMana(self.cost),)

    def zone(self) -> Zone:
        return Zone.GRAVEYARD

    def transformed(self) -> bool:
        return True


def disturb(cost: str) -> Disturb:
    """CR 702.146: cast it from the graveyard with its other face up, for this mana: `disturb("{1}{R}")`."""
    return Disturb(ManaCost.parse(cost))


def escape(cost: str, *also: Cost) -> Escape:
    """Escape with this mana cost and other costs beside it."""
    return Escape(ManaCost.parse(cost), also)


def scavenge(cost: str) -> Scavenge:
    """CR 702.97: for this mana, exile it from the graveyard to strengthen a creature: `scavenge("{1}{R}")`."""
    return Scavenge(ManaCost.parse(cost))
