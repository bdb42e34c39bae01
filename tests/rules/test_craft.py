"""Craft (CR 702.167)."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, Table, check_card
from planechase.vocabulary import (
    ARTIFACT,
    ARTIFACT_CARD,
    CREATURE,
    USED_TO_CRAFT,
    activated,
    artifact_creature,
    card,
    craft,
    double_faced,
    return_to_hand,
)
from planechase.writing import card_text

STATUE = double_faced(
    card("Clay Statue", "{2}", ARTIFACT_CARD, craft(CREATURE, "{3}{R}")),
    card("Clay Giant", None, artifact_creature("Giant", 6, 6), activated("{1}", return_to_hand(USED_TO_CRAFT))),
)
ENGINE = double_faced(
    card("Parts", "{1}", ARTIFACT_CARD, craft(ARTIFACT, "{2}", 2, or_more=True)),
    card("Engine", None, artifact_creature("Construct", 4, 4)),
)


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("702.167a", "712.14a")
def test_it_is_exiled_with_its_material_and_returns_transformed(table: Table) -> None:
    statue = table.battlefield(ANN, STATUE)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.activate(ANN, statue)
    assert (table.battlefield(ANN), sorted(table.exile(ANN))) == ([], ["Clay Statue", "Grizzly Bears"])
    assert bears.now.zone == "exile"
    table.resolve()
    giant = table.find("Clay Giant")
    assert (giant.power, giant.mana_value, table.exile(ANN)) == (6, 2, ["Grizzly Bears"])


@pytest.mark.rule("702.167a", "702.167b")
def test_a_card_in_the_graveyard_is_a_material_too(table: Table) -> None:
    table.battlefield(ANN, STATUE)
    table.battlefield(ANN, "Grizzly Bears")
    table.graveyard(ANN, "Serra Angel", "Forest")
    table.graveyard(BOB, "Grizzly Bears")
    table.will(ANN, "Serra Angel")
    table.activate(ANN, "Clay Statue")
    table.resolve()
    assert (table.battlefield(ANN), table.exile(ANN)) == (["Grizzly Bears", "Clay Giant"], ["Serra Angel"])


@pytest.mark.rule("702.167a")
def test_without_a_material_other_than_itself_it_cannot_be_activated(table: Table) -> None:
    table.battlefield(ANN, ENGINE, "Sol Ring")
    with table.refuses("cannot be paid"):
        table.activate(ANN, "Parts")


@pytest.mark.rule("702.167a")
def test_where_more_is_allowed_more_may_be_exiled(table: Table) -> None:
    table.battlefield(ANN, ENGINE)
    rings = [*table.battlefield(ANN, "Sol Ring", "Sol Ring"), table.graveyard(ANN, "Sol Ring")]
    table.will(ANN, rings)
    table.activate(ANN, "Parts")
    table.resolve()
    assert (table.battlefield(ANN), table.exile(ANN)) == (["Engine"], ["Sol Ring"] * 3)


@pytest.mark.rule("702.167a")
def test_it_is_done_only_as_a_sorcery(table: Table) -> None:
    table.battlefield(ANN, STATUE, "Grizzly Bears")
    table.turn(BOB)
    with table.refuses("main phase"):
        table.activate(ANN, "Clay Statue")


@pytest.mark.rule("702.167c")
def test_it_knows_the_cards_it_was_crafted_with(table: Table) -> None:
    table.battlefield(ANN, STATUE, "Grizzly Bears")
    table.exile(ANN, "Serra Angel")
    table.activate(ANN, "Clay Statue")
    table.resolve()
    table.activate(ANN, "Clay Giant")
    table.resolve()
    assert (table.hand(ANN), table.exile(ANN)) == (["Grizzly Bears"], ["Serra Angel"])


@pytest.mark.rule("702.167a")
def test_a_token_is_a_material(table: Table) -> None:
    table.battlefield(ANN, STATUE)
    table.battlefield(ANN, "Grizzly Bears", token=True)
    table.activate(ANN, "Clay Statue")
    table.resolve()
    assert (table.battlefield(ANN), table.exile(ANN)) == (["Clay Giant"], [])


def test_its_text() -> None:
    assert card_text(STATUE).startswith("Craft with creature {3}{R}\n//\n{1}: Return the exiled cards used to craft ")
    assert card_text(ENGINE).partition("\n")[0] == "Craft with two or more artifacts {2}"
    assert card_text(
        double_faced(card("Odd", "{1}", ARTIFACT_CARD, craft(CREATURE, "{5}{B}", 2)), ENGINE.faces[1])
    ) == ("Craft with two creatures {5}{B}\n//\n")
    check_card(STATUE)
