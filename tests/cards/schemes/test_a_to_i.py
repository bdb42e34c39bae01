"""Schemes from A Display of My Dark Power to Every Last Vestige Shall Rot, each set in motion in a game."""

from __future__ import annotations

import pytest

from planechase.rules.events.actions import sacrifice
from planechase.testing import ANN, BOB, CAT, SchemeTable
from planechase.words.card import INSTANT_CARD, card, creature
from planechase.words.effects.turns import ExtraTurn
from planechase.words.keywords import keyword

BOLTS = ["Lightning Bolt"] * 4
GIANT = card("Test Giant", "{5}{G}", creature("Giant", 8, 8))
ONE_MORE = card("Test Warp", "{U}", INSTANT_CARD, ExtraTurn())
WARDED = card("Test Warded", "{W}", creature("Spirit", 1, 1), (keyword("hexproof"),))


@pytest.fixture
def table() -> SchemeTable:
    return SchemeTable(free_mana=True)


# ---------------------------------------------------------------------- A Display of My Dark Power


@pytest.mark.rule("605.4a", "603.7b")
def test_everybodys_lands_give_one_more_mana_of_their_kind_until_the_archenemys_next_turn(table: SchemeTable) -> None:
    table.lands(ANN, "Swamp", 2)
    table.lands(BOB, "Boros Garrison")
    table.set_in_motion("A Display of My Dark Power")
    assert table.tap_for_mana(ANN, "Swamp") == "{B}", "it has not resolved yet"
    table.resolve()
    assert table.tap_for_mana(ANN, "Swamp") == "{B}{B}{B}"
    table.turn(BOB)
    table.will(BOB, "{W}", about="mana")
    assert sorted(table.tap_for_mana(BOB, "Boros Garrison")) == sorted("{R}{W}{W}")
    table.go_to("upkeep", of=ANN)
    assert table.tap_for_mana(ANN, "Swamp") == "{B}"


# ---------------------------------------------------------------------- A Premonition of Your Demise


@pytest.mark.rule("603.12", "603.12a")
def test_the_revealed_cards_are_kept_and_their_mana_values_are_dealt_as_damage(table: SchemeTable) -> None:
    table.library(ANN, "Serra Angel", "Grizzly Bears")
    table.set_in_motion("A Premonition of Your Demise")
    table.will(ANN, BOB)
    table.resolve()
    assert table.hand(ANN) == ["Serra Angel", "Grizzly Bears"]
    assert table.stack == ["A Premonition of Your Demise"]
    table.resolve()
    assert table.life(BOB) == 20 - 5 - 2


def test_nothing_is_dealt_where_only_lands_were_revealed(table: SchemeTable) -> None:
    table.set_in_motion("A Premonition of Your Demise")
    table.resolve()
    assert (len(table.hand(ANN)), table.stack) == (2, [])


# ---------------------------------------------------------------------- A Reckoning Approaches


@pytest.mark.rule("401.4")
def test_a_creature_among_the_top_six_may_enter_and_the_rest_goes_down_in_any_order(table: SchemeTable) -> None:
    six = ["Grizzly Bears", "Lightning Bolt", "Serra Angel", "Sol Ring", "Island", "Rancor"]
    table.library(ANN, *six, GIANT)
    table.set_in_motion("A Reckoning Approaches")
    table.will(ANN, "Serra Angel", ["Rancor", "Island", "Sol Ring", "Lightning Bolt", "Grizzly Bears"])
    table.resolve()
    assert table.battlefield(ANN) == ["Serra Angel"]
    library = table.library(ANN)
    assert library[0] == "Test Giant"
    assert library[-5:] == ["Rancor", "Island", "Sol Ring", "Lightning Bolt", "Grizzly Bears"]


# ---------------------------------------------------------------------- All Shall Smolder in My Wake


@pytest.mark.rule("115.1d", "608.2b")
@pytest.mark.parametrize("chosen", [[], ["Sol Ring"], ["Sol Ring", "Phyrexian Arena", "Boros Garrison"]])
def test_up_to_an_artifact_an_enchantment_and_a_nonbasic_land_are_destroyed(
    table: SchemeTable, chosen: list[str]
) -> None:
    table.battlefield(BOB, "Sol Ring", "Phyrexian Arena", "Boros Garrison", "Forest")
    groups: list[object] = [[name] if name in chosen else [] for name in table.battlefield(BOB)[:3]]
    table.set_in_motion("All Shall Smolder in My Wake", groups)
    table.resolve()
    assert sorted(table.graveyard(BOB)) == sorted(chosen)


