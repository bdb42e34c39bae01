"""Making mana, and what it pays (CR 106.12, 601.2f, 605): tapped for mana, mana from the hand, hybrid symbols."""

import pytest

from planechase.rules.mana.mana import ManaCost
from planechase.rules.state.objects import Zone
from planechase.testing import ANN, BOB, Table
from planechase.words.amounts import CountOf
from planechase.words.card import ENCHANTMENT_CARD, LAND_CARD, activated, card, creature, static, whenever
from planechase.words.cost_words import ExileThis
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.tokens import add
from planechase.words.filters import CREATURE, LAND, SORCERY, YOURS
from planechase.words.player_words import YOU
from planechase.words.statics import CostsLess
from planechase.words.triggers import TapsForMana
from planechase.writing import card_text

GROVE = card("Grove", None, LAND_CARD, activated("{T}", add("{G}", times=CountOf(CREATURE & YOURS))))
GUIDE = card("Guide", "{2}{R}", creature("Ape", 2, 2), activated(ExileThis(zone=Zone.HAND), add("{R}"), zone=Zone.HAND))


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.mark.rule("106.12a")
def test_something_is_tapped_for_mana_only_if_it_makes_some(table: Table) -> None:
    table.battlefield(ANN, card("Toll", "{R}", ENCHANTMENT_CARD, whenever(TapsForMana(LAND, None), damage(1, YOU))))
    grove = table.battlefield(ANN, GROVE)
    table.tap_for_mana(ANN, grove)
    table.resolve_all()
    assert (grove.tapped, table.life(ANN)) == (True, 20)
    table.battlefield(ANN, "Grizzly Bears")
    other = table.battlefield(ANN, GROVE)
    table.tap_for_mana(ANN, other)
    table.resolve_all()
    assert table.life(ANN) == 19


def test_a_mana_ability_of_a_card_in_hand_says_so() -> None:
    assert card_text(GUIDE) == "Exile this card from your hand: Add {R}."


@pytest.mark.rule("605.1a", "605.3a", "601.2g")
def test_a_mana_ability_of_a_card_in_hand_pays_for_a_spell(table: Table) -> None:
    table.hand(ANN, GUIDE, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    assert (table.exile(ANN), table.hand(ANN), table.stack) == (["Guide"], [], ["Lightning Bolt"])


@pytest.mark.rule("605.3a", "117.1d")
def test_a_mana_ability_of_a_card_in_hand_can_be_activated_with_priority(table: Table) -> None:
    table.hand(ANN, GUIDE)
    table.tap_for_mana(ANN, "Guide")
    assert (table.mana(ANN), table.exile(ANN)) == ("{R}", ["Guide"])


@pytest.mark.rule("601.2a", "601.2g")
def test_a_card_that_is_being_cast_makes_no_mana_for_itself(table: Table) -> None:
    table.lands(ANN, "Mountain", 2)
    table.hand(ANN, GUIDE)
    assert not table.can_cast(ANN, "Guide")
    table.lands(ANN, "Mountain", 1)
    table.cast(ANN, "Guide")
    assert table.stack == ["Guide"]


@pytest.mark.rule("605.1a", "602.2")
def test_nobody_makes_mana_with_a_card_in_somebody_elses_hand(table: Table) -> None:
    table.hand(BOB, GUIDE)
    table.hand(ANN, "Lightning Bolt")
    assert not table.can_cast(ANN, "Lightning Bolt")


@pytest.mark.rule("601.2f", "107.4e")
@pytest.mark.parametrize(("forests", "able"), [(5, True), (4, False)])
def test_beseech_the_queen_is_cheaper_with_any_mana(table: Table, forests: int, able: bool) -> None:
    table.battlefield(ANN, card("Familiar", "{1}", ENCHANTMENT_CARD, static(CostsLess(SORCERY, ManaCost.parse("{1}")))))
    table.lands(ANN, "Forest", forests)
    table.hand(ANN, "Beseech the Queen")
    assert table.can_cast(ANN, "Beseech the Queen") == able
    if able:
        table.cast(ANN, "Beseech the Queen")
        assert all(forest.tapped for forest in table.find_all("Forest", zone="battlefield"))
