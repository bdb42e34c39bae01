"""The bots at a table on this machine: they answer for their seats, and know what a sensible player would aim at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from planechase.bots import Bot
from planechase.bots.asking_bots import answer_of, waits
from planechase.bots.bot_choosing import sensible_first
from planechase.rules.state.decisions import Choose, Decision
from planechase.rules.state.purpose import Purpose
from planechase.tables import bot_levels
from planechase.tables.advising import Weighed, said_by, weighed
from planechase.tables.messages import Id, OptionId
from planechase.tables.plans import MOST_PLAYERS
from planechase.tables.table import GameTable
from planechase.terminal.local_table import level_of

Bots = Mapping[Id, Bot]
"""Who plays on which seat."""
Aloud = Callable[[Id, Decision[Any], list[Weighed]], None]
"""Called with the seat that was asked, the question, and what the bot considered."""
Thinks = Callable[[Id], None]
"""Called when a seat begins to think."""


def bots_for(table: GameTable, bot: str | None = None) -> dict[Id, Bot]:
    """Who plays for the seats that nobody at the terminal has; all of them play like `bot`, if it is given.

    That may be a user's bot, in a file; a saved game names only levels.
    """
    game = table.playing()
    seats = [seat for seat in range(len(game.state.players)) if table.is_bot(seat)]
    return {
        seat: bot_levels.bot(bot or level_of(table.level(seat)), game.setup.seed * MOST_PLAYERS + seat)
        for seat in seats
    }


def kind_of(table: GameTable, bots: Bots) -> str:
    """What plays for the others, as saved games call it."""
    return next((table.level(seat) for seat in bots), bot_levels.USUAL)


def play_alone(table: GameTable, people: Iterable[Id]) -> bool:
    """Whether nobody at the terminal is in the game any more."""
    return all(table.playing().state.players[seat].has_left for seat in people)


def answer(table: GameTable, bots: Bots, thinks: Thinks | None = None, aloud: Aloud | None = None) -> None:
    """Let the bot answer that is asked; `thinks` hears that it begins to, `aloud` what it considered."""
    seat = table.bot_to_move()
    assert seat is not None
    bot, game = bots[seat], table.playing()
    if waits(bot, game):
        table.answer_for_bot(table.number, 0)
        return
    if thinks is not None:
        thinks(seat)
    decision = game.decision
    assert decision is not None
    plain = decision.encode(decision.check(answer_of(bot, game, decision)))
    if aloud is not None:
        aloud(seat, decision, weighed(decision, plain, said_by(bot)))
    table.answer_for_bot(table.number, plain)


def play_turn(table: GameTable, bots: Bots, thinks: Thinks | None = None) -> None:
    """Let bots answer until the next turn has begun, or the game is over."""
    game = table.playing()
    turn = game.state.turn_number
    while table.goes_on() and game.state.turn_number == turn:
        answer(table, bots, thinks)


def sensible_targets(table: GameTable) -> list[OptionId]:
    """Where targets are chosen, the options in an order in which those come first that a sensible player would take."""
    game = table.playing()
    decision = game.decision
    if not isinstance(decision, Choose) or decision.purpose is not Purpose.TARGET:
        return []
    if not all(isinstance(option, int) for option in decision.options):
        return []
    ids: list[OptionId] = decision.encode(sensible_first(game.state, decision))
    return ids
