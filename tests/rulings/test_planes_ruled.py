"""Rulings about planes: what each does, for whom, and until when."""

from __future__ import annotations

import pytest
from tests.rulings.ruled import DOOM, cast, first_but_yes, first_option, last_option, noting

from planechase.rules.events.events import LifeLoss
from planechase.testing import ANN, BOB, CAT, PlanarTable
from planechase.testing.scripted_answers import ScriptedAnswer
from planechase.vocabulary import (
    SORCERY_CARD,
    card,
    gain_life,
)

SIP = card("Sip", "{2}{W}", SORCERY_CARD, gain_life(1))


@pytest.fixture
def table() -> PlanarTable:
    return PlanarTable(free_mana=True)


def chaos(table: PlanarTable, *answers: ScriptedAnswer) -> None:
    """Chaos ensues for Ann, and its ability resolves."""
    if answers:
        table.will(ANN, *answers)
    table.chaos()
    table.resolve()


# ---------------------------------------------------------------------- combat


def test_stensia_gives_each_creature_one_counter_a_turn(table: PlanarTable) -> None:
    table.on_plane("Stensia")
    swift = table.battlefield(ANN, "Boros Swiftblade")
    table.attack(ANN, {swift: BOB})
    table.combat_damage()
    table.go_to("end of combat")
    assert table.life(BOB) == 17
    assert swift.counters == {"+1/+1": 1}


def test_astral_arena_stops_declarations_only(table: PlanarTable) -> None:
    table.on_plane("Astral Arena")
    one, other = table.battlefield(ANN, "Grizzly Bears", "Ninja of the Deep Hours")
    assert table.can_attack(one)
    with table.refuses("more than 1"):
        table.attack(ANN, {one: BOB, other: BOB})
    table.attack(ANN, {one: BOB})
    table.block(BOB, {})
    table.hand(ANN, "Throat Slitter")
    table.activate(ANN, "Throat Slitter")
    table.resolve()
    assert table.find("Throat Slitter").attacking == BOB


def test_kessig_does_nothing_for_creatures_that_come_later(table: PlanarTable) -> None:
    table.on_plane("Kessig")
    bears = table.battlefield(ANN, "Grizzly Bears")
    chaos(table)
    stolen = table.battlefield(BOB, "Grizzly Bears")
    cast(table, ANN, "Act of Aggression", stolen)
    assert (bears.power, stolen.power, stolen.controller) == (4, 2, ANN)


def test_kharasha_foothills_looks_at_players_alone() -> None:
    table = PlanarTable(3)
    table.on_plane("Kharasha Foothills")
    bears = table.battlefield(ANN, "Grizzly Bears")
    knight = table.battlefield(BOB, "Elspeth, Knight-Errant")
    table.attack(ANN, {bears: knight})
    assert table.stack == []


def test_the_hippodrome_may_leave_a_negative_power_that_deals_nothing(table: PlanarTable) -> None:
    table.on_plane("The Hippodrome")
    angel = table.battlefield(ANN, "Serra Angel")
    assert angel.power == -1
    table.attack(ANN, {angel: BOB})
    table.combat_damage()
    assert table.life(BOB) == 20
    cast(table, ANN, "Giant Growth", angel)
    assert angel.power == 2


def test_undercity_reaches_looks_at_each_creature(table: PlanarTable) -> None:
    table.on_plane("Undercity Reaches")
    one, other = table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves")
    table.attack(ANN, {one: BOB, other: BOB})
    table.always(ANN, True)
    table.combat_damage()
    assert len(table.stack) == 2


def test_velis_vel_gives_all_types_and_no_changeling(table: PlanarTable) -> None:
    table.on_plane("Velis Vel")
    bears = table.battlefield(ANN, "Grizzly Bears")
    chaos(table, bears)
    assert (bears.is_a("Elf"), bears.has("changeling")) == (True, False)


def test_onakke_catacomb_makes_creatures_only_black_on_the_battlefield_only(table: PlanarTable) -> None:
    held = table.hand(ANN, "Llanowar Elves")
    elves = table.battlefield(BOB, "Llanowar Elves")
    table.on_plane("Onakke Catacomb")
    assert (elves.colors, held.colors) == ("B", "G")


# ---------------------------------------------------------------------- spells and copies


