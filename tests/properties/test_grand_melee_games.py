"""Random games of Grand Melee: whatever is answered and whoever leaves, somebody's turn goes on, and the game is sound.

`--hypothesis-profile=thorough` plays many more games.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st
from tests.properties.examples import examples

from planechase import Game
from planechase.decks.random_planar_decks import random_planechase
from planechase.rules.multiplayer.variant import Variant
from planechase.rules.state.chance import Chance
from planechase.testing import broken_invariants
from planechase.testing.random_play import answering, play_on, random_deck
from planechase.variants import GrandMelee


@dataclass(frozen=True)
class Plan:
    """A random game before it is played: everything that happens follows from these."""

    players: int
    seed: int
    planar: bool
    decisions: int
    concessions: tuple[tuple[int, int], ...]
    """Before which decision who concedes, if they are still in the game."""

    def begin(self) -> Game:
        chance = Chance(self.seed)
        variants: list[Variant] = [GrandMelee()]
        if self.planar:
            variants.append(random_planechase(self.players, self.seed))
        return Game.new([random_deck(chance) for _ in range(self.players)], self.seed, variants=variants)

    def play(self, game: Game) -> Iterator[int]:
        leaving = [(at, player % self.players) for at, player in self.concessions]
        return play_on(game, self.decisions, leaving, answering(Chance(self.seed + 1)))


def plans(decisions: int) -> st.SearchStrategy[Plan]:
    when = st.integers(0, decisions)
    return st.builds(
        Plan,
        players=st.integers(8, 16),
        seed=st.integers(0, 2**32),
        planar=st.booleans(),
        decisions=st.just(decisions),
        concessions=st.lists(st.tuples(when, st.integers(0, 15)), max_size=16).map(tuple),
    )


@examples(2)
@given(plans(decisions=250))
def test_whoever_leaves_the_markers_and_everything_else_are_in_order(plan: Plan) -> None:
    game = plan.begin()
    for _ in plan.play(game):
        assert broken_invariants(game.state) == []
        assert game.decision is not None or game.result is not None


@examples(2)
@given(plans(decisions=120))
def test_a_record_and_a_fork_lead_to_the_same_state(plan: Plan) -> None:
    game = plan.begin()
    for number in plan.play(game):
        if number % 24 == 0:
            assert game.fork().hash() == game.hash()
    assert Game.replay(json.loads(json.dumps(game.record()))).hash() == game.hash()
