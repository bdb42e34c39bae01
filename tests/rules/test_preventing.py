"""Damage that is prevented: to players, to and by objects, of other kinds than combat damage, of a chosen source."""

import pytest
from tests.reading.invented import read

from planechase.testing import ANN, BOB, Table
from planechase.words.card import INSTANT_CARD, card
from planechase.words.effects.damage_effects import damage
from planechase.words.selections import ANY_TARGET

SHOCK = card("Small Shock", "{R}", INSTANT_CARD, damage(2, ANY_TARGET))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("615.1")
def test_only_noncombat_damage_to_other_creatures(table: Table) -> None:
    text = "Prevent all noncombat damage that would be dealt to other creatures you control."
    table.battlefield(ANN, read(text), "Grizzly Bears")
    table.hand(BOB, SHOCK, SHOCK)
    for at in ("Grizzly Bears", "Invention"):
        table.cast(BOB, "Small Shock", targets=[at])
        table.resolve()
    assert table.on_battlefield("Grizzly Bears")
    assert not table.on_battlefield("Invention")


@pytest.mark.rule("615.1", "615.3")
def test_all_damage_to_you_and_your_creatures_this_turn(table: Table) -> None:
    text = "Prevent all damage that would be dealt to you and creatures you control this turn."
    table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, read(text, type_line="Instant"))
    table.hand(BOB, SHOCK, SHOCK, SHOCK)
    table.cast(ANN, "Invention")
    table.resolve()
    for at in ("Grizzly Bears", ANN, BOB):
        table.cast(BOB, "Small Shock", targets=[at])
        table.resolve()
    assert table.on_battlefield("Grizzly Bears")
    assert (table.life(ANN), table.life(BOB)) == (20, 18)


@pytest.mark.rule("615.3", "611.2c")
def test_all_combat_damage_to_and_by_a_target(table: Table) -> None:
    text = "Prevent all combat damage that would be dealt to and dealt by target creature this turn."
    table.battlefield(ANN, "Grizzly Bears")
    table.hand(BOB, read(text, type_line="Instant"), SHOCK)
    table.attack(ANN, "Grizzly Bears")
    table.cast(BOB, "Invention", targets=["Grizzly Bears"])
    table.resolve()
    table.go_to("end of combat")
    assert table.life(BOB) == 20
    table.cast(BOB, "Small Shock", targets=["Grizzly Bears"])
    table.resolve()
    assert not table.on_battlefield("Grizzly Bears")


@pytest.mark.rule("615.1")
def test_no_combat_damage_to_and_by_an_attacker_itself(table: Table) -> None:
    table.battlefield(ANN, read("Prevent all combat damage that would be dealt to and dealt by Invention."))
    table.hand(BOB, SHOCK)
    table.attack(ANN, "Invention")
    table.go_to("end of combat")
    assert table.life(BOB) == 20
    table.cast(BOB, "Small Shock", targets=["Invention"])
    table.resolve()
    assert not table.on_battlefield("Invention")


CIRCLE = "{1}: The next time a red source of your choice would deal damage to you this turn, prevent that damage."


@pytest.mark.rule("609.7a", "615.3")
def test_the_next_damage_of_a_red_source_of_your_choice(table: Table) -> None:
    table.battlefield(ANN, read(CIRCLE, type_line="Enchantment"), "Grizzly Bears")
    table.hand(BOB, SHOCK, SHOCK)
    table.cast(BOB, "Small Shock", targets=[ANN])
    table.will(ANN, "Small Shock")
    table.activate(ANN, "Invention")
    table.resolve()
    table.resolve()
    assert table.life(ANN) == 20
    table.cast(BOB, "Small Shock", targets=[ANN])
    table.resolve()
    assert table.life(ANN) == 18