def test_izzet_steam_maze_copies_for_whoever_casts_without_a_choice(table: PlanarTable) -> None:
    table.on_plane("Izzet Steam Maze")
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", [ANN])
    table.will(BOB, False)
    table.resolve()
    assert ([one.controller for one in table.on_stack()], len(table.stack)) == ([BOB, BOB], 2)
    table.resolve()
    assert (table.life(ANN), table.stack) == (17, ["Lightning Bolt"])


def test_glimmervoid_basin_copies_modes_and_everything_else_it_could_target(table: PlanarTable) -> None:
    table.on_plane("Glimmervoid Basin")
    elves = table.battlefield(BOB, "Llanowar Elves")
    air, angel = table.battlefield(BOB, "Air Elemental", "Serra Angel")
    shroud = table.battlefield(BOB, "Whispersilk Cloak")
    fourth = table.battlefield(BOB, "Vampire Nighthawk", counters={"+1/+1": 3})
    table.battlefield(BOB, "Whispersilk Cloak", attached_to=fourth)
    table.hand(ANN, "Branching Bolt")
    table.on_ask(ANN, first_option)
    table.cast(ANN, "Branching Bolt", [air], modes=[0])
    table.resolve()
    assert table.stack == ["Branching Bolt"] * 2  # one copy, for the other creature that flies and can be targeted
    assert {one.targets[0] for one in table.on_stack()} == {air, angel}
    table.resolve_all()
    assert (elves.exists, fourth.damage, shroud.exists) == (True, 0, True)


def test_otaria_flashback_of_half_a_split_card_costs_that_half(table: PlanarTable) -> None:
    table.on_plane("Otaria")
    table.graveyard(ANN, "Assault // Battery")
    table.mana(ANN, "{R}")
    table.cast(ANN, "Assault // Battery", [BOB], half="Assault", way="flashback", free_mana=False)
    table.resolve()
    assert (table.life(BOB), len(table.exile(ANN)), table.graveyard(ANN)) == (18, 1, [])


def test_otaria_flashback_with_an_x_is_paid_and_a_countered_spell_is_exiled(table: PlanarTable) -> None:
    table.on_plane("Otaria")
    table.graveyard(ANN, "Blaze")
    table.mana(ANN, "{C}{C}{C}{R}")
    table.cast(ANN, "Blaze", [BOB], x=3, way="flashback", free_mana=False)
    assert table.mana(ANN) == ""
    table.hand(BOB, "Cancel")
    table.cast(BOB, "Cancel", ["Blaze"])
    table.resolve_all()
    assert (table.exile(ANN), table.graveyard(ANN), table.life(BOB)) == (["Blaze"], [], 20)


