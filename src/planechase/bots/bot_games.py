"""The loop that lets bots play a game to its end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from planechase.bots.acting_moments import moment
from planechase.bots.asking_bots import answer_of
from planechase.bots.bot import Bot, Waiting
from planechase.game import Game
from planechase.rules.multiplayer.controlling import decider
from planechase.rules.state.decisions import Id, IllegalAction
from planechase.rules.turns.ending import Result
from planechase.rules.turns.priority import PASS, Priority

LIMIT: Final = 100_000
"""More decisions than a game needs between bots that want it to end."""


class TooManyDecisions(Exception):
    """A game did not end within the limit."""


class BotTable:
    """Bots in their seats, who answer one question at a time.

    Use it instead of `play` to look at the game in between. An action that could not be finished is not offered again
    while the same player has priority.

    >>> game = Game.new(["Dawn Charge", "Grave Tide"], seed=7)
    >>> from planechase.bots import RandomBot
    >>> table = BotTable([RandomBot(1), RandomBot(2)])
    >>> while game.state.turn_number < 2:
    ...     table.answer(game)
    """

    __slots__ = ("_acting", "_refused", "_waiting", "bots")

    def __init__(self, bots: Sequence[Bot] | Mapping[Id, Bot]) -> None:
        self.bots = bots
        self._acting: object = None
        self._refused: list[object] = []
        seats = bots.items() if isinstance(bots, Mapping) else enumerate(bots)
        self._waiting = {seat: bot for seat, bot in seats if isinstance(bot, Waiting)}

    def answer(self, game: Game) -> None:
        """Let the bot that is to decide give one answer. The game must not be over."""
        if game.grant is not None and game.may_pass and self._waits(game, game.grant):
            self._acting = PASS
            game.answer(PASS)
            return
        decision = game.decision
        assert decision is not None, "the game is over"
        bot = self.bots[decision.decider]
        if isinstance(decision, Priority):
            self._answer_priority(game, bot, decision)
        else:
            self._give(game, answer_of(bot, game, decision))

    def _waits(self, game: Game, grant: Id) -> bool:
        player = decider(game.state, grant)
        bot = self._waiting.get(player)
        return bot is not None and bot.waits(moment(game.state, player))

    def _answer_priority(self, game: Game, bot: Bot, decision: Priority) -> None:
        if self._acting is not None:
            self._acting = None
            self._refused.clear()
        asked = decision.without(self._refused) if self._refused else decision
        answer = answer_of(bot, game, asked)
        self._acting = answer[0] if isinstance(answer, (list, tuple)) and answer else answer
        self._give(game, answer)

    def _give(self, game: Game, answer: object) -> None:
        try:
            game.answer(answer)
        except IllegalAction:
            if self._acting is None or self._acting in self._refused:
                raise
            self._refused.append(self._acting)
            self._acting = None


def play(game: Game, bots: Sequence[Bot] | Mapping[Id, Bot], limit: int = LIMIT) -> Result:
    """Let bots play a game to its end, and return the result.

    `bots` has one for each seat, as a list or by seat. Raises `TooManyDecisions` after `limit` answers, and what the
    game raises if a bot gives an answer that is not allowed.

    >>> from planechase.bots import SensibleBot
    >>> deck = ["Forest"] * 24 + ["Grizzly Bears"] * 36
    >>> game = Game.new([deck, deck], seed=1, forks=False)
    >>> play(game, [SensibleBot(), SensibleBot()]).is_draw
    False
    """
    if len(bots) < len(game.state.players):
        raise ValueError(f"There are {len(game.state.players)} seats and {len(bots)} bots: give one for each seat.")
    if any(isinstance(bot, type) for bot in (bots.values() if isinstance(bots, Mapping) else bots)):
        raise ValueError("Give bots, such as SensibleBot(), and not their classes.")
    table = BotTable(bots)
    for _ in range(limit):
        if game.result is not None:
            break
        table.answer(game)
    if game.result is None:
        turn = game.state.turn.number
        raise TooManyDecisions(f"The game did not end within {limit} decisions; it is turn {turn}.")
    return game.result
