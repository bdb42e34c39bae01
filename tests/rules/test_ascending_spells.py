"""Ascend on instants and sorceries (CR 702.131a)."""

from __future__ import annotations

import pytest

from planechase.rules.events.events import GetsBlessing
from planechase.testing import ANN, BOB, Table
from planechase.vocabulary import HAS_BLESSING, SORCERY_CARD, card, draw, instead, keyword

SECRETS = card("Secrets", "{U}", SORCERY_CARD, keyword("ascend"), instead(draw(1), HAS_BLESSING, draw(3)))


def reading(lands: int) -> Table:
    """Ann, with so many lands, has cast Secrets."""
    table = Table(free_mana=True)
    table.lands(ANN, "Island", lands)
    table.lands(BOB, "Island", 10)
    table.hand(ANN, SECRETS)
    table.cast(ANN, "Secrets")
    return table


@pytest.mark.rule("702.131a", "608.2c")
def test_a_spell_with_ascend_brings_the_blessing_before_the_rest_of_its_text() -> None:
    table = reading(10)
    assert table.happened(GetsBlessing) == [], "it is a spell ability: nothing happens before it resolves"
    table.resolve()
    assert [event.player for event in table.happened(GetsBlessing)] == [ANN]
    assert len(table.hand(ANN)) == 3


@pytest.mark.rule("702.131a")
def test_with_nine_permanents_it_does_not_and_nothing_is_left_of_it() -> None:
    table = reading(9)
    table.resolve()
    assert len(table.hand(ANN)) == 1
    table.lands(ANN, "Island", 1)
    table.next_step()
    assert table.happened(GetsBlessing) == []


@pytest.mark.rule("702.131a", "702.131c")
def test_nobody_gets_the_blessing_twice() -> None:
    table = reading(10)
    table.resolve()
    table.hand(ANN, SECRETS)
    table.cast(ANN, "Secrets")
    table.resolve()
    assert len(table.happened(GetsBlessing)) == 1
