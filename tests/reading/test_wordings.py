"""Cards that were read, played: totals of life and colours, hands discarded whole, what comes with counters."""

import pytest
from tests.reading.invented import read

from planechase.testing import ANN, BOB, Table
from planechase.words.card import INSTANT_CARD, card
from planechase.words.effects.permanent_effects import destroy
from planechase.words.filters import CREATURE
from planechase.words.selections import target

SLAY = card("Slay", "{B}", INSTANT_CARD, destroy(target(CREATURE)))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("119.1")
def test_as_many_as_your_life_total(table: Table) -> None:
    avatar = table.battlefield(ANN, read("This creature's power and toughness are each equal to your life total."))
    assert (avatar.power, avatar.toughness) == (20, 20)


@pytest.mark.rule("105.2")
def test_colors_among_permanents_are_counted_once(table: Table) -> None:
    table.battlefield(ANN, "Grizzly Bears", "Grizzly Bears", "Serra Angel")
    table.enters(ANN, read("When this creature enters, draw a card for each color among permanents you control."))
    table.library(ANN, "Plains", "Plains", "Plains")
    table.resolve()
    assert len(table.hand(ANN)) == 2


@pytest.mark.rule("701.9a")
def test_a_hand_is_discarded_and_as_many_are_drawn(table: Table) -> None:
    text = "Discard all the cards in your hand, then draw that many cards."
    table.hand(ANN, read(text, type_line="Sorcery"), "Plains", "Plains")
    table.library(ANN, "Island", "Island", "Island")
    table.cast(ANN, "Invention")
    table.resolve()
    assert table.hand(ANN) == ["Island", "Island"]


@pytest.mark.rule("702.62a", "122.1")
def test_a_spell_goes_to_exile_with_time_counters_and_is_suspended(table: Table) -> None:
    text = "You gain 2 life. Exile Invention with three time counters on it.\nSuspend 3—{1}"
    table.hand(ANN, read(text, type_line="Sorcery"))
    table.cast(ANN, "Invention")
    table.resolve()
    assert table.exile(ANN) == ["Invention"]
    assert table.find("Invention").counters == {"time": 3}
    table.go_to("upkeep", ANN)
    table.resolve()
    assert table.find("Invention").counters == {"time": 2}


@pytest.mark.rule("301.5", "608.2h")
def test_what_is_attached_to_that_creature(table: Table) -> None:
    text = "Invention deals 1 damage to target creature. Destroy all Equipment attached to that creature."
    table.hand(ANN, read(text, type_line="Instant"))
    bears = table.battlefield(BOB, "Grizzly Bears")
    blade = read("Equipped creature gets +1/+1.\nEquip {1}", name="Blade", type_line="Artifact — Equipment")
    table.battlefield(BOB, blade, attached_to=bears)
    table.battlefield(BOB, read("Equip {1}", name="Lance", type_line="Artifact — Equipment"))
    table.cast(ANN, "Invention", targets=[bears])
    table.resolve()
    assert table.battlefield(BOB) == ["Grizzly Bears", "Lance"]


@pytest.mark.rule("400.7f")
def test_an_aura_is_found_in_the_graveyard_when_its_creature_died(table: Table) -> None:
    text = "Enchant creature\nWhen enchanted creature dies, return this Aura to its owner's hand."
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(ANN, read(text, type_line="Enchantment — Aura"), attached_to=bears)
    table.hand(ANN, SLAY)
    table.cast(ANN, "Slay", targets=[bears])
    table.resolve()
    table.resolve()
    assert table.hand(ANN) == ["Invention"]
