"""The picture fits the terminal and shows nobody more than they may know."""

from __future__ import annotations

import pytest
from tests.terminal.messages import Paper, board, form

from planechase.bots import SensibleBot
from planechase.game import Game
from planechase.telling.log import Log
from planechase.testing import ANN, EVE, Table
from planechase.variants import GrandMelee

DECK = ["Forest"] * 24 + ["Grizzly Bears"] * 36


def played(players: int, decisions: int) -> tuple[Game, Log]:
    """A game of bears after so many decisions."""
    log = Log()
    game = Game.new([DECK] * players, 4, watcher=log.watch)
    bot = SensibleBot()
    for _ in range(decisions):
        if game.decision is None:
            break
        game.answer(bot.decide(game, game.decision))
    return game, log


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 40), (200, 60)])
@pytest.mark.parametrize("decisions", [0, 30, 60])
def test_four_players_fit(width: int, height: int, decisions: int) -> None:
    game, log = played(4, decisions)
    assert game.decision is not None
    viewer = game.decision.player
    lines = board(game, viewer, Paper(width, height), log).picture(form(game.state, game.decision))
    assert len(lines) <= height - 1
    assert all(sum(segment.cell_length for segment in line) <= width for line in lines)


def test_only_the_viewers_hand_is_shown() -> None:
    game, _ = played(2, 0)
    screen = Paper(100, 40)
    spectator = "".join(s.text for line in board(game, None, screen).picture() for s in line)
    assert "Grizzly Bears" not in spectator
    assert "Forest" not in spectator
    mine = "".join(s.text for line in board(game, 0, screen).picture() for s in line)
    assert "Hand: " in mine
    assert "Forest" in mine


@pytest.mark.rule("702.26b")
def test_what_is_phased_out_is_shown_as_such() -> None:
    table = Table()
    table.vanguard(ANN, "Frenetic Efreet Avatar")
    table.battlefield(ANN, "Grizzly Bears")
    table.begin("untap step", of=ANN)
    picture = "".join(s.text for line in board(table.game, None, Paper(100, 40)).picture() for s in line)
    assert "Phased out: Grizzly Bears" in picture


def test_the_log_names_only_ones_own_cards() -> None:
    _, log = played(2, 0)
    drawn = {reader: [t for t in log.text(reader) if " draws " in t] for reader in (None, 0, 1)}
    assert sorted(drawn[None]) == ["Player 1 draws seven cards.", "Player 2 draws seven cards."]
    assert "Player 2 draws seven cards." in drawn[0]
    assert "Player 1 draws seven cards." not in drawn[0]
    assert "Player 1 draws seven cards." in drawn[1]


def test_turns_that_are_taken_at_the_same_time_are_named() -> None:
    table = Table(8, variants=[GrandMelee()], free_mana=True)
    table.hand(EVE, "Grizzly Bears")
    table.look_at(EVE)
    table.cast(EVE, "Grizzly Bears")
    table.look_at(ANN)
    lines = ["".join(s.text for s in line) for line in board(table.game, ANN, Paper(100, 60)).plain()]
    assert lines[0].startswith("=== Turn 9: Ann, precombat main phase ===")
    assert lines[1].strip() == "Meanwhile: Eve, precombat main phase (stack: Grizzly Bears)"
    table.end_turn(ANN)
    lines = ["".join(s.text for s in line) for line in board(table.game, ANN, Paper(100, 60)).plain()]
    assert lines[1].strip() == "Meanwhile: Bob waits for a turn"
