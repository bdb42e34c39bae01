"""Grand Melee (CR 807): many players, everybody for themselves, and several of them take their turns at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from planechase.rules.multiplayer.turn_markers import APART
from planechase.rules.multiplayer.variant import Agreed, CardFinder
from planechase.rules.state.options import AttackOption, Options
from planechase.variants.table_shapes import IllegalTable, TableShape

REACH: Final = 1
FEWEST: Final = 2 * APART
"""CR 807.4a: with fewer players there is only one turn marker."""


class GrandMelee(TableShape):
    """CR 807: reach the next seats, attack to the left, and take turns four seats apart at the same time.

    It is meant for ten players or more (807.1) and makes sense from eight on; `small` lets fewer play.
    """

    __slots__ = ("small",)
    name = "grand melee"
    summary = "Many players, several turns at once: you reach only the seats next to you, and attack to the left."
    about = (
        "It is for ten players or more, and works with eight. There is a turn marker for every four "
        "players, and each marker has a turn and a stack of its own; a marker waits where it would come too close "
        "to the one before it. Markers are taken away as players leave."
    )
    rules = "CR 807"

    def __init__(self, small: bool = False) -> None:
        self.small = small

    def check(self, table: Agreed) -> None:
        """CR 807.1, 807.4a."""
        if table.players < FEWEST and not self.small:
            raise IllegalTable(
                f"Grand Melee is for ten players or more; {table.players} could not take two turns at once, "
                f"which needs {FEWEST}."
            )

    def options(self, options: Options, table: Agreed) -> Options:
        """CR 801.18, 807.2, 807.4, 807.5."""
        return replace(
            options, ranges=(REACH,) * table.players, attack=AttackOption.LEFT, markers=True, strict_ranges=True
        )

    def plain(self) -> dict[str, Any]:
        return {"small": self.small}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any], named: CardFinder) -> GrandMelee:
        return cls(plain["small"])
