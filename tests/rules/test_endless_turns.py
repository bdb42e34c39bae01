"""Turns that come back for ever as they were (CR 104.4b, 732.2a, 732.3): nobody can be held up by them."""

from __future__ import annotations

from typing import Any

import pytest

from planechase.bots import BotTable as Players
from planechase.bots import RandomBot
from planechase.rules.state.decisions import Choose, Decision, DeclareAttackers
from planechase.testing import ANN, BOB, Table
from planechase.testing.planar_table import PlanarTable
from planechase.variants import FreeForAll, GrandMelee, TwoHeadedGiant
from planechase.vocabulary import (
    ENCHANTMENT_CARD,
    PLAYERS,
    SORCERY_CARD,
    WON_THE_FLIP,
    YOU,
    Step,
    activated,
    at_beginning,
    cant_lose,
    card,
    creature,
    do_if,
    extra_turn,
    flip_coin,
    gain_life,
    hand_size,
    lose_game,
    lose_life,
    shuffle_hand_in,
    skip_steps,
    skip_turns,
    static,
    then,
    whenever,
)

MANY = 1500
"""More turns than any of these games takes."""

DROUGHT = card("Drought", "{U}", ENCHANTMENT_CARD, skip_steps(PLAYERS, Step.DRAW))
"""No library ever gets smaller."""
PACIFIST = card("Pacifist", "{W}", creature("Human", 0, 4))


@pytest.fixture
def table() -> Table:
    table = Table(free_mana=True)
    table.battlefield(ANN, DROUGHT)
    return table


def careless(decision: Decision[Any]) -> object:
    """Somebody who does not care what they discard."""
    return decision.default() if isinstance(decision, Choose) else None


def play_on(table: Table) -> None:
    """Nobody does anything but what they must, or said before."""
    for _ in range(MANY):
        if table.result is not None:
            return
        table.next_turn()
    raise AssertionError("It goes on for ever.")


def is_offered(table: Table, name: str) -> bool:
    """Whether Ann, who has priority, can activate an ability of that name."""
    decision = table.game.decision
    return decision is not None and decision.player == ANN and any(name in one.label for one in decision.steps())


def is_draw(table: Table) -> bool:
    return table.result is not None and table.result.is_draw


# ---------------------------------------------------------------------- nobody does anything


@pytest.mark.rule("104.4b", "732.4", "732.5")
def test_where_nothing_changes_from_turn_to_turn_the_game_is_a_draw(table: Table) -> None:
    play_on(table)
    assert is_draw(table)


@pytest.mark.rule("104.4b", "704.5b", "101.2")
def test_players_who_cannot_lose_by_an_empty_library_draw_in_the_end() -> None:
    table = Table()
    for player in (ANN, BOB):
        table.battlefield(player, card("Haven", "{W}", ENCHANTMENT_CARD, static(cant_lose(YOU))))
        table.on_ask(player, careless)
    play_on(table)
    assert is_draw(table)


@pytest.mark.rule("104.4b", "500.7")
def test_extra_turns_that_come_by_themselves_are_a_draw(table: Table) -> None:
    table.battlefield(ANN, card("Clock", "{U}", ENCHANTMENT_CARD, whenever(at_beginning(Step.UPKEEP), extra_turn())))
    table.go_to("upkeep", of=ANN)
    table.resolve_all()
    turns = table.turn_number
    play_on(table)
    assert is_draw(table)
    assert table.active_player == ANN
    assert table.turn_number > turns


@pytest.mark.rule("104.4b", "732.4")
def test_turns_of_which_ever_more_comes_are_a_draw_too(table: Table) -> None:
    table.battlefield(ANN, card("Well", "{W}", ENCHANTMENT_CARD, whenever(at_beginning(Step.UPKEEP), gain_life(1))))
    play_on(table)
    assert is_draw(table)


@pytest.mark.rule("104.4b", "500.11", "614.10")
def test_where_everybody_skips_every_turn_the_game_is_a_draw(table: Table) -> None:
    table.battlefield(ANN, card("Eternity", "{U}", ENCHANTMENT_CARD, static(skip_turns(PLAYERS))))
    table.next_turn()
    assert is_draw(table)


@pytest.mark.rule("104.4b", "701.24a")
def test_cards_that_go_round_from_library_to_hand_and_back_hold_up_nobody() -> None:
    """Each time the cards are others, and nobody ever does anything with them."""
    table = Table()
    turnover = whenever(at_beginning(Step.END), shuffle_hand_in(YOU), only_if=hand_size(7))
    for player in (ANN, BOB):
        dreams = [card(f"Dream {number}", "{9}", SORCERY_CARD, gain_life(1)) for number in range(40)]
        table.library(player, *dreams, only=True)
        table.battlefield(player, card("Turnover", "{W}", ENCHANTMENT_CARD, turnover))
    play_on(table)
    assert is_draw(table)


# ---------------------------------------------------------------------- what has an end


@pytest.mark.rule("104.4b", "704.5b")
def test_libraries_that_get_smaller_are_an_end_to_come() -> None:
    table = Table()
    for player in (ANN, BOB):
        table.library(player, *["Forest"] * 150, only=True)
        table.on_ask(player, careless)
    play_on(table)
    assert table.winner is not None


@pytest.mark.rule("104.4b", "704.5a")
def test_life_that_gets_less_is_an_end_to_come(table: Table) -> None:
    table.life(ANN, 250)
    table.battlefield(ANN, card("Leak", "{B}", ENCHANTMENT_CARD, whenever(at_beginning(Step.UPKEEP), lose_life(1))))
    play_on(table)
    assert table.winner == BOB


