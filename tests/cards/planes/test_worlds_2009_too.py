"""Planes of 2009 on worlds with one or two of them, from Pools of Becoming to Turri Island, each played in a game."""

from __future__ import annotations

import pytest

from planechase.cards.pool import card
from planechase.rules.events.actions import draw, mill
from planechase.rules.events.events import LifeGain, Revealed
from planechase.testing import ANN, BOB, CAT
from planechase.testing.planar_table import NOWHERE, PlanarTable
from planechase.words.casual.planar_words import phenomenon
from planechase.words.effects.hands import Draw
from planechase.words.english import card_text


@pytest.fixture
def table() -> PlanarTable:
    return PlanarTable(free_mana=True)


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("Pools of Becoming", "in any order, then draw that many cards"),
        ("Sanctum of Serra", "you may have your life total become 20"),
        ("Skybreen", "equal to the number of cards in their hand"),
        ("The Aether Flues", "you may sacrifice a creature. If you do, reveal"),
        ("The Dark Barony", "is put into a player's graveyard from anywhere, that player loses"),
        ("The Hippodrome", "you may destroy target creature if it has power 0 or less"),
    ],
)
def test_how_they_read(name: str, part: str) -> None:
    assert part in card_text(card(name))


@pytest.mark.rule("311.3")
def test_a_planar_type_may_be_several_words() -> None:
    assert card("Sanctum of Serra").printed.subtypes == frozenset({"Serra's Realm"})


# ---------------------------------------------------------------------- Pools of Becoming


def test_the_pools_wash_the_hand_at_your_end_step(table: PlanarTable) -> None:
    table.on_plane("Pools of Becoming")
    table.hand(ANN, "Lightning Bolt", "Grizzly Bears", "Cancel")
    table.hand(BOB, "Fog")
    table.begin("end step")
    table.will(ANN, ["Cancel", "Lightning Bolt", "Grizzly Bears"])
    table.resolve()
    assert table.hand(ANN) == ["Plains", "Plains", "Island"]
    assert table.library(ANN)[-3:] == ["Cancel", "Lightning Bolt", "Grizzly Bears"]
    assert table.hand(BOB) == ["Fog"]


@pytest.mark.rule("311.7", "901.9b")
def test_the_pools_let_chaos_ensue_on_three_planes_of_the_deck(table: PlanarTable) -> None:
    table.on_plane("Pools of Becoming")
    table.planar_deck(ANN, "Naar Isle", "Fields of Summer", "Turri Island", NOWHERE[0])
    table.roll(ANN, "chaos")
    table.will(ANN, ["Turri Island", "Naar Isle", "Fields of Summer"], about="order")
    table.will(ANN, ["Naar Isle", "Turri Island", "Fields of Summer"], about="triggers")
    table.will(ANN, BOB, about="Naar Isle")
    table.resolve()
    assert table.planar_deck(ANN)[-3:] == ["Turri Island", "Naar Isle", "Fields of Summer"]
    assert table.planar_deck(ANN)[0] == "Nowhere 1"
    assert table.stack == ["Naar Isle", "Turri Island", "Fields of Summer"]
    table.will(ANN, True, about="Fields of Summer")
    table.resolve()
    assert table.life(ANN) == 30
    table.resolve()
    assert len(table.graveyard(ANN)) == 3
    table.resolve()
    assert (table.life(BOB), table.planes) == (17, ["Pools of Becoming"])
    assert next(shown.names for shown in table.happened(Revealed)) == ("Naar Isle", "Fields of Summer", "Turri Island")


def test_pools_in_pools_reveal_three_more() -> None:
    table = PlanarTable(communal=True)
    table.on_plane("Pools of Becoming")
    surprise = phenomenon("Surprise", Draw())
    table.planar_deck(ANN, "Pools of Becoming", surprise, NOWHERE[0], NOWHERE[1], "Naar Isle", NOWHERE[2])
    table.always(ANN, BOB, about="Naar Isle")
    table.on_ask(ANN, lambda decision: decision.default() if "very bottom" in decision.why else None)
    table.roll(ANN, "chaos")
    table.resolve()
    assert table.stack == ["Pools of Becoming"]
    table.resolve()
    assert table.stack == ["Naar Isle"]
    table.resolve()
    assert (table.life(BOB), table.hand(ANN)) == (17, [])
    deck = table.planar_deck(ANN)
    assert deck[-6:] == ["Pools of Becoming", "Surprise", "Nowhere 1", "Nowhere 2", "Naar Isle", "Nowhere 3"]


