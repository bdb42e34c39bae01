"""Rulings about creatures and artifacts: how they enter, what they copy, what they see, and how they fight."""

from __future__ import annotations

import pytest
from tests.rulings.ruled import DOOM, SIP, cast, first_but_yes, first_option

from planechase.testing import ANN, BOB, CAT, PlanarTable, Table
from planechase.variants import TwoHeadedGiant
from planechase.vocabulary import (
    ANY_TARGET,
    CREATURE,
    EACH_PLAYER,
    INSTANT_CARD,
    SORCERY_CARD,
    card,
    damage,
    draw,
    pump,
    target,
    then,
)

PEEK = card("Peek", "{U}", INSTANT_CARD, draw(2))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


# ---------------------------------------------------------------------- how they enter


def test_mycoloth_counts_counters_wherever_they_came_from(table: Table) -> None:
    fungus = table.battlefield(ANN, "Mycoloth")
    table.counters(fungus, "+1/+1", 3)
    table.begin("upkeep", of=ANN)
    table.resolve()
    assert table.battlefield(ANN).count("Saproling Token") == 3


def test_hellkite_hatchling_keeps_what_it_devoured_for(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.will(ANN, [bears])
    dragon = table.enters(ANN, "Hellkite Hatchling")
    table.counters(dragon, "+1/+1", 0)
    assert (dragon.power, dragon.has("flying"), dragon.has("trample")) == (2, True, True)


@pytest.mark.parametrize("eaten", [1, 2, 3])
def test_thromok_gets_the_square_of_what_it_devours(table: Table, eaten: int) -> None:
    food = [table.battlefield(ANN, "Grizzly Bears") for _ in range(eaten)]
    table.will(ANN, food)
    assert table.enters(ANN, "Thromok the Insatiable").power == eaten**2


def test_clone_enters_as_its_original_does_or_dies(table: Table) -> None:
    lid = table.battlefield(BOB, "Fertilid", counters={"+1/+1": 2})
    table.will(ANN, lid)
    assert table.enters(ANN, "Clone").counters == {"+1/+1": 2}
    digger = table.battlefield(BOB, "Gravedigger")
    table.graveyard(ANN, "Grizzly Bears")
    table.will(ANN, digger, "Grizzly Bears", True)
    table.enters(ANN, "Clone")
    table.resolve_all()
    assert table.hand(ANN) == ["Grizzly Bears"]
    table.will(ANN, [])
    table.enters(ANN, "Clone")
    assert table.graveyard(ANN) == ["Clone"]


def test_primal_plasma_and_its_copies(table: Table) -> None:
    table.will(BOB, "a 2/2 creature with flying")
    plasma = table.enters(BOB, "Primal Plasma")
    table.will(ANN, plasma, "a 3/3 creature")
    copy = table.enters(ANN, "Clone")
    assert (copy.power, copy.toughness, copy.has("flying")) == (3, 3, True)
    bears = table.battlefield(ANN, "Grizzly Bears")
    cast(table, ANN, "Mirrorweave", plasma)
    assert (bears.power, bears.toughness, bears.has("flying")) == (2, 2, True)


def test_banisher_priest_lets_go_at_once_of_a_card_that_cannot_copy_the_priest(table: Table) -> None:
    clone = table.battlefield(BOB, "Clone", counters={"+1/+1": 1})
    umbra = table.battlefield(BOB, "Boar Umbra", attached_to=clone)
    spike = table.battlefield(BOB, "Quietus Spike", attached_to=clone)
    table.will(ANN, clone)
    priest = table.enters(ANN, "Banisher Priest")
    table.resolve()
    assert (umbra.exists, spike.attached_to, table.exile(BOB)) == (False, None, ["Clone"])
    asked: list[object] = []
    table.on_ask(BOB, lambda decision: asked.append(decision.answers()))
    cast(table, ANN, DOOM, priest)
    assert not asked  # nobody else is there to be copied
    assert sorted(table.graveyard(BOB)) == ["Boar Umbra", "Clone"]


def test_flickerwisp_need_not_wait_for_what_it_exiled(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.will(ANN, bears)
    wisp = table.enters(ANN, "Flickerwisp")
    table.resolve()
    table.remove(wisp)
    table.go_to("end step")
    table.resolve_all()
    assert table.battlefield(BOB) == ["Grizzly Bears"]


def test_duergar_hedge_mage_counts_a_land_for_both_abilities(table: Table) -> None:
    table.battlefield(ANN, "Battlefield Forge")
    table.lands(ANN, "Mountain", 2)
    table.lands(ANN, "Plains", 2)
    sphere = table.battlefield(BOB, "Armillary Sphere")
    stasis = table.battlefield(BOB, "Concordant Crossroads")
    table.on_ask(ANN, first_but_yes)
    table.enters(ANN, "Duergar Hedge-Mage")
    table.resolve_all()
    assert (sphere.exists, stasis.exists) == (False, False)


def test_auratouched_mage_looks_at_itself_as_it_is_or_was(table: Table) -> None:
    table.library(ANN, "Boar Umbra", "Quiet Disrepair")
    table.battlefield(ANN, "Enchanted Evening")
    table.enters(ANN, "Auratouched Mage")
    table.resolve(pause=True)
    assert "Quiet Disrepair" in table.question
    table.answer(ANN, "Quiet Disrepair")
    assert table.find("Quiet Disrepair").attached_to == table.find("Auratouched Mage")


def test_auratouched_mage_gives_a_card_to_the_hand_once_it_is_gone(table: Table) -> None:
    table.library(ANN, "Boar Umbra")
    mage = table.enters(ANN, "Auratouched Mage")
    cast(table, BOB, DOOM, mage)
    table.will(ANN, "Boar Umbra")
    table.resolve()
    assert table.hand(ANN) == ["Boar Umbra"]


def test_ixidron_leaves_what_lies_face_down_as_it_is(table: Table) -> None:
    hidden = table.battlefield(BOB, "Battering Craghorn", face_down=True)
    token = table.battlefield(BOB, "Grizzly Bears", token=True)
    ixidron = table.enters(ANN, "Ixidron")
    assert (hidden.face_down, token.face_down, ixidron.power) == (True, False, 1)


# ---------------------------------------------------------------------- copies


def test_mirrorweave_copies_what_is_copied_and_nothing_else(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears", counters={"+1/+1": 3})
    table.will(BOB, bears)
    clone = table.enters(BOB, "Clone")
    elves = table.battlefield(ANN, "Llanowar Elves", counters={"+1/+1": 1})
    cast(table, ANN, "Giant Growth", elves)
    cast(table, ANN, "Mirrorweave", clone)
    assert (elves.name, elves.power, clone.power, elves.colors) == ("Grizzly Bears", 6, 2, "G")
    cast(table, ANN, "Mirrorweave", bears)
    table.go_to("upkeep", of=BOB)
    assert (elves.name, elves.power) == ("Llanowar Elves", 2)


def test_cackling_counterpart_copies_only_what_is_printed_or_copied(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.will(ANN, bears)
    clone = table.enters(ANN, "Clone")
    table.counters(clone, "+1/+1", 2)
    table.tap(clone)
    cast(table, ANN, "Cackling Counterpart", clone)
    token = next(one for one in table.find_all("Grizzly Bears", controller=ANN) if one.is_token)
    assert (token.name, token.power, token.tapped) == ("Grizzly Bears", 2, False)
    cast(table, ANN, "Cackling Counterpart", token)
    assert len([one for one in table.find_all("Grizzly Bears", controller=ANN) if one.is_token]) == 2


def test_strionic_resonator_asks_again_for_what_is_chosen_late(table: Table) -> None:
    table.battlefield(ANN, "Forgotten Ancient")
    resonator = table.battlefield(ANN, "Strionic Resonator")
    table.hand(BOB, SIP)
    table.cast(BOB, "Sip")
    trigger = table.on_stack()[-1]
    table.activate(ANN, resonator, targets=[trigger])
    table.resolve()
    table.will(ANN, True, False)
    table.resolve()
    table.resolve()
    assert table.find("Forgotten Ancient").counters == {"+1/+1": 1}


# ---------------------------------------------------------------------- what they see


def test_forgotten_ancient_sees_spells_that_are_cast_and_may_rest(table: Table) -> None:
    ancient = table.battlefield(ANN, "Forgotten Ancient")
    table.always(ANN, True, about="Forgotten Ancient")
    table.always(ANN, False, about="Lightning Bolt")
    table.hand(ANN, "Lightning Bolt", "Twincast")
    bolt = table.cast(ANN, "Lightning Bolt", [BOB])
    table.cast(ANN, "Twincast", [bolt])
    table.resolve_all()
    assert (ancient.counters, table.life(BOB)) == ({"+1/+1": 2}, 14)


def test_soul_warden_cannot_decline(table: Table) -> None:
    table.battlefield(ANN, "Soul Warden")
    table.enters(BOB, "Grizzly Bears")
    table.resolve()
    assert table.life(ANN) == 21


def test_dragonlair_spider_has_its_insect_before_the_spell(table: Table) -> None:
    table.battlefield(ANN, "Dragonlair Spider")
    table.hand(BOB, SIP)
    table.cast(BOB, "Sip")
    table.resolve()
    assert (table.stack, table.battlefield(ANN)) == (["Sip"], ["Dragonlair Spider", "Insect Token"])


def test_dreampod_druid_remembers_how_it_left(table: Table) -> None:
    druid = table.battlefield(ANN, "Dreampod Druid")
    table.battlefield(ANN, "Prison Term", attached_to=druid)
    table.begin("upkeep", of=ANN)
    cast(table, BOB, DOOM, druid)
    table.resolve_all()
    assert "Saproling Token" in table.battlefield(ANN)


def test_brood_sliver_asks_who_controls_the_other_sliver(table: Table) -> None:
    table.battlefield(ANN, "Brood Sliver")
    sinew = table.battlefield(BOB, "Sinew Sliver")
    assert sinew.power == 2
    table.turn(BOB)
    table.attack(BOB, {sinew: ANN})
    table.combat_damage()
    assert [one.controller for one in table.on_stack()] == [ANN]
    table.will(BOB, True)
    table.resolve()
    assert "Sliver Token" in table.battlefield(BOB)


def test_alms_collector_looks_at_one_draw_of_several_cards() -> None:
    table = Table(players=3, free_mana=True)
    mine = table.battlefield(ANN, "Alms Collector")
    table.battlefield(CAT, "Alms Collector")
    table.will(BOB, mine)
    cast(table, BOB, PEEK)
    assert [len(table.hand(player)) for player in (ANN, BOB, CAT)] == [1, 1, 0]


def test_alms_collector_ignores_single_draws_and_other_ways_to_the_hand(table: Table) -> None:
    table.battlefield(ANN, "Alms Collector")
    twice = card("Twice", "{U}", INSTANT_CARD, then(draw(1), draw(1)))
    cast(table, BOB, twice)
    assert (len(table.hand(ANN)), len(table.hand(BOB))) == (0, 2)
    table.library(BOB, "Forest", "Island", "Swamp")
    table.on_ask(BOB, first_option)
    table.battlefield(BOB, "Armillary Sphere")
    table.activate(BOB, "Armillary Sphere")
    table.resolve()
    assert len(table.hand(ANN)) == 0


def test_ajanis_pridemate_does_not_see_a_teammate_gain_life() -> None:
    table = Table(4, variants=[TwoHeadedGiant()], free_mana=True)
    cat = table.battlefield(ANN, "Ajani's Pridemate")
    cast(table, BOB, SIP)
    assert (table.stack, cat.power, table.life(ANN)) == ([], 2, 31)


def test_noggle_ransacker_goes_round_in_turn_order(table: Table) -> None:
    table.hand(BOB, "Forest")
    table.enters(ANN, "Noggle Ransacker")
    table.resolve()
    assert [(len(table.hand(player)), len(table.graveyard(player))) for player in (ANN, BOB)] == [(1, 1), (2, 1)]


def test_laboratory_maniacs_are_asked_in_turn_order() -> None:
    table = Table(free_mana=True)
    for player in (ANN, BOB):
        table.battlefield(player, "Laboratory Maniac")
        table.library(player, only=True)
    table.turn(BOB)
    cast(table, BOB, card("Flood", "{U}", SORCERY_CARD, draw(1, EACH_PLAYER)))
    assert table.winner == BOB


def test_platinum_angel_stops_no_concession(table: Table) -> None:
    table.battlefield(ANN, "Platinum Angel")
    table.life(ANN, -3)
    assert table.result is None
    table.concede(ANN)
    assert table.winner == BOB


# ---------------------------------------------------------------------- sizes


def test_figure_of_destiny_asks_only_what_it_is(table: Table) -> None:
    figure = table.battlefield(ANN, "Figure of Destiny")
    table.activate(ANN, figure, 1)
    table.resolve()
    assert figure.power == 1
    table.activate(ANN, figure, 0)
    table.resolve()
    table.activate(ANN, figure, 1)
    table.resolve()
    assert (figure.power, figure.is_a("Warrior")) == (4, True)


def test_death_baron_is_no_other_zombie_but_may_be_a_skeleton(table: Table) -> None:
    baron = table.battlefield(ANN, "Death Baron")
    assert (baron.power, baron.has("deathtouch")) == (2, False)
    table.will(ANN, "Skeleton")
    table.enters(ANN, "Conspiracy")
    assert (baron.power, baron.has("deathtouch")) == (3, True)


def test_master_of_etherium_counts_itself(table: Table) -> None:
    assert table.battlefield(ANN, "Master of Etherium").power == 1


def test_crag_puca_switches_after_everything_else(table: Table) -> None:
    puca = table.battlefield(ANN, "Crag Puca")
    table.activate(ANN, puca)
    table.resolve()
    cast(table, ANN, card("Bulk", "{G}", INSTANT_CARD, pump(target(CREATURE), 2, 0)), puca)
    assert (puca.power, puca.toughness) == (4, 4)
    cast(table, ANN, card("Bulk", "{G}", INSTANT_CARD, pump(target(CREATURE), 2, 0)), puca)
    assert (puca.power, puca.toughness) == (4, 6)


def test_battlegate_mimic_sets_a_size_over_older_ones_only(table: Table) -> None:
    mimic = table.battlefield(ANN, "Battlegate Mimic")
    cast(table, ANN, "Giant Growth", mimic)
    table.battlefield(ANN, "Boar Umbra", attached_to=mimic)
    table.hand(ANN, "Lightning Helix")
    table.cast(ANN, "Lightning Helix", [BOB])
    table.resolve()
    assert (mimic.power, mimic.toughness, mimic.has("first strike")) == (10, 8, True)
    table.battlefield(ANN, "Lignify", attached_to=mimic)
    assert (mimic.power, mimic.toughness) == (6, 10)


def test_inkfathom_witch_changes_itself_while_it_is_unblocked(table: Table) -> None:
    witch = table.battlefield(ANN, "Inkfathom Witch")
    table.attack(ANN, {witch: BOB})
    table.block(BOB, {})
    table.activate(ANN, witch)
    table.resolve()
    assert (witch.power, witch.toughness) == (4, 1)


def test_aura_gnarlid_compares_power_only_as_blockers_are_declared(table: Table) -> None:
    gnarlid = table.battlefield(ANN, "Aura Gnarlid")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, {gnarlid: BOB})
    table.block(BOB, {bears: gnarlid})
    table.battlefield(ANN, "Boar Umbra", attached_to=gnarlid)
    assert (bears.blocking, gnarlid.blocked) == ([gnarlid], True)


def test_jackal_familiar_goes_on_alone_and_may_be_put_there_alone(table: Table) -> None:
    jackal, bears = table.battlefield(ANN, "Jackal Familiar", "Grizzly Bears")
    with table.refuses("alone"):
        table.attack(ANN, {jackal: BOB})
    table.attack(ANN, {jackal: BOB, bears: BOB})
    table.remove(bears)
    table.combat_damage()
    assert table.life(BOB) == 18


def test_jackal_familiar_may_block_another_attacker_than_its_companion(table: Table) -> None:
    jackal, bears = table.battlefield(BOB, "Jackal Familiar", "Grizzly Bears")
    one, other = table.battlefield(ANN, "Serra Angel", "Llanowar Elves")
    third = table.battlefield(ANN, "Gravedigger")
    table.attack(ANN, {one: BOB, other: BOB, third: BOB})
    table.block(BOB, {jackal: other, bears: third})
    assert (jackal.blocking, bears.blocking) == ([other], [third])


def test_razia_redirects_piece_by_piece(table: Table) -> None:
    razia = table.battlefield(ANN, "Razia, Boros Archangel")
    bears = table.battlefield(ANN, "Grizzly Bears")
    angel = table.battlefield(BOB, "Serra Angel")
    table.activate(ANN, razia, targets=[bears, angel])
    table.resolve()
    for amount in (2, 2):
        cast(table, BOB, card("Sting", "{R}", INSTANT_CARD, damage(amount, ANY_TARGET)), bears)
    assert (bears.damage, angel.damage) == (1, 3)


def test_silent_blade_oni_casts_at_any_time_under_its_controller(table: Table) -> None:
    oni = table.battlefield(ANN, "Silent-Blade Oni")
    table.hand(BOB, "Gravedigger", "Arc Lightning")
    table.attack(ANN, {oni: BOB})
    table.combat_damage()
    table.on_ask(ANN, lambda asked: True if asked.answers() == [False, True] else None)
    table.will(ANN, "Gravedigger")
    table.resolve()
    table.resolve()
    assert "Gravedigger" in table.battlefield(ANN)


def test_maelstrom_wanderer_cascades_one_after_the_other(table: Table) -> None:
    table.library(ANN, "Forest", "Grizzly Bears", "Forest", "Llanowar Elves", only=True)
    table.hand(ANN, "Maelstrom Wanderer")
    table.cast(ANN, "Maelstrom Wanderer")
    assert table.stack == ["Maelstrom Wanderer"] * 3
    table.always(ANN, True)
    table.resolve()
    assert table.stack == ["Maelstrom Wanderer"] * 2 + ["Grizzly Bears"]
    table.resolve()
    assert "Grizzly Bears" in table.battlefield(ANN)
    table.resolve()
    assert table.stack == ["Maelstrom Wanderer", "Llanowar Elves"]


def test_illusory_angel_asks_only_whether_something_was_cast(table: Table) -> None:
    table.hand(ANN, "Illusory Angel", SIP)
    assert not table.can_cast(ANN, "Illusory Angel")
    table.cast(ANN, "Sip")
    table.hand(BOB, "Cancel")
    table.cast(BOB, "Cancel", ["Sip"])
    table.resolve_all()
    assert table.can_cast(ANN, "Illusory Angel")


def test_elderwood_scion_changes_costs_of_what_also_targets_others(table: Table) -> None:
    scion = table.battlefield(ANN, "Elderwood Scion")
    for player, symbols in ((ANN, "{R}"), (BOB, "{R}{C}{C}{C}{C}")):
        table.turn(player)
        table.hand(player, "Arc Lightning")
        table.mana(player, symbols)
        table.cast(player, "Arc Lightning", [scion, BOB], divide=[1, 2], free_mana=False)
        assert table.mana(player) == ""
        table.resolve()


def test_elderwood_scion_never_reduces_colors(table: Table) -> None:
    scion = table.battlefield(ANN, "Elderwood Scion")
    table.hand(ANN, "Lightning Helix")
    table.mana(ANN, "{R}")
    assert table.why_not_cast(ANN, "Lightning Helix", free_mana=False)
    assert scion.exists


def test_fertilid_shuffles_even_if_nothing_is_found(table: Table) -> None:
    lid = table.battlefield(ANN, "Fertilid", counters={"+1/+1": 2})
    table.library(BOB, *["Forest", "Swamp", "Island", "Plains"] * 5)
    before = table.library(BOB)
    table.will(BOB, [])
    table.activate(ANN, lid, targets=[BOB])
    table.resolve()
    assert (sorted(table.library(BOB)), table.library(BOB) == before) == (sorted(before), False)


def test_pentavus_spends_any_of_its_counters(table: Table) -> None:
    pentavus = table.battlefield(ANN, "Pentavus", counters={"+1/+1": 1})
    table.counters(pentavus, "+1/+1", 2)
    for _ in range(2):
        table.activate(ANN, pentavus, 0)
        table.resolve()
    assert table.battlefield(ANN).count("Pentavite Token") == 2


# ---------------------------------------------------------------------- artifacts and lands


def test_mage_slayer_deals_what_the_attacker_has_even_without_it(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    slayer = table.battlefield(ANN, "Mage Slayer", attached_to=bears)
    table.attack(ANN, {bears: BOB})
    table.remove(slayer)
    table.resolve()
    assert table.life(BOB) == 18
    table.combat_damage()
    assert table.life(BOB) == 16


def test_sai_of_the_shinobi_stays_where_it_is(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    sai = table.battlefield(ANN, "Sai of the Shinobi", attached_to=bears)
    table.enters(ANN, "Llanowar Elves")
    table.will(ANN, False)
    table.resolve()
    assert sai.attached_to == bears


def test_quietus_spike_halves_what_is_left_after_the_damage(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(ANN, "Quietus Spike", attached_to=bears)
    table.life(BOB, 11)
    table.attack(ANN, {bears: BOB})
    table.combat_damage()
    assert table.life(BOB) == 9
    table.resolve()
    assert table.life(BOB) == 4


def test_cranial_plating_moves_at_instant_speed(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    plating = table.battlefield(ANN, "Cranial Plating")
    table.turn(BOB)
    table.activate(ANN, plating, "{B}{B}", targets=[bears])
    table.resolve()
    assert (plating.attached_to, bears.power) == (bears, 3)


def test_pithing_needle_leaves_mana_alone_and_ends_with_itself(table: Table) -> None:
    table.will(ANN, "Fractured Powerstone")
    needle = table.enters(ANN, "Pithing Needle")
    planar = table.battlefield(BOB, "Fractured Powerstone")
    table.tap_for_mana(BOB, planar)
    assert table.mana(BOB) == "{C}"
    table.untap(planar)
    table.turn(BOB)
    assert not table.can_activate(BOB, planar)
    table.remove(needle)
    assert table.can_activate(BOB, planar)
    table.activate(BOB, planar)
    table.resolve()
    assert table.stack == []


def test_pentad_prism_stays_without_counters(table: Table) -> None:
    prism = table.battlefield(ANN, "Pentad Prism", counters={"charge": 1})
    table.will(ANN, "{R}")
    table.tap_for_mana(ANN, prism)
    assert (prism.exists, prism.counters) == (True, {})


def test_exotic_orchard_looks_only_at_colors(table: Table) -> None:
    orchard = table.battlefield(ANN, "Exotic Orchard")
    table.battlefield(BOB, "Forest", "Battlefield Forge")
    table.will(ANN, "{W}")
    table.tap_for_mana(ANN, orchard)
    assert table.mana(ANN) == "{W}"


def test_a_planar_die_is_rolled_for_fractured_powerstone() -> None:
    table = PlanarTable(free_mana=True)
    stone = table.battlefield(ANN, "Fractured Powerstone")
    table.force_planar_die("chaos")
    table.activate(ANN, stone)
    table.resolve()
    assert table.planes == ["Nowhere 1"]
