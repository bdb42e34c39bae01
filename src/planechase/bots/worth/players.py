"""What instructions about players are worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from planechase.bots.judging import (
    CARD,
    DAMAGE,
    LIFE,
    TOKEN_DISCOUNT,
    WINNING,
    creature_value,
    object_value,
    permanent_value,
)
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.grammar import Effect, Filter, Selection
from planechase.rules.state.player import Player

if TYPE_CHECKING:
    from planechase.bots.worth.judge import Judge


def _draws(judge: Judge, effect: Effect, player: Player) -> int:
    count = judge.amount(effect)
    return -WINNING if count > len(player.library) else CARD * count


def _discards(judge: Judge, effect: Effect, player: Player) -> int:
    return -CARD * min(judge.amount(effect), len(player.hand))


def loses_life(judge: Judge, effect: Effect, player: Player) -> int:
    """Also by damage."""
    count = judge.amount(effect)
    return -WINNING if count >= player.life else -DAMAGE * max(0, count)


def _loses_half(judge: Judge, effect: Effect, player: Player) -> int:
    return -DAMAGE * ((max(0, player.life) + 1) // 2)


def _rolls(judge: Judge, effect: Effect, player: Player) -> int:
    """A roll of the planar die for nothing: welcome where the die would be rolled anyway."""
    from planechase.bots.planar import gain_of_rolling

    return 15 if gain_of_rolling(judge.game, player.id) > 0 else 0


def _sacrifices(judge: Judge, effect: Effect, player: Player) -> int:
    what = getattr(effect, "what", None)
    worst = sorted(
        permanent_value(judge.game, p)
        for p in judge.game.controlled_by(player.id)
        if not isinstance(what, Filter) or what.matches(judge.game, p, judge.by)
    )
    return -sum(worst[: judge.amount(effect)])


def _creates(judge: Judge, effect: Effect, player: Player) -> int:
    token = getattr(effect, "token", None)
    values = getattr(token, "values", None)
    each = creature_value(values()) - TOKEN_DISCOUNT if callable(values) else 30
    return max(10, each) * judge.amount(effect)


def _copies(judge: Judge, effect: Effect, player: Player) -> int:
    """A token that is a copy of the best thing there is to copy."""
    of = getattr(effect, "of", None)
    meant = judge.meant(of) if isinstance(of, Selection) else []
    return max((object_value(judge.game, judge.game.recall(one)) for one in meant), default=20)


def _takes_own_share(judge: Judge, effect: Effect, player: Player) -> int:
    """Damage that depends on each player it is dealt to."""
    judge.by.remember("each of them", (player.id,))
    return loses_life(judge, effect, player)


def _burdened(judge: Judge, effect: Effect, player: Player) -> int:
    """An Aura on one of this player's creatures that chance chooses."""
    game = judge.game
    values = [permanent_value(game, p) for p in game.controlled_by(player.id) if game.chars(p).types & CREATURE]
    return -(sum(values) * 7 // (10 * len(values))) if values else 0


def _puts_from_hand(judge: Judge, effect: Effect, player: Player) -> int:
    """The best of one's own cards that fit; what others have is not known."""
    what = getattr(effect, "what", None)
    if player.id != judge.me:
        return 10 if player.hand else 0
    if not isinstance(what, Filter):
        return 0
    hand = [judge.game.objects[id] for id in player.hand]
    return max((object_value(judge.game, card) for card in hand if what.matches(judge.game, card, judge.by)), default=0)


TO_PLAYER: Final[dict[str, Callable[[Judge, Effect, Player], int]]] = {
    "CopyOntoEach": _burdened,
    "Draw": _draws,
    "Discard": _discards,
    "DiscardHand": lambda judge, effect, player: -CARD * len(player.hand),
    "Mill": lambda judge, effect, player: -1,
    "Scry": lambda judge, effect, player: 5,
    "Search": lambda judge, effect, player: 30,
    "LookAndChoose": lambda judge, effect, player: -CARD if player.hand else 0,
    "DealDamage": loses_life,
    "DamageByEach": _takes_own_share,
    "GainLife": lambda judge, effect, player: LIFE * judge.amount(effect),
    "LoseLife": loses_life,
    "LoseHalfLife": _loses_half,
    "PlanarRoll": _rolls,
    "ExileFromGraveyard": lambda judge, effect, player: -14 if player.graveyard else 0,
    "Sacrifice": _sacrifices,
    "PlayersReturn": lambda judge, effect, player: _sacrifices(judge, effect, player) // 2,
    "ExtraTurn": lambda judge, effect, player: 100,
    "SkipNext": lambda judge, effect, player: -100 if getattr(effect, "step", None) is None else -20,
    "PlayersMayPutFromHand": _puts_from_hand,
    "LoseGame": lambda judge, effect, player: -WINNING,
    "WinGame": lambda judge, effect, player: WINNING,
    "CreateToken": _creates,
    "CreateCopyToken": _copies,
    "FlipCoin": lambda judge, effect, player: 5,
}
"""What an instruction changes for a player it is about; negative is harm."""
