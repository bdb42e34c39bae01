"""What a bot did in a position, beside what comes of the right answer, in the sentences of the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from planechase.game import Game
from planechase.rules.state.decisions import Id
from planechase.telling.entries import LogKind

UNTOLD: Final = (LogKind.TURN, LogKind.TRIGGER)
CONSEQUENCES: Final = (
    LogKind.DAMAGE, LogKind.LOSE_LIFE, LogKind.GAIN_LIFE, LogKind.DRAW, LogKind.COUNTER, LogKind.ENTER, LogKind.DIE,
    LogKind.LOSE, LogKind.LEAVE, LogKind.GAME_OVER,
)  # fmt: skip
"""What mostly follows from what was done, and need not be told to show the difference."""


class ToldSentence(NamedTuple):
    """A sentence, and whether it says what a player did or only what came of it."""

    text: str
    is_deed: bool


def told(game: Game, seat: Id) -> tuple[ToldSentence, ...]:
    """What happened since the log is kept, as a seat saw it."""
    lines = [line for line in game.keep_log().lines(seat) if line.kind not in UNTOLD]
    return tuple(ToldSentence(line.text, line.kind not in CONSEQUENCES) for line in lines)


def compared(one: Sequence[ToldSentence], other: Sequence[ToldSentence]) -> tuple[str, str]:
    """Both as texts: what was done, and where that is the same, also what came of it.

    >>> bolt, dies = ToldSentence("Ann casts Lightning Bolt.", True), ToldSentence("Ann's Serra Angel dies.", False)
    >>> compared([bolt, dies], [])
    ('Ann casts Lightning Bolt.', 'nothing')
    >>> compared([bolt, dies], [bolt])
    ("Ann casts Lightning Bolt. Ann's Serra Angel dies.", 'Ann casts Lightning Bolt.')
    """
    deeds = [_joined(line for line in lines if line.is_deed) for lines in (one, other)]
    first, second = deeds if deeds[0] != deeds[1] else [_joined(lines) for lines in (one, other)]
    return first, second


def _joined(lines: Iterable[ToldSentence]) -> str:
    return " ".join(line.text for line in lines) or "nothing"