def test_a_basic_land_does_not_smolder(table: SchemeTable) -> None:
    table.battlefield(BOB, "Forest")
    table.set_in_motion("All Shall Smolder in My Wake")
    table.resolve()
    assert table.battlefield(BOB) == ["Forest"]


# ---------------------------------------------------------------------- All in Good Time


@pytest.mark.rule("500.7", "701.32a")
def test_no_scheme_is_set_in_motion_in_the_extra_turn(table: SchemeTable) -> None:
    table.set_in_motion("All in Good Time")
    table.resolve()
    deck = table.scheme_deck()
    table.go_to("upkeep")
    assert table.active_player == ANN
    table.go_to("end step")
    assert table.scheme_deck() == deck
    table.set_in_motion("Evil Comes to Fruition")
    assert table.stack == [], "that goes for schemes that an effect would set in motion too"
    table.go_to("end step", of=ANN)
    assert table.scheme_deck()[-1] == "Evil Comes to Fruition", "and in the turn after that one comes again"


@pytest.mark.rule("500.7")
def test_of_two_extra_turns_only_the_one_it_gave_is_without_a_scheme(table: SchemeTable) -> None:
    table.set_in_motion("All in Good Time")
    table.resolve()
    table.hand(ANN, ONE_MORE)
    table.cast(ANN, ONE_MORE.name)
    table.resolve()
    deck = table.scheme_deck()
    table.next_turn()
    table.go_to("end step")
    assert (table.active_player, table.scheme_deck()) == (ANN, [*deck[1:], deck[0]]), "the newer one comes first"
    table.next_turn()
    table.go_to("end step")
    assert (table.active_player, table.scheme_deck()) == (ANN, [*deck[1:], deck[0]])


# ---------------------------------------------------------------------- Approach My Molten Realm


@pytest.mark.rule("614.1a", "616.1")
def test_all_damage_is_doubled_until_the_archenemys_next_turn(table: SchemeTable) -> None:
    table.hand(BOB, *BOLTS)
    table.set_in_motion("Approach My Molten Realm")
    table.resolve()
    table.cast(BOB, "Lightning Bolt", [ANN])
    table.resolve()
    assert table.life(ANN) == 34
    table.turn(CAT)
    wall = table.battlefield(ANN, GIANT)
    table.cast(BOB, "Lightning Bolt", [wall])
    table.resolve()
    assert wall.damage == 6
    table.go_to("upkeep", of=ANN)
    table.cast(BOB, "Lightning Bolt", [ANN])
    table.resolve()
    assert table.life(ANN) == 31


# ---------------------------------------------------------------------- Because I Have Willed It


@pytest.mark.rule("601.2f", "904.11")
def test_the_archenemys_spells_cost_one_less() -> None:
    table = SchemeTable()
    table.scheme("Because I Have Willed It")
    table.lands(ANN, "Forest", 1)
    table.hand(ANN, "Grizzly Bears")
    table.lands(BOB, "Forest", 1)
    table.hand(BOB, "Grizzly Bears")
    table.cast(ANN, "Grizzly Bears")
    table.resolve()
    table.turn(BOB)
    assert not table.can_cast(BOB, "Grizzly Bears")


@pytest.mark.rule("805.4d", "603.4", "701.33b")
@pytest.mark.parametrize(("bobs", "cats", "stays"), [(2, 2, False), (4, 0, False), (2, 1, True)])
def test_four_spells_of_the_team_in_its_turn_end_it(table: SchemeTable, bobs: int, cats: int, stays: bool) -> None:
    table.scheme("Because I Have Willed It")
    table.hand(BOB, *BOLTS)
    table.hand(CAT, *BOLTS)
    table.turn(BOB)
    for player in [BOB] * bobs + [CAT] * cats:
        table.cast(player, "Lightning Bolt", [ANN])
        table.resolve()
    table.go_to("end step")
    assert len(table.stack) == (0 if stays else 1), "once for the end step of the team"
    table.resolve_all()
    assert (table.schemes == ["Because I Have Willed It"]) is stays
    assert (table.scheme_deck()[-1] == "Because I Have Willed It") is not stays


