"""Emerge and harmonize (CR 702.119, 702.180)."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, Table, check_cards
from planechase.words.card import ARTIFACT_CARD, SORCERY_CARD, card, creature
from planechase.words.effects.life_effects import gain_life
from planechase.words.english import card_text
from planechase.words.filters import ARTIFACT
from planechase.words.keywords.emerging import emerge, harmonize

HUSK = card("Husk", "{8}", creature("Eldrazi", 5, 5), emerge("{4}{U}"))
SCRAP = card("Scrap", "{8}", creature("Eldrazi", 5, 5), emerge("{3}{U}", quality=ARTIFACT))
SONG = card("Small Song", "{U}", SORCERY_CARD, gain_life(2), harmonize("{3}{U}"))
COG = card("Cog", "{3}", ARTIFACT_CARD)


@pytest.fixture
def table() -> Table:
    return Table()


def test_every_card_here_can_be_read_and_played() -> None:
    check_cards(HUSK, SCRAP, SONG)


def test_how_they_read() -> None:
    assert (card_text(HUSK), card_text(SCRAP)) == ("Emerge {4}{U}", "Emerge from artifact {3}{U}")
    assert card_text(SONG).endswith("\nHarmonize {3}{U}")


@pytest.mark.rule("702.119a", "702.119c")
def test_the_sacrificed_creatures_mana_value_is_taken_off(table: Table) -> None:
    table.lands(ANN, "Island", 3)
    table.hand(ANN, HUSK)
    assert not table.can_cast(ANN, "Husk", way="emerge")
    table.battlefield(ANN, "Grizzly Bears")
    table.cast(ANN, "Husk", way="emerge")
    assert table.graveyard(ANN) == ["Grizzly Bears"]
    table.resolve()
    assert table.on_battlefield("Husk")


@pytest.mark.rule("702.119c", "601.2b")
def test_only_a_creature_with_which_it_can_be_paid_is_chosen(table: Table) -> None:
    """The Elves would take off one mana only."""
    table.lands(ANN, "Island", 3)
    table.battlefield(ANN, "Llanowar Elves", summoning_sick=True)
    table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, HUSK)
    table.cast(ANN, "Husk", way="emerge")
    assert table.graveyard(ANN) == ["Grizzly Bears"]


@pytest.mark.rule("702.119b")
def test_it_may_emerge_from_an_artifact(table: Table) -> None:
    table.lands(ANN, "Island")
    table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, SCRAP)
    assert not table.can_cast(ANN, "Scrap", way="emerge")
    table.battlefield(ANN, COG)
    table.cast(ANN, "Scrap", way="emerge")
    assert table.graveyard(ANN) == ["Cog"]


@pytest.mark.rule("702.180a", "702.180b")
def test_the_tapped_creatures_power_is_taken_off_and_the_card_exiled(table: Table) -> None:
    table.lands(ANN, "Island", 2)
    table.graveyard(ANN, SONG)
    assert not table.can_cast(ANN, "Small Song")
    bears = table.battlefield(ANN, "Grizzly Bears", summoning_sick=True)
    table.cast(ANN, "Small Song")
    assert bears.tapped
    table.resolve()
    assert (table.life(ANN), table.exile(ANN)) == (22, ["Small Song"])


@pytest.mark.rule("702.180a")
def test_nobody_has_to_tap_a_creature(table: Table) -> None:
    table.lands(ANN, "Island", 4)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.graveyard(ANN, SONG)
    table.cast(ANN, "Small Song", choose=[[]])
    assert not bears.tapped
    table.resolve()
    assert table.exile(ANN) == ["Small Song"]


@pytest.mark.rule("702.180a")
def test_from_the_hand_it_is_an_ordinary_spell(table: Table) -> None:
    table.lands(ANN, "Island")
    table.hand(ANN, SONG)
    table.cast(ANN, "Small Song")
    table.resolve()
    assert table.graveyard(ANN) == ["Small Song"]
