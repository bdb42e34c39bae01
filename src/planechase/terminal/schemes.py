"""What the board shows of schemes (CR 904): those in motion and those that go on, and how many are left."""

from __future__ import annotations

from planechase.rules.casual import schemes
from planechase.rules.state.objects import Id
from planechase.rules.state.state import State
from planechase.telling.naming import of
from planechase.terminal.planes import FaceUp, Shown
from planechase.words.english import characteristics_text


def face_up(state: State, view: Shown) -> list[FaceUp]:
    """CR 904.8: the schemes face up, and whose they are."""
    found: list[FaceUp] = []
    for scheme in schemes.face_up(state):
        chars = state.chars(scheme)
        owner = of(state.players[scheme.owner].name)
        found.append(FaceUp(f"{chars.name} ({owner} {chars.type_line.lower()})", characteristics_text(chars)))
    return found


def left(state: State, player: Id) -> list[int]:
    """How many schemes an archenemy still has face down."""
    known = schemes.scheme_state(state)
    deck = known.decks.get(player) if known is not None else None
    return [len(deck)] if deck is not None else []


def in_command_zone(state: State, view: Shown) -> list[Id]:
    """The schemes that are shown with their text."""
    return [scheme.id for scheme in schemes.face_up(state)]
