"""Schemes from Tooth, Claw, and Tail to Your Will Is Not Your Own, each set in motion in a game."""

from __future__ import annotations

import pytest

from planechase.rules.events.actions import sacrifice
from planechase.rules.events.events import Revealed
from planechase.rules.events.life import CantGainLife, CantLoseLife
from planechase.testing import ANN, BOB, CAT, DAN, ArrangedCommander, SchemeTable
from planechase.words.card import ENCHANTMENT_CARD, SORCERY_CARD, card, creature
from planechase.words.effects.damage_effects import damage
from planechase.words.player_words import TARGET_PLAYER, YOU
from planechase.words.replacements import MoreTokens

BOLTS = ["Lightning Bolt"] * 4
GIANT = card("Test Giant", "{5}{G}", creature("Giant", 8, 8))
SPARK = card("Test Spark", "{R}", SORCERY_CARD, damage(1, TARGET_PLAYER))
DOUBLING = card("Test Doubling", "{4}{G}", ENCHANTMENT_CARD, MoreTokens(YOU))
NO_GAIN = card("Test Hex", "{B}", ENCHANTMENT_CARD, CantGainLife(YOU))
NO_LOSS = card("Test Ward", "{W}", ENCHANTMENT_CARD, CantLoseLife(YOU))


@pytest.fixture
def table() -> SchemeTable:
    return SchemeTable(free_mana=True)


# ---------------------------------------------------------------------- Tooth, Claw, and Tail


@pytest.mark.rule("115.1d", "701.8a")
@pytest.mark.parametrize("chosen", [[], ["Sol Ring"], ["Grizzly Bears", "Sol Ring", "Phyrexian Arena"]])
def test_up_to_three_nonland_permanents_are_destroyed(table: SchemeTable, chosen: list[str]) -> None:
    table.battlefield(BOB, "Grizzly Bears", "Sol Ring", "Forest")
    table.battlefield(CAT, "Phyrexian Arena", "Gold Myr")
    table.set_in_motion("Tooth, Claw, and Tail", [chosen])
    table.resolve()
    assert sorted(table.graveyard(BOB) + table.graveyard(CAT)) == sorted(chosen)


def test_neither_lands_nor_four_of_them(table: SchemeTable) -> None:
    four = table.battlefield(BOB, "Grizzly Bears", "Sol Ring", "Gold Myr", "Serra Angel")
    forest = table.battlefield(CAT, "Forest")
    with table.refuses("not among"):
        table.fork().set_in_motion("Tooth, Claw, and Tail", [[forest]])
    with table.refuses("0 to 3"):
        table.set_in_motion("Tooth, Claw, and Tail", [list(four)])


# ---------------------------------------------------------------------- What's Yours Is Now Mine


@pytest.mark.rule("611.2a", "302.6", "701.26b")
def test_a_creature_is_hers_for_good_but_not_to_attack_at_once(table: SchemeTable) -> None:
    angel = table.battlefield(BOB, "Serra Angel", tapped=True)
    mine = table.battlefield(ANN, "Grizzly Bears")
    with table.refuses("not a legal target"):
        table.fork().set_in_motion("What's Yours Is Now Mine", [mine])
    table.set_in_motion("What's Yours Is Now Mine", [angel])
    table.resolve()
    assert (angel.controller, angel.tapped, table.can_attack(angel)) == (ANN, False, False)
    table.go_to("upkeep", of=BOB)
    table.go_to("upkeep", of=ANN)
    assert (angel.controller, table.can_attack(angel, CAT)) == (ANN, True)


@pytest.mark.rule("800.4a")
def test_it_leaves_with_its_owner() -> None:
    table = SchemeTable(4)
    angel = table.battlefield(BOB, "Serra Angel")
    table.set_in_motion("What's Yours Is Now Mine", [angel])
    table.resolve()
    table.concede(BOB)
    assert (angel.exists, table.battlefield(ANN)) == (False, [])


