"""Rulings about enchantments: layers, Auras, and what is replaced."""

from __future__ import annotations

import pytest
from tests.rulings.ruled import DOOM, UNMAKE, cast, first_option

from planechase.testing import ANN, BOB, Table
from planechase.vocabulary import (
    ANY_TARGET,
    CREATURE,
    INSTANT_CARD,
    card,
    damage,
    draw,
    target,
    untap,
)


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def test_concordant_crossroads_gives_haste_to_creatures_of_everybody(table: Table) -> None:
    table.battlefield(ANN, "Concordant Crossroads")
    assert table.battlefield(BOB, "Grizzly Bears").has("haste")


def test_enchanted_evening_leaves_everything_else_as_it_is(table: Table) -> None:
    forest = table.battlefield(BOB, "Forest")
    bears = table.battlefield(BOB, "Grizzly Bears")
    before = (forest.mana_value, forest.colors, bears.power, bears.colors)
    table.battlefield(ANN, "Enchanted Evening")
    assert all(one.is_a("Enchantment") for one in (forest, bears))
    assert before == (forest.mana_value, forest.colors, bears.power, bears.colors)


def test_humility_sets_a_size_that_counters_and_bonuses_still_change(table: Table) -> None:
    table.battlefield(ANN, "Humility")
    bears = table.battlefield(ANN, "Grizzly Bears", counters={"+1/+1": 2})
    cast(table, ANN, "Giant Growth", bears)
    table.battlefield(ANN, "Boar Umbra", attached_to=bears)
    assert (bears.power, bears.toughness) == (9, 9)


@pytest.mark.rule("613.7")
@pytest.mark.parametrize(("order", "size"), [
    (("Opalescence", "Humility"), 1),
    (("Humility", "Opalescence"), 4),
])  # fmt: skip
def test_opalescence_and_humility_by_their_timestamps(table: Table, order: tuple[str, ...], size: int) -> None:
    for name in order:
        table.battlefield(ANN, name)
    other = table.battlefield(ANN, "Oblivion Ring")
    humility = table.find("Humility")
    assert (humility.power, humility.toughness) == (size, size)
    assert other.power == min(size, 3)
    assert (other.text, humility.text) == ("", "")


@pytest.mark.rule("613.7")
def test_two_opalescences_beside_humility(table: Table) -> None:
    first = table.battlefield(ANN, "Opalescence")
    humility = table.battlefield(ANN, "Humility")
    second = table.battlefield(ANN, "Opalescence")
    assert (first.power, humility.power, second.power) == (4, 4, 1)
    last = Table()
    for name in ("Opalescence", "Opalescence", "Humility"):
        last.battlefield(ANN, name)
    assert [one.power for one in (*last.find_all("Opalescence"), last.find("Humility"))] == [1, 1, 1]
    early = Table()
    for name in ("Humility", "Opalescence", "Opalescence"):
        early.battlefield(ANN, name)
    assert [one.power for one in (*early.find_all("Opalescence"), early.find("Humility"))] == [4, 4, 4]


def test_lignify_takes_an_ability_before_it_applies_but_not_what_comes_later(table: Table) -> None:
    chief, digger = table.battlefield(BOB, "Undead Warchief", "Gravedigger")
    assert digger.power == 4
    cast(table, ANN, "Lignify", chief)
    assert digger.power == 2
    assert (chief.power, chief.toughness, chief.text) == (0, 4, "")
    cast(table, ANN, "Giant Growth", chief)
    table.battlefield(ANN, "Concordant Crossroads")
    assert (chief.power, chief.toughness, chief.has("haste")) == (3, 7, True)
    table.remove("Lignify")
    assert (chief.power, digger.power) == (6, 4)


def test_blood_moon_changes_neither_names_nor_supertypes(table: Table) -> None:
    tomb = table.battlefield(ANN, "Urborg, Tomb of Yawgmoth")
    table.battlefield(ANN, "Blood Moon")
    assert (tomb.name, tomb.supertypes, tomb.is_a("Mountain"), tomb.is_a("Basic")) == (
        "Urborg, Tomb of Yawgmoth", ["Legendary"], True, False,
    )  # fmt: skip
    assert not tomb.is_a("Swamp")


