"""Counters of several kinds, abilities as targets, amounts of mana, and what is exiled once it has died: played."""

import pytest
from tests.reading.invented import read

from planechase.testing import ANN, BOB, Table
from planechase.words.card import INSTANT_CARD, card
from planechase.words.effects.permanent_effects import destroy
from planechase.words.filters import CREATURE
from planechase.words.selections import target

SLAY = card("Slay", "{B}", INSTANT_CARD, destroy(target(CREATURE)))
DENY = "Counter target spell, activated ability, or triggered ability."


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("122.1")
def test_counters_of_several_kinds_are_put_on_one_target(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    text = "Put two +1/+1 counters, a reach counter, and a lifelink counter on target creature."
    table.hand(ANN, read(text, type_line="Sorcery"))
    table.cast(ANN, "Invention", [bears])
    table.resolve()
    assert (bears.power, bears.counters) == (4, {"+1/+1": 2, "reach": 1, "lifelink": 1})


@pytest.mark.rule("601.2d")
def test_counters_are_distributed_among_targets(table: Table) -> None:
    one, other = table.battlefield(ANN, "Grizzly Bears", "Grizzly Bears")
    text = "Distribute three +1/+1 counters among any number of target creatures you control."
    table.hand(ANN, read(text, type_line="Sorcery"))
    table.cast(ANN, "Invention", [one, other], divide={one: 1, other: 2})
    table.resolve()
    assert (one.power, other.power) == (3, 4)


@pytest.mark.rule("701.6a")
def test_an_ability_is_countered_as_a_spell_is(table: Table) -> None:
    digger = table.battlefield(ANN, read("{1}: You gain 3 life.", name="Digger"))
    table.hand(BOB, read(DENY, type_line="Instant"))
    table.activate(ANN, digger)
    table.cast(BOB, "Invention", ["Digger"])
    table.resolve()
    assert (table.life(ANN), table.stack) == (20, [])


@pytest.mark.rule("605.1a")
def test_an_amount_of_mana_equal_to_a_power(table: Table) -> None:
    maker = table.battlefield(ANN, read("{T}: Add an amount of {G} equal to Invention's power."))
    table.tap_for_mana(ANN, maker)
    assert table.mana(ANN) == "{G}{G}"


@pytest.mark.rule("400.7")
def test_what_has_died_is_exiled_from_the_graveyard(table: Table) -> None:
    table.battlefield(ANN, read("Whenever another creature you control dies, exile it."))
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(BOB, SLAY)
    table.cast(BOB, "Slay", [bears])
    table.resolve()
    table.resolve()
    assert table.exile(ANN) == ["Grizzly Bears"]
