"""The planes of Doctor Who, from New New York on: what makes each of them that plane."""

from __future__ import annotations

import pytest

from planechase.rules.events.events import LoseLife
from planechase.testing import ANN, BOB, CAT, Step
from planechase.testing.planar import PlanarTable


@pytest.fixture
def table() -> PlanarTable:
    return PlanarTable(free_mana=True)


# ---------------------------------------------------------------------- North Pole Research Base


@pytest.mark.rule("601.2c", "111.10a")
def test_north_pole_research_base_helps_an_opponent(table: PlanarTable) -> None:
    table.on_plane("North Pole Research Base")
    table.will(ANN, BOB)
    table.begin("upkeep", of=ANN)
    table.resolve()
    assert (len(table.hand(BOB)), table.battlefield(BOB)) == (1, ["Treasure Token"])
    table.tap_for_mana(BOB, "Treasure Token", choose=["{R}"])
    assert (table.mana(BOB), table.battlefield(BOB)) == ("{R}", [])


@pytest.mark.rule("603.12", "122.1d")
def test_north_pole_research_base_freezes_a_creature(table: PlanarTable) -> None:
    """The target is chosen only once the Alien is there; the creature stays tapped in the next untap step."""
    table.on_plane("North Pole Research Base")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(BOB, "Llanowar Elves", token=True)
    table.roll(ANN, "chaos")
    table.will(ANN, bears)
    table.resolve()
    assert (table.battlefield(ANN), bears.tapped) == (["Alien Token"], False)
    table.resolve()
    assert (bears.tapped, bears.counters) == (True, {"stun": 1})
    table.will(BOB, ANN)
    table.go_to("upkeep", of=BOB)
    assert (bears.tapped, bears.counters) == (True, {})


# ---------------------------------------------------------------------- Pompeii


@pytest.mark.rule("901.9d", "311.4")
def test_pompeii_rumbles_with_each_blank_roll(table: PlanarTable) -> None:
    plane = table.on_plane("Pompeii")
    table.library(ANN, "Forest", "Island")
    table.roll(ANN, "blank")
    table.will(ANN, ["Forest"], about="scry")
    table.resolve()
    assert (plane.counters, table.library(ANN)[-1]) == ({"eruption": 1}, "Forest")
    table.roll(ANN, "chaos")
    assert table.stack == ["Pompeii"]


@pytest.mark.rule("901.9d", "901.7a")
def test_a_blank_that_is_a_chaos_roll_is_no_blank(table: PlanarTable) -> None:
    table.planar_deck(ANN, "Chaotic Aether", "Pompeii")
    table.planeswalk(ANN)
    table.resolve_all()
    plane = table.find("Pompeii")
    assert plane.counters == {"eruption": 1}
    table.roll(ANN, "blank")
    assert table.stack == ["Pompeii"]
    table.resolve()
    assert table.planes == ["Nowhere 2"]


@pytest.mark.rule("120.4", "311.7")
def test_pompeii_erupts_and_is_left(table: PlanarTable) -> None:
    table.planar_deck(ANN, "Pompeii")
    table.planeswalk(ANN)
    table.resolve()
    table.counters("Pompeii", "eruption", 3)
    table.battlefield(ANN, "Grizzly Bears", "Forest")
    table.battlefield(BOB, "Wall of Blossoms", "Island", "Swamp")
    table.roll(ANN, "chaos")
    table.will(BOB, "Swamp", about="sacrifice")
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (17, 17)
    assert (table.battlefield(ANN), table.battlefield(BOB)) == ([], ["Wall of Blossoms", "Island"])
    assert table.planes == ["Nowhere 2"]


# ---------------------------------------------------------------------- Prime Minister's Cabinet Room


