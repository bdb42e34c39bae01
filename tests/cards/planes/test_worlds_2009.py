"""Planes of 2009 on worlds with one or two of them, from Celestine Reef to Naar Isle, each played in a game."""

from __future__ import annotations

import pytest

from planechase.cards.pool import card
from planechase.rules.events.actions import mill
from planechase.rules.events.events import LifeGain, LifeLoss
from planechase.testing import ANN, BOB, CAT
from planechase.testing.planar_table import PlanarTable
from planechase.words.card import INSTANT_CARD, creature
from planechase.words.card import card as a_card
from planechase.words.effects.life_effects import gain_life
from planechase.words.effects.turns import WinGame
from planechase.words.english import card_text
from planechase.words.keywords import Landwalk

TRIUMPH = a_card("Triumph", "{U}", INSTANT_CARD, WinGame())
CROSSER = a_card("Reef Crosser", "{U}", creature("Merfolk", 1, 1), Landwalk("Island"))


@pytest.fixture
def table() -> PlanarTable:
    return PlanarTable(free_mana=True)


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("Celestine Reef", "without flying or islandwalk"),
        ("Celestine Reef", "until a player planeswalks, you can't lose the game"),
        ("Cliffside Market", "two target permanents that share a card type"),
        ("Eloren Wilds", "that player adds one mana of any type that permanent produced"),
        ("Feeding Grounds", "on target creature, where X is its mana value"),
        ("Fields of Summer", "that player may gain 2 life"),
        ("Immersturm", "to any target of their choice"),
        ("Mirrored Depths", "If that player loses the flip, counter that spell"),
        ("Naar Isle", "damage to you equal to the number of flame counters"),
    ],
)
def test_how_they_read(name: str, part: str) -> None:
    assert part in card_text(card(name))


# ---------------------------------------------------------------------- Celestine Reef


@pytest.mark.rule("311.4", "901.7")
def test_only_flyers_and_islandwalkers_cross_the_reef(table: PlanarTable) -> None:
    table.on_plane("Celestine Reef")
    bears, angel, crosser = table.battlefield(ANN, "Grizzly Bears", "Serra Angel", CROSSER)
    smugglers = table.battlefield(ANN, "Bog Smugglers")
    assert [table.can_attack(one) for one in (bears, angel, crosser, smugglers)] == [False, True, True, False]
    table.attack(ANN, {angel: BOB, crosser: BOB})
    table.combat_damage()
    assert table.life(BOB) == 15


@pytest.mark.rule("901.11", "311.7")
def test_the_reef_protects_until_somebody_planeswalks(table: PlanarTable) -> None:
    table.on_plane("Celestine Reef")
    table.roll(ANN, "chaos")
    table.resolve()
    table.life(ANN, 3)
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    table.resolve()
    assert (table.life(ANN), table.result) == (0, None)
    table.next_turn()
    assert table.planar_controller == BOB
    assert not table.has_lost(ANN)
    table.planeswalk(BOB)
    assert table.winner == BOB


@pytest.mark.rule("104.2b", "104.2a")
def test_on_the_reef_opponents_win_only_if_you_leave(table: PlanarTable) -> None:
    table.on_plane("Celestine Reef")
    table.chaos()
    table.resolve()
    table.hand(BOB, TRIUMPH)
    table.cast(BOB, "Triumph")
    table.resolve()
    assert table.result is None
    table.concede(ANN)
    assert table.winner == BOB


# ---------------------------------------------------------------------- Cliffside Market


@pytest.mark.rule("701.31d", "901.11b")
def test_the_market_deals_in_life_as_you_arrive(table: PlanarTable) -> None:
    table.planar_deck(ANN, "Cliffside Market")
    table.life(ANN, 5)
    table.will(ANN, BOB, True, about="Cliffside Market")
    table.planeswalk(ANN)
    assert table.planes == ["Cliffside Market"]
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (20, 5)
    gained, lost = table.happened(LifeGain), table.happened(LifeLoss)
    assert [(e.player, e.amount) for e in gained + lost] == [(ANN, 15), (BOB, 15)]


def test_the_market_asks_each_player_in_their_own_upkeep(table: PlanarTable) -> None:
    table.on_plane("Cliffside Market")
    table.life(BOB, 11)
    table.will(BOB, ANN, False, about="Cliffside Market")
    table.next_turn()
    assert (table.active_player, table.stack) == (BOB, ["Cliffside Market"])
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (20, 11)


def test_one_may_trade_life_with_oneself_for_nothing(table: PlanarTable) -> None:
    table.on_plane("Cliffside Market")
    table.will(BOB, BOB, True, about="Cliffside Market")
    table.next_turn()
    table.resolve()
    assert (table.life(BOB), table.happened(LifeGain)) == (20, [])