# ---------------------------------------------------------------------- When Will You Learn?


@pytest.mark.rule("608.2g", "118.9")
def test_the_top_cards_of_her_opponents_are_cast_for_nothing() -> None:
    table = SchemeTable(4)
    table.library(ANN, "Grizzly Bears")
    table.library(BOB, "Serra Angel", "Gold Myr")
    table.library(CAT, SPARK)
    table.library(DAN, "Forest")
    table.set_in_motion("When Will You Learn?")
    table.will(ANN, "Test Spark", BOB, "Serra Angel")
    table.resolve()
    assert table.stack == ["Test Spark", "Serra Angel"]
    assert (table.exile(BOB), table.exile(CAT), table.exile(DAN)) == ([], [], ["Forest"]), "a land is no spell"
    table.resolve_all()
    angel = table.find("Serra Angel", zone="battlefield")
    assert (angel.controller, angel.owner, table.life(BOB)) == (ANN, BOB, 19)
    assert (table.graveyard(CAT), table.library(BOB)[0], table.library(ANN)[0]) == (
        ["Test Spark"], "Gold Myr", "Grizzly Bears"
    )  # fmt: skip


def test_what_is_not_cast_stays_in_exile(table: SchemeTable) -> None:
    table.library(BOB, "Serra Angel")
    table.library(CAT, "Grizzly Bears")
    table.set_in_motion("When Will You Learn?")
    table.will(ANN, "Grizzly Bears", [])
    table.resolve()
    assert (table.stack, table.exile(BOB)) == (["Grizzly Bears"], ["Serra Angel"])
    assert not table.can_cast(ANN, "Serra Angel")


# ---------------------------------------------------------------------- Which of You Burns Brightest?


@pytest.mark.rule("107.3f", "118.12")
@pytest.mark.parametrize("walker", [False, True])
def test_x_damage_to_an_opponent_or_planeswalker_and_all_creatures_there(walker: bool) -> None:
    table = SchemeTable()
    table.lands(ANN, "Mountain", 4)
    elspeth = table.battlefield(BOB, "Elspeth, Knight-Errant")
    bears, angel = table.battlefield(BOB, "Grizzly Bears", "Serra Angel")
    table.battlefield(CAT, "Llanowar Elves")
    table.battlefield(ANN, "Llanowar Elves")
    table.set_in_motion("Which of You Burns Brightest?", [elspeth if walker else BOB])
    table.will(ANN, True, 3)
    table.resolve()
    assert (bears.now.zone, angel.damage, table.life(CAT)) == ("graveyard", 3, 20)
    assert (elspeth.loyalty, table.life(BOB)) == ((1, 20) if walker else (4, 17))
    assert (table.battlefield(CAT), table.battlefield(ANN)[-1]) == (["Llanowar Elves"], "Llanowar Elves")
    assert sum(land.tapped for land in table.find_all("Mountain", zone="battlefield")) == 3


def test_without_a_payment_nobody_burns(table: SchemeTable) -> None:
    table.lands(ANN, "Mountain", 2)
    table.battlefield(BOB, "Llanowar Elves")
    with table.refuses("not a legal target"):
        table.fork().set_in_motion("Which of You Burns Brightest?", [ANN])
    table.set_in_motion("Which of You Burns Brightest?", [BOB])
    table.will(ANN, False)
    table.resolve()
    assert (table.life(BOB), table.battlefield(BOB)) == (20, ["Llanowar Elves"])


# ---------------------------------------------------------------------- You Are Unworthy of Mercy


