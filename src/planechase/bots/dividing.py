"""How damage and the like are divided, and how high to bid."""

from __future__ import annotations

from planechase.bots.judging import WINNING, object_value
from planechase.rules.combat.combat_damage import lethal_damage
from planechase.rules.state.decisions import ChooseSecretly, Divide, Id
from planechase.rules.state.objects import Permanent
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.state import State


def divide(game: State, decision: Divide) -> dict[Id, int]:
    """Enough to kill for as many opposing things as possible, best first; the rest where it does most.

    Counters that may be moved stay where they are.
    """
    if decision.purpose is Purpose.MOVE_COUNTERS:
        return decision.default()
    source = game.permanent(decision.about) if decision.about is not None else None
    shares = dict.fromkeys(decision.among, decision.minimum)
    left = decision.total - sum(shares.values())
    for one in sorted(decision.among, key=lambda one: -_prize(game, decision.player, one)):
        needed = _to_kill(game, source, one) - shares[one]
        if 0 < needed <= left:
            shares[one] += needed
            left -= needed
    players = [one for one in decision.among if game.is_player(one)]
    shares[players[0] if players else _best_prize(game, decision)] += left
    return shares if decision.verify is None or decision.verify(shares) is None else decision.default()


def _best_prize(game: State, decision: Divide) -> Id:
    return max(decision.among, key=lambda one: _prize(game, decision.player, one))


def _prize(game: State, player: Id, one: Id) -> int:
    if game.is_player(one):
        return 0 if one != player else -WINNING
    obj = game.get(one)
    if obj is None:
        return -WINNING
    return object_value(game, obj) * (-1 if obj.controller == player else 1)


def _to_kill(game: State, source: Permanent | None, one: Id) -> int:
    if game.is_player(one):
        return game.players[one].life
    permanent = game.permanent(one)
    if permanent is None:
        return 0
    if source is not None:
        return lethal_damage(game, source, one)
    return max(0, game.toughness(permanent) - permanent.damage)


def secret_number(game: State, decision: ChooseSecretly) -> int:
    """A little life, and a little more for what is one's own."""
    mine = decision.about is not None and game.recall(decision.about).controller == decision.player
    return min(2 if mine else 1, max(0, game.players[decision.player].life // 5))
