"""Tables on a plane, and rolling the planar die there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from planechase.testing import ANN, PlanarTable, Table

BLANKS: Final = ("blank",) * 8
"""More than anybody rolls in a position."""


def on_plane(name: str, *faces: str) -> Callable[[], Table]:
    """A table on this plane, where the planar die shows these faces and then blanks."""

    def table() -> Table:
        made = PlanarTable()
        made.on_plane(name)
        made.force_planar_die(*faces, *BLANKS)
        return made

    return table


def roll(table: Table) -> None:
    """Ann rolls the planar die, which shows whatever comes."""
    table.do(ANN, "planar die")