@pytest.mark.rule("701.21a", "614.15", "101.4")
@pytest.mark.parametrize(("lands", "left"), [(5, (3, 1)), (6, (1, 0))])
def test_each_opponent_sacrifices_one_or_three(table: SchemeTable, lands: int, left: tuple[int, int]) -> None:
    table.lands(ANN, "Swamp", lands)
    table.battlefield(BOB, "Grizzly Bears", "Sol Ring", "Serra Angel", "Gold Myr")
    table.battlefield(CAT, "Grizzly Bears", "Llanowar Elves")
    table.lands(CAT, "Forest", 2)
    table.set_in_motion("You Are Unworthy of Mercy")
    table.will(BOB, ["Sol Ring"] if lands == 5 else ["Sol Ring", "Gold Myr", "Grizzly Bears"])
    if lands == 5:
        table.will(CAT, ["Llanowar Elves"])
    table.resolve()
    assert len(table.battlefield(BOB)) == left[0]
    assert len(table.battlefield(CAT)) == left[1] + 2, "lands need not be sacrificed"
    assert len(table.battlefield(ANN)) == lands


# ---------------------------------------------------------------------- You Cannot Hide from Me


@pytest.mark.rule("603.2b", "509.1b", "702.20b")
def test_in_each_of_her_combats_a_creature_cannot_be_stopped(table: SchemeTable) -> None:
    table.scheme("You Cannot Hide from Me")
    bears = table.battlefield(ANN, "Grizzly Bears")
    wall = table.battlefield(BOB, "Wall of Blossoms")
    table.will(ANN, [bears])
    table.go_to("beginning of combat")
    assert table.stack == ["You Cannot Hide from Me"]
    table.resolve()
    assert (bears.power, bears.toughness, bears.keywords) == (4, 4, frozenset({"vigilance"}))
    table.attack(ANN, {bears: BOB})
    with table.refuses("no creature that can block"):
        table.block(BOB, {wall: bears})
    table.combat_damage()
    assert (table.life(BOB), bears.tapped) == (16, False)
    table.next_turn()
    assert (bears.power, bears.keywords) == (2, frozenset())


@pytest.mark.rule("805.4d", "603.4")
@pytest.mark.parametrize(("lives", "triggered"), [((10, 10), 0), ((9, 20), 1), ((20, 9), 1), ((9, 9), 2)])
def test_it_ends_when_an_opponent_has_less_than_half_the_life_they_began_with(
    table: SchemeTable, lives: tuple[int, int], triggered: int
) -> None:
    table.scheme("You Cannot Hide from Me")
    table.life(ANN, 1)
    table.life(BOB, lives[0])
    table.life(CAT, lives[1])
    table.go_to("end step", of=ANN)
    assert table.stack == [], "only in an end step of her opponents"
    table.go_to("end step", of=BOB)
    assert len(table.stack) == triggered
    table.resolve_all()
    assert (table.schemes == []) is bool(triggered)


# ---------------------------------------------------------------------- You Exist Only to Amuse


@pytest.mark.rule("700.2b", "611.2c", "613.4b")
def test_their_creatures_are_small_and_plain_until_her_next_turn(table: SchemeTable) -> None:
    angel = table.battlefield(BOB, "Serra Angel")
    bears = table.battlefield(CAT, "Grizzly Bears")
    mine = table.battlefield(ANN, "Serra Angel")
    table.set_in_motion("You Exist Only to Amuse", modes=[1])
    table.resolve()
    later = table.battlefield(CAT, "Serra Angel")
    assert [(one.power, one.toughness, one.keywords) for one in (angel, bears)] == [(1, 1, frozenset())] * 2
    assert (mine.power, later.power, len(mine.keywords)) == (4, 4, 2), "which ones was fixed as it resolved"
    table.go_to("end step", of=BOB)
    assert angel.power == 1
    table.go_to("upkeep", of=ANN)
    assert (angel.power, angel.keywords) == (4, frozenset({"flying", "vigilance"}))


