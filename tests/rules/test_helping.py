"""Delve and improvise (CR 702.66, 702.126): cards and artifacts help to cast a spell."""

from __future__ import annotations

import pytest

from planechase.rules.events.events import Tap
from planechase.rules.state.player import Automation
from planechase.testing import ANN, BOB, Table
from planechase.words.card import ARTIFACT_CARD, ENCHANTMENT_CARD, SORCERY_CARD, artifact_creature, card
from planechase.words.effects.life_effects import gain_life
from planechase.words.filters import CREATURE
from planechase.words.keywords.plain_keywords import keyword
from planechase.words.statics.spell_statics import SpellsHave

DIG = card("Dig", "{3}{U}", SORCERY_CARD, keyword("delve"), gain_life(4))
GEAR = card("Gear", "{2}{U}", SORCERY_CARD, keyword("improvise"), gain_life(4))
BOTH = card("Both", "{3}", SORCERY_CARD, keyword("improvise"), keyword("convoke"), gain_life(4))
COG = card("Cog", "{1}", ARTIFACT_CARD)
GOLEM = card("Small Golem", "{2}", artifact_creature("Golem", 1, 1))
TOME = card("Tome", "{1}", ENCHANTMENT_CARD, SpellsHave(~CREATURE, (keyword("delve"),)))


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.mark.rule("702.66a", "702.66b")
def test_cards_of_the_graveyard_are_exiled_for_generic_mana(table: Table) -> None:
    table.hand(ANN, DIG)
    table.lands(ANN, "Island")
    table.graveyard(ANN, "Fog", "Forest")
    assert not table.can_cast(ANN, "Dig")
    table.graveyard(ANN, "Swamp")
    table.cast(ANN, "Dig")
    assert (table.graveyard(ANN), sorted(table.exile(ANN))) == ([], ["Fog", "Forest", "Swamp"])
    table.resolve()
    assert table.life(ANN) == 24


@pytest.mark.rule("702.66a")
def test_no_card_pays_for_coloured_mana_and_none_of_others_helps(table: Table) -> None:
    table.hand(ANN, DIG)
    table.graveyard(ANN, "Fog", "Forest", "Swamp", "Fog", "Fog")
    assert not table.can_cast(ANN, "Dig")
    table.lands(ANN, "Island", 2)
    table.graveyard(BOB, "Fog", "Fog", "Fog")
    table.cast(ANN, "Dig")
    assert (len(table.graveyard(ANN)), len(table.graveyard(BOB))) == (3, 3)


@pytest.mark.rule("702.66a")
def test_who_pays_by_hand_says_which_cards(table: Table) -> None:
    table.hand(ANN, DIG)
    table.lands(ANN, "Island", 4)
    table.graveyard(ANN, "Fog", "Forest")
    table.state.players[ANN].automation = Automation(pay=False)
    table.will(ANN, ["Forest"], about="exile")
    table.will(ANN, "pay with what is in the pool, and let the game find the rest", about="Pay")
    table.cast(ANN, "Dig")
    assert (table.graveyard(ANN), table.exile(ANN)) == (["Fog"], ["Forest"])
    assert len(table.happened(Tap)) == 3


@pytest.mark.rule("702.66c")
def test_a_spell_gets_delve_from_something_else(table: Table) -> None:
    table.battlefield(ANN, TOME)
    table.hand(ANN, GEAR)
    table.lands(ANN, "Island")
    table.graveyard(ANN, "Fog", "Fog")
    table.cast(ANN, "Gear")
    assert table.graveyard(ANN) == []


@pytest.mark.rule("702.126a", "702.126b")
def test_artifacts_are_tapped_for_generic_mana(table: Table) -> None:
    table.hand(ANN, GEAR)
    table.battlefield(ANN, COG, COG, COG)
    assert not table.can_cast(ANN, "Gear")
    table.lands(ANN, "Island")
    table.cast(ANN, "Gear")
    assert sum(one.tapped for one in table.find_all("Cog")) == 2
    table.resolve()
    assert table.life(ANN) == 24


@pytest.mark.rule("702.126a", "302.6")
def test_an_artifact_that_is_tapped_does_not_help_and_a_creature_is_tapped_once(table: Table) -> None:
    table.hand(ANN, BOTH)
    table.battlefield(ANN, GOLEM, summoning_sick=True)
    table.battlefield(ANN, COG, tapped=True)
    table.battlefield(ANN, "Grizzly Bears")
    assert not table.can_cast(ANN, "Both")
    table.battlefield(ANN, COG)
    table.cast(ANN, "Both")
    assert len(table.happened(Tap)) == 3
