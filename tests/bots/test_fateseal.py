"""Whose library the steady bot looks into, and what it buries there."""

import pytest
from tests.bots.deciding import decide

from planechase.testing import ANN, BOB, Table
from planechase.vocabulary import SORCERY_CARD, card, fateseal

WHIM = card("Whim", "{U}", SORCERY_CARD, fateseal(1))


@pytest.mark.rule("701.29a")
def test_it_chooses_an_opponent_and_buries_what_that_opponent_needs() -> None:
    table = Table(players=3, free_mana=True)
    table.library(BOB, "Forest", "Grizzly Bears")
    table.hand(ANN, WHIM)
    table.cast(ANN, "Whim")
    table.resolve(pause=True)
    assert decide(table) in ([BOB], [2])
    table.answer(ANN, BOB)
    assert decide(table) == [table.state.players[BOB].library[0]]