@pytest.mark.rule("700.2b", "111.3")
def test_or_three_devils(table: SchemeTable) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.set_in_motion("You Exist Only to Amuse", modes=[0])
    table.resolve()
    devils = table.find_all("Devil Token")
    assert ([one.power for one in devils], bears.power) == ([1, 1, 1], 2)
    table.will(ANN, CAT)
    table.happen(lambda state: sacrifice(state, [state.objects[devils[0].id]]))
    table.resolve()
    assert table.life(CAT) == 19


@pytest.mark.rule("700.2b", "700.2")
def test_with_six_lands_she_has_both(table: SchemeTable) -> None:
    table.lands(ANN, "Swamp", 6)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.set_in_motion("You Exist Only to Amuse")
    table.resolve()
    assert (len(table.find_all("Devil Token")), bears.power) == (3, 1)


# ---------------------------------------------------------------------- You Live Only Because I Will It


@pytest.mark.rule("119.5", "608.2d")
def test_life_totals_are_dealt_out_anew() -> None:
    table = SchemeTable(4)
    table.life(ANN, 3)
    table.life(BOB, 30)
    table.life(CAT, 12)
    table.set_in_motion("You Live Only Because I Will It")
    table.will(ANN, True, [ANN, BOB, CAT], "30", "12")
    table.resolve()
    assert [table.life(player) for player in (ANN, BOB, CAT, DAN)] == [30, 12, 3, 20]


@pytest.mark.rule("119.7", "119.8")
@pytest.mark.parametrize(("ward", "refused"), [(NO_GAIN, "40"), (NO_LOSS, "10")])
def test_nobody_gets_a_total_that_cannot_be_theirs(table: SchemeTable, ward: object, refused: str) -> None:
    assert ward is NO_GAIN or ward is NO_LOSS
    table.battlefield(BOB, NO_GAIN if ward is NO_GAIN else NO_LOSS)
    table.life(CAT, 10)
    table.set_in_motion("You Live Only Because I Will It")
    table.will(ANN, True, [BOB, ANN, CAT])
    table.resolve(pause=True)
    with table.refuses("not among"):
        table.answer(ANN, refused)
    table.answer(ANN, "10" if refused == "40" else "40")
    table.answer(ANN, "20")
    assert [table.life(player) for player in (ANN, BOB, CAT)] == ([20, 10, 40] if refused == "40" else [20, 40, 10])


@pytest.mark.rule("119.7")
def test_the_last_one_must_get_a_possible_total_too(table: SchemeTable) -> None:
    table.battlefield(CAT, NO_GAIN)
    table.life(CAT, 10)
    table.set_in_motion("You Live Only Because I Will It")
    table.will(ANN, True, [ANN, BOB, CAT])
    table.resolve(pause=True)
    with table.refuses("not among"):
        table.answer(ANN, "10")
    table.answer(ANN, "20")
    assert [table.life(player) for player in (ANN, BOB, CAT)] == [20, 40, 10]


# ---------------------------------------------------------------------- You Will Know True Suffering


@pytest.mark.rule("903.3e", "903.3d", "202.3")
def test_damage_by_the_mana_value_of_her_commander_to_all_but_commanders() -> None:
    commander = ArrangedCommander(["Krond the Dawn-Clad", "Bosh, Iron Golem", "Bosh, Iron Golem"])
    table = SchemeTable(variants=[commander], free_mana=True)
    table.turn(BOB)
    table.cast(BOB, "Bosh, Iron Golem")
    table.resolve()
    table.turn(ANN)
    bosh = table.find("Bosh, Iron Golem", zone="battlefield")
    giant = table.battlefield(CAT, GIANT)
    mine = table.battlefield(ANN, "Grizzly Bears")
    table.set_in_motion("You Will Know True Suffering")
    table.resolve()
    assert (giant.damage, mine.damage, bosh.damage) == (6, 0, 0)


def test_without_a_commander_nobody_suffers(table: SchemeTable) -> None:
    elves = table.battlefield(BOB, "Llanowar Elves")
    table.set_in_motion("You Will Know True Suffering")
    table.resolve()
    assert elves.zone == "battlefield"