@pytest.mark.rule("707.2", "611.2a")
def test_at_the_cabinet_room_a_creature_becomes_a_copy_for_good(table: PlanarTable) -> None:
    table.on_plane("Prime Minister's Cabinet Room")
    bears = table.battlefield(ANN, "Grizzly Bears")
    wall = table.battlefield(BOB, "Wall of Blossoms")
    table.will(ANN, bears, wall)
    table.go_to("beginning of combat")
    table.resolve()
    assert (bears.name, bears.toughness) == ("Wall of Blossoms", 4)
    table.next_turn()
    assert bears.name == "Wall of Blossoms"


@pytest.mark.rule("601.2c", "603.3d")
def test_at_the_cabinet_room_nobody_need_become_anybody(table: PlanarTable) -> None:
    table.on_plane("Prime Minister's Cabinet Room")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Wall of Blossoms")
    table.will(ANN, [], "Wall of Blossoms")
    table.go_to("beginning of combat")
    table.resolve()
    assert bears.name == "Grizzly Bears"


@pytest.mark.rule("701.38a", "701.38b")
def test_the_cabinet_votes_on_who_is_exiled() -> None:
    """In turn order, starting with the planar controller; of a tie all go, and the controller's own are safe."""
    table = PlanarTable(players=3)
    table.on_plane("Prime Minister's Cabinet Room")
    table.battlefield(ANN, "Grizzly Bears")
    wall = table.battlefield(BOB, "Wall of Blossoms")
    elves = table.battlefield(CAT, "Llanowar Elves")
    bears = table.battlefield(CAT, "Grizzly Bears")
    table.roll(ANN, "chaos")
    table.resolve(pause=True)
    with table.refuses("not among the options"):
        table.answer(ANN, "Runeclaw Bear")
    table.answer(ANN, wall)
    table.answer(BOB, elves)
    table.answer(CAT, wall)
    assert (table.exile(BOB), table.battlefield(CAT)) == (["Wall of Blossoms"], ["Llanowar Elves", "Grizzly Bears"])
    table.battlefield(BOB, "Wall of Blossoms")
    table.will(ANN, elves)
    table.will(BOB, bears)
    table.will(CAT, "Wall of Blossoms")
    table.chaos()
    table.resolve()
    assert (table.battlefield(ANN), table.battlefield(BOB), table.battlefield(CAT)) == (["Grizzly Bears"], [], [])


@pytest.mark.rule("701.38a", "101.3")
def test_without_a_creature_to_vote_for_nobody_votes(table: PlanarTable) -> None:
    table.on_plane("Prime Minister's Cabinet Room")
    table.battlefield(ANN, "Grizzly Bears")
    table.roll(ANN, "chaos")
    table.resolve()
    assert table.battlefield(ANN) == ["Grizzly Bears"]


# ---------------------------------------------------------------------- Temple of Atropos


@pytest.mark.rule("500.8", "501.1", "505.1a")
def test_the_temple_of_atropos_adds_a_second_beginning_to_the_turn(table: PlanarTable) -> None:
    """Untap, upkeep and draw come once more between the postcombat main phase and the end step."""
    table.on_plane("Temple of Atropos")
    table.battlefield(ANN, "Forest", tapped=True)
    table.go_to("postcombat main phase")
    table.resolve()
    table.next_step()
    assert (table.step, table.find("Forest").tapped) == (Step.UPKEEP, False)
    table.next_step()
    assert (table.step, len(table.hand(ANN))) == (Step.DRAW, 1)
    table.next_step()
    assert (table.step, table.active_player) == (Step.END, ANN)


@pytest.mark.rule("103.1", "311.7")
def test_the_temple_of_atropos_turns_the_order_of_turns_round() -> None:
    table = PlanarTable(players=3)
    table.planar_deck(ANN, "Temple of Atropos")
    table.planeswalk(ANN)
    table.roll(ANN, "chaos")
    table.resolve()
    assert table.planes == ["Nowhere 2"]
    table.next_turn()
    assert table.active_player == CAT


# ---------------------------------------------------------------------- The Doctor's Tomb


