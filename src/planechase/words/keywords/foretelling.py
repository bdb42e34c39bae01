"""Foretelling (CR 702.143): a card is exiled face down for {2}, and cast on a later turn for its foretell cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events import actions
from planechase.rules.events.events import Notice
from planechase.rules.events.happening import tell
from planechase.rules.events.lasting import WhileItStays, begin_effect
from planechase.rules.language.abilities import Ability, KeywordAbility, SpecialAbility
from planechase.rules.language.grammar import Cost
from planechase.rules.language.word import word
from planechase.rules.mana.mana import ANYTHING as _OTHER
from planechase.rules.mana.mana import ManaCost, generic_cost
from planechase.rules.mana.paying import PayMana, can_pay_mana, pay_mana
from planechase.rules.spells.permissions import CastPermission
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Id, Object, Zone
from planechase.rules.state.source import Source
from planechase.rules.turns.priority import Action
from planechase.words import filters, word_slots

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State

PRICE: Final = generic_cost(2)
"""CR 702.143a: what it costs to foretell a card."""


@word
class Foretell(KeywordAbility):
    """CR 702.143."""

    reads = "foretell {cost}"
    cost: ManaCost

    @property
    def name(self) -> str:
        return "foretell"

    def abilities(self) -> tuple[Ability, ...]:
        return (ForetellAction(self.cost),)


@word
class ForetellAction(SpecialAbility):
    """CR 116.2h, 702.143b: the special action, at any time a player has priority in their own turn."""

    reads = "foretell"
    cost: ManaCost

    def works_in(self, zone: Zone, home: Zone) -> bool:
        return zone is Zone.HAND

    def special_action(self, game: State, player: Player, obj: Object) -> Action | None:
        if obj.zone is not Zone.HAND or obj.owner != player.id or not game.is_active(player.id):
            return None
        return ForetellIt(obj.id, self.cost) if can_pay_mana(game, player, PRICE, _OTHER) else None


@word
class ForetellIt(Action):
    """CR 702.143a: pay, and exile the card face down; its owner may look at it, and cast it once the turn is over."""

    said = "Foretell {what}"
    writes = (word_slots.FORETOLD,)
    card: Id
    cost: ManaCost

    @property
    def price(self) -> ManaCost | None:
        return PRICE

    @property
    def object_id(self) -> Id | None:
        return self.card

    def perform(self, game: State, player: Player) -> Rule[None]:
        yield from pay_mana(game, player, PRICE, _OTHER)
        by = Source(player.id, self.card)
        for id in (yield from actions.exile_face_down(game, [game.objects[self.card]], [player], by)):
            game.link(id, word_slots.FORETOLD, game.turn.number)
            begin_effect(game, CastForetold(id, self.cost), Source(player.id, id), WhileItStays(id))
        tell(game, Notice("{} foretells a card.", (player.id,)))


@word
class CastForetold(CastPermission):
    """CR 702.143a: a foretold card may be cast for its foretell cost after the turn in which it was foretold."""

    reads = "you may cast it for {cost} on a later turn"
    card: Id
    cost: ManaCost

    def zones(self) -> tuple[Zone, ...]:
        return (Zone.EXILE,)

    def allows(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        if obj.id != self.card or obj.owner != player.id:
            return False
        return all(turn.number not in obj.linked(word_slots.FORETOLD) for turn in game.turns)

    def costs(self, game: State, obj: Object, by: Source) -> tuple[Cost, ...] | None:
        return (PayMana(self.cost),)

    def name(self) -> str:
        return "foretell"


@word
class IsForetold(filters.Description):
    """CR 702.143c: a card that was exiled by foretelling it."""

    looks_back = False
    reads = "foretold"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return obj.zone is Zone.EXILE and bool(obj.linked(word_slots.FORETOLD))
