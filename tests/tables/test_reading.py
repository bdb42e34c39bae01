"""What a reader is told of a log piece by piece is the whole log, whatever is taken back meanwhile."""

from __future__ import annotations

import pytest

from planechase.bots import BotTable, RandomBot
from planechase.game import Game
from planechase.rules.state.objects import Id
from planechase.tables.log_reading import LogReading
from planechase.telling.entries import LogEntry, LogKind, PlainEntry
from planechase.telling.log import in_lines


def entries(game: Game) -> list[LogEntry]:
    assert game.log is not None
    return game.log.entries


def whole(game: Game, viewer: Id | None) -> list[PlainEntry]:
    return [line.plain() for line in in_lines(entries(game), viewer)]


def same(old: list[PlainEntry], new: list[PlainEntry]) -> int:
    """With how many equal lines both begin."""
    return next((at for at, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))


@pytest.mark.parametrize("viewer", [None, 0])
def test_a_log_is_read_piece_by_piece(viewer: Id | None) -> None:
    game, bots = Game.casual("planechase", players=2, seed=9, log=True), BotTable([RandomBot(1), RandomBot(2)])
    reading, told, far_back = LogReading(viewer), list[PlainEntry](), 0
    for number in range(210):
        if number % 50 == 49:
            game.undo(40 if number % 100 == 49 else 2)
        bots.answer(game)
        kept, new = reading.news(entries(game))
        now = whole(game, viewer)
        assert kept == same(told, now)
        gone = told[kept:]
        far_back += LogKind.TURN.value in [line["kind"] for line in gone]
        told = [*told[:kept], *new]
        assert told == now
    assert far_back > 1
    assert [line["kind"] for line in told].count(LogKind.TURN.value) > 3


def test_where_nothing_is_new_nothing_is_told() -> None:
    game, bots = Game.casual("planechase", players=2, seed=9, log=True), BotTable([RandomBot(1), RandomBot(2)])
    for _ in range(30):
        bots.answer(game)
    reading = LogReading(1)
    _, lines = reading.news(entries(game))
    assert len(lines) > 3
    assert reading.news(entries(game)) == (len(lines), [])