@pytest.mark.rule("614.6", "700.4")
def test_the_doctors_tomb_takes_the_dead_and_two_life(table: PlanarTable) -> None:
    """Whoever controlled the creature loses the life, whoever owns it; nothing has died."""
    table.on_plane("The Doctor's Tomb")
    table.battlefield(BOB, "Blood Artist")
    table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Llanowar Elves", owner=ANN)
    table.hand(ANN, "Lightning Bolt", "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=["Grizzly Bears"])
    table.resolve()
    assert (table.exile(ANN), table.life(ANN), table.stack) == (["Grizzly Bears"], 18, [])
    table.cast(ANN, "Lightning Bolt", targets=["Llanowar Elves"])
    table.resolve()
    assert (table.exile(ANN), table.life(ANN), table.life(BOB)) == (["Grizzly Bears", "Llanowar Elves"], 18, 18)


@pytest.mark.rule("614.6", "111.7")
def test_tokens_that_would_die_cost_their_controller_life_too(table: PlanarTable) -> None:
    table.on_plane("The Doctor's Tomb")
    table.battlefield(ANN, "Grizzly Bears", token=True)
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=["Grizzly Bears"])
    table.resolve()
    assert (table.life(ANN), [loss.amount for loss in table.happened(LoseLife)]) == (18, [2])


@pytest.mark.rule("119.5", "311.7")
def test_the_doctors_tomb_redistributes_life_totals() -> None:
    table = PlanarTable(players=3)
    table.on_plane("The Doctor's Tomb")
    table.life(ANN, 4)
    table.life(CAT, 31)
    table.will(ANN, [ANN, CAT], "31", about="life")
    table.roll(ANN, "chaos")
    table.resolve()
    assert (table.life(ANN), table.life(BOB), table.life(CAT)) == (31, 20, 4)


# ---------------------------------------------------------------------- The Drum, Mining Facility


@pytest.mark.rule("901.9", "611.2c")
def test_the_drum_drives_creatures_with_each_roll(table: PlanarTable) -> None:
    table.on_plane("The Drum, Mining Facility")
    mine, yours = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    table.roll(ANN, "blank")
    table.resolve()
    table.roll(ANN, "blank")
    table.resolve()
    assert (mine.power, mine.has("haste"), yours.power) == (4, True, 2)


@pytest.mark.rule("724.1b", "724.1d", "311.7")
def test_chaos_at_the_drum_ends_the_turn(table: PlanarTable) -> None:
    """The roll has triggered, too; that ability is on the stack above or below, and resolves before or never."""
    table.on_plane("The Drum, Mining Facility")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.chaos()
    table.hand(ANN, "Giant Growth")
    table.cast(ANN, "Giant Growth", targets=[bears])
    table.resolve()
    assert bears.power == 5
    table.resolve()
    assert (table.active_player, table.planar_controller, bears.power, table.stack) == (BOB, BOB, 2, [])
    assert table.planes == ["The Drum, Mining Facility"]


# ---------------------------------------------------------------------- The Lux Foundation Library


@pytest.mark.rule("402.2", "603.2")
def test_the_lux_foundation_library_keeps_all_cards_and_gives_more(table: PlanarTable) -> None:
    table.on_plane("The Lux Foundation Library")
    table.hand(ANN, *["Forest"] * 9)
    table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, {"Grizzly Bears": BOB})
    table.will(ANN, True)
    table.combat_damage()
    table.resolve()
    assert len(table.hand(ANN)) == 10
    table.next_turn()
    assert len(table.hand(ANN)) == 10


@pytest.mark.rule("122.1b", "702.28b")
def test_the_lux_foundation_library_puts_a_creature_into_the_shadows(table: PlanarTable) -> None:
    table.on_plane("The Lux Foundation Library")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Llanowar Elves")
    table.will(ANN, bears)
    table.roll(ANN, "chaos")
    table.resolve()
    assert bears.has("shadow")
    table.attack(ANN, {bears: BOB})
    with table.refuses("no creature that can block"):
        table.block(BOB, {"Llanowar Elves": "Grizzly Bears"})


