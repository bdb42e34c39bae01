"""What is tracked beside the rules: commanders, designations, whether it is day. It is part of the state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from planechase.rules.state.objects import Id
from planechase.rules.state.state import State

NAME: Final = "paper"
TAX: Final = 2
"""CR 903.8: the additional cost for each time a commander was cast from the command zone."""
DEADLY: Final = 21
"""CR 903.10a: how much combat damage by one commander is lethal."""


class PaperCommander:
    """CR 903.3: a player's commander, how often it was cast, and how much it has hurt whom."""

    __slots__ = ("casts", "damage", "name", "owner")

    def __init__(self, owner: Id, name: str) -> None:
        self.owner = owner
        self.name = name
        self.casts = 0
        self.damage: dict[Id, int] = {}

    def clone(self) -> PaperCommander:
        new = PaperCommander(self.owner, self.name)
        new.casts = self.casts
        new.damage = self.damage.copy()
        return new

    @property
    def tax(self) -> int:
        return TAX * self.casts


class Ledger:
    """All of that for one game."""

    __slots__ = ("commanders", "daytime", "holders", "started", "why_out")

    def __init__(self, commanders: Sequence[PaperCommander] = ()) -> None:
        self.started = False
        self.commanders = list(commanders)
        self.holders: dict[str, Id] = {}
        """Who has the initiative, and whatever else one player has at a time."""
        self.daytime: str | None = None
        self.why_out: dict[Id, str] = {}

    def clone(self) -> Ledger:
        new = Ledger([commander.clone() for commander in self.commanders])
        new.started = self.started
        new.holders = self.holders.copy()
        new.daytime = self.daytime
        new.why_out = self.why_out.copy()
        return new


def ledger_of(game: State) -> Ledger:
    """The ledger of a paper game."""
    found = game.variant_state[NAME]
    assert isinstance(found, Ledger)
    return found
