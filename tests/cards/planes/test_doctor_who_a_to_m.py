"""The planes of Doctor Who, from Amy's Home to Mondassian Colony Ship: what makes each of them that plane."""

from __future__ import annotations

import pytest

from planechase.rules.events.events import Revealed
from planechase.testing import ANN, BOB, CAT
from planechase.testing.planar_table import PlanarTable
from planechase.vocabulary import CREATURE, ENCHANTMENT_CARD, GREEN, SORCERY_CARD, all_of, card, destroy, prevent_all

DOOM = card("Doom", "{2}{B}{B}", SORCERY_CARD, destroy(all_of(CREATURE)))


@pytest.fixture
def table() -> PlanarTable:
    return PlanarTable(free_mana=True)


# ---------------------------------------------------------------------- Aplan Mortarium


@pytest.mark.rule("119.3", "901.7a")
def test_aplan_mortarium_takes_more_life_with_every_upkeep(table: PlanarTable) -> None:
    plane = table.on_plane("Aplan Mortarium")
    table.go_to("precombat main", of=BOB)
    table.go_to("precombat main", of=ANN)
    assert (plane.counters, table.life(BOB), table.life(ANN)) == ({"exposure": 2}, 19, 18)
    table.planeswalk(ANN)
    table.on_plane("Aplan Mortarium")
    assert table.find("Aplan Mortarium").counters == {}


@pytest.mark.rule("205.1a", "603.2")
def test_the_angels_of_aplan_mortarium_stop_being_creatures_when_an_opponent_casts_one(table: PlanarTable) -> None:
    """Without their creature type they have no creature types either; a creature of their own controller is nothing."""
    table.on_plane("Aplan Mortarium")
    table.roll(ANN, "chaos")
    table.resolve()
    angel, other = table.find_all("Alien Angel Token")
    assert (angel.power, angel.has("first strike"), angel.has("vigilance")) == (2, True, True)
    assert (angel.types, angel.colors) == (["Artifact", "Creature"], "B")
    table.hand(ANN, "Grizzly Bears")
    table.cast(ANN, "Grizzly Bears")
    assert table.stack == ["Grizzly Bears"]
    table.resolve()
    table.go_to("precombat main", of=BOB)
    table.hand(BOB, "Grizzly Bears")
    table.cast(BOB, "Grizzly Bears")
    table.resolve()
    table.resolve()
    assert (angel.types, angel.subtypes, other.types) == (["Artifact"], frozenset(), ["Artifact"])
    table.go_to("precombat main", of=ANN)
    assert (angel.types, angel.subtypes) == (["Artifact", "Creature"], frozenset({"Alien", "Angel"}))


# ---------------------------------------------------------------------- Bowie Base One


@pytest.mark.rule("701.15a", "701.15b", "103.1")
def test_bowie_base_one_goads_a_creature_of_the_player_to_the_left() -> None:
    """Bob sits to Ann's left and Cat does not; what Bob attacks with must attack Cat."""
    table = PlanarTable(players=3)
    table.on_plane("Bowie Base One")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(CAT, "Serra Angel")
    table.will(ANN, bears)
    table.go_to("end", of=ANN)
    table.resolve()
    table.go_to("main", of=BOB)
    other = table.fork()
    with table.refuses("must attack"):
        table.attack(BOB, {bears: ANN})
    other.attack(BOB, {"Grizzly Bears": CAT})
    assert other.find("Grizzly Bears").attacking == CAT


@pytest.mark.rule("603.3d", "103.1")
def test_bowie_base_one_needs_a_target_to_the_left() -> None:
    table = PlanarTable(players=3)
    table.on_plane("Bowie Base One")
    table.battlefield(CAT, "Serra Angel")
    table.go_to("end", of=ANN)
    assert table.stack == []
    table.concede(BOB)
    table.go_to("end", of=CAT)
    assert table.stack == []
    table.will(ANN, "Serra Angel")
    table.go_to("end", of=ANN)
    assert table.stack == ["Bowie Base One"]