def test_urborg_makes_lands_swamps_and_leaves_the_rest_and_other_zones(table: Table) -> None:
    forest = table.battlefield(BOB, "Forest")
    held = table.hand(BOB, "Forest")
    table.battlefield(ANN, "Urborg, Tomb of Yawgmoth")
    assert (forest.is_a("Swamp"), forest.is_a("Forest"), forest.name, forest.supertypes) == (
        True,
        True,
        "Forest",
        ["Basic"],
    )
    assert not held.is_a("Swamp")
    table.tap_for_mana(BOB, forest, "B")
    assert table.mana(BOB) == "{B}"


def test_cabal_coffers_counts_whatever_is_a_swamp(table: Table) -> None:
    coffers = table.battlefield(ANN, "Cabal Coffers")
    table.battlefield(ANN, "Urborg, Tomb of Yawgmoth", "Forest")
    table.mana(ANN, "{C}{C}")
    table.tap_for_mana(ANN, coffers, 0)
    assert table.mana(ANN) == "{B}{B}{B}"


def test_rest_in_peace_lets_nothing_die_and_takes_itself_along(table: Table) -> None:
    peace = table.battlefield(ANN, "Rest in Peace")
    table.battlefield(BOB, "Blood Artist")
    token = table.battlefield(BOB, "Grizzly Bears", token=True)
    cast(table, ANN, DOOM, token)
    assert (table.stack, token.exists, table.exile(ANN)) == ([], False, ["Doom"])
    cast(table, ANN, UNMAKE, peace)
    assert sorted(table.exile(ANN)) == ["Doom", "Rest in Peace"]
    assert table.graveyard(ANN) == ["Unmake"]