def test_spells_of_somebody_who_left_since_count_as_well() -> None:
    table = SchemeTable(4, free_mana=True)
    table.scheme("Because I Have Willed It")
    table.hand(BOB, *BOLTS)
    table.turn(BOB)
    for _ in range(4):
        table.cast(BOB, "Lightning Bolt", [ANN])
        table.resolve()
    table.concede(BOB)
    table.go_to("end step")
    assert table.stack == ["Because I Have Willed It"]


@pytest.mark.rule("904.12c")
def test_in_a_rumble_one_opponent_must_have_cast_all_four() -> None:
    table = SchemeTable(rumble=True, free_mana=True)
    table.scheme("Because I Have Willed It")
    table.hand(BOB, *BOLTS)
    table.hand(CAT, *BOLTS)
    table.turn(BOB)
    for player in [BOB, BOB, BOB, CAT]:
        table.cast(player, "Lightning Bolt", [ANN])
        table.resolve()
    table.go_to("end step")
    assert table.stack == []


# ---------------------------------------------------------------------- Behold My Grandeur


@pytest.mark.rule("605.1b", "603.4", "701.23")
def test_three_mana_and_with_six_lands_a_great_card(table: SchemeTable) -> None:
    table.lands(ANN, "Swamp", 6)
    table.library(ANN, "Grizzly Bears", GIANT)
    table.will(ANN, ["Behold My Grandeur", "Behold My Grandeur"], about="triggers")
    table.set_in_motion("Behold My Grandeur")
    assert (table.mana(ANN), len(table.stack)) == ("", 2), "its first ability is no mana ability"
    table.will(ANN, True, "Test Giant")
    table.resolve_all()
    assert (table.mana(ANN), table.hand(ANN)) == ("{U}{B}{R}", ["Test Giant"])


def test_with_five_lands_there_is_only_the_mana(table: SchemeTable) -> None:
    table.lands(ANN, "Swamp", 5)
    table.set_in_motion("Behold My Grandeur")
    assert table.stack == ["Behold My Grandeur"]
    table.resolve()
    assert (table.mana(ANN), table.hand(ANN)) == ("{U}{B}{R}", [])


# ---------------------------------------------------------------------- Behold the Power of Destruction


@pytest.mark.rule("701.8b", "115.1d")
def test_all_of_one_opponents_nonland_permanents_are_destroyed(table: SchemeTable) -> None:
    table.battlefield(BOB, "Grizzly Bears", "Sol Ring", "Forest")
    table.battlefield(CAT, "Grizzly Bears")
    table.set_in_motion("Behold the Power of Destruction", [BOB])
    table.resolve()
    assert (table.battlefield(BOB), table.battlefield(CAT)) == (["Forest"], ["Grizzly Bears"])


# ---------------------------------------------------------------------- Bow to My Command


@pytest.mark.rule("607.2d", "508.1c")
def test_the_chosen_opponents_creatures_attack_neither_the_archenemy_nor_her_planeswalkers(table: SchemeTable) -> None:
    elspeth = table.battlefield(ANN, "Elspeth, Knight-Errant")
    bears = table.battlefield(BOB, "Grizzly Bears")
    angel = table.battlefield(CAT, "Serra Angel")
    table.will(ANN, BOB)
    table.set_in_motion("Bow to My Command")
    assert table.stack == [], "the choice is made as it is set in motion"
    table.turn(BOB)
    assert not table.can_attack(bears)
    assert table.can_attack(angel, ANN)
    assert table.can_attack(angel, elspeth)


@pytest.mark.rule("805.4d", "608.2d")
@pytest.mark.parametrize(
    ("bobs", "cats", "ends"),
    [(["Test Giant"], [], True), ([], ["Serra Angel"], False), (["Test Giant"], ["Serra Angel"], True)],
)
def test_the_team_taps_creatures_together(table: SchemeTable, bobs: list[str], cats: list[str], ends: bool) -> None:
    table.scheme("Bow to My Command")
    table.battlefield(BOB, GIANT, summoning_sick=True)
    table.battlefield(CAT, "Serra Angel")
    table.turn(BOB)
    table.go_to("end step")
    table.will(BOB, bobs)
    table.will(CAT, cats)
    table.resolve()
    assert (table.schemes == []) is ends
    tapped = [table.find(name).tapped for name in ("Test Giant", "Serra Angel")]
    assert tapped == ([bool(bobs), bool(cats)] if ends else [False, False])


