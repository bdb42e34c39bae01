"""What a person should not miss: how things have changed since their last turn, dice, and where everybody went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from planechase.tables.messages import Id
from planechase.telling.entries import LogKind, PlainEntry
from planechase.telling.view import Scene
from planechase.terminal.display_names import attacks, is_player

NOTEWORTHY: Final = frozenset(
    kind.value
    for kind in (
        LogKind.PLANAR_ROLL, LogKind.ROLL, LogKind.FLIP, LogKind.CHAOS, LogKind.PLANESWALK, LogKind.ENCOUNTER,
        LogKind.SET_IN_MOTION,
    )
)  # fmt: skip
MOST_NOTED: Final = 3


class LifeStanding(NamedTuple):
    """How it stood in a turn: the life of everybody who was in the game, by name."""

    turn: int
    life: dict[str, int]


def standing(scene: Scene) -> LifeStanding:
    """How it stands now."""
    here = [player for player in scene["players"] if not player["left"]]
    return LifeStanding(scene["turn"], {player["name"]: player["life"] for player in here})


def changes(before: LifeStanding, now: LifeStanding) -> str:
    """What is different: "Since your last turn: Ann 20 to 17 life, Bob is out of the game."; or nothing."""
    told = [
        f"{name} {life} to {now.life[name]} life" if name in now.life else f"{name} is out of the game"
        for name, life in before.life.items()
        if now.life.get(name) != life
    ]
    return f"Since your last turn: {', '.join(told)}." if told else ""


def since_last_turn(log: Sequence[PlainEntry], seat: Id) -> list[str]:
    """The lines of the log from the end of a player's last turn to the beginning of this one."""
    turns = [at for at, line in enumerate(log) if line["kind"] == LogKind.TURN.value]
    mine = [at for at in turns if seat in log[at]["players"]]
    if not mine:
        return []
    last = mine[-2] if len(mine) > 1 else -1
    start = next(at for at in turns if at > last)
    return [line["text"] for line in log[start : mine[-1]]]


def noteworthy(lines: Sequence[PlainEntry]) -> list[str]:
    """What must be told of lines for which there was no room: the last rolls, and where they led."""
    return [line["text"] for line in lines if line["kind"] in NOTEWORTHY][-MOST_NOTED:]


# ---------------------------------------------------------------------- what hurts, or is about to


def is_worth_a_look(scene: Scene, seat: Id, life_before: int) -> bool:
    """Whether a player who can do nothing wants to see this all the same: it hurts, or is about to."""
    if scene["players"][seat]["life"] < life_before:
        return not scene["stack"]
    if scene["stack"]:
        return _is_aimed_at(scene, seat)
    return scene["step"] == "declare attackers step" and _is_attacked(scene, seat)


def _is_attacked(scene: Scene, seat: Id) -> bool:
    """Whether creatures attack a player's side."""
    team = scene["players"][seat]["team"]
    defenders = [_whose(scene, attack["defender"]) for attack in attacks(scene)]
    return any(one is not None and scene["players"][one]["team"] == team for one in defenders)


def _is_aimed_at(scene: Scene, seat: Id) -> bool:
    """Whether the topmost object on the stack is another player's and targets the player or something of theirs."""
    top = scene["things"][scene["stack"][-1]]
    return top["controller"] != seat and any(_whose(scene, id) == seat for id in top["targets"])


def _whose(scene: Scene, id: Id | None) -> Id | None:
    """The player themselves, or who controls a thing or owns a card."""
    if id is None or is_player(scene, id):
        return id
    thing = scene["things"].get(id)
    return None if thing is None else thing.get("controller", thing.get("owner"))