# ---------------------------------------------------------------------- Your Fate Is Thrice Sealed


@pytest.mark.rule("701.20a")
def test_of_three_cards_the_lands_enter_and_the_rest_is_hers(table: SchemeTable) -> None:
    table.library(ANN, "Forest", "Serra Angel", "Boros Garrison", "Island")
    table.set_in_motion("Your Fate Is Thrice Sealed")
    table.resolve()
    assert (sorted(table.battlefield(ANN)), table.hand(ANN)) == (["Boros Garrison", "Forest"], ["Serra Angel"])
    assert not table.find("Forest", zone="battlefield").tapped
    assert table.library(ANN)[0] == "Island"
    assert [event.names for event in table.happened(Revealed)] == [("Forest", "Serra Angel", "Boros Garrison")]


# ---------------------------------------------------------------------- Your Inescapable Doom


@pytest.mark.rule("122.1", "904.11", "608.2d")
def test_doom_grows_each_turn_and_strikes_the_one_with_most_life(table: SchemeTable) -> None:
    doom = table.scheme("Your Inescapable Doom")
    table.life(BOB, 21)
    table.go_to("end step", of=ANN)
    table.resolve()
    assert (doom.counter("doom"), table.life(BOB), table.life(CAT)) == (1, 20, 20)
    table.go_to("end step", of=BOB)
    assert table.stack == []
    table.go_to("end step", of=ANN)
    table.will(ANN, CAT)
    table.resolve()
    assert (doom.counter("doom"), table.life(BOB), table.life(CAT)) == (2, 20, 18)
    assert table.schemes == ["Your Inescapable Doom"]


# ---------------------------------------------------------------------- Your Mistake Is My Triumph


@pytest.mark.rule("701.17a", "110.2a")
def test_she_takes_one_of_the_permanent_cards_that_all_players_mill(table: SchemeTable) -> None:
    table.library(ANN, "Lightning Bolt", "Gold Myr", "Giant Growth")
    table.library(BOB, "Lightning Bolt", "Serra Angel", "Forest", "Sol Ring")
    table.graveyard(BOB, "Grizzly Bears")
    table.set_in_motion("Your Mistake Is My Triumph")
    table.resolve(pause=True)
    with table.refuses("not among"):
        table.answer(ANN, "Grizzly Bears")
    with table.refuses("not among"):
        table.answer(ANN, "Giant Growth")
    with table.refuses("Choose 1"):
        table.answer(ANN, [])
    table.answer(ANN, "Serra Angel")
    angel = table.find("Serra Angel")
    assert (angel.zone, angel.controller, angel.owner) == ("battlefield", ANN, BOB)
    assert [len(table.graveyard(player)) for player in (ANN, BOB, CAT)] == [3, 3, 3]


# ---------------------------------------------------------------------- Your Nightmares Are Delicious


@pytest.mark.rule("701.9b", "101.4")
@pytest.mark.parametrize(("bobs", "cats", "drawn"), [(7, 6, 0), (7, 5, 3), (3, 0, 3), (6, 6, 3), (8, 2, 0)])
def test_great_hands_shrink_or_hers_grows(table: SchemeTable, bobs: int, cats: int, drawn: int) -> None:
    for player, count in ((BOB, bobs), (CAT, cats)):
        if count:
            table.hand(player, *["Forest"] * count)
        if count > 5:
            table.will(player, ["Forest"] * (count - 5))
    table.set_in_motion("Your Nightmares Are Delicious")
    table.resolve()
    assert [len(table.hand(player)) for player in (ANN, BOB, CAT)] == [drawn, min(5, bobs), min(5, cats)]


# ---------------------------------------------------------------------- Your Own Face Mocks You