@pytest.mark.rule("702.14c")
def test_bowie_base_one_lets_a_creature_walk_over_islands(table: PlanarTable) -> None:
    table.on_plane("Bowie Base One")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Island", "Serra Angel")
    table.will(ANN, bears)
    table.roll(ANN, "chaos")
    table.resolve()
    table.attack(ANN, {bears: BOB})
    with table.refuses("no creature that can block"):
        table.block(BOB, {"Serra Angel": bears})


# ---------------------------------------------------------------------- City of the Daleks


@pytest.mark.rule("508.3a", "119.3")
def test_city_of_the_daleks_takes_life_for_artifacts_once_an_attack(table: PlanarTable) -> None:
    table.on_plane("City of the Daleks")
    table.battlefield(ANN, "Grizzly Bears", "Serra Angel", "Sol Ring", "Myr Enforcer")
    table.will(ANN, BOB)
    table.attack(ANN, {"Grizzly Bears": BOB, "Serra Angel": BOB})
    assert table.stack == ["City of the Daleks"]
    table.resolve()
    assert table.life(BOB) == 18


@pytest.mark.rule("508.1d", "603.7b")
def test_city_of_the_daleks_sends_a_dalek_against_everybody_for_a_turn() -> None:
    table = PlanarTable(players=3)
    table.on_plane("City of the Daleks")
    table.roll(ANN, "chaos")
    table.resolve()
    first, second = table.find_all("Dalek Token")
    assert (first.power, first.has("menace"), first.has("haste"), first.colors) == (3, True, True, "B")
    with table.refuses("must attack"):
        table.attack(ANN, {first: BOB, second: BOB})
    table.will(ANN, CAT)
    table.answer(ANN, {first: BOB, second: CAT})
    table.resolve_all()
    assert table.life(CAT) == 18
    table.go_to("end", of=ANN)
    table.resolve()
    assert table.battlefield(ANN) == []


# ---------------------------------------------------------------------- Dalek Intensive Care


@pytest.mark.rule("701.13a", "701.31d")
def test_dalek_intensive_care_turns_a_creature_into_a_dalek(table: PlanarTable) -> None:
    table.battlefield(ANN, "Grizzly Bears", "Serra Angel")
    table.planar_deck(ANN, "Dalek Intensive Care")
    table.planeswalk(ANN)
    table.will(ANN, "Grizzly Bears")
    table.resolve()
    dalek = table.find("Dalek Token")
    assert (table.exile(ANN), table.battlefield(ANN)) == (["Grizzly Bears"], ["Serra Angel", "Dalek Token"])
    assert dalek.has("haste")
    table.next_turn()
    assert not dalek.has("haste")


@pytest.mark.rule("608.2c")
def test_dalek_intensive_care_gives_nothing_for_nothing(table: PlanarTable) -> None:
    """A Dalek is not exiled, and whoever exiles nothing gets no other."""
    table.on_plane("City of the Daleks")
    table.roll(ANN, "chaos")
    table.resolve()
    table.planar_deck(ANN, "Dalek Intensive Care")
    table.planeswalk(ANN)
    table.resolve()
    assert (table.battlefield(ANN), table.exile(ANN)) == (["Dalek Token"], [])


@pytest.mark.rule("608.2b", "120.3e")
def test_dalek_intensive_care_lets_a_dalek_shoot(table: PlanarTable) -> None:
    """A Dalek that is gone by then shoots nobody."""
    table.on_plane("Dalek Intensive Care")
    table.battlefield(ANN, "Grizzly Bears")
    table.next_turn()
    table.go_to("precombat main", of=ANN)
    angel = table.battlefield(BOB, "Serra Angel")
    table.will(ANN, "Dalek Token", angel, "Dalek Token", angel)
    table.roll(ANN, "chaos")
    table.resolve()
    assert angel.damage == 3
    table.roll(ANN, "chaos")
    table.hand(BOB, "Lightning Bolt")
    table.pass_(ANN)
    table.cast(BOB, "Lightning Bolt", targets=["Dalek Token"])
    table.resolve()
    table.resolve()
    assert (table.battlefield(ANN), angel.damage) == ([], 3)


# ---------------------------------------------------------------------- Amy's Home


