"""How sure the shares of an arena are: possible, and honest about few deals."""

from __future__ import annotations

import pytest

from planechase.lab.arena import DealOutcome, standings
from planechase.lab.proportions import wilson


def test_shares_of_few_games_are_unsure() -> None:
    assert wilson(1, 1, known=1).low < 0.25
    assert wilson(0.5, 100, known=100).low > 0.4
    assert wilson(0, 30, known=30).low == 0


def deal(first: float, second: float) -> DealOutcome:
    return DealOutcome({"steady": 2, "random": 2}, {"steady": first, "random": second})


def test_five_deals_that_went_one_way_prove_little() -> None:
    steady, random = standings([deal(2, 0)] * 5, ["steady", "random"])
    assert (steady.rate, random.rate) == (1, 0)
    assert 0.5 < steady.low < 0.6
    assert steady.high == 1
    assert random.low == 0
    assert 0.4 < random.high < 0.5


def test_deals_that_everybody_shares_are_no_certainty_either() -> None:
    steady, _ = standings([deal(1, 1)] * 5, ["steady", "random"])
    assert steady.low < 0.3
    assert steady.high > 0.7


def test_an_arena_gives_no_impossible_rates() -> None:
    for lost in range(1, 5):
        for one in standings([deal(1, 1)] * lost + [deal(2, 0)] * (5 - lost), ["steady", "random"]):
            assert 0 <= one.low < one.rate < one.high <= 1 or one.rate in (one.low, one.high)


def test_deals_that_went_both_ways_are_drawn_anew() -> None:
    steady, random = standings([deal(1, 1)] * 20 + [deal(2, 0)] * 20, ["steady", "random"])
    assert steady.low == pytest.approx(0.67, abs=0.02)
    assert steady.high == pytest.approx(0.83, abs=0.02)
    assert steady.low + random.high == pytest.approx(1, abs=0.02)