def test_a_spell_with_flashback_is_never_put_into_a_graveyard(table: PlanarTable) -> None:
    table.on_plane("The Dark Barony", "Otaria")
    table.graveyard(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", [BOB], way="flashback")
    table.resolve_all()
    assert (table.life(ANN), table.exile(ANN)) == (20, ["Lightning Bolt"])


def test_otaria_gives_an_extra_turn_for_each_chaos(table: PlanarTable) -> None:
    table.on_plane("Otaria")
    chaos(table)
    chaos(table)
    turns = []
    for _ in range(3):
        table.next_turn()
        turns.append(table.active_player)
    assert turns == [ANN, ANN, BOB]


def test_rebound_of_trail_of_the_mage_rings_stays_and_comes_once(table: PlanarTable) -> None:
    table.on_plane("Trail of the Mage-Rings")
    cast(table, ANN, SIP)
    assert table.exile(ANN) == ["Sip"]
    table.planeswalk(ANN)
    table.will(ANN, True)
    table.go_to("upkeep", of=ANN)
    table.resolve_all()
    assert (table.life(ANN), table.graveyard(ANN)) == (22, ["Sip"])


def test_jund_looks_at_any_of_the_colors(table: PlanarTable) -> None:
    table.on_plane("Jund")
    table.hand(ANN, "Baleful Strix")
    table.cast(ANN, "Baleful Strix")
    assert table.stack == ["Baleful Strix", "Jund"]


def test_feeding_grounds_takes_both_reductions(table: PlanarTable) -> None:
    table.on_plane("Feeding Grounds")
    table.hand(ANN, "Savage Twister", "Dragonlair Spider")
    table.mana(ANN, "{R}{R}{G}{G}")
    table.cast(ANN, "Dragonlair Spider", free_mana=False)
    assert table.stack == ["Dragonlair Spider"]


def test_eloren_wilds_sees_costs_with_a_tap_symbol_and_stops_permanent_spells(table: PlanarTable) -> None:
    table.on_plane("Eloren Wilds")
    elves, prism = table.battlefield(ANN, "Llanowar Elves", "Pentad Prism")
    table.counters(prism, "charge", 1)
    table.tap_for_mana(ANN, elves)
    assert table.mana(ANN) == "{G}{G}"
    table.will(ANN, "{R}")
    table.tap_for_mana(ANN, prism)
    assert sorted(table.mana(ANN)) == sorted("{R}{G}{G}")
    chaos(table, BOB)
    table.turn(BOB)
    table.hand(BOB, "Grizzly Bears", "Forest")
    assert not table.can_cast(BOB, "Grizzly Bears")
    assert table.play_land(BOB, "Forest").zone == "battlefield"


# ---------------------------------------------------------------------- what comes and goes


def test_naya_fixes_the_bonus_as_chaos_resolves(table: PlanarTable) -> None:
    table.on_plane("Naya")
    table.lands(ANN, "Forest", 3)
    bears = table.battlefield(ANN, "Grizzly Bears")
    chaos(table, bears)
    table.battlefield(ANN, "Forest")
    assert bears.power == 5


def test_academy_at_tolaria_west_forgets_its_counters_when_it_is_left(table: PlanarTable) -> None:
    plane = table.on_plane("Academy at Tolaria West")
    table.counters(plane, "flame", 2)
    table.planeswalk(ANN)
    assert (plane.exists, plane.now.counters) == (False, {})


def test_aretopolis_counts_every_scroll_counter(table: PlanarTable) -> None:
    plane = table.on_plane("Aretopolis")
    table.counters(plane, "scroll", 3)
    table.begin("upkeep", of=ANN)
    table.resolve()
    assert table.life(ANN) == 24
    chaos(table)
    assert len(table.hand(ANN)) == 5


def test_akoum_spares_what_has_become_enchanted(table: PlanarTable) -> None:
    table.on_plane("Akoum")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.will(ANN, bears)
    table.chaos()
    table.battlefield(BOB, "Boar Umbra", attached_to=bears)
    table.resolve()
    assert (bears.exists, table.on_battlefield("Boar Umbra")) == (True, True)


def test_grixis_unearths_without_casting_and_only_from_the_graveyard(table: PlanarTable) -> None:
    table.on_plane("Grixis")
    zombie = table.graveyard(ANN, "Death Baron")
    table.battlefield(ANN, "Forgotten Ancient")
    table.activate(ANN, zombie)
    assert table.stack == ["Death Baron"]  # only the ability: nobody cast a spell
    table.hand(BOB, "Stifle")
    table.will(ANN, False)
    table.cast(BOB, "Stifle", [table.on_stack()[0]])
    table.resolve_all()
    assert zombie.exists
    other = table.graveyard(ANN, "Skullsnatcher")
    table.activate(ANN, other)
    table.remove(other)
    table.resolve()
    assert not table.on_battlefield("Skullsnatcher")


def test_grixis_lets_an_unearthed_creature_be_exiled_and_come_back_for_good(table: PlanarTable) -> None:
    table.on_plane("Grixis")
    table.graveyard(ANN, "Death Baron")
    table.activate(ANN, "Death Baron")
    table.resolve()
    baron = table.find("Death Baron")
    table.will(ANN, baron)
    table.enters(ANN, "Flickerwisp")
    table.resolve()
    table.on_ask(ANN, first_option)
    table.go_to("end step")
    table.resolve_all()
    table.next_turn()
    assert table.on_battlefield("Death Baron")


def test_isle_of_vesuva_destroys_namesakes_of_what_stays(table: PlanarTable) -> None:
    table.on_plane("Isle of Vesuva")
    table.battlefield(BOB, "Darksteel Forge")
    first = table.battlefield(BOB, "Wizard Replica")
    second = table.battlefield(ANN, "Wizard Replica")
    chaos(table, first)
    assert (first.exists, second.exists) == (True, False)


def test_minamo_asks_in_turn_order_as_chaos_resolves(table: PlanarTable) -> None:
    table.on_plane("Minamo")
    table.graveyard(ANN, "Air Elemental")
    table.graveyard(BOB, "Cancel")
    table.chaos()
    assert table.on_stack()[0].targets == []
    asked: list[int] = []
    for player in (ANN, BOB):
        table.on_ask(player, noting(player, asked, last_option))
    table.resolve()
    assert asked[0] == ANN
    assert set(asked) == {ANN, BOB}


def test_cliffside_market_exchanges_for_good_between_any_players() -> None:
    table = PlanarTable(3, free_mana=True)
    table.on_plane("Cliffside Market")
    one = table.battlefield(BOB, "Grizzly Bears")
    other = table.battlefield(CAT, "Serra Angel")
    chaos(table, [one, other])
    table.planeswalk(ANN)
    table.go_to("upkeep", of=BOB)
    assert (one.controller, other.controller) == (CAT, BOB)
    cast(table, BOB, "Act of Aggression", one)
    assert one.controller == BOB


def test_cliffside_market_exchanges_life_by_gain_and_loss(table: PlanarTable) -> None:
    table.on_plane("Cliffside Market")
    table.life(ANN, 5)
    table.life(BOB, 3)
    cat = table.battlefield(BOB, "Ajani's Pridemate")
    table.will(ANN, BOB, True)
    table.begin("upkeep", of=ANN)
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB), cat.power) == (3, 5, 3)
    assert [(lost.player, lost.amount) for lost in table.happened(LifeLoss)] == [(ANN, 2)]


