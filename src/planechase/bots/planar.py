"""When a sensible bot rolls the planar die (CR 901.9)."""

from __future__ import annotations

from typing import Final

from planechase.bots.worth.judge import Judge
from planechase.rules.casual.chaos import ChaosEnsues
from planechase.rules.casual.planar_decks import face_up
from planechase.rules.casual.planeswalking import Encountered, PlaneswalkedAway, PlaneswalkedTo
from planechase.rules.language.abilities import TriggeredAbility
from planechase.rules.language.card_types import INSTANT
from planechase.rules.language.keywords import FLASH
from planechase.rules.state.decisions import Id
from planechase.rules.state.objects import Object
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.rules.state.steps import Step
from planechase.variants.planechase import RollThePlanarDie

DEAR: Final = 15
"""What each mana of a roll must bring."""
HOPE: Final = 1
"""What chaos is worth whose effect cannot be judged: nearly all of it is meant to help whoever rolls it."""


def surplus_of_rolling(game: State, player: Id, roll: RollThePlanarDie) -> int | None:
    """What a roll brings beyond what it costs: a free one if chaos helps or the plane hurts.

    None for a paid one where the mana may be needed for something else.
    """
    cost = roll.cost.mana_value()
    if cost and (game.turn.step is not Step.POSTCOMBAT_MAIN or _holds_instants(game, player)):
        return None
    return gain_of_rolling(game, player) - cost * DEAR


def gain_of_rolling(game: State, player: Id) -> int:
    """What chaos would bring, less what one would leave behind; nothing where there are no planes."""
    return sum(_chaos_worth(game, player, obj) - _standing_worth(game, player, obj) for obj in face_up(game))


def _holds_instants(game: State, player: Id) -> bool:
    """Whether mana is still needed for a spell in another player's turn."""
    hand = [game.chars(game.objects[id]) for id in game.players[player].hand]
    return any(chars.types & INSTANT or chars.keywords & FLASH for chars in hand)


def _chaos_worth(game: State, player: Id, obj: Object) -> int:
    return sum(_worth(game, player, obj, ability) or HOPE for ability in _triggered(obj) if _is_chaos(ability))


def _standing_worth(game: State, player: Id, obj: Object) -> int:
    """What the plane does for its controller turn by turn; below zero where it hurts."""
    return sum(_worth(game, player, obj, ability) for ability in _triggered(obj) if not _comes_and_goes(ability))


def _triggered(obj: Object) -> list[TriggeredAbility]:
    return [ability for _, ability in obj.copiable.index.triggered]


def _is_chaos(ability: TriggeredAbility) -> bool:
    return ChaosEnsues in ability.trigger.kinds()


def _comes_and_goes(ability: TriggeredAbility) -> bool:
    kinds = ability.trigger.kinds()
    return any(kind in kinds for kind in (ChaosEnsues, PlaneswalkedAway, Encountered)) or kinds == (PlaneswalkedTo,)


def _worth(game: State, player: Id, obj: Object, ability: TriggeredAbility) -> int:
    return Judge(game, Source(player, obj.id), player).plan(ability.effect)
