"""The planes of Dominaria, each played in a game."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, CAT, TableError
from planechase.testing.planar_table import PlanarTable
from planechase.words.card import INSTANT_CARD
from planechase.words.card import card as a_card
from planechase.words.effects.hands import draw


@pytest.fixture
def table() -> PlanarTable:
    return PlanarTable(free_mana=True)


# ---------------------------------------------------------------------- Academy at Tolaria West


@pytest.mark.rule("901.7")
@pytest.mark.rule("603.4")
def test_the_academy_fills_an_empty_hand_at_your_end_step(table: PlanarTable) -> None:
    table.on_plane("Academy at Tolaria West")
    table.begin("end step")
    assert table.stack == ["Academy at Tolaria West"]
    table.resolve()
    assert (len(table.hand(ANN)), table.hand(BOB)) == (7, [])


@pytest.mark.rule("603.4")
def test_the_academy_looks_at_the_hand_twice(table: PlanarTable) -> None:
    table.on_plane("Academy at Tolaria West")
    table.hand(ANN, "Forest")
    table.begin("end step")
    assert table.stack == []
    table.on_plane("Academy at Tolaria West")
    table.remove(table.find("Forest", zone="hand"))
    table.begin("end step")
    table.hand(ANN, "Island")
    table.resolve()
    assert table.hand(ANN) == ["Island"]


@pytest.mark.rule("901.6")
@pytest.mark.rule("311.5")
def test_the_academy_teaches_whoever_is_the_planar_controller(table: PlanarTable) -> None:
    table.on_plane("Academy at Tolaria West", owner=ANN)
    table.hand(ANN, "Forest")
    table.go_to("end step", of=BOB)
    table.remove(*table.find_all("Plains", zone="hand"))
    table.begin("end step", of=BOB)
    table.resolve()
    assert len(table.hand(BOB)) == 7


@pytest.mark.rule("311.7")
@pytest.mark.rule("901.9b")
def test_chaos_at_the_academy_empties_the_hand_in_time_for_the_end_step(table: PlanarTable) -> None:
    table.on_plane("Academy at Tolaria West")
    table.hand(ANN, "Forest", "Island")
    table.hand(BOB, "Swamp")
    table.roll(ANN, "chaos")
    assert table.stack == ["Academy at Tolaria West"]
    table.resolve()
    assert (table.hand(ANN), table.hand(BOB)) == ([], ["Swamp"])
    table.go_to("end step")
    table.resolve()
    assert len(table.hand(ANN)) == 7


# ---------------------------------------------------------------------- Isle of Vesuva


def test_on_vesuva_everybody_gets_a_copy_of_what_enters(table: PlanarTable) -> None:
    table.on_plane("Isle of Vesuva")
    bears = table.enters(BOB, "Grizzly Bears")
    assert table.stack == ["Isle of Vesuva"]
    table.resolve()
    assert table.battlefield(BOB) == ["Grizzly Bears", "Grizzly Bears"]
    copy = next(one for one in table.find_all("Grizzly Bears", zone="battlefield") if one != bears)
    assert (copy.controller, copy.obj.is_token) == (BOB, True)
    assert table.stack == []


@pytest.mark.rule("608.2h")
@pytest.mark.rule("707.2")
def test_vesuva_copies_what_has_left_as_it_was_printed(table: PlanarTable) -> None:
    table.on_plane("Isle of Vesuva")
    table.hand(ANN, "Giant Growth")
    table.hand(BOB, "Assassinate", "Hideous End")
    table.enters(ANN, "Grizzly Bears")
    table.cast(ANN, "Giant Growth", targets=["Grizzly Bears"])
    table.resolve()
    table.cast(BOB, "Hideous End", targets=["Grizzly Bears"])
    table.resolve()
    assert table.battlefield(ANN) == []
    table.resolve()
    copy = table.find("Grizzly Bears", zone="battlefield")
    assert (copy.power, copy.toughness, copy.controller) == (2, 2, ANN)


@pytest.mark.rule("201.2a")
@pytest.mark.rule("311.7")
def test_chaos_on_vesuva_destroys_all_of_a_name(table: PlanarTable) -> None:
    table.on_plane("Isle of Vesuva")
    table.battlefield(ANN, "Grizzly Bears", "Air Elemental")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(BOB, "Grizzly Bears", "Llanowar Elves")
    table.will(ANN, bears)
    table.roll(ANN, "chaos")
    table.resolve()
    assert (table.battlefield(ANN), table.battlefield(BOB)) == (["Air Elemental"], ["Llanowar Elves"])


@pytest.mark.rule("702.12b")
def test_chaos_on_vesuva_destroys_the_others_even_if_the_target_stays(table: PlanarTable) -> None:
    table.on_plane("Isle of Vesuva")
    mine = table.battlefield(ANN, "Grizzly Bears", counters={"indestructible": 1})
    table.battlefield(BOB, "Grizzly Bears")
    table.will(ANN, mine)
    table.roll(ANN, "chaos")
    table.resolve()
    assert (table.battlefield(ANN), table.battlefield(BOB)) == (["Grizzly Bears"], [])


@pytest.mark.rule("608.2b")
def test_chaos_on_vesuva_does_nothing_without_its_target(table: PlanarTable) -> None:
    table.on_plane("Isle of Vesuva")
    target = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(BOB, "Lightning Bolt")
    table.will(ANN, target)
    table.roll(ANN, "chaos")
    table.cast(BOB, "Lightning Bolt", targets=[target])
    table.resolve_all()
    assert (table.battlefield(ANN), table.battlefield(BOB)) == ([], ["Grizzly Bears"])


@pytest.mark.rule("201.2a")
def test_chaos_on_vesuva_finds_no_namesakes_of_the_nameless(table: PlanarTable) -> None:
    table.on_plane("Isle of Vesuva")
    one = table.battlefield(ANN, "Battering Craghorn", face_down=True)
    table.battlefield(BOB, "Battering Craghorn", face_down=True)
    table.will(ANN, one)
    table.roll(ANN, "chaos")
    table.resolve()
    assert (len(table.battlefield(ANN)), len(table.battlefield(BOB))) == (0, 1)


# ---------------------------------------------------------------------- Krosa


@pytest.mark.rule("311.4")
def test_all_creatures_are_larger_in_krosa_and_nowhere_else(table: PlanarTable) -> None:
    table.on_plane("Krosa")
    mine, theirs = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    assert (mine.power, mine.toughness, theirs.power, theirs.toughness) == (4, 4, 4, 4)
    table.planeswalk(ANN)
    assert (mine.power, mine.toughness, theirs.power, theirs.toughness) == (2, 2, 2, 2)


@pytest.mark.rule("605.1b")
def test_chaos_in_krosa_may_add_mana_by_the_stack() -> None:
    table = PlanarTable()
    table.on_plane("Krosa")
    table.roll(ANN, "chaos")
    assert (table.stack, table.mana(ANN)) == (["Krosa"], "")
    table.will(ANN, True)
    table.resolve()
    assert (table.mana(ANN), table.mana(BOB)) == ("{W}{U}{B}{R}{G}", "")
    table.roll(ANN, "chaos")
    table.will(ANN, False)
    table.resolve()
    assert len(table.mana(ANN)) == len("{W}{U}{B}{R}")


# ---------------------------------------------------------------------- Llanowar


@pytest.mark.rule("605.3a")
@pytest.mark.rule("302.6")
def test_every_creature_makes_mana_in_llanowar() -> None:
    table = PlanarTable()
    table.on_plane("Llanowar")
    table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Air Elemental")
    table.battlefield(ANN, "Wild Wurm", summoning_sick=True)
    assert table.tap_for_mana(ANN, "Grizzly Bears") == "{G}{G}"
    assert not any("Wild Wurm" in action for action in table.actions(ANN))
    table.pass_(ANN)
    assert table.tap_for_mana(BOB, "Air Elemental") == "{G}{G}"


def test_the_mana_of_llanowar_pays_for_spells() -> None:
    table = PlanarTable()
    table.on_plane("Llanowar")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, "Wall of Blossoms")
    table.cast(ANN, "Wall of Blossoms")
    assert bears.tapped
    table.resolve_all()
    table.untap(bears)
    table.planeswalk(ANN)
    with pytest.raises(TableError, match="no mana ability"):
        table.tap_for_mana(ANN, bears)


def test_chaos_in_llanowar_untaps_your_creatures(table: PlanarTable) -> None:
    table.on_plane("Llanowar")
    mine = table.battlefield(ANN, "Grizzly Bears", tapped=True)
    theirs = table.battlefield(BOB, "Grizzly Bears", tapped=True)
    land = table.battlefield(ANN, "Forest", tapped=True)
    table.roll(ANN, "chaos")
    table.resolve()
    assert (mine.tapped, theirs.tapped, land.tapped) == (False, True, True)


# ---------------------------------------------------------------------- Otaria


@pytest.mark.rule("702.34a")
@pytest.mark.rule("400.7g")
def test_a_spell_of_otaria_is_cast_from_the_graveyard_and_exiled() -> None:
    table = PlanarTable()
    table.on_plane("Otaria")
    table.lands(ANN, "Mountain", 1)
    bolt = table.graveyard(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[BOB], way="flashback")
    table.resolve()
    assert (table.life(BOB), bolt.now.zone, table.graveyard(ANN)) == (17, "exile", [])
    assert table.find("Mountain", zone="battlefield").tapped


def test_otaria_works_without_anything_on_the_battlefield() -> None:
    table = PlanarTable()
    table.on_plane("Otaria")
    table.graveyard(ANN, "Lightning Bolt")
    table.mana(ANN, "{R}")
    assert any("Lightning Bolt" in action for action in table.actions(ANN))
    table.planeswalk(ANN)
    assert not any("Lightning Bolt" in action for action in table.actions(ANN))


@pytest.mark.rule("702.34a")
def test_everybody_may_flash_back_own_cards_in_otaria_at_the_right_time(table: PlanarTable) -> None:
    table.on_plane("Otaria")
    table.graveyard(BOB, "Lightning Bolt", "Concentrate")
    assert table.can_cast(BOB, "Lightning Bolt", way="flashback")
    assert not table.can_cast(ANN, "Lightning Bolt", way="flashback")
    assert not table.can_cast(BOB, "Concentrate", way="flashback")
    table.graveyard(ANN, "Concentrate", "Grizzly Bears")
    assert table.can_cast(ANN, table.find("Concentrate", owner=ANN), way="flashback")
    assert not table.can_cast(ANN, "Grizzly Bears")


@pytest.mark.rule("702.34a")
@pytest.mark.rule("400.7g")
def test_a_countered_spell_of_otaria_is_exiled_too_even_after_otaria_is_gone(table: PlanarTable) -> None:
    table.on_plane("Otaria")
    bolt = table.graveyard(ANN, "Lightning Bolt")
    table.hand(BOB, "Cancel")
    spell = table.cast(ANN, "Lightning Bolt", targets=[BOB], way="flashback")
    table.planeswalk(ANN)
    assert table.planes == ["Nowhere 2"]
    table.cast(BOB, "Cancel", targets=[spell])
    table.resolve()
    assert (bolt.now.zone, table.life(BOB)) == ("exile", 20)


def test_a_card_cast_from_hand_in_otaria_goes_to_the_graveyard(table: PlanarTable) -> None:
    table.on_plane("Otaria")
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.resolve()
    assert table.graveyard(ANN) == ["Lightning Bolt"]


@pytest.mark.rule("107.3a")
def test_x_is_chosen_and_paid_for_in_otaria() -> None:
    table = PlanarTable()
    table.on_plane("Otaria")
    table.lands(ANN, "Mountain", 4)
    table.graveyard(ANN, "Blaze")
    table.cast(ANN, "Blaze", targets=[BOB], x=3, way="flashback")
    table.resolve()
    assert (table.life(BOB), table.graveyard(ANN)) == (17, [])


@pytest.mark.rule("702.34a")
def test_a_card_with_flashback_has_it_twice_in_otaria(table: PlanarTable) -> None:
    table.on_plane("Otaria")
    table.battlefield(ANN, "Grizzly Bears")
    table.lands(ANN, "Mountain", 1)
    table.graveyard(ANN, "Reckless Charge")
    casts = [action for action in table.actions(ANN) if "Reckless Charge" in action]
    assert len(casts) == 1
    table.lands(ANN, "Mountain", 2)
    casts = [action for action in table.actions(ANN) if "Reckless Charge" in action]
    assert len(casts) == 2


@pytest.mark.rule("118.6")
def test_what_has_no_mana_cost_cannot_be_flashed_back(table: PlanarTable) -> None:
    table.on_plane("Otaria")
    table.graveyard(ANN, a_card("Living Void", None, INSTANT_CARD, draw(1)))
    assert not any("Living Void" in action for action in table.actions(ANN))


@pytest.mark.rule("500.7")
def test_chaos_in_otaria_gives_an_extra_turn_for_each_time() -> None:
    table = PlanarTable()
    table.on_plane("Otaria")
    table.lands(ANN, "Forest", 1)
    table.roll(ANN, "chaos")
    table.resolve()
    table.roll(ANN, "chaos")
    table.resolve()
    turns = []
    for _ in range(4):
        table.next_turn()
        turns.append(table.active_player)
    assert turns == [ANN, ANN, BOB, ANN]


# ---------------------------------------------------------------------- Shiv


@pytest.mark.rule("602.2")
def test_every_creature_breathes_fire_in_shiv(table: PlanarTable) -> None:
    table.on_plane("Shiv")
    mine, theirs = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Air Elemental")
    table.activate(ANN, "Grizzly Bears")
    table.activate(ANN, "Grizzly Bears")
    table.resolve_all()
    assert (mine.power, mine.toughness, theirs.power) == (4, 2, 4)
    table.pass_(ANN)
    table.activate(BOB, "Air Elemental")
    table.resolve()
    assert theirs.power == 5
    assert not table.can_activate(ANN, "Air Elemental")
    table.planeswalk(ANN)
    assert mine.power == 4
    table.next_turn()
    assert mine.power == 2


def test_chaos_in_shiv_makes_a_dragon(table: PlanarTable) -> None:
    table.on_plane("Shiv")
    table.roll(ANN, "chaos")
    table.resolve()
    dragon = table.find("Dragon Token", zone="battlefield")
    assert (dragon.power, dragon.toughness, dragon.controller) == (5, 5, ANN)
    assert (dragon.has("flying"), dragon.colors, dragon.subtypes) == (True, "R", frozenset({"Dragon"}))


# ---------------------------------------------------------------------- Talon Gates


@pytest.mark.rule("702.62b")
@pytest.mark.rule("116.1")
def test_at_the_talon_gates_any_card_is_suspended_for_its_mana_value() -> None:
    table = PlanarTable()
    table.on_plane("Talon Gates")
    bears = table.hand(ANN, "Grizzly Bears")
    table.do(ANN, "suspend")
    assert (table.stack, bears.now.zone, bears.now.counters) == ([], "exile", {"time": 2})
    assert bears.now.text.startswith("Suspend")
    table.planeswalk(ANN)
    table.go_to("upkeep", of=BOB)
    assert table.stack == []
    table.go_to("upkeep", of=ANN)
    table.resolve()
    assert bears.now.counters == {"time": 1}
    table.go_to("upkeep", of=ANN)
    table.resolve()
    table.will(ANN, True)
    table.resolve()
    assert bears.now.zone == "stack"
    table.resolve()
    assert (bears.now.zone, bears.now.has("haste")) == ("battlefield", True)
    table.attack(ANN, {bears.now: BOB})


def test_the_talon_gates_open_as_often_as_one_could_cast_a_sorcery(table: PlanarTable) -> None:
    table.on_plane("Talon Gates")
    table.hand(ANN, "Grizzly Bears", "Lightning Bolt", "Forest")
    table.hand(BOB, "Giant Growth")
    table.will(ANN, "Lightning Bolt")
    table.do(ANN, "suspend")
    assert table.exile(ANN) == ["Lightning Bolt"]
    table.do(ANN, "suspend")
    assert table.exile(ANN) == ["Lightning Bolt", "Grizzly Bears"]
    assert not _can_suspend(table, ANN)
    assert not _can_suspend(table, BOB)
    table.hand(ANN, "Air Elemental", "Shriekmaw")
    assert _can_suspend(table, ANN)
    table.cast(ANN, "Shriekmaw")
    assert not _can_suspend(table, ANN)
    table.resolve_all()
    table.turn(ANN, "upkeep")
    assert not _can_suspend(table, ANN)
    table.turn(BOB)
    assert _can_suspend(table, BOB)
    assert not _can_suspend(table, ANN)


def _can_suspend(table: PlanarTable, player: int) -> bool:
    return any("uspend" in action for action in table.actions(player))


@pytest.mark.rule("702.62a")
def test_a_card_with_suspend_keeps_its_own_at_the_talon_gates(table: PlanarTable) -> None:
    table.on_plane("Talon Gates")
    search = table.hand(ANN, "Search for Tomorrow")
    gates = next(action for action in table.actions(ANN) if "Talon Gates" in action)
    table.do(ANN, gates)
    assert search.now.counters == {"time": 3}
    assert search.now.text.count("uspend") == 1
    table.go_to("upkeep", of=ANN)
    assert table.stack == ["Search for Tomorrow"]


@pytest.mark.rule("107.3g")
def test_x_is_zero_at_the_talon_gates(table: PlanarTable) -> None:
    table.on_plane("Talon Gates")
    blaze = table.hand(ANN, "Blaze")
    table.do(ANN, "suspend")
    assert blaze.now.counters == {"time": 1}
    table.go_to("upkeep", of=ANN)
    table.resolve()
    table.will(ANN, True)
    table.will(ANN, BOB)
    table.resolve()
    table.resolve()
    assert (table.life(BOB), blaze.now.zone) == (20, "graveyard")


@pytest.mark.rule("702.62a")
@pytest.mark.rule("702.62b")
def test_chaos_at_the_talon_gates_hurries_your_suspended_cards(table: PlanarTable) -> None:
    table.on_plane("Talon Gates")
    fast = table.hand(ANN, "Lightning Bolt")
    table.do(ANN, "suspend")
    slow = table.hand(ANN, "Air Elemental")
    table.do(ANN, "suspend")
    other = table.exile(BOB, "Search for Tomorrow", counters={"time": 3})
    unsuspended = table.exile(ANN, "Grizzly Bears", counters={"time": 3})
    table.roll(ANN, "chaos")
    table.resolve()
    assert (slow.now.counters, other.counters, unsuspended.counters) == ({"time": 3}, {"time": 3}, {"time": 3})
    assert (fast.now.counters, table.stack) == ({}, ["Lightning Bolt"])
    table.will(ANN, True)
    table.will(ANN, BOB)
    table.resolve()
    table.resolve()
    assert table.life(BOB) == 17


@pytest.mark.rule("702.62a")
def test_haste_from_suspend_goes_with_control(table: PlanarTable) -> None:
    table.on_plane("Talon Gates")
    elves = table.hand(ANN, "Llanowar Elves")
    table.do(ANN, "suspend")
    table.roll(ANN, "chaos")
    table.resolve()
    table.will(ANN, True)
    table.resolve()
    table.resolve()
    assert elves.now.has("haste")
    table.hand(BOB, "Act of Aggression")
    table.cast(BOB, "Act of Aggression", targets=[elves.now])
    table.resolve()
    table.go_to("upkeep", of=ANN)
    assert (elves.now.controller, elves.now.has("haste")) == (ANN, False)


@pytest.mark.rule("311.5")
def test_in_a_game_of_three_only_the_planar_controller_suspends() -> None:
    table = PlanarTable(players=3)
    table.on_plane("Talon Gates")
    for player in (ANN, BOB, CAT):
        table.hand(player, "Grizzly Bears")
    assert [_can_suspend(table, player) for player in (ANN, BOB, CAT)] == [True, False, False]


# ---------------------------------------------------------------------- Riptide Island


@pytest.mark.rule("701.31d", "111.4")
def test_riptide_island_gives_two_slivers_as_you_come_and_in_each_upkeep(table: PlanarTable) -> None:
    table.planar_deck(ANN, "Riptide Island")
    table.planeswalk(ANN)
    table.resolve()
    assert table.battlefield(ANN) == ["Sliver Token"] * 2
    assert [(sliver.power, sliver.colors) for sliver in table.find_all("Sliver Token")] == [(1, "")] * 2
    table.next_turn()
    table.resolve()
    assert table.battlefield(BOB) == ["Sliver Token"] * 2


@pytest.mark.rule("311.7", "608.2h", "702.73a")
def test_chaos_on_riptide_island_makes_your_slivers_as_big_as_they_are_many(table: PlanarTable) -> None:
    """X is counted once; a Sliver that comes later gets nothing, and makes the others no bigger."""
    table.on_plane("Riptide Island")
    slivers = [table.battlefield(ANN, "Metallic Sliver"), table.battlefield(ANN, "Taurean Mauler")]
    theirs, bears = table.battlefield(BOB, "Metallic Sliver"), table.battlefield(ANN, "Grizzly Bears")
    before = [sliver.power for sliver in slivers]
    table.chaos()
    table.resolve()
    assert [sliver.power for sliver in slivers] == [power + 2 for power in before]
    assert [thing.has("haste") for thing in (*slivers, theirs, bears)] == [True, True, False, False]


# ---------------------------------------------------------------------- New Argive


@pytest.mark.rule("700.6", "508.3a")
def test_historic_creatures_of_yours_attack_with_more_strength_on_new_argive(table: PlanarTable) -> None:
    """An artifact and a legendary creature are historic, a bear is not."""
    table.on_plane("New Argive")
    myr, dragon, bears = (table.battlefield(ANN, name) for name in ("Copper Myr", "Rorix Bladewing", "Grizzly Bears"))
    before = [thing.power for thing in (myr, dragon, bears)]
    table.always(ANN, ["New Argive", "New Argive"], about="triggers")
    table.attack(ANN, [myr, dragon, bears])
    table.resolve_all()
    assert [thing.power for thing in (myr, dragon, bears)] == [before[0] + 2, before[1] + 2, before[2]]


@pytest.mark.rule("700.6")
def test_creatures_that_attack_the_planar_controller_get_nothing_on_new_argive(table: PlanarTable) -> None:
    table.on_plane("New Argive", owner=ANN)
    myr = table.battlefield(BOB, "Copper Myr")
    table.turn(BOB, "beginning of combat")
    assert table.planar_controller == BOB
    table.attack(BOB, [myr])
    table.resolve_all()
    assert myr.power == 3


@pytest.mark.rule("311.7", "700.6", "701.20a")
@pytest.mark.parametrize("wanted", ["Copper Myr", "Urborg, Tomb of Yawgmoth"])
def test_chaos_on_new_argive_finds_a_historic_card(table: PlanarTable, wanted: str) -> None:
    table.on_plane("New Argive")
    table.library(ANN, "Grizzly Bears", "Forest", wanted, "Serra Angel", only=True)
    table.chaos()
    table.resolve()
    assert table.hand(ANN) == [wanted]
    assert table.library(ANN)[0] == "Serra Angel"
    assert sorted(table.library(ANN)[1:]) == ["Forest", "Grizzly Bears"]


@pytest.mark.rule("701.20a")
def test_without_a_historic_card_new_argive_shows_the_whole_library(table: PlanarTable) -> None:
    table.on_plane("New Argive")
    table.library(ANN, "Grizzly Bears", "Forest", only=True)
    table.chaos()
    table.resolve()
    assert (table.hand(ANN), sorted(table.library(ANN))) == ([], ["Forest", "Grizzly Bears"])
