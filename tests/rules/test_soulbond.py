"""Soulbond (CR 702.95)."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, Table, check_card
from planechase.words.card import INSTANT_CARD, card, creature, static
from planechase.words.effects.lasting_effects import Change, gain_control
from planechase.words.filters import CREATURE
from planechase.words.keywords.plain_keywords import keyword
from planechase.words.keywords.soulbond import IsPaired, Soulbond, both_creatures
from planechase.words.modifications import LoseAllAbilities
from planechase.words.selections import target
from planechase.words.statics import gets, has

FRIEND = card(
    "Friend", "{1}", creature("Human", 2, 2), Soulbond(),
    static(both_creatures(gets(1, 1), has(keyword("flying"))), only_if=IsPaired()),
)  # fmt: skip
BEARS = "Grizzly Bears"


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def test_it_can_be_played_and_read(table: Table) -> None:
    check_card(FRIEND)
    paired = "As long as this creature is paired with another creature, both creatures get +1/+1 and have flying."
    assert table.text(FRIEND) == f"Soulbond\n{paired}"


@pytest.mark.rule("702.95a", "702.95b")
def test_it_pairs_with_a_creature_that_is_there(table: Table) -> None:
    bears, other = table.battlefield(ANN, BEARS), table.battlefield(ANN, "Air Elemental")
    table.will(ANN, BEARS, about="object")
    friend = table.enters(ANN, FRIEND)
    table.resolve_all()
    assert (friend.power, bears.power, "flying" in bears.keywords, other.power) == (3, 3, True, 4)


@pytest.mark.rule("702.95a", "702.95d")
def test_it_pairs_with_one_that_comes_and_with_no_second_one(table: Table) -> None:
    friend = table.battlefield(ANN, FRIEND)
    table.will(ANN, True, about="may")
    bears = table.enters(ANN, BEARS)
    table.resolve_all()
    assert (friend.power, bears.power) == (3, 3)
    second = table.enters(ANN, BEARS)
    assert (table.stack, second.power) == ([], 2)


@pytest.mark.rule("702.95a", "603.4")
def test_alone_it_does_not_even_trigger(table: Table) -> None:
    table.battlefield(BOB, BEARS)
    table.enters(ANN, FRIEND)
    assert table.stack == []


@pytest.mark.rule("702.95e")
def test_the_pair_ends_as_one_leaves(table: Table) -> None:
    table.battlefield(ANN, BEARS)
    table.will(ANN, BEARS, about="object")
    friend = table.enters(ANN, FRIEND)
    table.resolve_all()
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[BEARS])
    table.resolve_all()
    assert (friend.power, "flying" in friend.keywords) == (2, False)
    table.will(ANN, True, about="may")
    assert table.enters(ANN, "Air Elemental").power == 4
    table.resolve_all()
    assert table.find("Air Elemental", zone="battlefield").power == 5


@pytest.mark.rule("702.95e")
def test_the_pair_ends_as_somebody_else_gains_control(table: Table) -> None:
    bears = table.battlefield(ANN, BEARS)
    table.will(ANN, BEARS, about="object")
    friend = table.enters(ANN, FRIEND)
    table.resolve_all()
    table.hand(BOB, card("Grab", "{R}", INSTANT_CARD, gain_control(target(CREATURE))))
    table.cast(BOB, "Grab", targets=[BEARS])
    table.resolve_all()
    assert (friend.power, bears.power) == (2, 2)
    table.go_to("upkeep", of=BOB)
    assert (friend.power, bears.power, bears.controller) == (2, 2, ANN)


@pytest.mark.rule("702.95c")
def test_who_has_left_by_then_is_not_paired(table: Table) -> None:
    friend = table.battlefield(ANN, FRIEND)
    bears = table.enters(ANN, BEARS)
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[bears])
    table.resolve_all()
    assert friend.power == 2


@pytest.mark.rule("702.95e")
def test_the_pair_goes_on_without_the_ability_soulbond(table: Table) -> None:
    bears = table.battlefield(ANN, BEARS)
    table.will(ANN, BEARS, about="object")
    friend = table.enters(ANN, FRIEND)
    table.resolve_all()
    table.hand(ANN, card("Blank", "{U}", INSTANT_CARD, Change(target(CREATURE), (LoseAllAbilities(),))))
    table.cast(ANN, "Blank", targets=[friend])
    table.resolve_all()
    assert (friend.power, bears.power) == (2, 2)
    table.go_to("upkeep", of=BOB)
    assert (friend.power, bears.power) == (3, 3)
