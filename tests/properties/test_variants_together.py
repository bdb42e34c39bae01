"""Variants together, at random: whatever is played by however many, and whoever leaves, the game is sound.

`--hypothesis-profile=thorough` plays many more games, and `make soak` plays thousands to their end.
"""

from __future__ import annotations

import json

from hypothesis import Phase, event, given, settings
from hypothesis import strategies as st

from planechase import Game
from planechase.rules.state.chance import Chance
from planechase.testing import broken_invariants
from planechase.testing.random_play import answering
from planechase.testing.together import Together, together

PHASES = (Phase.explicit, Phase.reuse, Phase.generate)
"""Whole games do not shrink well."""
DECISIONS = 150
LOOK_EVERY = 10


def examples(number: int) -> settings:
    """So many examples, or a hundred times as many with the thorough profile."""
    thorough = settings().max_examples > settings.get_profile("steady").max_examples
    return settings(max_examples=number * 100 if thorough else number, phases=PHASES)


games = st.integers(0, 2**32).map(lambda number: together(number, DECISIONS))


@examples(8)
@given(games)
def test_any_variants_at_once_leave_the_game_sound(plan: Together) -> None:
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
