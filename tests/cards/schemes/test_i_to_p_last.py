"""Schemes from Nature Shields Its Own to Plots That Span Centuries, each set in motion in a game."""

from __future__ import annotations

import pytest

from planechase.rules.events.events import Sacrificed, Shuffled
from planechase.testing import ANN, BOB, CAT, SchemeTable
from planechase.words.card import ENCHANTMENT_CARD, INSTANT_CARD, anthem, card, creature, whenever
from planechase.words.casual.scheme_words import scheme, set_in_motion
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.life_effects import gain_life
from planechase.words.effects.tokens import CreateToken, creature_token
from planechase.words.filters import CREATURE, ITSELF, Blocking
from planechase.words.selections import ANY_TARGET, target
from planechase.words.statics import gets
from planechase.words.triggers import BecomesBlockedTrigger, BlockedByTrigger, BlocksTrigger

BOLTS = ["Lightning Bolt"] * 4
GAIN = scheme("Test Scheme", set_in_motion(gain_life(1)))
PINPRICK = card("Test Pinprick", "{R}", INSTANT_CARD, damage(1, ANY_TARGET))
AMBUSH = card("Test Ambush", "{G}", INSTANT_CARD,
              CreateToken(creature_token(0, 1, "G", "Plant"), blocking=target(CREATURE)))  # fmt: skip
CONSTRUCT = card("Test Construct", "{2}", creature("Construct", 1, 1, "Artifact Creature"))
WATCHED = card("Test Hero", "{W}", creature("Human", 2, 2),
               whenever(BecomesBlockedTrigger(ITSELF), gain_life(1)),
               whenever(BlockedByTrigger(ITSELF, CREATURE), gain_life(10)))  # fmt: skip
WATCHER = card("Test Watcher", "{W}", creature("Human", 0, 2),
               whenever(BlocksTrigger(CREATURE), gain_life(100)))  # fmt: skip


@pytest.fixture
def table() -> SchemeTable:
    return SchemeTable(free_mana=True)


# ---------------------------------------------------------------------- Nature Shields Its Own


@pytest.mark.rule("509.4", "509.3c", "509.3d", "509.3a")
def test_a_plant_blocks_each_unblocked_creature_that_attacks_her(table: SchemeTable) -> None:
    table.scheme("Nature Shields Its Own")
    table.battlefield(ANN, WATCHER)
    hero = table.battlefield(BOB, WATCHED)
    angel = table.battlefield(CAT, "Serra Angel")
    table.turn(BOB)
    table.attack(BOB, {hero: ANN, angel: ANN})
    table.block(ANN, {})
    assert table.stack == ["Nature Shields Its Own"] * 2
    table.will(BOB, [WATCHED.name, WATCHED.name], about="triggers")
    table.resolve_all()
    plants = table.find_all("Plant Token")
    assert sorted(plant.blocking[0].name for plant in plants) == ["Serra Angel", WATCHED.name], "though it flies"
    assert (hero.blocked, angel.blocked) == (True, True)
    table.combat_damage()
    assert table.life(BOB) == 20 + 1 + 10, "it became blocked, and it became blocked by a creature"
    assert table.life(ANN) == 40, "no damage, and no creature was declared as a blocker"
    assert table.find_all("Plant Token") == []


@pytest.mark.rule("509.4", "613.1")
def test_a_plant_that_enters_blocking_is_a_blocking_creature_at_once(table: SchemeTable) -> None:
    table.scheme("Nature Shields Its Own")
    table.battlefield(ANN, card("Hedge", "{G}", ENCHANTMENT_CARD, anthem(CREATURE & Blocking(), gets(0, 4))))
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.turn(BOB)
    table.attack(BOB, {bears: ANN})
    table.block(ANN, {})
    table.resolve()
    assert table.find("Plant Token").toughness == 5


