"""The planes of Doctor Who, from New New York on: what makes each of them that plane."""

from __future__ import annotations

import pytest

from planechase.rules.events.events import LifeLoss
from planechase.testing import ANN, BOB, CAT, Step
from planechase.testing.planar_table import PlanarTable
from planechase.words.card import card, creature
from planechase.words.keywords.plain_keywords import keyword

FLASHER = card("Flash Bear", "{1}{G}", creature("Bear", 2, 2), keyword("flash"))


@pytest.fixture
def table() -> PlanarTable:
    return PlanarTable(free_mana=True)


# ---------------------------------------------------------------------- New New York


@pytest.mark.rule("301.7", "702.122a", "613.4b")
def test_in_new_new_york_artifacts_become_vehicles_for_a_turn(table: PlanarTable) -> None:
    """They are no creatures until somebody crews them; creatures stay what they are."""
    table.on_plane("New New York")
    cloak = table.battlefield(ANN, "Whispersilk Cloak")
    golem, bears = table.battlefield(ANN, "Thran Golem", "Grizzly Bears")
    theirs = table.battlefield(BOB, "Whispersilk Cloak")
    table.go_to("beginning of combat")
    table.resolve()
    assert (cloak.subtypes, cloak.is_a("creature")) == (frozenset({"Equipment", "Vehicle"}), False)
    assert ("Vehicle" in golem.subtypes, "Vehicle" in theirs.subtypes) == (False, False)
    table.will(ANN, [bears])
    table.activate(ANN, cloak, "artifact creature")
    table.resolve()
    assert (cloak.power, cloak.toughness, bears.tapped) == (3, 3, True)
    assert cloak.keywords == frozenset({"flying", "haste", "equip", "crew"})
    table.attack(ANN, {cloak: BOB})
    table.combat_damage()
    assert table.life(BOB) == 17
    table.next_turn()
    assert cloak.subtypes == {"Equipment"}


@pytest.mark.rule("311.7", "111.10a")
def test_chaos_in_new_new_york_brings_treasure_and_an_alien(table: PlanarTable) -> None:
    table.on_plane("New New York")
    table.roll(ANN, "chaos")
    table.resolve()
    assert table.battlefield(ANN) == ["Treasure Token", "Alien Token"]


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


# ---------------------------------------------------------------------- Ood Sphere


@pytest.mark.rule("702.51a", "311.4")
def test_at_the_ood_sphere_everybodys_creatures_sing_spells_onto_the_stack() -> None:
    table = PlanarTable()
    table.on_plane("Ood Sphere")
    table.hand(ANN, "Lightning Bolt", "Grizzly Bears")
    table.hand(BOB, "Lightning Bolt")
    table.battlefield(ANN, "Thran Golem", "Thran Golem")
    assert not table.can_cast(ANN, "Lightning Bolt")
    red = card("Red Bear", "{R}", creature("Bear", 1, 1))
    table.battlefield(ANN, red)
    theirs = table.battlefield(BOB, red)
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    assert theirs.tapped
    assert not table.can_cast(ANN, "Grizzly Bears")


@pytest.mark.rule("701.15a", "311.7", "101.2")
def test_chaos_at_the_ood_sphere_goads_creatures_that_can_only_attack() -> None:
    table = PlanarTable(players=3)
    table.on_plane("Ood Sphere")
    elves = table.battlefield(BOB, "Llanowar Elves")
    bears = table.battlefield(CAT, "Grizzly Bears")
    table.will(ANN, [elves, bears])
    table.roll(ANN, "chaos")
    table.resolve()
    with table.refuses("cannot"):
        table.tap_for_mana(BOB, elves)
    table.go_to("precombat main phase", of=BOB)
    with table.refuses("cannot"):
        table.tap_for_mana(BOB, elves)
    table.go_to("declare attackers", of=CAT, pause=True)
    with table.refuses("must attack"):
        table.attack(CAT, {})
    table.attack(CAT, {bears: BOB})
    assert bears.tapped
    table.go_to("precombat main phase", of=ANN)
    table.go_to("precombat main phase", of=BOB)
    assert table.tap_for_mana(BOB, elves) == "{G}"


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


# ---------------------------------------------------------------------- Singing Towers of Darillium


