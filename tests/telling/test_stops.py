"""When people are asked, and when the terminal passes for them."""

from __future__ import annotations

import pytest

from planechase.telling.stops import Passing, Stops
from planechase.testing import ANN, BOB, CAT, Table


@pytest.mark.parametrize(
    ("active", "step", "asked"),
    [
        (ANN, "upkeep", False),
        (ANN, "precombat main phase", True),
        (ANN, "beginning of combat", False),
        (ANN, "postcombat main phase", True),
        (ANN, "end step", False),
        (BOB, "precombat main phase", False),
        (BOB, "end step", False),
        (CAT, "end step", True),
    ],
)
def test_where_one_is_usually_asked(active: int, step: str, asked: bool) -> None:
    table = Table(players=3)
    table.turn(active, step)
    assert Stops(ANN).passes(table.state) is not asked


def test_with_full_control_one_is_asked_everywhere() -> None:
    table = Table()
    table.turn(BOB, "upkeep")
    stops = Stops(ANN)
    stops.full_control = True
    assert not stops.passes(table.state)


def test_one_is_asked_about_what_others_do_and_not_about_ones_own_spells() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    assert Stops(ANN).passes(table.state)
    assert not Stops(BOB).passes(table.state)


def test_those_who_are_attacked_are_asked() -> None:
    table = Table(players=3)
    table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, {"Grizzly Bears": BOB})
    assert not Stops(BOB).passes(table.state)
    assert Stops(CAT).passes(table.state)


def test_passing_until_something_happens() -> None:
    table = Table(free_mana=True)
    table.turn(BOB, "end step")
    stops = Stops(ANN)
    stops.start_passing(table.state, Passing.UNTIL_SOMETHING_HAPPENS)
    assert stops.passes(table.state)
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    assert not stops.passes(table.state)


def test_passing_until_ones_own_turn() -> None:
    table = Table(free_mana=True)
    stops = Stops(ANN)
    stops.start_passing(table.state, Passing.UNTIL_NEXT_TURN)
    assert stops.passes(table.state)
    table.turn(BOB, "end step")
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    assert stops.passes(table.state)
    table.go_to("precombat main phase", of=ANN)
    assert not stops.passes(table.state)
