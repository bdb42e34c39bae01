"""Rulings about spells: targets, costs, choices, and what they do when something is missing."""

from __future__ import annotations

import pytest
from tests.reading.invented import read
from tests.rulings.ruled import DOOM, SIP, cast, first_option

from planechase.testing import ANN, BOB, Table
from planechase.vocabulary import (
    INSTANT_CARD,
    TARGET_PLAYER,
    card,
    lose_life,
)


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


# ---------------------------------------------------------------------- damage


def test_arc_lightning_keeps_its_division_and_needs_a_legal_target(table: Table) -> None:
    bears, elves = table.battlefield(BOB, "Grizzly Bears", "Llanowar Elves")
    table.hand(ANN, "Arc Lightning")
    table.cast(ANN, "Arc Lightning", [bears, elves], divide=[1, 2])
    cast(table, BOB, DOOM, elves)
    table.resolve()
    assert bears.damage == 1
    table.hand(ANN, "Arc Lightning")
    table.cast(ANN, "Arc Lightning", [bears], divide=[3])
    table.remove(bears)
    table.resolve()
    assert table.graveyard(ANN) == ["Arc Lightning"] * 2


def test_pyrotechnics_is_divided_as_it_is_cast(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Pyrotechnics")
    with table.refuses("1"):
        table.cast(ANN, "Pyrotechnics", [bears, BOB], divide=[4, 0])
    table.cast(ANN, "Pyrotechnics", [bears, BOB], divide=[1, 3])
    table.resolve()
    assert (bears.damage, table.life(BOB)) == (1, 17)


def test_consume_spirit_gives_life_for_x_even_if_damage_is_prevented(table: Table) -> None:
    table.hand(ANN, "Consume Spirit")
    table.mana(ANN, "{B}{B}{B}{B}{B}{B}{C}")
    table.cast(ANN, "Consume Spirit", [BOB], x=5, free_mana=False)
    cast(table, BOB, "Mending Hands", BOB)
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (25, 19)


def test_captains_maneuver_does_nothing_for_a_creature_that_is_gone(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Captain's Maneuver")
    table.cast(ANN, "Captain's Maneuver", [bears, BOB], x=3)
    table.resolve()
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", [bears])
    table.remove(bears)
    table.resolve()
    assert table.life(BOB) == 20


def test_branching_bolt_offers_only_modes_with_a_target(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Branching Bolt", "Branching Bolt")
    table.cast(ANN, "Branching Bolt", [bears])  # only the second mode has a target, so nobody is asked
    table.resolve()
    assert not bears.exists
    bears = table.battlefield(BOB, "Grizzly Bears")
    air = table.battlefield(BOB, "Serra Angel")
    table.cast(ANN, "Branching Bolt", [air, bears], modes=[0, 1])
    table.resolve()
    assert (air.damage, bears.exists) == (3, False)


def test_angels_grace_changes_a_result_and_prevents_nothing(table: Table) -> None:
    table.life(ANN, 3)
    hawk = table.battlefield(BOB, "Vampire Nighthawk", counters={"+1/+1": 3})
    table.turn(BOB)
    cast(table, ANN, "Angel's Grace")
    table.attack(BOB, {hawk: ANN})
    table.combat_damage()
    assert (table.life(ANN), table.life(BOB)) == (1, 25)
    cast(table, BOB, card("Drain", "{B}", INSTANT_CARD, lose_life(3, TARGET_PLAYER)), ANN)
    assert (table.life(ANN), table.result) == (-2, None)


def test_angels_grace_does_not_let_life_be_paid_that_is_not_there(table: Table) -> None:
    table.life(ANN, 1)
    cast(table, ANN, "Angel's Grace")
    table.hand(ANN, "Act of Aggression")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.mana(ANN, "{C}{C}{C}")
    assert bears.exists
    assert not table.can_cast(ANN, "Act of Aggression", free_mana=False)


def test_split_second_leaves_what_lies_on_the_stack(table: Table) -> None:
    table.hand(BOB, "Lightning Bolt", SIP)
    table.cast(BOB, "Lightning Bolt", [ANN])
    table.hand(ANN, "Angel's Grace")
    table.cast(ANN, "Angel's Grace")
    assert not table.can_cast(BOB, "Sip")
    table.resolve_all()
    assert table.life(ANN) == 17


# ---------------------------------------------------------------------- costs


def test_force_of_will_keeps_its_mana_value_and_pays_what_was_added(table: Table) -> None:
    table.battlefield(BOB, "Sphere of Resistance")
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", [ANN])
    table.hand(ANN, "Force of Will", "Cancel")
    assert not table.can_cast(ANN, "Force of Will", free_mana=False)
    table.mana(ANN, "{C}")
    table.on_ask(ANN, first_option)
    force = table.cast(ANN, "Force of Will", ["Lightning Bolt"], way="alternative", free_mana=False)
    assert (force.mana_value, table.life(ANN), table.mana(ANN)) == (5, 19, "")


@pytest.mark.parametrize("mana", ["{B}{B}{B}", "{C}{C}{B}{B}", "{C}{C}{C}{C}{B}", "{C}{C}{C}{C}{C}{C}"])
def test_beseech_the_queen_is_paid_symbol_by_symbol(table: Table, mana: str) -> None:
    table.hand(ANN, "Beseech the Queen")
    table.mana(ANN, mana)
    table.cast(ANN, "Beseech the Queen", free_mana=False)
    assert (table.mana(ANN), table.stack) == ("", ["Beseech the Queen"])


# ---------------------------------------------------------------------- copies


def test_increasing_vengeance_copies_what_was_paid(table: Table) -> None:
    table.battlefield(ANN, "Grizzly Bears", counters={"+1/+1": 1})
    table.hand(ANN, "Fling", "Increasing Vengeance")
    table.cast(ANN, "Fling", [BOB])
    table.always(ANN, False)
    table.cast(ANN, "Increasing Vengeance", ["Fling"])
    table.resolve_all()
    assert table.life(BOB) == 14


# ---------------------------------------------------------------------- creatures that change sides


def test_act_of_aggression_takes_no_aura_along(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    umbra = table.battlefield(BOB, "Boar Umbra", attached_to=bears)
    cast(table, ANN, "Act of Aggression", bears)
    assert (bears.controller, umbra.controller) == (ANN, BOB)


def test_mass_mutiny_takes_untapped_creatures_and_leaves_their_equipment(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    umbra = table.battlefield(BOB, "Boar Umbra", attached_to=bears)
    cast(table, ANN, "Mass Mutiny", [bears])
    cast(table, ANN, DOOM, bears)
    assert (bears.controller, umbra.exists, bears.exists) == (ANN, False, True)


def test_beacon_of_unrest_is_lost_with_its_owner_or_exiled_with_its_controller() -> None:
    table = Table(players=3, free_mana=True)
    bears = table.graveyard(BOB, "Grizzly Bears")
    cast(table, ANN, "Beacon of Unrest", bears)
    now = table.find("Grizzly Bears")
    assert (now.controller, now.owner) == (ANN, BOB)
    table.concede(ANN)
    assert table.exile(BOB) == ["Grizzly Bears"]
    other = Table(players=3, free_mana=True)
    cast(other, ANN, "Beacon of Unrest", other.graveyard(BOB, "Grizzly Bears"))
    other.concede(BOB)
    assert other.battlefield(ANN) == []


# ---------------------------------------------------------------------- libraries, hands and lands


def test_rampant_growth_is_no_land_play(table: Table) -> None:
    table.library(ANN, "Forest")
    table.will(ANN, "Forest")
    cast(table, ANN, "Rampant Growth")
    table.hand(ANN, "Swamp")
    assert table.play_land(ANN, "Swamp").zone == "battlefield"


def test_mind_sculpt_takes_what_there_is(table: Table) -> None:
    table.library(BOB, "Forest", "Swamp", only=True)
    cast(table, ANN, "Mind Sculpt", BOB)
    assert sorted(table.graveyard(BOB)) == ["Forest", "Swamp"]


@pytest.mark.parametrize("thrown", [["Sol Ring"], ["Forest", "Swamp"], ["Sol Ring", "Pithing Needle"]])
def test_thirst_for_knowledge_takes_an_artifact_or_two_cards(table: Table, thrown: list[str]) -> None:
    table.hand(ANN, "Sol Ring", "Pithing Needle", "Forest", "Swamp")
    table.hand(ANN, "Thirst for Knowledge")
    table.cast(ANN, "Thirst for Knowledge")
    table.on_ask(ANN, lambda asked: thrown == ["Sol Ring"] if asked.answers() == [False, True] else None)
    table.will(ANN, thrown)
    table.resolve()
    assert sorted(table.graveyard(ANN)) == sorted([*thrown, "Thirst for Knowledge"])


def test_innocent_blood_may_find_nobody(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    cast(table, ANN, "Innocent Blood")
    assert not bears.exists
    cast(table, ANN, "Innocent Blood")
    assert table.graveyard(ANN) == ["Innocent Blood"] * 2


def test_relentless_assault_adds_nothing_outside_a_main_phase(table: Table) -> None:
    table.battlefield(ANN, read("You may cast sorcery spells as though they had flash.", "Haste", "Enchantment"))
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, {bears: BOB})
    cast(table, ANN, "Relentless Assault")
    assert not bears.tapped
    table.combat_damage()
    table.go_to("postcombat main")
    table.go_to("end step")
    assert (table.life(BOB), bears.attacking) == (18, None)


def test_relentless_assault_adds_a_combat_in_a_main_phase(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, {bears: BOB})
    table.go_to("postcombat main")
    cast(table, ANN, "Relentless Assault")
    table.attack(ANN, {bears: BOB})
    table.combat_damage()
    assert table.life(BOB) == 16
