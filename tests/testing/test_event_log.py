"""A table's log: a line for each event, with names instead of numbers and without what is nothing."""

from __future__ import annotations

import pytest

from planechase.rules.events.dice import flip_coin, roll
from planechase.rules.events.events import CounterPlacement, Notice
from planechase.rules.events.happening import happen
from planechase.testing import ANN, BOB, Table


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def test_whoever_and_whatever_it_is_about_is_named(table: Table) -> None:
    table.hand(ANN, "Lightning Bolt")
    table.hand(BOB, "Cancel")
    bolt = table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.cast(BOB, "Cancel", targets=[bolt])
    table.resolve()
    assert table.log == [
        "becomes target: Bob, player Ann",
        "committed crime: player Ann",
        "zone change: Lightning Bolt, origin hand, to stack, cause cast",
        "spell cast: Lightning Bolt, player Ann",
        "becomes target: Lightning Bolt, player Bob",
        "committed crime: player Bob",
        "zone change: Cancel, origin hand, to stack, cause cast",
        "spell cast: Cancel, player Bob",
        "zone change: Lightning Bolt, origin stack, to graveyard, cause counter",
        "countered: Lightning Bolt",
        "zone change: Cancel, origin stack, to graveyard, cause resolve",
    ]


def test_mana_is_shown_as_symbols(table: Table) -> None:
    table.battlefield(ANN, "Sol Ring")
    table.tap_for_mana(ANN, "Sol Ring")
    assert table.log == [
        "tap: Sol Ring",
        "ability activated: Sol Ring, player Ann, is mana yes",
        "mana added: player Ann, mana {C}{C}, Sol Ring",
        "tapped for mana: Sol Ring, player Ann, mana {C}{C}",
    ]


def test_the_first_player_is_not_nothing_although_her_number_is_zero(table: Table) -> None:
    elves = table.battlefield(BOB, "Llanowar Elves")
    table.turn(BOB)
    table.attack(BOB, {elves: ANN})
    assert table.log[-3:] == [
        "tap: Llanowar Elves",
        "attackers declared: player Bob, attacks Llanowar Elves and Ann",
        "attacks: Llanowar Elves, defender Ann, defending player Ann, alone yes",
    ]
    table.combat_damage()
    (line,) = [line for line in table.log if line.startswith("damage dealt")]
    assert line == "damage dealt: source Llanowar Elves, target Ann, amount 1, combat yes, preventable yes, first yes"
    table.concede(BOB)
    assert table.log[-1] == "game over: winners Ann, reason every opponent has left the game"
    assert "left with owner: Llanowar Elves" in table.log


def test_what_is_no_player_keeps_its_number(table: Table) -> None:
    """A die that shows 1 does not show Bob; heads that did not come are not told of."""
    table.force_dice(1)
    table.happen(lambda state: roll(state, state.players[ANN], 6))
    assert table.log[-1] == "dice rolled: player Ann, sides 6, results 1"
    table.force_coins("tails")
    table.will(ANN, "tails")
    table.happen(lambda state: flip_coin(state, state.players[ANN]))
    assert table.log[-1] == "coin flipped: player Ann, won yes"


def test_several_are_joined(table: Table) -> None:
    table.force_dice(2, 5)
    table.happen(lambda state: roll(state, state.players[BOB], 6, 2))
    assert table.log[-1] == "dice rolled: player Bob, sides 6, results 2 and 5"


def test_a_step_begins_with_its_name(table: Table) -> None:
    table.next_step()
    assert table.log == [
        "step ends: player Ann, step precombat main phase",
        "step begins: player Ann, step beginning of combat",
    ]


def test_counters_go_on_what_is_named(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.happen(lambda state: happen(state, CounterPlacement(bears.id, "oil", 2)))
    table.happen(lambda state: happen(state, CounterPlacement(ANN, "energy", 3)))
    assert table.log == [
        "counter placement: on Grizzly Bears, kind oil, count 2, by effect yes",
        "counter placement: on Ann, kind energy, count 3, by effect yes",
    ]
    assert (bears.counters, table.counters(ANN, "energy")) == ({"oil": 2}, 3)


def test_an_event_of_which_there_is_nothing_to_say_is_its_kind(table: Table) -> None:
    table.happen(lambda state: happen(state, Notice()))
    assert table.log == ["notice"]
    table.happen(lambda state: happen(state, Notice("{} and {} meet", (ANN, 4711))))
    assert table.log[-1] == "notice: {} and {} meet, about Ann and 4711", "nobody knows what that was"
    assert [type(event) for event in table.happened(Notice)] == [Notice, Notice]
    assert table.happened(CounterPlacement) == []


def test_who_was_named_stays_named_after_it_is_gone(table: Table) -> None:
    token = table.battlefield(ANN, "Grizzly Bears", token=True)
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[token])
    table.resolve()
    assert not token.exists
    assert "destroyed: Grizzly Bears, can regenerate yes, by damage yes" in table.log