@pytest.mark.rule("702.143a", "611.3a")
def test_at_the_singing_towers_cards_are_foretold_and_cast_later_for_less() -> None:
    """The card stays foretold, at its price, after the plane has been left."""
    table = PlanarTable()
    table.on_plane("Singing Towers of Darillium")
    table.hand(ANN, "Serra Angel", "Forest")
    table.mana(ANN, "{C}{C}")
    assert [action for action in table.actions(ANN) if "oretell" in action] == ["foretell Serra Angel"]
    table.do(ANN, "foretell Serra Angel")
    assert (table.mana(ANN), table.hand(ANN), table.exile(ANN)) == ("", ["Forest"], ["Serra Angel"])
    assert "Serra Angel" in str(table.view(ANN))
    assert "Serra Angel" not in str(table.view(BOB))
    table.lands(ANN, "Plains", 3)
    assert not table.can_cast(ANN, "Serra Angel")
    table.planeswalk(ANN)
    table.next_turn()
    assert not table.can_cast(ANN, "Serra Angel")
    table.go_to("precombat main phase", of=ANN)
    table.cast(ANN, "Serra Angel")
    table.resolve()
    assert (table.on_battlefield("Serra Angel"), table.exile(ANN)) == (True, [])


@pytest.mark.rule("118.9", "702.143c")
def test_chaos_at_the_singing_towers_lets_one_foretold_card_be_cast_for_nothing() -> None:
    """Also one that was foretold in this very turn; but only one, and not in a later turn."""
    table = PlanarTable()
    table.on_plane("Singing Towers of Darillium")
    table.hand(ANN, "Grizzly Bears", "Llanowar Elves")
    table.mana(ANN, "{C}{C}{C}{C}")
    table.do(ANN, "foretell Grizzly Bears")
    table.do(ANN, "foretell Llanowar Elves")
    assert not table.can_cast(ANN, "Grizzly Bears")
    table.roll(ANN, "chaos")
    table.resolve()
    table.cast(ANN, "Grizzly Bears")
    table.resolve()
    assert (table.battlefield(ANN), table.can_cast(ANN, "Llanowar Elves")) == (["Grizzly Bears"], False)


# ---------------------------------------------------------------------- Spectrox Mines


@pytest.mark.rule("311.4", "311.7", "111.10b")
def test_the_spectrox_mines_pay_badly(table: PlanarTable) -> None:
    table.planar_deck(ANN, "Spectrox Mines")
    table.planeswalk(ANN)
    table.resolve()
    assert (table.life(ANN), table.battlefield(ANN)) == (17, ["Treasure Token"])
    table.roll(ANN, "chaos")
    table.resolve()
    assert table.battlefield(ANN) == ["Treasure Token", "Food Token", "Human Rogue Token"]


# ---------------------------------------------------------------------- Stormcage Containment Facility


@pytest.mark.rule("702.138a", "601.2h")
def test_creatures_escape_from_stormcage_if_three_others_stay_behind() -> None:
    table = PlanarTable()
    table.lands(ANN, "Forest", 2)
    table.on_plane("Stormcage Containment Facility")
    table.graveyard(ANN, "Grizzly Bears", "Fog", "Lightning Bolt")
    assert not table.can_cast(ANN, "Grizzly Bears")
    table.graveyard(ANN, "Forest", "Island")
    assert not table.can_cast(ANN, "Fog")
    table.will(ANN, ["Fog", "Forest", "Island"])
    table.cast(ANN, "Grizzly Bears")
    assert (table.exile(ANN), [land.tapped for land in table.find_all("Forest", zone="battlefield")]) == (
        ["Fog", "Forest", "Island"],
        [True, True],
    )
    table.resolve()
    assert (table.battlefield(ANN)[-1], table.graveyard(ANN)) == ("Grizzly Bears", ["Lightning Bolt"])


@pytest.mark.rule("311.5", "702.138a")
def test_only_the_planar_controllers_creatures_escape(table: PlanarTable) -> None:
    table.on_plane("Stormcage Containment Facility")
    table.graveyard(BOB, *[FLASHER] * 5)
    assert not table.can_cast(BOB, "Flash Bear")
    table.graveyard(ANN, *[FLASHER] * 5)
    assert table.can_cast(ANN, "Flash Bear")


@pytest.mark.rule("701.35a", "311.7")
def test_stormcage_detains_a_creature_until_your_next_turn(table: PlanarTable) -> None:
    table.on_plane("Stormcage Containment Facility")
    elves = table.battlefield(BOB, "Llanowar Elves")
    table.will(ANN, elves)
    table.roll(ANN, "chaos")
    table.resolve()
    with table.refuses("forbids"):
        table.tap_for_mana(BOB, elves)
    table.next_turn()
    table.go_to("precombat main phase")
    assert not table.can_attack(elves, ANN)
    table.next_turn()
    assert table.tap_for_mana(BOB, elves) == "{G}"
    table.next_turn()
    table.go_to("precombat main phase")
    assert table.can_attack(elves, ANN)