@pytest.mark.rule("702.62a", "702.62b", "701.31d")
def test_amys_home_suspends_a_card_for_its_mana_value(table: PlanarTable) -> None:
    table.hand(ANN, "Serra Angel", "Forest")
    table.planar_deck(ANN, "Amy's Home")
    table.planeswalk(ANN)
    table.will(ANN, "Serra Angel")
    table.resolve()
    angel = table.find("Serra Angel")
    assert (angel.zone, angel.counters, table.hand(ANN)) == ("exile", {"time": 5}, ["Forest"])
    table.planeswalk(ANN)
    for _ in range(4):
        table.go_to("draw", of=ANN)
    assert angel.counters == {"time": 1}
    table.will(ANN, True, about="Serra Angel")
    table.go_to("draw", of=ANN)
    assert table.battlefield(ANN) == ["Serra Angel"]
    assert table.find("Serra Angel").has("haste")


@pytest.mark.rule("702.62b", "608.2d")
def test_amys_home_makes_nobody_suspend_and_offers_no_lands(table: PlanarTable) -> None:
    table.hand(ANN, "Serra Angel")
    table.hand(BOB, "Forest")
    table.planar_deck(ANN, "Amy's Home")
    table.planeswalk(ANN)
    table.will(ANN, None)
    table.resolve()
    assert table.hand(ANN) == ["Serra Angel"]
    table.go_to("draw", of=BOB)
    assert table.hand(BOB)[:1] == ["Forest"]


@pytest.mark.rule("701.56a", "702.62a")
def test_time_travel_at_amys_home_brings_a_suspended_card_sooner(table: PlanarTable) -> None:
    table.on_plane("Amy's Home")
    table.hand(ANN, "Grizzly Bears")
    table.always(BOB, None, about="suspend")
    table.will(ANN, "Grizzly Bears", about="suspend")
    table.go_to("precombat main", of=ANN)
    bears = table.find("Grizzly Bears")
    for _ in range(2):
        table.roll(ANN, "chaos")
        table.will(ANN, [], about="later")
        table.will(ANN, [bears], about="sooner")
        table.resolve()
    table.will(ANN, True)
    table.resolve()
    table.resolve()
    assert table.battlefield(ANN) == ["Grizzly Bears"]


# ---------------------------------------------------------------------- Antarctic Research Base


@pytest.mark.rule("701.16a", "701.31d")
def test_antarctic_research_base_investigates(table: PlanarTable) -> None:
    table.planar_deck(ANN, "Antarctic Research Base")
    table.planeswalk(ANN)
    table.resolve()
    assert table.battlefield(ANN) == ["Clue Token"]
    table.go_to("draw", of=BOB)
    assert table.battlefield(BOB) == ["Clue Token"]


@pytest.mark.rule("122.6", "613.1d", "611.2a")
def test_antarctic_research_base_makes_a_plant_as_big_as_there_are_artifacts(table: PlanarTable) -> None:
    table.on_plane("Antarctic Research Base")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(ANN, "Sol Ring", "Boros Signet")
    table.will(ANN, bears)
    table.roll(ANN, "chaos")
    table.resolve()
    assert (bears.power, bears.subtypes) == (4, frozenset({"Bear", "Plant"}))
    table.next_turn()
    assert bears.is_a("Plant")


# ---------------------------------------------------------------------- Bad Wolf Bay


@pytest.mark.rule("603.7b", "400.7")
def test_bad_wolf_bay_lends_a_creature_to_another_world_until_the_end_step(table: PlanarTable) -> None:
    table.on_plane("Bad Wolf Bay")
    table.battlefield(BOB, "Serra Angel")
    table.will(ANN, "Serra Angel")
    table.go_to("combat")
    table.resolve()
    assert table.exile(BOB) == ["Serra Angel"]
    table.go_to("end")
    table.resolve()
    assert (table.battlefield(BOB), table.exile(BOB)) == (["Serra Angel"], [])


