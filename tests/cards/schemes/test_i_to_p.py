"""Schemes from Ignite the Cloneforge! to My Forces Are Innumerable, each set in motion in a game."""

from __future__ import annotations

import pytest

from planechase.rules.events.events import LifeLoss, Revealed
from planechase.testing import ANN, BOB, CAT, DAN, ArrangedCommander, SchemeTable
from planechase.words.card import INSTANT_CARD, card, creature
from planechase.words.effects.hands import draw
from planechase.words.effects.zone_effects import return_to_hand
from planechase.words.filters import CREATURE
from planechase.words.keywords import keyword
from planechase.words.player_words import TARGET_PLAYER
from planechase.words.selections import target

BOLTS = ["Lightning Bolt"] * 4
FIRM = card("Test Colossus", "{8}", creature("Golem", 9, 9), (keyword("indestructible"),))
GIANT = card("Test Giant", "{5}{G}", creature("Giant", 8, 8))
GIFT = card("Test Gift", "{U}", INSTANT_CARD, draw(1, TARGET_PLAYER))
BOUNCE = card("Test Bounce", "{U}", INSTANT_CARD, return_to_hand(target(CREATURE)))


@pytest.fixture
def table() -> SchemeTable:
    return SchemeTable(free_mana=True)


# ---------------------------------------------------------------------- Ignite the Cloneforge!


@pytest.mark.rule("707.2")
@pytest.mark.parametrize("original", ["Grizzly Bears", "Sol Ring", "Forest"])
def test_a_copy_of_any_permanent_of_an_opponent(table: SchemeTable, original: str) -> None:
    there = table.battlefield(BOB, original, tapped=True, counters={"+1/+1": 2} if original == "Grizzly Bears" else {})
    with table.refuses("not a legal target"):
        own = table.fork()
        own.set_in_motion("Ignite the Cloneforge!", [own.battlefield(ANN, "Gold Myr")])
    table.set_in_motion("Ignite the Cloneforge!", [there])
    table.resolve()
    token = table.find(original, controller=ANN)
    assert (token.is_token, token.tapped, token.counters) == (True, False, {})
    assert table.battlefield(BOB) == [original]


@pytest.mark.rule("608.2b")
def test_nothing_is_copied_once_the_original_is_gone(table: SchemeTable) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(BOB, "Lightning Bolt")
    table.set_in_motion("Ignite the Cloneforge!", [bears])
    table.cast(BOB, "Lightning Bolt", [bears])
    table.resolve_all()
    assert table.battlefield(ANN) == []


@pytest.mark.rule("303.4f")
def test_a_copied_aura_goes_on_what_its_new_controller_chooses(table: SchemeTable) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    myr = table.battlefield(ANN, "Gold Myr")
    rancor = table.battlefield(BOB, "Rancor", attached_to=bears)
    table.will(ANN, myr)
    table.set_in_motion("Ignite the Cloneforge!", [rancor])
    table.resolve()
    assert table.find("Rancor", controller=ANN).attached_to == myr
    assert myr.power == 3


# ---------------------------------------------------------------------- Imprison This Insolent Wretch


@pytest.mark.rule("607.2d", "502.3")
def test_nothing_of_the_chosen_player_untaps(table: SchemeTable) -> None:
    table.will(ANN, BOB)
    table.set_in_motion("Imprison This Insolent Wretch")
    assert table.stack == ["Imprison This Insolent Wretch"], "the choice is made as the ability resolves"
    table.resolve()
    bobs = table.battlefield(BOB, "Forest", tapped=True)
    cats = table.battlefield(CAT, "Forest", tapped=True)
    mine = table.battlefield(ANN, "Forest", tapped=True)
    table.go_to("upkeep", of=BOB)
    table.go_to("upkeep", of=ANN)
    assert [land.tapped for land in (bobs, cats, mine)] == [True, False, False]


@pytest.mark.rule("508.3b", "904.11")
@pytest.mark.parametrize(("attacked", "ends"), [("Bob", True), ("Cat", False), ("his planeswalker", False)])
def test_an_attack_on_the_chosen_player_ends_it(table: SchemeTable, attacked: str, ends: bool) -> None:
    table.will(ANN, BOB)
    table.set_in_motion("Imprison This Insolent Wretch")
    table.resolve()
    elspeth = table.battlefield(BOB, "Elspeth, Knight-Errant")
    bears, elves = table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves")
    whom: object = {"Bob": BOB, "Cat": CAT, "his planeswalker": elspeth}[attacked]
    table.attack(ANN, {bears: whom, elves: whom})
    assert table.stack == (["Imprison This Insolent Wretch"] if ends else []), "once for all attackers"
    table.resolve_all()
    assert (table.schemes == []) is ends


