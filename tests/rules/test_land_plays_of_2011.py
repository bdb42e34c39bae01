"""Announcing which effect a land play comes from, as it was in 2011 (2011:305.2)."""

from __future__ import annotations

import pytest

from planechase.rules.state.edition import Edition
from planechase.testing import ANN, Table
from planechase.vocabulary import card, more_lands, typed

PATHS = card("Paths", "{G}", typed("Enchantment"), more_lands(1))


@pytest.mark.rule("2011:305.2")
def test_of_two_effects_one_is_announced_when_the_land_play_of_the_turn_is_gone() -> None:
    table = Table(edition=Edition.Y2011)
    table.battlefield(ANN, PATHS)
    second = table.battlefield(ANN, PATHS)
    table.hand(ANN, "Forest", "Forest")
    table.will(ANN, [])
    table.play_land(ANN, "Forest")
    table.will(ANN, [second])
    table.play_land(ANN, "Forest")
    table.hand(ANN, "Forest", "Forest")
    table.play_land(ANN, "Forest")
    with table.refuses("No more lands"):
        table.play_land(ANN, "Forest")
