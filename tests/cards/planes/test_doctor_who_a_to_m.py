"""The planes of Doctor Who, from Amy's Home to Mondassian Colony Ship: what makes each of them that plane."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, CAT
from planechase.testing.planar import PlanarTable


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
    table.will(ANN, angel, "Dalek Token", angel, "Dalek Token")
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
