"""Teams on the screen: who plays with whom, whose turn it is, and whose life."""

from __future__ import annotations

import pytest
from tests.terminal.messages import Paper, board, form

from planechase.game import Game
from planechase.rules.events.events import TurnBegins
from planechase.rules.multiplayer.variant import Variant
from planechase.telling.labels import label
from planechase.telling.narration import told
from planechase.testing import ANN, BOB, CAT, Table
from planechase.variants import TeamVsTeam, TwoHeadedGiant

NAMES = ["Ann", "Bob", "Cat", "Dan"]


def picture(variant: Variant, viewer: int) -> str:
    game = Game.new([["Forest"] * 40] * 4, 1, NAMES, variants=[variant], starting_player=CAT)
    while game.state.turn_number == 0:
        assert game.decision is not None
        game.answer(game.decision.default())
    return "\n".join("".join(s.text for s in line) for line in board(game, viewer, Paper(100, 40)).picture())


@pytest.mark.rule("810.4")
def test_the_board_names_teammates_and_their_one_life_total() -> None:
    shown = picture(TwoHeadedGiant(), ANN)
    assert "Ann (you)  ♥ 30 together  with Bob" in shown
    assert "▶ Dan  ♥ 30 together  with Cat" in shown
    assert "Turn 1: Cat and Dan" in shown


@pytest.mark.rule("808.5")
def test_teammates_with_life_totals_of_their_own() -> None:
    assert "Ann (you)  ♥ 20  with Bob" in picture(TeamVsTeam(), ANN)
    assert "together" not in picture(TeamVsTeam(), ANN)


def test_teammates_are_called_so_where_players_are_chosen() -> None:
    state = Table(4, variants=[TwoHeadedGiant()]).state
    assert [label(state, one, ANN) for one in (ANN, BOB, CAT)] == [
        "Ann (30 life, you)", "Bob (30 life, your teammate)", "Cat (30 life)",
    ]  # fmt: skip


@pytest.mark.rule("805.4")
def test_the_turn_of_a_team_is_called_by_its_members() -> None:
    table = Table(4, variants=[TwoHeadedGiant()])
    entry = told(table.state, TurnBegins(CAT, 7))
    assert entry is not None
    assert entry.text() == "Turn 7: Cat and Dan."
    table.pass_()
    table.pass_()
    assert table.decision is not None
    assert form(table.state, table.decision).title.startswith("Ann and Bob's precombat main phase")