# ---------------------------------------------------------------------- Raven's Run


@pytest.mark.rule("702.80a")
def test_all_damage_of_creatures_withers_in_ravens_run(table: PlanarTable) -> None:
    table.on_plane("Raven's Run")
    bears, angel = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Serra Angel")
    table.attack(ANN, bears)
    table.block(BOB, {angel: bears})
    table.combat_damage()
    assert (angel.counters, angel.damage, bears.exists) == ({"-1/-1": 2}, 0, False)
    table.next_turn()
    assert angel.power == 2


def test_ravens_run_needs_three_different_creatures(table: PlanarTable) -> None:
    table.on_plane("Raven's Run")
    elves, angel = table.battlefield(BOB, "Llanowar Elves", "Serra Angel")
    table.roll(ANN, "chaos")
    assert table.stack == []
    wall = table.battlefield(ANN, "Wall of Blossoms")
    table.will(ANN, elves, wall, angel, about="Raven's Run")
    table.chaos()
    table.resolve()
    assert (elves.exists, wall.counters, angel.counters) == (False, {"-1/-1": 2}, {"-1/-1": 3})


# ---------------------------------------------------------------------- Sanctum of Serra


@pytest.mark.rule("901.9c", "701.31d")
def test_leaving_the_sanctum_destroys_everything_but_lands(table: PlanarTable) -> None:
    table.on_plane("Sanctum of Serra")
    table.battlefield(ANN, "Grizzly Bears", "Forest", "Sol Ring")
    table.battlefield(BOB, "Serra Angel", "Phyrexian Arena", "Swamp", "Elspeth, Knight-Errant")
    table.roll(ANN, "planeswalker")
    table.resolve()
    assert (table.planes, table.stack) == (["Nowhere 2"], ["Sanctum of Serra"])
    table.resolve()
    assert (table.battlefield(ANN), table.battlefield(BOB)) == (["Forest"], ["Swamp"])


@pytest.mark.rule("901.10", "901.11a")
def test_the_sanctum_falls_too_when_its_owner_leaves_the_game() -> None:
    table = PlanarTable(players=3)
    table.on_plane("Sanctum of Serra", owner=BOB)
    table.battlefield(CAT, "Serra Angel", "Plains")
    table.concede(BOB)
    assert [entry.controller for entry in table.on_stack()] == [ANN]
    table.resolve()
    assert table.battlefield(CAT) == ["Plains"]


@pytest.mark.parametrize(("life", "gained"), [(14, [6]), (32, [])])
def test_the_sanctum_may_set_your_life_total(table: PlanarTable, life: int, gained: list[int]) -> None:
    table.on_plane("Sanctum of Serra")
    table.life(ANN, life)
    table.will(ANN, True)
    table.roll(ANN, "chaos")
    table.resolve()
    assert (table.life(ANN), [gain.amount for gain in table.happened(LifeGain)]) == (20, gained)


# ---------------------------------------------------------------------- Sea of Sand


def test_in_the_sea_of_sand_every_draw_is_shown_and_weighed(table: PlanarTable) -> None:
    table.on_plane("Sea of Sand")
    table.library(BOB, "Lightning Bolt", "Forest")
    table.always(ANN, ["Sea of Sand", "Sea of Sand"], about="triggers")
    table.happen(lambda state: draw(state, state.players[BOB], 2))
    shown = [(one.player, *one.names) for one in table.happened(Revealed)]
    assert shown == [(BOB, "Lightning Bolt"), (BOB, "Forest")]
    assert [entry.controller for entry in table.on_stack()] == [ANN, ANN]
    table.resolve()
    table.resolve()
    assert table.life(BOB) == 20
    table.go_to("draw step", of=BOB)
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (20, 23)


def test_the_sea_of_sand_swallows_a_permanent(table: PlanarTable) -> None:
    table.on_plane("Sea of Sand")
    angel = table.battlefield(ANN, "Serra Angel", owner=BOB)
    table.will(ANN, angel)
    table.roll(ANN, "chaos")
    table.resolve()
    assert table.library(BOB)[0] == "Serra Angel"


# ---------------------------------------------------------------------- Skybreen


