"""What a seat is told about the planar die before it is rolled."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB
from planechase.testing.planar_table import PlanarTable
from planechase.variants.views import RollView


def shown(table: PlanarTable, player: int) -> RollView | None:
    return table.view(player)["variants"]["planechase"]["roll"]


@pytest.mark.rule("901.9")
def test_the_price_and_the_reason_are_those_of_the_moment() -> None:
    table = PlanarTable(2)
    assert shown(table, ANN) == {"cost": 0, "why_not": None}
    assert shown(table, BOB) == {"cost": 0, "why_not": "Only on your own turn."}
    table.roll(ANN, "blank")
    assert shown(table, ANN) == {"cost": 1, "why_not": "You cannot pay {1}."}
    table.lands(ANN, "Forest", 1)
    assert shown(table, ANN) == {"cost": 1, "why_not": None}
    table.go_to("upkeep", of=BOB)
    assert shown(table, BOB) == {"cost": 0, "why_not": "Only in a main phase."}


def test_who_only_watches_rolls_no_die() -> None:
    assert PlanarTable(2).view(None)["variants"]["planechase"]["roll"] is None