# ---------------------------------------------------------------------- TARDIS Bay


@pytest.mark.rule("702.85a", "611.3a")
def test_at_tardis_bay_the_first_large_spell_of_your_turn_has_cascade(table: PlanarTable) -> None:
    table.on_plane("TARDIS Bay")
    table.library(ANN, "Forest", "Llanowar Elves")
    table.hand(ANN, "Lightning Bolt", "Grizzly Bears", "Grizzly Bears")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    assert table.stack == ["Lightning Bolt"]
    table.resolve()
    table.cast(ANN, "Grizzly Bears")
    assert table.stack == ["Grizzly Bears", "Grizzly Bears"]
    assert table.on_stack()[0].has("cascade")
    table.will(ANN, True)
    table.resolve()
    table.resolve_all()
    assert sorted(table.battlefield(ANN)) == ["Grizzly Bears", "Llanowar Elves"]
    table.cast(ANN, "Grizzly Bears")
    assert table.stack == ["Grizzly Bears"]


@pytest.mark.rule("702.85a")
def test_tardis_bay_speaks_of_your_own_turns_only(table: PlanarTable) -> None:
    table.on_plane("TARDIS Bay")
    table.hand(ANN, FLASHER)
    table.hand(BOB, FLASHER)
    table.cast(BOB, "Flash Bear")
    assert table.stack == ["Flash Bear"]
    table.cast(ANN, "Flash Bear")
    assert table.stack == ["Flash Bear", "Flash Bear", "Flash Bear"]


@pytest.mark.rule("311.7", "613.1b")
def test_chaos_at_tardis_bay_steals_an_artifact_and_leaves(table: PlanarTable) -> None:
    table.planar_deck(ANN, "TARDIS Bay")
    table.planeswalk(ANN)
    golem = table.battlefield(BOB, "Thran Golem")
    table.will(ANN, golem)
    table.roll(ANN, "chaos")
    table.resolve()
    assert (golem.controller, table.planes) == (ANN, ["Nowhere 2"])
    table.next_turn()
    assert golem.controller == ANN


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


# ---------------------------------------------------------------------- The Cave of Skulls


@pytest.mark.rule("702.97a")
def test_at_the_cave_of_skulls_dead_creatures_are_scavenged() -> None:
    table = PlanarTable()
    table.on_plane("The Cave of Skulls")
    bears = table.battlefield(ANN, "Grizzly Bears")
    angel = table.graveyard(ANN, "Serra Angel")
    table.lands(ANN, "Plains", 4)
    assert not table.can_activate(ANN, angel)
    table.lands(ANN, "Plains")
    table.activate(ANN, angel, targets=[bears])
    assert (table.exile(ANN), bears.counters) == (["Serra Angel"], {})
    table.resolve()
    assert bears.counters == {"+1/+1": 4}


@pytest.mark.rule("702.97a", "307.5")
def test_scavenging_is_done_only_as_a_sorcery(table: PlanarTable) -> None:
    table.on_plane("The Cave of Skulls")
    table.battlefield(ANN, "Llanowar Elves")
    angel = table.graveyard(ANN, "Serra Angel")
    table.go_to("end step")
    assert not table.can_activate(ANN, angel)


@pytest.mark.rule("311.7")
def test_chaos_at_the_cave_of_skulls_calls_warriors(table: PlanarTable) -> None:
    table.on_plane("The Cave of Skulls")
    table.roll(ANN, "chaos")
    table.resolve()
    assert table.battlefield(ANN) == ["Warrior Token", "Warrior Token"]


# ---------------------------------------------------------------------- The Cheetah Planet


@pytest.mark.rule("205.1b", "611.2a", "122.6")
def test_the_cheetah_planet_turns_creatures_into_strong_cats(table: PlanarTable) -> None:
    table.planar_deck(ANN, "The Cheetah Planet")
    bears, elves = table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves")
    table.will(ANN, bears)
    table.planeswalk(ANN)
    table.resolve()
    assert (bears.power, bears.subtypes) == (4, frozenset({"Bear", "Cat"}))
    table.next_turn()
    table.will(ANN, elves)
    table.next_turn()
    table.resolve()
    assert (elves.subtypes, bears.power) == (frozenset({"Elf", "Druid", "Cat"}), 4)


