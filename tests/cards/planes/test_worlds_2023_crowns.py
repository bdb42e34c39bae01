"""Paliano and The Golden City of Orazca: a crown and a blessing for those who come through."""

from __future__ import annotations

import pytest

from planechase.rules.events.actions import return_to_hand
from planechase.rules.events.events import GetsBlessing
from planechase.rules.events.monarch import crown, monarch
from planechase.testing import ANN, BOB, CAT, Table
from planechase.testing.planar_table import PlanarTable
from planechase.variants import TwoHeadedGiant
from planechase.words.card import ENCHANTMENT_CARD, static
from planechase.words.card import card as written
from planechase.words.conditions import HasBlessing
from planechase.words.filters import CREATURE
from planechase.words.keywords import keyword
from planechase.words.statics import Continuous, gets

WALL = written("Gate", "{1}", ENCHANTMENT_CARD, keyword("ascend"))
BLESSED = written("Banner", "{1}", ENCHANTMENT_CARD, static(Continuous(CREATURE, (gets(1, 1),)), only_if=HasBlessing()))


@pytest.fixture
def table() -> PlanarTable:
    return PlanarTable(3, free_mana=True)


def blessed(table: Table) -> list[int]:
    """Who has the city's blessing."""
    return [player.id for player in table.state.players if "city's blessing" in player.designations]


# ---------------------------------------------------------------------- Paliano


@pytest.mark.rule("603.2c", "603.4", "725.3")
def test_in_paliano_the_first_to_come_through_becomes_the_monarch(table: PlanarTable) -> None:
    """However many creatures deal the damage, it triggers once for each player they deal it to."""
    table.on_plane("Paliano")
    bears = [table.battlefield(ANN, "Grizzly Bears") for _ in range(3)]
    table.attack(ANN, {bears[0]: BOB, bears[1]: BOB, bears[2]: CAT})
    table.always(ANN, ["Paliano", "Paliano"], about="triggers")
    table.combat_damage()
    assert table.stack == ["Paliano", "Paliano"]
    table.resolve_all()
    crowned = monarch(table.state)
    assert crowned is not None
    assert crowned.id == ANN


@pytest.mark.rule("603.4", "725.1")
def test_where_there_is_a_monarch_paliano_crowns_nobody(table: PlanarTable) -> None:
    table.on_plane("Paliano")
    crown(table.state, table.state.players[CAT])
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, {bears: BOB})
    table.combat_damage()
    assert table.stack == []


@pytest.mark.rule("311.7")
def test_chaos_in_paliano_brings_an_assassin(table: PlanarTable) -> None:
    table.on_plane("Paliano")
    table.chaos()
    table.resolve()
    assassin = table.find("Assassin Token")
    assert (assassin.power, assassin.toughness, assassin.colors) == (1, 1, "B")
    assert {"deathtouch", "haste"} <= assassin.keywords


# ---------------------------------------------------------------------- The Golden City of Orazca


@pytest.mark.rule("603.2c", "111.10a", "608.2c")
@pytest.mark.parametrize("lands", [8, 6])
def test_in_orazca_damage_brings_treasure_and_a_card_to_the_blessed(table: PlanarTable, lands: int) -> None:
    table.on_plane("The Golden City of Orazca")
    table.lands(ANN, "Forest", lands)
    bears = [table.battlefield(ANN, "Grizzly Bears") for _ in range(2)]
    table.attack(ANN, dict.fromkeys(bears, BOB))
    table.combat_damage()
    assert table.stack == ["The Golden City of Orazca"]
    table.resolve()
    assert table.battlefield(ANN).count("Treasure Token") == 1
    assert len(table.hand(ANN)) == (1 if lands == 8 else 0)


@pytest.mark.rule("702.131b", "608.2c")
def test_the_treasure_itself_may_be_the_tenth_permanent(table: PlanarTable) -> None:
    table.on_plane("The Golden City of Orazca")
    table.lands(ANN, "Forest", 8)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, {bears: BOB})
    table.combat_damage()
    assert blessed(table) == []
    table.resolve()
    assert (blessed(table), len(table.hand(ANN))) == ([ANN], 1)


@pytest.mark.rule("702.131b", "702.131c", "901.6")
def test_whoever_controls_orazca_with_ten_permanents_is_blessed_for_the_rest_of_the_game(table: PlanarTable) -> None:
    """Also if they lose them, or leave; and so may everybody be, one after the other."""
    table.on_plane("The Golden City of Orazca")
    for seat in (ANN, BOB):
        table.lands(seat, "Forest", 10)
    table.next_step()
    assert blessed(table) == [ANN]
    table.next_turn()
    assert blessed(table) == [ANN, BOB]
    assert [event.player for event in table.happened(GetsBlessing)] == [BOB]
    table.happen(lambda state: return_to_hand(state, state.permanents()))
    table.planeswalk(BOB)
    assert blessed(table) == [ANN, BOB]


@pytest.mark.rule("702.131b")
def test_nine_permanents_bring_no_blessing(table: PlanarTable) -> None:
    table.on_plane("The Golden City of Orazca")
    table.lands(ANN, "Forest", 9)
    table.lands(BOB, "Forest", 10)
    table.next_step()
    assert blessed(table) == []


@pytest.mark.rule("702.131b", "702.131d")
def test_the_blessing_comes_at_once_and_counts_at_once() -> None:
    """A permanent with ascend, no plane: with the tenth permanent everything that asks for the blessing is so."""
    table = Table(free_mana=True)
    table.battlefield(ANN, WALL)
    table.battlefield(ANN, BLESSED)
    table.lands(ANN, "Forest", 7)
    bears = table.enters(ANN, "Grizzly Bears")
    assert (blessed(table), bears.power) == ([ANN], 3)
    assert [event.player for event in table.happened(GetsBlessing)] == [ANN]


@pytest.mark.rule("901.12c", "702.131b")
def test_each_of_a_team_is_blessed_for_what_they_control() -> None:
    table = PlanarTable(4, variants=[TwoHeadedGiant()], free_mana=True)
    table.on_plane("The Golden City of Orazca")
    table.lands(ANN, "Forest", 5)
    table.lands(BOB, "Forest", 10)
    table.next_step()
    assert blessed(table) == [BOB]


@pytest.mark.rule("311.7", "110.4a")
@pytest.mark.parametrize("puts", [True, False])
def test_chaos_in_orazca_may_put_a_permanent_card_onto_the_battlefield_tapped(table: PlanarTable, puts: bool) -> None:
    table.on_plane("The Golden City of Orazca")
    table.hand(ANN, "Serra Angel", "Cancel")
    table.will(ANN, "Serra Angel" if puts else [])
    table.chaos()
    table.resolve()
    assert table.battlefield(ANN) == (["Serra Angel"] if puts else [])
    assert not puts or table.find("Serra Angel").tapped
