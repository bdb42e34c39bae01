"""Melding two cards into one permanent (CR 701.42, 712.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from planechase.rules.state.objects import NO_CARD, Object

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import Characteristics
    from planechase.rules.state.state import State


def melded(game: State, cards: Sequence[Object]) -> Characteristics | None:
    """CR 701.42b, 712.8g, 202.3c: what two cards are together; None if they are no meld pair.

    The mana value of the permanent is that of both fronts together.
    """
    if len(cards) != 2 or any(obj.card == NO_CARD for obj in cards):
        return None
    one, other = [game.cards[obj.card].definition for obj in cards]
    if not one.is_meld or not other.is_meld or one.name == other.name or one.faces[1].name != other.faces[1].name:
        return None
    costs = [cost for cost in (one.printed.mana_cost, other.printed.mana_cost) if cost is not None]
    draft = one.faces[1].printed.draft()
    if costs:
        draft.front_cost = costs[0].plus(costs[1]) if len(costs) > 1 else costs[0]
    return draft.finished()
