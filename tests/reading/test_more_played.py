"""Cards that were read, played: durations by control, doubled damage, roles, what was drawn, protection from kinds."""

import pytest
from tests.reading.invented import read, refused

from planechase.testing import ANN, BOB, Table
from planechase.words.card import INSTANT_CARD, SORCERY_CARD, card, creature
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.hands import draw
from planechase.words.effects.permanent_effects import destroy
from planechase.words.filters import CREATURE
from planechase.words.selections import ANY_TARGET, target

SHOCK = card("Small Shock", "{R}", INSTANT_CARD, damage(2, ANY_TARGET))
GOLDEN_SLAY = card("Golden Slay", "{W}{B}", INSTANT_CARD, destroy(target(CREATURE)))
TWO_CARDS = card("Two Cards", "{U}", SORCERY_CARD, draw(2))
SLAY = card("Slay", "{B}", INSTANT_CARD, destroy(target(CREATURE)))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("611.2b")
def test_control_lasts_as_long_as_the_thief_is_controlled(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    lasting = "for as long as you control Invention"
    text = f"When Invention enters, gain control of target creature an opponent controls {lasting}."
    table.hand(ANN, read(text))
    table.hand(BOB, SLAY)
    table.cast(ANN, "Invention")
    table.will(ANN, [bears])
    table.resolve()
    table.resolve()
    assert bears.controller == ANN
    table.cast(BOB, "Slay", ["Invention"])
    table.resolve()
    assert bears.controller == BOB


@pytest.mark.rule("614.1a")
def test_damage_is_doubled(table: Table) -> None:
    text = (
        "If a source you control would deal damage to a permanent or player, it deals double that damage to that "
        "permanent or player instead."
    )
    table.battlefield(ANN, read(text, type_line="Enchantment"))
    table.hand(ANN, SHOCK)
    table.cast(ANN, "Small Shock", [BOB])
    table.resolve()
    assert table.life(BOB) == 16


@pytest.mark.rule("111.10", "303.7")
def test_a_role_is_created_attached(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    text = "Create a Monster Role token attached to target creature you control."
    table.hand(ANN, read(text, type_line="Sorcery"))
    table.cast(ANN, "Invention", [bears])
    table.resolve()
    assert (bears.power, "trample" in bears.keywords) == (3, True)


@pytest.mark.rule("121.1")
def test_cards_that_were_drawn_this_turn_are_counted(table: Table) -> None:
    table.hand(ANN, TWO_CARDS, read("You gain 1 life for each card you've drawn this turn.", type_line="Sorcery"))
    table.cast(ANN, "Two Cards")
    table.resolve()
    table.cast(ANN, "Invention")
    table.resolve()
    assert table.life(ANN) == 22


@pytest.mark.rule("702.16b", "105.2b")
def test_protection_from_what_has_two_colors(table: Table) -> None:
    cat = table.battlefield(ANN, read("Protection from multicolored"))
    table.hand(BOB, GOLDEN_SLAY, SLAY)
    assert not table.can_cast(BOB, "Golden Slay")
    table.battlefield(BOB, card("Grey Cat", "{1}", creature("Cat", 1, 1)))
    table.cast(BOB, "Slay", [cat])
    table.resolve()
    assert not cat.exists


@pytest.mark.rule("601.2c")
def test_any_other_target_needs_one_before_it() -> None:
    refused("Invention deals 2 damage to any other target.", "Sorcery")
