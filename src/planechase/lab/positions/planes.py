"""Tables on a plane, and rolling the planar die there."""

from __future__ import annotations

from collections.abc import Callable

from planechase.testing import ANN, PlanarTable, Table


def on_plane(name: str, *faces: str) -> Callable[[], Table]:
    """A table on this plane, where the planar die shows these faces first."""

    def table() -> Table:
        made = PlanarTable()
        made.on_plane(name)
        made.force_planar_die(*faces)
        return made

    return table


def roll(table: Table) -> None:
    """Ann rolls the planar die, which shows whatever comes."""
    table.do(ANN, "planar die")
