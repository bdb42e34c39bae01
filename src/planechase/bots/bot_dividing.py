"""How damage and the like are divided, and how high to bid."""

from __future__ import annotations

from planechase.bots.judging import WINNING, object_value
from planechase.bots.question_subjects import in_progress
from planechase.bots.worth.judge import Judge
from planechase.bots.worth.target_shares import shares_among
from planechase.rules.combat.combat_damage import lethal_damage
from planechase.rules.language.grammar import Targeting
from planechase.rules.spells.targets import effect_on_stack
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
    shares = _announced(game, decision) if decision.purpose is Purpose.DIVIDE else None
    if shares is not None:
        return shares
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


def _announced(game: State, decision: Divide) -> dict[Id, int] | None:
    """What is divided as a spell or ability is announced: as its text is worth most."""
    obj, targeting = in_progress(game, decision.about), decision.word
    effect = effect_on_stack(obj, game.chars(obj)) if obj is not None else None
    if obj is None or effect is None or not isinstance(targeting, Targeting):
        return None
    judge = Judge(game, obj.source.clone(), decision.player)
    return shares_among(judge, effect, targeting, list(decision.among), decision.total)


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
    """A little life, and a little more for the bot's own creatures."""
    mine = decision.about is not None and game.recall(decision.about).controller == decision.player
    return min(2 if mine else 1, max(0, game.players[decision.player].life // 5))