def test_the_market_exchanges_permanents_of_two_other_players() -> None:
    table = PlanarTable(players=3)
    table.on_plane("Cliffside Market")
    bears, forest = table.battlefield(BOB, "Grizzly Bears", "Forest")
    ring, strix = table.battlefield(CAT, "Sol Ring", "Baleful Strix")
    table.roll(ANN, "chaos", pause=True)
    with table.refuses("share a card type"):
        table.answer(ANN, [bears, ring])
    with table.refuses("share a card type"):
        table.answer(ANN, [forest, strix])
    table.answer(ANN, [bears, strix])
    table.resolve()
    assert (bears.controller, strix.controller) == (CAT, BOB)
    table.planeswalk(ANN)
    table.next_turn()
    assert (bears.controller, strix.controller) == (CAT, BOB)


def test_nothing_is_exchanged_if_one_of_the_two_is_gone(table: PlanarTable) -> None:
    table.on_plane("Cliffside Market")
    bears, elves = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Llanowar Elves")
    table.hand(BOB, "Lightning Bolt")
    table.will(ANN, [bears, elves], about="Cliffside Market")
    table.roll(ANN, "chaos")
    table.cast(BOB, "Lightning Bolt", targets=["Grizzly Bears"])
    table.resolve_all()
    assert elves.controller == BOB


@pytest.mark.rule("603.3d")
def test_without_two_of_a_kind_there_is_no_exchange(table: PlanarTable) -> None:
    table.on_plane("Cliffside Market")
    table.battlefield(ANN, "Grizzly Bears", "Forest")
    table.roll(ANN, "chaos")
    assert table.stack == []


# ---------------------------------------------------------------------- Eloren Wilds


@pytest.mark.rule("605.4a", "106.12a")
def test_the_wilds_give_whoever_taps_one_more_mana(table: PlanarTable) -> None:
    table.on_plane("Eloren Wilds")
    table.battlefield(BOB, "Forest", "Sol Ring")
    table.pass_(ANN)
    assert table.tap_for_mana(BOB, "Forest") == "{G}{G}"
    assert table.tap_for_mana(BOB, "Sol Ring") == "{G}{G}{C}{C}{C}"
    assert table.stack == []


def test_the_wilds_let_one_choose_among_the_types_produced(table: PlanarTable) -> None:
    table.on_plane("Eloren Wilds")
    table.battlefield(ANN, "Boros Garrison")
    assert table.tap_for_mana(ANN, "Boros Garrison", choose=["{W}"]) == "{W}{W}{R}"


def test_mana_of_the_wilds_pays_for_spells_of_whoever_taps() -> None:
    table = PlanarTable()
    table.on_plane("Eloren Wilds")
    table.lands(BOB, "Forest", 1)
    table.hand(BOB, a_card("Meal", "{1}{G}", INSTANT_CARD, gain_life(1)))
    assert table.can_cast(BOB, "Meal")
    table.cast(BOB, "Meal")
    table.resolve()
    assert table.life(BOB) == 21


@pytest.mark.rule("901.11")
def test_the_wilds_silence_a_player_but_not_their_lands_and_abilities(table: PlanarTable) -> None:
    table.on_plane("Eloren Wilds")
    table.hand(BOB, "Lightning Bolt", "Grizzly Bears", "Forest")
    table.battlefield(BOB, "Twinblade Slasher")
    table.will(ANN, BOB, about="Eloren Wilds")
    table.roll(ANN, "chaos")
    table.resolve()
    assert "forbids" in (table.why_not_cast(BOB, "Lightning Bolt") or "")
    table.go_to("precombat main phase", of=BOB)
    assert "forbids" in (table.why_not_cast(BOB, "Grizzly Bears") or "")
    table.play_land(BOB, "Forest")
    assert table.can_activate(BOB, "Twinblade Slasher")
    table.planeswalk(BOB)
    assert table.can_cast(BOB, "Grizzly Bears")


# ---------------------------------------------------------------------- Feeding Grounds


@pytest.mark.rule("601.2f")
def test_red_and_green_are_cheaper_on_the_feeding_grounds_and_both_is_cheapest() -> None:
    table = PlanarTable()
    table.on_plane("Feeding Grounds")
    table.hand(ANN, "Grizzly Bears", "Bloodbraid Elf", "Lightning Bolt", "Serra Angel")
    assert not table.can_cast(ANN, "Grizzly Bears")
    table.mana(ANN, "{G}")
    assert table.can_cast(ANN, "Grizzly Bears")
    assert not table.can_cast(ANN, "Lightning Bolt")
    table.mana(ANN, "{R}")
    assert table.can_cast(ANN, "Bloodbraid Elf")
    assert table.can_cast(ANN, "Lightning Bolt")
    table.mana(ANN, "{W}{W}")
    assert not table.can_cast(ANN, "Serra Angel")