@pytest.mark.rule("115.1a", "603.2")
@pytest.mark.parametrize(("caster", "target", "ends"), [(ANN, BOB, True), (CAT, BOB, True), (ANN, CAT, False)])
def test_a_spell_that_targets_the_chosen_player_ends_it(
    table: SchemeTable, caster: int, target: int, ends: bool
) -> None:
    table.will(ANN, BOB)
    table.set_in_motion("Imprison This Insolent Wretch")
    table.resolve()
    table.hand(caster, GIFT)
    table.cast(caster, GIFT.name, [target])
    assert len(table.stack) == 1 + ends, "it triggers before the spell resolves"
    table.resolve_all()
    assert (table.schemes == []) is ends


def test_a_spell_that_targets_his_creature_does_not_end_it(table: SchemeTable) -> None:
    table.will(ANN, BOB)
    table.set_in_motion("Imprison This Insolent Wretch")
    table.resolve()
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", [bears])
    table.resolve_all()
    assert table.schemes == ["Imprison This Insolent Wretch"]


# ---------------------------------------------------------------------- Into the Earthen Maw


@pytest.mark.rule("115.1d", "701.13a")
@pytest.mark.parametrize(
    "chosen", [(), ("Serra Angel",), ("Grizzly Bears", "Cat"), ("Serra Angel", "Grizzly Bears", "Cat")]
)
def test_up_to_a_flier_another_creature_and_a_graveyard_are_exiled(table: SchemeTable, chosen: tuple[str, ...]) -> None:
    table.battlefield(BOB, "Serra Angel", "Grizzly Bears")
    table.graveyard(CAT, "Lightning Bolt", "Forest")
    table.graveyard(BOB, "Sol Ring")
    creatures: list[object] = [[name] if name in chosen else [] for name in ("Serra Angel", "Grizzly Bears")]
    table.set_in_motion("Into the Earthen Maw", [*creatures, [CAT] if "Cat" in chosen else []])
    table.resolve()
    assert sorted(table.exile(BOB)) == sorted(name for name in chosen if name != "Cat")
    assert table.exile(CAT) == (["Lightning Bolt", "Forest"] if "Cat" in chosen else [])
    assert table.graveyard(BOB) == ["Sol Ring"]


def test_the_first_target_has_flying_and_the_second_does_not(table: SchemeTable) -> None:
    table.battlefield(BOB, "Serra Angel", "Grizzly Bears")
    with table.refuses("not among the options"):
        table.set_in_motion("Into the Earthen Maw", [["Grizzly Bears"], [], []])


# ---------------------------------------------------------------------- Introductions Are in Order


@pytest.mark.rule("700.2b", "701.23")
def test_a_creature_card_is_searched_for(table: SchemeTable) -> None:
    table.library(ANN, "Lightning Bolt", "Serra Angel")
    table.set_in_motion("Introductions Are in Order", modes=[0])
    table.will(ANN, "Serra Angel")
    table.resolve()
    assert table.hand(ANN) == ["Serra Angel"]
    assert [event.names for event in table.happened(Revealed)] == [("Serra Angel",)]


@pytest.mark.rule("700.2b")
@pytest.mark.parametrize("put", [True, False])
def test_or_one_from_the_hand_may_enter(table: SchemeTable, put: bool) -> None:
    table.hand(ANN, "Lightning Bolt", "Serra Angel")
    table.set_in_motion("Introductions Are in Order", modes=[1])
    table.will(ANN, "Serra Angel" if put else [])
    table.resolve()
    assert table.battlefield(ANN) == (["Serra Angel"] if put else [])


# ---------------------------------------------------------------------- Kneel Before My Legions


@pytest.mark.rule("700.2b", "111.3")
def test_a_scarecrow(table: SchemeTable) -> None:
    table.set_in_motion("Kneel Before My Legions", modes=[0])
    table.resolve()
    token = table.find("Scarecrow Token")
    assert ((token.power, token.toughness), token.colors, token.has("vigilance")) == ((4, 4), "", True)
    assert token.types == ["Artifact", "Creature"]


@pytest.mark.rule("611.2c", "514.2")
def test_or_legions_for_a_turn(table: SchemeTable) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    other = table.battlefield(BOB, "Grizzly Bears")
    table.set_in_motion("Kneel Before My Legions", modes=[1])
    table.resolve()
    later = table.battlefield(ANN, "Gold Myr")
    assert (bears.power, bears.toughness, bears.keywords) == (5, 5, frozenset({"vigilance", "trample"}))
    assert (other.power, later.power) == (2, 1)
    table.next_turn()
    assert (bears.power, bears.keywords) == (2, frozenset())


