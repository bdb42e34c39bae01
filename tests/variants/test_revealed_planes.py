"""Cards revealed in planar decks (CR 311.7, 901.15): their chaos abilities, and what happens to them there."""

from __future__ import annotations

from typing import Any

import pytest

from planechase.rules.casual.chaos import chaos_ensues
from planechase.rules.casual.planar_decks import planar_state
from planechase.rules.events.events import CounterPlacement
from planechase.testing import ANN, BOB
from planechase.testing.planar_table import PlanarTable
from planechase.variants import GrandMelee, TeamVsTeam
from planechase.vocabulary import THIS, YOU, chaos, counters_on, gain_life, plane, put_counters, then

QUIET = plane("Quiet Deep", "Ulgrotha", chaos(gain_life(3)))
PILE = plane(
    "Growing Pile", "Ulgrotha", chaos(then(put_counters("stone", THIS), gain_life(counters_on(THIS, "stone"), YOU)))
)
TABLES: dict[str, dict[str, Any]] = {
    "own decks": {"players": 3},
    "teams": {"players": 4, "variants": [TeamVsTeam()]},
    "grand melee": {"players": 10, "variants": [GrandMelee()]},
}


def chaos_of_top(table: PlanarTable, owner: int) -> int:
    """Chaos ensues for Ann on the top card of a planar deck."""
    planar = planar_state(table.state)
    assert planar is not None
    top = planar.deck_of(owner)[0]
    table.happen(lambda game: chaos_ensues(game, game.objects[top], game.players[ANN]))
    return top


@pytest.mark.rule("113.7a", "311.7", "800.4a")
@pytest.mark.parametrize("shape", TABLES)
@pytest.mark.parametrize("text", [QUIET, PILE], ids=lambda one: one.name)
def test_a_chaos_ability_resolves_after_the_owner_of_its_card_has_left(shape: str, text: Any) -> None:
    table = PlanarTable(**TABLES[shape])
    table.planar_deck(BOB, text)
    chaos_of_top(table, BOB)
    table.look_at(ANN)
    assert table.stack == [text.name]
    table.concede(BOB)
    table.look_at(ANN)
    table.resolve()
    assert table.stack == []
    assert table.life(ANN) == (23 if text is QUIET else 20)


@pytest.mark.rule("122.1", "901.4")
@pytest.mark.parametrize("communal", [False, True])
def test_no_counters_are_put_on_a_card_in_a_planar_deck(communal: bool) -> None:
    table = PlanarTable(communal=communal)
    table.planar_deck(ANN, PILE)
    fork = table.fork()
    top = chaos_of_top(fork, ANN)
    fork.resolve()
    assert fork.happened(CounterPlacement) == []
    assert fork.life(ANN) == 20
    for one in (fork, table):
        assert not one.state.objects[top].counters
    table.on_plane(PILE)
    table.roll(ANN, "chaos")
    table.resolve()
    assert table.counters("Growing Pile", "stone") == 1, "face up it can have them"