@pytest.mark.rule("401.5", "101.2")
def test_the_top_of_every_library_forbids_spells_under_skybreen(table: PlanarTable) -> None:
    table.hand(ANN, "Grizzly Bears", "Lightning Bolt", "Sol Ring", "Forest", "Baleful Strix")
    table.library(BOB, "Myr Enforcer")
    table.battlefield(ANN, "Twinblade Slasher")
    assert table.can_cast(ANN, "Sol Ring")
    assert table.view(ANN)["players"][BOB]["known_library"] == {}
    table.on_plane("Skybreen")
    assert table.view(ANN)["players"][BOB]["known_library"]["0"]["name"] == "Myr Enforcer"
    assert table.view(BOB)["players"][ANN]["known_library"]["0"]["name"] == "Plains"
    names = ("Grizzly Bears", "Sol Ring", "Baleful Strix", "Lightning Bolt")
    assert [table.can_cast(ANN, name) for name in names] == [False, False, False, True]
    table.play_land(ANN, "Forest")
    table.activate(ANN, "Twinblade Slasher")
    table.resolve()
    table.happen(lambda state: mill(state, state.players[BOB], 1))
    assert all(table.can_cast(ANN, name) for name in names)


def test_skybreen_weighs_a_hand(table: PlanarTable) -> None:
    table.on_plane("Skybreen")
    table.hand(BOB, "Forest", "Fog", "Cancel")
    table.will(ANN, BOB)
    table.roll(ANN, "chaos")
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (20, 17)


# ---------------------------------------------------------------------- Stronghold Furnace


@pytest.mark.rule("616.1", "601.2d")
def test_the_furnace_doubles_combat_damage_its_own_and_what_is_divided(table: PlanarTable) -> None:
    table.on_plane("Stronghold Furnace")
    bears = table.battlefield(ANN, "Grizzly Bears")
    angel, elves = table.battlefield(BOB, "Serra Angel", "Llanowar Elves")
    table.hand(ANN, "Pyrotechnics")
    table.will(ANN, angel, about="Stronghold Furnace")
    table.roll(ANN, "chaos")
    table.resolve()
    assert angel.damage == 2
    table.cast(ANN, "Pyrotechnics", targets=[BOB, elves], divide={BOB: 3, elves: 1})
    table.resolve()
    assert (table.life(BOB), elves.exists) == (14, False)
    table.attack(ANN, {bears: BOB})
    table.combat_damage()
    assert table.life(BOB) == 10


@pytest.mark.parametrize(("first", "life"), [("Mending Hands", 20), ("Stronghold Furnace", 18)])
def test_whoever_is_hurt_orders_prevention_and_the_furnace(table: PlanarTable, first: str, life: int) -> None:
    table.on_plane("Stronghold Furnace")
    table.hand(BOB, "Mending Hands")
    table.hand(ANN, "Lightning Bolt")
    table.cast(BOB, "Mending Hands", targets=[BOB])
    table.resolve()
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.will(BOB, first)
    table.resolve()
    assert table.life(BOB) == life


# ---------------------------------------------------------------------- Tember City


@pytest.mark.rule("106.12a")
def test_lands_tapped_for_mana_burn_in_tember_city() -> None:
    table = PlanarTable()
    table.on_plane("Tember City")
    table.battlefield(BOB, "Mountain", "Sol Ring")
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    assert table.stack == ["Lightning Bolt", "Tember City"]
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (20, 19)
    table.tap_for_mana(BOB, "Sol Ring")
    assert table.stack == ["Lightning Bolt"]


def test_everybody_else_sacrifices_in_tember_city() -> None:
    table = PlanarTable(players=3)
    table.on_plane("Tember City")
    table.battlefield(ANN, "Serra Angel")
    table.battlefield(BOB, "Grizzly Bears", "Sol Ring", "Forest")
    table.battlefield(CAT, "Forest")
    table.will(BOB, "Sol Ring", about="sacrifice")
    table.roll(ANN, "chaos")
    table.resolve()
    assert table.battlefield(ANN) == ["Serra Angel"]
    assert (table.battlefield(BOB), table.battlefield(CAT)) == (["Grizzly Bears", "Forest"], ["Forest"])


# ---------------------------------------------------------------------- The Aether Flues