@pytest.mark.rule("702.39a", "311.7")
def test_chaos_on_the_cheetah_planet_makes_all_cats_provoke(table: PlanarTable) -> None:
    table.on_plane("The Cheetah Planet")
    lion = table.battlefield(ANN, card("Lion", "{W}", creature("Cat", 2, 2)))
    theirs = table.battlefield(BOB, "Wall of Blossoms", tapped=True)
    table.roll(ANN, "chaos")
    table.resolve()
    table.will(ANN, theirs, True)
    table.attack(ANN, {lion: BOB})
    table.resolve()
    assert not theirs.tapped
    with table.refuses("block"):
        table.block(BOB, {})


# ---------------------------------------------------------------------- The Dining Car


@pytest.mark.rule("701.21a", "111.10f", "701.16a")
def test_the_dining_car_takes_the_weakest_and_leaves_a_clue(table: PlanarTable) -> None:
    table.planar_deck(ANN, "The Dining Car")
    table.planeswalk(ANN)
    table.resolve()
    assert (table.battlefield(ANN), table.battlefield(BOB)) == (["Food Token"], ["Food Token"])
    table.battlefield(ANN, "Llanowar Elves", "Wall of Blossoms")
    table.go_to("upkeep", of=ANN)
    table.resolve()
    assert table.battlefield(ANN) == ["Food Token", "Wall of Blossoms", "Clue Token"]


@pytest.mark.rule("701.21a")
def test_of_several_weakest_creatures_one_is_chosen_and_without_any_there_is_a_clue_still(table: PlanarTable) -> None:
    table.on_plane("The Dining Car")
    table.battlefield(ANN, "Llanowar Elves")
    other = table.battlefield(ANN, card("Twin Elf", "{G}", creature("Elf", 5, 1)))
    table.battlefield(ANN, "Wall of Blossoms")
    table.will(ANN, other, about="sacrifice")
    table.begin("upkeep", of=ANN)
    table.resolve()
    assert table.graveyard(ANN) == ["Twin Elf"]
    table.next_turn()
    table.resolve()
    assert table.battlefield(BOB) == ["Clue Token"]


@pytest.mark.rule("602.2b", "601.2f", "311.7")
def test_chaos_in_the_dining_car_makes_tokens_cheap() -> None:
    table = PlanarTable()
    table.planar_deck(ANN, "The Dining Car")
    table.planeswalk(ANN)
    table.resolve()
    assert not table.can_activate(ANN, table.find("Food Token", controller=ANN))
    table.roll(ANN, "chaos")
    table.resolve()
    table.activate(ANN, table.find("Food Token", controller=ANN))
    table.resolve()
    assert (table.life(ANN), table.can_activate(BOB, table.find("Food Token", controller=BOB))) == (23, False)


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
    assert (table.life(ANN), [loss.amount for loss in table.happened(LifeLoss)]) == (18, [2])


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


# ---------------------------------------------------------------------- The Matrix of Time


def in_the_matrix(table: PlanarTable) -> None:
    """Ann comes to the Matrix, and a card of each player is exiled."""
    table.planar_deck(ANN, "The Matrix of Time")
    table.library(ANN, "Forest", "Fog")
    table.library(BOB, "Grizzly Bears", "Lightning Bolt")
    table.planeswalk(ANN)
    table.resolve()


@pytest.mark.rule("601.3", "607.2a", "305.1")
def test_in_the_matrix_everybodys_exiled_cards_are_played_at_their_owners_cost(table: PlanarTable) -> None:
    in_the_matrix(table)
    assert (table.exile(ANN), table.exile(BOB)) == (["Forest"], ["Grizzly Bears"])
    table.cast(ANN, "Grizzly Bears")
    assert table.stack == ["Grizzly Bears", "The Matrix of Time"]
    table.resolve()
    assert (table.life(BOB), table.exile(BOB)) == (17, ["Lightning Bolt"])
    table.resolve()
    assert table.find("Grizzly Bears").controller == ANN
    table.play_land(ANN, "Forest")
    table.resolve()
    assert (table.life(ANN), table.exile(ANN), table.life(BOB)) == (17, ["Fog"], 17)
    table.cast(ANN, "Lightning Bolt", targets=[BOB])


@pytest.mark.rule("102.1", "311.5")
def test_the_matrix_is_open_during_your_turn_only(table: PlanarTable) -> None:
    in_the_matrix(table)
    table.exile(ANN, FLASHER)
    assert not table.can_cast(ANN, "Flash Bear")
    table.next_turn()
    table.go_to("precombat main phase")
    assert (table.can_cast(ANN, "Grizzly Bears"), table.can_cast(BOB, "Grizzly Bears")) == (False, True)


