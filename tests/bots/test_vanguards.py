"""The sensible bot uses the abilities of its vanguard."""

from __future__ import annotations

import pytest

from planechase.bots import BotTable as Bots
from planechase.bots import SensibleBot
from planechase.rules.state.steps import Step
from planechase.testing import ANN, BOB, Table


@pytest.fixture
def table() -> Table:
    return Table()


def fight_it_out(table: Table) -> None:
    """Let bots play on from the declaration of blockers until damage has been dealt and all has resolved."""
    bots = Bots([SensibleBot() for _ in table.game.state.players])
    while table.state.turn.step is Step.DECLARE_BLOCKERS:
        bots.answer(table.game)
    while table.state.turn.stack or table.state.waiting:
        bots.answer(table.game)


def test_stuffy_doll_shares_the_hardest_hit(table: Table) -> None:
    table.vanguard(ANN, "Stuffy Doll Avatar")
    table.turn(BOB)
    slum, bears = table.battlefield(BOB, "Rumbling Slum", "Grizzly Bears")
    table.attack(BOB, {slum: ANN, bears: ANN})
    table.block(ANN, {}, pause=True)
    fight_it_out(table)
    assert (table.life(ANN), table.life(BOB)) == (14 - 2 - 3, 17)


def test_phage_destroys_what_hurts_her_and_pays_once(table: Table) -> None:
    table.vanguard(ANN, "Phage the Untouchable Avatar")
    table.turn(BOB)
    angel = table.battlefield(BOB, "Serra Angel")
    table.attack(BOB, {angel: ANN})
    table.block(ANN, {}, pause=True)
    fight_it_out(table)
    assert (table.battlefield(BOB), table.life(ANN)) == ([], 15 - 4 - 1)


def test_phage_makes_deadly_what_would_not_kill(table: Table) -> None:
    table.vanguard(ANN, "Phage the Untouchable Avatar")
    elves, bears = table.battlefield(ANN, "Llanowar Elves", "Grizzly Bears")
    wall = table.battlefield(BOB, "Wall of Frost")
    table.attack(ANN, {elves: BOB, bears: BOB})
    table.block(BOB, {wall: bears}, pause=True)
    fight_it_out(table)
    assert (table.battlefield(BOB), table.life(ANN)) == ([], 14)


def test_sakashima_makes_the_worst_creature_a_copy_of_the_best(table: Table) -> None:
    table.vanguard(ANN, "Sakashima the Impostor Avatar")
    table.lands(ANN, "Forest", 2)
    elves, bears = table.battlefield(ANN, "Llanowar Elves", "Grizzly Bears")
    table.battlefield(BOB, "Serra Angel")
    bots = Bots([SensibleBot() for _ in table.game.state.players])
    bots.answer(table.game)
    while table.state.turn.stack:
        bots.answer(table.game)
    assert (elves.power, bears.power) == (4, 2)
