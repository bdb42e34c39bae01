"""A game that a seat imagines knows no more than the seat: nothing that was found out about hidden cards is in it."""

from __future__ import annotations

from planechase import Game
from planechase.rules.turns.priority import PASS, Priority
from planechase.tables.imagined_games import imagined


def test_what_somebody_could_do_with_a_hidden_hand_is_not_imagined() -> None:
    game = Game.new(["Dawn Charge", "Grave Tide"], seed=2)
    while not isinstance(game.decision, Priority):
        game.answer(False)
    mine = game.decision.player
    assert len(game.decision.options) > 1
    known = [game.state.chars(game.state.objects[id]).name for id in game.state.players[mine].hand]
    other = imagined(game, 1 - mine)
    assert other.decision is not None
    assert getattr(other.decision, "options", ()) == (PASS,)
    assert all(other.state.chars(other.state.objects[id]).name not in known for id in other.state.players[mine].hand)
    assert getattr(imagined(game, mine).decision, "options", ()) == game.decision.options
