"""Loops of several players (CR 732.3): who of them must stop; also in teams, on planes and under control."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from planechase.rules.state.decisions import Choose, Decision
from planechase.testing import ANN, BOB, CAT, Table
from planechase.testing.planar_table import PlanarTable
from planechase.variants import TwoHeadedGiant
from planechase.vocabulary import (
    CREATURE,
    ENCHANTMENT_CARD,
    THIS_CARD,
    activated,
    card,
    creature,
    destroy,
    enters,
    plane,
    put_onto_battlefield,
    tap,
    target,
    untap,
    when_dies,
    whenever,
)

MANY = 300
UP = card("Up", "{1}", ENCHANTMENT_CARD, activated("{0}", untap(target(CREATURE))))
DOWN = card("Down", "{1}", ENCHANTMENT_CARD, activated("{0}", tap(target(CREATURE))))
ETERNAL = card("Eternal", "{B}", creature("Spirit", 1, 1), when_dies(put_onto_battlefield(THIS_CARD, returning=True)))


def is_offered(table: Table, player: int, name: str) -> bool:
    while table.has_priority != player:
        table.pass_()
    decision = table.game.decision
    return decision is not None and any(name in one.label for one in decision.steps())


def insisting(name: str) -> Callable[[Decision[Any]], object]:
    """Somebody who chooses what has this name as long as that is allowed."""

    def answer(decision: Decision[Any]) -> object:
        named = [one for one in decision.steps() if name in one.label] if isinstance(decision, Choose) else []
        return decision.decode([named[0].id]) if named else None

    return answer


def quarrel(table: Table, one: int, other: int) -> int:
    """One player taps what the other untaps, for as long as they may; who has to stop."""
    bears = table.battlefield(one, "Grizzly Bears")
    table.battlefield(one, UP)
    table.battlefield(other, DOWN)
    for _ in range(MANY):
        for player, name in ((other, "Down"), (one, "Up")):
            if not is_offered(table, player, name):
                return player
            table.activate(player, name, targets=[bears])
            table.resolve()
    raise AssertionError("It goes on for ever.")


@pytest.mark.rule("732.3")
@pytest.mark.parametrize(
    ("one", "other", "stops"), [(BOB, CAT, BOB), (CAT, BOB, BOB), (ANN, CAT, ANN), (CAT, ANN, ANN)]
)
def test_the_active_player_or_else_the_next_one_involved_must_stop(one: int, other: int, stops: int) -> None:
    table = Table(players=3, free_mana=True)
    assert quarrel(table, one, other) == stops
    assert table.result is None


@pytest.mark.rule("732.3", "805.3")
def test_of_two_teams_the_active_one_must_stop() -> None:
    table = Table(players=4, free_mana=True, variants=[TwoHeadedGiant()])
    teams = [[player.id for player in table.state.team(ANN)], [player.id for player in table.state.opponents(ANN)]]
    assert quarrel(table, teams[1][1], teams[0][1]) == teams[0][1]


@pytest.mark.rule("732.4", "104.4b", "901.5")
@pytest.mark.parametrize("communal", [False, True])
def test_a_loop_in_which_a_plane_takes_part_is_a_draw(communal: bool) -> None:
    table = PlanarTable(communal=communal, free_mana=True)
    table.on_plane(plane("Torture Chamber", "Pain", whenever(enters(CREATURE), destroy(target(CREATURE)))))
    table.always(ANN, "Eternal", about="target")
    table.enters(BOB, ETERNAL)
    table.resolve_all()
    assert table.result is not None
    assert table.result.is_draw


@pytest.mark.rule("732.3", "901.5")
def test_who_chooses_for_a_plane_must_choose_another_target() -> None:
    table = PlanarTable(free_mana=True)
    table.on_plane(plane("Torture Chamber", "Pain", whenever(enters(CREATURE), destroy(target(CREATURE)))))
    table.battlefield(ANN, "Grizzly Bears")
    table.on_ask(ANN, insisting("Eternal"))
    table.enters(BOB, ETERNAL)
    table.resolve_all(pause=True)
    assert table.result is None
    with table.refuses("circles"):
        table.answer(ANN, "Eternal")
    table.answer(ANN, "Grizzly Bears")
    table.resolve_all()
    assert (table.result, table.graveyard(ANN)) == (None, ["Grizzly Bears"])
