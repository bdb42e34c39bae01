"""What a look at the table says about who is going to win."""

from __future__ import annotations

from math import log

import pytest

from planechase.bots.evaluating import evaluate
from planechase.testing import ANN, BOB, CAT, Table


def chance(table: Table, player: int) -> float:
    return evaluate(table.game.state, player)


def odds(table: Table, player: int) -> float:
    """Of two players, by how much this one is ahead."""
    return log(chance(table, player) / (1 - chance(table, player)))


def test_the_chances_of_all_add_up_to_one() -> None:
    table = Table(players=3)
    table.battlefield(BOB, "Serra Angel")
    assert sum(chance(table, seat) for seat in (ANN, BOB, CAT)) == pytest.approx(1)
    assert chance(table, BOB) > chance(table, CAT)


def test_creatures_life_lands_and_cards_count() -> None:
    table = Table()
    before = chance(table, ANN)
    table.battlefield(ANN, "Grizzly Bears")
    with_bears = chance(table, ANN)
    table.lands(ANN, "Forest", 1)
    with_forest = chance(table, ANN)
    table.hand(ANN, "Forest")
    with_card = chance(table, ANN)
    table.life(ANN, 10)
    assert before < with_bears < with_forest < with_card
    assert chance(table, ANN) < with_card


def test_the_last_points_of_life_count_most() -> None:
    table = Table()
    lost = []
    for life in (20, 15, 6, 1):
        table.life(ANN, life)
        lost.append(odds(table, ANN))
    assert lost[1] - lost[2] > lost[0] - lost[1] > 0
    assert lost[2] - lost[3] > (lost[0] - lost[1])


def test_a_creature_that_cannot_attack_counts_little() -> None:
    table = Table()
    angel = table.battlefield(BOB, "Serra Angel")
    free = odds(table, BOB)
    table.battlefield(ANN, "Arrest", attached_to=angel)
    assert odds(table, BOB) < free


def test_it_is_dangerous_to_stand_before_an_attack_that_kills() -> None:
    table = Table()
    table.turn(ANN, "upkeep")
    table.battlefield(ANN, "Serra Angel", "Serra Angel")
    left = []
    for life in (10, 9, 8):
        table.life(BOB, life)
        left.append(odds(table, BOB))
    assert left[1] - left[2] > 4 * (left[0] - left[1])


def test_who_has_won_is_certain() -> None:
    table = Table()
    table.game.concede(BOB)
    assert (chance(table, ANN), chance(table, BOB)) == (1, 0)
