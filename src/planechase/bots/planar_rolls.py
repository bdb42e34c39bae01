"""When a sensible bot rolls the planar die (CR 901.9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from planechase.bots.evaluating import lead
from planechase.bots.trial_candidates import Doubt, doubt_of
from planechase.bots.worth.judge import Judge
from planechase.rules.casual.chaos import ChaosEnsues
from planechase.rules.casual.planar_decks import face_up
from planechase.rules.casual.planar_die import FACES, SIDES, Face
from planechase.rules.casual.planeswalking import Encountered, PlaneswalkedAway, PlaneswalkedTo
from planechase.rules.language.abilities import TriggeredAbility
from planechase.rules.language.card_types import INSTANT
from planechase.rules.language.keywords import FLASH
from planechase.rules.state.chance import Chance
from planechase.rules.state.decisions import Id
from planechase.rules.state.objects import Object
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.rules.state.steps import Step
from planechase.variants.planechase import RollThePlanarDie

DEAR: Final = 12
"""What chaos or leaving must bring for each mana of a roll: one roll in six brings either, and spare mana is cheap."""
EQUAL: Final = 2
"""What a plane does for the others, each in their turn, counts half."""
CHAOTIC: Final = next(seed for seed in range(1000) if FACES[Chance(seed, "tried").face(SIDES) - 1] is Face.CHAOS)
"""With this seed the planar die shows chaos first."""
HOPE: Final = 1
"""What chaos is worth if its effect cannot be judged: nearly always it helps the player who rolls it."""


def surplus_of_rolling(game: State, player: Id, roll: RollThePlanarDie, brings: Callable[[], int]) -> int | None:
    """What a roll brings beyond what it costs: a free one if chaos helps or the plane hurts.

    None for a paid one where the mana may be needed for something else. What a roll `brings` is only asked where that
    matters.
    """
    cost = roll.cost.mana_value()
    if cost and (game.turn.step is not Step.POSTCOMBAT_MAIN or _holds_instants(game, player)):
        return None
    return brings() - cost * DEAR


def tried_gain_of_rolling(game: State, player: Id, tried: Callable[[], float | None]) -> int:
    """What chaos brings, less what the plane does for this player rather than for the others.

    `tried` says what came of chaos that was tried; it is asked where the tables know too little of it.
    """
    planes = face_up(game)
    brings = sum(_chaos_worth(game, player, obj) for obj in planes)
    if any(doubt_of(ability.effect) is not Doubt.NONE for ability in _chaos_of(planes)):
        found = tried()
        brings = brings if found is None else round(found) or HOPE
    keeps = sum(_standing_worth(game, player, obj) for obj in planes) + _stated_worth(game, player, planes)
    return brings - keeps


def gain_of_rolling(game: State, player: Id) -> int:
    """What chaos would bring, less what the player would leave behind; nothing where there are no planes."""
    return sum(_chaos_worth(game, player, obj) - _standing_worth(game, player, obj) for obj in face_up(game))


def _chaos_of(planes: list[Object]) -> list[TriggeredAbility]:
    return [ability for obj in planes for ability in _triggered(obj) if _is_chaos(ability)]


def _stated_worth(game: State, player: Id, planes: list[Object]) -> int:
    """What the rules of a plane do for this player rather than for the others: how they would stand without it."""
    if not any(obj.copiable.index.statics for obj in planes):
        return 0
    without = game.clone()
    for obj in planes:
        if obj.id in without.lurking:
            without.lurking.remove(obj.id)
    without.changed()
    return round(lead(game, player) - lead(without, player))


def _holds_instants(game: State, player: Id) -> bool:
    """Whether mana is still needed for a spell in another player's turn."""
    hand = [game.chars(game.objects[id]) for id in game.players[player].hand]
    return any(chars.types & INSTANT or chars.keywords & FLASH for chars in hand)


def _chaos_worth(game: State, player: Id, obj: Object) -> int:
    return sum(_worth(game, player, obj, ability) or HOPE for ability in _triggered(obj) if _is_chaos(ability))


def _standing_worth(game: State, player: Id, obj: Object) -> int:
    """What the plane does for its controller turn by turn, less what it does for the others; below zero it hurts."""
    lasting = [ability for ability in _triggered(obj) if not _comes_and_goes(ability)]
    if not lasting:
        return 0
    mine = sum(_worth(game, player, obj, ability) for ability in lasting)
    others = [other.id for other in game.opponents(player)]
    theirs = sum(_worth(game, other, obj, ability) for other in others for ability in lasting)
    return mine - theirs // (EQUAL * max(1, len(others)))


def _triggered(obj: Object) -> list[TriggeredAbility]:
    return [ability for _, ability in obj.copiable.index.triggered]


def _is_chaos(ability: TriggeredAbility) -> bool:
    return ChaosEnsues in ability.trigger.kinds()


def _comes_and_goes(ability: TriggeredAbility) -> bool:
    kinds = ability.trigger.kinds()
    return any(kind in kinds for kind in (ChaosEnsues, PlaneswalkedAway, Encountered)) or kinds == (PlaneswalkedTo,)


def _worth(game: State, player: Id, obj: Object, ability: TriggeredAbility) -> int:
    return Judge(game, Source(player, obj.id), player).plan(ability.effect)