@pytest.mark.rule("614.17d", "101.2", "901.11a")
def test_bad_wolf_bay_shuts_the_way_back(table: PlanarTable) -> None:
    """The planes are left, and for this turn nothing enters from exile: what waits there does not come back."""
    table.on_plane("Bad Wolf Bay")
    table.battlefield(BOB, "Serra Angel")
    table.will(ANN, "Serra Angel")
    table.go_to("combat")
    table.resolve()
    table.go_to("postcombat main")
    table.roll(ANN, "chaos")
    table.resolve()
    assert table.planes == ["Nowhere 2"]
    table.go_to("end")
    table.resolve()
    assert (table.battlefield(BOB), table.exile(BOB)) == ([], ["Serra Angel"])
    table.next_turn()
    assert table.exile(BOB) == ["Serra Angel"]


@pytest.mark.rule("614.17d", "305.1", "608.3")
def test_what_is_cast_from_exile_enters_from_the_stack_but_no_land_is_played_from_there(table: PlanarTable) -> None:
    """Hotel of Fears lets its cards be played from exile; after chaos at Bad Wolf Bay, only spells."""
    table.library(ANN, "Forest")
    table.library(BOB, "Grizzly Bears")
    table.on_plane("Hotel of Fears")
    table.next_turn()
    table.go_to("precombat main", of=BOB)
    table.on_plane("Bad Wolf Bay")
    table.roll(BOB, "chaos")
    table.resolve()
    table.cast(BOB, "Grizzly Bears")
    table.resolve()
    assert table.battlefield(BOB) == ["Grizzly Bears"]
    table.on_plane("Hotel of Fears")
    table.go_to("precombat main", of=ANN)
    table.on_plane("Bad Wolf Bay")
    assert table.exile(ANN) == ["Forest"]
    assert any("Forest" in action for action in table.actions(ANN))
    table.roll(ANN, "chaos")
    table.resolve()
    assert not any("Forest" in action for action in table.actions(ANN))


# ---------------------------------------------------------------------- Besieged Viking Village


@pytest.mark.rule("702.142a", "602.5b")
def test_besieged_viking_village_lets_attackers_boast(table: PlanarTable) -> None:
    table.on_plane("Besieged Viking Village")
    bears = table.battlefield(ANN, "Grizzly Bears")
    other = table.battlefield(ANN, "Serra Angel")
    table.lands(ANN, "Mountain", 2)
    assert table.why_not_activate(ANN, bears) is not None
    table.attack(ANN, {bears: BOB})
    assert table.why_not_activate(ANN, bears) is None
    table.activate(ANN, bears)
    table.resolve()
    assert bears.counters == {"+1/+1": 1}
    assert table.why_not_activate(ANN, bears) is not None
    assert table.why_not_activate(ANN, other) is not None


@pytest.mark.rule("122.1b", "702.12b")
def test_besieged_viking_village_makes_an_attacker_indestructible(table: PlanarTable) -> None:
    table.on_plane("Besieged Viking Village")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(ANN, "Serra Angel")
    table.roll(ANN, "chaos")
    assert table.stack == []
    table.attack(ANN, {bears: BOB})
    table.go_to("postcombat main")
    table.will(ANN, bears)
    table.roll(ANN, "chaos")
    table.resolve()
    table.next_turn()
    assert (bears.counters, bears.has("indestructible")) == ({"indestructible": 1}, True)


# ---------------------------------------------------------------------- Coal Hill School


@pytest.mark.rule("700.6", "601.2i")
def test_coal_hill_school_teaches_history(table: PlanarTable) -> None:
    table.on_plane("Coal Hill School")
    table.hand(ANN, "Sol Ring", "Grizzly Bears", "Higure, the Still Wind")
    for name in ("Sol Ring", "Higure, the Still Wind"):
        table.cast(ANN, name)
        assert table.stack == [name, "Coal Hill School"]
        table.resolve_all()
    table.cast(ANN, "Grizzly Bears")
    assert table.stack == ["Grizzly Bears"]
    assert len(table.hand(ANN)) == 2


@pytest.mark.rule("700.6", "115.1")
def test_coal_hill_school_returns_something_historic(table: PlanarTable) -> None:
    table.on_plane("Coal Hill School")
    table.graveyard(ANN, "Sol Ring", "Grizzly Bears")
    table.graveyard(BOB, "Boros Signet")
    table.will(ANN, "Sol Ring")
    table.roll(ANN, "chaos")
    table.resolve()
    assert table.hand(ANN) == ["Sol Ring"]


