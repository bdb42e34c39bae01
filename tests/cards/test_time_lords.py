"""The traditional cards of Doctor Who that planeswalk: what makes each of them that card."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, CAT, PlanarTable, Table
from planechase.words.card import card, creature

TIME_LORD = card("Time Lady", "{1}{U}", creature("Time Lord", 2, 2))


@pytest.fixture
def table() -> PlanarTable:
    return PlanarTable(free_mana=True)


# ---------------------------------------------------------------------- Start the TARDIS


@pytest.mark.rule("701.25a", "701.31", "702.133a")
def test_start_the_tardis_looks_draws_and_goes(table: PlanarTable) -> None:
    table.hand(ANN, "Start the TARDIS", "Swamp")
    table.library(ANN, "Forest", "Island", "Fog")
    table.cast(ANN, "Start the TARDIS")
    table.will(ANN, ["Forest"], about="surveil")
    table.will(ANN, True, about="may")
    table.resolve()
    assert (table.hand(ANN), table.planes) == (["Swamp", "Island"], ["Nowhere 2"])
    table.will(ANN, "Swamp", about="discard")
    table.will(ANN, [], about="surveil")
    table.will(ANN, ["Fog", "Plains"])
    table.will(ANN, False, about="may")
    table.cast(ANN, "Start the TARDIS")
    table.resolve()
    assert (table.exile(ANN), table.planes) == (["Start the TARDIS"], ["Nowhere 2"])


@pytest.mark.rule("701.31a", "608.2d")
def test_without_planes_nobody_is_asked_whether_to_planeswalk() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Start the TARDIS")
    table.library(ANN, only=True)
    table.library(ANN, "Forest", "Island", "Fog")
    table.cast(ANN, "Start the TARDIS")
    table.will(ANN, [], about="surveil")
    table.will(ANN, ["Forest", "Island"])
    table.resolve()
    assert table.hand(ANN) == ["Forest"]


# ---------------------------------------------------------------------- Susan Foreman


@pytest.mark.rule("614.1a", "701.31b")
def test_susan_foreman_chooses_where_to_go(table: PlanarTable) -> None:
    table.battlefield(ANN, "Susan Foreman")
    table.planar_deck(ANN, "Naya", "Bant", only=True)
    table.roll(ANN, "planeswalker")
    table.will(ANN, "Bant")
    table.resolve()
    assert (table.planes, table.planar_deck(ANN)) == (["Bant"], ["Naya", "Nowhere 1"])


@pytest.mark.rule("614.1a", "109.5")
def test_susan_foreman_chooses_for_her_controller_only(table: PlanarTable) -> None:
    table.battlefield(BOB, "Susan Foreman")
    table.planar_deck(ANN, "Naya", "Bant", only=True)
    table.planeswalk(ANN)
    assert table.planes == ["Naya"]


@pytest.mark.rule("701.20e")
def test_what_susan_foreman_sees_is_seen_by_her_controller_alone(table: PlanarTable) -> None:
    table.battlefield(ANN, "Susan Foreman")
    table.planar_deck(ANN, "Naya", "Bant", only=True)
    table.planeswalk(ANN, pause=True)
    assert ("Bant" in table.question, "Bant" in str(table.view(BOB))) == (True, False)
    table.answer(ANN, "Naya")
    assert (table.planes, table.planar_deck(ANN)) == (["Naya"], ["Bant", "Nowhere 1"])


@pytest.mark.rule("614.1a")
def test_with_one_card_in_the_planar_deck_there_is_nothing_to_choose(table: PlanarTable) -> None:
    table.battlefield(ANN, "Susan Foreman")
    table.planar_deck(ANN, "Naya", only=True)
    table.planeswalk(ANN)
    assert table.planes == ["Naya"]


@pytest.mark.rule("605.1a", "903.3d")
def test_susan_foreman_makes_mana(table: PlanarTable) -> None:
    table.battlefield(ANN, "Susan Foreman")
    assert table.tap_for_mana(ANN, "Susan Foreman") == "{G}"


# ---------------------------------------------------------------------- TARDIS


@pytest.mark.rule("702.85a", "702.122a", "603.4")
def test_a_tardis_that_attacks_gives_the_next_spell_cascade(table: PlanarTable) -> None:
    tardis = table.battlefield(ANN, "TARDIS")
    lady = table.battlefield(ANN, TIME_LORD)
    table.activate(ANN, tardis)
    table.resolve()
    assert (lady.tapped, tardis.power, tardis.toughness, tardis.has("flying")) == (True, 2, 4, True)
    table.attack(ANN, {tardis: BOB})
    table.will(ANN, True, about="may")
    table.resolve()
    assert table.planes == ["Nowhere 2"]
    table.go_to("postcombat main phase")
    table.library(ANN, "Forest", "Llanowar Elves")
    table.hand(ANN, "Grizzly Bears", "Grizzly Bears")
    table.cast(ANN, "Grizzly Bears")
    assert table.stack == ["Grizzly Bears", "Grizzly Bears"]
    table.will(ANN, True)
    table.resolve()
    table.resolve_all()
    assert table.on_battlefield("Llanowar Elves")
    table.cast(ANN, "Grizzly Bears")
    assert table.stack == ["Grizzly Bears"]


@pytest.mark.rule("603.4")
def test_without_a_time_lord_the_tardis_does_nothing(table: PlanarTable) -> None:
    tardis = table.battlefield(ANN, "TARDIS")
    table.battlefield(ANN, "Grizzly Bears")
    table.activate(ANN, tardis)
    table.resolve()
    table.attack(ANN, {tardis: BOB})
    assert table.stack == []


# ---------------------------------------------------------------------- Missy


@pytest.mark.rule("708.2a", "603.10a", "110.5b")
def test_missy_makes_cybermen_of_the_dead(table: PlanarTable) -> None:
    """Whoever controlled the creature; artifacts stay dead, and tokens do not come back."""
    table.battlefield(ANN, "Missy")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Lightning Bolt", "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[bears])
    table.resolve()
    table.resolve()
    cyberman = bears.now
    assert (cyberman.controller, cyberman.tapped, cyberman.face_down) == (ANN, True, True)
    assert (cyberman.type_line, cyberman.power) == ("Artifact Creature — Cyberman", 2)
    table.cast(ANN, "Lightning Bolt", targets=[cyberman])
    table.resolve()
    assert (table.stack, table.graveyard(BOB)) == ([], ["Grizzly Bears"])


@pytest.mark.rule("701.55a", "701.55d", "120.3a")
def test_missy_has_each_opponent_choose_one_after_the_other() -> None:
    """What the first has chosen is done before the second chooses."""
    table = PlanarTable(players=3)
    table.on_plane("Panopticon")
    table.battlefield(ANN, "Missy", "Thran Golem", "Thran Golem")
    table.go_to("end step")
    table.resolve(pause=True)
    table.answer(BOB, "Each artifact creature Ann controls deals 1 damage to you")
    assert (table.life(BOB), table.hand(ANN)) == (18, [])
    table.answer(CAT, "Ann draws a card and chaos ensues")
    assert (table.life(CAT), len(table.hand(ANN)), table.stack) == (20, 1, ["Panopticon"])
    table.resolve()
    assert len(table.hand(ANN)) == 2


@pytest.mark.rule("701.55b")
def test_an_impossible_part_of_a_villainous_choice_may_be_chosen(table: PlanarTable) -> None:
    table.battlefield(ANN, "Missy")
    table.go_to("end step")
    table.will(BOB, "Each artifact creature Ann controls deals 1 damage to you")
    table.resolve()
    assert (table.life(BOB), table.hand(ANN)) == (20, [])
