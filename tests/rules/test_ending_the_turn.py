"""Ending the turn (CR 724) and additional beginning phases (CR 500.8)."""

from __future__ import annotations

import pytest

from planechase.rules.events.events import StepBegins
from planechase.rules.state.objects import Zone
from planechase.rules.state.steps import Step
from planechase.testing import ANN, BOB, Table
from planechase.words.card import INSTANT_CARD, card, creature, whenever
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.flow import then
from planechase.words.effects.hands import draw
from planechase.words.effects.life_effects import gain_life
from planechase.words.effects.turns import EndTheTurn, ExtraBeginning
from planechase.words.filters import CREATURE, ITSELF
from planechase.words.selections import target
from planechase.words.triggers import AtBeginning, Leaves

STOP = card("Stop", "{4}{U}{U}", INSTANT_CARD, EndTheTurn())
AGAIN = card("Again", "{U}", INSTANT_CARD, ExtraBeginning())
FALLING = card("Falling Bear", "{G}", creature("Bear", 2, 2), whenever(Leaves(ITSELF, Zone.GRAVEYARD), gain_life(3)))
DUSK = card("Dusk Bear", "{G}", creature("Bear", 2, 2), whenever(AtBeginning(Step.END, None), gain_life(5)))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("724.1b", "724.1d")
def test_everything_on_the_stack_is_exiled_and_the_turn_is_over(table: Table) -> None:
    table.hand(ANN, "Lightning Bolt")
    table.hand(BOB, STOP)
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.cast(BOB, "Stop")
    table.resolve()
    assert (table.exile(ANN), table.exile(BOB), table.life(BOB)) == (["Lightning Bolt"], ["Stop"], 20)
    assert (table.stack, table.active_player, table.step) == ([], BOB, Step.UPKEEP)


@pytest.mark.rule("724.1b")
def test_abilities_on_the_stack_cease_to_exist(table: Table) -> None:
    table.hand(BOB, STOP)
    table.enters(ANN, "Wall of Blossoms")
    table.cast(BOB, "Stop")
    table.resolve()
    assert (table.hand(ANN), table.stack, table.active_player) == ([], [], BOB)


@pytest.mark.rule("724.1d", "514.1", "514.2")
def test_the_cleanup_step_takes_place(table: Table) -> None:
    """Down to seven cards, damage is gone, and what lasted until end of turn is over."""
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, "Giant Growth", *["Forest"] * 8)
    table.hand(BOB, STOP, "Lightning Bolt")
    table.cast(ANN, "Giant Growth", targets=[bears])
    table.resolve()
    table.cast(BOB, "Lightning Bolt", targets=[bears])
    table.resolve()
    assert (bears.power, bears.damage) == (5, 3)
    table.cast(BOB, "Stop")
    table.will(ANN, "Forest", about="discard")
    table.resolve()
    assert (bears.power, bears.damage, len(table.hand(ANN))) == (2, 0, 7)


@pytest.mark.rule("724.1e")
def test_nothing_triggers_at_the_end_step_that_is_skipped(table: Table) -> None:
    table.battlefield(ANN, DUSK)
    table.hand(ANN, STOP)
    table.cast(ANN, "Stop")
    table.resolve()
    assert (table.active_player, table.life(ANN)) == (BOB, 20)
    table.go_to("end step")
    table.resolve()
    assert table.life(ANN) == 25


@pytest.mark.rule("724.1d", "506.4")
def test_combat_is_over(table: Table) -> None:
    table.battlefield(ANN, "Grizzly Bears")
    table.hand(BOB, STOP)
    table.attack(ANN, {"Grizzly Bears": BOB})
    table.cast(BOB, "Stop")
    table.resolve()
    assert (table.active_player, table.life(BOB), table.find("Grizzly Bears").attacking) == (BOB, 20, None)


@pytest.mark.rule("724.1f", "724.1c", "514.3a")
def test_what_triggers_meanwhile_waits_for_the_cleanup_step_and_there_is_another(table: Table) -> None:
    bear = table.battlefield(ANN, FALLING)
    table.hand(ANN, card("Crash", "{R}", INSTANT_CARD, then(damage(2, target(CREATURE)), EndTheTurn())))
    table.cast(ANN, "Crash", targets=[bear])
    table.resolve()
    assert (table.step, table.stack, table.active_player) == (Step.CLEANUP, ["Falling Bear"], ANN)
    table.resolve()
    assert table.life(ANN) == 23
    table.next_turn()
    steps = [event.step for event in table.happened(StepBegins) if event.player == ANN]
    assert steps.count(Step.CLEANUP) == 2


@pytest.mark.rule("500.8", "501.1")
def test_an_additional_beginning_phase_untaps_and_draws(table: Table) -> None:
    table.lands(ANN, "Forest", tapped=True)
    table.hand(ANN, AGAIN)
    table.cast(ANN, "Again")
    table.resolve()
    table.next_step()
    assert (table.step, table.find("Forest").tapped, len(table.hand(ANN))) == (Step.UPKEEP, False, 0)
    table.next_step()
    assert (table.step, len(table.hand(ANN))) == (Step.DRAW, 1)
    table.next_step()
    assert table.step is Step.BEGINNING_OF_COMBAT


@pytest.mark.rule("500.8")
def test_of_two_such_phases_each_takes_place(table: Table) -> None:
    table.battlefield(ANN, card("Dawn Bear", "{G}", creature("Bear", 2, 2), whenever(AtBeginning(Step.UPKEEP), draw())))
    table.hand(ANN, AGAIN, AGAIN)
    for _ in range(2):
        table.cast(ANN, "Again")
        table.resolve()
    table.go_to("end step")
    assert len(table.hand(ANN)) == 4
