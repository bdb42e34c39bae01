"""Prototype cards (CR 702.160, 718)."""

import pytest

from planechase.testing import ANN, BOB, Table, check_card
from planechase.vocabulary import (
    CREATURE,
    INSTANT_CARD,
    artifact_creature,
    card,
    copy_spell,
    create_copy_token,
    keyword,
    prototype,
    return_to_hand,
    target,
    target_spell,
)
from planechase.words.plain_data import card_from_plain, card_to_plain
from planechase.writing import card_text

GOLEM = card("Golem", "{7}", artifact_creature("Golem", 6, 6), prototype("{1}{W}", 2, 3), keyword("flying"))
PROTOTYPED = "Golem (prototyped)"


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def test_it_reads_with_its_second_cost_and_size() -> None:
    assert card_text(GOLEM) == "Prototype {1}{W} — 2/3\nFlying"
    check_card(GOLEM)
    assert card_from_plain(card_to_plain(GOLEM)).same_as(GOLEM)


@pytest.mark.rule("718.3", "718.3a", "702.160a")
def test_it_may_be_cast_for_either_cost() -> None:
    table = Table()
    table.hand(ANN, GOLEM)
    table.lands(ANN, "Plains", 2)
    assert [words for words in table.actions(ANN) if words.startswith("cast")] == [f"cast {PROTOTYPED}"]
    table.lands(ANN, "Plains", 5)
    assert len([words for words in table.actions(ANN) if words.startswith("cast")]) == 2


@pytest.mark.rule("718.3b", "718.5")
def test_prototyped_it_has_the_other_cost_size_and_color_and_the_rest_is_the_same(table: Table) -> None:
    table.hand(ANN, GOLEM)
    table.cast(ANN, "Golem", half=PROTOTYPED)
    spell = table.on_stack()[0]
    assert (spell.name, spell.mana_value, spell.colors, spell.power, spell.toughness) == ("Golem", 2, "W", 2, 3)
    table.resolve()
    golem = table.find("Golem", zone="battlefield")
    assert (golem.mana_value, golem.colors, golem.power, golem.toughness, golem.has("flying")) == (2, "W", 2, 3, True)
    assert golem.types == ["Artifact", "Creature"]


@pytest.mark.rule("718.4")
@pytest.mark.parametrize("zone", ["hand", "graveyard", "exile", "battlefield"])
def test_otherwise_it_has_only_its_normal_characteristics(table: Table, zone: str) -> None:
    found = getattr(table, zone)(ANN, GOLEM)
    assert (found.mana_value, found.colors, found.power) == (7, "", 6)


@pytest.mark.rule("718.4")
def test_once_it_has_left_it_is_what_it_was(table: Table) -> None:
    table.hand(ANN, GOLEM, card("Home", "{U}", INSTANT_CARD, return_to_hand(target(CREATURE))))
    table.cast(ANN, "Golem", half=PROTOTYPED)
    table.resolve()
    table.cast(ANN, "Home", targets=["Golem"])
    table.resolve()
    back = table.find("Golem", zone="hand")
    assert (back.mana_value, back.power) == (7, 6)
    table.cast(ANN, "Golem")
    table.resolve()
    assert table.find("Golem", zone="battlefield").power == 6


@pytest.mark.rule("718.3d", "707.2")
def test_a_copy_of_the_permanent_is_prototyped_too(table: Table) -> None:
    table.hand(ANN, GOLEM, card("Twin", "{U}", INSTANT_CARD, create_copy_token(target(CREATURE))))
    table.cast(ANN, "Golem", half=PROTOTYPED)
    table.resolve()
    table.cast(ANN, "Twin", targets=["Golem"])
    table.resolve()
    assert [found.power for found in table.find_all("Golem", zone="battlefield")] == [2, 2]


@pytest.mark.rule("718.3c")
def test_a_copy_of_the_spell_is_prototyped_too(table: Table) -> None:
    table.hand(ANN, GOLEM, card("Echo", "{U}", INSTANT_CARD, copy_spell(target_spell())))
    table.cast(ANN, "Golem", half=PROTOTYPED)
    table.cast(ANN, "Echo", targets=["Golem"])
    table.resolve()
    table.resolve_all()
    assert [found.power for found in table.find_all("Golem", zone="battlefield")] == [2, 2]


@pytest.mark.rule("718.2a", "707.2")
def test_a_copy_of_the_card_as_it_lies_there_is_not(table: Table) -> None:
    golem = table.battlefield(BOB, GOLEM)
    table.hand(ANN, card("Twin", "{U}", INSTANT_CARD, create_copy_token(target(CREATURE))))
    table.cast(ANN, "Twin", targets=[golem])
    table.resolve()
    assert table.find("Golem", controller=ANN).power == 6