def test_the_feeding_grounds_fatten_by_mana_value(table: PlanarTable) -> None:
    table.on_plane("Feeding Grounds")
    angel = table.battlefield(BOB, "Serra Angel")
    table.battlefield(ANN, "Grizzly Bears")
    table.will(ANN, angel, about="Feeding Grounds")
    table.roll(ANN, "chaos")
    table.resolve()
    assert (angel.counters, angel.power) == ({"+1/+1": 5}, 9)


# ---------------------------------------------------------------------- Fields of Summer


def test_whoever_casts_in_the_fields_of_summer_may_gain_life(table: PlanarTable) -> None:
    table.on_plane("Fields of Summer")
    table.hand(ANN, "Lightning Bolt")
    table.hand(BOB, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    assert [entry.controller for entry in table.on_stack()] == [ANN, ANN, BOB, ANN]
    table.will(BOB, True)
    table.resolve()
    assert table.life(BOB) == 22
    table.resolve()
    table.will(ANN, False)
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (17, 19)


def test_ten_life_in_the_fields_of_summer(table: PlanarTable) -> None:
    table.on_plane("Fields of Summer")
    table.will(ANN, True)
    table.roll(ANN, "chaos")
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (30, 20)


# ---------------------------------------------------------------------- Horizon Boughs


@pytest.mark.rule("502.3")
def test_everything_untaps_in_every_untap_step_on_the_boughs(table: PlanarTable) -> None:
    table.on_plane("Horizon Boughs")
    mine = table.lands(ANN, "Forest", 2, tapped=True)
    bears = table.battlefield(BOB, "Grizzly Bears", tapped=True)
    table.next_turn()
    assert table.active_player == BOB
    assert not any(one.tapped for one in (*mine, bears))


def test_the_boughs_offer_up_to_three_basic_lands(table: PlanarTable) -> None:
    table.on_plane("Horizon Boughs")
    table.library(ANN, "Krosan Verge")
    table.will(ANN, True)
    table.will(ANN, ["Forest", "Plains", "Swamp"])
    table.roll(ANN, "chaos")
    table.resolve()
    assert sorted(table.battlefield(ANN)) == ["Forest", "Plains", "Swamp"]
    assert all(table.find(land, zone="battlefield").tapped for land in table.battlefield(ANN))
    assert len(table.library(ANN)) == 8


# ---------------------------------------------------------------------- Immersturm


@pytest.mark.rule("601.2c", "603.3a")
def test_in_the_immersturm_the_planar_controller_has_the_ability_but_not_the_choice(table: PlanarTable) -> None:
    table.on_plane("Immersturm")
    table.will(BOB, ANN, True, about="Immersturm")
    table.enters(BOB, "Serra Angel")
    assert [entry.controller for entry in table.on_stack()] == [ANN]
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (16, 20)


@pytest.mark.rule("608.2h")
def test_a_creature_that_is_gone_still_deals_the_damage_of_its_power(table: PlanarTable) -> None:
    table.on_plane("Immersturm")
    table.hand(BOB, "Lightning Bolt")
    table.will(ANN, BOB, True, about="Immersturm")
    table.enters(ANN, "Grizzly Bears")
    table.cast(BOB, "Lightning Bolt", targets=["Grizzly Bears"])
    table.resolve()
    assert table.battlefield(ANN) == []
    table.resolve()
    assert table.life(BOB) == 18


def test_its_controller_may_hold_the_creature_back(table: PlanarTable) -> None:
    table.on_plane("Immersturm")
    table.will(BOB, ANN, False, about="Immersturm")
    table.enters(BOB, "Serra Angel")
    table.resolve()
    assert table.life(ANN) == 20


def test_the_immersturm_returns_a_stolen_creature_to_its_owner(table: PlanarTable) -> None:
    table.on_plane("Immersturm")
    angel = table.battlefield(ANN, "Serra Angel", owner=BOB, tapped=True, counters={"+1/+1": 1})
    table.will(ANN, angel, about="Immersturm")
    table.roll(ANN, "chaos")
    table.will(BOB, ANN, True, about="Immersturm")
    table.resolve()
    back = angel.now
    assert (back.controller, back.tapped, back.counters) == (BOB, False, {})
    table.resolve()
    assert table.life(ANN) == 16


@pytest.mark.rule("111.8")
def test_a_token_does_not_come_back_from_the_immersturm(table: PlanarTable) -> None:
    table.on_plane("Immersturm")
    token = table.battlefield(BOB, "Grizzly Bears", token=True)
    table.will(ANN, token, about="Immersturm")
    table.roll(ANN, "chaos")
    table.resolve()
    assert (table.battlefield(BOB), table.exile(BOB), table.stack) == ([], [], [])


# ---------------------------------------------------------------------- Lethe Lake


def test_lethe_lake_takes_ten_cards_each_upkeep_of_the_player_whose_it_is(table: PlanarTable) -> None:
    table.on_plane("Lethe Lake")
    table.library(BOB, "Grizzly Bears", "Lightning Bolt")
    table.next_turn()
    table.resolve()
    assert (len(table.graveyard(BOB)), len(table.library(BOB)), table.graveyard(ANN)) == (10, 2, [])


def test_lethe_lake_takes_what_is_left_of_a_small_library(table: PlanarTable) -> None:
    table.on_plane("Lethe Lake")
    table.happen(lambda state: mill(state, state.players[BOB], 7))
    table.will(ANN, BOB, about="Lethe Lake")
    table.roll(ANN, "chaos")
    table.resolve()
    assert (len(table.graveyard(BOB)), table.library(BOB), table.result) == (10, [], None)


# ---------------------------------------------------------------------- Mirrored Depths


@pytest.mark.rule("705.2")
@pytest.mark.parametrize(("shows", "life"), [("heads", 17), ("tails", 20)])
def test_spells_may_be_lost_in_the_mirrored_depths(table: PlanarTable, shows: str, life: int) -> None:
    table.on_plane("Mirrored Depths")
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    assert [entry.controller for entry in table.on_stack()] == [BOB, ANN]
    table.force_coins(shows)
    table.will(BOB, "heads", about="coin")
    table.resolve()
    table.resolve_all()
    assert (table.life(ANN), table.graveyard(BOB)) == (life, ["Lightning Bolt"])


@pytest.mark.rule("608.2g")
def test_the_depths_let_you_cast_from_the_library_of_another(table: PlanarTable) -> None:
    table.on_plane("Mirrored Depths")
    table.library(BOB, "Serra Angel")
    table.will(ANN, BOB, about="Mirrored Depths")
    table.roll(ANN, "chaos")
    table.will(ANN, True)
    table.resolve()
    assert sorted(table.stack) == ["Mirrored Depths", "Serra Angel"]
    table.force_coins("heads")
    table.will(ANN, "heads")
    table.resolve_all()
    angel = table.find("Serra Angel")
    assert (angel.controller, angel.owner) == (ANN, BOB)


def test_a_land_in_the_depths_is_only_shown(table: PlanarTable) -> None:
    table.on_plane("Mirrored Depths")
    table.will(ANN, BOB, about="Mirrored Depths")
    table.roll(ANN, "chaos")
    table.resolve()
    assert len(table.library(BOB)) == 10


# ---------------------------------------------------------------------- Naar Isle


@pytest.mark.rule("311.5", "901.6")
def test_the_flames_of_naar_isle_grow_for_one_player_after_the_other(table: PlanarTable) -> None:
    isle = table.on_plane("Naar Isle")
    table.next_turn()
    table.resolve()
    assert (table.life(ANN), table.life(BOB), isle.counters) == (20, 19, {"flame": 1})
    table.next_turn()
    table.resolve()
    assert (table.life(ANN), table.life(BOB), isle.counters) == (18, 19, {"flame": 2})


@pytest.mark.rule("311.6", "901.7a")
def test_the_flames_are_out_when_naar_isle_comes_back(table: PlanarTable) -> None:
    isle = table.on_plane("Naar Isle")
    table.next_turn()
    table.resolve()
    fork = table.fork()
    table.planeswalk(BOB)
    assert isle.now.counters == {}
    assert fork.find(isle).counters == {"flame": 1}


def test_naar_isle_burns_players_and_planeswalkers_but_no_creatures(table: PlanarTable) -> None:
    table.on_plane("Naar Isle")
    elspeth, bears = table.battlefield(BOB, "Elspeth, Knight-Errant", "Grizzly Bears")
    table.roll(ANN, "chaos", pause=True)
    with table.refuses("not among the options"):
        table.answer(ANN, bears)
    table.answer(ANN, elspeth)
    table.resolve()
    assert elspeth.loyalty == 1
    table.will(ANN, BOB)
    table.chaos()
    table.resolve()
    assert table.life(BOB) == 17
