"""How a decision gets dearer with more players at the table, and with more permanents on the battlefield."""

from __future__ import annotations

import gc
from functools import cache
from itertools import cycle, islice
from time import process_time
from typing import Final

from bench.games import Measured, bots_of
from planechase import Game
from planechase.bots import BotTable
from planechase.decks.starters import STARTERS
from planechase.rules.language.card_types import LAND, LEGENDARY
from planechase.testing import Table as Arranged

GRANTS: Final = 48
"""So many grants of priority are considered on a board."""
SEATS: Final = 4
HAND: Final = 4


def time_players(players: int, seed: int, decisions: int) -> Measured:
    """The first decisions of sensible bots with the starter decks."""
    starters = [starter.name for starter in islice(cycle(STARTERS), players)]
    game = Game.casual("free-for-all", players=players, seed=seed, decks=starters, forks=False)
    table = BotTable(bots_of("sensible", seed))
    gc.collect()
    start = process_time()
    while game.result is None and game.answered < decisions:
        table.answer(game)
    return {"seconds": process_time() - start, "decisions": game.answered}


def time_permanents(permanents: int) -> Measured:
    """Grants of priority on a board of four: what may be done is looked at each time, and then nothing is done."""
    board = arranged(permanents)
    game = Game(board.game.setup, forks=False)
    game.state = board.state.clone()
    gc.collect()
    start = process_time()
    for _ in range(GRANTS):
        decision = game.decision
        assert decision is not None
        game.answer(decision.default())
    return {"seconds": process_time() - start, "decisions": GRANTS}


@cache
def arranged(permanents: int) -> Arranged:
    """The starter decks, over and over, on the battlefield: as many lands as other permanents, and spells in hand.

    There are no legends among them, since of two one would have to go.
    """
    table = Arranged(SEATS)
    for seat, starter in enumerate(STARTERS):
        cards = [card for card in starter.deck() if card.printed.is_permanent_card and "Aura" not in card.type_line]
        lands = [card for card in cards if card.printed.types & LAND]
        others = [card for card in cards if not (card.printed.types & LAND or card.printed.supertypes & LEGENDARY)]
        mine = permanents // SEATS + (seat < permanents % SEATS)
        table.battlefield(seat, *islice(cycle(lands), mine // 2), *islice(cycle(others), mine - mine // 2))
        table.hand(seat, *others[:HAND])
    return table
