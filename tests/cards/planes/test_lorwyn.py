"""The planes of Lorwyn, each played in a game."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, CAT
from planechase.testing.planar_table import PlanarTable


@pytest.fixture
def table() -> PlanarTable:
    return PlanarTable(free_mana=True)


# ---------------------------------------------------------------------- Glen Elendra


@pytest.mark.rule("701.12b")
@pytest.mark.rule("511.2")
def test_glen_elendra_exchanges_at_end_of_combat(table: PlanarTable) -> None:
    table.on_plane("Glen Elendra")
    mine, theirs = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Air Elemental")
    table.attack(ANN, [mine])
    table.combat_damage()
    table.will(ANN, mine, theirs, True)
    table.go_to("end of combat")
    assert table.stack == ["Glen Elendra"]
    table.resolve()
    assert (mine.controller, theirs.controller) == (BOB, ANN)
    table.planeswalk(ANN)
    table.go_to("upkeep", of=BOB)
    assert (mine.controller, theirs.controller) == (BOB, ANN)


def test_nobody_has_to_exchange_in_glen_elendra(table: PlanarTable) -> None:
    table.on_plane("Glen Elendra")
    mine, theirs = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Air Elemental")
    table.attack(ANN, [mine])
    table.combat_damage()
    table.will(ANN, mine, theirs, False)
    table.go_to("end of combat")
    table.resolve()
    assert (mine.controller, theirs.controller) == (ANN, BOB)


@pytest.mark.rule("115.1d")
@pytest.mark.rule("603.3d")
def test_glen_elendra_needs_a_creature_that_hit_a_player_and_one_of_that_player() -> None:
    table = PlanarTable(players=3)
    table.on_plane("Glen Elendra")
    at_bob, at_cat = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(ANN, "Wild Wurm")
    home, theirs = table.battlefield(ANN, "Llanowar Elves"), table.battlefield(CAT, "Air Elemental")
    table.attack(ANN, {at_bob: BOB, at_cat: CAT})
    table.combat_damage()
    table.go_to("end of combat", pause=True)
    assert [table.state.name_of(id) for id in table.decision.options] == ["Grizzly Bears", "Wild Wurm"]  # type: ignore[union-attr]
    assert home.controller == ANN
    with table.refuses("too few other targets"):
        table.answer(ANN, at_bob)
    table.answer(ANN, at_cat)
    table.answer(ANN, theirs)
    table.will(ANN, True)
    table.resolve()
    assert (at_cat.controller, theirs.controller, at_bob.controller) == (CAT, ANN, ANN)


@pytest.mark.rule("603.3d", "800.4a")
def test_glen_elendra_finds_nobody_once_the_player_it_speaks_of_has_left() -> None:
    table = PlanarTable(players=3)
    table.on_plane("Glen Elendra")
    mine = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(CAT, "Air Elemental")
    table.attack(ANN, {mine: CAT})
    table.combat_damage()
    table.go_to("end of combat", pause=True)
    table.concede(CAT)
    assert table.stack == []
    assert mine.controller == ANN
    table.go_to("upkeep", of=BOB)


@pytest.mark.rule("603.3d")
def test_glen_elendra_without_damage_to_a_player_does_nothing(table: PlanarTable) -> None:
    table.on_plane("Glen Elendra")
    mine, wall = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Wall of Blossoms")
    table.attack(ANN, [mine])
    table.block(BOB, {wall: mine})
    table.combat_damage()
    table.go_to("end of combat")
    assert table.stack == []


def test_glen_elendra_forgets_the_combat_before(table: PlanarTable) -> None:
    table.on_plane("Glen Elendra")
    mine, theirs = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Air Elemental")
    table.hand(ANN, "Relentless Assault")
    table.attack(ANN, [mine])
    table.combat_damage()
    table.will(ANN, mine, theirs, False)
    table.go_to("postcombat main phase")
    table.cast(ANN, "Relentless Assault")
    table.resolve()
    table.go_to("end of combat")
    assert table.stack == []


@pytest.mark.rule("608.2b")
@pytest.mark.rule("701.12a")
def test_glen_elendra_exchanges_nothing_if_one_target_is_gone(table: PlanarTable) -> None:
    table.on_plane("Glen Elendra")
    mine, theirs = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Flametongue Kavu")
    table.hand(BOB, "Lightning Bolt")
    table.attack(ANN, [mine])
    table.combat_damage()
    table.will(ANN, mine, theirs)
    table.always(ANN, True)
    table.go_to("end of combat")
    table.cast(BOB, "Lightning Bolt", targets=[theirs])
    table.resolve_all()
    assert (mine.controller, table.graveyard(BOB)) == (ANN, ["Lightning Bolt", "Flametongue Kavu"])


@pytest.mark.rule("108.3")
def test_chaos_in_glen_elendra_gives_you_back_what_you_own(table: PlanarTable) -> None:
    table.on_plane("Glen Elendra")
    mine, theirs = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Air Elemental")
    table.hand(ANN, "Modify Memory")
    table.cast(ANN, "Modify Memory", targets=[mine, theirs])
    table.resolve()
    assert mine.controller == BOB
    table.will(ANN, mine)
    table.roll(ANN, "chaos")
    table.resolve()
    assert (mine.controller, theirs.controller) == (ANN, ANN)
    table.go_to("upkeep", of=ANN)
    assert mine.controller == ANN


# ---------------------------------------------------------------------- Goldmeadow


def test_goldmeadow_gives_goats_to_whoever_controls_the_land(table: PlanarTable) -> None:
    table.on_plane("Goldmeadow")
    table.hand(ANN, "Forest")
    table.play_land(ANN, "Forest")
    assert table.stack == ["Goldmeadow"]
    table.resolve()
    assert table.battlefield(ANN) == ["Forest", *["Goat Token"] * 3]
    table.enters(BOB, "Island")
    table.resolve()
    assert table.battlefield(BOB) == ["Island", *["Goat Token"] * 3]
    goat = table.find_all("Goat Token", zone="battlefield")[0]
    assert (goat.power, goat.toughness, goat.colors, goat.subtypes) == (0, 1, "W", frozenset({"Goat"}))


def test_chaos_in_goldmeadow_is_one_goat(table: PlanarTable) -> None:
    table.on_plane("Goldmeadow")
    table.roll(ANN, "chaos")
    table.resolve()
    assert (table.battlefield(ANN), table.battlefield(BOB)) == (["Goat Token"], [])


# ---------------------------------------------------------------------- The Great Forest


@pytest.mark.rule("510.1a")
def test_in_the_great_forest_toughness_does_the_damage(table: PlanarTable) -> None:
    table.on_plane("The Great Forest")
    knight = table.battlefield(ANN, "Armored Griffin")
    wall, wurm = table.battlefield(BOB, "Wall of Blossoms"), table.battlefield(ANN, "Wild Wurm")
    assert (knight.power, wurm.power) == (2, 5)
    table.attack(ANN, [knight, wurm])
    table.block(BOB, {wall: wurm})
    table.combat_damage()
    assert (table.life(BOB), wurm.now.zone, wall.now.zone) == (17, "graveyard", "graveyard")


def test_fighting_is_no_combat_in_the_great_forest(table: PlanarTable) -> None:
    table.on_plane("The Great Forest")
    wall, elemental = table.battlefield(ANN, "Wall of Blossoms"), table.battlefield(BOB, "Air Elemental")
    table.hand(ANN, "Rivals' Duel")
    table.cast(ANN, "Rivals' Duel", targets=[wall, elemental])
    table.resolve()
    assert (elemental.damage, wall.now.zone) == (0, "graveyard")


@pytest.mark.rule("611.2c")
def test_chaos_in_the_great_forest_makes_your_creatures_trample(table: PlanarTable) -> None:
    table.on_plane("The Great Forest")
    bears, theirs = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    table.roll(ANN, "chaos")
    table.resolve()
    assert (bears.power, bears.toughness, bears.has("trample")) == (2, 4, True)
    assert (theirs.toughness, theirs.has("trample")) == (2, False)
    table.will(ANN, {theirs: 2, BOB: 2})
    table.attack(ANN, [bears])
    table.block(BOB, {theirs: bears})
    table.combat_damage()
    assert table.life(BOB) == 18
    table.next_turn()
    assert (bears.toughness, bears.has("trample")) == (2, False)


# ---------------------------------------------------------------------- Velis Vel


@pytest.mark.rule("613.4c")
def test_velis_vel_counts_the_kin_of_each_creature(table: PlanarTable) -> None:
    table.on_plane("Velis Vel")
    shaman = table.battlefield(ANN, "Smokebraider")
    spirit = table.battlefield(BOB, "Bogardan Firefiend")
    other = table.battlefield(BOB, "Rockslide Elemental")
    ghost = table.battlefield(BOB, "Tormented Soul")
    bears = table.battlefield(ANN, "Grizzly Bears")
    assert (shaman.power, shaman.toughness) == (1 + 2, 1 + 2)
    assert (spirit.power, spirit.toughness) == (2 + 3, 1 + 3)
    assert (other.power, ghost.power, bears.power) == (1 + 2, 1 + 1, 2)
    table.remove(ghost)
    assert (spirit.power, bears.power) == (2 + 2, 2)
    table.planeswalk(ANN)
    assert (shaman.power, spirit.power) == (1, 2)


def test_two_types_in_common_count_once_in_velis_vel(table: PlanarTable) -> None:
    table.on_plane("Velis Vel")
    one, other = table.battlefield(ANN, "Soul Warden"), table.battlefield(BOB, "Banisher Priest")
    assert one.subtypes == other.subtypes == {"Human", "Cleric"}
    assert (one.power, other.power) == (1 + 1, 2 + 1)


@pytest.mark.rule("702.73a")
def test_a_changeling_is_kin_to_all_in_velis_vel(table: PlanarTable) -> None:
    table.on_plane("Velis Vel")
    bears, mauler = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Taurean Mauler")
    forest = table.battlefield(ANN, "Forest")
    assert (bears.power, mauler.power) == (3, 3)
    face_down = table.battlefield(BOB, "Battering Craghorn", face_down=True)
    assert (face_down.power, mauler.power, forest.types) == (2, 3, ["Land"])


@pytest.mark.rule("311.7")
def test_chaos_in_velis_vel_gives_all_creature_types(table: PlanarTable) -> None:
    table.on_plane("Velis Vel")
    bears, elves = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Llanowar Elves")
    assert (bears.power, elves.power) == (2, 1)
    table.will(ANN, bears)
    table.roll(ANN, "chaos")
    table.resolve()
    assert (bears.power, elves.power, bears.has("changeling")) == (3, 2, False)
    table.next_turn()
    assert (bears.power, elves.power) == (2, 1)
