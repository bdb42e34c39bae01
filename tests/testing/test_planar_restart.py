"""A game on an arranged table of Planechase that begins again (CR 727.2)."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, CAT, PlanarTable
from planechase.vocabulary import SORCERY_CARD, card, restart_game

AGAIN = card("Again", "{W}", SORCERY_CARD, restart_game())


def restart(table: PlanarTable, player: int) -> None:
    table.turn(player)
    table.cast(player, table.hand(player, AGAIN))
    for seat in (ANN, BOB, CAT):
        table.will(seat, False, about="mulligan")
    table.resolve()


@pytest.mark.rule("727.2", "901.5")
@pytest.mark.parametrize("starting", [ANN, BOB])
@pytest.mark.parametrize("communal", [False, True])
def test_the_planes_are_there_again(starting: int, communal: bool) -> None:
    table = PlanarTable(3, free_mana=True, communal=communal)
    table.on_plane("Kerblam! Warehouse")
    owners = [ANN] if communal else [ANN, BOB, CAT]
    for _ in range(2):
        restart(table, starting)
        assert (table.active_player, table.planar_controller, len(table.planes)) == (starting, starting, 1)
        assert sum(len(table.planar_deck(owner)) for owner in owners) == 10 * len(owners)
        assert "Kerblam! Warehouse" in table.planar_deck(ANN)
