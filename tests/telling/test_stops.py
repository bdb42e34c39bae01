"""When people are asked, and when the terminal passes for them."""

from __future__ import annotations

import pytest

from planechase.rules.state.steps import Step
from planechase.telling.stops import PassingMode, Stops, named_on_stack
from planechase.testing import ANN, BOB, CAT, Table


@pytest.mark.parametrize(
    ("active", "step", "asked"),
    [
        (ANN, "upkeep", False),
        (ANN, "precombat main phase", True),
        (ANN, "beginning of combat", False),
        (ANN, "postcombat main phase", True),
        (ANN, "end step", False),
        (BOB, "precombat main phase", False),
        (BOB, "end step", False),
        (CAT, "end step", True),
    ],
)
def test_where_one_is_usually_asked(active: int, step: str, asked: bool) -> None:
    table = Table(players=3)
    table.turn(active, step)
    assert Stops(ANN).passes(table.state) is not asked


def test_with_full_control_one_is_asked_everywhere() -> None:
    table = Table()
    table.turn(BOB, "upkeep")
    stops = Stops(ANN)
    stops.full_control = True
    assert not stops.passes(table.state)


def test_one_is_asked_about_what_others_do_and_not_about_ones_own_spells() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    assert Stops(ANN).passes(table.state)
    assert not Stops(BOB).passes(table.state)


def test_those_who_are_attacked_are_asked() -> None:
    table = Table(players=3)
    table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, {"Grizzly Bears": BOB})
    assert not Stops(BOB).passes(table.state)
    assert Stops(CAT).passes(table.state)


def test_passing_until_something_happens() -> None:
    table = Table(free_mana=True)
    table.turn(BOB, "end step")
    stops = Stops(ANN)
    stops.start_passing(table.state, PassingMode.UNTIL_SOMETHING_HAPPENS)
    assert stops.passes(table.state)
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    assert not stops.passes(table.state)


def test_passing_until_ones_own_turn() -> None:
    table = Table(free_mana=True)
    stops = Stops(ANN)
    stops.start_passing(table.state, PassingMode.UNTIL_NEXT_TURN)
    assert stops.passes(table.state)
    table.turn(BOB, "end step")
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    assert stops.passes(table.state)
    table.go_to("precombat main phase", of=ANN)
    assert not stops.passes(table.state)


# ---------------------------------------------------------------------- what somebody could want to answer


@pytest.mark.parametrize(("seat", "asked"), [(ANN, True), (BOB, True), (CAT, False)])
def test_those_who_fight_are_asked_between_first_strike_and_the_other_damage(seat: int, asked: bool) -> None:
    table = Table(players=3)
    table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, {"Grizzly Bears": BOB})
    table.state.turn.step = Step.FIRST_STRIKE_DAMAGE
    assert Stops(seat).passes(table.state) is not asked


def test_who_has_lost_life_is_asked_once() -> None:
    table = Table(players=3)
    table.turn(BOB, "combat damage step")
    stops = Stops(ANN)
    assert stops.passes(table.state)
    table.state.players[ANN].life -= 2
    assert not stops.passes(table.state)
    assert stops.passes(table.state)
    table.state.players[ANN].life += 5
    assert stops.passes(table.state)


def test_losing_life_ends_passing_until_something_happens_and_no_other_passing() -> None:
    for how, ends in ((PassingMode.UNTIL_SOMETHING_HAPPENS, True), (PassingMode.UNTIL_END_OF_TURN, False)):
        table = Table(players=3)
        table.turn(BOB, "precombat main phase")
        stops = Stops(ANN)
        stops.start_passing(table.state, how)
        assert stops.passes(table.state)
        table.state.players[ANN].life -= 2
        assert stops.passes(table.state) is not ends


def upkeep_trigger(whose: int = ANN) -> Table:
    """Somebody's own ability has triggered in their upkeep and is on the stack."""
    table = Table(players=2)
    table.battlefield(whose, "Phyrexian Arena")
    table.turn(BOB if whose == ANN else ANN, "end step")
    table.go_to("upkeep", of=whose)
    assert table.state.turn.stack
    return table


def test_one_is_asked_about_ones_own_ability_that_came_by_itself_but_not_in_a_main_phase() -> None:
    table = upkeep_trigger()
    assert not Stops(ANN).passes(table.state)
    table.state.turn.step = Step.PRECOMBAT_MAIN
    assert Stops(ANN).passes(table.state)


def test_steps_of_certain_players_count_instead_of_those_of_all_others() -> None:
    table = Table(players=3)
    stops = Stops(ANN)
    stops.others = frozenset({Step.UPKEEP})
    stops.players = {BOB: frozenset({Step.BEGINNING_OF_COMBAT})}
    for active, step, asked in (
        (BOB, "upkeep", False), (BOB, "beginning of combat", True), (CAT, "upkeep", True),
        (CAT, "beginning of combat", False), (ANN, "upkeep", False),
    ):  # fmt: skip
        table.turn(active, step)
        assert stops.passes(table.state) is not asked


# ---------------------------------------------------------------------- not to be asked any more


def test_one_is_not_asked_about_an_ability_that_was_quieted_whoever_controls_it() -> None:
    for whose in (ANN, BOB):
        table = upkeep_trigger(whose)
        stops = Stops(ANN)
        assert not stops.passes(table.state)
        ability = named_on_stack(table.state, table.state.turn.stack[-1])
        assert ability is not None
        assert ability.name == "Phyrexian Arena"
        stops.quiet[ability] = None
        assert stops.passes(table.state)
        stops.full_control = True
        assert not stops.passes(table.state)


def test_a_spell_is_never_quieted() -> None:
    table = Table(free_mana=True)
    table.hand(BOB, "Lightning Bolt")
    table.turn(BOB, "precombat main phase")
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    assert named_on_stack(table.state, table.state.turn.stack[-1]) is None
