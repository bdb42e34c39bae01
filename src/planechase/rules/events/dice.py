"""Coins and dice (CR 705, 706)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.events import CoinFlipped, DiceRolled, PlayerEvent, event
from planechase.rules.events.happening import happen
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.history import Did
from planechase.rules.state.purpose import Purpose

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State


@event
class RollDice(PlayerEvent):
    """CR 706.1: dice are about to be rolled. Effects may add dice; the lowest are then ignored (706.5)."""

    sides: int
    count: int
    ignore_lowest: int = 0
    results: tuple[int, ...] = ()

    def occur(self, game: State) -> Rule[None]:
        rolled = [game.chance.face(self.sides) for _ in range(self.count + self.ignore_lowest)]
        for _ in range(self.ignore_lowest):
            rolled.remove(min(rolled))
        self.results = tuple(rolled)
        return
        yield


def roll(game: State, player: Player, sides: int, count: int = 1, modifier: int = 0) -> Rule[list[int]]:
    """CR 706.2: roll dice and apply modifiers. Returns the results."""
    happened = yield from happen(game, RollDice(player.id, sides, count))
    results = [r + modifier for e in happened if isinstance(e, RollDice) for r in e.results]
    if results:
        game.note(Did.ROLLED_DICE, player.id, amount=len(results))
        yield from happen(game, DiceRolled(player.id, sides, tuple(results)))
    return results


@event
class CoinFlip(PlayerEvent):
    """CR 705.1: a coin is about to be flipped."""

    heads: bool = False
    fixed: bool | None = None
    """What a replacement effect has already decided."""

    def occur(self, game: State) -> Rule[None]:
        self.heads = toss(game) if self.fixed is None else self.fixed
        return
        yield


def toss(game: State) -> bool:
    """One flip; whether it shows heads."""
    return game.chance.face(2) == 1


def flip_coin(game: State, player: Player) -> Rule[bool]:
    """CR 705.2: the player calls heads or tails and wins the flip if the call is right. Returns whether they won."""
    call = yield from ask(Choose(player.id, Purpose.COIN, "Call the coin.", ("heads", "tails")))
    happened = yield from happen(game, CoinFlip(player.id))
    heads = any(e.heads for e in happened if isinstance(e, CoinFlip))
    won = heads is (call[0] == "heads")
    yield from happen(game, CoinFlipped(player.id, won, heads))
    return won


def flip_for_sides(game: State, player: Player) -> Rule[bool]:
    """CR 705.3: a flip that only asks for heads or tails; nobody wins it. Returns whether it showed heads."""
    happened = yield from happen(game, CoinFlip(player.id))
    heads = any(e.heads for e in happened if isinstance(e, CoinFlip))
    yield from happen(game, CoinFlipped(player.id, None, heads))
    return heads
