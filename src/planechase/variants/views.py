"""What a view says of each variant as data; `TableView` has the parts that every variant shows in the same way."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from planechase.rules.state.objects import Id


class RollView(TypedDict):
    """CR 901.9: what rolling the planar die would cost the viewer now, and why it cannot be done, if it cannot."""

    cost: int
    why_not: str | None


class MapPlaceView(TypedDict):
    """A plane on the Eternities Map, and how far to the right and up it lies from where the players are."""

    at: tuple[int, int]
    id: Id
    name: str
    counters: dict[str, int]


class PlanechaseView(TypedDict):
    """CR 901: how many cards are left in whose deck, the die, and the Eternities Map."""

    decks: dict[str, int]
    """By seat, or "communal"."""
    roll: RollView | None
    """None for a spectator."""
    map: NotRequired[list[MapPlaceView]]


class LeaderView(TypedDict):
    """CR 903: a commander; where it is, if the viewer may know, and what casting it costs more."""

    owner: Id
    name: str
    id: Id | None
    zone: str | None
    tax: int


class WoundView(TypedDict):
    """CR 903.10a: the combat damage that one commander has dealt to one player."""

    player: Id
    commander: str
    of: Id
    dealt: int


class CommanderView(TypedDict):
    """CR 903: commanders, and the damage they have dealt."""

    commanders: list[LeaderView]
    damage: list[WoundView]


class NoView(TypedDict):
    """A variant that `TableView` says everything about."""


VariantViews = TypedDict(
    "VariantViews",
    {
        "planechase": PlanechaseView,
        "archenemy": NoView,
        "supervillain rumble": NoView,
        "commander": CommanderView,
        "vanguard": NoView,
        "emperor": NoView,
        "star": NoView,
        "free-for-all": NoView,
        "grand melee": NoView,
        "two-headed giant": NoView,
        "team vs. team": NoView,
        "alternating teams": NoView,
    },
    total=False,
)
"""By the name of the variant; those that are not played are left out."""