@pytest.mark.rule("104.4b", "705.1")
@pytest.mark.parametrize("seed", range(5))
def test_chance_is_an_end_to_come(seed: int) -> None:
    """Whoever flips a coin each turn and loses by three heads in a row will lose; that is waited for."""
    table = Table(seed=seed)
    table.on_ask(ANN, careless)
    twice = then(flip_coin(), do_if(WON_THE_FLIP, then(flip_coin(), do_if(WON_THE_FLIP, lose_game()))))
    roulette = whenever(at_beginning(Step.UPKEEP), then(flip_coin(), do_if(WON_THE_FLIP, twice)))
    table.battlefield(ANN, DROUGHT, card("Roulette", "{R}", ENCHANTMENT_CARD, roulette))
    play_on(table)
    assert table.winner == BOB


# ---------------------------------------------------------------------- what somebody does each turn


def eager(decision: Decision[Any]) -> object:
    """Somebody who attacks with everything as long as that is allowed."""
    if not isinstance(decision, DeclareAttackers):
        return None
    everything = {one: others[0] for one, others in decision.choices.items()}
    return everything if decision.refusal(everything) is None else decision.default()


@pytest.mark.rule("732.3", "500.7")
def test_who_takes_turn_after_turn_with_nothing_changed_must_stop(table: Table) -> None:
    """A free ability for another turn, used in each of them."""
    table.battlefield(ANN, card("Hourglass", "{U}", ENCHANTMENT_CARD, activated("{0}", extra_turn())))
    for _ in range(MANY):
        if not is_offered(table, "Hourglass"):
            break
        table.activate(ANN, "Hourglass")
        table.resolve()
        table.go_to("precombat main phase")
    else:
        raise AssertionError("It goes on for ever.")
    assert (table.result, table.active_player) == (None, ANN)
    table.next_turn()
    assert table.active_player == BOB


@pytest.mark.rule("732.3", "508.1a")
def test_who_attacks_each_turn_for_nothing_must_stop_and_then_it_is_a_draw(table: Table) -> None:
    table.battlefield(ANN, PACIFIST)
    table.on_ask(ANN, eager)
    play_on(table)
    assert is_draw(table)
    assert "must choose something else" in "\n".join(table.log)


@pytest.mark.rule("732.3")
def test_what_was_barred_can_be_done_again_where_the_state_is_another(table: Table) -> None:
    table.battlefield(ANN, card("Hourglass", "{U}", ENCHANTMENT_CARD, activated("{0}", extra_turn())))
    while is_offered(table, "Hourglass"):
        table.activate(ANN, "Hourglass")
        table.resolve()
        table.go_to("precombat main phase")
        assert table.turn_number < MANY
    table.go_to("precombat main phase", of=BOB)
    table.battlefield(BOB, "Forest")
    for _ in range(2):
        table.go_to("precombat main phase", of=ANN)
        assert is_offered(table, "Hourglass")
        table.activate(ANN, "Hourglass")
        table.resolve()


# ---------------------------------------------------------------------- tables of other shapes


@pytest.mark.rule("104.4b", "104.4d", "805.4")
def test_two_teams_for_whom_nothing_changes_draw() -> None:
    table = Table(players=4, variants=[TwoHeadedGiant()])
    table.battlefield(ANN, DROUGHT)
    play_on(table)
    assert is_draw(table)


@pytest.mark.rule("104.4f", "801.16")
def test_with_limited_ranges_a_game_in_which_nothing_changes_is_a_draw_for_all() -> None:
    table = Table(players=5, variants=[FreeForAll(reach=1)])
    for player in range(5):
        table.battlefield(player, DROUGHT)
    play_on(table)
    assert is_draw(table)


@pytest.mark.rule("104.4b", "807.4")
def test_a_grand_melee_in_which_nothing_changes_is_a_draw() -> None:
    table = Table(players=8, variants=[GrandMelee()])
    for player in range(8):
        table.battlefield(player, DROUGHT)
    play_on(table)
    assert is_draw(table)


@pytest.mark.rule("104.4b", "901.5")
@pytest.mark.parametrize("communal", [False, True])
def test_a_plane_on_which_nothing_changes_does_not_hold_up_the_game(communal: bool) -> None:
    table = PlanarTable(communal=communal)
    table.battlefield(ANN, DROUGHT)
    play_on(table)
    assert is_draw(table)


@pytest.mark.rule("104.4b", "101.2", "704.5a")
def test_life_below_zero_brings_nobody_nearer_to_an_end() -> None:
    """Bob cannot lose and nobody draws; each turn he is hurt, and Ann must stop attacking in the end."""
    table = Table(life=3)
    table.battlefield(ANN, DROUGHT, "Grizzly Bears")
    table.battlefield(BOB, card("Haven", "{W}", ENCHANTMENT_CARD, static(cant_lose(YOU))))
    table.on_ask(ANN, eager)
    play_on(table)
    assert is_draw(table)


@pytest.mark.rule("732.3", "104.4b")
def test_bots_that_cannot_lose_come_to_an_end() -> None:
    """They do anything, and it leads nowhere."""
    table = Table()
    for player in (ANN, BOB):
        table.library(player, only=True)
        table.battlefield(player, card("Haven", "{W}", ENCHANTMENT_CARD, static(cant_lose(YOU))), PACIFIST)
    players = Players([RandomBot(1), RandomBot(2)])
    for _ in range(20 * MANY):
        if table.game.result is not None:
            break
        players.answer(table.game)
    assert is_draw(table)
