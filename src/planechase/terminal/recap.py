"""What a person should not miss: how things have changed since their last turn, dice, and where everybody went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from planechase.rules.state.objects import Id
from planechase.rules.state.state import State
from planechase.telling.entries import Kind
from planechase.telling.log import Line

NOTEWORTHY: Final = frozenset(
    {Kind.PLANAR_ROLL, Kind.ROLL, Kind.FLIP, Kind.CHAOS, Kind.PLANESWALK, Kind.ENCOUNTER, Kind.SET_IN_MOTION}
)
MOST_NOTED: Final = 3


class Standing(NamedTuple):
    """How it stood in a turn: the life of everybody who was in the game, by name."""

    turn: int
    life: dict[str, int]


def standing(game: State) -> Standing:
    """How it stands now."""
    return Standing(game.turn.number, {player.name: player.life for player in game.players if not player.has_left})


def changes(before: Standing, now: Standing) -> str:
    """What is different: "Since your last turn: Ann 20 to 17 life, Bob is out of the game."; or nothing."""
    told = [
        f"{name} {life} to {now.life[name]} life" if name in now.life else f"{name} is out of the game"
        for name, life in before.life.items()
        if now.life.get(name) != life
    ]
    return f"Since your last turn: {', '.join(told)}." if told else ""


def since_last_turn(log: Sequence[Line], seat: Id) -> list[str]:
    """The lines of the log from the end of somebody's last turn to the beginning of this one."""
    turns = [at for at, line in enumerate(log) if line.kind is Kind.TURN]
    mine = [at for at in turns if any(mention.id == seat for mention in log[at].entries[0].mentions)]
    if not mine:
        return []
    last = mine[-2] if len(mine) > 1 else -1
    start = next(at for at in turns if at > last)
    return [line.text for line in log[start : mine[-1]]]


def noteworthy(lines: Sequence[Line]) -> list[str]:
    """What must be told of lines for which there was no room: the last rolls, and where they led."""
    return [line.text for line in lines if line.kind in NOTEWORTHY][-MOST_NOTED:]