def test_when_the_chosen_player_is_gone_nobody_else_is_chosen() -> None:
    table = SchemeTable(4)
    table.will(ANN, BOB)
    table.set_in_motion("Bow to My Command")
    angel = table.battlefield(CAT, "Serra Angel")
    table.concede(BOB)
    table.turn(CAT)
    assert table.schemes == ["Bow to My Command"]
    assert table.can_attack(angel, ANN)


# ---------------------------------------------------------------------- Chaos Is My Plaything


@pytest.mark.rule("601.2c", "603.3d")
def test_one_permanent_of_each_opponent_is_exiled_then_everybody_gets_another(table: SchemeTable) -> None:
    table.battlefield(BOB, "Grizzly Bears", "Forest")
    table.battlefield(CAT, "Serra Angel")
    table.library(ANN, "Lightning Bolt", "Sol Ring")
    table.library(BOB, "Gold Myr")
    table.library(CAT, "Giant Growth", "Lightning Bolt", "Llanowar Elves")
    with table.refuses("each player"):
        table.fork().set_in_motion("Chaos Is My Plaything", [["Grizzly Bears", "Forest"]])
    table.set_in_motion("Chaos Is My Plaything", [["Grizzly Bears", "Serra Angel"]])
    table.resolve()
    assert (table.exile(BOB), table.exile(CAT)) == (["Grizzly Bears"], ["Serra Angel"])
    assert [table.battlefield(player) for player in (ANN, BOB, CAT)] == [
        ["Sol Ring"], ["Forest", "Gold Myr"], ["Llanowar Elves"]
    ]  # fmt: skip
    assert table.library(ANN)[-1] == "Lightning Bolt"
    assert sorted(table.library(CAT)[-2:]) == ["Giant Growth", "Lightning Bolt"]


@pytest.mark.rule("603.3d")
def test_without_a_permanent_of_one_opponent_there_is_no_legal_choice(table: SchemeTable) -> None:
    table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(CAT, WARDED)
    table.set_in_motion("Chaos Is My Plaything")
    assert (table.stack, table.schemes) == ([], [])


# ---------------------------------------------------------------------- Choose Your Champion


@pytest.mark.rule("608.2d", "101.2")
def test_only_the_archenemy_and_the_champion_cast_and_attack(table: SchemeTable) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    angel = table.battlefield(CAT, "Serra Angel")
    table.hand(ANN, "Lightning Bolt")
    table.hand(BOB, "Lightning Bolt")
    table.hand(CAT, "Lightning Bolt", "Forest")
    table.will(BOB, BOB)
    table.set_in_motion("Choose Your Champion", [BOB])
    table.resolve()
    assert [table.can_cast(player, "Lightning Bolt") for player in (ANN, BOB, CAT)] == [True, True, False]
    table.turn(BOB)
    assert (table.can_attack(bears), table.can_attack(angel)) == (True, False)
    table.play_land(CAT, "Forest")
    table.go_to("upkeep", of=ANN)
    assert table.can_cast(CAT, "Lightning Bolt")


def test_an_opponent_may_choose_the_archenemy_herself(table: SchemeTable) -> None:
    table.hand(BOB, "Lightning Bolt")
    table.will(BOB, ANN)
    table.set_in_motion("Choose Your Champion", [BOB])
    table.resolve()
    assert not table.can_cast(BOB, "Lightning Bolt")


# ---------------------------------------------------------------------- Choose Your Demise


@pytest.mark.rule("700.3", "700.3a")
@pytest.mark.parametrize("pile", ["face up", "face down"])
def test_an_opponent_chooses_between_the_face_up_and_the_face_down_pile(table: SchemeTable, pile: str) -> None:
    table.library(ANN, "Lightning Bolt", "Serra Angel", "Sol Ring", "Gold Myr", GIANT)
    table.will(ANN, ["Sol Ring"], CAT)
    table.will(CAT, pile)
    table.always(ANN, ["Gold Myr", "Serra Angel", "Lightning Bolt"], about="order")
    table.set_in_motion("Choose Your Demise")
    table.resolve()
    others = ["Gold Myr", "Serra Angel", "Lightning Bolt"]
    kept, down = (others, ["Sol Ring"]) if pile == "face up" else (["Sol Ring"], others)
    assert sorted(table.hand(ANN)) == sorted(kept)
    assert table.library(ANN)[-len(down) :] == down
    assert table.library(ANN)[0] == "Test Giant"


