"""A table for Planechase: planes, planar decks and the planar die as a test wants them."""

from __future__ import annotations

import pytest

from planechase.rules.casual.planar_die import Face
from planechase.testing import ANN, BOB, CAT, EVE, IllegalAnswer, PlanarTable, TableError
from planechase.variants import GrandMelee
from planechase.vocabulary import chaos, draw, gain_life, phenomenon, plane

MEADOW = plane("Meadow", "Test", chaos(gain_life(3)))
HILL = plane("Hill", "Test", chaos(draw(1)))
STORM = phenomenon("Storm", gain_life(1))


@pytest.fixture
def table() -> PlanarTable:
    return PlanarTable(free_mana=True)


# ---------------------------------------------------------------------- planes and planar decks


def test_everybody_has_ten_planes_and_is_on_the_first_of_them(table: PlanarTable) -> None:
    assert (table.planes, table.planar_controller) == (["Nowhere 1"], ANN)
    assert table.planar_deck(ANN) == [f"Nowhere {number}" for number in range(2, 11)]
    assert table.planar_deck(BOB) == [f"Nowhere {number}" for number in range(1, 11)]
    assert table.map == {}
    with pytest.raises(TableError, match="There is no map here"):
        table.lay_out(MEADOW)


def test_a_plane_takes_the_place_of_the_one_before(table: PlanarTable) -> None:
    meadow = table.on_plane(MEADOW)
    assert (table.planes, meadow.name, meadow.owner, meadow.controller) == (["Meadow"], "Meadow", ANN, ANN)
    assert table.planar_deck(ANN)[-1] == "Nowhere 1"
    assert table.stack == table.log == []
    hill = table.on_plane(HILL, owner=BOB)
    assert (table.planes, hill.owner, hill.controller) == (["Hill"], BOB, ANN)
    assert table.planar_deck(ANN)[-1] == "Meadow"
    first = table.on_plane("Naya", "Bant")
    assert (first.name, table.planes) == ("Naya", ["Naya", "Bant"])


def test_planar_decks_are_stacked_from_the_top(table: PlanarTable) -> None:
    assert table.planar_deck(BOB, MEADOW, "Naya")[:3] == ["Meadow", "Naya", "Nowhere 1"]
    assert table.planar_deck(ANN, HILL, STORM, only=True) == ["Hill", "Storm"]
    assert table.planar_deck(BOB, only=True) == []
    table.planeswalk(ANN)
    assert table.planes == ["Hill"]
    with pytest.raises(TableError, match="Forest is neither a plane nor a phenomenon"):
        table.planar_deck(ANN, "Forest")


@pytest.mark.rule("901.15a", "901.15b")
def test_a_communal_deck_is_everybodys() -> None:
    table = PlanarTable(3, communal=True, free_mana=True)
    assert len(table.planar_deck(ANN)) == 9
    assert table.planar_deck(CAT, MEADOW) == table.planar_deck(ANN)
    meadow = table.on_plane(HILL)
    assert (table.planes, meadow.controller) == (["Hill"], ANN)
    assert table.planar_deck(BOB)[0] == "Meadow"
    table.turn(BOB)
    table.planeswalk(BOB)
    assert (table.planes, table.planar_controller) == (["Meadow"], BOB)


@pytest.mark.rule("901.6")
def test_whose_turn_it_is_controls_the_plane(table: PlanarTable) -> None:
    meadow = table.on_plane(MEADOW)
    table.turn(BOB)
    assert (table.planar_controller, meadow.controller, meadow.owner) == (BOB, BOB, ANN)
    table.next_turn()
    assert (table.active_player, table.planar_controller) == (ANN, ANN)


@pytest.mark.rule("901.14")
def test_where_several_turns_are_taken_at_once_each_has_a_plane() -> None:
    table = PlanarTable(8, variants=[GrandMelee(small=True)], free_mana=True)
    assert table.planes == ["Nowhere 1", "Nowhere 1"]
    mine = table.on_plane(MEADOW)
    theirs = table.on_plane(HILL, owner=EVE)
    assert sorted(table.planes) == ["Hill", "Meadow"]
    assert (mine.controller, mine.owner) == (ANN, ANN)
    assert (theirs.controller, theirs.owner) == (EVE, EVE)


# ---------------------------------------------------------------------- the die


