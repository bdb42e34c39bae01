"""Disturb (CR 702.146): cast transformed from the graveyard."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, Table, check_card
from planechase.vocabulary import (
    AURA_CARD,
    CREATURE,
    ENCHANTMENT_CARD,
    PLAYERS,
    WHITE,
    cant_cast,
    card,
    creature,
    disturb,
    double_faced,
    enchant,
    enchanted,
    gets,
    keyword,
)
from planechase.writing import card_text

WATCHMAN = double_faced(
    card("Watchman", "{2}{G}", creature("Human", 2, 3), disturb("{1}{W}")),
    card("Watching Ghost", None, creature("Spirit", 1, 1), keyword("flying"), indicator="W"),
)
MOURNER = double_faced(
    card("Mourner", "{W}", creature("Human", 1, 1), disturb("{2}{W}")),
    card("Mourning", None, AURA_CARD, enchant(CREATURE), enchanted(gets(2, 2)), indicator="W"),
)


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("702.146a", "712.11a", "712.8c")
def test_it_is_cast_from_the_graveyard_with_its_back_face_up(table: Table) -> None:
    table.graveyard(ANN, WATCHMAN)
    spell = table.cast(ANN, "Watchman", way="disturb")
    assert (spell.name, spell.colors, spell.mana_value) == ("Watching Ghost", "W", 3)


@pytest.mark.rule("702.146b", "712.13")
def test_it_enters_with_its_back_face_up(table: Table) -> None:
    table.graveyard(ANN, WATCHMAN)
    table.cast(ANN, "Watchman", way="disturb")
    table.resolve()
    ghost = table.find("Watching Ghost", zone="battlefield")
    assert (ghost.power, ghost.mana_value, ghost.has("flying")) == (1, 3, True)


@pytest.mark.rule("702.146a", "118.9")
def test_its_disturb_cost_is_paid(table: Table) -> None:
    poor = Table()
    poor.graveyard(ANN, WATCHMAN)
    poor.lands(ANN, "Plains", 1)
    assert not [action for action in poor.actions(ANN) if "disturb" in action]
    poor.lands(ANN, "Plains", 1)
    assert [action for action in poor.actions(ANN) if "disturb" in action] == ["cast Watching Ghost (disturb)"]


@pytest.mark.rule("702.146a")
def test_from_a_hand_it_is_only_cast_as_its_front(table: Table) -> None:
    table.hand(ANN, WATCHMAN)
    table.mana(ANN, "{W}{W}{W}{G}{G}")
    assert [action for action in table.actions(ANN) if action.startswith("cast")] == ["cast Watchman"]


@pytest.mark.rule("702.146a", "712.8c")
def test_an_aura_on_the_back_has_a_target(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.graveyard(ANN, MOURNER)
    table.cast(ANN, "Mourner", way="disturb", targets=[bears])
    table.resolve()
    assert (bears.power, bears.attachments[0].name) == (4, "Mourning")


@pytest.mark.rule("712.11c", "712.11d", "101.2")
def test_a_prohibition_looks_at_the_back_face(table: Table) -> None:
    table.graveyard(ANN, WATCHMAN)
    table.battlefield(BOB, card("Ban", "{W}", ENCHANTMENT_CARD, cant_cast(PLAYERS, WHITE)))
    with table.refuses("forbids"):
        table.cast(ANN, "Watchman", way="disturb")


def test_its_text() -> None:
    assert card_text(WATCHMAN) == "Disturb {1}{W}\n//\nFlying"
    check_card(WATCHMAN)
