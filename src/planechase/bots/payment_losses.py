"""What paying a cost loses."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from planechase.bots.current_combat import loss
from planechase.bots.judging import CARD, DAMAGE, lands_of, object_value
from planechase.rules.combat.attacking import why_not_attack
from planechase.rules.language.abilities import ActivatedAbility
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.grammar import Cost, Filter
from planechase.rules.mana.costs import LoyaltySymbol, LoyaltyX, TapSymbol
from planechase.rules.state.decisions import Id
from planechase.rules.state.objects import Object, Permanent
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.rules.state.steps import Step
from planechase.words import word_slots
from planechase.words.action_costs import ExileSuchFromGraveyard
from planechase.words.casual.commander_words import PayLifeForColors
from planechase.words.cost_words import (
    DiscardCost,
    DiscardThis,
    ExileFromGraveyard,
    ExileFromHand,
    ExileThis,
    PayLife,
    RemoveCountersCost,
    ReturnCost,
    ReturnUnblockedAttacker,
    SacrificeCost,
    SacrificeThis,
)
from planechase.words.keywords.vehicles import CrewCost
from planechase.words.unchosen_costs import DiscardAtRandom, DiscardHandCost

SPENT: Final = 5
"""What it costs to use up what is there for that."""
LATER: Final = 8
"""What a card is worth that cannot be cast for a while."""
ATTACKER: Final = 15
"""What it costs to take an attacker back to the hand: it has to be cast again."""
IMPOSSIBLE: Final = 1000
"""The price of what cannot be paid."""


def price(game: State, player: Id, obj: Object, cost: Cost, by: Source) -> int:
    """What paying a part of a cost loses."""
    if cost.mana is not None:
        return cost.mana.mana_value(by.x)
    match cost:
        case LoyaltySymbol():
            return -8 * cost.change
        case LoyaltyX():
            return 8 * by.x
        case TapSymbol():
            return _tap_missed(game, player, obj)
        case SacrificeThis():
            return SPENT if _is_for_that(game, obj) else loss(game, obj)
        case SacrificeCost():
            return _least_loss(game, player, cost.what, by)
        case ReturnCost():
            return _least_loss(game, player, cost.what, by) // 2
        case ReturnUnblockedAttacker():
            return ATTACKER
        case CrewCost():
            return _crew_missed(game, player, cost, by)
        case DiscardThis():
            return LATER if game.chars(obj).mana_value > lands_of(game, player) + 1 else CARD
        case DiscardCost() | DiscardAtRandom() | DiscardHandCost() | ExileFromHand():
            return CARD
        case ExileFromGraveyard() | ExileSuchFromGraveyard():
            return 2 * cost.count
        case RemoveCountersCost() if cost.kind.startswith("+"):
            return 10 * cost.count
        case PayLife() | PayLifeForColors():
            return 30 if game.players[player].life <= 8 else 8
    if isinstance(cost, ExileThis) or cost.uses_up_source():
        return object_value(game, obj) if isinstance(obj, Permanent) else 5
    return 1


def _is_for_that(game: State, obj: Object) -> bool:
    """Whether a permanent is of no use but to be sacrificed for abilities of its own."""
    chars = game.chars(obj)
    return not chars.types & CREATURE and all(
        isinstance(ability, ActivatedAbility) and any(isinstance(cost, SacrificeThis) for cost in ability.costs)
        for ability in chars.index.all
    )


def _tap_missed(game: State, player: Id, obj: Object) -> int:
    """What a creature that is tapped in its controller's turn cannot do: attack now, and block afterwards."""
    if not isinstance(obj, Permanent) or not game.chars(obj).types & CREATURE or player not in game.turn.active:
        return 1
    attacks = game.turn.step is Step.PRECOMBAT_MAIN and why_not_attack(game, obj) is None
    missed = DAMAGE * max(0, game.power(obj)) // 2 if attacks else 0
    return 1 + missed + object_value(game, obj) // 10


def _crew_missed(game: State, player: Id, cost: CrewCost, by: Source) -> int:
    """What the creatures that would be tapped cannot do any more this turn: half of what their attack brings."""
    able = sorted(cost.able(game, game.players[player], by), key=partial(loss, game))
    missed = power = 0
    for creature in able:
        if power < cost.power:
            power += cost.power_of(game, creature)
            ready = player in game.turn.active and why_not_attack(game, creature) is None
            missed += DAMAGE * max(0, game.power(creature)) // 2 if ready else 1
    return missed


def _least_loss(game: State, player: Id, what: Filter, by: Source) -> int:
    """The worst permanent that fits."""
    return min((loss(game, p) for p in _fitting(game, player, what, by)), default=IMPOSSIBLE)


def suppose_sacrifice(game: State, player: Id, costs: Iterable[Cost], by: Source) -> None:
    """What would be sacrificed to pay these costs, since the effect may depend on that."""
    for cost in costs:
        if isinstance(cost, SacrificeCost):
            by.remember(word_slots.SACRIFICED, tuple(p.id for p in _fitting(game, player, cost.what, by)[:1]))


def _fitting(game: State, player: Id, what: Filter, by: Source) -> list[Permanent]:
    """The permanents a player could give up, those that would be missed least first."""
    fitting = [p for p in game.controlled_by(player) if what.matches(game, p, by)]
    return sorted(fitting, key=partial(loss, game))