# ---------------------------------------------------------------------- Gardens of Tranquil Repose


@pytest.mark.rule("607.2a", "701.22a", "603.10a")
def test_gardens_of_tranquil_repose_keep_the_dead(table: PlanarTable) -> None:
    """A token leaves nothing to exile, but its controller scries too. Daleks come for the cards and one more."""
    table.on_plane("Gardens of Tranquil Repose")
    table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(ANN, "Serra Angel", token=True)
    table.hand(ANN, DOOM)
    table.library(BOB, "Forest")
    table.library(ANN, "Island")
    table.cast(ANN, "Doom")
    table.always(ANN, [], about="scry")
    table.will(BOB, ["Forest"], about="scry")
    table.resolve_all()
    assert (table.exile(BOB), table.graveyard(BOB)) == (["Grizzly Bears"], [])
    assert (table.library(BOB)[-1], table.library(ANN)[0]) == ("Forest", "Island")
    table.roll(ANN, "chaos")
    table.resolve()
    assert table.battlefield(ANN) == ["Dalek Token", "Dalek Token"]


@pytest.mark.rule("607.2a", "901.7a", "400.7")
def test_gardens_of_tranquil_repose_forget_when_they_are_left(table: PlanarTable) -> None:
    table.on_plane("Gardens of Tranquil Repose")
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, DOOM)
    table.cast(ANN, "Doom")
    table.always(BOB, [], about="scry")
    table.resolve_all()
    table.planar_deck(ANN, only=True)
    table.planar_deck(ANN, "Naya")
    table.planeswalk(ANN)
    table.planeswalk(ANN)
    assert table.planes == ["Gardens of Tranquil Repose"]
    table.roll(ANN, "chaos")
    table.resolve()
    assert table.battlefield(ANN) == ["Dalek Token"]


@pytest.mark.rule("901.10", "113.7a", "607.2a")
def test_gardens_that_left_with_their_owner_still_keep_the_dead() -> None:
    """Bob controls the ability; that the plane leaves the game with Ann does not matter to it."""
    table = PlanarTable(players=3, free_mana=True)
    table.on_plane("Gardens of Tranquil Repose")
    table.battlefield(CAT, "Grizzly Bears")
    table.go_to("precombat main", of=BOB)
    table.hand(BOB, DOOM)
    table.cast(BOB, "Doom")
    table.resolve()
    table.concede(ANN)
    assert table.stack == ["Gardens of Tranquil Repose"]
    table.will(CAT, [], about="scry")
    table.resolve()
    assert (table.exile(CAT), table.unused) == (["Grizzly Bears"], [])


# ---------------------------------------------------------------------- Hotel of Fears


@pytest.mark.rule("202.3", "601.3", "514.2")
def test_hotel_of_fears_offers_a_card_for_its_price_in_life(table: PlanarTable) -> None:
    table.on_plane("Hotel of Fears")
    table.library(BOB, "Serra Angel")
    table.library(ANN, "Grizzly Bears")
    table.go_to("precombat main", of=BOB)
    assert (table.exile(BOB), table.life(BOB)) == (["Serra Angel"], 15)
    table.go_to("precombat main", of=ANN)
    assert table.life(ANN) == 18
    assert table.why_not_cast(BOB, "Serra Angel") is not None
    table.cast(ANN, "Grizzly Bears")
    table.resolve()
    assert table.battlefield(ANN) == ["Grizzly Bears"]
    table.next_turn()
    assert table.exile(BOB)[:1] == ["Serra Angel"]


@pytest.mark.rule("305.1", "202.3a")
def test_a_land_at_the_hotel_of_fears_is_played_for_nothing(table: PlanarTable) -> None:
    table.on_plane("Hotel of Fears")
    table.library(BOB, "Forest")
    table.go_to("precombat main", of=BOB)
    table.play_land(BOB, "Forest")
    assert (table.battlefield(BOB), table.life(BOB)) == (["Forest"], 20)