@pytest.mark.rule("707.2", "115.6")
@pytest.mark.parametrize(
    ("chosen", "tokens"),
    [
        (["Serra Angel", "Grizzly Bears"], ["Grizzly Bears", "Serra Angel"]),
        (["Serra Angel"], ["Scarecrow Token", "Serra Angel"]),
        ([], ["Scarecrow Token", "Scarecrow Token"]),
    ],
)
def test_two_tokens_copies_or_scarecrows(table: SchemeTable, chosen: list[str], tokens: list[str]) -> None:
    table.battlefield(BOB, "Serra Angel")
    table.battlefield(CAT, "Grizzly Bears")
    table.set_in_motion("Your Own Face Mocks You", [chosen])
    table.resolve()
    assert sorted(table.battlefield(ANN)) == tokens
    for name in tokens:
        token = table.find(name, controller=ANN)
        assert token.is_token
        if name == "Scarecrow Token":
            assert (token.power, token.types, token.keywords) == (4, ["Artifact", "Creature"], frozenset({"vigilance"}))


@pytest.mark.rule("614.1a")
def test_a_copy_that_is_made_twice_leaves_no_room_for_scarecrows(table: SchemeTable) -> None:
    table.battlefield(ANN, DOUBLING)
    table.battlefield(BOB, "Serra Angel")
    table.set_in_motion("Your Own Face Mocks You", [["Serra Angel"]])
    table.resolve()
    assert table.battlefield(ANN) == ["Test Doubling", "Serra Angel", "Serra Angel"]


@pytest.mark.rule("608.2b")
def test_without_its_only_target_nothing_is_made(table: SchemeTable) -> None:
    angel = table.battlefield(BOB, "Serra Angel")
    table.set_in_motion("Your Own Face Mocks You", [[angel]])
    table.happen(lambda state: sacrifice(state, [state.objects[angel.id]]))
    table.resolve()
    assert table.battlefield(ANN) == []


# ---------------------------------------------------------------------- Your Plans Mean Nothing


@pytest.mark.rule("115.1d", "701.9", "121.1")
@pytest.mark.parametrize(
    ("chosen", "hands"),
    [([ANN, BOB, CAT, DAN], (7, 3, 0, 0)), ([BOB, DAN], (2, 3, 1, 0)), ([ANN], (7, 4, 1, 0)), ([], (2, 4, 1, 0))],
)
def test_plans_are_given_up_for_one_card_less(chosen: list[int], hands: tuple[int, ...]) -> None:
    table = SchemeTable(4)
    table.hand(ANN, "Grizzly Bears", "Forest")
    table.hand(BOB, *BOLTS)
    table.hand(CAT, "Serra Angel")
    table.set_in_motion("Your Plans Mean Nothing", [chosen])
    table.resolve()
    assert tuple(len(table.hand(player)) for player in (ANN, BOB, CAT, DAN)) == hands
    assert table.graveyard(BOB) == (BOLTS if BOB in chosen else [])


def test_with_an_empty_hand_she_draws_nothing() -> None:
    table = SchemeTable()
    table.hand(BOB, *BOLTS)
    table.set_in_motion("Your Plans Mean Nothing", [[ANN, BOB]])
    table.resolve()
    assert (len(table.hand(ANN)), len(table.hand(BOB))) == (0, 3)


# ---------------------------------------------------------------------- Your Will Is Not Your Own


@pytest.mark.rule("613.1b", "514.2", "702.10b")
def test_a_creature_fights_for_her_this_turn(table: SchemeTable) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears", tapped=True)
    table.set_in_motion("Your Will Is Not Your Own", [bears])
    table.resolve()
    assert (bears.controller, bears.tapped, bears.power, bears.toughness) == (ANN, False, 5, 5)
    assert bears.keywords == {"trample", "haste"}
    table.attack(ANN, {bears: BOB})
    table.combat_damage()
    assert table.life(BOB) == 15
    table.next_turn()
    assert (bears.controller, bears.power, bears.keywords) == (BOB, 2, frozenset())
