"""Variants together, at random: whatever is played by however many, and whoever leaves, the game is sound.

`--hypothesis-profile=thorough` plays many more games, and `make soak` plays thousands to their end.
"""

from __future__ import annotations

import json

from hypothesis import event, given
from hypothesis import strategies as st
from tests.properties.examples import examples

from planechase import Game
from planechase.rules.state.chance import Chance
from planechase.testing import broken_invariants
from planechase.testing.random_casual_games import CasualSetup, together
from planechase.testing.random_play import answering

DECISIONS = 150
LOOK_EVERY = 10


games = st.integers(0, 2**32).map(lambda number: together(number, DECISIONS))


@examples(5)
@given(games)
def test_any_variants_at_once_leave_the_game_sound(plan: CasualSetup) -> None:
    event(" + ".join(plan.variants) or "nothing")
    game = plan.begin()
    for number in plan.play(game, answering(Chance(plan.seed + 1)), DECISIONS):
        if number % LOOK_EVERY == 0:
            assert broken_invariants(game.state) == []
        assert (game.decision is None) is (game.result is not None)
        assert game.decision is None or not game.state.players[game.decision.player].has_left
    assert broken_invariants(game.state) == []
    for viewer in (None, *range(plan.players)):
        json.dumps(game.view(viewer))
    assert game.fork().hash() == game.hash()
    assert Game.replay(json.loads(json.dumps(game.record()))).hash() == game.hash()