@pytest.mark.rule("701.31d")
def test_the_flues_turn_one_creature_into_the_next(table: PlanarTable) -> None:
    table.planar_deck(ANN, "The Aether Flues")
    table.battlefield(ANN, "Llanowar Elves", "Grizzly Bears")
    table.library(ANN, "Forest", "Sol Ring", "Serra Angel", "Air Elemental")
    table.planeswalk(ANN)
    table.will(ANN, True)
    table.will(ANN, "Llanowar Elves", about="sacrifice")
    table.resolve()
    assert table.battlefield(ANN) == ["Grizzly Bears", "Serra Angel"]
    assert table.graveyard(ANN) == ["Llanowar Elves"]
    assert sorted(table.library(ANN))[:2] == ["Air Elemental", "Forest"]
    assert len(table.library(ANN)) == 13
    assert table.happened(Revealed)[0].names == ("Forest", "Sol Ring", "Serra Angel")


def test_a_library_without_creatures_is_all_shown_and_shuffled(table: PlanarTable) -> None:
    table.on_plane("The Aether Flues")
    table.battlefield(BOB, "Llanowar Elves")
    table.next_turn()
    table.will(BOB, True)
    table.resolve()
    assert (table.battlefield(BOB), len(table.library(BOB))) == ([], 10)
    assert len(table.happened(Revealed)[0].names) == 10


@pytest.mark.parametrize("creature", [True, False])
def test_nothing_comes_from_the_flues_for_nothing(table: PlanarTable, creature: bool) -> None:
    table.on_plane("The Aether Flues")
    if creature:
        table.battlefield(BOB, "Llanowar Elves")
    table.library(BOB, "Serra Angel")
    table.next_turn()
    table.will(BOB, not creature)
    table.resolve()
    assert table.battlefield(BOB) == ["Llanowar Elves"] * creature


def test_chaos_in_the_flues_puts_a_creature_from_the_hand_onto_the_battlefield(table: PlanarTable) -> None:
    table.on_plane("The Aether Flues")
    table.hand(ANN, "Serra Angel", "Grizzly Bears", "Sol Ring")
    table.will(ANN, "Serra Angel")
    table.roll(ANN, "chaos")
    table.resolve()
    assert (table.battlefield(ANN), table.hand(ANN)) == (["Serra Angel"], ["Grizzly Bears", "Sol Ring"])


# ---------------------------------------------------------------------- The Dark Barony


def test_nonblack_cards_in_a_graveyard_cost_its_owner_life(table: PlanarTable) -> None:
    table.on_plane("The Dark Barony")
    table.hand(ANN, "Lightning Bolt", "Lightning Bolt", "Lightning Bolt", "Assassinate")
    stolen = table.battlefield(ANN, "Grizzly Bears", owner=BOB)
    token = table.battlefield(BOB, "Llanowar Elves", token=True)
    tapped = table.battlefield(BOB, "Death Baron", tapped=True)
    table.cast(ANN, "Assassinate", targets=[tapped])
    table.resolve()
    assert table.stack == []
    table.always(ANN, ["The Dark Barony", "The Dark Barony"], about="order")
    table.cast(ANN, "Lightning Bolt", targets=[stolen])
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (19, 19)
    table.cast(ANN, "Lightning Bolt", targets=[token])
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (18, 19)


def test_the_barony_looks_at_the_card_in_the_graveyard(table: PlanarTable) -> None:
    table.on_plane("The Dark Barony")
    hidden = table.battlefield(BOB, "Bog Smugglers", face_down=True)
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[hidden])
    table.resolve_all()
    assert (table.graveyard(BOB), table.life(BOB), table.life(ANN)) == (["Bog Smugglers"], 20, 19)


def test_the_barony_takes_a_card_from_each_opponent() -> None:
    table = PlanarTable(players=3)
    table.on_plane("The Dark Barony")
    table.hand(ANN, "Forest")
    table.hand(BOB, "Forest", "Death Baron")
    table.hand(CAT, "Death Baron")
    table.will(BOB, "Death Baron", about="discard")
    table.roll(ANN, "chaos")
    table.resolve()
    assert (table.hand(ANN), table.hand(BOB), table.hand(CAT)) == (["Forest"], ["Forest"], [])


# ---------------------------------------------------------------------- The Eon Fog