@pytest.mark.rule("901.7a", "607.2a")
def test_the_matrix_forgets_when_it_is_left(table: PlanarTable) -> None:
    in_the_matrix(table)
    table.planeswalk(ANN)
    assert not table.can_cast(ANN, "Grizzly Bears")
    table.on_plane("The Matrix of Time")
    assert not table.can_cast(ANN, "Grizzly Bears")


@pytest.mark.rule("311.7")
def test_chaos_in_the_matrix_makes_treasure(table: PlanarTable) -> None:
    table.on_plane("The Matrix of Time")
    table.roll(ANN, "chaos")
    table.resolve()
    assert table.battlefield(ANN) == ["Treasure Token", "Treasure Token"]


# ---------------------------------------------------------------------- The Moonbase


@pytest.mark.rule("602.5d", "311.4")
def test_on_the_moonbase_creatures_fly_for_two_mana_as_a_sorcery(table: PlanarTable) -> None:
    table.on_plane("The Moonbase")
    bears, theirs = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    table.activate(ANN, bears)
    table.resolve()
    assert (bears.has("flying"), table.can_activate(BOB, theirs)) == (True, False)
    table.next_turn()
    assert not bears.has("flying")


@pytest.mark.rule("708.2a", "708.9", "311.7")
def test_chaos_on_the_moonbase_raises_cybermen_out_of_each_opponents_graveyard() -> None:
    table = PlanarTable(players=3)
    table.on_plane("The Moonbase")
    angel = table.graveyard(BOB, "Serra Angel")
    table.graveyard(CAT, "Fog")
    bears = table.graveyard(CAT, "Grizzly Bears")
    table.graveyard(ANN, "Grizzly Bears")
    table.roll(ANN, "chaos", pause=True)
    table.answer(ANN, [angel, bears])
    table.resolve()
    cyberman = angel.now
    assert (cyberman.controller, cyberman.face_down, cyberman.type_line) == (ANN, True, "Artifact Creature — Cyberman")
    assert (cyberman.power, cyberman.toughness, cyberman.keywords) == (2, 2, frozenset())
    assert len(table.battlefield(ANN)) == 2
    assert "Serra Angel" not in str(table.view(BOB)["battlefield"])


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


# ---------------------------------------------------------------------- Two Streams Facility


@pytest.mark.rule("101.4", "607.2d", "305.2")
def test_at_two_streams_each_player_takes_a_side(table: PlanarTable) -> None:
    table.planar_deck(ANN, "Two Streams Facility")
    table.planeswalk(ANN)
    table.will(ANN, "green anchor")
    table.will(BOB, "red waterfall")
    table.resolve()
    mine, yours = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    assert (mine.power, mine.has("haste"), yours.power, yours.has("haste")) == (2, False, 4, True)
    table.hand(ANN, "Forest", "Island", "Swamp")
    table.play_land(ANN, "Forest")
    table.play_land(ANN, "Island")
    with table.refuses("No more lands"):
        table.play_land(ANN, "Swamp")


@pytest.mark.rule("607.2d", "311.7")
def test_chaos_at_two_streams_switches_the_sides() -> None:
    """Whoever has not chosen yet goes on without a side."""
    table = PlanarTable(players=3)
    table.planar_deck(ANN, "Two Streams Facility")
    table.planeswalk(ANN)
    table.will(ANN, "green anchor")
    table.will(BOB, "red waterfall")
    table.will(CAT, "green anchor")
    table.resolve()
    bears = [table.battlefield(player, "Grizzly Bears") for player in (ANN, BOB, CAT)]
    table.roll(ANN, "chaos")
    table.resolve()
    assert [one.power for one in bears] == [4, 2, 4]
    table.chaos()
    table.resolve()
    assert [one.power for one in bears] == [2, 4, 2]


@pytest.mark.rule("503.1", "901.5")
def test_the_first_upkeep_of_the_game_asks_for_a_side_and_no_later_one(table: PlanarTable) -> None:
    table.on_plane("Two Streams Facility")
    table.turn(ANN, number=1)
    table.begin("upkeep", of=ANN)
    assert table.stack == ["Two Streams Facility"]
    table.will(ANN, "red waterfall")
    table.will(BOB, "green anchor")
    table.resolve()
    assert table.battlefield(ANN, "Grizzly Bears").power == 4
    table.next_turn()
    assert (table.step, table.stack) == (Step.UPKEEP, [])


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
