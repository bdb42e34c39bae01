"""Planeswalkers and loyalty abilities (CR 306, 606): beside what is in the tests of activating and of damage."""

import pytest

from planechase.rules.language import card_types
from planechase.testing import ANN, BOB, Table, check_cards
from planechase.vocabulary import (
    ANY_TARGET,
    CREATURE,
    INSTANT_CARD,
    PLANESWALKER,
    YOURS,
    X,
    add_types,
    anthem,
    base_size,
    card,
    change,
    controls,
    create_copy_token,
    creature,
    damage,
    draw,
    gain_life,
    gets,
    loyal,
    loyal_x,
    planeswalker,
    put_counters,
    target,
)
from planechase.writing import card_text

MINER = card("Miner", "{R}", planeswalker("Daretti", 5), loyal(1, gain_life(1)), loyal_x(damage(X, ANY_TARGET)))
CAPTAIN = card(
    "Captain", "{W}", planeswalker("Gideon", 4), anthem(CREATURE & YOURS, gets(1, 1)),
    loyal(-1, draw(), only=controls(CREATURE)),
)  # fmt: skip


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def test_loyalty_costs_read_as_they_are_printed() -> None:
    assert card_text(MINER) == "+1: You gain 1 life.\n−X: Miner deals X damage to any target."
    check_cards(MINER, CAPTAIN)


@pytest.mark.rule("606.4", "107.3a")
def test_x_loyalty_counters_are_removed_as_the_cost(table: Table) -> None:
    walker = table.battlefield(ANN, MINER)
    table.activate(ANN, walker, 1, targets=[BOB], x=3)
    assert walker.loyalty == 2
    table.resolve()
    assert table.life(BOB) == 17
    assert not table.can_activate(ANN, walker, 0)


@pytest.mark.rule("606.6", "107.3a")
def test_x_is_no_more_than_the_loyalty_there_is(table: Table) -> None:
    walker = table.battlefield(ANN, MINER)
    with table.refuses("from 0 to 5"):
        table.activate(ANN, walker, 1, targets=[BOB], x=6)


@pytest.mark.rule("606.6", "306.9")
def test_a_planeswalker_may_give_all_its_loyalty_for_x(table: Table) -> None:
    walker = table.battlefield(ANN, MINER)
    table.activate(ANN, walker, 1, targets=[BOB], x=5)
    assert table.graveyard(ANN) == ["Miner"]
    table.resolve()
    assert table.life(BOB) == 15


@pytest.mark.rule("606.4")
def test_x_may_be_nothing(table: Table) -> None:
    walker = table.battlefield(ANN, MINER)
    table.activate(ANN, walker, 1, targets=[BOB], x=0)
    table.resolve()
    assert (walker.loyalty, table.life(BOB)) == (5, 20)


@pytest.mark.rule("604.1", "602.5b")
def test_a_planeswalker_has_static_abilities_and_conditions_as_others_do(table: Table) -> None:
    walker = table.battlefield(ANN, CAPTAIN)
    assert not table.can_activate(ANN, walker)
    bears = table.battlefield(ANN, "Grizzly Bears")
    assert bears.power == 3
    table.activate(ANN, walker)
    assert walker.loyalty == 3


@pytest.mark.rule("306.4", "704.5j")
def test_of_two_planeswalkers_with_one_name_a_player_keeps_one(table: Table) -> None:
    first = table.battlefield(ANN, MINER)
    table.will(ANN, first)
    table.enters(ANN, MINER)
    assert table.battlefield(ANN) == ["Miner"]
    assert table.graveyard(ANN) == ["Miner"]
    other = card("Old Miner", "{R}", planeswalker("Daretti", 2), loyal(1, draw()))
    table.enters(ANN, other)
    assert sorted(table.battlefield(ANN)) == ["Miner", "Old Miner"]


@pytest.mark.rule("306.8", "120.3c", "120.3e")
def test_a_planeswalker_that_is_a_creature_suffers_both_ways(table: Table) -> None:
    walker = table.battlefield(ANN, MINER)
    rise = card(
        "Rise", "{R}", INSTANT_CARD, change(target(PLANESWALKER), (add_types(card_types.CREATURE), base_size(6, 6)))
    )
    bolt = card("Spark", "{R}", INSTANT_CARD, damage(3, ANY_TARGET))
    table.hand(ANN, rise, bolt)
    table.cast(ANN, "Rise", targets=[walker])
    table.resolve()
    table.cast(ANN, "Spark", targets=[walker])
    table.resolve()
    assert (walker.loyalty, walker.damage) == (2, 3)


@pytest.mark.rule("606.2", "606.3")
def test_a_creature_with_a_loyalty_ability_follows_the_same_rules(table: Table) -> None:
    sage = card("Sage", "{U}", creature("Wizard", 1, 1), loyal(1, gain_life(1)), loyal(-2, gain_life(5)))
    there = table.battlefield(ANN, sage)
    assert not table.can_activate(ANN, there, 1)
    table.activate(ANN, there, 0)
    table.resolve()
    assert (there.loyalty, table.battlefield(ANN)) == (1, ["Sage"])
    assert not table.can_activate(ANN, there, 0)


@pytest.mark.rule("606.3")
def test_more_loyalty_does_not_allow_another_ability_in_that_turn(table: Table) -> None:
    walker = table.battlefield(ANN, MINER)
    table.activate(ANN, walker, 0)
    table.resolve()
    table.hand(ANN, card("Praise", "{W}", INSTANT_CARD, put_counters("loyalty", target(PLANESWALKER), 2)))
    table.cast(ANN, "Praise", targets=[walker])
    table.resolve()
    assert walker.loyalty == 8
    assert not table.can_activate(ANN, walker, 0)


@pytest.mark.rule("306.5b", "707.2")
def test_a_copy_has_the_printed_loyalty(table: Table) -> None:
    walker = table.battlefield(ANN, MINER, counters={"loyalty": 1})
    twin = card("Twin", "{U}", INSTANT_CARD, create_copy_token(target(PLANESWALKER)))
    table.hand(BOB, twin)
    table.cast(BOB, "Twin", targets=[walker])
    table.resolve()
    assert table.find("Miner", controller=BOB).loyalty == 5
