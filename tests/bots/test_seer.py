"""The seer: how far it looks, and when it believes what it sees."""

from __future__ import annotations

import pytest

from planechase.bots import BotTable
from planechase.bots.seer import Budget, Contender, Seer, chosen
from planechase.game import Game
from planechase.tables.bot_levels import bot


def in_the_middle(seed: int) -> Game:
    """A game of two in which something can be decided."""
    game = Game.casual(players=2, seed=seed)
    table = BotTable([bot("steady", 0), bot("steady", 0)])
    while game.state.turn_number < 7:
        table.answer(game)
    return game


@pytest.mark.parametrize("most", [6, 12])
def test_it_never_plays_more_games_than_it_may(most: int) -> None:
    game = in_the_middle(3)
    seers = [Seer(seat, Budget(most)) for seat in (0, 1)]
    table = BotTable(seers)
    looked = []
    for _ in range(6):
        decider = game.decider
        table.answer(game)
        if decider is not None:
            compared = seers[decider].considered()
            first_world, tried = len(compared), sum(len(one.tried) for one in compared)
            assert tried <= max(most, first_world)
            looked.append(tried)
    assert max(looked) > 1


def tried(place: int, *chances: float) -> Contender:
    found = Contender(place, place, place)
    found.chances = list(chances)
    return found


def test_a_lead_is_counted_in_the_worlds_in_which_both_were_tried() -> None:
    lead, error = tried(1, 0.6, 0.8, 0.1).lead_over(tried(0, 0.5, 0.7))
    assert lead == pytest.approx(0.1)
    assert error == pytest.approx(0.0)


def test_the_steady_answer_is_given_up_later_than_others() -> None:
    best = tried(1, 0.6, 0.7, 0.5, 0.6, 0.7, 0.4)
    behind = (0.5, 0.5, 0.5, 0.5, 0.5, 0.45)
    assert tried(2, *behind).is_behind(best)
    assert not tried(0, *behind).is_behind(best)


def test_luck_in_a_few_worlds_is_no_reason_to_leave_the_steady_answer() -> None:
    usual = tried(0, 0.5, 0.5, 0.5, 0.5)
    lucky, better = tried(1, 0.9, 0.4, 0.6, 0.3), tried(2, 0.6, 0.62, 0.58, 0.61)
    assert chosen([usual, lucky]) is usual
    assert chosen([usual, lucky, better]) is better
    assert chosen([lucky, better]) is better