@pytest.mark.rule("509.3g", "508.5")
def test_no_plant_where_a_creature_blocks_and_one_for_her_planeswalkers(table: SchemeTable) -> None:
    table.scheme("Nature Shields Its Own")
    elspeth = table.battlefield(ANN, "Elspeth, Knight-Errant")
    wall = table.battlefield(ANN, "Wall of Blossoms")
    bears, elves = table.battlefield(BOB, "Grizzly Bears", "Llanowar Elves")
    table.turn(BOB)
    table.attack(BOB, {bears: ANN, elves: elspeth})
    table.block(ANN, {wall: bears})
    table.resolve_all()
    plants = table.find_all("Plant Token")
    assert [plant.blocking for plant in plants] == [[elves]]


@pytest.mark.rule("509.3g")
def test_her_own_attackers_get_no_plant(table: SchemeTable) -> None:
    table.scheme("Nature Shields Its Own")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, {bears: BOB})
    table.block(BOB, {})
    assert table.stack == []
    table.combat_damage()
    assert table.life(BOB) == 18


@pytest.mark.rule("509.4a")
def test_a_plant_comes_although_the_attacker_is_gone_but_blocks_nothing(table: SchemeTable) -> None:
    table.scheme("Nature Shields Its Own")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Lightning Bolt")
    table.turn(BOB)
    table.attack(BOB, {bears: ANN})
    table.block(ANN, {})
    table.cast(ANN, "Lightning Bolt", [bears])
    table.resolve_all()
    assert table.find("Plant Token").blocking == []


@pytest.mark.rule("509.4a")
@pytest.mark.parametrize(("player", "blocks"), [(BOB, True), (CAT, False)])
def test_what_enters_blocking_for_somebody_who_is_not_attacked_blocks_nothing(player: int, blocks: bool) -> None:
    table = SchemeTable(rumble=True, free_mana=True)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(player, AMBUSH)
    table.attack(ANN, {bears: BOB})
    table.cast(player, AMBUSH.name, [bears])
    table.resolve()
    assert (bool(table.find("Plant Token").blocking), bears.blocked) == (blocks, blocks)


@pytest.mark.rule("508.3b", "603.7a")
@pytest.mark.parametrize(("hers", "ends"), [(4, True), (3, False)])
def test_four_creatures_of_the_team_that_attack_her_end_it_after_the_combat(
    table: SchemeTable, hers: int, ends: bool
) -> None:
    table.scheme("Nature Shields Its Own")
    elspeth = table.battlefield(ANN, "Elspeth, Knight-Errant")
    bobs = [table.battlefield(BOB, "Grizzly Bears") for _ in range(2)]
    cats = [table.battlefield(CAT, "Grizzly Bears") for _ in range(2)]
    table.turn(BOB)
    table.attack(BOB, {bear: ANN if number < hers else elspeth for number, bear in enumerate([*bobs, *cats])})
    assert len(table.stack) == ends
    table.resolve_all()
    assert table.schemes == ["Nature Shields Its Own"]
    table.combat_damage()
    assert len(table.find_all("Plant Token")) == 0
    assert table.life(ANN) == 40
    table.go_to("postcombat main phase")
    assert (table.schemes == []) is ends


# ---------------------------------------------------------------------- No One Will Hear Your Cries


@pytest.mark.rule("101.4", "701.21a")
def test_each_opponent_keeps_one_creature(table: SchemeTable) -> None:
    table.battlefield(ANN, "Gold Myr", "Llanowar Elves")
    table.battlefield(BOB, "Grizzly Bears", "Serra Angel", "Gold Myr", "Forest")
    table.battlefield(CAT, "Grizzly Bears")
    table.will(BOB, "Serra Angel")
    table.set_in_motion("No One Will Hear Your Cries")
    table.resolve()
    assert table.battlefield(BOB) == ["Serra Angel", "Forest"]
    assert (table.battlefield(CAT), len(table.battlefield(ANN))) == (["Grizzly Bears"], 2)


# ---------------------------------------------------------------------- No Secret Is Hidden from Me


@pytest.mark.rule("608.2g", "118.9", "608.2c")
@pytest.mark.parametrize(("lands", "cast"), [(5, ["Gold Myr"]), (6, ["Gold Myr", "Serra Angel"])])
def test_the_first_nonland_card_is_cast_and_with_six_lands_another(lands: int, cast: list[str]) -> None:
    table = SchemeTable()
    table.lands(ANN, "Plains", lands)
    table.library(ANN, "Forest", "Gold Myr", "Island", "Swamp", "Serra Angel", "Sol Ring")
    table.always(ANN, True)
    table.set_in_motion("No Secret Is Hidden from Me")
    table.resolve()
    assert table.stack == cast
    assert table.exile(ANN) == ["Forest", "Island", "Swamp"][: 1 if lands < 6 else 3]