def test_tokens_die_beside_leyline_of_the_void(table: Table) -> None:
    table.battlefield(ANN, "Leyline of the Void")
    table.battlefield(BOB, "Blood Artist")
    token = table.battlefield(BOB, "Grizzly Bears", token=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.will(BOB, ANN)
    cast(table, ANN, DOOM, token)
    assert table.stack == ["Blood Artist"]
    table.resolve_all()
    cast(table, ANN, DOOM, bears)
    assert (table.stack, table.exile(BOB)) == ([], ["Grizzly Bears"])


def test_thought_reflections_multiply(table: Table) -> None:
    table.battlefield(ANN, "Thought Reflection", "Thought Reflection")
    table.on_ask(ANN, first_option)
    table.library(ANN, *["Forest"] * 20)
    cast(table, ANN, card("Peek", "{U}", INSTANT_CARD, draw(1)))
    assert len(table.hand(ANN)) == 4
    table.battlefield(ANN, "Thought Reflection")
    cast(table, ANN, card("Look", "{U}", INSTANT_CARD, draw(1)))
    assert len(table.hand(ANN)) == 12


def test_stasis_keeps_nothing_from_untapping_at_another_time(table: Table) -> None:
    table.battlefield(ANN, "Stasis")
    bears = table.battlefield(ANN, "Grizzly Bears", tapped=True)
    cast(table, ANN, card("Stir", "{U}", INSTANT_CARD, untap(target(CREATURE))), bears)
    assert not bears.tapped


def test_grave_pact_takes_one_creature_for_each_that_died(table: Table) -> None:
    table.battlefield(ANN, "Grave Pact")
    mine = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(ANN, "Llanowar Elves")
    table.battlefield(BOB, "Serra Angel", "Gravedigger", "Air Elemental")
    cast(table, ANN, DOOM, mine)
    table.will(BOB, "Gravedigger")
    table.resolve_all()
    assert sorted(table.battlefield(BOB)) == ["Air Elemental", "Serra Angel"]
    assert "Llanowar Elves" in table.battlefield(ANN)


def test_sigil_of_the_empty_throne_does_not_see_itself_cast(table: Table) -> None:
    table.hand(ANN, "Sigil of the Empty Throne")
    table.cast(ANN, "Sigil of the Empty Throne")
    assert table.stack == ["Sigil of the Empty Throne"]
    table.resolve()
    table.hand(ANN, "Lignify")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.cast(ANN, "Lignify", [bears])
    assert table.stack[-1] == "Sigil of the Empty Throne"
    table.hand(BOB, "Cancel")
    table.cast(BOB, "Cancel", ["Lignify"])
    table.resolve_all()
    assert table.battlefield(ANN).count("Angel") + table.battlefield(ANN).count("Angel Token") == 1
    assert "Lignify" in table.graveyard(ANN)


def test_kor_spiritdancer_draws_before_the_aura_resolves(table: Table) -> None:
    dancer = table.battlefield(ANN, "Kor Spiritdancer")
    table.hand(ANN, "Lignify")
    table.cast(ANN, "Lignify", [dancer])
    table.will(ANN, True)
    table.resolve()
    assert (table.stack, len(table.hand(ANN))) == (["Lignify"], 1)


def test_cage_of_hands_returns_only_from_the_battlefield(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    cage = table.battlefield(ANN, "Cage of Hands", attached_to=bears)
    assert not table.can_activate(ANN, table.hand(ANN, "Cage of Hands"))
    table.activate(ANN, cage)
    cast(table, ANN, UNMAKE, cage)
    table.resolve_all()
    assert "Cage of Hands" in table.graveyard(ANN)


def test_prison_term_moves_only_from_the_battlefield(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    term = table.battlefield(ANN, "Prison Term", attached_to=bears)
    held = table.hand(ANN, "Prison Term")
    elves = table.enters(BOB, "Llanowar Elves")
    assert table.stack == ["Prison Term"]
    table.will(ANN, True)
    table.resolve()
    assert (term.attached_to, held.zone) == (elves, "hand")


def test_predatory_urge_is_done_by_whoever_had_it(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    urge = table.battlefield(ANN, "Predatory Urge", attached_to=bears)
    angel = table.battlefield(BOB, "Serra Angel")
    table.activate(ANN, bears, targets=[angel])
    table.remove(urge)
    table.resolve()
    assert (angel.damage, bears.exists) == (2, False)
    elves = table.battlefield(ANN, "Llanowar Elves", counters={"+1/+1": 2})
    table.battlefield(ANN, "Predatory Urge", attached_to=elves)
    table.activate(ANN, elves, "damage", targets=[angel])
    cast(table, BOB, "Lightning Bolt", elves)
    table.resolve_all()
    assert not angel.exists  # 2 and 3 damage, from an Elf of 3 power that is gone


def test_quiet_disrepair_destroys_what_it_last_enchanted(table: Table) -> None:
    sphere = table.battlefield(BOB, "Armillary Sphere")
    disrepair = table.battlefield(ANN, "Quiet Disrepair", attached_to=sphere)
    table.will(ANN, 0)
    table.begin("upkeep", of=ANN)
    table.remove(disrepair)
    table.resolve()
    assert not sphere.exists


def test_umbra_armor_saves_once_from_several_destructions_and_is_no_regeneration(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    umbra = table.battlefield(ANN, "Boar Umbra", attached_to=bears)
    viper = table.battlefield(BOB, "Vampire Nighthawk", counters={"+1/+1": 4})
    table.attack(ANN, {bears: BOB})
    table.block(BOB, {viper: bears})
    table.combat_damage()
    assert (bears.exists, umbra.exists, bears.attacking) == (True, False, BOB)


def test_umbra_armor_does_nothing_for_what_cannot_be_destroyed(table: Table) -> None:
    golem = table.battlefield(ANN, "Wizard Replica")
    table.battlefield(ANN, "Darksteel Forge")
    umbra = table.battlefield(ANN, "Boar Umbra", attached_to=golem)
    cast(table, ANN, DOOM, golem)
    assert (golem.exists, umbra.exists) == (True, True)


def test_indrik_umbra_makes_only_those_block_that_can(table: Table) -> None:
    flier = table.battlefield(ANN, "Air Elemental")
    table.battlefield(ANN, "Indrik Umbra", attached_to=flier)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, {flier: BOB})
    table.block(BOB, {})
    assert bears.blocking == []


def test_conspiracy_takes_all_other_creature_types(table: Table) -> None:
    table.will(ANN, "Elf")
    table.enters(ANN, "Conspiracy")
    digger = table.battlefield(ANN, "Gravedigger")
    held = table.hand(ANN, "Gravedigger")
    assert digger.subtypes | held.subtypes == {"Elf"}
    table.cast(ANN, held)
    assert table.on_stack()[0].subtypes == {"Elf"}


def test_oblivion_ring_lets_go_of_auras_equipment_and_counters(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears", counters={"+1/+1": 1})
    umbra = table.battlefield(BOB, "Boar Umbra", attached_to=bears)
    slayer = table.battlefield(BOB, "Mage Slayer", attached_to=bears)
    table.will(ANN, bears)
    ring = table.enters(ANN, "Oblivion Ring")
    table.resolve()
    assert (umbra.exists, slayer.attached_to, table.graveyard(BOB)) == (False, None, ["Boar Umbra"])
    cast(table, BOB, UNMAKE, ring)
    table.resolve_all()
    assert (table.find("Grizzly Bears").counters, table.find("Grizzly Bears").power) == ({}, 2)


def test_an_aura_from_an_oblivion_ring_goes_where_its_owner_says_or_stays_away(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    umbra = table.battlefield(BOB, "Boar Umbra", attached_to=bears)
    veiled = table.battlefield(ANN, "Silhana Ledgewalker")
    table.will(ANN, umbra)
    ring = table.enters(ANN, "Oblivion Ring")
    table.resolve()
    table.will(BOB, veiled)
    cast(table, BOB, UNMAKE, ring)
    table.resolve_all()
    assert table.find("Boar Umbra").attached_to == veiled  # hexproof does not matter: nothing is targeted
    alone = Table(free_mana=True)
    bears = alone.battlefield(BOB, "Grizzly Bears")
    umbra = alone.battlefield(BOB, "Boar Umbra", attached_to=bears)
    alone.will(ANN, umbra)
    ring = alone.enters(ANN, "Oblivion Ring")
    alone.resolve()
    alone.remove(bears)
    cast(alone, BOB, UNMAKE, ring)
    alone.resolve_all()
    assert alone.exile(BOB) == ["Boar Umbra"]


@pytest.mark.rule("104.4b")
def test_a_third_oblivion_ring_alone_with_two_others_is_a_draw(table: Table) -> None:
    for player in (ANN, BOB):
        table.on_ask(player, first_option)
    table.battlefield(ANN, "Oblivion Ring")
    table.enters(BOB, "Oblivion Ring")
    table.resolve_all()
    table.hand(ANN, "Oblivion Ring")
    table.cast(ANN, "Oblivion Ring")
    table.resolve_all()
    assert table.result is not None
    assert table.winner is None


def test_future_sight_plays_one_land_and_nothing_that_needs_a_hand(table: Table) -> None:
    table.battlefield(ANN, "Future Sight")
    table.library(ANN, "Forest", "Fiery Fall", "Swamp")
    assert table.play_land(ANN, "Forest").zone == "battlefield"
    assert not table.can_activate(ANN, "Fiery Fall")  # it has basic landcycling, but lies in the library
    table.library(ANN, "Island")
    with table.refuses("land"):
        table.play_land(ANN, "Island")


def test_furnace_of_rath_doubles_after_trample_has_divided(table: Table) -> None:
    table.battlefield(ANN, "Furnace of Rath")
    crusher = table.battlefield(ANN, "Wild Wurm", counters={"trample": 1})
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, {crusher: BOB})
    table.block(BOB, {bears: crusher})
    table.will(ANN, {bears: 2, BOB: 3})
    table.combat_damage()
    assert table.life(BOB) == 14


@pytest.mark.rule("616.1")
@pytest.mark.parametrize(("first", "left"), [("Mending Hands", 18), ("Furnace of Rath", 14)])
def test_who_is_dealt_damage_orders_what_changes_it(table: Table, first: str, left: int) -> None:
    table.battlefield(ANN, "Furnace of Rath")
    cast(table, BOB, "Mending Hands", BOB)
    table.hand(ANN, card("Blast", "{R}", INSTANT_CARD, damage(5, ANY_TARGET)))
    table.cast(ANN, "Blast", [BOB])
    table.will(BOB, first)
    table.resolve()
    assert table.life(BOB) == left
