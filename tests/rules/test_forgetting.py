"""What was found out once is found out again where something that it depends on has changed, however quietly."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, Table
from planechase.words.amounts import SizeOf
from planechase.words.card import ENCHANTMENT_CARD, INSTANT_CARD, anthem, card
from planechase.words.effects.counter_effects import put_counters
from planechase.words.effects.flow import then
from planechase.words.effects.lasting_effects import Change
from planechase.words.effects.life_effects import gain_life
from planechase.words.effects.permanent_effects import RemoveFromCombat
from planechase.words.filters import ARTIFACT, CREATURE, Attacking, WithCounter
from planechase.words.keywords import keyword, protection
from planechase.words.selections import target
from planechase.words.statics import gets, has


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("704.5n", "613.1")
def test_a_creature_loses_the_bonus_of_an_equipment_that_falls_off(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    husk = table.battlefield(ANN, "Flayer Husk", attached_to=bears)
    table.hand(ANN, card("Rust", "{W}", INSTANT_CARD, Change(target(CREATURE), (has(protection(ARTIFACT)),))))
    assert bears.power == 3
    table.cast(ANN, "Rust", targets=[bears])
    table.resolve()
    assert (husk.attached_to, bears.power) == (None, 2)


@pytest.mark.rule("704.5q", "613.1")
def test_counters_that_have_cancelled_each_other_out_are_not_counted_any_more(table: Table) -> None:
    wind = anthem(CREATURE & WithCounter("+1/+1"), has(keyword("flying")))
    table.battlefield(ANN, card("Wind", "{U}", ENCHANTMENT_CARD, wind))
    bears = table.battlefield(ANN, "Grizzly Bears", counters={"+1/+1": 1})
    table.hand(ANN, card("Wilt", "{B}", INSTANT_CARD, put_counters("-1/-1", target(CREATURE))))
    assert bears.has("flying")
    table.cast(ANN, "Wilt", targets=[bears])
    table.resolve()
    assert (bears.counters, bears.power, bears.has("flying")) == ({}, 2, False)


@pytest.mark.rule("506.4", "613.1")
def test_what_was_removed_from_combat_has_no_bonus_for_attackers(table: Table) -> None:
    """Not even for the next instruction of the same spell."""
    table.battlefield(ANN, card("Drum", "{R}", ENCHANTMENT_CARD, anthem(CREATURE & Attacking(), gets(3, 0))))
    bears = table.battlefield(ANN, "Grizzly Bears")
    halt = then(RemoveFromCombat(target(CREATURE)), gain_life(SizeOf(target(CREATURE))))
    table.hand(BOB, card("Halt", "{W}", INSTANT_CARD, halt))
    table.attack(ANN, bears)
    assert bears.power == 5
    table.cast(BOB, "Halt", targets=[bears])
    table.resolve()
    assert (bears.attacking, bears.power, table.life(BOB)) == (None, 2, 22)