@pytest.mark.rule("614.10", "502.3")
def test_nobody_has_an_untap_step_in_the_eon_fog(table: PlanarTable) -> None:
    table.on_plane("The Eon Fog")
    (mine,), (theirs,) = table.lands(ANN, "Forest", tapped=True), table.lands(BOB, "Forest", tapped=True)
    table.next_turn()
    assert theirs.tapped
    table.next_turn()
    assert mine.tapped
    table.go_to("precombat main phase", of=ANN)
    table.roll(ANN, "chaos")
    table.resolve()
    assert (mine.tapped, theirs.tapped) == (False, True)
    table.planeswalk(ANN)
    table.next_turn()
    assert not theirs.tapped


# ---------------------------------------------------------------------- The Fourth Sphere


def test_the_fourth_sphere_eats_what_is_not_black(table: PlanarTable) -> None:
    table.on_plane("The Fourth Sphere")
    table.battlefield(BOB, "Death Baron", "Grizzly Bears", "Serra Angel")
    table.battlefield(ANN, "Death Baron")
    table.next_turn()
    table.will(BOB, "Grizzly Bears", about="sacrifice")
    table.resolve()
    assert table.battlefield(BOB) == ["Death Baron", "Serra Angel"]
    table.next_turn()
    table.resolve()
    assert table.battlefield(ANN) == ["Death Baron"]


def test_the_fourth_sphere_makes_zombies(table: PlanarTable) -> None:
    table.on_plane("The Fourth Sphere")
    table.roll(ANN, "chaos")
    table.resolve()
    zombie = table.find("Zombie Token")
    assert (zombie.controller, zombie.power, zombie.toughness, zombie.colors) == (ANN, 2, 2, "B")


# ---------------------------------------------------------------------- The Hippodrome


def test_creatures_are_weak_in_the_hippodrome_and_may_have_negative_power(table: PlanarTable) -> None:
    table.on_plane("The Hippodrome")
    bears, dragon = table.battlefield(ANN, "Grizzly Bears", "Rorix Bladewing")
    assert (bears.power, bears.toughness, dragon.power) == (-3, 2, 1)
    table.attack(ANN, [bears, dragon])
    table.combat_damage()
    assert table.life(BOB) == 19


@pytest.mark.parametrize("growth", [True, False])
def test_the_hippodrome_looks_at_the_power_as_it_resolves(table: PlanarTable, growth: bool) -> None:
    table.on_plane("The Hippodrome")
    angel = table.battlefield(BOB, "Serra Angel")
    table.battlefield(ANN, "Grizzly Bears")
    table.hand(BOB, "Giant Growth")
    table.will(ANN, angel, about="The Hippodrome")
    table.roll(ANN, "chaos")
    if growth:
        table.cast(BOB, "Giant Growth", targets=[angel])
        table.resolve()
    table.will(ANN, True)
    table.resolve()
    assert angel.exists is growth


def test_the_hippodrome_lets_you_target_what_is_too_strong_and_spare_what_is_not(table: PlanarTable) -> None:
    table.on_plane("The Hippodrome")
    dragon, bears = table.battlefield(BOB, "Rorix Bladewing", "Grizzly Bears")
    table.will(ANN, dragon, True, bears, False, about="The Hippodrome")
    for _ in range(2):
        table.chaos()
        table.resolve()
    assert dragon.exists
    assert bears.exists


# ---------------------------------------------------------------------- Turri Island


@pytest.mark.rule("601.2f", "118.7")
def test_creatures_are_cheap_on_turri_island_but_never_less_than_nothing() -> None:
    table = PlanarTable()
    table.on_plane("Turri Island")
    table.hand(ANN, "Arcbound Slith", "Grizzly Bears", "Concentrate")
    assert table.can_cast(ANN, "Arcbound Slith")
    assert not table.can_cast(ANN, "Grizzly Bears")
    table.lands(ANN, "Forest")
    assert table.can_cast(ANN, "Grizzly Bears")
    assert not table.can_cast(ANN, "Concentrate")


def test_turri_island_sorts_three_cards(table: PlanarTable) -> None:
    table.on_plane("Turri Island")
    table.library(ANN, "Grizzly Bears", "Sol Ring", "Baleful Strix", "Serra Angel")
    table.roll(ANN, "chaos")
    table.resolve()
    assert table.hand(ANN) == ["Grizzly Bears", "Baleful Strix"]
    assert (table.graveyard(ANN), table.library(ANN)[0]) == (["Sol Ring"], "Serra Angel")
