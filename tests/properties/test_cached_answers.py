"""Whatever the state remembers, at every decision of random games it is what would be found out anew.

A place in the rules that changes something and forgets to say so (`State.changed`, `State.stirred`) is noticed here.
`--hypothesis-profile=thorough` plays many more games.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.examples import examples

from planechase import Game
from planechase.bots import RandomBot, SensibleBot
from planechase.bots.bot_games import BotTable as Bots
from planechase.decks import deck, planar_deck
from planechase.rules.state.chance import Chance
from planechase.testing.cache_checks import stale_answers
from planechase.testing.random_casual_games import CasualSetup, together
from planechase.testing.random_play import answering
from planechase.variants import Planechase

DECISIONS = 150


@examples(6)
@given(st.integers(0, 2**32).map(lambda number: together(number, DECISIONS)))
def test_nothing_remembered_is_out_of_date_in_any_variants(plan: CasualSetup) -> None:
    game = plan.begin(forks=False)
    for _ in plan.play(game, answering(Chance(plan.seed + 1)), DECISIONS):
        assert stale_answers(game.state) == []


@pytest.mark.parametrize("packs", [("Elemental Thunder", "Metallic Dreams"), ("Strike Force", "Savage Auras")])
def test_nothing_remembered_is_out_of_date_where_bots_play_well(packs: tuple[str, ...]) -> None:
    """They cast, attack and block more than chance would."""
    planes = Planechase([planar_deck(name) for name in packs])
    game = Game.new([deck(name) for name in packs], seed=4, variants=[planes], forks=False)
    bots = Bots([SensibleBot(), RandomBot(7)])
    while game.decision is not None:
        bots.answer(game)
        assert stale_answers(game.state) == []
