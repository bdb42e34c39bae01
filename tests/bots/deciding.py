"""What the steady bot answers in a position, and how it goes on from there."""

from __future__ import annotations

from typing import Any

from planechase.bots import BotTable as Bots
from planechase.bots import SensibleBot
from planechase.testing import Table


def decide(table: Table) -> Any:
    """What the bot answers to the question that stands."""
    decision = table.game.decision
    assert decision is not None
    answer = SensibleBot().decide(table.game, decision)
    decision.check(answer)
    return answer


def finish(table: Table) -> None:
    """Let bots play on until the stack is empty again."""
    bots = Bots([SensibleBot() for _ in table.game.state.players])
    bots.answer(table.game)
    while table.game.state.turn.stack:
        bots.answer(table.game)
