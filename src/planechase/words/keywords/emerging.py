"""Emerge and harmonize (CR 702.119, 702.180): a creature that is given up or tapped makes a spell cheaper."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from planechase.rules.events import actions
from planechase.rules.events.tapping import can_be_tapped
from planechase.rules.language.abilities import Ability, StaticAbility
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.grammar import Cost, Filter
from planechase.rules.language.word import word
from planechase.rules.mana.costs import CostChange
from planechase.rules.mana.mana import ManaCost, generic_cost
from planechase.rules.state.decisions import IllegalAction, Rule
from planechase.rules.state.objects import Id, Object, Zone
from planechase.rules.state.purpose import Purpose
from planechase.words import filters, word_slots
from planechase.words.cost_words import as_costs
from planechase.words.keywords.casting_keywords import FlashbackExile
from planechase.words.keywords.cost_keywords import NamedCost, PricedKeyword

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

EMERGE: Final = "emerge"
HARMONIZE: Final = "harmonize"


# ---------------------------------------------------------------------- emerge


@word
class Emerge(PricedKeyword):
    """CR 702.119a, 702.119b."""

    reads = "emerge {costs:costs}"
    quality: Filter = filters.CREATURE

    def reading(self) -> str:
        plain = self.quality == filters.CREATURE
        return "emerge {costs:costs}" if plain else "emerge from {quality:plain} {costs:costs}"

    def abilities(self) -> tuple[Ability, ...]:
        cost = EmergeCost(EMERGE, (*self.costs, SacrificeChosen(self.quality)))
        return (StaticAbility((cost,), zones=(Zone.STACK,)), StaticAbility((EmergeReduction(self.quality),)))


@word
class SacrificeChosen(Cost):
    """CR 702.119c: what was chosen as the way of casting was chosen is sacrificed as the costs are paid."""

    writes = (word_slots.SACRIFICED,)
    reads = "sacrifice {what}"
    what: Filter

    def among(self, game: State, player: Player, by: Source) -> list[Object]:
        """What could be sacrificed: anything that fits, until something has been chosen."""
        chosen = by.remembered(word_slots.HELPING)
        mine = [one for one in game.controlled_by(player.id) if self.what.matches(game, one, by)]
        return [one for one in mine if not chosen or one.id in chosen]

    def takes(self, game: State, player: Player, by: Source) -> tuple[int, list[Object]]:
        return 1, self.among(game, player, by)

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        return bool(self.among(game, player, by))

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        chosen = [one for id in by.remembered(word_slots.HELPING) if (one := game.permanent(id)) is not None]
        by.remember(word_slots.SACRIFICED, tuple((yield from actions.sacrifice(game, chosen))))


@word
class EmergeCost(NamedCost):
    """CR 702.119c: what will be sacrificed is chosen at once."""

    def announce(self, game: State, player: Player, by: Source, payable: Callable[[], bool]) -> Rule[None]:
        offers = [cost for cost in self.payment if isinstance(cost, SacrificeChosen)]
        among = [one for offer in offers for one in offer.among(game, player, by)]
        able = [one for one in among if _is_payable_with(by, (one.id,), payable)]
        if not able:
            raise IllegalAction(f"{player.name} cannot pay for {game.name_of(by.object_id)}.")
        why = f"Choose what to sacrifice for {game.name_of(by.object_id)}."
        chosen = yield from actions.choose_objects(game, player, Purpose.SACRIFICE, able, 1, 1, why, by.object_id)
        by.remember(word_slots.HELPING, tuple(one.id for one in chosen))


def _is_payable_with(by: Source, chosen: tuple[Id, ...], payable: Callable[[], bool]) -> bool:
    by.remember(word_slots.HELPING, chosen)
    well = payable()
    by.remember(word_slots.HELPING, ())
    return well


@word
class EmergeReduction(CostChange):
    """CR 702.119a: generic mana equal to the mana value of what is sacrificed."""

    reads = "its total cost is reduced by generic mana equal to the sacrificed permanent's mana value"
    what: Filter

    def of_itself(self) -> bool:
        return True

    def reduction(self, game: State, player: Player, obj: Object, by: Source, spell: Source) -> ManaCost | None:
        if spell.way != EMERGE or obj.id != by.object_id:
            return None
        return generic_cost(
            sum(filters.mana_value(game, game.recall(id)) for id in spell.remembered(word_slots.HELPING))
        )

    def hoped_for(self, game: State, player: Player, obj: Object, by: Source, spell: Source) -> ManaCost | None:
        if spell.way != EMERGE or obj.id != by.object_id or spell.remembered(word_slots.HELPING):
            return self.reduction(game, player, obj, by, spell)
        mine = [one for one in game.controlled_by(player.id) if self.what.matches(game, one, by)]
        return generic_cost(max((filters.mana_value(game, one) for one in mine), default=0))


# ---------------------------------------------------------------------- harmonize


@word
class Harmonize(PricedKeyword):
    """CR 702.180a."""

    reads = "harmonize {costs:costs}"

    def abilities(self) -> tuple[Ability, ...]:
        cost = HarmonizeCost(HARMONIZE, (*self.costs, TapChosen()), None, Zone.GRAVEYARD)
        return (
            StaticAbility((cost, FlashbackExile(HARMONIZE)), zones=(Zone.GRAVEYARD, Zone.STACK)),
            StaticAbility((HarmonizeReduction(),)),
        )


def _able_to_sing(game: State, player: Player) -> list[Object]:
    """The untapped creatures of a player; they may have come this turn."""
    able = [permanent for permanent in game.controlled_by(player.id) if can_be_tapped(game, permanent)]
    return [permanent for permanent in able if game.chars(permanent).types & CREATURE]


@word
class TapChosen(Cost):
    """CR 702.180b: the creature that was chosen, if one was, is tapped as the costs are paid."""

    taps_others = True
    reads = "tap up to one untapped creature you control"

    def takes(self, game: State, player: Player, by: Source) -> tuple[int, list[Object]]:
        chosen = [one for id in by.remembered(word_slots.HELPING) if (one := game.permanent(id)) is not None]
        return len(chosen), [*chosen]

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        chosen = [one for id in by.remembered(word_slots.HELPING) if (one := game.permanent(id)) is not None]
        return all(can_be_tapped(game, one) for one in chosen)

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        chosen = [one for id in by.remembered(word_slots.HELPING) if (one := game.permanent(id)) is not None]
        yield from actions.tap(game, chosen)


@word
class HarmonizeCost(NamedCost):
    """CR 702.180a, 702.180b: which creature is tapped, if any, is chosen at once."""

    reads = (
        "you may cast this card from your graveyard by paying {payment:costs} rather than paying this spell's mana cost"
    )

    def announce(self, game: State, player: Player, by: Source, payable: Callable[[], bool]) -> Rule[None]:
        able = [one for one in _able_to_sing(game, player) if _is_payable_with(by, (one.id,), payable)]
        least = 0 if payable() else 1
        if len(able) < least:
            raise IllegalAction(f"{player.name} cannot pay for {game.name_of(by.object_id)}.")
        why = f"Choose a creature to tap for {game.name_of(by.object_id)}, or none."
        chosen = yield from actions.choose_objects(game, player, Purpose.TAP, able, least, 1, why, by.object_id)
        by.remember(word_slots.HELPING, tuple(one.id for one in chosen))


@word
class HarmonizeReduction(CostChange):
    """CR 702.180a: generic mana equal to the power of the creature that is tapped."""

    reads = "its total cost is reduced by generic mana equal to the tapped creature's power"

    def of_itself(self) -> bool:
        return True

    def reduction(self, game: State, player: Player, obj: Object, by: Source, spell: Source) -> ManaCost | None:
        if spell.way != HARMONIZE or obj.id != by.object_id:
            return None
        return generic_cost(sum(_power(game, game.recall(id)) for id in spell.remembered(word_slots.HELPING)))

    def hoped_for(self, game: State, player: Player, obj: Object, by: Source, spell: Source) -> ManaCost | None:
        if spell.way != HARMONIZE or obj.id != by.object_id or spell.remembered(word_slots.HELPING):
            return self.reduction(game, player, obj, by, spell)
        return generic_cost(max((_power(game, one) for one in _able_to_sing(game, player)), default=0))


def _power(game: State, creature: Object) -> int:
    return max(0, game.chars(creature).power or 0)


def emerge(*costs: Cost | str, quality: filters.Description = filters.CREATURE) -> Emerge:
    """Emerge, perhaps from something else than a creature: `emerge("{5}{U}", quality=ARTIFACT)`."""
    return Emerge(as_costs(*costs), quality)


def harmonize(*costs: Cost | str) -> Harmonize:
    """Harmonize with this cost: `harmonize("{1}{R}")`, or with several costs."""
    return Harmonize(as_costs(*costs))