@pytest.mark.rule("400.2")
def test_only_the_face_up_pile_is_shown(table: SchemeTable) -> None:
    table.library(ANN, "Lightning Bolt", "Serra Angel", "Sol Ring", "Gold Myr")
    table.will(ANN, ["Sol Ring", "Gold Myr"], CAT)
    table.set_in_motion("Choose Your Demise")
    table.resolve(pause=True)
    assert "Serra Angel" in table.question
    assert "Sol Ring" not in table.question
    assert not any("Sol Ring" in line for line in table.log)


# ---------------------------------------------------------------------- Dance, Pathetic Marionette


@pytest.mark.rule("701.20a")
def test_one_revealed_creature_dances_and_all_other_cards_are_lost(table: SchemeTable) -> None:
    table.library(BOB, "Lightning Bolt", "Grizzly Bears", "Serra Angel")
    table.library(CAT, "Gold Myr")
    table.will(ANN, "Grizzly Bears")
    table.set_in_motion("Dance, Pathetic Marionette")
    table.resolve()
    assert table.battlefield(ANN) == ["Grizzly Bears"]
    assert table.find("Grizzly Bears").controller == ANN
    assert (table.graveyard(BOB), table.graveyard(CAT)) == (["Lightning Bolt"], ["Gold Myr"])
    assert table.library(BOB)[0] == "Serra Angel"


def test_whoever_has_no_creature_loses_the_whole_library(table: SchemeTable) -> None:
    table.library(BOB, "Grizzly Bears")
    table.set_in_motion("Dance, Pathetic Marionette")
    table.resolve()
    assert (table.battlefield(ANN), table.library(CAT), len(table.graveyard(CAT))) == (["Grizzly Bears"], [], 10)


# ---------------------------------------------------------------------- Dark Wings Bring Your Downfall


@pytest.mark.rule("508.4", "508.3a")
def test_whenever_the_archenemy_attacks_a_demon_joins_in(table: SchemeTable) -> None:
    table.scheme("Dark Wings Bring Your Downfall")
    bears, elves = table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves")
    table.attack(ANN, {bears: BOB, elves: BOB})
    assert table.stack == ["Dark Wings Bring Your Downfall"], "once, however many attack"
    table.will(ANN, CAT)
    table.resolve()
    demon = table.find("Demon Token")
    assert (demon.tapped, demon.attacking, demon.keywords) == (True, CAT, frozenset({"flying"}))
    table.combat_damage()
    assert (table.life(BOB), table.life(CAT)) == (17, 15)


@pytest.mark.rule("603.4", "700.4")
@pytest.mark.parametrize(("mine", "ends"), [(2, True), (1, False)])
def test_two_creatures_of_hers_that_died_in_a_turn_end_it(table: SchemeTable, mine: int, ends: bool) -> None:
    table.scheme("Dark Wings Bring Your Downfall")
    doomed = [table.battlefield(ANN if number < mine else BOB, "Grizzly Bears", owner=BOB) for number in range(3)]
    table.happen(lambda state: sacrifice(state, [state.objects[one.id] for one in doomed]))
    table.go_to("end step")
    table.resolve_all()
    assert (table.schemes == []) is ends


# ---------------------------------------------------------------------- Delight in the Hunt


@pytest.mark.rule("615.1a", "611.2c")
def test_a_horror_and_no_damage_to_the_archenemys_creatures_this_turn(table: SchemeTable) -> None:
    table.set_in_motion("Delight in the Hunt")
    table.resolve()
    later = table.battlefield(ANN, "Grizzly Bears")
    table.hand(BOB, *BOLTS)
    for target in (table.find("Horror Token"), later, ANN):
        table.cast(BOB, "Lightning Bolt", [target])
        table.resolve()
    assert (table.battlefield(ANN), table.life(ANN)) == (["Horror Token", "Grizzly Bears"], 37)
    table.turn(BOB)
    table.next_turn()
    table.cast(BOB, "Lightning Bolt", [later])
    table.resolve()
    assert table.battlefield(ANN) == ["Horror Token"]


