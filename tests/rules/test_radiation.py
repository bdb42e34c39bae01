"""Rad counters (CR 728)."""

import pytest
from tests.bots.deciding import decide
from tests.reading.invented import read

from planechase.testing import ANN, BOB, Table
from planechase.vocabulary import SORCERY_CARD, TARGET_PLAYER, card, get_counters

GLOW = card("Glow", "{B}", SORCERY_CARD, get_counters("rad", 3, TARGET_PLAYER))


@pytest.fixture
def table() -> Table:
    table = Table(free_mana=True)
    table.hand(ANN, GLOW)
    return table


def glow(table: Table, player: int) -> None:
    table.cast(ANN, "Glow", targets=[player])
    table.resolve()


def begin_main(table: Table) -> None:
    """On to the main phase of the next turn."""
    table.next_turn()
    table.go_to("main")


def rads(table: Table, player: int) -> int:
    return table.state.players[player].counters.get("rad", 0)


@pytest.mark.rule("728.1")
def test_cards_are_milled_and_those_that_are_no_lands_hurt(table: Table) -> None:
    table.library(BOB, "Forest", "Grizzly Bears", "Lightning Bolt", "Serra Angel")
    glow(table, BOB)
    begin_main(table)
    assert table.stack == ["the rad counters' ability"]
    table.resolve()
    assert (sorted(table.graveyard(BOB)), table.life(BOB), rads(table, BOB)) == (
        ["Grizzly Bears", "Lightning Bolt", "Serra Angel"],
        17,
        0,
    )


@pytest.mark.rule("728.1")
def test_it_goes_on_while_there_are_some_and_only_in_ones_own_turns(table: Table) -> None:
    table.library(BOB, "Forest", "Forest", "Grizzly Bears", "Forest")
    glow(table, BOB)
    table.hand(ANN, GLOW)
    glow(table, BOB)
    begin_main(table)
    assert table.stack == ["the rad counters' ability"], "one ability, however many counters there are"
    table.resolve()
    assert (len(table.graveyard(BOB)), table.life(BOB), rads(table, BOB)) == (6, 19, 5)
    begin_main(table)
    assert table.stack == []


@pytest.mark.rule("728.1")
def test_without_rad_counters_nothing_triggers(table: Table) -> None:
    begin_main(table)
    assert table.stack == []


@pytest.mark.rule("728.1")
def test_counters_got_by_a_card_that_was_read(table: Table) -> None:
    table.enters(ANN, read("When this creature enters, each opponent gets two rad counters."))
    table.resolve()
    begin_main(table)
    assert table.stack == ["the rad counters' ability"]


@pytest.mark.rule("728.1")
def test_a_bot_gives_them_to_others() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, GLOW)
    table.cast(ANN, "Glow", pause=True)
    assert decide(table) == [BOB]
