"""Backup, hideaway and station (CR 702.75, 702.165, 702.184, 721)."""

from __future__ import annotations

import pytest

from planechase.rules.language.abilities import TriggeredAbility
from planechase.testing import ANN, BOB, Table, check_cards
from planechase.words import word_slots
from planechase.words.card import ENCHANTMENT_CARD, INSTANT_CARD, activated, card, creature, typed
from planechase.words.effects.casting_effects import MayPlayFree
from planechase.words.effects.lasting_effects import gain_control
from planechase.words.effects.life_effects import gain_life
from planechase.words.filters import ENCHANTMENT, ITSELF
from planechase.words.keywords.backup import Backup
from planechase.words.keywords.hideaway import Hideaway
from planechase.words.keywords.plain_keywords import keyword
from planechase.words.keywords.stations import Station, station_symbol
from planechase.words.selections import Linked, target
from planechase.words.triggers import AttacksTrigger

BEARS = "Grizzly Bears"
GUARD = card(
    "Guard", "{2}", creature("Soldier", 1, 1), keyword("reach"), Backup(1), keyword("flying"),
    TriggeredAbility(AttacksTrigger(ITSELF), gain_life(2)),
)  # fmt: skip
CACHE = card(
    "Cache", "{2}", ENCHANTMENT_CARD, Hideaway(3), activated("{1}", MayPlayFree(Linked(word_slots.EXILED_WITH_THIS)))
)
SHIP = card(
    "Ship", "{3}", typed("Artifact — Spacecraft"), Station(),
    station_symbol(2, activated("{1}", gain_life(1))), station_symbol(4, keyword("flying"), power=3, toughness=5),
)  # fmt: skip


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def test_they_can_be_played_and_read(table: Table) -> None:
    check_cards(GUARD, CACHE, SHIP)
    backed = "Whenever this creature attacks, you gain 2 life."
    assert table.text(GUARD) == f"Reach\nBackup 1\nFlying\n{backed}"
    assert table.text(SHIP) == "Station\n2+ | {1}: You gain 1 life\n4+ | Flying. 3/5"
    assert table.text(CACHE).startswith("Hideaway 3\n{1}: You may play the exiled card")


# ---------------------------------------------------------------------- backup


@pytest.mark.rule("702.165a", "702.165c")
def test_another_creature_gains_what_stands_below(table: Table) -> None:
    bears = table.battlefield(ANN, BEARS)
    table.will(ANN, BEARS, about="target")
    table.enters(ANN, GUARD)
    table.resolve_all()
    assert (bears.power, sorted(bears.keywords)) == (3, ["flying"])
    table.attack(ANN, BEARS)
    table.resolve_all()
    assert table.life(ANN) == 22
    table.go_to("upkeep", of=BOB)
    assert (bears.power, bears.keywords) == (3, frozenset())


@pytest.mark.rule("702.165a")
def test_it_may_back_itself_up(table: Table) -> None:
    table.will(ANN, "Guard", about="target")
    guard = table.enters(ANN, GUARD)
    table.resolve_all()
    assert guard.power == 2


@pytest.mark.rule("702.165d")
def test_what_it_lends_does_not_go_with_it(table: Table) -> None:
    bears = table.battlefield(ANN, BEARS)
    table.will(ANN, BEARS, about="target")
    guard = table.enters(ANN, GUARD)
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[guard])
    table.resolve_all()
    assert (bears.power, bears.keywords) == (3, frozenset({"flying"}))


# ---------------------------------------------------------------------- hideaway


@pytest.mark.rule("702.75a")
def test_a_card_is_hidden_away_and_played_later(table: Table) -> None:
    table.library(ANN, "Forest", "Fog", "Air Elemental", "Island")
    table.will(ANN, "Air Elemental", about="exile")
    table.enters(ANN, CACHE)
    table.resolve_all()
    assert (len(table.exile(ANN)), table.library(ANN)[0]) == (1, "Island")
    assert sorted(table.library(ANN)[-2:]) == ["Fog", "Forest"]
    table.will(ANN, True, about="cast")
    table.activate(ANN, "Cache")
    table.resolve_all()
    assert table.on_battlefield("Air Elemental", ANN)


@pytest.mark.rule("702.75a")
def test_whoever_controls_the_permanent_may_look(table: Table) -> None:
    table.library(ANN, "Forest", "Fog", "Air Elemental")
    table.will(ANN, "Air Elemental", about="exile")
    table.enters(ANN, CACHE)
    table.resolve_all()
    assert ("Air Elemental" in str(table.view(ANN)), "Air Elemental" in str(table.view(BOB))) == (True, False)
    table.hand(BOB, card("Grab", "{U}", INSTANT_CARD, gain_control(target(ENCHANTMENT), None)))
    table.cast(BOB, "Grab", targets=["Cache"])
    table.resolve()
    assert ("Air Elemental" in str(table.view(ANN)), "Air Elemental" in str(table.view(BOB))) == (False, True)


# ---------------------------------------------------------------------- station


@pytest.mark.rule("702.184a", "721.2a", "721.2b")
def test_a_ship_is_charged_by_its_crew(table: Table) -> None:
    ship = table.battlefield(ANN, SHIP)
    table.lands(ANN, "Forest")
    assert (ship.types, table.can_activate(ANN, "Ship")) == (["Artifact"], False)
    for charge in (2, 4):
        crew = table.battlefield(ANN, BEARS, summoning_sick=True)
        table.activate(ANN, "Ship", "tap")
        table.resolve()
        assert (table.counters(ship, "charge"), crew.tapped) == (charge, True)
        assert table.can_activate(ANN, "Ship", "gain")
        assert ("Creature" in ship.types) is (charge == 4)
    assert (ship.power, ship.toughness, "flying" in ship.keywords) == (3, 5, True)


@pytest.mark.rule("702.184a")
def test_a_ship_is_stationed_as_a_sorcery(table: Table) -> None:
    table.battlefield(ANN, SHIP)
    table.battlefield(ANN, BEARS)
    table.go_to("upkeep", of=BOB)
    assert not table.can_activate(ANN, "Ship")
