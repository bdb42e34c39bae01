"""What the board shows of vanguards (CR 902): who plays as whom, and what one's own character can do."""

from __future__ import annotations

from planechase.rules.language.card_types import VANGUARD
from planechase.rules.state.objects import Id, Object
from planechase.rules.state.state import State
from planechase.terminal.planes import FaceUp, Shown
from planechase.words.english import characteristics_text


def face_up(state: State, view: Shown) -> list[FaceUp]:
    """The viewer's own vanguard, with its text; those of others can be looked up by their names."""
    own = [obj for obj in _vanguards(state) if obj.owner == view["viewer"]]
    return [FaceUp(f"You are {obj.copiable.name}", characteristics_text(state.chars(obj))) for obj in own]


def rows(state: State, view: Shown, player: Id) -> list[tuple[str, list[str]]]:
    """The line about a player: whom they play as."""
    names = [obj.copiable.name for obj in _vanguards(state) if obj.owner == player]
    return [("Vanguard", names)] if names else []


def in_command_zone(state: State, view: Shown) -> list[Id]:
    """The vanguards, which are shown with their players."""
    return [obj.id for obj in _vanguards(state)]


def _vanguards(state: State) -> list[Object]:
    objects = [state.objects[id] for id in state.command]
    return [obj for obj in objects if obj.copiable.types & VANGUARD and not obj.face_down]
