"""Craft (CR 702.167): exile this and other things, and it returns with its back face up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events import actions
from planechase.rules.events.zones import put_onto_battlefield
from planechase.rules.language.abilities import Ability, ActivatedAbility, KeywordAbility
from planechase.rules.language.grammar import Cost, Effect, Filter
from planechase.rules.language.word import word
from planechase.rules.mana.mana import ManaCost
from planechase.rules.mana.paying import PayMana
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Object, Zone
from planechase.rules.state.purpose import Purpose
from planechase.words import word_slots
from planechase.words.cost_words import ExileThis
from planechase.words.english import number_word
from planechase.words.phrases import phrase
from planechase.words.selections import THIS, THIS_CARD
from planechase.words.speech import SpokenWord, Things

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class Craft(KeywordAbility):
    """CR 702.167a: craft with so many of certain materials, or with at least so many."""

    cost: ManaCost
    materials: Filter
    count: int = 1
    or_more: bool = False

    @property
    def name(self) -> str:
        return "craft"

    def reading(self) -> str:
        if self.or_more:
            return "craft with {count:number} or more {materials:many} {cost}"
        return (
            "craft with {materials:plain} {cost}"
            if self.count == 1
            else ("craft with {count:number} {materials:many} {cost}")
        )

    def abilities(self) -> tuple[Ability, ...]:
        costs = (PayMana(self.cost), ExileThis(), ExileMaterials(self.materials, self.count, self.or_more))
        return (ActivatedAbility(costs, ReturnCrafted(), sorcery_speed=True),)


@word
class ExileMaterials(Cost, SpokenWord):
    """CR 702.167a, 702.167b: exile permanents you control and cards in your graveyard; which, is remembered."""

    writes = (word_slots.MATERIALS,)
    what: Filter
    count: int = 1
    or_more: bool = False

    def _among(self, game: State, player: Player, by: Source) -> list[Object]:
        graveyard = [game.objects[id] for id in player.graveyard]
        there = [*game.controlled_by(player.id), *graveyard]
        return [obj for obj in there if obj.id != by.object_id and self.what.matches(game, obj, by)]

    def takes(self, game: State, player: Player, by: Source) -> tuple[int, list[Object]]:
        return self.count, self._among(game, player, by)

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        return len(self._among(game, player, by)) >= self.count

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        among = self._among(game, player, by)
        most = len(among) if self.or_more else self.count
        why = f"Choose what to craft {game.name_of(by.object_id)} with."
        chosen = yield from actions.choose_objects(
            game, player, Purpose.EXILE, among, self.count, most, why, by.object_id, word=self
        )
        by.remember(word_slots.MATERIALS, tuple((yield from actions.exile(game, chosen, by))))

    def say(self, reader: Reader) -> str:
        more = " or more" if self.or_more else ""
        one = self.count == 1 and not self.or_more
        what = (
            f"one {phrase(reader, self.what, 'plain')}"
            if one
            else (f"{number_word(self.count)}{more} {phrase(reader, self.what, 'many')}")
        )
        return f"exile {what} from among other permanents you control and cards in your graveyard"


@word
class ReturnCrafted(Effect):
    """CR 702.167a, 702.167c: the card returns with its back face up, and knows what it was crafted with."""

    needs = (word_slots.MATERIALS,)
    reads = "return this card to the battlefield transformed under its owner's control"

    def happen(self, game: State, by: Source) -> Rule[None]:
        there = [card for card in THIS_CARD.objects(game, by) if card.zone is Zone.EXILE]
        for id in (yield from put_onto_battlefield(game, there, by=by, transformed=True)):
            game.link(id, word_slots.CRAFTED_WITH, *by.remembered(word_slots.MATERIALS))


@word
class CraftedWith(Things):
    """CR 702.167c: the cards in exile that were exiled to craft this permanent."""

    reads = "the exiled cards used to craft {this}"
    this: Things = THIS

    def objects(self, game: State, by: Source) -> list[Object]:
        ids = by.this(game).linked(word_slots.CRAFTED_WITH)
        return [obj for id in ids if isinstance(id, int) and (obj := game.get(id)) is not None]

    def many(self) -> bool:
        return True


USED_TO_CRAFT: Final = CraftedWith()


def craft(materials: Filter, cost: str, count: int = 1, or_more: bool = False) -> Craft:
    """CR 702.167a: craft with materials, for a cost."""
    return Craft(ManaCost.parse(cost), materials, count, or_more)