# ---------------------------------------------------------------------- Know Evil


@pytest.mark.rule("115.3", "101.2", "500.7")
def test_one_cannot_attack_one_casts_no_creatures_and_one_nothing_else() -> None:
    table = SchemeTable(4, free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    angel = table.battlefield(CAT, "Serra Angel")
    for player in (BOB, CAT, DAN):
        table.hand(player, "Grizzly Bears", "Lightning Bolt", "Forest")
    table.set_in_motion("Know Evil", [[BOB], [CAT], [DAN]])
    table.resolve()
    table.turn(BOB)
    assert (table.can_attack(bears, ANN), table.can_attack(angel, ANN)) == (False, True)
    creatures = [table.can_cast(player, "Grizzly Bears") for player in (BOB, CAT, DAN)]
    others = [table.can_cast(player, "Lightning Bolt") for player in (BOB, CAT, DAN)]
    assert (creatures, others) == ([True, False, True], [True, True, False])
    table.play_land(DAN, "Forest")
    table.go_to("upkeep", of=ANN)
    assert table.can_cast(DAN, "Lightning Bolt")


@pytest.mark.rule("115.3")
def test_nobody_is_targeted_twice() -> None:
    table = SchemeTable(4)
    with table.refuses("not among the options"):
        table.set_in_motion("Know Evil", [[BOB], [], [BOB]])


def test_against_a_single_opponent_she_chooses_which_evil_it_is() -> None:
    table = SchemeTable(2, free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(BOB, "Gold Myr", "Lightning Bolt")
    table.set_in_motion("Know Evil", [[], [], [BOB]])
    table.resolve()
    table.turn(BOB)
    assert table.can_attack(bears)
    assert (table.can_cast(BOB, "Gold Myr"), table.can_cast(BOB, "Lightning Bolt")) == (True, False)


@pytest.mark.rule("800.4m")
def test_it_ends_where_the_next_turn_of_a_supervillain_who_left_would_have_begun() -> None:
    table = SchemeTable(rumble=True, free_mana=True)
    table.hand(CAT, "Lightning Bolt")
    table.set_in_motion("Know Evil", [[], [], [CAT]])
    table.resolve()
    table.concede(ANN)
    table.go_to("upkeep", of=CAT)
    assert not table.can_cast(CAT, "Lightning Bolt")
    table.go_to("upkeep", of=BOB)
    assert table.can_cast(CAT, "Lightning Bolt")


# ---------------------------------------------------------------------- Know Naught but Fire


@pytest.mark.rule("608.2h")
def test_everybodys_own_hand_burns_them(table: SchemeTable) -> None:
    table.hand(ANN, *BOLTS)
    table.hand(BOB, "Forest", "Lightning Bolt", "Sol Ring")
    table.hand(CAT, "Forest")
    table.set_in_motion("Know Naught but Fire")
    table.resolve()
    assert [table.life(player) for player in (ANN, BOB, CAT)] == [40, 17, 19]


# ---------------------------------------------------------------------- Look Skyward and Despair


@pytest.mark.rule("111.3")
def test_a_dragon(table: SchemeTable) -> None:
    table.set_in_motion("Look Skyward and Despair")
    table.resolve()
    dragon = table.find("Dragon Token")
    assert ((dragon.power, dragon.toughness), dragon.colors, dragon.has("flying")) == ((5, 5), "R", True)


# ---------------------------------------------------------------------- Make Yourself Useful


@pytest.mark.rule("701.8a", "608.2h")
def test_the_toughness_of_the_destroyed_creature_is_gained_as_life(table: SchemeTable) -> None:
    giant = table.battlefield(BOB, GIANT, counters={"+1/+1": 1})
    table.set_in_motion("Make Yourself Useful", [giant])
    table.resolve()
    assert (table.graveyard(BOB), table.life(ANN)) == ([GIANT.name], 49)


@pytest.mark.rule("702.12b", "608.2c")
def test_no_life_for_what_cannot_be_destroyed(table: SchemeTable) -> None:
    golem = table.battlefield(BOB, FIRM)
    table.set_in_motion("Make Yourself Useful", [golem])
    table.resolve()
    assert (table.battlefield(BOB), table.life(ANN)) == ([FIRM.name], 40)


def test_no_life_for_what_is_gone_already(table: SchemeTable) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(BOB, "Lightning Bolt")
    table.set_in_motion("Make Yourself Useful", [bears])
    table.cast(BOB, "Lightning Bolt", [bears])
    table.resolve_all()
    assert table.life(ANN) == 40


# ---------------------------------------------------------------------- May Civilization Collapse


@pytest.mark.rule("608.2d", "101.4")
@pytest.mark.parametrize(("choice", "left"), [("self", [1, 3, 3]), ("others", [3, 2, 2])])
def test_two_lands_of_ones_own_or_one_of_each_other_opponent(choice: str, left: list[int]) -> None:
    table = SchemeTable(4)
    for player in (ANN, BOB, CAT, DAN):
        table.lands(player, "Forest", 3)
        table.always(player, ["Forest", "Forest"] if player == BOB else "Forest", about="sacrifice")
    table.will(BOB, choice, about="mode")
    table.set_in_motion("May Civilization Collapse", [BOB])
    table.resolve()
    assert [len(table.battlefield(player)) for player in (BOB, CAT, DAN)] == left
    assert len(table.battlefield(ANN)) == 3


def test_whoever_has_no_lands_may_choose_self(table: SchemeTable) -> None:
    table.lands(CAT, "Forest", 1)
    table.will(BOB, "self")
    table.set_in_motion("May Civilization Collapse", [BOB])
    table.resolve()
    assert table.battlefield(CAT) == ["Forest"]


# ---------------------------------------------------------------------- Mine Is the Only Truth


@pytest.mark.rule("601.2i", "904.8")
def test_the_archenemy_draws_for_each_spell_whoever_casts_it(table: SchemeTable) -> None:
    table.scheme("Mine Is the Only Truth")
    for player in (ANN, BOB):
        table.hand(player, "Lightning Bolt")
        table.cast(player, "Lightning Bolt", [CAT])
        table.resolve_all()
    assert (len(table.hand(ANN)), table.hand(BOB)) == (2, [])


@pytest.mark.rule("603.4", "701.33b")
@pytest.mark.parametrize(("spells", "stays"), [(0, True), (1, False)])
def test_it_ends_if_she_drew_in_the_turn_before_hers(table: SchemeTable, spells: int, stays: bool) -> None:
    table.scheme("Mine Is the Only Truth")
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", [BOB])
    table.resolve_all()
    table.hand(BOB, *BOLTS)
    table.go_to("upkeep", of=BOB)
    for _ in range(spells):
        table.cast(BOB, "Lightning Bolt", [ANN])
        table.resolve_all()
    table.go_to("upkeep", of=ANN)
    assert table.stack == ([] if stays else ["Mine Is the Only Truth"]), "not for her own last turn"
    table.resolve_all()
    assert (table.schemes == ["Mine Is the Only Truth"]) is stays


@pytest.mark.rule("603.4", "608.2h")
def test_that_she_drew_last_turn_is_still_so_when_she_has_drawn_this_turn(table: SchemeTable) -> None:
    table.scheme("Mine Is the Only Truth")
    table.hand(BOB, "Lightning Bolt")
    table.go_to("upkeep", of=BOB)
    table.cast(BOB, "Lightning Bolt", [CAT])
    table.resolve_all()
    table.go_to("upkeep", of=ANN)
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", [CAT])
    assert table.stack[-1] == "Mine Is the Only Truth", "it draws for her own spell first"
    table.resolve_all()
    assert table.schemes == []


# ---------------------------------------------------------------------- Mortal Flesh Is Weak


@pytest.mark.rule("119.5")
def test_all_opponents_fall_to_the_lowest_life_total_among_them(table: SchemeTable) -> None:
    table.life(ANN, 3)
    table.life(BOB, 5)
    table.life(CAT, 12)
    table.set_in_motion("Mortal Flesh Is Weak")
    table.resolve()
    assert [table.life(player) for player in (ANN, BOB, CAT)] == [3, 5, 5]
    assert [(event.player, event.amount) for event in table.happened(LifeLoss)] == [(CAT, 7)]


# ---------------------------------------------------------------------- My Champion Stands Supreme


@pytest.fixture
def led() -> SchemeTable:
    leaders = ArrangedCommander(["Bosh, Iron Golem", "Krond the Dawn-Clad", "Krond the Dawn-Clad"])
    table = SchemeTable(variants=[leaders], free_mana=True)
    table.scheme("My Champion Stands Supreme")
    table.cast(ANN, "Bosh, Iron Golem")
    table.resolve()
    return table


@pytest.mark.rule("903.3e", "702.21a")
def test_her_commander_and_nothing_else_has_ward(led: SchemeTable) -> None:
    bosh = led.commander(ANN)
    led.hand(BOB, "Lightning Bolt")
    led.cast(BOB, "Lightning Bolt", [bosh])
    assert led.stack == ["Lightning Bolt", "Bosh, Iron Golem"]
    led.resolve_all()
    assert (bosh.damage, led.graveyard(BOB)) == (0, ["Lightning Bolt"])
    assert not led.battlefield(ANN, "Gold Myr").has("ward")


@pytest.mark.rule("508.3a")
def test_her_commander_grows_as_it_attacks(led: SchemeTable) -> None:
    bosh = led.commander(ANN)
    led.turn(ANN)
    led.go_to("upkeep", of=BOB)
    led.go_to("precombat main phase", of=ANN)
    led.attack(ANN, {bosh: BOB})
    led.resolve()
    assert (bosh.counters, led.schemes) == ({"+1/+1": 2}, ["My Champion Stands Supreme"])


@pytest.mark.rule("603.6c", "903.9b")
def test_it_ends_as_her_commander_leaves_the_battlefield(led: SchemeTable) -> None:
    led.hand(ANN, BOUNCE)
    led.will(ANN, True, about="command zone")
    led.cast(ANN, BOUNCE.name, [led.commander(ANN)])
    led.resolve_all()
    assert (led.commander(ANN).zone, led.schemes) == ("command", [])


# ---------------------------------------------------------------------- My Crushing Masterstroke


@pytest.mark.rule("613.1b", "611.2c", "701.26b")
def test_she_has_all_nonland_permanents_of_others_for_a_turn(table: SchemeTable) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears", tapped=True)
    ring = table.battlefield(CAT, "Sol Ring")
    table.battlefield(CAT, "Forest")
    table.set_in_motion("My Crushing Masterstroke")
    table.resolve()
    assert (table.battlefield(ANN), table.battlefield(CAT)) == (["Grizzly Bears", "Sol Ring"], ["Forest"])
    assert (bears.tapped, bears.has("haste"), ring.has("haste")) == (False, True, True)
    table.attack(ANN, {bears: BOB})
    table.next_turn()
    assert (bears.controller, ring.controller, bears.has("haste")) == (BOB, CAT, False)


@pytest.mark.rule("508.1d")
def test_what_she_took_attacks_its_owner(table: SchemeTable) -> None:
    bears = table.battlefield(CAT, "Grizzly Bears", owner=BOB)
    angel = table.battlefield(CAT, "Serra Angel")
    mine = table.battlefield(ANN, "Gold Myr")
    table.set_in_motion("My Crushing Masterstroke")
    table.resolve()
    for attack in ({bears: CAT, angel: CAT}, {angel: CAT}, {bears: BOB, angel: BOB}):
        with table.refuses("must attack"):
            table.fork().attack(ANN, attack)
    table.attack(ANN, {bears: BOB, angel: CAT})
    assert (bears.attacking, angel.attacking, mine.attacking) == (BOB, CAT, None)


@pytest.mark.rule("508.1d", "500.8")
def test_in_another_combat_of_the_turn_it_need_not_attack_again(table: SchemeTable) -> None:
    angel = table.battlefield(BOB, "Serra Angel")
    table.set_in_motion("Drench the Soil in Their Blood")
    table.resolve()
    table.set_in_motion("My Crushing Masterstroke")
    table.resolve()
    table.attack(ANN, {angel: BOB})
    table.go_to("postcombat main phase")
    assert not angel.tapped
    table.attack(ANN, {})
    table.go_to("end step")
    assert table.life(BOB) == 16


# ---------------------------------------------------------------------- My Followers Ascend


@pytest.mark.rule("122.6", "608.2d")
def test_a_follower_ascends(table: SchemeTable) -> None:
    bears, myr = table.battlefield(ANN, "Grizzly Bears", "Gold Myr")
    table.will(ANN, myr)
    table.set_in_motion("My Followers Ascend")
    table.resolve()
    assert (myr.power, myr.keywords, bears.power) == (6, frozenset({"flying", "vigilance"}), 2)
    table.next_turn()
    assert (myr.power, myr.keywords) == (6, frozenset())


@pytest.mark.rule("614.15")
def test_without_followers_there_is_a_scarecrow(table: SchemeTable) -> None:
    table.battlefield(BOB, "Grizzly Bears")
    table.set_in_motion("My Followers Ascend")
    table.resolve()
    assert (table.battlefield(ANN), table.find("Scarecrow Token").counters) == (["Scarecrow Token"], {})