# ---------------------------------------------------------------------- The Pit


@pytest.mark.rule("101.4", "701.7a")
def test_at_the_pit_each_player_chooses_an_angel_or_a_demon(table: PlanarTable) -> None:
    """All have chosen before any token is created."""
    table.planar_deck(ANN, "The Pit")
    table.planeswalk(ANN)
    table.will(ANN, "Demon Token")
    table.resolve(pause=True)
    assert table.battlefield(ANN) == []
    table.answer(BOB, "Angel Token")
    angel, demon = table.find("Angel Token"), table.find("Demon Token")
    assert (angel.controller, angel.power, angel.colors, angel.keywords) == (BOB, 3, "W", frozenset({"flying"}))
    assert (demon.controller, demon.power, demon.colors, demon.keywords) == (
        ANN,
        6,
        "B",
        frozenset({"flying", "trample"}),
    )


@pytest.mark.rule("603.2b", "608.2c")
def test_the_demon_of_the_pit_wants_another_creature_or_six_life(table: PlanarTable) -> None:
    table.planar_deck(ANN, "The Pit")
    table.planeswalk(ANN)
    table.will(ANN, "Demon Token")
    table.will(BOB, "Angel Token")
    table.resolve()
    table.battlefield(ANN, "Grizzly Bears")
    table.go_to("upkeep", of=ANN)
    table.resolve()
    assert (table.battlefield(ANN), table.life(ANN)) == (["Demon Token"], 20)
    table.next_turn()
    table.go_to("upkeep", of=ANN)
    table.resolve()
    assert (table.battlefield(ANN), table.life(ANN)) == (["Demon Token"], 14)


@pytest.mark.rule("701.21a", "311.7")
def test_the_pit_takes_creatures_that_are_no_artifacts(table: PlanarTable) -> None:
    table.on_plane("The Pit")
    table.battlefield(ANN, "Thran Golem")
    table.battlefield(BOB, "Grizzly Bears", "Thran Golem")
    table.roll(ANN, "chaos")
    table.resolve()
    assert (table.battlefield(ANN), table.battlefield(BOB)) == (["Thran Golem"], ["Thran Golem"])


# ---------------------------------------------------------------------- The Pyramid of Mars


@pytest.mark.rule("701.25a", "311.7")
def test_the_pyramid_of_mars_buries_creatures_and_raises_them(table: PlanarTable) -> None:
    table.planar_deck(ANN, "The Pyramid of Mars")
    table.library(ANN, "Grizzly Bears", "Forest")
    table.planeswalk(ANN)
    table.will(ANN, ["Grizzly Bears"], about="surveil")
    table.resolve()
    assert (table.graveyard(ANN), table.library(ANN)[0]) == (["Grizzly Bears"], "Forest")
    table.will(ANN, "Grizzly Bears")
    table.roll(ANN, "chaos")
    table.resolve()
    assert (table.battlefield(ANN), table.graveyard(ANN)) == (["Grizzly Bears"], [])


# ---------------------------------------------------------------------- UNIT Headquarters


@pytest.mark.rule("311.4", "311.7")
def test_unit_headquarters_sends_tapped_soldiers_and_trains_them(table: PlanarTable) -> None:
    table.planar_deck(ANN, "UNIT Headquarters")
    table.planeswalk(ANN)
    table.resolve()
    soldier = table.find("Soldier Token")
    assert (soldier.controller, soldier.tapped, soldier.power) == (ANN, True, 1)
    table.battlefield(BOB, "Grizzly Bears")
    table.roll(ANN, "chaos")
    table.resolve()
    assert (soldier.counters, table.find("Grizzly Bears").counters) == ({"+1/+1": 1}, {})
    table.go_to("upkeep", of=BOB)
    table.resolve()
    assert table.battlefield(BOB) == ["Grizzly Bears", "Soldier Token"]