def test_windriddle_palaces_lets_one_land_be_played(table: PlanarTable) -> None:
    table.on_plane("Windriddle Palaces")
    table.library(BOB, "Forest", "Island")
    table.play_land(ANN, "Forest")
    assert table.battlefield(ANN) == ["Forest"]
    with table.refuses("land"):
        table.play_land(ANN, "Island")


def test_grand_ossuary_distributes_as_it_is_put_on_the_stack(table: PlanarTable) -> None:
    table.on_plane("Grand Ossuary")
    angel, bears, elves = table.battlefield(ANN, "Serra Angel", "Grizzly Bears", "Llanowar Elves")
    table.will(ANN, [bears, elves], {bears: 3, elves: 1})
    cast(table, ANN, DOOM, angel)
    assert table.stack == ["Grand Ossuary"]
    table.resolve()
    assert (bears.power, elves.power) == (5, 2)


def test_immersturm_is_controlled_by_the_planar_controller(table: PlanarTable) -> None:
    table.on_plane("Immersturm")
    table.will(BOB, ANN)
    table.enters(BOB, "Grizzly Bears")
    assert [one.controller for one in table.on_stack()] == [ANN]


def test_immersturm_returns_a_new_permanent_for_which_its_owner_chooses(table: PlanarTable) -> None:
    table.on_plane("Immersturm")
    plasma = table.battlefield(ANN, "Primal Plasma", owner=BOB, counters={"+1/+1": 1})
    table.will(ANN, plasma)
    table.chaos()
    table.will(BOB, "a 2/2 creature with flying", ANN)
    table.resolve()
    new = table.find("Primal Plasma")
    assert (new.controller, new.counters, new.has("flying"), new.power) == (BOB, {}, True, 2)


def test_spatial_merging_makes_the_game_lie_on_two_planes(table: PlanarTable) -> None:
    table.planar_deck(ANN, "Spatial Merging", "Undercity Reaches", "Naya")
    table.planeswalk(ANN)
    table.resolve()
    bears = table.battlefield(ANN, "Grizzly Bears")
    assert sorted(table.planes) == ["Naya", "Undercity Reaches"]
    table.on_ask(ANN, lambda asked: first_option(asked) if "order" in asked.why.lower() else None)
    table.will(ANN, bears)
    table.chaos()
    assert sorted(table.stack) == ["Naya", "Undercity Reaches"]


def test_bant_protects_only_as_long_as_the_counter_stays_on_the_target(table: PlanarTable) -> None:
    table.on_plane("Bant")
    bears = table.battlefield(ANN, "Grizzly Bears")
    elves = table.battlefield(ANN, "Llanowar Elves")
    chaos(table, bears)
    assert bears.has("indestructible")
    table.counters(bears, "divinity", 0)
    table.counters(elves, "divinity", 1)
    assert (bears.has("indestructible"), elves.has("indestructible")) == (False, False)


