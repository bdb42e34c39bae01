"""Costs that are paid without a choice, read and played (CR 118, 701.9b, 701.17b)."""

import pytest
from tests.reading.invented import read

from planechase.testing import ANN, Table


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("701.9b")
def test_a_card_is_discarded_at_random(table: Table) -> None:
    shaman = table.battlefield(ANN, read("{1}, Discard a card at random: You gain 2 life."))
    table.hand(ANN, "Forest")
    table.activate(ANN, shaman)
    assert table.graveyard(ANN) == ["Forest"]
    table.resolve()
    assert table.life(ANN) == 22


@pytest.mark.rule("118.3")
def test_the_whole_hand_is_discarded(table: Table) -> None:
    slate = table.battlefield(ANN, read("Discard your hand: You gain 2 life."))
    table.hand(ANN, "Forest", "Grizzly Bears")
    table.activate(ANN, slate)
    assert table.hand(ANN) == []


@pytest.mark.rule("701.17b")
def test_a_card_is_milled(table: Table) -> None:
    digger = table.battlefield(ANN, read("Mill a card: You gain 2 life."))
    table.library(ANN, "Forest")
    table.activate(ANN, digger)
    assert table.graveyard(ANN) == ["Forest"]


@pytest.mark.rule("122.1")
def test_a_counter_is_put_on_the_source(table: Table) -> None:
    wall = table.battlefield(ANN, read("Put a -1/-1 counter on Invention: You gain 2 life."))
    table.activate(ANN, wall)
    assert (wall.power, wall.counters) == (1, {"-1/-1": 1})