def test_what_she_does_not_cast_stays_in_exile(table: SchemeTable) -> None:
    table.library(ANN, "Forest", "Gold Myr")
    table.will(ANN, False)
    table.set_in_motion("No Secret Is Hidden from Me")
    table.resolve()
    assert table.exile(ANN) == ["Forest", "Gold Myr"]


# ---------------------------------------------------------------------- Nothing Can Stop Me Now


@pytest.mark.rule("615.1a", "616.1")
@pytest.mark.parametrize(("schemes", "left"), [(1, 38), (2, 39)])
def test_one_damage_of_each_source_of_an_opponent_is_prevented(table: SchemeTable, schemes: int, left: int) -> None:
    for _ in range(schemes):
        table.scheme("Nothing Can Stop Me Now")
    table.hand(BOB, "Lightning Bolt", PINPRICK)
    table.hand(ANN, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", [ANN])
    table.resolve()
    assert table.life(ANN) == left
    table.cast(BOB, PINPRICK.name, [ANN])
    table.resolve()
    assert table.life(ANN) == left
    table.cast(ANN, "Lightning Bolt", [ANN])
    table.resolve()
    assert table.life(ANN) == left - 3, "her own sources hurt her as ever"


@pytest.mark.rule("510.2", "615.1a")
def test_each_attacker_deals_one_less_but_not_to_her_planeswalkers(table: SchemeTable) -> None:
    table.scheme("Nothing Can Stop Me Now")
    elspeth = table.battlefield(ANN, "Elspeth, Knight-Errant")
    bears, angel, myr = table.battlefield(BOB, "Grizzly Bears", "Serra Angel", "Gold Myr")
    table.turn(BOB)
    table.attack(BOB, {bears: ANN, angel: ANN, myr: elspeth})
    table.combat_damage()
    assert (table.life(ANN), elspeth.loyalty) == (40 - 1 - 3, 3)


@pytest.mark.rule("603.4", "603.2b")
@pytest.mark.parametrize(("bolts", "ends"), [(2, False), (3, True)])
def test_five_damage_in_a_turn_end_it(table: SchemeTable, bolts: int, ends: bool) -> None:
    table.scheme("Nothing Can Stop Me Now")
    table.hand(BOB, *BOLTS)
    for _ in range(bolts):
        table.cast(BOB, "Lightning Bolt", [ANN])
        table.resolve()
    table.go_to("end step")
    assert table.stack == (["Nothing Can Stop Me Now"] if ends else [])
    table.resolve_all()
    assert (table.schemes == []) is ends


# ---------------------------------------------------------------------- Only Blood Ends Your Nightmares


@pytest.mark.rule("701.21a", "701.9", "101.4")
def test_whoever_sacrifices_no_creature_discards_two_cards(table: SchemeTable) -> None:
    table.battlefield(BOB, "Grizzly Bears", "Serra Angel")
    for player in (ANN, BOB, CAT):
        table.hand(player, "Forest", "Forest", "Forest")
    table.will(BOB, "Grizzly Bears")
    table.always(CAT, ["Forest", "Forest"])
    table.set_in_motion("Only Blood Ends Your Nightmares")
    table.resolve()
    assert (table.battlefield(BOB), table.graveyard(BOB)) == (["Serra Angel"], ["Grizzly Bears"])
    assert [len(table.hand(player)) for player in (ANN, BOB, CAT)] == [3, 3, 1]


# ---------------------------------------------------------------------- Only I Know What Awaits


@pytest.mark.rule("205.2a", "608.2d")
def test_a_card_for_each_type_that_opponents_have(table: SchemeTable) -> None:
    table.battlefield(BOB, CONSTRUCT)
    table.battlefield(CAT, "Forest")
    table.battlefield(ANN, "Phyrexian Arena")
    table.hand(ANN, "Gold Myr", "Serra Angel", "Grizzly Bears", "Island", "Rancor", "Lightning Bolt")
    table.will(ANN, "Gold Myr", "Island", "Serra Angel")
    table.set_in_motion("Only I Know What Awaits")
    table.resolve()
    assert sorted(table.battlefield(ANN)) == ["Gold Myr", "Island", "Phyrexian Arena", "Serra Angel"]
    assert table.hand(ANN) == ["Grizzly Bears", "Rancor", "Lightning Bolt"]


@pytest.mark.parametrize("answers", [["Gold Myr"], [[], "Gold Myr"]])
def test_one_card_serves_for_one_type_only(table: SchemeTable, answers: list[object]) -> None:
    table.battlefield(BOB, CONSTRUCT)
    table.hand(ANN, "Gold Myr")
    table.will(ANN, *answers)
    table.set_in_motion("Only I Know What Awaits")
    table.resolve()
    assert (table.battlefield(ANN), table.unused) == (["Gold Myr"], []), "she is asked once, or twice"


# ---------------------------------------------------------------------- Pay Tribute to Me


@pytest.mark.rule("608.2h", "101.4")
@pytest.mark.parametrize(("lands", "left"), [(5, 2), (6, 1)])
def test_a_creature_of_each_opponent_and_with_six_lands_another(table: SchemeTable, lands: int, left: int) -> None:
    for player in (ANN, BOB, CAT):
        table.battlefield(player, "Grizzly Bears", "Gold Myr", "Serra Angel")
    table.will(BOB, "Grizzly Bears", "Gold Myr")
    table.will(CAT, "Gold Myr", "Grizzly Bears")
    table.lands(ANN, "Swamp", lands)
    table.set_in_motion("Pay Tribute to Me")
    table.resolve()
    assert [len(table.battlefield(player)) for player in (BOB, CAT)] == [left, left]
    assert len(table.battlefield(ANN)) == lands + 3
    assert [event.player for event in table.happened(Sacrificed)] == [BOB, CAT] * (3 - left)


# ---------------------------------------------------------------------- Perhaps You've Met My Cohort


@pytest.mark.rule("701.23", "306.5b")
def test_a_planeswalker_from_the_library(table: SchemeTable) -> None:
    table.library(ANN, "Serra Angel", "Elspeth, Knight-Errant")
    table.will(ANN, "Elspeth, Knight-Errant")
    table.set_in_motion("Perhaps You've Met My Cohort")
    table.resolve()
    assert (table.battlefield(ANN), table.find("Elspeth, Knight-Errant").loyalty) == (["Elspeth, Knight-Errant"], 4)
    assert [event.player for event in table.happened(Shuffled)] == [ANN]


# ---------------------------------------------------------------------- Plots That Span Centuries


@pytest.mark.rule("701.32c", "614.3")
def test_the_next_time_three_schemes_are_set_in_motion(table: SchemeTable) -> None:
    table.set_in_motion("Plots That Span Centuries")
    table.resolve()
    table.scheme_deck(*[GAIN] * 5, only=True)
    table.go_to("upkeep", of=ANN)
    assert table.life(ANN) == 40, "not before her next turn"
    table.go_to("end step")
    assert table.life(ANN) == 43
    table.go_to("upkeep", of=BOB)
    table.go_to("end step", of=ANN)
    assert table.life(ANN) == 44, "only once"


@pytest.mark.rule("616.2")
def test_two_plots_make_five_schemes(table: SchemeTable) -> None:
    plots = "Plots That Span Centuries"
    table.set_in_motion(plots)
    table.resolve()
    table.scheme_deck(plots, *[GAIN] * 8, only=True)
    table.will(ANN, [plots, plots, GAIN.name], about="triggers")
    table.set_in_motion(plots)
    table.resolve_all()
    assert table.life(ANN) == 41
    table.set_in_motion(GAIN)
    table.resolve_all()
    assert table.life(ANN) == 46, "one of the three of the first becomes three of the second"


def test_they_are_her_own_plots() -> None:
    table = SchemeTable(rumble=True)
    table.set_in_motion("Plots That Span Centuries")
    table.resolve()
    table.set_in_motion(GAIN, player=BOB)
    assert table.stack == [GAIN.name]
