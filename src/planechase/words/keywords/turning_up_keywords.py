"""Megamorph and disguise (CR 702.37b, 702.168): morph that grows, and morph that is warded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events import actions
from planechase.rules.language.abilities import Ability, KeywordAbility, StaticAbility
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.word import word
from planechase.rules.mana.mana import ManaCost
from planechase.rules.state.objects import Object, Permanent, Zone
from planechase.words.keywords.casting_keywords import MorphAction, MorphCost, TurnFaceUp
from planechase.words.keywords.permanent_keywords import ward

if TYPE_CHECKING:
    from planechase.rules.state.decisions import Rule
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State
    from planechase.rules.turns.priority import Action

WARDED: Final = Characteristics(name="", types=CREATURE, power=2, toughness=2, abilities=(ward("{2}"),))
"""CR 702.168a: what a disguised card is while it is face down."""


@word
class Megamorph(KeywordAbility):
    """CR 702.37b: a megamorph cost is a morph cost."""

    reads = "megamorph {cost}"
    cost: ManaCost

    @property
    def name(self) -> str:
        return "megamorph"

    def abilities(self) -> tuple[Ability, ...]:
        return (MegamorphAction(self.cost), StaticAbility((MorphCost(),), zones=(Zone.HAND, Zone.STACK)))


@word
class MegamorphAction(MorphAction):
    """CR 702.37b: who pays this cost, gets a counter."""

    def special_action(self, game: State, player: Player, obj: Object) -> Action | None:
        able = MorphAction.special_action(self, game, player, obj)
        return TurnFaceUpLarger(obj.id, self.cost) if able is not None else None


@word
class TurnFaceUpLarger(TurnFaceUp):
    """CR 702.37b: as it is turned face up, a +1/+1 counter is put on it."""

    def as_turned(self, game: State, player: Player, permanent: Permanent) -> Rule[None]:
        yield from actions.put_counters(game, player.id, [permanent.id], "+1/+1", 1)


@word
class Disguise(KeywordAbility):
    """CR 702.168a."""

    reads = "disguise {cost}"
    cost: ManaCost

    @property
    def name(self) -> str:
        return "disguise"

    def abilities(self) -> tuple[Ability, ...]:
        return (MorphAction(self.cost), StaticAbility((DisguiseCost(),), zones=(Zone.HAND, Zone.STACK)))


@word
class DisguiseCost(MorphCost):
    """CR 702.168b: {3} instead of the mana cost, face down and warded."""

    reads = "you may cast this card as a face-down 2/2 creature with ward {{2}} for {{3}}"

    def face_down_as(self) -> Characteristics | None:
        return WARDED


def megamorph(cost: str) -> Megamorph:
    """CR 702.37b: a morph that gets a +1/+1 counter when it is turned up for this mana: `megamorph("{1}{R}")`."""
    return Megamorph(ManaCost.parse(cost))


def disguise(cost: str) -> Disguise:
    """CR 702.168a: cast it face down with ward {2}, and turn it up for this mana: `disguise("{1}{R}")`."""
    return Disguise(ManaCost.parse(cost))
