"""What paying a cost loses."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from planechase.bots.combat import loss
from planechase.bots.judging import object_value
from planechase.rules.language.grammar import Cost, Filter
from planechase.rules.state.decisions import Id
from planechase.rules.state.objects import Object, Permanent
from planechase.rules.state.source import Source
from planechase.rules.state.state import State

IMPOSSIBLE: Final = 1000
"""The price of what cannot be paid."""


def price(game: State, player: Id, obj: Object, cost: Cost, by: Source) -> int:
    """What paying a part of a cost loses."""
    if cost.mana is not None:
        return cost.mana.mana_value(by.x)
    if cost.is_loyalty:
        return -8 * int(getattr(cost, "change", 0))
    name = type(cost).__name__
    if "Sacrifice" in name:
        return _sacrifice(game, player, obj, cost, by)
    if name == "ReturnCost":
        return _sacrifice(game, player, obj, cost, by) // 2
    if "Discard" in name:
        return 20
    if "Counters" in name and str(getattr(cost, "kind", "")).startswith("+"):
        return 10 * int(getattr(cost, "count", 1))
    if "Life" in name:
        return 30 if game.players[player].life <= 8 else 8
    if "Exile" in name or "Return" in name or cost.uses_up_source():
        return object_value(game, obj) if isinstance(obj, Permanent) else 5
    return 1


def _sacrifice(game: State, player: Id, obj: Object, cost: Cost, by: Source) -> int:
    """The source itself, or the worst permanent that fits."""
    what = getattr(cost, "what", None)
    if not isinstance(what, Filter):
        return loss(game, obj)
    return min((loss(game, p) for p in _fitting(game, player, what, by)), default=IMPOSSIBLE)


def suppose_sacrifice(game: State, player: Id, costs: Iterable[Cost], by: Source) -> None:
    """What would be sacrificed to pay these costs, since the effect may depend on that."""
    for cost in costs:
        what = getattr(cost, "what", None)
        if "Sacrifice" in type(cost).__name__ and isinstance(what, Filter):
            by.remember("sacrificed", tuple(p.id for p in _fitting(game, player, what, by)[:1]))


def _fitting(game: State, player: Id, what: Filter, by: Source) -> list[Permanent]:
    """The permanents a player could give up, those that would be missed least first."""
    fitting = [p for p in game.controlled_by(player) if what.matches(game, p, by)]
    return sorted(fitting, key=partial(loss, game))
