"""Casting from elsewhere in another way than for the mana cost (CR 118.9a, 601.3, 702.37c): what permits it."""

from __future__ import annotations

import pytest

from planechase.rules.events.lasting import begin_effect
from planechase.rules.mana.mana import ManaCost
from planechase.rules.state.objects import Zone
from planechase.rules.state.source import Source
from planechase.testing import ANN, Table
from planechase.vocabulary import ARTIFACT_CARD, card, creature, evoke, pays_instead, play_from_top, static
from planechase.words.keywords import Morph
from planechase.words.statics.playing_statics import CastIt

SPYGLASS = card("Spyglass", "{2}", ARTIFACT_CARD, static(play_from_top()))
SURPRISE = card("Surprise", "{2}{G}", creature("Elf", 4, 4), Morph(ManaCost.parse("{G}")))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def thanks(table: Table) -> str | None:
    """What lets the topmost spell be cast, as everybody is told."""
    shown = table.game.view(ANN)["stack"][-1]["permission"]
    return None if shown is None else table.state.name_of(shown)


@pytest.mark.rule("702.37c", "601.3", "401.5")
@pytest.mark.parametrize("way", ["", "face down"])
def test_the_permission_to_cast_the_top_card_is_used_face_down_too(table: Table, way: str) -> None:
    table.battlefield(ANN, SPYGLASS)
    table.library(ANN, SURPRISE)
    table.cast(ANN, "Surprise", way=way)
    assert thanks(table) == "Spyglass"


@pytest.mark.rule("118.9a", "601.3", "401.5")
def test_the_permission_is_used_for_an_alternative_cost_too(table: Table) -> None:
    table.battlefield(ANN, SPYGLASS)
    table.library(ANN, card("Drifter", "{4}{U}", creature("Elemental", 2, 2), evoke("{2}{U}")))
    table.cast(ANN, "Drifter", way="evoke")
    assert thanks(table) == "Spyglass"


@pytest.mark.rule("118.9", "601.3", "401.5")
def test_the_permission_is_used_for_a_price_that_something_else_offers(table: Table) -> None:
    table.battlefield(ANN, SPYGLASS, card("Sphere", "{1}", ARTIFACT_CARD, static(pays_instead("{5}"))))
    table.library(ANN, SURPRISE)
    table.cast(ANN, "Surprise", way="alternative")
    assert thanks(table) == "Spyglass"


@pytest.mark.rule("601.3", "702.37c")
@pytest.mark.parametrize("zone", [Zone.EXILE, Zone.GRAVEYARD])
def test_a_card_with_morph_is_cast_face_down_from_wherever_it_may_be_cast(table: Table, zone: Zone) -> None:
    put = table.exile if zone is Zone.EXILE else table.graveyard
    there = put(ANN, SURPRISE)
    stone = table.battlefield(ANN, card("Stone", "{1}", ARTIFACT_CARD))
    begin_effect(table.state, CastIt(there.id, zone), Source(ANN, stone.id), None, uses=1)
    table.cast(ANN, there, way="face down")
    assert thanks(table) == "Stone"
    assert not table.state.shields, "the permission was for one spell"
    table.resolve()
    assert table.find_all("Surprise", zone="battlefield")[0].power == 2


@pytest.mark.rule("118.9", "702.37c")
def test_what_costs_the_same_face_down_needs_no_permission_in_hand(table: Table) -> None:
    table.battlefield(ANN, card("Sphere", "{1}", ARTIFACT_CARD, static(pays_instead("{3}"))))
    table.hand(ANN, SURPRISE)
    table.cast(ANN, "Surprise", way="face down")
    assert thanks(table) is None
