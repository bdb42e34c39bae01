"""What the table shows of a variant. The variant says it, so code that draws a table need not know any variant.

Its parts are plain data, which goes into the view as it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypedDict

from planechase.rules.state.objects import Id


class FaceUpView(TypedDict):
    """A card that a variant lays face up. The heading says what it is, and whose."""

    id: Id
    controller: Id
    """CR 109.4, 311.5: with several turns at once, several players control planes."""
    heading: str


class AboutView(TypedDict):
    """A line about a player: "Commander", and where theirs are."""

    player: Id
    heading: str
    entries: list[str]


class RoleView(TypedDict):
    """What a player is at this table, in a word or two: "archenemy", "emperor", "your enemy"."""

    player: Id
    role: str


class CountView(TypedDict):
    """A number that stands beside a player's life and hand, such as the schemes that are left."""

    player: Id
    of: str
    count: int


class PlaceView(TypedDict):
    """A special place of the table, with what lies there."""

    heading: str
    entries: list[str]


@dataclass(frozen=True, slots=True)
class Shown:
    """Everything that a variant shows to one viewer."""

    face_up: tuple[FaceUpView, ...] = ()
    about: tuple[AboutView, ...] = ()
    roles: tuple[RoleView, ...] = ()
    counts: tuple[CountView, ...] = ()
    places: tuple[PlaceView, ...] = ()
    elsewhere: tuple[Id, ...] = ()
    """Other objects in the command zone that these lines tell of, so that they need not be listed again."""


NOTHING: Final = Shown()
