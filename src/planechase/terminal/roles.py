"""What a player is at the table, in a word or two: archenemy, emperor, an enemy of the viewer's, or out of reach."""

from __future__ import annotations

from planechase.rules.state.objects import Id
from planechase.rules.state.state import State
from planechase.terminal.planes import Shown
from planechase.words.english import listed


def roles(state: State, view: Shown, player: Id) -> list[str]:
    """All that is to be said of a player behind their name."""
    viewer: Id | None = view["viewer"]
    variants: list[Shown] = list(view["variants"].values())
    enemies = [enemy for shown in variants for enemy in shown.get("enemies", {}).get(str(viewer), ())]
    said = {
        "archenemy": player in state.options.archenemies and bool(state.options.teams),
        "emperor": any(player in shown.get("emperors", ()) for shown in variants),
        "your enemy": player in enemies,
        "out of reach": not _reaches(view, viewer, player),
    }
    return [word for word, so in said.items() if so]


def _reaches(view: Shown, viewer: Id | None, player: Id) -> bool:
    """CR 801.2: whether a player is within the viewer's range of influence."""
    reach = view["players"][viewer]["reach"] if viewer is not None else None
    return reach is None or player in reach or view["players"][player]["left"]


def teammates(view: Shown, player: Id) -> str:
    """CR 102.3: with whom a player plays, or nothing if that is nobody."""
    team = view["players"][player]["team"]
    mates = [mate["name"] for mate in view["players"] if mate["team"] == team and mate["id"] != player]
    return f"with {listed(mates)}" if mates else ""