@pytest.mark.rule("901.9", "901.9a", "901.9b", "901.9c")
def test_the_die_shows_what_it_is_told(table: PlanarTable) -> None:
    table.on_plane(MEADOW)
    assert (table.cost_to_roll(ANN), table.can_roll(ANN), table.can_roll(BOB)) == (0, True, False)
    table.roll(ANN, "chaos")
    assert table.stack == ["Meadow"]
    table.resolve()
    assert (table.life(ANN), table.cost_to_roll(ANN), table.cost_to_roll(BOB)) == (23, 1, 0)
    table.roll(ANN, "blank")
    assert (table.stack, table.planes, table.mana(ANN)) == ([], ["Meadow"], "")
    table.roll(ANN, Face.PLANESWALKER)
    table.resolve()
    assert (table.planes, table.cost_to_roll(ANN)) == (["Nowhere 2"], 3)
    with table.refuses("roll"):
        table.roll(BOB, "chaos")
    with pytest.raises(TableError, match="no face 'caos'; its faces are"):
        table.roll(ANN, "caos")


@pytest.mark.rule("901.9")
def test_without_free_mana_a_second_roll_is_paid_from_the_lands() -> None:
    table = PlanarTable()
    table.roll(ANN, "blank")
    assert not table.can_roll(ANN)
    with pytest.raises(IllegalAnswer):
        table.roll(ANN, "blank")
    (forest,) = table.lands(ANN, "Forest")
    assert table.can_roll(ANN)
    table.roll(ANN, "blank")
    assert forest.tapped


def test_several_faces_come_one_after_the_other(table: PlanarTable) -> None:
    table.force_planar_die("blank", Face.CHAOS)
    table.on_plane(MEADOW)
    table.do(ANN, "roll")
    assert table.stack == []
    table.mana(ANN, "{1}")
    table.do(ANN, "roll")
    assert table.stack == ["Meadow"]


def test_chaos_ensues_without_a_roll(table: PlanarTable) -> None:
    table.on_plane(MEADOW)
    table.chaos()
    assert table.stack == ["Meadow"]
    table.resolve()
    assert (table.life(ANN), table.cost_to_roll(ANN)) == (23, 0)


def test_a_player_planeswalks_without_a_roll(table: PlanarTable) -> None:
    table.planar_deck(ANN, STORM, MEADOW)
    table.planeswalk(ANN)
    assert (table.planes, table.stack) == (["Storm"], ["Storm"])
    table.resolve()
    assert (table.planes, table.life(ANN)) == (["Meadow"], 21)


# ---------------------------------------------------------------------- the map


@pytest.mark.rule("901.15")
def test_a_map_has_the_current_plane_in_the_middle() -> None:
    table = PlanarTable(2, eternities_map=True)
    assert table.map[0, 0] == "Nowhere 1"
    assert table.planes == ["Nowhere 1"]
    assert set(table.map) == {(0, 0), (0, 1), (1, 0), (0, -1), (-1, 0)}
    assert sorted([*table.map.values(), *table.planar_deck(ANN)]) == sorted(f"Nowhere {n}" for n in range(1, 11))


@pytest.mark.rule("901.15")
def test_a_map_is_laid_out_as_a_test_wants_it() -> None:
    table = PlanarTable(2, eternities_map=True)
    around = [plane(name, "Test") for name in ("North", "East", "South", "West")]
    here = table.lay_out(MEADOW, *around, deck=[HILL, "Naya"])
    assert here.name == "Meadow"
    assert table.map == {(0, 0): "Meadow", (0, 1): "North", (1, 0): "East", (0, -1): "South", (-1, 0): "West"}
    assert (table.planes, table.planar_deck(BOB)) == (["Meadow"], ["Hill", "Naya"])
    names = [obj.copiable.name for obj in table.state.objects.values()]
    assert not any(name.startswith("Nowhere") for name in names)


def test_a_fork_of_the_table_has_planes_of_its_own(table: PlanarTable) -> None:
    other = table.fork()
    other.on_plane(MEADOW)
    assert (table.planes, other.planes) == (["Nowhere 1"], ["Meadow"])
    other.roll(ANN, "planeswalker")
    assert (table.cost_to_roll(ANN), other.cost_to_roll(ANN)) == (0, 1)