@pytest.mark.rule("700.5", "701.21a", "607.2d")
def test_hotel_of_fears_wants_devotion_and_another_creature(table: PlanarTable) -> None:
    table.on_plane("Hotel of Fears")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(ANN, "Serra Angel", "Wall of Blossoms", "Forest")
    table.will(ANN, bears)
    table.roll(ANN, "chaos")
    table.will(ANN, "green", "Wall of Blossoms")
    table.resolve()
    assert (bears.counters, table.battlefield(ANN)) == ({"+1/+1": 2}, ["Grizzly Bears", "Serra Angel", "Forest"])


# ---------------------------------------------------------------------- Kerblam! Warehouse


@pytest.mark.rule("603.2c", "510.3a", "111.10a")
def test_kerblam_warehouse_delivers_once_for_each_player_dealt_damage() -> None:
    table = PlanarTable(players=3)
    table.on_plane("Kerblam! Warehouse")
    one, two, three = (table.battlefield(ANN, name) for name in ("Grizzly Bears", "Serra Angel", "Llanowar Elves"))
    table.attack(ANN, {one: BOB, two: BOB, three: CAT})
    table.go_to("combat damage")
    assert table.stack == ["Kerblam! Warehouse", "Kerblam! Warehouse"]
    table.resolve_all()
    assert table.battlefield(ANN)[3:] == ["Treasure Token", "Treasure Token"]


@pytest.mark.rule("603.2c", "615.1")
def test_kerblam_warehouse_does_not_count_what_was_prevented(table: PlanarTable) -> None:
    """The damage of the first of two attackers is prevented, that of the other is not."""
    table.on_plane("Kerblam! Warehouse")
    shelter = card("Shelter", "{W}", ENCHANTMENT_CARD, prevent_all(source=GREEN))
    table.battlefield(BOB, shelter)
    one, two = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(ANN, "Serra Angel")
    table.attack(ANN, {one: BOB, two: BOB})
    table.go_to("combat damage")
    assert (table.stack, table.life(BOB)) == (["Kerblam! Warehouse"], 16)


@pytest.mark.rule("611.2c", "705.2", "602.2b")
def test_kerblam_warehouse_arms_what_artifacts_there_are(table: PlanarTable) -> None:
    """Until Ann's next turn; a creature is not armed, nor what comes later."""
    table.on_plane("Kerblam! Warehouse")
    ring, stone = table.battlefield(ANN, "Sol Ring"), table.battlefield(ANN, "Boros Signet")
    table.battlefield(ANN, "Myr Enforcer")
    table.roll(ANN, "chaos")
    table.resolve()
    later = table.battlefield(ANN, "Darksteel Forge")
    assert "Flip a coin" in ring.text
    assert "Flip a coin" not in table.find("Myr Enforcer").text
    assert "Flip a coin" not in later.text
    table.always(ANN, "heads", about="coin")
    table.force_coins("heads", "tails")
    for one in (ring, stone):
        table.activate(ANN, one, "Flip a coin", targets=[BOB])
        table.resolve()
    assert (table.life(BOB), table.graveyard(ANN)) == (17, ["Sol Ring", "Boros Signet"])


@pytest.mark.rule("611.2a")
def test_what_kerblam_warehouse_armed_is_harmless_in_the_next_turn(table: PlanarTable) -> None:
    table.on_plane("Kerblam! Warehouse")
    ring = table.battlefield(ANN, "Sol Ring")
    table.roll(ANN, "chaos")
    table.resolve()
    table.next_turn()
    assert "Flip a coin" in ring.text
    table.next_turn()
    assert "Flip a coin" not in ring.text


# ---------------------------------------------------------------------- Lake Silencio


@pytest.mark.rule("702.61a", "702.61b", "611.3a")
def test_at_lake_silencio_nobody_answers_a_spell(table: PlanarTable) -> None:
    """Neither with spells nor with abilities; but mana can be made, and what triggers is put on the stack."""
    table.on_plane("Lake Silencio")
    table.hand(ANN, "Wall of Blossoms")
    table.hand(BOB, "Lightning Bolt")
    table.battlefield(BOB, "Forest")
    table.cast(ANN, "Wall of Blossoms")
    table.pass_(ANN)
    assert table.why_not_cast(BOB, "Lightning Bolt") is not None
    table.tap_for_mana(BOB, "Forest")
    table.resolve()
    assert table.stack == ["Wall of Blossoms"]
    table.pass_(ANN)
    assert table.why_not_cast(BOB, "Lightning Bolt") is None