def test_furnace_layer_may_select_its_controller() -> None:
    seen = set()
    for seed in range(8):
        other = PlanarTable(seed=seed, free_mana=True)
        other.on_plane("Furnace Layer")
        other.hand(ANN, "Forest")
        other.hand(BOB, "Forest")
        other.begin("upkeep", of=ANN)
        seen.add(other.on_stack()[0].targets[0])
    assert seen == {ANN, BOB}


def test_lair_of_the_ashen_idol_needs_no_target_for_chaos(table: PlanarTable) -> None:
    table.on_plane("Lair of the Ashen Idol")
    chaos(table, [])
    assert (table.battlefield(ANN), table.battlefield(BOB)) == ([], [])


def test_the_dark_barony_looks_at_the_color_in_the_graveyard(table: PlanarTable) -> None:
    table.on_plane("The Dark Barony")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.on_plane("The Dark Barony", "Onakke Catacomb")
    assert bears.colors == "B"
    cast(table, ANN, DOOM, bears)
    table.resolve_all()
    assert table.life(BOB) == 19


def test_the_maelstrom_puts_what_cannot_enter_on_the_bottom(table: PlanarTable) -> None:
    table.on_plane("The Maelstrom")
    table.library(ANN, "Boar Umbra", "Forest")
    table.always(ANN, True)
    table.begin("upkeep", of=ANN)
    table.resolve()
    assert table.library(ANN)[-1] == "Boar Umbra"


def test_edge_of_malacol_untaps_what_is_no_creature(table: PlanarTable) -> None:
    table.on_plane("Edge of Malacol")
    bears = table.battlefield(ANN, "Grizzly Bears", tapped=True)
    forest = table.battlefield(ANN, "Forest", tapped=True)
    table.go_to("upkeep", of=ANN)
    assert (bears.tapped, bears.counters, forest.tapped) == (True, {"+1/+1": 2}, False)


def test_grove_of_the_dreampods_turns_a_library_over_without_a_creature(table: PlanarTable) -> None:
    table.on_plane("Grove of the Dreampods")
    table.library(ANN, *["Forest"] * 5, only=True)
    table.begin("upkeep", of=ANN)
    table.resolve()
    assert (table.library(ANN), table.battlefield(ANN)) == (["Forest"] * 5, [])


def test_talon_gates_may_be_used_often_and_its_cards_go_on_without_it(table: PlanarTable) -> None:
    table.on_plane("Talon Gates")
    table.hand(ANN, "Llanowar Elves", "Soul Warden")
    for _ in range(2):
        action = next(one for one in table.actions(ANN) if "Talon Gates" in one)
        table.will(ANN, table.hand(ANN)[0])
        table.do(ANN, action)
    assert sorted(table.exile(ANN)) == ["Llanowar Elves", "Soul Warden"]
    table.planeswalk(ANN)
    table.on_ask(ANN, first_but_yes)
    table.go_to("draw", of=ANN)
    assert table.exile(ANN) == []


def test_reality_shaping_shows_what_others_put_there_before(table: PlanarTable) -> None:
    table.planar_deck(ANN, "Reality Shaping")
    table.hand(ANN, "Grizzly Bears")
    table.hand(BOB, "Serra Angel")
    table.planeswalk(ANN)
    table.will(ANN, "Grizzly Bears")
    table.resolve(pause=True)
    assert table.decision is not None
    assert table.decision.player == BOB
    table.answer(BOB, "Serra Angel")
    assert (table.battlefield(ANN), table.battlefield(BOB)) == (["Grizzly Bears"], ["Serra Angel"])


def test_morphic_tide_counts_tokens_and_orders_the_kinds(table: PlanarTable) -> None:
    table.planar_deck(ANN, "Morphic Tide")
    table.battlefield(ANN, "Grizzly Bears", token=True)
    table.battlefield(ANN, "Forest")
    table.library(ANN, "Serra Angel", "Boar Umbra", only=True)
    table.planeswalk(ANN)
    table.on_ask(ANN, first_option)
    table.resolve()
    left = [*table.battlefield(ANN), *table.library(ANN)]
    assert sorted(left) == ["Boar Umbra", "Forest", "Serra Angel"]
    assert "Forest" in left