# ---------------------------------------------------------------------- Drench the Soil in Their Blood


@pytest.mark.rule("500.8")
def test_two_combats_with_vigilance(table: SchemeTable) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.set_in_motion("Drench the Soil in Their Blood")
    table.resolve()
    for _ in range(2):
        table.attack(ANN, {bears: BOB})
        table.combat_damage()
        table.go_to("postcombat main phase")
    assert table.life(BOB) == 16
    table.next_step()
    assert table.step.value in ("beginning of combat", "end step")
    assert not bears.tapped


# ---------------------------------------------------------------------- Embrace My Diabolical Vision


@pytest.mark.rule("701.24d", "121.1")
def test_everybody_begins_anew_with_seven_and_four_cards(table: SchemeTable) -> None:
    table.hand(BOB, *BOLTS)
    table.graveyard(ANN, "Serra Angel")
    table.graveyard(CAT, "Grizzly Bears")
    table.set_in_motion("Embrace My Diabolical Vision")
    table.resolve()
    assert [len(table.hand(player)) for player in (ANN, BOB, CAT)] == [7, 4, 4]
    assert [len(table.library(player)) for player in (ANN, BOB, CAT)] == [11 - 7, 14 - 4, 11 - 4]
    assert [table.graveyard(player) for player in (ANN, BOB, CAT)] == [[], [], []]


# ---------------------------------------------------------------------- Every Dream a Nightmare


@pytest.mark.rule("701.9", "101.4")
def test_the_archenemy_draws_for_each_land_that_opponents_discard(table: SchemeTable) -> None:
    table.hand(BOB, "Forest", "Lightning Bolt")
    table.hand(CAT, "Swamp", "Lightning Bolt")
    table.will(BOB, "Forest")
    table.will(CAT, "Lightning Bolt")
    table.set_in_motion("Every Dream a Nightmare")
    table.resolve()
    assert (table.graveyard(BOB), table.graveyard(CAT), len(table.hand(ANN))) == (["Forest"], ["Lightning Bolt"], 1)


# ---------------------------------------------------------------------- Every Hope Shall Vanish


@pytest.mark.rule("701.9b", "701.20a")
def test_the_archenemy_chooses_a_nonland_card_of_each_hand(table: SchemeTable) -> None:
    table.hand(BOB, "Forest", "Lightning Bolt", "Serra Angel")
    table.hand(CAT, "Swamp")
    table.will(ANN, "Serra Angel")
    table.set_in_motion("Every Hope Shall Vanish")
    table.resolve()
    assert (table.hand(BOB), table.hand(CAT)) == (["Forest", "Lightning Bolt"], ["Swamp"])
    assert table.graveyard(BOB) == ["Serra Angel"]


# ---------------------------------------------------------------------- Every Last Vestige Shall Rot


@pytest.mark.rule("107.3f", "118.12", "401.4")
def test_what_costs_no_more_than_x_goes_under_the_library_in_its_owners_order() -> None:
    table = SchemeTable()
    table.lands(ANN, "Swamp", 4)
    table.battlefield(BOB, "Grizzly Bears", "Sol Ring", "Serra Angel", "Forest")
    table.battlefield(CAT, "Grizzly Bears")
    table.will(ANN, True, 2)
    table.will(BOB, ["Sol Ring", "Grizzly Bears"])
    table.set_in_motion("Every Last Vestige Shall Rot", [BOB])
    table.resolve()
    assert table.battlefield(BOB) == ["Serra Angel", "Forest"]
    assert table.library(BOB)[-2:] == ["Sol Ring", "Grizzly Bears"]
    assert table.battlefield(CAT) == ["Grizzly Bears"]
    assert sum(land.tapped for land in table.find_all("Swamp", zone="battlefield")) == 2


def test_the_archenemy_need_not_pay(table: SchemeTable) -> None:
    table.lands(ANN, "Swamp", 4)
    table.battlefield(BOB, "Grizzly Bears")
    table.will(ANN, False)
    table.set_in_motion("Every Last Vestige Shall Rot", [BOB])
    table.resolve()
    assert table.battlefield(BOB) == ["Grizzly Bears"]