@pytest.mark.rule("614.6", "120.6")
def test_who_is_shot_at_lake_silencio_is_gone_for_good(table: PlanarTable) -> None:
    table.on_plane("Lake Silencio")
    table.battlefield(BOB, "Grizzly Bears")
    table.will(ANN, "Grizzly Bears")
    table.roll(ANN, "chaos")
    table.resolve()
    assert (table.exile(BOB), table.graveyard(BOB)) == (["Grizzly Bears"], [])


@pytest.mark.rule("614.6", "608.2c", "514.2")
def test_a_creature_that_was_not_dealt_the_damage_dies_as_usual(table: PlanarTable) -> None:
    """Bob prevents the damage to one; another survives the shot and dies only in the next turn."""
    table.on_plane("Lake Silencio")
    bears = table.battlefield(BOB, "Grizzly Bears", counters={"+1/+1": 7})
    table.hand(ANN, DOOM)
    table.will(ANN, bears)
    table.roll(ANN, "chaos")
    table.resolve()
    assert bears.damage == 6
    table.next_turn()
    table.go_to("precombat main", of=ANN)
    table.cast(ANN, "Doom")
    table.resolve()
    assert table.graveyard(BOB) == ["Grizzly Bears"]


# ---------------------------------------------------------------------- Mondassian Colony Ship


@pytest.mark.rule("205.3m", "608.2h", "508.3a")
def test_mondassian_colony_ship_strengthens_attackers_by_their_kin(table: PlanarTable) -> None:
    """Each other creature of the same controller that shares a type, whether it attacks or not, as it is counted."""
    table.on_plane("Mondassian Colony Ship")
    elf = table.battlefield(ANN, "Llanowar Elves")
    table.battlefield(ANN, "Llanowar Elves", "Grizzly Bears")
    table.battlefield(BOB, "Llanowar Elves")
    table.attack(ANN, {elf: BOB})
    table.resolve()
    assert (elf.power, elf.toughness) == (2, 2)
    table.battlefield(ANN, "Llanowar Elves")
    assert elf.power == 2


@pytest.mark.rule("708.2", "708.2a", "707.2", "613.2b")
def test_mondassian_colony_ship_makes_a_cyberman(table: PlanarTable) -> None:
    """A nameless 2/2 artifact creature, and a copy of it is that too."""
    table.on_plane("Mondassian Colony Ship")
    angel = table.battlefield(BOB, "Serra Angel", counters={"+1/+1": 1})
    table.hand(ANN, "Clone")
    table.will(ANN, angel)
    table.roll(ANN, "chaos")
    table.resolve()
    assert (angel.face_down, angel.types, angel.subtypes) == (True, ["Artifact", "Creature"], frozenset({"Cyberman"}))
    assert (angel.power, angel.has("flying"), angel.colors, angel.characteristics.name) == (3, False, "", "")
    table.cast(ANN, "Clone")
    table.will(ANN, angel)
    table.resolve()
    copy = next(one for one in table.state.permanents() if one.controller == ANN)
    assert (table.state.chars(copy).name, table.state.chars(copy).subtypes) == ("", frozenset({"Cyberman"}))
    assert (table.state.power(copy), copy.face_down) == (2, False)


@pytest.mark.rule("708.9", "708.2b", "400.7")
def test_a_cyberman_that_dies_is_what_it_was(table: PlanarTable) -> None:
    table.on_plane("Mondassian Colony Ship")
    angel = table.battlefield(BOB, "Serra Angel")
    for _ in range(2):
        table.will(ANN, angel)
        table.roll(ANN, "chaos")
        table.resolve()
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[angel])
    table.resolve()
    assert table.graveyard(BOB) == ["Serra Angel"]
    assert [event.names for event in table.happened(Revealed)] == [("Serra Angel",)]
