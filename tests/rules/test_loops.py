"""Loops (CR 104.4b, 732), with cards made here."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, Table
from planechase.words.card import ENCHANTMENT_CARD, SORCERY_CARD, card, whenever
from planechase.words.effects.flow import May
from planechase.words.effects.permanents import gain_life
from planechase.words.triggers import GainsLife

SPARK = card("Spark", "{W}", SORCERY_CARD, gain_life(1))
ALWAYS = card("Endless Spring", "{W}", ENCHANTMENT_CARD, whenever(GainsLife(), gain_life(1)))
OPTIONAL = card("Tempting Spring", "{W}", ENCHANTMENT_CARD, whenever(GainsLife(), May(gain_life(1))))


@pytest.mark.rule("104.4b", "732.4")
def test_a_loop_that_only_makes_numbers_grow_is_a_draw() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, ALWAYS)
    table.hand(ANN, SPARK)
    table.cast(ANN, "Spark")
    table.resolve_all()
    assert table.result is not None
    assert table.result.is_draw


@pytest.mark.rule("104.4b")
def test_a_loop_with_an_option_in_it_is_no_draw_and_ends() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, OPTIONAL)
    table.hand(ANN, SPARK, SPARK)
    table.always(ANN, True, about="Tempting Spring")
    table.cast(ANN, "Spark")
    table.resolve_all()
    assert table.result is None
    life = table.life(ANN)
    assert life > 100
    table.cast(ANN, "Spark")
    table.resolve()
    table.resolve()
    assert table.life(ANN) == life + 2


@pytest.mark.rule("104.4b")
def test_whoever_stops_in_time_stops_the_loop() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, OPTIONAL)
    table.hand(ANN, SPARK)
    table.will(ANN, *[True] * 60, False)
    table.cast(ANN, "Spark")
    table.resolve_all()
    assert (table.result, table.life(ANN), table.life(BOB)) == (None, 81, 20)
