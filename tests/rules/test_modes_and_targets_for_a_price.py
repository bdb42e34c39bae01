"""What a spell says for a price: entwine, escalate, spree, tiered, strive, overload, awaken, impending (CR 702)."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, Table, check_cards
from planechase.words.card import INSTANT_CARD, SORCERY_CARD, called, card, creature, static
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.flow import ChooseModes
from planechase.words.effects.hands import draw
from planechase.words.effects.life_effects import gain_life
from planechase.words.effects.permanent_effects import destroy
from planechase.words.effects.priced_modes import priced_mode, spree, tiered
from planechase.words.effects.zone_effects import return_to_hand
from planechase.words.english import card_text
from planechase.words.filters import CREATURE, YOURS
from planechase.words.keywords.awakening import awaken, impending
from planechase.words.keywords.modal import entwine, escalate
from planechase.words.keywords.overloading import overload
from planechase.words.keywords.plain_keywords import keyword
from planechase.words.selections import ANY_NUMBER, target, targets
from planechase.words.word_makers import costs_more_per_target

TWO = (gain_life(3), destroy(target(CREATURE)))
BRAID = card("Braid", "{B}", SORCERY_CARD, ChooseModes(TWO), entwine("{2}"))
CLIMB = card("Climb", "{R}", SORCERY_CARD, escalate("{1}"), ChooseModes((gain_life(1), gain_life(2), draw(1)), 1, 3))
SPLURGE = card(
    "Splurge",
    "{R}",
    SORCERY_CARD,
    spree(priced_mode("{1}", gain_life(3)), priced_mode("{2}", destroy(target(CREATURE)))),
)
TIERS = card(
    "Tiers",
    "{R}",
    SORCERY_CARD,
    tiered(priced_mode("{0}", gain_life(1), "Low"), priced_mode("{2}", gain_life(5), "High")),
)
EFFORT = card(
    "Effort",
    "{G}",
    SORCERY_CARD,
    called("strive", static(costs_more_per_target("{1}"))),
    damage(3, targets(CREATURE, ANY_NUMBER, 0)),
)
BLAST = card("Blast", "{R}", INSTANT_CARD, destroy(target(CREATURE & ~YOURS)), overload("{4}{R}"))
RISE = card("Rise", "{U}", SORCERY_CARD, return_to_hand(target(CREATURE)), awaken(3, "{4}{U}"))
GLADE = card("Glade", "{G}", SORCERY_CARD, gain_life(1), awaken(2, "{2}{G}"))
TERROR = card("Terror", "{3}{B}", creature("Horror", 4, 4), impending(2, "{B}"))
BEAST = card("Beast", "{G}", creature("Beast", 2, 2), keyword("hexproof"))
CARDS = [BRAID, CLIMB, SPLURGE, TIERS, EFFORT, BLAST, RISE, GLADE, TERROR]


@pytest.fixture
def table() -> Table:
    return Table()


def test_every_card_here_can_be_read_and_played() -> None:
    check_cards(*CARDS)


def test_how_they_read() -> None:
    assert card_text(BRAID).endswith("\nEntwine {2}")
    assert card_text(CLIMB).startswith("Escalate {1}\nChoose one or more —\n• You gain 1 life.\n")
    assert card_text(SPLURGE) == "Spree\n+ {1} — You gain 3 life.\n+ {2} — Destroy target creature."
    assert card_text(TIERS) == "Tiered\n• Low — {0} — You gain 1 life.\n• High — {2} — You gain 5 life."
    assert card_text(EFFORT).startswith(
        "Strive — This spell costs {1} more to cast for each target beyond the first.\n"
    )
    assert card_text(BLAST).endswith("\nOverload {4}{R}")
    assert card_text(RISE).endswith("\nAwaken 3—{4}{U}")
    assert card_text(TERROR) == "Impending 2—{B}"


@pytest.mark.rule("702.42a", "702.42b")
def test_an_entwined_spell_has_all_its_modes(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.lands(ANN, "Swamp", 3)
    table.hand(ANN, BRAID)
    table.cast(ANN, "Braid", pay=["entwine"], targets=[bears])
    table.resolve()
    assert (table.life(ANN), table.battlefield(BOB)) == (23, [])


@pytest.mark.rule("702.42a", "601.2b")
def test_nobody_entwines_without_the_mana_or_without_a_target(table: Table) -> None:
    table.lands(ANN, "Swamp", 3)
    table.hand(ANN, BRAID, BRAID)
    table.cast(ANN, "Braid")
    table.resolve()
    assert table.life(ANN) == 23
    table.battlefield(BOB, "Grizzly Bears")
    table.cast(ANN, "Braid", modes=[0])
    table.resolve()
    assert table.life(ANN) == 26


@pytest.mark.rule("702.120a")
def test_each_mode_beyond_the_first_is_paid_for(table: Table) -> None:
    table.lands(ANN, "Mountain", 2)
    table.hand(ANN, CLIMB)
    with table.refuses("cannot pay"):
        table.cast(ANN, "Climb", modes=[0, 1, 2])
    table.cast(ANN, "Climb", modes=[0, 1])
    table.resolve()
    assert table.life(ANN) == 23
    assert sum(land.tapped for land in table.find_all("Mountain", zone="battlefield")) == 2


@pytest.mark.rule("702.172a")
def test_a_spree_pays_for_what_it_chooses(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.lands(ANN, "Mountain")
    table.hand(ANN, SPLURGE)
    assert not table.can_cast(ANN, "Splurge")
    table.lands(ANN, "Mountain", 3)
    table.cast(ANN, "Splurge", modes=[0, 1], targets=[bears])
    table.resolve()
    assert (table.life(ANN), table.battlefield(BOB)) == (23, [])


@pytest.mark.rule("702.172a", "601.2b")
def test_a_spree_that_nobody_can_pay_for_is_refused(table: Table) -> None:
    table.battlefield(BOB, "Grizzly Bears")
    table.lands(ANN, "Mountain", 3)
    table.hand(ANN, SPLURGE)
    with table.refuses("cannot pay"):
        table.cast(ANN, "Splurge", modes=[0, 1])


@pytest.mark.rule("702.183a")
def test_one_tier_is_chosen_and_paid_for(table: Table) -> None:
    table.lands(ANN, "Mountain", 3)
    table.hand(ANN, TIERS)
    table.cast(ANN, "Tiers", modes=[1])
    table.resolve()
    assert (table.life(ANN), sum(land.tapped for land in table.find_all("Mountain", zone="battlefield"))) == (25, 3)
    table.hand(ANN, TIERS)
    table.untap(*table.find_all("Mountain", zone="battlefield"))
    table.cast(ANN, "Tiers", modes=[0])
    table.resolve()
    assert table.life(ANN) == 26


@pytest.mark.rule("601.2f", "601.2c")
def test_striving_costs_more_for_each_further_target(table: Table) -> None:
    bears = [table.battlefield(BOB, "Grizzly Bears") for _ in range(3)]
    table.lands(ANN, "Forest", 2)
    table.hand(ANN, EFFORT)
    with table.refuses("cannot pay"):
        table.cast(ANN, "Effort", targets=[bears])
    table.cast(ANN, "Effort", targets=[bears[:2]])
    table.resolve()
    assert table.battlefield(BOB) == ["Grizzly Bears"]


@pytest.mark.rule("702.96a", "702.96b")
def test_an_overloaded_spell_has_no_target_and_means_each(table: Table) -> None:
    table.battlefield(BOB, "Grizzly Bears", BEAST)
    table.battlefield(ANN, "Llanowar Elves")
    table.lands(ANN, "Mountain", 5)
    table.hand(ANN, BLAST)
    spell = table.cast(ANN, "Blast", way="overload")
    assert spell.targets == []
    assert spell.text.startswith("Destroy each creature you don't control.")
    table.resolve()
    assert (table.battlefield(BOB), table.battlefield(ANN).count("Llanowar Elves")) == ([], 1)


@pytest.mark.rule("702.96b", "601.2c")
def test_without_a_legal_target_it_can_still_be_overloaded(table: Table) -> None:
    table.battlefield(BOB, BEAST)
    table.lands(ANN, "Mountain", 5)
    table.hand(ANN, BLAST)
    assert not table.can_cast(ANN, "Blast", way="")
    table.cast(ANN, "Blast", way="overload")
    table.resolve()
    assert table.graveyard(BOB) == ["Beast"]


@pytest.mark.rule("702.113a", "702.113b")
def test_an_awakened_land_is_a_creature_and_was_a_target(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    islands = table.lands(ANN, "Island", 5)
    table.hand(ANN, RISE)
    spell = table.cast(ANN, "Rise", way="awaken", targets=[bears, islands[0]])
    assert spell.targets == [bears, islands[0]]
    table.resolve()
    assert (islands[0].power, islands[0].is_a("Land"), islands[0].is_a("Elemental")) == (3, True, True)
    assert (islands[0].has("haste"), table.hand(BOB)) == (True, ["Grizzly Bears"])


@pytest.mark.rule("702.113b")
def test_a_spell_that_is_not_cast_so_has_no_such_target(table: Table) -> None:
    table.lands(ANN, "Forest")
    table.hand(ANN, GLADE)
    assert table.cast(ANN, "Glade").targets == []
    table.resolve()
    assert (table.life(ANN), table.find("Forest").is_a("Creature")) == (21, False)


@pytest.mark.rule("702.176a")
def test_an_impending_creature_waits_for_its_time_counters(table: Table) -> None:
    table.lands(ANN, "Swamp")
    table.hand(ANN, TERROR)
    table.cast(ANN, "Terror", way="impending")
    table.resolve()
    terror = table.find("Terror")
    assert (terror.counters, terror.is_a("Creature")) == ({"time": 2}, False)
    table.go_to("end step")
    table.resolve_all()
    assert terror.counters == {"time": 1}
    table.go_to("precombat main phase", of=BOB)
    table.go_to("end step", of=ANN)
    table.resolve_all()
    assert (terror.counters, terror.is_a("Creature"), terror.power) == ({}, True, 4)


@pytest.mark.rule("702.176a")
def test_a_creature_cast_for_its_mana_cost_does_not_wait(table: Table) -> None:
    table.lands(ANN, "Swamp", 4)
    table.hand(ANN, TERROR)
    table.cast(ANN, "Terror", way="")
    table.resolve()
    assert (table.find("Terror").counters, table.find("Terror").is_a("Creature")) == ({}, True)
