"""The sensible bot as an archenemy, where a scheme leaves her a choice."""

from __future__ import annotations

import pytest

from planechase.bots import BotTable as Bots
from planechase.bots import SensibleBot
from planechase.rules.casual import schemes
from planechase.testing import ANN, BOB, CAT, SchemeTable


def set_in_motion(table: SchemeTable, name: str) -> None:
    """She sets a scheme in motion, and bots play on until it has resolved."""
    table.scheme_deck(name)
    table.happen(lambda state: schemes.set_top_in_motion(state, state.players[ANN]), pause=True)
    bots = Bots([SensibleBot() for _ in table.game.state.players])
    while table.game.state.turn.stack or table.game.state.waiting:
        bots.answer(table.game)


def test_she_destroys_no_creatures_of_her_own() -> None:
    table = SchemeTable()
    table.battlefield(ANN, "Llanowar Elves", "Serra Angel")
    table.battlefield(BOB, "Grizzly Bears", "Gold Myr")
    set_in_motion(table, "Running Is Useless")
    assert table.battlefield(ANN) == ["Llanowar Elves", "Serra Angel"]
    assert len(table.battlefield(BOB)) == 1, "only one of them, for their mana values are the same"


@pytest.mark.parametrize(("mine", "then"), [(5, (25, 20, 5)), (30, (30, 20, 25))])
def test_she_takes_the_life_of_whoever_has_more(mine: int, then: tuple[int, int, int]) -> None:
    table = SchemeTable()
    table.life(ANN, mine)
    table.life(CAT, 25)
    set_in_motion(table, "You Live Only Because I Will It")
    assert tuple(table.life(player) for player in (ANN, BOB, CAT)) == then


def test_she_copies_only_what_is_better_than_a_scarecrow() -> None:
    table = SchemeTable()
    table.battlefield(BOB, "Serra Angel", "Llanowar Elves")
    set_in_motion(table, "Your Own Face Mocks You")
    assert sorted(table.battlefield(ANN)) == ["Scarecrow Token", "Serra Angel"]


def test_she_takes_the_best_of_the_milled_cards() -> None:
    table = SchemeTable()
    table.library(BOB, "Forest", "Llanowar Elves", "Serra Angel")
    set_in_motion(table, "Your Mistake Is My Triumph")
    assert table.battlefield(ANN) == ["Serra Angel"]


@pytest.mark.parametrize(("creature", "ends"), [("Llanowar Elves", True), ("Serra Angel", False)])
def test_an_ongoing_scheme_is_ended_if_that_costs_less_than_it_does(creature: str, ends: bool) -> None:
    table = SchemeTable()
    table.scheme("My Forces Are Innumerable")
    table.battlefield(BOB, creature, creature)
    table.turn(BOB)
    bots = Bots([SensibleBot() for _ in table.game.state.players])
    table.go_to("end step")
    while table.game.state.turn.stack or table.game.state.waiting:
        bots.answer(table.game)
    assert ("My Forces Are Innumerable" not in table.schemes) is ends
    assert len(table.battlefield(BOB)) == (0 if ends else 2)


@pytest.mark.parametrize(("creature", "ends"), [("Llanowar Elves", True), ("Serra Angel", False)])
def test_mates_give_together_what_is_missed_least(creature: str, ends: bool) -> None:
    table = SchemeTable()
    table.scheme("My Forces Are Innumerable")
    angel = table.battlefield(BOB, "Serra Angel")
    table.battlefield(BOB, creature)
    table.battlefield(CAT, creature)
    table.turn(BOB)
    bots = Bots([SensibleBot() for _ in table.game.state.players])
    table.go_to("end step")
    while table.game.state.turn.stack or table.game.state.waiting:
        bots.answer(table.game)
    assert ("My Forces Are Innumerable" not in table.schemes) is ends
    assert angel.exists
    assert len(table.battlefield(BOB)) + len(table.battlefield(CAT)) == (1 if ends else 3)


def test_mates_tap_together_what_none_could_tap_alone() -> None:
    table = SchemeTable()
    table.scheme("Bow to My Command")
    table.battlefield(BOB, "Serra Angel")
    table.battlefield(CAT, "Serra Angel")
    table.turn(BOB)
    bots = Bots([SensibleBot() for _ in table.game.state.players])
    table.go_to("end step")
    while table.game.state.turn.stack or table.game.state.waiting:
        bots.answer(table.game)
    assert "Bow to My Command" not in table.schemes
