"""How far the control of a player reaches (CR 723.1, 723.5, 723.8): votes, the end of the turn, other turns."""

from __future__ import annotations

import pytest

from planechase.rules.state.decisions import RepeatHowOften
from planechase.rules.state.steps import Step
from planechase.testing import ANN, BOB, CAT, Table
from planechase.variants import GrandMelee
from planechase.vocabulary import (
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    SORCERY_CARD,
    TARGET_PLAYER,
    activated,
    card,
    control_next_turn,
    gain_life,
    vote,
)

DOMINATE = card("Dominate", "{U}", INSTANT_CARD, control_next_turn(TARGET_PLAYER))
MANY = 200


@pytest.fixture
def table() -> Table:
    """Ann controls Bob during his next turn."""
    table = Table(players=3, free_mana=True)
    dominate(table)
    return table


def dominate(table: Table) -> None:
    table.hand(ANN, DOMINATE)
    table.cast(ANN, "Dominate", targets=[BOB])
    table.resolve()


def whose(table: Table) -> tuple[int, int]:
    """Whose decision it is, and who makes it."""
    assert table.decision is not None
    return table.decision.player, table.decision.decider


@pytest.mark.rule("723.5", "701.38a")
def test_the_controller_votes_for_the_player_and_nobody_else(table: Table) -> None:
    table.hand(BOB, card("Poll", "{U}", SORCERY_CARD, vote("time", "knowledge", gain_life(3), gain_life(5))))
    table.go_to(Step.PRECOMBAT_MAIN, BOB)
    table.cast(BOB, "Poll")
    table.resolve(pause=True)
    voters = []
    for _ in range(3):
        voters.append(whose(table))
        table.answer(whose(table)[1], "time")
    assert voters == [(BOB, ANN), (CAT, CAT), (ANN, ANN)]
    assert table.life(BOB) == 23


@pytest.mark.rule("723.1", "514.1")
def test_the_player_is_controlled_to_the_very_end_of_the_turn(table: Table) -> None:
    table.hand(BOB, *["Forest"] * 8)
    table.go_to(Step.END, BOB)
    table.next_turn(pause=True)
    assert table.step is Step.CLEANUP
    assert whose(table) == (BOB, ANN)


@pytest.mark.rule("723.1", "500.7")
def test_an_extra_turn_after_the_controlled_one_is_the_players_own(table: Table) -> None:
    table.hand(BOB, "Time Warp")
    table.go_to(Step.PRECOMBAT_MAIN, BOB)
    table.cast(BOB, "Time Warp", targets=[BOB])
    table.resolve()
    table.next_turn()
    assert table.active_player == BOB
    assert whose(table) == (BOB, BOB)


@pytest.mark.rule("723.5", "732.2a")
def test_the_controller_says_how_often_the_player_repeats_something(table: Table) -> None:
    table.battlefield(BOB, card("Spring", "{1}", ENCHANTMENT_CARD, activated("{0}", gain_life(1))))
    table.go_to(Step.PRECOMBAT_MAIN, BOB)
    for _ in range(MANY):
        table.activate(BOB, "Spring")
        table.resolve(pause=True)
        if isinstance(table.decision, RepeatHowOften):
            break
    assert whose(table) == (BOB, ANN)


@pytest.mark.rule("723.3", "807.4")
def test_where_several_turns_are_taken_at_once_only_that_player_is_controlled() -> None:
    table = Table(players=8, variants=[GrandMelee()], free_mana=True)
    dominate(table)
    table.go_to(Step.UPKEEP, BOB)
    asked = set()
    while any(BOB in turn.active for turn in table.state.turns):
        asked.add(whose(table))
        table.pass_()
    assert (BOB, ANN) in asked
    assert all(player == decider for player, decider in asked if player != BOB)
